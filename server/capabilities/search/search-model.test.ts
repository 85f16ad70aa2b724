/** Search over HTTP against a plain model of the same cars: filters, stays, order, count, and every page that the Link header leads to. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { CarCard } from '#contract/cars.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { readQuery } from '#server/platform/http/input.ts';
import { type Car, expectedCars, expectedTotal, type Request, requests, tiersOf, toPath } from '#tests/support/search-model.ts';
import { aWorld } from '#tests/support/world.ts';
import { priceColumnsOf } from './price-columns.ts';
import type { WalkLimits } from './rules.ts';
import { searchRequestOf } from './search-cars.ts';
import { type SearchRequest, searchStatement } from './sql.ts';

const CARS = 700;
const RUNS = process.env.FULL ? 4000 : 100;
const MAX_PAGES = 8;
const MINUTE_MS = 60_000;

const world = aWorld();
let cars: Car[];

/** Bookings and minimum terms coincide with the hours that searches ask for, and many cars are equal in the sort key. */
beforeAll(async () => {
	// One connection, because the generator seeds its random numbers: the short form has the same cars each time.
	const client = await world.running.platform.pool.connect();
	const generate = await readFile(new URL('../../../bench/generate-cars.sql', import.meta.url), 'utf8');
	await client.query(`SET mishwar.cars = '${CARS}'; SET mishwar.stays = '10'; ${generate}`);
	await client.query(`UPDATE car_search SET min_days = 1 + floor(random() * 4), notice_hours = floor(random() * 3) * 12,
		turnaround_minutes = floor(random() * 4) * 60, rating_score = 34000 + floor(random() * 8) * 2000,
		pickup_from_minute = floor(random() * 4) * 180, pickup_until_minute = 1440 - floor(random() * 4) * 120,
		created_at = CASE WHEN random() < 0.5 THEN date_trunc('hour', created_at) ELSE created_at END`);
	await client.query(
		`UPDATE car_occupancy o SET starts_at = starts_at + moved.by, ends_at = ends_at + moved.by FROM (
			SELECT id, $1 - date_trunc('day', now()) + floor(random() * 12) * interval '1 hour' AS by FROM car_occupancy
		) moved WHERE moved.id = o.id`,
		[world.clock.now()],
	);
	client.release();
	await setDatePrices();
	const { rows } = await world.running.platform.pool.query<{ car: Car }>(`SELECT json_build_object('id', car_id,
			'createdAt', (extract(epoch FROM created_at) * 1000000)::bigint, 'price', price_fils, 'rating', rating_score, 'recommended', recommended_score, 'dailyRateFils', rate_1_day / 10,
			'discounts', (SELECT json_build_array(discount_percent_3_days, discount_percent_7_days, discount_percent_30_days) FROM cars WHERE id = c.car_id),
			'datePrices', (SELECT coalesce(json_object_agg(date, daily_rate_fils), '{}') FROM car_date_prices d WHERE d.car_id = c.car_id),
			'city', city, 'bodyType', body_type, 'fuel', fuel, 'transmission', transmission, 'seats', seats, 'features', features, 'delivery', delivery, 'driverAge', driver_age, 'driverLicenceYears', driver_licence_years,
			'turnaroundMinutes', turnaround_minutes, 'minDays', min_days, 'noticeHours', notice_hours,
			'pickupFrom', pickup_from_minute, 'pickupUntil', pickup_until_minute,
			'occupied', ARRAY(SELECT json_build_object('startsAt', extract(epoch FROM starts_at) * 1000, 'endsAt', extract(epoch FROM ends_at) * 1000)
				FROM car_occupancy o WHERE o.car_id = c.car_id)) AS car FROM car_search c`);
	cars = rows.map(({ car }) => car);
});

/** Every other car has date prices on some of the days that searches ask for: on one span, or on scattered days. */
async function setDatePrices(): Promise<void> {
	const { pool } = world.running.platform;
	const today = ammanDate(world.clock.now());
	await pool.query('DELETE FROM car_date_prices');
	const { rows } = await pool.query<{ id: string; rate: number; discounts: [number, number, number] }>(
		`SELECT id, rate_1_day / 10 AS rate, ARRAY[discount_percent_3_days, discount_percent_7_days, discount_percent_30_days] AS discounts
		FROM cars JOIN car_search ON car_id = id ORDER BY slug`,
	);
	const priced = rows.map(({ id, rate, discounts }, index) => {
		const dates = index % 2 === 0 ? [] : datesWithPrice(index).map((days) => addDays(today, days));
		const filsOf = (nth: number) => BigInt(Math.floor((rate * (5 + (index % 20) + (index % 4 === 1 ? 0 : nth % 3))) / 100) * 10);
		const datePrices = new Map(dates.map((date, nth) => [date, filsOf(nth)]));
		return { id, datePrices, columns: priceColumnsOf({ dailyRateFils: BigInt(rate), discounts: tiersOf(discounts), datePrices, today }) };
	});
	const days = priced.flatMap(({ id, datePrices }) => [...datePrices].map(([date, fils]) => [id, date, fils] as const));
	await pool.query(
		'INSERT INTO car_date_prices SELECT * FROM unnest($1::uuid[], $2::date[], $3::bigint[])',
		[0, 1, 2].map((place) => days.map((day) => day[place])),
	);
	const names = Object.keys(priced[0]?.columns ?? {}).join(', ');
	await pool.query(
		`UPDATE car_search c SET (${names}) = (SELECT ${names} FROM jsonb_populate_record(null::car_search, n.columns))
		FROM unnest($1::uuid[], $2::jsonb[]) AS n (car_id, columns) WHERE n.car_id = c.car_id`,
		[priced.map(({ id }) => id), priced.map(({ columns }) => JSON.stringify(columns))],
	);
}

const datesWithPrice = (index: number): number[] =>
	Array.from({ length: 3 + (index % 30) }, (_, nth) => (index % 110) + nth * (index % 4 === 1 ? 1 : 1 + (index % 5)));

async function searchPages(request: Request): Promise<string[]> {
	const expected = expectedCars(cars, request, world.clock.now());
	const found: string[] = [];
	let path: string | undefined = toPath(request, world.clock.now());
	for (let page = 0; path && page < MAX_PAGES; page += 1) {
		const answer: { body: CarCard[]; headers: Headers } = await world.visitor().send('GET', path);
		expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
		expect(answer.headers.get('x-total-capped')).toBeNull();
		found.push(...answer.body.map(({ id }) => id));
		for (const card of answer.body) expect(totalOn(card)).toBe(expectedTotal(cars, card.id, request, world.clock.now()));
		path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
	}
	expect(path === undefined).toBe(expected.length <= request.limit * MAX_PAGES);
	return found;
}

const totalOn = ({ stay }: CarCard) => stay?.totalJod;

it('finds, counts, orders and pages like a scan of all cars', async () => {
	let withStays = 0;
	await fc.assert(
		fc.asyncProperty(requests, async (request) => {
			const expected = expectedCars(cars, request, world.clock.now()).slice(0, request.limit * MAX_PAGES);
			expect(await searchPages(request)).toEqual(expected);
			if (request.query.stay && expected.length > 0) withStays += 1;
		}),
		{ numRuns: RUNS },
	);
	expect(withStays).toBeGreaterThan(RUNS / 20);
}, 600_000);

/** All prices computed; groups scanned; more groups than may be scanned. */
const ways: readonly WalkLimits[] = [
	{ few: CARS, groups: 500 },
	{ few: 0, groups: 100_000 },
	{ few: 0, groups: 2 },
];

it('answers the same by each way of finding cars with date prices', async () => {
	const { pool } = world.running.platform;
	let withStays = 0;
	await fc.assert(
		fc.asyncProperty(requests, fc.nat(60), async (request, skipped) => {
			if (!request.query.stay) return;
			const path = toPath({ ...request, sort: skipped % 2 === 0 ? 'price-asc' : 'price-desc' }, world.clock.now());
			const query = searchCars.query.parse(readQuery(`http://mishwar.test${path}`));
			const search = searchRequestOf(query, world.clock.now(), 'en');
			const found = async (after: SearchRequest['after']) => {
				const [first, ...others] = await Promise.all(
					ways.map(async (limits) => (await pool.query(searchStatement({ ...search, after }, 'page', limits))).rows[0]),
				);
				for (const other of others) expect(other).toEqual(first);
				return first;
			};
			const first = await found(null);
			if (first.last) await found(first.last);
			if (first.rows > 0) withStays += 1;
		}),
		{ numRuns: RUNS * 2 },
	);
	expect(withStays).toBeGreaterThan(RUNS / 20);
}, 600_000);

it('respects the hours at which bookings begin and end', async () => {
	const now = world.clock.now().getTime();
	const soon = cars.flatMap((car) =>
		car.occupied.filter(({ startsAt }) => startsAt > now + 5 * DAY_MS && startsAt < now + 60 * DAY_MS).map((span) => ({ car, ...span })),
	);
	for (const { car, startsAt, endsAt } of soon.slice(0, 30)) {
		for (const moment of [startsAt - car.turnaroundMinutes * MINUTE_MS, endsAt]) {
			for (const shift of [-1, 0, 1]) {
				const until = (moment - now) / HOUR_MS + shift;
				const stay = moment === endsAt ? { inHours: until, hours: 4 * 24 } : { inHours: until - 4 * 24, hours: 4 * 24 };
				const request: Request = { query: { stay, city: car.city }, sort: 'newest', limit: 100 };
				expect(await searchPages(request)).toEqual(expectedCars(cars, request, world.clock.now()));
			}
		}
	}
}, 60_000);
