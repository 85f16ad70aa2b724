/** What a refund that is only being previewed would send to the card. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { refundAfterGoodwill, restOf, spread } from './refund-rules.ts';
import { appliedPaymentsOf } from './sql.ts';

/**
 * How much `refundPart` of this much rental, or without it `refundBooking` of everything, would send, and could be carried over instead:
 * goodwill may have been sent already as a part of it.
 */
export async function forecastRefund(db: Queryable, bookingId: string, rentalFils?: bigint): Promise<bigint> {
	const payments = (await appliedPaymentsOf(db, bookingId)).toReversed();
	const rests = payments.map(restOf);
	const whole = rests.map((rest) => rest.rentalFils + rest.depositFils);
	const rentals = rests.map((rest) => rest.rentalFils);
	const parts = rentalFils === undefined ? whole : spread(rentalFils, rentals).parts;
	return payments.reduce((sum, payment, index) => sum + refundAfterGoodwill(payment, parts[index] ?? 0n).sentFils, 0n);
}
