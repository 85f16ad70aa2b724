/** One transition of a change: its row, the time held for it, the booking, money, audit, jobs and events. In the caller's transaction, under the booking's lock. */
import type { ChangeEvent } from '#contract/booking-changes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { holdForChange, moveBooking, type Occupied, occupancyOf, releaseChange } from '#server/capabilities/availability/index.ts';
import { refundPart } from '#server/capabilities/payments/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { deleteDepartures } from '../departures-sql.ts';
import { bookingChanged } from '../events.ts';
import { holdExtras } from '../extra-reservations.ts';
import { moveReservations } from '../extra-reservations-sql.ts';
import { completeRental, expireChange } from '../jobs.ts';
import { followChange } from '../promo.ts';
import { forgetReminders } from '../reminder-sql.ts';
import { COMPLETE_AFTER_MS } from '../rules.ts';
import { type BookingRow, changeBooking } from '../sql.ts';
import { toEventPayload } from '../transition-booking.ts';
import { addedTime, CHANGE_HOLD_MS, nextChangeState } from './change-rules.ts';
import { columnsOf, isStill, movesPickup, movesTrip, parseTerms, type TripTerms } from './change-terms.ts';
import { type ChangeRow, updateChange } from './changes-sql.ts';
import { extrasAfter, moveHandover, parseHandover } from './requested-handover.ts';

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
	else {
		await releaseChange(tx, change.id);
		// Extras that were held for the changed trip as well.
		const own = await occupancyOf(tx, row.id);
		if (own && state !== 'APPLIED') await moveReservations(tx, row.id, own);
	}
	const booking = state === 'APPLIED' ? await apply(platform, tx, { row, change }, { before, after }) : row;
	await auditChange(platform, tx, { row, change: moved }, actorId);
	await announceChange(platform, tx, { row: booking, change: moved });
	return moved;
}

/** The time for which the trip occupies the car: until the end of its turnaround. */
export const occupiedBy = ({ startsAt, endsAt, agreement }: TripTerms): Occupied => ({
	startsAt,
	endsAt: new Date(endsAt.getTime() + agreement.turnaroundMinutes * 60_000),
});

/** Both times and the gap between them. */
const widest = (one: Occupied, other: Occupied): Occupied => ({
	startsAt: one.startsAt < other.startsAt ? one.startsAt : other.startsAt,
	endsAt: one.endsAt > other.endsAt ? one.endsAt : other.endsAt,
});

async function holdAddedTime(tx: Transaction, row: BookingRow, change: ChangeRow, after: TripTerms): Promise<void> {
	const own = await occupancyOf(tx, row.id);
	const added = own ? addedTime(own, occupiedBy(after)) : [];
	const hold = { bookingId: row.id, changeId: change.id, carId: row.car_id };
	for (const span of added) if (!(await holdForChange(tx, { ...hold, ...span }))) throw refuse('CAR_ALREADY_BOOKED');
	if (own && added.length > 0) await holdExtras(tx, row.id, widest(own, occupiedBy(after)));
}

/** Fee, deposit, kilometres, papers and the settlement follow from the row; place, reminders and the completion job are set again. */
async function apply(
	platform: Platform,
	tx: Transaction,
	{ row, change }: ChangeOfBooking,
	{ before, after }: { before: TripTerms; after: TripTerms },
): Promise<BookingRow> {
	await moveBooking(tx, row.id, occupiedBy(after));
	await moveReservations(tx, row.id, occupiedBy(after));
	const [rentalFils, depositFils] = [before.totalFils - after.totalFils, before.depositFils - after.depositFils];
	if (rentalFils + depositFils > 0n)
		await refundPart(platform, tx, row.id, { eventKey: `rental-reduced:${change.id}`, reason: 'SHORTENED', rentalFils, depositFils });
	const pickupMoves = movesPickup(change);
	const handover = parseHandover(change.handover);
	const changed = await changeBooking(tx, row.id, {
		...columnsOf(row.id, after),
		...(handover && { extras: JSON.stringify(extrasAfter(row, handover)) }),
		// A delay was announced for the pickup as it was.
		...(pickupMoves && { late_until: null, late_said_at: null }),
	});
	// A departure was announced for the former time, too.
	await deleteDepartures(tx, row.id, [
		...(pickupMoves ? (['CHECK_IN'] as const) : []),
		...(before.endsAt.getTime() === after.endsAt.getTime() ? [] : (['CHECK_OUT'] as const)),
	]);
	await followChange(tx, changed);
	if (handover) await moveHandover(tx, changed, handover, platform.clock.now());
	await forgetReminders(tx, row.id, pickupMoves ? ['PICKUP', 'RETURN'] : ['RETURN']);
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
	const terms = ({ startsAt, endsAt, zone, totalFils }: TripTerms) => ({
		startAt: ammanIso(startsAt),
		endAt: ammanIso(endsAt),
		...(movesTrip(change) && { zone }),
		totalJod: formatFils(totalFils),
	});
	await audit(platform, tx, {
		actorId,
		action: `booking.change_${lowerCase(change.state)}`,
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
		moved: movesTrip(change)
			? {
					...{ oldStartAt: ammanIso(before.startsAt), newStartAt: ammanIso(after.startsAt) },
					...{ oldZone: before.zone, newZone: after.zone, elsewhere: change.handover !== null },
				}
			: null,
		asked: change.respond_by !== null && change.respond_by > change.created_at,
		differenceJod: formatFils(change.rental_difference_fils + change.deposit_difference_fils),
		until: until && ammanIso(until),
	});
}
