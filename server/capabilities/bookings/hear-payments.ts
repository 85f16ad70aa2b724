/** What a payment means for its booking; runs in the transaction in which the payment moved, under the booking's lock. */
import { ammanIso } from '#contract/time.ts';
import { keepPayment, refundedSoFar, refundPayment } from '#server/capabilities/payments/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { parseBookingAgreement } from './booking-agreement.ts';
import { factsOf, moveBooking } from './move-booking.ts';
import { bookingPaymentRefused, bookingRequested } from './news.ts';
import { standing } from './present.ts';
import { respondBy, step } from './rules.ts';
import { changeBooking, lockBooking } from './sql.ts';
import { expireRequest } from './timers.ts';

type PaymentFacts = { paymentId: string; bookingId: string };

/** The first success pays for the booking; one too many, or one too late, goes straight back. */
export async function bookingWasPaid(platform: Platform, tx: Transaction, { paymentId, bookingId }: PaymentFacts): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	if (row?.status !== 'REQUESTED' || row.paid_at !== null) {
		await refundPayment(platform, tx, paymentId, row?.paid_at ? 'PAID_TWICE' : 'PAID_TOO_LATE');
		return;
	}
	const now = platform.clock.now();
	await keepPayment(tx, paymentId);
	const paid = await changeBooking(tx, bookingId, { payment_status: 'PAID', paid_at: now, respond_by: respondBy(now, row.starts_at) });
	if (parseBookingAgreement(paid).instantBook) {
		await moveBooking(platform, tx, paid, 'INSTANT_BOOK', { actorId: null });
		return;
	}
	await enqueue(tx, expireRequest, { bookingId }, { runAt: paid.respond_by ?? now, key: `answer-${bookingId}` });
	await platform.news.publish(platform, tx, bookingRequested, await factsOf(tx, paid));
}

/** While the dates are held, another card may be tried. */
export async function bookingPaymentFailed(platform: Platform, tx: Transaction, { paymentId, bookingId }: PaymentFacts): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	if (row?.status !== 'REQUESTED' || row.paid_at !== null) return;
	const failed = await changeBooking(tx, bookingId, { payment_status: 'FAILED' });
	if (platform.clock.now() >= row.hold_expires_at) return;
	const facts = { ...(await factsOf(tx, failed)), paymentId, payBy: ammanIso(row.hold_expires_at) };
	await platform.news.publish(platform, tx, bookingPaymentRefused, facts);
}

/** Part of what was charged, or all of it, is back with the renter. */
export async function bookingWasRefunded(_platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const row = await lockBooking(tx, bookingId);
	const so = row?.paid_at ? await refundedSoFar(tx, bookingId) : null;
	// What arrived may belong to a payment that was one too many.
	if (!so || so.arrivedFils === 0n) return;
	await changeBooking(tx, bookingId, { payment_status: so.arrivedFils < so.chargedFils ? 'PARTIALLY_REFUNDED' : 'REFUNDED' });
}

/** In both languages: it is shown to renter and owner as it stands. */
const BANK_TOOK_IT_BACK = 'The renter’s bank took the payment back. / استعاد بنك المستأجر المبلغ المدفوع.';

/** What a booking stands on was taken back by the renter's bank: unless the car is away already, it is cancelled, and all of it is owed back. */
export async function cancelDisputed(
	platform: Platform,
	tx: Transaction,
	{ bookingId, paysForBooking }: { bookingId: string; paysForBooking: boolean },
): Promise<void> {
	const row = paysForBooking ? await lockBooking(tx, bookingId) : undefined;
	if (!row || 'refusal' in step(standing(row), 'CANCEL_BY_ADMIN', platform.clock.now())) return;
	await moveBooking(platform, tx, row, 'CANCEL_BY_ADMIN', { actorId: null, reason: BANK_TOOK_IT_BACK });
}
