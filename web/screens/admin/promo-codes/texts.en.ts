/** English texts of the platform's promo codes. */
import { promo } from '#web/features/promo-codes/texts.en.ts';

export const texts = {
	title: 'Promo codes',
	heading: 'Promo codes',
	lead: 'Mishwar bears what these codes take off: owners get their full share. A code can be ended, but never changed.',
	empty: 'No promo codes yet',
	emptyHint: 'Codes that you create appear here with their bookings and what they cost.',
	cars: {
		label: 'Addresses of the car pages',
		hint: 'One on each line, as the browser shows them.',
	},
	promo,
};
export type AdminPromoCodesTexts = typeof texts;
