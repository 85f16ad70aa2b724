/** The one way in which an attempt moves: return page, webhook and timer all come here, ask the gateway itself, and move forward under a lock. */
import { captured, post } from '#server/capabilities/ledger/index.ts';
import { lockSubject } from '#server/platform/database/lock.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { PaymentSnapshot, PaymentState } from '#server/providers/gateway/port.ts';
import { paymentCaptured, paymentFailed } from './news.ts';
import type { PaymentPlatform } from './payment-platform.ts';
import { mostTelling, nextState } from './rules.ts';
import { changePayment, lockPayment, type PaymentRow } from './sql.ts';

/** Asks the gateway about the attempt and moves it. Throws GatewayUnreachable where there is no answer to rely on. */
export async function reconcile(platform: PaymentPlatform, payment: PaymentRow): Promise<PaymentRow> {
	// By the order, never by one payment of it: a declined card can be followed by a good one on the same page.
	const order = payment.gateway_order_id;
	const snapshots = await platform.gateway.getPayment(order ? { gatewayOrderId: order } : { attemptId: payment.id });
	return applySnapshot(platform, payment, mostTelling(snapshots));
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
		const before = current.state as PaymentState;
		if (before === 'PAID' && snapshot.state !== 'PAID') {
			platform.log.error(
				{ paymentId: current.id, told: snapshot.state },
				'ALERT the gateway no longer tells a payment as paid: look into it there',
			);
		}
		const state = nextState({ id: current.id, amountFils: current.amount_fils, state: before }, snapshot);
		const moved = await changePayment(tx, current.id, { ...checked, ...(state === before ? {} : toldBy(platform, state, snapshot)) });
		if (state !== before) await tell(platform, tx, moved, state, snapshot);
		return moved;
	});
}

function toldBy(platform: PaymentPlatform, state: PaymentState, snapshot: PaymentSnapshot) {
	return {
		state,
		...(snapshot.gatewayPaymentId ? { gateway_payment_id: snapshot.gatewayPaymentId } : {}),
		...(snapshot.reference ? { gateway_reference: snapshot.reference } : {}),
		failure_code: snapshot.failure?.code ?? null,
		failure_message: snapshot.failure?.message ?? null,
		...(state === 'PAID' ? { paid_at: platform.clock.now() } : {}),
	};
}

async function tell(
	platform: PaymentPlatform,
	tx: Transaction,
	payment: PaymentRow,
	state: PaymentState,
	snapshot: PaymentSnapshot,
): Promise<void> {
	const facts = { paymentId: payment.id, bookingId: payment.booking_id };
	if (state === 'PAID') {
		await post(tx, {
			eventKey: `payment-captured:${payment.id}`,
			bookingId: payment.booking_id,
			occurredAt: platform.clock.now(),
			lines: captured({ rentalFils: payment.rental_fils, depositFils: payment.deposit_fils }),
		});
		await platform.news.publish(platform, tx, paymentCaptured, facts);
	}
	if (state === 'FAILED' || state === 'CANCELLED') await platform.news.publish(platform, tx, paymentFailed, facts);
	if (state === 'REVIEW') {
		const told = { state: snapshot.state, fils: snapshot.amount?.fils.toString(), currency: snapshot.amount?.currency };
		platform.log.error({ ...facts, told, wantedFils: payment.amount_fils.toString() }, 'ALERT payment does not fit: review it');
	}
}
