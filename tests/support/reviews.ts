/** A completed trip and its reviews. */

import { acceptBooking } from '#contract/bookings.ts';
import { type TripReviews, writeReview } from '#contract/reviews.ts';
import { addDays, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from './factories.ts';
import { paidRequest } from './payments.ts';
import type { World } from './world.ts';

export type PastTrip = { id: string; params: { id: string }; owner: Person; renter: Person; car: { id: string; slug: string } };
type TripParties = Partial<Pick<PastTrip, 'owner' | 'renter' | 'car'>> & { from?: string };

/** Booked, paid, accepted, and completed by the timer a day after its end; the clock is at the completion. */
export async function completedTrip(world: World, cast: TripParties = {}): Promise<PastTrip> {
	const trip = await acceptedTrip(world, cast);
	const row = await world.running.platform.db.selectFrom('bookings').select('ends_at').where('id', '=', trip.id).executeTakeFirstOrThrow();
	world.clock.moveTo(new Date(row.ends_at.getTime() + DAY_MS));
	await world.runJobs();
	return trip;
}

export async function acceptedTrip(world: World, cast: TripParties = {}): Promise<PastTrip> {
	const [owner, renter] = [cast.owner ?? (await aPerson(world)), cast.renter ?? (await aPerson(world))];
	const car = cast.car ?? (await aCar(world, owner));
	const from = cast.from ?? '2031-03-10';
	const { id } = await paidRequest(world, renter, car, { startAt: from, endAt: addDays(from, 2) });
	await owner.browser.call(acceptBooking, { params: { id } });
	return { id, params: { id }, owner, renter, car };
}

export async function reviewBy(
	trip: Pick<PastTrip, 'params' | 'owner' | 'renter'>,
	side: 'renter' | 'owner',
	rating = 5,
	text = '',
): Promise<TripReviews> {
	return trip[side].browser.call(writeReview, { params: trip.params, body: { rating, text } });
}
