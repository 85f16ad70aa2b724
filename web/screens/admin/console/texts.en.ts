/** English texts of the admins' console. */
import { desk } from '#web/features/admin/texts.en.ts';

export const texts = {
	desk,
	title: 'Admin',
	heading: 'Admin',
	lead: 'Pending reviews and all bookings.',
	tabs: { label: 'Areas', users: 'Users', cars: 'Cars', bookings: 'Bookings' },
};

export type ConsoleTexts = typeof texts;
