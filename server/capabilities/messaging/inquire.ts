/** "Message owner" on a car's page: where the renter's words about this car belong. */
import { ammanDate } from '#contract/time.ts';
import { type CarRow, carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { inquiryOf, openBookingOf, upsertInquiry } from './sql.ts';

/**
 * The conversation of one's open booking, else one's inquiry, made at once. What was begun goes on although the car was hidden since; a new
 * one is made only about a car that its reader can see: CAR_NOT_FOUND otherwise.
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
