/** English texts of the admins' console. */
import { desk } from '#web/features/admin/texts.en.ts';
import { ledger } from '#web/features/ledger/texts.en.ts';

export const texts = {
	desk,
	ledger,
	title: 'Admin',
	heading: 'Admin',
	lead: 'Pending reviews and all bookings.',
	tabs: { label: 'Areas', users: 'Users', cars: 'Cars', bookings: 'Bookings' },
};

export type ConsoleTexts = typeof texts;
