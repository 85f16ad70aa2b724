/** A code in a booking: whether it can be used, its use with the final check of its limits, and the effect of later changes of the booking. */
import { writtenCode } from '#contract/promo-code-shapes.ts';
import { ammanDate } from '#contract/time.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type PromoConditions, type PromoTerms, type PromoUse, problemAtRedemption, problemOf, type RefusedCode } from './rules.ts';
import { changeRedemption, codesLike, insertRedemption, lockCode, type PromoCodeRow, releaseRedemption, usesOfPerson } from './sql.ts';

export type FoundCode = PromoTerms & { id: string };

type Typed = { text: string; car: { id: string; owner_id: string }; renterId: string; now: Date };
type Facts = { rentFils: bigint; isFirstBooking(): Promise<boolean> };

export const conditionsOf = (row: PromoCodeRow): Omit<PromoConditions, 'includesCar'> => ({
	validFrom: row.valid_from,
	validUntil: row.valid_until,
	minRentalFils: row.min_rental_fils,
	firstBookingOnly: row.first_booking_only,
	maxUses: row.max_uses,
	maxUsesPerPerson: row.max_uses_per_person,
	used: row.used,
	isEnded: row.ended_at !== null,
});

const termsOf = (row: PromoCodeRow): FoundCode => ({
	id: row.id,
	code: row.code,
	by: row.owner_id === null ? 'PLATFORM' : 'OWNER',
	percent: row.percent,
	amountFils: row.amount_fils,
});

/**
 * The code that a person typed for a car, or why it gives no discount. A code of another owner is unknown here. If the platform and the owner
 * have the same word, the first one that can be used counts.
 */
export async function findCode(db: Queryable, typed: Typed, facts: Facts): Promise<{ found: FoundCode } | { refused: RefusedCode }> {
	const { text, car, renterId, now } = typed;
	let refused: RefusedCode = { code: 'PROMO_CODE_UNKNOWN', params: {} };
	for (const row of (await codesLike(db, writtenCode(text), car)).toReversed()) {
		const use: PromoUse = {
			today: ammanDate(now),
			usesOfPerson: (await usesOfPerson(db, row.id, renterId)).length,
			isFirstBooking: !row.first_booking_only || (await facts.isFirstBooking()),
			rentFils: facts.rentFils,
		};
		const problem = problemOf({ ...conditionsOf(row), includesCar: row.all_cars || Boolean(row.has_car) }, use);
		if (!problem) return { found: termsOf(row) };
		refused = problem;
	}
	return { refused };
}

type Redeeming = { bookingId: string; renterId: string; discountFils: bigint; now: Date };

/** Uses the code once, under its lock; returns why no use is left. The discount of a code never changes, so the price remains valid. */
export async function redeemCode(tx: Transaction, { id }: FoundCode, use: Redeeming): Promise<RefusedCode | null> {
	const row = await lockCode(tx, id);
	const used = await usesOfPerson(tx, id, use.renterId);
	const problem = problemAtRedemption(conditionsOf(row), { today: ammanDate(use.now), usesOfPerson: used.length });
	if (problem) return problem;
	const free = Array.from({ length: used.length + 1 }, (_, index) => index + 1).find((number) => !used.includes(number)) ?? 1;
	await insertRedemption(tx, {
		...{ booking_id: use.bookingId, code_id: id, renter_id: use.renterId, use_no: free },
		...{ discount_fils: use.discountFils, redeemed_at: use.now },
	});
	return null;
}

/** The booking changed: `discountFils` is the discount of the code now. */
export const changeUse = (tx: Transaction, bookingId: string, discountFils: bigint): Promise<void> =>
	changeRedemption(tx, bookingId, discountFils);

/** The booking ended and cost its renter nothing: the code can be used again. */
export const releaseUse = (tx: Transaction, bookingId: string, now: Date): Promise<void> => releaseRedemption(tx, bookingId, now);
