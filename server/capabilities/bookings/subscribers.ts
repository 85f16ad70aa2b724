/** Applies payment events to the booking, in the transaction of the payment and under the booking's lock. */
import { ammanIso } from '#contract/time.ts';
import { applyPayment, getRefundTotals, refundPayment } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { openRequestsOf } from './admin-sql.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import { bookingPaymentFailed, bookingRequested } from './events.ts';
import { expireRequest } from './jobs.ts';
import { carryToBooking } from './rebooking/replaced-money.ts';
import { respondBy, toBookingLifecycle, transition } from './rules.ts';
import { type BookingRow, changeBooking, lockBooking } from './sql.ts';
import { toEventPayload, transitionBooking } from './transition-booking.ts';

type PaymentPayload = { paymentId: string; bookingId: string };

/** Applies the first captured payment to the booking. Duplicate and late payments are refunded. */
export async function onPaymentCaptured(platform: Platform, tx: Transaction, { paymentId, bookingId }: PaymentPayload): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	if (row?.status !== 'REQUESTED' || row.paid_at !== null) {
		await refundPayment(platform, tx, paymentId, row?.paid_at ? 'PAID_TWICE' : 'PAID_TOO_LATE');
		return;
	}
	if (!(await carryToBooking(platform, tx, row))) {
		await refundPayment(platform, tx, paymentId, 'PAID_TOO_LATE');
		return;
	}
	await applyPayment(tx, paymentId);
	await markPaid(platform, tx, row);
}

/** The booking is fully paid: it is confirmed, or its owner must answer. */
export async function markPaid(
	platform: Platform,
	tx: Transaction,
	{ id: bookingId, starts_at: startsAt }: BookingRow,
): Promise<BookingRow> {
	const now = platform.clock.now();
	const paid = await changeBooking(tx, bookingId, { payment_status: 'PAID', paid_at: now, respond_by: respondBy(now, startsAt) });
	if (parseBookingAgreement(paid).instantBook) return transitionBooking(platform, tx, paid, 'INSTANT_BOOK', { actorId: null });
	await enqueue(tx, expireRequest, { bookingId }, { runAt: paid.respond_by ?? now, key: `answer-${bookingId}` });
	await platform.events.publish(platform, tx, bookingRequested, await toEventPayload(tx, paid));
	return paid;
}

/** A failed payment: another card may be tried while the dates are held. */
export async function onPaymentFailed(
	platform: Platform,
	tx: Transaction,
	{ paymentId, bookingId, cancelled, turnedDown }: PaymentPayload & { cancelled: boolean; turnedDown: boolean },
): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	if (row?.status !== 'REQUESTED' || row.paid_at !== null) return;
	const failed = await changeBooking(tx, bookingId, { payment_status: 'FAILED' });
	if (platform.clock.now() >= row.hold_expires_at) return;
	const payload = { ...(await toEventPayload(tx, failed)), paymentId, payBy: ammanIso(row.hold_expires_at), cancelled, turnedDown };
	await platform.events.publish(platform, tx, bookingPaymentFailed, payload);
}

/** A refund of part or all of the charge has arrived. */
export async function onRefundArrived(_platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	const totals = row?.paid_at ? await getRefundTotals(tx, bookingId) : null;
	// The refund may belong to a duplicate payment.
	if (!totals || totals.arrivedFils === 0n) return;
	await changeBooking(tx, bookingId, { payment_status: totals.arrivedFils < totals.chargedFils ? 'PARTIALLY_REFUNDED' : 'REFUNDED' });
}

/** In both languages, because renter and owner see it unchanged. */
const BANK_TOOK_IT_BACK = 'The renter’s bank took the payment back. / استعاد بنك المستأجر المبلغ المدفوع.';

/** Lost chargeback: cancels the booking with a full refund obligation, unless the car has been handed over. */
export async function onDisputeLost(
	platform: Platform,
	tx: Transaction,
	{ bookingId, paysForBooking }: { bookingId: string; paysForBooking: boolean },
): Promise<void> {
	const row = paysForBooking ? await lockBooking(tx, bookingId) : undefined;
	if (!row || 'refusal' in transition(toBookingLifecycle(row), 'CANCEL_BY_ADMIN', platform.clock.now())) return;
	await transitionBooking(platform, tx, row, 'CANCEL_BY_ADMIN', { actorId: null, reason: BANK_TOOK_IT_BACK });
}

/** Runs as a job: each request in its own transaction. */
export async function onUserSuspended(platform: Platform, { userId, by }: { userId: string; by: string }): Promise<void> {
	for (const id of await openRequestsOf(platform.db, userId)) {
		await inTransaction(platform.db, async (tx) => {
			const row = await lockBooking(tx, id);
			if (row?.status !== 'REQUESTED' || 'refusal' in transition(toBookingLifecycle(row), 'CANCEL_BY_ADMIN', platform.clock.now())) return;
			await transitionBooking(platform, tx, row, 'CANCEL_BY_ADMIN', { actorId: by });
		});
	}
}
