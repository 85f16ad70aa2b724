/** Whether a car, or a renter, has nothing else to do in some days. */
import type { DemoBooking } from './booking.ts';

/** A day between two rentals of a car, two between two trips of a person. */
export const CAR_PAUSE = 1;
export const RENTER_PAUSE = 2;

type Stay = Pick<DemoBooking, 'from' | 'days'>;

/** Dates of bookings that came to nothing count too: at some time they were taken. */
export function isAvailable(all: readonly DemoBooking[], stay: Stay, concerns: (other: DemoBooking) => boolean, pause: number): boolean {
	return !all.some((other) => concerns(other) && other.from < stay.from + stay.days + pause && stay.from < other.from + other.days + pause);
}
