/** The order "recommended": ratings with a prior, trips, the time of answers, and new cars. */
import { expect, it } from 'vitest';
import { acceptBooking } from '#contract/bookings.ts';
import { searchCars } from '#contract/search.ts';
import { ammanIso, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { completedTrip } from '#tests/support/reviews.ts';
import { aWorld } from '#tests/support/world.ts';
import { refreshOutdated } from './refresh-outdated.ts';

const world = aWorld();
const NEVER_NEW = 100 * DAY_MS;

const recommended = async (city: 'Aqaba' | 'Irbid' | 'Zarqa') =>
	world.visitor().call(searchCars, { query: { city, sortBy: 'recommended' } });

const rowOf = (carId: string) =>
	world.running.platform.db
		.selectFrom('car_search')
		.select(['completed_trips', 'owner_answer_hours', 'freshness', 'recommended_score'])
		.where('car_id', '=', carId)
		.executeTakeFirstOrThrow();

/** Three requests, each answered after this many hours. */
async function answers(owner: Person, car: { id: string; slug: string }, hours: number): Promise<void> {
	for (let nth = 0; nth < 3; nth += 1) {
		const day = (days: number) => ammanIso(new Date(world.clock.now().getTime() + (20 + 3 * nth + days) * DAY_MS)).slice(0, 10);
		const { id } = await paidRequest(world, await aPerson(world), car, { startAt: day(0), endAt: day(1) });
		await world.advance(hours * HOUR_MS);
		await owner.browser.call(acceptBooking, { params: { id } });
	}
	await world.runJobs();
}

it('a completed trip counts on the card at once, and ranks its car before one without trips', async () => {
	const owner = await aPerson(world);
	const driven = await aCar(world, owner, { city: 'Aqaba' });
	const waiting = await aCar(world, owner, { city: 'Aqaba' });
	await completedTrip(world, { owner, car: driven });
	await world.runJobs();
	await world.advance(NEVER_NEW);
	await refreshOutdated(world.running.platform);
	expect((await recommended('Aqaba')).map(({ id, completedTrips }) => [id, completedTrips])).toEqual([
		[driven.id, 1],
		[waiting.id, 0],
	]);
	expect(await rowOf(driven.id)).toMatchObject({ completed_trips: 1, freshness: 0 });
});

it('an owner who answers soon ranks before one who takes a day, with every car', async () => {
	const [soon, late] = [await aPerson(world), await aPerson(world)];
	const [first, second] = [await aCar(world, soon, { city: 'Irbid' }), await aCar(world, late, { city: 'Irbid' })];
	const further = await aCar(world, late, { city: 'Irbid' });
	await answers(soon, first, 0.5);
	await answers(late, second, 20);
	expect([await rowOf(first.id), await rowOf(second.id), await rowOf(further.id)]).toMatchObject([
		{ owner_answer_hours: 1 },
		{ owner_answer_hours: 24 },
		{ owner_answer_hours: 24 },
	]);
	await world.advance(NEVER_NEW);
	await refreshOutdated(world.running.platform);
	expect((await recommended('Irbid'))[0]?.id).toBe(first.id);
});

it('a new car ranks higher, and loses that when its time is over', async () => {
	const owner = await aPerson(world);
	const old = await aCar(world, owner, { city: 'Zarqa' });
	await completedTrip(world, { owner, car: old, from: '2032-03-10' });
	await world.runJobs();
	await world.advance(NEVER_NEW);
	await refreshOutdated(world.running.platform);
	const newCar = await aCar(world, await aPerson(world), { city: 'Zarqa' });
	expect((await recommended('Zarqa')).map(({ id }) => id)).toEqual([newCar.id, old.id]);
	await world.advance(NEVER_NEW);
	await refreshOutdated(world.running.platform);
	expect((await recommended('Zarqa')).map(({ id }) => id)).toEqual([old.id, newCar.id]);
});
