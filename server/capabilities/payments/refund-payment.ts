/** Makes a payment owed to the renter, in the transaction of its cause: reserved on the payment, posted in the ledger, sent by a job. */
import {
	cancellationLines,
	claimPaymentReturnedLines,
	disputeCoveredLines,
	goodwillAbsorbedLines,
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
import { canReserveRefund, hasArrived, refundAfterGoodwill } from './refund-rules.ts';
import {
	appliedPaymentsOf,
	changePayment,
	changeRefund,
	insertRefund,
	lockPayment,
	type PaymentRow,
	type RefundRow,
	refundsOfBookings,
} from './sql.ts';

/** Business days after which a refund should have arrived. */
const DUE_BUSINESS_DAYS = 3;

/** Refunds the whole of a payment that was never applied. The caller holds the booking's lock. */
export async function refundPayment(platform: Platform, tx: Transaction, paymentId: string, reason: string): Promise<void> {
	const payment = await lockPayment(tx, paymentId);
	await post(tx, {
		eventKey: `refund-owed:${payment.id}`,
		bookingId: payment.booking_id,
		occurredAt: platform.clock.now(),
		lines: cancellationLines({ rentalFils: payment.rental_fils, depositFils: payment.deposit_fils }),
	});
	await reserveRefund(platform, tx, payment, { fils: payment.amount_fils, reason });
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
	await reserveRefund(platform, tx, payment, { fils: payment.amount_fils, reason });
}

/**
 * Reserves the amount on the locked payment and enqueues the refund, once for each reason and cause. Goodwill that used up what the gateway can refund
 * counts towards it. Until `heldUntil` the renter may carry it over instead. Throws REFUND_TOO_LARGE beyond what was captured minus what is reserved.
 */
export async function reserveRefund(
	platform: Platform,
	tx: Transaction,
	payment: PaymentRow,
	{ fils, reason, cause = '', heldUntil }: { fils: bigint; reason: string; cause?: string; heldUntil?: Date | undefined },
): Promise<void> {
	// Everything is retained and there was no deposit.
	if (fils === 0n) return;
	const { sentFils, absorbedFils } = refundAfterGoodwill(payment, fils);
	if (absorbedFils > 0n) await absorbGoodwill(platform, tx, payment, absorbedFils);
	if (sentFils > 0n) await reserve(platform, tx, payment, { fils: sentFils, reason, cause, heldUntil });
}

/** The renter got this part of the owed amount already, as goodwill. */
async function absorbGoodwill(platform: Platform, tx: Transaction, payment: PaymentRow, fils: bigint): Promise<void> {
	const absorbedFils = payment.goodwill_absorbed_fils + fils;
	await changePayment(tx, payment.id, { goodwill_absorbed_fils: absorbedFils });
	await post(tx, {
		// The sum only grows, so it identifies each refund.
		eventKey: `goodwill-absorbed:${payment.id}:${absorbedFils}`,
		bookingId: payment.booking_id,
		occurredAt: platform.clock.now(),
		lines: goodwillAbsorbedLines(fils),
	});
}

type Reserved = { fils: bigint; reason: string; cause: string; heldUntil: Date | undefined };

async function reserve(
	platform: Platform,
	tx: Transaction,
	payment: PaymentRow,
	{ fils, reason, cause, heldUntil }: Reserved,
): Promise<void> {
	if (!canReserveRefund(payment, fils)) throw refuse('REFUND_TOO_LARGE');
	const now = platform.clock.now();
	const dueAt = await businessDaysLater(tx, now, DUE_BUSINESS_DAYS);
	await changePayment(tx, payment.id, { refund_reserved_fils: payment.refund_reserved_fils + fils });
	const lost = await lostDisputeOf(tx, payment.id);
	const refund = await insertRefund(tx, {
		heldUntil: lost ? undefined : heldUntil,
		paymentId: payment.id,
		bookingId: payment.booking_id,
		amountFils: fils,
		reason,
		cause,
		dueAt,
		now,
	});
	if (lost) {
		await markRefundChargedBack(platform, tx, refund, lost.id);
		return;
	}
	await enqueueRefund(tx, refund, heldUntil);
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
	await changeRefund(tx, refund.id, { state: 'CHARGED_BACK', charged_back_at: now, held_until: null });
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
		{ ...when, key: `send-refund-${refund.id}`, queue: { name: 'refunds', subject: refund.payment_id }, priority: priority.money },
	);
}

/** For the payments applied to the booking: what was charged and how much of it has been refunded. Null if there is none. */
export async function getRefundTotals(db: Queryable, bookingId: string): Promise<{ chargedFils: bigint; arrivedFils: bigint } | null> {
	const payments = await appliedPaymentsOf(db, bookingId);
	if (payments.length === 0) return null;
	const applied = new Set(payments.map(({ id }) => id));
	const refunds = (await refundsOfBookings(db, [bookingId])).filter((refund) => applied.has(refund.payment_id) && hasArrived(refund));
	return {
		chargedFils: payments.reduce((sum, payment) => sum + payment.amount_fils, 0n),
		arrivedFils: refunds.reduce((sum, refund) => sum + refund.amount_fils, 0n),
	};
}

/** Applies a captured payment to its booking or change. */
export async function applyPayment(tx: Transaction, paymentId: string): Promise<void> {
	await changePayment(tx, paymentId, { kept: true });
}
