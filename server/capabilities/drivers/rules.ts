/** Until when the additional drivers of a booking can be changed. Pure. */
import { HOUR_MS } from '#contract/time.ts';
import type { BookingRow } from '#server/capabilities/bookings/index.ts';

type Life = Pick<BookingRow, 'status' | 'paid_at' | 'checked_in_at' | 'ends_at'>;

/** From the payment until the car is handed over. */
export function canChangeDrivers({ status, paid_at, checked_in_at, ends_at }: Life, now: Date): boolean {
	const isOpen = status === 'REQUESTED' || status === 'CONFIRMED';
	return isOpen && paid_at !== null && checked_in_at === null && now < ends_at;
}

/** Papers are checked from this long before the pickup on. */
const LOOK_BEFORE_MS = 24 * HOUR_MS;
/** A pickup can be late; a trip that was to begin longer ago is a no-show. */
const LATE_PICKUP_MS = 24 * HOUR_MS;

/** The range of starts of the trips whose drivers' papers are checked now. */
export const startsToLookAt = (now: Date): { from: Date; until: Date } => ({
	from: new Date(now.getTime() - LATE_PICKUP_MS),
	until: new Date(now.getTime() + LOOK_BEFORE_MS),
});
