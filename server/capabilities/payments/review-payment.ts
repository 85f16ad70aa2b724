/** A payment that does not match its attempt waits for an admin, who fetches its state again, accepts it, or rejects it. */

import type { InputOf } from '#contract/endpoint.ts';
import type { reviewPayment as call } from '#contract/payments.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { closeAlert } from '#server/platform/context/alerts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { GatewayRefusal, GatewayUnreachable, type PaymentSnapshot } from '#server/providers/gateway/port.ts';
import { paymentFailed } from './events.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { postCapture } from './post-capture.ts';
import { describeSnapshot, matchesAttempt } from './rules.ts';
import { changePayment, lockPayment, type PaymentRow, paymentById } from './sql.ts';
import { fetchPaymentSnapshot, toPaymentChange } from './sync-payment.ts';

type Decision = InputOf<typeof call>['body'];

/**
 * ACCEPT requires that the gateway now reports exactly what was requested. REJECT refunds what the gateway took:
 * it was never posted in our ledger, so the gateway's report will show it as a difference.
 */
export async function reviewPayment(platform: PaymentPlatform, caller: Caller, id: string, { decision, note }: Decision): Promise<void> {
	const payment = await paymentById(platform.db, id);
	if (!payment) throw refuse('PAYMENT_NOT_FOUND');
	if (payment.state !== 'REVIEW') throw refuse('PAYMENT_NOT_IN_REVIEW');
	const snapshot = await answered(() => fetchPaymentSnapshot(platform, payment));
	const right = snapshot !== undefined && snapshot.state === 'PAID' && matchesAttempt({ id, amountFils: payment.amount_fils }, snapshot);
	if (decision === 'ACCEPT' && !right) {
		if (snapshot) await recordSnapshot(platform, payment, snapshot);
		throw refuse('PAYMENT_STILL_DIFFERS');
	}
	if (decision === 'REJECT' && snapshot) await refundAgain(platform, payment, snapshot);
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', payment.booking_id);
		const current = await lockPayment(tx, id);
		if (current.state !== 'REVIEW') throw refuse('PAYMENT_NOT_IN_REVIEW');
		const payload = { paymentId: id, bookingId: payment.booking_id };
		if (decision === 'ACCEPT' && snapshot) {
			await postCapture(platform, tx, await changePayment(tx, id, toPaymentChange(platform, 'PAID', snapshot)));
		} else {
			await changePayment(tx, id, { state: 'FAILED', failure_code: 'TURNED_DOWN', failure_message: note });
			if (payment.purpose === 'BOOKING')
				await platform.events.publish(platform, tx, paymentFailed, { ...payload, cancelled: false, turnedDown: true });
		}
		await closeAlert(platform, tx, { kind: 'PAYMENT_DOES_NOT_FIT', subjectId: id, actorId: caller.personId });
		await audit(platform, tx, {
			actorId: caller.personId,
			action: `payment.${lowerCase(decision)}`,
			subject: 'payment',
			subjectId: id,
			before: { state: 'REVIEW', told: current.told },
			after: { state: decision === 'ACCEPT' ? 'PAID' : 'FAILED', note },
		});
	});
}

/** Fetches the state of a payment in review and stores it; the daily job does this, and the payment stays in review. */
export async function recheckPayment(platform: PaymentPlatform, payment: PaymentRow): Promise<void> {
	const snapshot = await fetchPaymentSnapshot(platform, payment);
	if (snapshot) await recordSnapshot(platform, payment, snapshot);
}

async function recordSnapshot(platform: PaymentPlatform, payment: PaymentRow, snapshot: PaymentSnapshot): Promise<void> {
	await changePayment(platform.db, payment.id, { told: describeSnapshot(snapshot), checked_at: platform.clock.now() });
}

async function refundAgain(
	platform: PaymentPlatform,
	payment: PaymentRow,
	{ state, amount, gatewayPaymentId }: PaymentSnapshot,
): Promise<void> {
	if (state !== 'PAID' || !gatewayPaymentId) return;
	// The port refunds JOD only: other currencies are refunded at the gateway itself.
	if (amount?.currency !== 'JOD') throw refuse('PAYMENT_REFUND_BY_HAND');
	const { fils } = amount;
	await answered(() => gatewayOf(platform, payment).refund(gatewayPaymentId, { currency: 'JOD', fils }, `review-${payment.id}`));
}

async function answered<T>(ask: () => Promise<T>): Promise<T> {
	try {
		return await ask();
	} catch (error) {
		if (error instanceof GatewayUnreachable || error instanceof GatewayRefusal) throw refuse('GATEWAY_UNAVAILABLE');
		throw error;
	}
}
