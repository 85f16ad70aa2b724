/** Owes a payment back, in the transaction of what made it owed: reserved on the payment, entered in the journal, sent by a job. */
import { cancelledInFull, post } from '#server/capabilities/ledger/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { changePayment, insertRefund, keptPaymentOf, lockPayment } from './sql.ts';
import { sendRefund } from './timers.ts';

/** All of one payment. Whoever calls holds the booking's lock. */
export async function refundPayment(platform: Platform, tx: Transaction, paymentId: string, reason: string): Promise<void> {
	const payment = await lockPayment(tx, paymentId);
	const now = platform.clock.now();
	await post(tx, {
		eventKey: `refund-owed:${payment.id}`,
		bookingId: payment.booking_id,
		occurredAt: now,
		lines: cancelledInFull({ rentalFils: payment.rental_fils, depositFils: payment.deposit_fils }),
	});
	await changePayment(tx, payment.id, { refund_reserved_fils: payment.amount_fils });
	const refund = await insertRefund(tx, {
		paymentId: payment.id,
		bookingId: payment.booking_id,
		amountFils: payment.amount_fils,
		reason,
		now,
	});
	await enqueue(tx, sendRefund, { refundId: refund.id }, { queue: `refunds-${payment.id}`, priority: priority.money });
}

/** All of what was paid for a booking; false where nothing was. */
export async function refundBooking(platform: Platform, tx: Transaction, bookingId: string, reason: string): Promise<boolean> {
	const payment = await keptPaymentOf(tx, bookingId);
	if (!payment) return false;
	await refundPayment(platform, tx, payment.id, reason);
	return true;
}

/** Of a payment that was captured: it is the one that pays for the booking. */
export async function keepPayment(tx: Transaction, paymentId: string): Promise<void> {
	await changePayment(tx, paymentId, { kept: true });
}
