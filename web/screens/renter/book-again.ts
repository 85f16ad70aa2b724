/** Address for booking the same car again. */
import type { Booking } from '#contract/bookings.ts';
import { carAddress, momentIn } from '#web/features/cars/stay.ts';

/** The car, with the same dates if they are in the future. `now` in milliseconds. */
export function bookAgain({ car, startAt, endAt }: Pick<Booking, 'car' | 'startAt' | 'endAt'>, now: number): string {
	if (Date.parse(startAt) <= now) return carAddress(car.slug);
	return carAddress(car.slug, { pickup: momentIn(startAt), return: momentIn(endAt) });
}
