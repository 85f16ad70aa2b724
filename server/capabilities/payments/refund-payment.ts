/** Owes a payment back, in the transaction of what made it owed: reserved on the payment, entered in the journal, sent by a job. */
import { cancelledInFull, cancelledInPart, post } from '#server/capabilities/ledger/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { changePayment, insertRefund, keptPaymentOf, lockPayment, type PaymentRow, refundsOfPayment } from './sql.ts';
import { sendRefund } from './timers.ts';

/** Of the rental: what does not go back, and who has it. */
export type Kept = { fils: bigint; platformFils: bigint; ownerId: string };

/** All of one payment, or all but what is kept of its rental. Whoever calls holds the booking's lock. */
export async function refundPayment(platform: Platform, tx: Transaction, paymentId: string, reason: string, kept?: Kept): Promise<void> {
	const payment = await lockPayment(tx, paymentId);
	const now = platform.clock.now();
	const charge = { rentalFils: payment.rental_fils, depositFils: payment.deposit_fils };
	const amountFils = payment.amount_fils - (kept?.fils ?? 0n);
	await post(tx, {
		eventKey: `refund-owed:${payment.id}`,
		bookingId: payment.booking_id,
		occurredAt: now,
		lines: kept ? cancelledInPart(charge, kept) : cancelledInFull(charge),
	});
	// All of the rental is kept, and there was no deposit.
	if (amountFils === 0n) return;
	await oweRefund(platform, tx, payment, amountFils, reason);
}

/** What was paid for a booking, less what is kept; false where nothing was paid. */
export async function refundBooking(platform: Platform, tx: Transaction, bookingId: string, reason: string, kept?: Kept): Promise<boolean> {
	const payment = await keptPaymentOf(tx, bookingId);
	if (!payment) return false;
	await refundPayment(platform, tx, payment.id, reason, kept);
	return true;
}

/** Of the deposit what is not captured. The caller has entered it in the journal as owed. */
export async function refundDeposit(platform: Platform, tx: Transaction, bookingId: string, amountFils: bigint): Promise<void> {
	const kept = await keptPaymentOf(tx, bookingId);
	if (!kept || amountFils === 0n) return;
	await oweRefund(platform, tx, await lockPayment(tx, kept.id), amountFils, 'DEPOSIT');
}

async function oweRefund(platform: Platform, tx: Transaction, payment: PaymentRow, amountFils: bigint, reason: string): Promise<void> {
	await changePayment(tx, payment.id, { refund_reserved_fils: payment.refund_reserved_fils + amountFils });
	const refund = await insertRefund(tx, {
		paymentId: payment.id,
		bookingId: payment.booking_id,
		amountFils,
		reason,
		now: platform.clock.now(),
	});
	await enqueue(tx, sendRefund, { refundId: refund.id }, { queue: `refunds-${payment.id}`, priority: priority.money });
}

/** Of the payment that pays for the booking: what was charged, and how much of it has arrived back. Null where nothing pays for it. */
export async function refundedSoFar(db: Queryable, bookingId: string): Promise<{ chargedFils: bigint; arrivedFils: bigint } | null> {
	const payment = await keptPaymentOf(db, bookingId);
	if (!payment) return null;
	const refunds = await refundsOfPayment(db, payment.id);
	const arrivedFils = refunds.reduce((sum, refund) => (refund.state === 'REFUNDED' ? sum + refund.amount_fils : sum), 0n);
	return { chargedFils: payment.amount_fils, arrivedFils };
}

/** Of a payment that was captured: it is the one that pays for the booking. */
export async function keepPayment(tx: Transaction, paymentId: string): Promise<void> {
	await changePayment(tx, paymentId, { kept: true });
}

/** Whether it gives back what the booking cost: not where the renter was charged once too often, and not where the gateway refused it. */
export const isOfBooking = (refund: { reason: string; state: string }): boolean =>
	refund.reason !== 'PAID_TWICE' && refund.state !== 'FAILED';
