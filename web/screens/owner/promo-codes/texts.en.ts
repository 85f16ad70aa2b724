/** English texts of an owner's promo codes. */
import { promo } from '#web/features/promo-codes/texts.en.ts';

export const texts = {
	title: 'Promo codes',
	heading: 'Promo codes',
	lead: 'Codes for your own cars. What they take off lowers your rental, and the platform fee with it. A code can be ended, but never changed.',
	empty: 'No promo codes yet',
	emptyHint: 'Codes that you create appear here with their bookings and what they cost you.',
	cars: {
		label: 'Your cars',
	},
	/** Shared with the admins' screen. */
	promo,
};
export type OwnerPromoCodesTexts = typeof texts;
