/** Sends a refund to the gateway, once, and follows it until the money is with the renter. */
import { jod } from '#contract/money.ts';
import { post, refundConfirmed } from '#server/capabilities/ledger/index.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import type { GatewayOperation } from '#server/providers/gateway/port.ts';
import { refundArrived } from './news.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { changeRefund, lockRefund, paymentById, type RefundRow, refundById } from './sql.ts';
import { checkRefund } from './timers.ts';

const MINUTE_MS = 60_000;
/** How long to wait before asking how far a refund is; longer each time, an hour at most. */
const CHECK_MINUTES = [1, 5, 15, 60];

export async function sendOwedRefund(platform: PaymentPlatform, refundId: string): Promise<void> {
	const refund = await refundById(platform.db, refundId);
	if (refund?.state !== 'PENDING') return;
	const payment = await paymentById(platform.db, refund.payment_id);
	if (!payment?.gateway_payment_id) throw new Error(`refund ${refundId}: its payment has no gateway id`);
	// The same key for every try: a try whose answer was lost is not a second refund.
	const operation = await gatewayOf(platform, payment).refund(payment.gateway_payment_id, jod(refund.amount_fils), `refund-${refund.id}`);
	await noteProgress(platform, refund, operation);
}

/** Asks the gateway how far a refund is. */
export async function settleRefund(platform: PaymentPlatform, refund: RefundRow): Promise<void> {
	if (refund.state !== 'SENT' || !refund.gateway_refund_id) return;
	const payment = await paymentById(platform.db, refund.payment_id);
	if (payment) await noteProgress(platform, refund, await gatewayOf(platform, payment).getRefund(refund.gateway_refund_id));
}

export async function watchRefund(platform: PaymentPlatform, refundId: string): Promise<void> {
	const refund = await refundById(platform.db, refundId);
	if (refund) await settleRefund(platform, refund);
}

async function noteProgress(platform: PaymentPlatform, { id }: RefundRow, operation: GatewayOperation): Promise<void> {
	const now = platform.clock.now();
	await inTransaction(platform.db, async (tx) => {
		const found = await refundById(tx, id);
		if (!found) return;
		await lockSubject(tx, 'booking', found.booking_id);
		const refund = await lockRefund(tx, id);
		if (refund.state === 'REFUNDED' || refund.state === 'FAILED') return;
		const sent = { gateway_refund_id: operation.gatewayOperationId, tries: refund.tries + 1, sent_at: refund.sent_at ?? now };
		if (operation.state === 'DONE') {
			await changeRefund(tx, id, { ...sent, state: 'REFUNDED', refunded_at: now });
			await post(tx, {
				eventKey: `refund-confirmed:${id}`,
				bookingId: refund.booking_id,
				occurredAt: now,
				lines: refundConfirmed(refund.amount_fils),
			});
			await platform.news.publish(platform, tx, refundArrived, { refundId: id, bookingId: refund.booking_id });
			return;
		}
		await changeRefund(tx, id, { ...sent, state: 'SENT' });
		if (operation.state === 'REFUSED')
			platform.log.error({ refundId: id }, 'ALERT the gateway cancelled a refund: the renter is still owed it');
		const minutes = CHECK_MINUTES[Math.min(refund.tries, CHECK_MINUTES.length - 1)] ?? 60;
		const runAt = new Date(now.getTime() + minutes * MINUTE_MS);
		await enqueue(tx, checkRefund, { refundId: id }, { runAt, key: `check-refund-${id}`, priority: priority.money });
	});
}
