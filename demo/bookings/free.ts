/** Whether a car or a renter is available on some days. */
import type { DemoBooking } from './booking.ts';

/** One day between two rentals of a car, two between two trips of a user. */
export const CAR_PAUSE = 1;
export const RENTER_PAUSE = 2;

type Stay = Pick<DemoBooking, 'from' | 'days'>;

/** Dates of cancelled bookings count too, because they were occupied for a while. */
export function isAvailable(all: readonly DemoBooking[], stay: Stay, concerns: (other: DemoBooking) => boolean, pause: number): boolean {
	return !all.some((other) => concerns(other) && other.from < stay.from + stay.days + pause && stay.from < other.from + other.days + pause);
}
