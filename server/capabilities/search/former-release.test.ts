/** A release from before the prices of stays writes to the new schema while processes are replaced one after another. */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { putTerms } from '#contract/calendar.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { refreshOutdated } from './refresh-outdated.ts';

const world = aWorld();
const stay = { from: addDays(ammanDate(START), 10), to: addDays(ammanDate(START), 13) };

const totalOf = async (carId: string) =>
	(await world.visitor().call(searchCars, { query: { ...stay, limit: '100' } })).find(({ id }) => id === carId)?.stay?.totalJod;

/** What the former release writes: the columns of `car_search` from before migration 0042, new or again. */
async function writeAsBefore(carId: string, priceFils: number): Promise<void> {
	await sql`INSERT INTO car_search (car_id, created_at, price_fils, city, body_type, fuel, transmission, seats, features, delivery,
			turnaround_minutes, min_days, notice_hours, words, rating_score)
		SELECT id, created_at, ${priceFils}, 0, 0, 0, 0, 5, 0, false, 0, 1, 0, title, 40000 FROM cars WHERE id = ${carId}
		ON CONFLICT (car_id) DO UPDATE SET price_fils = excluded.price_fils, words = excluded.words`.execute(world.running.platform.db);
}

it('a car that the former release adds to search is found with the price of its stay, and with its discount after the next hour', async () => {
	const { db } = world.running.platform;
	const owner = await aPerson(world);
	const { id } = await aCar(world, owner, { dailyRateFils: 40_000n });
	await owner.browser.call(putTerms, { params: { id }, body: terms });
	await db.deleteFrom('car_search').where('car_id', '=', id).execute();
	await writeAsBefore(id, 40_000);
	expect(await ratesOf(id)).toEqual({ rate_1_day: 400_000, rate_3_days: 400_000, rate_7_days: 400_000, rate_30_days: 400_000 });
	expect(await totalOf(id)).toBe('120.00');
	await refreshOutdated(world.running.platform);
	expect(await ratesOf(id)).toMatchObject({ rate_1_day: 400_000, rate_3_days: 360_000 });
	expect(await totalOf(id)).toBe('108.00');
});

it('a price change by the former release takes effect in the order by price', async () => {
	const { id } = await aCar(world, await aPerson(world), { dailyRateFils: 40_000n });
	await world.running.platform.db.updateTable('car_pricing').set({ daily_rate_fils: 55_000n }).where('car_id', '=', id).execute();
	await writeAsBefore(id, 55_000);
	expect(await ratesOf(id)).toMatchObject({ rate_1_day: 550_000, rate_30_days: 550_000 });
	await refreshOutdated(world.running.platform);
	expect(await totalOf(id)).toBe('165.00');
});

const ratesOf = (carId: string) =>
	world.running.platform.db
		.selectFrom('car_search')
		.select(['rate_1_day', 'rate_3_days', 'rate_7_days', 'rate_30_days'])
		.where('car_id', '=', carId)
		.executeTakeFirstOrThrow();

const terms = {
	...{ dailyRateJod: '40', minDays: '1', advanceNoticeHours: '0', turnaroundHours: '0', deliveryZones: [] },
	...{ extraKmJod: '0.07', fuelEighthJod: '2.5', cancellationPolicy: 'MODERATE' as const, instantBook: false },
	discounts: [{ days: 3 as const, percent: '10' }],
};
