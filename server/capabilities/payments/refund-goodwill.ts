/** Goodwill to a renter: refunded over the payments of the booking as far as they reach, at the platform's expense. */
import { goodwillToRenterLines, post } from '#server/capabilities/ledger/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { lostDisputeOf } from './disputes-sql.ts';
import { reserveRefund } from './refund-payment.ts';
import { spread } from './refund-rules.ts';
import { appliedPaymentsOf, changePayment, lockPayment } from './sql.ts';

export type GoodwillRoom = { paymentId: string; reference: string; fils: bigint };

/**
 * What can still be refunded of each payment of a booking, oldest first. The oldest bears what a cancellation retains, so goodwill from it leaves
 * most room for later refunds. The bank has returned the whole of a payment whose dispute was lost.
 */
export async function goodwillRooms(db: Queryable, bookingId: string): Promise<GoodwillRoom[]> {
	const rooms: GoodwillRoom[] = [];
	for (const payment of await appliedPaymentsOf(db, bookingId)) {
		const isReturned = (await lostDisputeOf(db, payment.id)) !== undefined;
		const fils = isReturned ? 0n : payment.amount_fils - payment.refund_reserved_fils;
		rooms.push({ paymentId: payment.id, reference: payment.reference, fils });
	}
	return rooms;
}

/**
 * Posts, reserves and sends the refund of a goodwill. The caller holds the booking's lock and grants it once.
 * Throws GOODWILL_TOO_LARGE beyond what the payments still hold.
 */
export async function refundGoodwill(
	platform: Platform,
	tx: Transaction,
	{ id, bookingId, fils }: { id: string; bookingId: string; fils: bigint },
): Promise<void> {
	for (const { id: paymentId } of await appliedPaymentsOf(tx, bookingId)) await lockPayment(tx, paymentId);
	const rooms = await goodwillRooms(tx, bookingId);
	const { parts, leftFils } = spread(
		fils,
		rooms.map((room) => room.fils),
	);
	if (leftFils > 0n) throw refuse('GOODWILL_TOO_LARGE');
	await post(tx, {
		eventKey: `goodwill-granted:${id}`,
		bookingId,
		occurredAt: platform.clock.now(),
		lines: goodwillToRenterLines(fils),
	});
	for (const [index, { paymentId }] of rooms.entries()) {
		const part = parts[index] ?? 0n;
		if (part === 0n) continue;
		const payment = await lockPayment(tx, paymentId);
		await reserveRefund(platform, tx, payment, { fils: part, reason: 'GOODWILL', cause: `goodwill:${id}` });
		await changePayment(tx, paymentId, { goodwill_fils: payment.goodwill_fils + part });
	}
}
