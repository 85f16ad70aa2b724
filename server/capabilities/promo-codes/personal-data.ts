/** Personal data in promo codes: an owner's own codes, and a renter's uses of codes. */
import type { PersonalDataSource } from '#server/platform/personal-data/personal-data-source.ts';
import { codesOf, endCodesOf, usesOf } from './sql.ts';

export const promoCodePersonalData: PersonalDataSource = {
	name: 'promo-codes',

	export: async ({ db }, userId) => {
		const [codes, uses] = await Promise.all([codesOf(db, userId), usesOf(db, userId)]);
		return { data: { codes, uses } };
	},

	/** Uses stay, because the amounts of bookings follow from them. */
	erase: async ({ clock }, tx, userId) => endCodesOf(tx, userId, clock.now()),
};
