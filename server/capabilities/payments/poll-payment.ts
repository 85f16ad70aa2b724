/** Polls an attempt whose return and webhook may both be lost, until it is paid or a day has passed. */
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { GatewayUnreachable } from '#server/providers/gateway/port.ts';
import { checkPayment } from './jobs.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { nextCheckAt } from './rules.ts';
import { changePayment, lockPayment, paymentById, unsettledPaymentsOf } from './sql.ts';
import { syncPayment } from './sync-payment.ts';

export async function watchPayment(platform: PaymentPlatform, paymentId: string): Promise<void> {
	const payment = await paymentById(platform.db, paymentId);
	if (!payment || payment.state === 'PAID' || payment.state === 'REVIEW') return;
	const after = await syncPayment(platform, payment);
	if (after.state === 'PAID' || after.state === 'REVIEW') return;
	const now = platform.clock.now();
	const runAt = nextCheckAt(payment.created_at, now);
	await inTransaction(platform.db, async (tx) => {
		if (runAt) {
			await enqueue(tx, checkPayment, { paymentId }, { runAt, key: `check-${paymentId}`, priority: priority.money });
			return;
		}
		await lockSubject(tx, 'booking', payment.booking_id);
		const current = await lockPayment(tx, paymentId);
		if (current.state === 'PENDING' || current.state === 'AUTHORIZED') await changePayment(tx, paymentId, { state: 'EXPIRED' });
	});
}

/** Checks the attempts once more before a booking or a change expires as unpaid. A gateway that does not answer is polled again by the timers. */
export async function recheckBeforeExpiry(platform: PaymentPlatform, of: { bookingId: string } | { changeId: string }): Promise<void> {
	for (const { id } of await unsettledPaymentsOf(platform.db, of)) {
		const payment = await paymentById(platform.db, id);
		if (!payment) continue;
		try {
			await syncPayment(platform, payment);
		} catch (error) {
			if (!(error instanceof GatewayUnreachable)) throw error;
			platform.log.warn({ err: error, paymentId: id }, 'the gateway did not answer before a hold ran out');
		}
	}
}
