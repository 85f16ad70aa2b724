/** Search over HTTP against a plain model of the same cars: filters, stays, order, count, and every page that the Link header leads to. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { bodyTypes, fuels, type Sort, sorts, transmissions } from '#contract/car-attributes.ts';
import { discountTiers } from '#contract/car-terms.ts';
import type { CarCard } from '#contract/cars.ts';
import { cities } from '#contract/cities.ts';
import { features } from '#contract/features.ts';
import { formatFils } from '#contract/money.ts';
import { minuteOfDay } from '#contract/pickup-hours.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate, DAY_MS, HOUR_MS, rentalDays } from '#contract/time.ts';
import { computePrice, datesOfStay } from '#server/capabilities/bookings/price.ts';
import { readQuery } from '#server/platform/http/input.ts';
import { aWorld } from '#tests/support/world.ts';
import { priceColumnsOf } from './price-columns.ts';
import type { WalkLimits } from './rules.ts';
import { searchRequestOf } from './search-cars.ts';
import { type SearchRequest, searchStatement } from './sql.ts';

const CARS = 700;
const RUNS = process.env.FULL ? 4000 : 100;
const MAX_PAGES = 8;
const MINUTE_MS = 60_000;

type Stay = { from: Date; to: Date };
type Car = {
	id: string;
	createdAt: number;
	/** Without dates: the lowest of the next 90 days. */
	price: number;
	dailyRateFils: number;
	/** Percent from 3, 7 and 30 days on. */
	discounts: [number, number, number];
	datePrices: Record<string, number>;
	rating: number;
	city: number;
	bodyType: number;
	fuel: number;
	transmission: number;
	seats: number;
	features: number;
	delivery: boolean;
	turnaroundMinutes: number;
	minDays: number;
	noticeHours: number;
	/** Minutes after midnight. */
	pickupFrom: number;
	pickupUntil: number;
	occupied: Array<{ startsAt: number; endsAt: number }>;
};

const world = aWorld();
let cars: Car[];

/** Bookings and minimum terms meet the hours that searches ask for, and many cars are equal in what they are sorted by. */
beforeAll(async () => {
	const { pool } = world.running.platform;
	const generate = await readFile(new URL('../../../bench/generate-cars.sql', import.meta.url), 'utf8');
	await pool.query(`SET mishwar.cars = '${CARS}'; SET mishwar.stays = '10'; ${generate}`);
	await pool.query(`UPDATE car_search SET min_days = 1 + floor(random() * 4), notice_hours = floor(random() * 3) * 12,
		turnaround_minutes = floor(random() * 4) * 60, rating_score = 34000 + floor(random() * 8) * 2000,
		pickup_from_minute = floor(random() * 4) * 180, pickup_until_minute = 1440 - floor(random() * 4) * 120,
		created_at = CASE WHEN random() < 0.5 THEN date_trunc('hour', created_at) ELSE created_at END`);
	await pool.query(
		`UPDATE car_occupancy o SET starts_at = starts_at + moved.by, ends_at = ends_at + moved.by FROM (
			SELECT id, $1 - date_trunc('day', now()) + floor(random() * 12) * interval '1 hour' AS by FROM car_occupancy
		) moved WHERE moved.id = o.id`,
		[world.clock.now()],
	);
	await setDatePrices();
	const { rows } = await pool.query<{ car: Car }>(`SELECT json_build_object('id', car_id,
			'createdAt', (extract(epoch FROM created_at) * 1000000)::bigint, 'price', price_fils, 'rating', rating_score, 'dailyRateFils', rate_1_day / 10,
			'discounts', (SELECT json_build_array(discount_percent_3_days, discount_percent_7_days, discount_percent_30_days) FROM cars WHERE id = c.car_id),
			'datePrices', (SELECT coalesce(json_object_agg(date, daily_rate_fils), '{}') FROM car_date_prices d WHERE d.car_id = c.car_id),
			'city', city, 'bodyType', body_type, 'fuel', fuel, 'transmission', transmission, 'seats', seats, 'features', features, 'delivery', delivery,
			'turnaroundMinutes', turnaround_minutes, 'minDays', min_days, 'noticeHours', notice_hours,
			'pickupFrom', pickup_from_minute, 'pickupUntil', pickup_until_minute,
			'occupied', ARRAY(SELECT json_build_object('startsAt', extract(epoch FROM starts_at) * 1000, 'endsAt', extract(epoch FROM ends_at) * 1000)
				FROM car_occupancy o WHERE o.car_id = c.car_id)) AS car FROM car_search c`);
	cars = rows.map(({ car }) => car);
});

/** Every other car has prices of its own on some of the days that searches ask for: on one span, or on days here and there. */
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

const tiersOf = (discounts: Car['discounts']) =>
	discounts.map((percent, tier) => ({ days: discountTiers[tier] ?? 30, percent })).filter(({ percent }) => percent > 0);

/** What the car costs in these days, by the only truth there is about prices. */
function priceOf({ dailyRateFils, discounts, datePrices }: Car, { from, to }: Stay): bigint {
	const days = rentalDays(from, to);
	const own = datesOfStay(from, days).flatMap((date): Array<[string, bigint]> => {
		const fils = datePrices[date];
		return fils === undefined ? [] : [[date, BigInt(fils)]];
	});
	return computePrice({
		...{ startsAt: from, days, dailyRateFils: BigInt(dailyRateFils), datePrices: new Map(own), discounts: tiersOf(discounts) },
		...{ delivery: null, extras: [], depositMode: 'CAR' as const, carDepositFils: 0n, platformFeePercent: 0 },
	}).totalFils;
}

type Query = {
	city?: number;
	priceMin?: number;
	priceMax?: number;
	bodyType?: number;
	seats?: number;
	transmission?: number;
	fuel?: number;
	features?: number[];
	delivery?: true;
	stay?: { inHours: number; hours: number };
};
type Request = { query: Query; sort: Sort; limit: number };

const attributes = {
	city: fc.nat(6),
	priceMin: fc.integer({ min: 1, max: 15 }).map((steps) => steps * 5),
	priceMax: fc.integer({ min: 3, max: 39 }).map((steps) => steps * 5),
	bodyType: fc.nat(bodyTypes.length - 1),
	seats: fc.integer({ min: 2, max: 8 }),
	transmission: fc.nat(transmissions.length - 1),
	fuel: fc.nat(fuels.length - 1),
	stay: fc.record({ inHours: fc.integer({ min: 1, max: 100 * 24 }), hours: fc.integer({ min: 1, max: 20 * 24 }) }),
	features: fc.uniqueArray(fc.nat(features.length - 1), { minLength: 1, maxLength: 2 }),
	delivery: fc.constant(true as const),
};

/** At most three attributes each: no car has all of them at once. */
const requests: fc.Arbitrary<Request> = fc
	.record({
		all: fc.record(attributes),
		names: fc.subarray(Object.keys(attributes), { maxLength: 3 }),
		sort: fc.constantFrom(...sorts),
		limit: fc.integer({ min: 1, max: 100 }),
	})
	.map(({ all, names, sort, limit }) => ({
		query: Object.fromEntries(Object.entries(all).filter(([name]) => names.includes(name))),
		sort,
		limit,
	}));

const toStay = ({ inHours, hours }: NonNullable<Query['stay']>): Stay => {
	const from = new Date(world.clock.now().getTime() + inHours * HOUR_MS);
	return { from, to: new Date(from.getTime() + hours * HOUR_MS) };
};

function toPath({ query, sort, limit }: Request): string {
	const stay = query.stay && toStay(query.stay);
	const parameters: Array<[string, string | number | undefined]> = [
		['city', query.city === undefined ? undefined : cities[query.city]?.name],
		['priceMin', query.priceMin],
		['priceMax', query.priceMax],
		['bodyType', query.bodyType === undefined ? undefined : bodyTypes[query.bodyType]],
		['seats', query.seats],
		['transmission', query.transmission === undefined ? undefined : transmissions[query.transmission]],
		['fuel', query.fuel === undefined ? undefined : fuels[query.fuel]],
		['deliveryAvailable', query.delivery && 'true'],
		['from', stay?.from.toISOString()],
		['to', stay?.to.toISOString()],
		...(query.features ?? []).map((index): [string, string | undefined] => ['features', features[index]?.code]),
		['sortBy', sort],
		['limit', limit],
	];
	const present = parameters.filter(([, value]) => value !== undefined).map(([name, value]) => [name, String(value)]);
	return `/api/cars?${new URLSearchParams(present)}`;
}

function isFound(car: Car, query: Query): boolean {
	const isEqual = (['city', 'bodyType', 'transmission', 'fuel'] as const).every(
		(name) => query[name] === undefined || query[name] === car[name],
	);
	return (
		isEqual &&
		isAffordable(car, query) &&
		(query.seats === undefined || car.seats >= query.seats) &&
		(query.features ?? []).every((index) => (car.features & (1 << (features[index]?.bit ?? 0))) !== 0) &&
		(!query.delivery || car.delivery) &&
		(!query.stay || canBeBooked(car, toStay(query.stay), query.stay.inHours))
	);
}

/** With dates the bounds are of a day on average. */
function isAffordable(car: Car, { priceMin, priceMax, stay }: Query): boolean {
	const days = stay ? rentalDays(toStay(stay).from, toStay(stay).to) : 1;
	const price = stay ? Number(priceOf(car, toStay(stay))) : car.price;
	return (priceMin === undefined || price >= priceMin * 1000 * days) && (priceMax === undefined || price <= priceMax * 1000 * days);
}

function canBeBooked(car: Car, { from, to }: Stay, inHours: number): boolean {
	const until = to.getTime() + car.turnaroundMinutes * MINUTE_MS;
	return (
		rentalDays(from, to) >= car.minDays &&
		inHours >= car.noticeHours &&
		[from, to].every((moment) => minuteOfDay(moment) >= car.pickupFrom && minuteOfDay(moment) <= car.pickupUntil) &&
		car.occupied.every(({ startsAt, endsAt }) => endsAt <= from.getTime() || startsAt >= until)
	);
}

const sortedBy: Record<Sort, [name: 'createdAt' | 'price' | 'rating', sign: 1 | -1]> = {
	newest: ['createdAt', -1],
	oldest: ['createdAt', 1],
	'price-asc': ['price', 1],
	'price-desc': ['price', -1],
	'top-rated': ['rating', -1],
};

/** Equals come in the order of their ids, so that a page begins where the one before ended. Equal totals come in that of what they were rounded from. */
function expectedCars({ query, sort }: Request): string[] {
	const [name, sign] = sortedBy[sort];
	const stay = query.stay && toStay(query.stay);
	const keyOf = (car: Car) => (name === 'price' && stay ? exactPrice(car, stay) : car[name]);
	return cars
		.filter((car) => isFound(car, query))
		.map((car) => ({ id: car.id, key: keyOf(car) }))
		.sort((one, other) => sign * (one.key - other.key || (one.id < other.id ? -1 : 1)))
		.map(({ id }) => id);
}

/** Hundredths of a fils before the discount is rounded. */
function exactPrice(car: Car, { from, to }: Stay): number {
	const days = rentalDays(from, to);
	const percent = Math.max(0, ...tiersOf(car.discounts).flatMap((tier) => (days >= tier.days ? [tier.percent] : [])));
	const base = datesOfStay(from, days).reduce((sum, date) => sum + (car.datePrices[date] ?? car.dailyRateFils), 0);
	return base * (100 - percent);
}

async function searchPages(request: Request): Promise<string[]> {
	const expected = expectedCars(request);
	const found: string[] = [];
	let path: string | undefined = toPath(request);
	for (let page = 0; path && page < MAX_PAGES; page += 1) {
		const answer: { body: CarCard[]; headers: Headers } = await world.visitor().send('GET', path);
		expect(answer.headers.get('x-total-count')).toBe(String(expected.length));
		expect(answer.headers.get('x-total-capped')).toBeNull();
		found.push(...answer.body.map(({ id }) => id));
		for (const card of answer.body) expect(totalOn(card)).toBe(expectedTotal(card.id, request));
		path = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
	}
	expect(path === undefined).toBe(expected.length <= request.limit * MAX_PAGES);
	return found;
}

const totalOn = ({ stay }: CarCard) => stay?.totalJod;

function expectedTotal(id: string, { query }: Request): string | undefined {
	const car = cars.find((each) => each.id === id);
	return car && query.stay && formatFils(priceOf(car, toStay(query.stay)));
}

it('finds, counts, orders and pages as a plain look at all cars does', async () => {
	let withStays = 0;
	await fc.assert(
		fc.asyncProperty(requests, async (request) => {
			const expected = expectedCars(request).slice(0, request.limit * MAX_PAGES);
			expect(await searchPages(request)).toEqual(expected);
			if (request.query.stay && expected.length > 0) withStays += 1;
		}),
		{ numRuns: RUNS },
	);
	expect(withStays).toBeGreaterThan(RUNS / 20);
}, 600_000);

/** All prices computed; groups walked; more groups than may be walked. */
const ways: readonly WalkLimits[] = [
	{ few: CARS, groups: 500 },
	{ few: 0, groups: 100_000 },
	{ few: 0, groups: 2 },
];

it('answers the same in whichever way cars with date prices are found', async () => {
	const { pool } = world.running.platform;
	let withStays = 0;
	await fc.assert(
		fc.asyncProperty(requests, fc.nat(60), async (request, skipped) => {
			if (!request.query.stay) return;
			const path = toPath({ ...request, sort: skipped % 2 === 0 ? 'price-asc' : 'price-desc' });
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

it('meets the hours at which bookings begin and end', async () => {
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
				expect(await searchPages(request)).toEqual(expectedCars(request));
			}
		}
	}
}, 60_000);
