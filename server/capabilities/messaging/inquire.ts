/** "Message owner" on a car's page: finds or creates the conversation for this car. */
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { type CarRow, carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { worksFor } from '#server/capabilities/companies/index.ts';
import { userById } from '#server/capabilities/identity/index.ts';
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
	if (await worksFor(db, caller.userId, car.owner_id)) throw refuse('OFFICE_OF_YOUR_OWN');
	const existing = (await openBookingOf(db, carId, caller.userId)) ?? (await inquiryOf(db, carId, caller.userId));
	if (existing) return { id: existing };
	if (!isVisible(car, caller, clock.now())) throw refuse('CAR_NOT_FOUND');
	await countInquiry(platform, caller);
	return { id: await upsertInquiry(db, { carId, renterId: caller.userId, ownerId: car.owner_id }, clock.now()) };
}

const FRESH_MS = 3 * DAY_MS;

/** A user who writes to many owners in a day probably sends advertising or fraud, especially from a new account. */
async function countInquiry({ db, clock, limits }: Platform, { userId }: Caller): Promise<void> {
	await limits.count('inquiryPerson', userId);
	const user = await userById(db, userId);
	if (user && clock.now().getTime() - user.created_at.getTime() < FRESH_MS) await limits.count('inquiryFresh', userId);
}

const isVisible = (car: CarRow, caller: Caller, now: Date): boolean =>
	isBookable(carState(car), ammanDate(now)) || (isAdmin(caller) && car.deleted_at === null);
