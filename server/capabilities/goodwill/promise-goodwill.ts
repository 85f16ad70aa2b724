/**
 * Goodwill that is promised together with another car: Mishwar pays the difference in price. It is granted when the renter has paid and the booking is
 * confirmed, because a gateway refunds only what was charged; if the booking ends before, it lapses. Above the cap a second admin decides, as always.
 */
import { MAX_GOODWILL_TEXT } from '#contract/goodwill.ts';
import { formatFils } from '#contract/money.ts';
import { type BookingRow, bookingById } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings } from '#server/platform/context/settings.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { readFacts } from './facts.ts';
import { notifyAdmins } from './give-goodwill.ts';
import { grant } from './grant.ts';
import { giftProblem, needsSecondAdmin } from './rules.ts';
import { changeGoodwill, insertGoodwill, promisedOfBooking } from './sql.ts';

const FILS_PER_JOD = 1000n;

/** Whether a second admin must agree to this amount on a booking that is still to be made; null if goodwill is switched off. */
export async function forecastGoodwill(db: Queryable, fils: bigint): Promise<{ needsSecondAdmin: boolean } | null> {
	const { goodwillCapJod } = await currentSettings(db);
	return goodwillCapJod === 0 ? null : { needsSecondAdmin: fils > BigInt(goodwillCapJod) * FILS_PER_JOD };
}

export type GoodwillPromise = { id: string; actorId: string; fils: bigint; reason: string; needsSecondAdmin: boolean };

/** On a booking that the caller has just made and locked. */
export async function promiseGoodwill(platform: Platform, tx: Transaction, booking: BookingRow, promise: GoodwillPromise): Promise<void> {
	const { id, actorId, fils, reason } = promise;
	const facts = await readFacts(tx, booking, { userId: actorId });
	if (facts.isParty) throw refuse('GOODWILL_OF_YOUR_OWN');
	if (facts.capFils === 0n) throw refuse('GOODWILL_OFF');
	const waits = needsSecondAdmin(facts, fils);
	if (waits !== promise.needsSecondAdmin) throw refuse('GOODWILL_CHANGED');
	const row = await insertGoodwill(tx, {
		// A note on a report may be longer than the reason of a goodwill.
		...{
			id,
			reason: reason.slice(0, MAX_GOODWILL_TEXT),
			booking_id: booking.id,
			recipient: 'RENTER',
			recipient_id: booking.renter_id,
			amount_fils: fils,
		},
		...{ above_cap: waits, requested_by: actorId, requested_at: platform.clock.now(), state: waits ? 'REQUESTED' : 'PROMISED' },
	});
	if (!row) throw refuse('IDEMPOTENCY_KEY_REUSED');
	await audit(platform, tx, {
		actorId,
		action: waits ? 'goodwill.requested' : 'goodwill.promised',
		subject: 'goodwill',
		subjectId: id,
		after: { bookingId: booking.id, recipient: row.recipient, amountJod: formatFils(fils), reason },
	});
	if (waits) await notifyAdmins(platform, tx, { userId: actorId }, row, booking);
}

/** In the transaction that confirms the booking. */
export async function onBookingConfirmed(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const row = await promisedOfBooking(tx, bookingId);
	const booking = row && (await bookingById(tx, bookingId));
	if (!row || !booking) return;
	const facts = await readFacts(tx, booking, { userId: row.requested_by }, row.id);
	// A promise is fulfilled also if the setting has changed since.
	if (giftProblem({ ...facts, capFils: row.amount_fils }, { recipient: 'RENTER', fils: row.amount_fils }))
		return cancelPromise(platform, tx, row.id);
	const granted = await changeGoodwill(tx, row.id, { state: 'GRANTED', decided_by: row.requested_by, decided_at: platform.clock.now() });
	await audit(platform, tx, {
		actorId: row.requested_by,
		action: 'goodwill.granted',
		subject: 'goodwill',
		subjectId: row.id,
		before: { state: row.state },
		after: { bookingId, recipient: row.recipient, amountJod: formatFils(row.amount_fils), reason: row.reason },
	});
	await grant(platform, tx, granted, booking);
}

/** Without a confirmation the promise lapses. In the transaction that cancels the booking. */
export async function onBookingCancelled(platform: Platform, tx: Transaction, { bookingId }: { bookingId: string }): Promise<void> {
	const row = await promisedOfBooking(tx, bookingId);
	if (row) await cancelPromise(platform, tx, row.id);
}

async function cancelPromise(platform: Platform, tx: Transaction, id: string): Promise<void> {
	await changeGoodwill(tx, id, { state: 'LAPSED', decided_at: platform.clock.now() });
	await audit(platform, tx, { actorId: null, action: 'goodwill.lapsed', subject: 'goodwill', subjectId: id, after: { state: 'LAPSED' } });
}
