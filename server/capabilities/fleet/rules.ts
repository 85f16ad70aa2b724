/** Contents of an owner's day, and the income of a car. Pure. */
import { DAY_MS } from '#contract/time.ts';
import { isLate, isReturnLate } from '#server/capabilities/bookings/index.ts';

export type DayTrip = {
	status: string;
	startsAt: Date;
	endsAt: Date;
	checkedInAt: Date | null;
	returnedAt: Date | null;
	/** The later time that the renter announced. */
	lateUntil: Date | null;
};
export type PartOfDay = 'PICKUP' | 'RETURN' | 'LATE_PICKUP' | 'LATE_RETURN';

/** Which list of the day a booking belongs to; null for none. */
export function partOfDay(trip: DayTrip, now: Date, dayEnd: Date): PartOfDay | null {
	if (trip.status !== 'CONFIRMED' || trip.returnedAt !== null) return null;
	const isPickup = trip.checkedInAt === null;
	if (isLate(isPickup ? 'CHECK_IN' : 'CHECK_OUT', trip, now)) return isPickup ? 'LATE_PICKUP' : 'LATE_RETURN';
	if ((isPickup ? trip.startsAt : trip.endsAt) >= dayEnd) return null;
	return isPickup ? 'PICKUP' : 'RETURN';
}

/** Other trips of the car: when it was picked up, and whether a renter comes for it by the end of this day. */
type OtherTrips = { pickups: readonly Date[]; isExpected: boolean };

/** The car is returned on this day, or was the evening before a pickup on this day, and has not been picked up since. */
export function needsPreparing(trip: DayTrip, { pickups, isExpected }: OtherTrips, day: { startsAt: Date; endsAt: Date }): boolean {
	const { returnedAt } = trip;
	if (returnedAt === null) return trip.status === 'CONFIRMED' && trip.checkedInAt !== null && trip.endsAt < day.endsAt;
	return (returnedAt >= day.startsAt || isExpected) && !pickups.some((checkedInAt) => checkedInAt >= returnedAt);
}

type Use = { periodMs: number; existedMs: number; blockedMs: number; rentedMs: number; incomeFils: bigint };
export type Figures = {
	availableDays: number;
	rentedDays: number;
	occupancyPercent: number | null;
	incomeFils: bigint;
	incomePerAvailableDayFils: bigint | null;
};

/** Blocked time is not available; a rental counts as rented even if a block begins before its end. Days have one decimal. */
export function figuresOf({ periodMs, existedMs, blockedMs, rentedMs, incomeFils }: Use): Figures {
	const availableMs = Math.max(0, Math.min(periodMs, existedMs) - blockedMs);
	const tenths = BigInt(Math.round((availableMs * 10) / DAY_MS));
	return {
		availableDays: Number(tenths) / 10,
		rentedDays: Math.round((rentedMs * 10) / DAY_MS) / 10,
		occupancyPercent: tenths === 0n ? null : Math.min(100, Math.round((rentedMs * 100) / availableMs)),
		incomeFils,
		incomePerAvailableDayFils: tenths === 0n ? null : (incomeFils * 10n) / tenths,
	};
}

/** An entry of a car's calendar, half-open. */
type Entry = { startsAt: Date; endsAt: Date };
type PaidTrip = Omit<DayTrip, 'lateUntil'> & { id: string };

/** Present use of a car. A rental counts from the handover to the return, regardless of other entries in the calendar. */
export function useOf(
	{ trips, blocks, imports }: { trips: readonly PaidTrip[]; blocks: readonly Entry[]; imports: readonly Entry[] },
	now: Date,
): { use: 'RENTED' | 'OVERDUE' | 'BLOCKED' | 'IMPORTED' | 'FREE'; until: Date | null; bookingId: string | null } {
	const isNow = ({ startsAt, endsAt }: Entry) => startsAt <= now && now < endsAt;
	const rented = trips.find((trip) => trip.status === 'CONFIRMED' && trip.checkedInAt !== null && trip.returnedAt === null);
	if (rented) return { use: isReturnLate(rented, now) ? 'OVERDUE' : 'RENTED', until: rented.endsAt, bookingId: rented.id };
	const entry = (use: 'BLOCKED' | 'IMPORTED', entries: readonly Entry[]) => {
		const found = entries.find(isNow);
		return found && { use, until: found.endsAt, bookingId: null };
	};
	return entry('BLOCKED', blocks) ?? entry('IMPORTED', imports) ?? { use: 'FREE', until: null, bookingId: null };
}

/** The next pickup of those ordered by start: not handed over yet, and not over. */
export const nextOf = <Trip extends PaidTrip>(trips: readonly Trip[], now: Date): Trip | null =>
	trips.find(({ status, checkedInAt, endsAt }) => ['REQUESTED', 'CONFIRMED'].includes(status) && checkedInAt === null && endsAt > now) ??
	null;
