import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { getProfile } from '#contract/profiles.ts';
import { hideReview, unhideReview } from '#contract/reviews.ts';
import { searchCars } from '#contract/search.ts';
import { DAY_MS } from '#contract/time.ts';
import { ratingScore } from '#server/capabilities/search/rules.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { completedTrip, type PastTrip, reviewBy } from '#tests/support/reviews.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const TRIPS = 6;

type ReviewStep = { do: 'RENTER' | 'OWNER'; trip: number; rating: number } | { do: 'HIDE' | 'SHOW'; trip: number } | { do: 'WAIT' };
const trip = fc.nat(TRIPS - 1);
const act: fc.Arbitrary<ReviewStep> = fc.oneof(
	{
		weight: 6,
		arbitrary: fc.record({ do: fc.constantFrom('RENTER' as const, 'OWNER' as const), trip, rating: fc.integer({ min: 1, max: 5 }) }),
	},
	{ weight: 3, arbitrary: fc.record({ do: fc.constantFrom('HIDE' as const, 'SHOW' as const), trip }) },
	{ weight: 1, arbitrary: fc.constant({ do: 'WAIT' as const }) },
);

let admin: Person;
let trips: PastTrip[] = [];
beforeAll(async () => {
	admin = await aPerson(world, { role: 'ADMIN' });
	trips = await cast();
}, 120_000);

/** Resets the trips to just completed and without reviews. */
async function begin(): Promise<void> {
	world.clock.moveTo(START);
	await world.running.platform.pool.query(`
		DELETE FROM reviews; UPDATE cars SET rating_sum = 0, rating_count = 0; UPDATE car_search SET rating_score = 40000;
		UPDATE users SET owner_rating_sum = 0, owner_rating_count = 0, renter_rating_sum = 0, renter_rating_count = 0;
	`);
	// Written past the code that invalidates the cache.
	world.running.cache.invalidateAll();
	const ids = trips.map(({ id }) => id);
	await world.running.platform.db.updateTable('bookings').set({ completed_at: START }).where('id', 'in', ids).execute();
}

/** Six trips in two cars of one owner. */
async function cast(): Promise<PastTrip[]> {
	const owner = await aPerson(world);
	const cars = [await aCar(world, owner), await aCar(world, owner)];
	const renter = await aPerson(world);
	const made: PastTrip[] = [];
	for (let index = 0; index < TRIPS; index += 1) {
		const car = cars[index % 2];
		if (!car) continue;
		world.clock.moveTo(START);
		made.push(await completedTrip(world, { owner, renter, car, from: `2031-03-${10 + index * 3}` }));
	}
	return made;
}

async function perform({ do: what, ...acting }: ReviewStep): Promise<void> {
	if (what === 'WAIT') return world.advance(4 * DAY_MS);
	const on = trips['trip' in acting ? acting.trip : 0];
	if (!on) return;
	// A refused action must change nothing, so it is performed nevertheless.
	if (what === 'RENTER' || what === 'OWNER') {
		await reviewBy(on, what === 'RENTER' ? 'renter' : 'owner', 'rating' in acting ? acting.rating : 5).catch(() => undefined);
		return;
	}
	const rows = await world.running.platform.db.selectFrom('reviews').select('id').where('booking_id', '=', on.id).orderBy('side').execute();
	const id = rows[0]?.id;
	if (!id) return;
	if (what === 'HIDE') await admin.browser.try(hideReview, { params: { id }, body: { reason: 'test' } });
	else await admin.browser.try(unhideReview, { params: { id } });
}

/** Recomputed from the reviews. */
async function counted(where: { car?: string; subject?: string; side: 'RENTER' | 'OWNER' }) {
	const { rows } = await world.running.platform.pool.query<{ sum: number; count: number }>(
		`SELECT coalesce(sum(rating), 0)::integer AS sum, count(*)::integer AS count FROM reviews
		WHERE revealed_at IS NOT NULL AND hidden_at IS NULL AND side = $1 AND ($2::uuid IS NULL OR car_id = $2) AND ($3::uuid IS NULL OR subject_id = $3)`,
		[where.side, where.car ?? null, where.subject ?? null],
	);
	const { sum, count } = rows[0] ?? { sum: 0, count: 0 };
	return { sum, count, shown: { average: count > 0 ? Math.round((sum * 10) / count) / 10 : null, count } };
}

it('keeps every rating equal to the published reviews, after all actions in any order', async () => {
	await fc.assert(
		fc.asyncProperty(fc.array(act, { minLength: 8, maxLength: 30 }), async (acts) => {
			await begin();
			const [first] = trips;
			if (!first) return;
			for (const each of acts) await perform(each);
			const found = await world.visitor().call(searchCars, { query: { limit: 100, features: [], deliveryAvailable: false } });
			for (const { car } of trips.slice(0, 2)) {
				const expected = await counted({ car: car.id, side: 'RENTER' });
				expect((await world.visitor().call(getCar, { params: { slug: car.slug } })).rating).toEqual(expected.shown);
				expect(found.find(({ id }) => id === car.id)?.rating).toEqual(expected.shown);
				const row = await world.running.platform.db
					.selectFrom('car_search')
					.select('rating_score')
					.where('car_id', '=', car.id)
					.executeTakeFirstOrThrow();
				expect(row.rating_score).toBe(ratingScore(expected));
			}
			const { browser } = await aPerson(world);
			const owner = await browser.call(getProfile, { params: { id: first.owner.id } });
			expect(owner.asOwner).toEqual((await counted({ subject: first.owner.id, side: 'RENTER' })).shown);
			const renter = await browser.call(getProfile, { params: { id: first.renter.id } });
			expect(renter.asRenter).toEqual((await counted({ subject: first.renter.id, side: 'OWNER' })).shown);
		}),
		{ numRuns: 12 },
	);
}, 120_000);

it('loses none of many reviews that begin to count at the same moment', async () => {
	await begin();
	await Promise.all(trips.flatMap((each) => [reviewBy(each, 'renter', 4), reviewBy(each, 'owner', 3)]));
	const { browser } = await aPerson(world);
	const [first] = trips;
	expect(await browser.call(getProfile, { params: { id: first?.owner.id ?? '' } })).toMatchObject({
		asOwner: { average: 4, count: TRIPS },
	});
	expect(await browser.call(getProfile, { params: { id: first?.renter.id ?? '' } })).toMatchObject({
		asRenter: { average: 3, count: TRIPS },
	});
});
