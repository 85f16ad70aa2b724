/** The record of a car's owner, for people who consider booking it. */
import type { OwnerRecord } from '#contract/profiles.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { answerFigures, ownerTripFigures, typicalAnswerMinutes } from '#server/capabilities/bookings/index.ts';
import { carById, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';

const ANSWERS_OF_MS = 90 * DAY_MS;
const CANCELLATIONS_OF_MS = 365 * DAY_MS;

/** A car that cannot be booked is visible only to its owner and to admins. Throws CAR_NOT_FOUND. */
export async function readOwnerRecord(
	platform: Platform,
	{ db }: Reading,
	carId: string,
	getOptionalCaller: () => Promise<Caller | null>,
): Promise<OwnerRecord & { ownerId: string }> {
	const now = platform.clock.now();
	const car = await carById(db, carId);
	if (!car || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
	if (!isBookable(carState(car), ammanDate(now))) {
		const caller = await getOptionalCaller();
		if (!caller || (caller.userId !== car.owner_id && !isAdmin(caller))) throw refuse('CAR_NOT_FOUND');
	}
	const [answers, trips] = await Promise.all([
		answerFigures(db, car.owner_id, new Date(now.getTime() - ANSWERS_OF_MS)),
		ownerTripFigures(db, car.owner_id, new Date(now.getTime() - CANCELLATIONS_OF_MS)),
	]);
	return {
		ownerId: car.owner_id,
		typicalAnswerMinutes: typicalAnswerMinutes(answers),
		completedTrips: trips.completed,
		cancellations: trips.cancelled,
		tripsOfYear: trips.recent,
	};
}
