/** One transition of a change: its row, the time held for it, the booking, money, audit, timers and letters. In the caller's transaction, under the booking's lock. */
import type { ChangeEvent } from '#contract/booking-changes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { holdForChange, moveEndOfBooking, releaseChange } from '#server/capabilities/availability/index.ts';
import { refundPart } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { bookingChanged } from '../events.ts';
import { completeRental, expireChange } from '../jobs.ts';
import { forgetReturnReminder } from '../reminder-sql.ts';
import { COMPLETE_AFTER_MS } from '../rules.ts';
import { type BookingRow, changeBooking } from '../sql.ts';
import { toEventPayload } from '../transition-booking.ts';
import { CHANGE_HOLD_MS, nextChangeState } from './change-rules.ts';
import { columnsOf, isStill, parseTerms, type TripTerms } from './change-terms.ts';
import { type ChangeRow, updateChange } from './changes-sql.ts';

export type ChangeOfBooking = { row: BookingRow; change: ChangeRow };

/** Throws CHANGE_NOT_OPEN if the change or the trip has moved on, and CAR_ALREADY_BOOKED if the added time is taken. */
export async function moveChange(
	platform: Platform,
	tx: Transaction,
	{ row, change }: ChangeOfBooking,
	event: ChangeEvent,
	actorId: string | null,
): Promise<ChangeRow> {
	const state = nextChangeState(change.state, event);
	const [before, after] = [parseTerms(change.before), parseTerms(change.after)];
	const goesOn = state === 'AWAITING_PAYMENT' || state === 'APPLIED';
	if (!state || (goesOn && !isStill(row, before))) throw refuse('CHANGE_NOT_OPEN');
	const now = platform.clock.now();
	const answered_at = change.state === 'PROPOSED' && event !== 'EXPIRE' ? { answered_at: now } : {};
	const holdExpiresAt = new Date(now.getTime() + CHANGE_HOLD_MS);
	const moved = await updateChange(tx, change.id, {
		...{ state, ...answered_at },
		...(state === 'AWAITING_PAYMENT' ? { hold_expires_at: holdExpiresAt } : { closed_at: now }),
	});
	if (goesOn && change.state === 'PROPOSED') await holdAddedTime(tx, row, change, after);
	if (state === 'AWAITING_PAYMENT')
		await enqueue(tx, expireChange, { changeId: change.id }, { runAt: holdExpiresAt, key: `change-${change.id}` });
	else await releaseChange(tx, change.id);
	const booking = state === 'APPLIED' ? await apply(platform, tx, { row, change }, { before, after }) : row;
	await auditChange(platform, tx, { row, change: moved }, actorId);
	await announceChange(platform, tx, { row: booking, change: moved });
	return moved;
}

const occupiedUntil = ({ endsAt, agreement }: TripTerms): Date => new Date(endsAt.getTime() + agreement.turnaroundMinutes * 60_000);

async function holdAddedTime(tx: Transaction, row: BookingRow, change: ChangeRow, after: TripTerms): Promise<void> {
	if (after.endsAt <= row.ends_at) return;
	const hold = { bookingId: row.id, changeId: change.id, carId: row.car_id, endsAt: occupiedUntil(after) };
	if (!(await holdForChange(tx, hold))) throw refuse('CAR_ALREADY_BOOKED');
}

/** Fee, deposit, kilometres, papers and the settlement follow from the row; reminders and the completion timer are set anew. */
async function apply(
	platform: Platform,
	tx: Transaction,
	{ row, change }: ChangeOfBooking,
	{ before, after }: { before: TripTerms; after: TripTerms },
): Promise<BookingRow> {
	await moveEndOfBooking(tx, row.id, occupiedUntil(after));
	const [rentalFils, depositFils] = [before.totalFils - after.totalFils, before.depositFils - after.depositFils];
	if (rentalFils + depositFils > 0n)
		await refundPart(platform, tx, row.id, { eventKey: `rental-reduced:${change.id}`, reason: 'SHORTENED', rentalFils, depositFils });
	const changed = await changeBooking(tx, row.id, columnsOf(after));
	await forgetReturnReminder(tx, row.id);
	const runAt = new Date(after.endsAt.getTime() + COMPLETE_AFTER_MS);
	await enqueue(tx, completeRental, { bookingId: row.id }, { runAt, key: `complete-${row.id}` });
	return changed;
}

export async function auditChange(
	platform: Platform,
	tx: Transaction,
	{ row, change }: ChangeOfBooking,
	actorId: string | null,
): Promise<void> {
	const terms = ({ endsAt, totalFils }: TripTerms) => ({ endAt: ammanIso(endsAt), totalJod: formatFils(totalFils) });
	await audit(platform, tx, {
		actorId,
		action: `booking.change_${change.state.toLowerCase()}`,
		subject: 'booking',
		subjectId: row.id,
		before: { changeId: change.id, ...terms(parseTerms(change.before)) },
		after: terms(parseTerms(change.after)),
	});
}

/** Both sides' letters follow from this one event. */
export async function announceChange(platform: Platform, tx: Transaction, { row, change }: ChangeOfBooking): Promise<void> {
	const [before, after] = [parseTerms(change.before), parseTerms(change.after)];
	const until = change.state === 'PROPOSED' ? change.respond_by : change.state === 'AWAITING_PAYMENT' ? change.hold_expires_at : null;
	await platform.events.publish(platform, tx, bookingChanged, {
		...(await toEventPayload(tx, row)),
		changeId: change.id,
		side: change.side,
		state: change.state,
		oldEndAt: ammanIso(before.endsAt),
		newEndAt: ammanIso(after.endsAt),
		differenceJod: formatFils(change.rental_difference_fils + change.deposit_difference_fils),
		until: until && ammanIso(until),
	});
}
