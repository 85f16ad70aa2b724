/** When each side may record the handover and the return. Pure; the records belong to the handover capability. */
import type { BookingStatus } from '#contract/bookings.ts';
import { HANDOVER_OPENS_HOURS, LATE_GRACE_MINUTES, RENTER_FOLLOWS_HOURS } from '#contract/deadlines.ts';
import type { HandoverPhase, HandoverSide, handoverRefusals } from '#contract/handover.ts';
import { HOUR_MS } from '#contract/time.ts';
import type { BookingRow } from './sql.ts';

const OPENS_BEFORE_MS = HANDOVER_OPENS_HOURS * HOUR_MS;
const RENTER_FOLLOWS_MS = RENTER_FOLLOWS_HOURS * HOUR_MS;

export type Trip = { status: BookingStatus; startsAt: Date; endsAt: Date; checkedInAt: Date | null; returnedAt: Date | null };
type WindowRefusal = Extract<keyof typeof handoverRefusals, 'HANDOVER_TOO_EARLY' | 'HANDOVER_CLOSED' | 'HANDOVER_NOT_CHECKED_IN'>;
type Guard = readonly [refusal: WindowRefusal, holds: (trip: Trip, now: Date) => boolean];

export const tripOf = (row: BookingRow): Trip => ({
	status: row.status,
	startsAt: row.starts_at,
	endsAt: row.ends_at,
	checkedInAt: row.checked_in_at,
	returnedAt: row.returned_at,
});

const GRACE_MS = LATE_GRACE_MINUTES * 60_000;

/** Half an hour after the agreed time; a delay that the renter announced counts for the pickup. */
export function isLate(
	phase: HandoverPhase,
	{ startsAt, endsAt, lateUntil }: Pick<Trip, 'startsAt' | 'endsAt'> & { lateUntil: Date | null },
	now: Date,
): boolean {
	const dueAt = phase === 'CHECK_IN' ? (lateUntil ?? startsAt) : endsAt;
	return now.getTime() > dueAt.getTime() + GRACE_MS;
}

type Away = Pick<Trip, 'startsAt' | 'endsAt' | 'checkedInAt' | 'returnedAt'> & { status: string };

/** Whether the car was handed over and should be back by now. */
export const isReturnLate = (trip: Away, now: Date): boolean =>
	trip.status === 'CONFIRMED' &&
	trip.checkedInAt !== null &&
	trip.returnedAt === null &&
	isLate('CHECK_OUT', { ...trip, lateUntil: null }, now);

export const handoverOpensAt = (startsAt: Date): Date => new Date(startsAt.getTime() - OPENS_BEFORE_MS);

const isFollowed = (moment: Date | null, now: Date): boolean => moment !== null && now.getTime() < moment.getTime() + RENTER_FOLLOWS_MS;

const confirmed: Guard = ['HANDOVER_CLOSED', ({ status }) => status === 'CONFIRMED'];
const open: Guard = ['HANDOVER_TOO_EARLY', ({ startsAt }, now) => now >= handoverOpensAt(startsAt)];
const isCheckedIn: Guard = ['HANDOVER_NOT_CHECKED_IN', ({ checkedInAt }) => checkedInAt !== null];

/** Checked in order; the first guard that fails gives the reason. */
const guards: Record<HandoverPhase, Record<HandoverSide, readonly Guard[]>> = {
	CHECK_IN: {
		OWNER: [confirmed, open, ['HANDOVER_CLOSED', ({ checkedInAt, endsAt }, now) => checkedInAt === null && now < endsAt]],
		RENTER: [
			confirmed,
			open,
			['HANDOVER_CLOSED', ({ checkedInAt, endsAt }, now) => (checkedInAt === null ? now < endsAt : isFollowed(checkedInAt, now))],
		],
	},
	CHECK_OUT: {
		OWNER: [confirmed, isCheckedIn, ['HANDOVER_CLOSED', ({ returnedAt }) => returnedAt === null]],
		RENTER: [
			[
				'HANDOVER_CLOSED',
				({ status, returnedAt }, now) => status === 'CONFIRMED' || (status === 'COMPLETED' && isFollowed(returnedAt, now)),
			],
			isCheckedIn,
		],
	},
};

/** Why this side may not record this phase now; null if it may. */
export function handoverRefusal(phase: HandoverPhase, side: HandoverSide, trip: Trip, now: Date): WindowRefusal | null {
	return guards[phase][side].find(([, holds]) => !holds(trip, now))?.[0] ?? null;
}

/** The phases a person may record according to the booking; whether they already did is known to the handover capability. */
export function handoverActions(trip: Trip, side: HandoverSide | 'NONE', now: Date): HandoverPhase[] {
	if (side === 'NONE') return [];
	return (['CHECK_IN', 'CHECK_OUT'] as const).filter((phase) => handoverRefusal(phase, side, trip, now) === null);
}

/** The person's side; an owner sees a booking once it is paid. */
export function handoverSide(row: BookingRow, userId: string): HandoverSide | null {
	if (row.renter_id === userId) return 'RENTER';
	return row.owner_id === userId && row.paid_at !== null ? 'OWNER' : null;
}
