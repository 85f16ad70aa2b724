/** The only way to change an attempt: return page, webhook and timer all come here, query the gateway itself, and move forward under a lock. */
import { raiseAlert } from '#server/platform/context/alerts.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { PaymentSnapshot, PaymentState } from '#server/providers/gateway/port.ts';
import { paymentFailed } from './events.ts';
import { gatewayOf, type PaymentPlatform } from './payment-platform.ts';
import { postCapture } from './post-capture.ts';
import { describeSnapshot, nextState, pickDecisiveSnapshot } from './rules.ts';
import { changePayment, lockPayment, type PaymentRow } from './sql.ts';

/** Fetches the attempt's state from the gateway and applies it. Throws GatewayUnreachable without a reliable answer. */
export async function syncPayment(platform: PaymentPlatform, payment: PaymentRow): Promise<PaymentRow> {
	return applySnapshot(platform, payment, await fetchPaymentSnapshot(platform, payment));
}

/** Looked up by order, not by a single payment of it: a declined card may be followed by a successful one on the same page. */
export async function fetchPaymentSnapshot(
	platform: Pick<PaymentPlatform, 'gateways'>,
	payment: PaymentRow,
): Promise<PaymentSnapshot | undefined> {
	const order = payment.gateway_order_id;
	return pickDecisiveSnapshot(await gatewayOf(platform, payment).getPayment(order ? { gatewayOrderId: order } : { attemptId: payment.id }));
}

export async function applySnapshot(
	platform: PaymentPlatform,
	payment: PaymentRow,
	snapshot: PaymentSnapshot | undefined,
): Promise<PaymentRow> {
	return inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'booking', payment.booking_id);
		const current = await lockPayment(tx, payment.id);
		const checked = { checked_at: platform.clock.now() };
		if (!snapshot) return changePayment(tx, current.id, checked);
		const before = current.state;
		if (before === 'PAID' && snapshot.state !== 'PAID') {
			platform.log.error(
				{ paymentId: current.id, told: snapshot.state },
				'ALERT the gateway no longer tells a payment as paid: look into it there',
			);
		}
		const state = nextState({ id: current.id, amountFils: current.amount_fils, state: before }, snapshot);
		const moved = await changePayment(tx, current.id, {
			...checked,
			...(state === before ? {} : toPaymentChange(platform, state, snapshot)),
		});
		if (state !== before) await publishPaymentChange(platform, tx, moved, state, snapshot);
		return moved;
	});
}

export function toPaymentChange(platform: PaymentPlatform, state: PaymentState, snapshot: PaymentSnapshot) {
	return {
		state,
		...(snapshot.gatewayPaymentId ? { gateway_payment_id: snapshot.gatewayPaymentId } : {}),
		...(snapshot.reference ? { gateway_reference: snapshot.reference } : {}),
		failure_code: snapshot.failure?.code ?? null,
		failure_message: snapshot.failure?.message ?? null,
		told: state === 'REVIEW' ? describeSnapshot(snapshot) : null,
		...(state === 'PAID' ? { paid_at: platform.clock.now() } : {}),
	};
}

async function publishPaymentChange(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: PaymentRow,
	state: PaymentState,
	snapshot: PaymentSnapshot,
): Promise<void> {
	const payload = { paymentId: payment.id, bookingId: payment.booking_id };
	if (state === 'PAID') await postCapture(platform, tx, payment);
	if ((state === 'FAILED' || state === 'CANCELLED') && payment.purpose === 'BOOKING')
		await platform.events.publish(platform, tx, paymentFailed, { ...payload, cancelled: state === 'CANCELLED', turnedDown: false });
	if (state === 'REVIEW') {
		await raiseAlert(platform, tx, {
			kind: 'PAYMENT_DOES_NOT_FIT',
			subject: 'payment',
			subjectId: payment.id,
			detail: {
				bookingId: payment.booking_id,
				wantedFils: payment.amount_fils.toString(),
				toldFils: snapshot.amount?.fils.toString() ?? null,
				currency: snapshot.amount?.currency ?? null,
			},
		});
	}
}
