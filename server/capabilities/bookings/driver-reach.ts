/** Drivers of an office see the trips that they hand over or take back today, and no others. */
import type { HandoverSide } from '#contract/handover.ts';
import { ammanDate } from '#contract/time.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { handoverRefusal, handoverSide, tripOf } from './handover-window.ts';
import type { BookingRow } from './sql.ts';

/** The pickup is today, or its handover can be recorded: shortly before midnight that includes pickups of the next day, and a late pickup until it is recorded. */
export function isTodaysPickup(row: BookingRow, now: Date): boolean {
	return ammanDate(row.starts_at) === ammanDate(now) || handoverRefusal('CHECK_IN', 'OWNER', tripOf(row), now) === null;
}

/** The pickup or the return is today, or one of them is overdue. */
export function isTodays(row: BookingRow, now: Date): boolean {
	const isOverdue = row.checked_in_at !== null && row.returned_at === null && row.ends_at < now;
	return isOverdue || isTodaysPickup(row, now) || ammanDate(row.ends_at) === ammanDate(now);
}

/** Always true except for a driver who acts for the office. */
export function isWithinReach(row: BookingRow, { office, personId, userId }: Caller, now: Date): boolean {
	return office?.role !== 'DRIVER' || userId === personId || isTodays(row, now);
}

/** The side of the caller; null for a driver on another day. */
export const handoverSideFor = (row: BookingRow, caller: Caller, now: Date): HandoverSide | null =>
	isWithinReach(row, caller, now) ? handoverSide(row, caller.userId) : null;
