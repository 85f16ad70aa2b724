/** Arabic texts of the admins' console. */
import { desk } from '#web/features/admin/texts.ar.ts';
import type { ConsoleTexts } from './texts.en.ts';

export const texts = {
	desk,
	title: 'الإدارة',
	heading: 'الإدارة',
	lead: 'ما ينتظر المراجعة، وكل الحجوزات.',
	tabs: { label: 'الأقسام', users: 'المستخدمون', cars: 'السيارات', bookings: 'الحجوزات' },
} satisfies ConsoleTexts;
