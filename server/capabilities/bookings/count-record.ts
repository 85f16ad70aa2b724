/** Stores with the cars what only bookings know and search ranks by: completed trips, and how soon the owner answers. */
import { DAY_MS } from '#contract/time.ts';
import { setAnswerHours, setCompletedTrips } from '#server/capabilities/cars/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import type { BookingEventPayload } from './events.ts';
import { answerFigures, completedTripsOfCar } from './party-sql.ts';
import { answerHours } from './rules.ts';
import { bookingById } from './sql.ts';

/** The same period as the owner's record on the car's page. */
const ANSWERS_OF_MS = 90 * DAY_MS;

/** Recomputes, so that it can run any number of times. As a job, because all cars of an owner may change. */
export async function countRecord(platform: Platform, { bookingId, ownerId, status }: BookingEventPayload): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		await lockSubject(tx, 'owner-record', ownerId);
		if (status === 'COMPLETED') {
			const booking = await bookingById(tx, bookingId);
			if (booking) await setCompletedTrips(platform, tx, booking.car_id, await completedTripsOfCar(tx, booking.car_id));
			return;
		}
		const figures = await answerFigures(tx, ownerId, new Date(platform.clock.now().getTime() - ANSWERS_OF_MS));
		await setAnswerHours(platform, tx, ownerId, answerHours(figures));
	});
}
