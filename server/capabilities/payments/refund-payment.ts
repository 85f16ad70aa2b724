/** Makes a payment owed back, in the transaction of its cause: reserved on the payment, posted in the journal, sent by a job. */
import {
	cancellationLines,
	claimPaymentReturnedLines,
	disputeCoveredLines,
	partialCancellationLines,
	post,
} from '#server/capabilities/ledger/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { businessDaysLater } from '#server/platform/context/business-days.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { enqueue, priority } from '#server/platform/jobs/jobs.ts';
import { coverMore, lostDisputeOf } from './disputes-sql.ts';
import { refundArrived } from './events.ts';
import { checkRefundJob, sendRefund } from './jobs.ts';
import { canReserveRefund, hasArrived } from './refund-rules.ts';
import {
	changePayment,
	changeRefund,
	findAppliedPayment,
	insertRefund,
	lockPayment,
	type PaymentRow,
	type RefundRow,
	refundsOfPayment,
} from './sql.ts';

/** Business days after which a refund should have arrived. */
const DUE_BUSINESS_DAYS = 3;

/** The part of the rental that is not refunded, and who receives it. */
export type RetainedRental = { fils: bigint; platformFils: bigint; ownerId: string };

/** Refunds one payment, in full or minus the retained rental. The caller holds the booking's lock. */
export async function refundPayment(
	platform: Platform,
	tx: Transaction,
	paymentId: string,
	reason: string,
	retained?: RetainedRental,
): Promise<void> {
	const payment = await lockPayment(tx, paymentId);
	const charge = { rentalFils: payment.rental_fils, depositFils: payment.deposit_fils };
	await post(tx, {
		eventKey: `refund-owed:${payment.id}`,
		bookingId: payment.booking_id,
		occurredAt: platform.clock.now(),
		lines: retained ? partialCancellationLines(charge, retained) : cancellationLines(charge),
	});
	await owe(platform, tx, payment, payment.amount_fils - (retained?.fils ?? 0n), reason);
}

/** Refunds what was paid for a booking minus the retained part; false if nothing was paid. */
export async function refundBooking(
	platform: Platform,
	tx: Transaction,
	bookingId: string,
	reason: string,
	retained?: RetainedRental,
): Promise<boolean> {
	const payment = await findAppliedPayment(tx, bookingId);
	if (!payment) return false;
	await refundPayment(platform, tx, payment.id, reason, retained);
	return true;
}

/** Refunds `fils` of the deposit, once per booking. The caller posts the journal entry, in the same transaction and under the booking's lock. */
export async function refundDeposit(platform: Platform, tx: Transaction, bookingId: string, fils: bigint): Promise<void> {
	if (fils === 0n) return;
	const payment = await findAppliedPayment(tx, bookingId);
	if (!payment) throw new Error(`booking ${bookingId} has no payment to refund a deposit of`);
	if (fils > payment.deposit_fils) throw refuse('REFUND_TOO_LARGE');
	await owe(platform, tx, await lockPayment(tx, payment.id), fils, 'DEPOSIT');
}

/** Refunds a duplicate or late payment for a claim. */
export async function returnClaimPayment(
	platform: Platform,
	tx: Transaction,
	paymentId: string,
	reason: 'CLAIM_PAID_TWICE' | 'CLAIM_PAID_TOO_LATE',
) {
	const payment = await lockPayment(tx, paymentId);
	if (!payment.payee_id) throw new Error(`payment ${paymentId} is not for a claim`);
	await post(tx, {
		eventKey: `refund-owed:${payment.id}`,
		bookingId: payment.booking_id,
		occurredAt: platform.clock.now(),
		lines: claimPaymentReturnedLines(payment.claim_fils, payment.payee_id),
	});
	await changePayment(tx, payment.id, { kept: false });
	await owe(platform, tx, payment, payment.amount_fils, reason);
}

/** Reserves the amount on the locked payment and enqueues the refund. Throws REFUND_TOO_LARGE beyond what was captured minus what is reserved. */
async function owe(platform: Platform, tx: Transaction, payment: PaymentRow, fils: bigint, reason: string): Promise<void> {
	// Everything is retained and there was no deposit.
	if (fils === 0n) return;
	if (!canReserveRefund(payment, fils)) throw refuse('REFUND_TOO_LARGE');
	const now = platform.clock.now();
	const dueAt = await businessDaysLater(tx, now, DUE_BUSINESS_DAYS);
	await changePayment(tx, payment.id, { refund_reserved_fils: payment.refund_reserved_fils + fils });
	const refund = await insertRefund(tx, { paymentId: payment.id, bookingId: payment.booking_id, amountFils: fils, reason, dueAt, now });
	const lost = await lostDisputeOf(tx, payment.id);
	if (lost) {
		await markRefundChargedBack(platform, tx, refund, lost.id);
		return;
	}
	await enqueueRefund(tx, refund);
	await enqueue(
		tx,
		checkRefundJob,
		{ refundId: refund.id },
		{ runAt: dueAt, key: `late-refund-${refund.id}`, priority: priority.background },
	);
}

/** Settles the refund by the chargeback: the bank has returned the charge, so nothing is sent. */
export async function markRefundChargedBack(platform: Platform, tx: Transaction, refund: RefundRow, disputeId: string): Promise<void> {
	const now = platform.clock.now();
	await coverMore(tx, disputeId, refund.amount_fils);
	await changeRefund(tx, refund.id, { state: 'CHARGED_BACK', charged_back_at: now });
	await post(tx, {
		eventKey: `dispute-covered:${refund.id}`,
		bookingId: refund.booking_id,
		occurredAt: now,
		lines: disputeCoveredLines(refund.amount_fils),
	});
	await platform.events.publish(platform, tx, refundArrived, { refundId: refund.id, bookingId: refund.booking_id });
}

/** Refunds of one payment are sent one after another. */
export async function enqueueRefund(tx: Transaction, refund: { id: string; payment_id: string }, runAt?: Date): Promise<void> {
	const when = runAt ? { runAt } : {};
	await enqueue(
		tx,
		sendRefund,
		{ refundId: refund.id },
		{ ...when, key: `send-refund-${refund.id}`, queue: `refunds-${refund.payment_id}`, priority: priority.money },
	);
}

/** For the payment applied to the booking: the charge and how much of it has been refunded. Null if there is none. */
export async function getRefundTotals(db: Queryable, bookingId: string): Promise<{ chargedFils: bigint; arrivedFils: bigint } | null> {
	const payment = await findAppliedPayment(db, bookingId);
	if (!payment) return null;
	const refunds = await refundsOfPayment(db, payment.id);
	const arrivedFils = refunds.reduce((sum, refund) => (hasArrived(refund) ? sum + refund.amount_fils : sum), 0n);
	return { chargedFils: payment.amount_fils, arrivedFils };
}

/** Applies a captured payment to its booking. */
export async function applyPayment(tx: Transaction, paymentId: string): Promise<void> {
	await changePayment(tx, paymentId, { kept: true });
}
