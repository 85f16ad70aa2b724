/** What a refund that is only being previewed would send to the card. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { refundAfterGoodwill, restOf, spread } from './refund-rules.ts';
import { appliedPaymentsOf } from './sql.ts';

/**
 * The amount that `refundPart` with this rental, or `refundBooking` without it, would send and that could be carried over instead:
 * earlier goodwill is deducted.
 */
export async function forecastRefund(db: Queryable, bookingId: string, rentalFils?: bigint): Promise<bigint> {
	const payments = (await appliedPaymentsOf(db, bookingId)).toReversed();
	const rests = payments.map(restOf);
	const fullRefunds = rests.map((rest) => rest.rentalFils + rest.depositFils);
	const rentals = rests.map((rest) => rest.rentalFils);
	const parts = rentalFils === undefined ? fullRefunds : spread(rentalFils, rentals).parts;
	return payments.reduce((sum, payment, index) => sum + refundAfterGoodwill(payment, parts[index] ?? 0n).sentFils, 0n);
}
