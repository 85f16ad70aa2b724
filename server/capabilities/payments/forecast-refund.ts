/** What a refund that is only being previewed would send to the card. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { lostDisputeOf } from './disputes-sql.ts';
import { refundAfterGoodwill, restOf, spread } from './refund-rules.ts';
import { appliedPaymentsOf } from './sql.ts';

/**
 * The amount that `refundPart` with this rental, or `refundBooking` without it, would send and that could be carried over instead:
 * earlier goodwill is deducted, and what the renter's bank has returned already is left out.
 */
export async function forecastRefund(db: Queryable, bookingId: string, rentalFils?: bigint): Promise<bigint> {
	const payments = (await appliedPaymentsOf(db, bookingId)).toReversed();
	const rests = payments.map(restOf);
	const fullRefunds = rests.map((rest) => rest.rentalFils + rest.depositFils);
	const rentals = rests.map((rest) => rest.rentalFils);
	const parts = rentalFils === undefined ? fullRefunds : spread(rentalFils, rentals).parts;
	let sentFils = 0n;
	for (const [index, payment] of payments.entries())
		if (!(await lostDisputeOf(db, payment.id))) sentFils += refundAfterGoodwill(payment, parts[index] ?? 0n).sentFils;
	return sentFils;
}
