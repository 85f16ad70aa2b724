/** Drivers of an office see the trips that they hand over or take back today, and no others. */
import { ammanDate } from '#contract/time.ts';
import type { Caller } from '#server/platform/http/route.ts';
import type { BookingRow } from './sql.ts';

type Times = Pick<BookingRow, 'starts_at' | 'ends_at' | 'checked_in_at' | 'returned_at'>;

/** The pickup or the return is today, or the return is overdue. */
export function isTodays({ starts_at, ends_at, checked_in_at, returned_at }: Times, now: Date): boolean {
	const today = ammanDate(now);
	const isOverdue = checked_in_at !== null && returned_at === null && ends_at < now;
	return isOverdue || ammanDate(starts_at) === today || ammanDate(ends_at) === today;
}

/** Always true for anybody but a driver who acts for the office. */
export function isWithinReach(row: Times, { office, personId, userId }: Caller, now: Date): boolean {
	return office?.role !== 'DRIVER' || userId === personId || isTodays(row, now);
}
