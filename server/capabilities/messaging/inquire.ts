/** "Message owner" on a car's page: finds or creates the conversation for this car. */
import { ammanDate } from '#contract/time.ts';
import { type CarRow, carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { inquiryOf, openBookingOf, upsertInquiry } from './sql.ts';

/**
 * The conversation of the renter's open booking, otherwise their inquiry, created if necessary. An existing one continues even if the car is hidden; a new
 * one requires a car that the caller can see, otherwise CAR_NOT_FOUND.
 */
export async function inquire(platform: Platform, caller: Caller, carId: string): Promise<{ id: string }> {
	const { db, clock } = platform;
	const car = await carById(db, carId);
	if (!car) throw refuse('CAR_NOT_FOUND');
	if (car.owner_id === caller.userId) throw refuse(car.deleted_at ? 'CAR_NOT_FOUND' : 'OWN_CAR_INQUIRY');
	const begun = (await openBookingOf(db, carId, caller.userId)) ?? (await inquiryOf(db, carId, caller.userId));
	if (begun) return { id: begun };
	if (!isVisible(car, caller, clock.now())) throw refuse('CAR_NOT_FOUND');
	return { id: await upsertInquiry(db, { carId, renterId: caller.userId, ownerId: car.owner_id }, clock.now()) };
}

const isVisible = (car: CarRow, caller: Caller, now: Date): boolean =>
	isBookable(carState(car), ammanDate(now)) || (isAdmin(caller) && car.deleted_at === null);
