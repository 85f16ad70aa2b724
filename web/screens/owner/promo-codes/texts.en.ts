/** English texts of an owner's promo codes. */
import { promo } from '#web/features/promo-codes/texts.en.ts';

export const texts = {
	title: 'Promo codes',
	heading: 'Promo codes',
	lead: 'Codes for your own cars. The discount lowers your rental total and the platform fee. You can end a code, but you can’t change it.',
	empty: 'No promo codes yet',
	emptyHint: 'Codes you create appear here with their bookings and what they cost you.',
	notYours: { title: 'Your role doesn’t include promo codes', hint: 'A manager of the office can give you another role.' },
	cars: {
		label: 'Your cars',
	},
	/** Shared with the admins' screen. */
	promo,
};
export type OwnerPromoCodesTexts = typeof texts;
