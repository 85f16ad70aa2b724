/** English texts of the platform's promo codes. */
import { desk } from '#web/features/admin/texts.en.ts';
import { promo } from '#web/features/promo-codes/texts.en.ts';

export const texts = {
	desk,
	title: 'Promo codes',
	heading: 'Promo codes',
	state: 'Status',
	lead: 'Mishwar pays for these discounts: owners get their full share. You can end a code, but you can’t change it.',
	empty: 'No promo codes yet',
	emptyHint: 'Codes you create appear here with their bookings and what they cost.',
	cars: {
		label: 'Links to the car pages',
		hint: 'One per line, as shown in the browser.',
	},
	promo,
};
export type AdminPromoCodesTexts = typeof texts;
