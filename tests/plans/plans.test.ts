/**
 * On twenty thousand cars, users, sessions and bookings: a search scans an index in the requested order and stops early, or uses the facet
 * index; other hot queries use an index and read few rows and pages.
 */
import { describe, expect, it } from 'vitest';
import { writeBounds } from '#contract/bounds.ts';
import type { Sort } from '#contract/car-attributes.ts';
import { searchCars } from '#contract/search.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { listUnavailableRanges } from '#server/capabilities/availability/sql.ts';
import { listByNextEvent, listParts } from '#server/capabilities/bookings/next-event-sql.ts';
import { quoteStay } from '#server/capabilities/bookings/quote.ts';
import { listBookings } from '#server/capabilities/bookings/sql.ts';
import { readCar } from '#server/capabilities/cars/read-car.ts';
import { authenticate } from '#server/capabilities/identity/index.ts';
import { searchRequestOf } from '#server/capabilities/search/search-cars.ts';
import { type Filters, searchStatement } from '#server/capabilities/search/sql.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { expectListsByIndexes } from './admin-lists.ts';
import { aCrowdedWorld, expectNoWholeTable, type Plan, planOf, plansOf, rowsRead } from './plans-of.ts';

const world = aCrowdedWorld();
const LIMIT = 24;
const everything: Filters = { words: [] };
const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const dates = { from: inDays(20), to: inDays(24), days: 4, noticeHours: 480, handovers: [600, 600] as const };

async function plan(
	part: 'page' | 'count',
	filters: Filters,
	sort: Sort = 'newest',
	after: [string | number, string] | null = null,
): Promise<Plan> {
	return planOf(world.running.platform.pool, searchStatement({ filters, sort, after, limit: LIMIT, today: ammanDate(new Date()) }, part));
}

type Scan = [type: string, index: string | undefined];
const isByKey = ([, index]: Scan) => index === 'car_search_pkey';
/** Scan of the cars that have date prices on these days; if there are few, their prices are computed. */
const isByDays = ([type, index]: Scan) => type === 'Bitmap Heap Scan' || index === 'car_search_date_prices';

const scansOf = ({ nodes }: Plan, table: string) =>
	nodes
		.filter((node) => node['Relation Name'] === table && node['Actual Loops'] > 0)
		.map((node): Scan => [node['Node Type'], node['Index Name']]);

describe('the page', () => {
	const cases: Array<[string, Filters, Sort, string]> = [
		['everything, newest first', everything, 'newest', 'car_search_newest'],
		['everything, oldest first', everything, 'oldest', 'car_search_newest'],
		['everything, cheapest first', everything, 'price-asc', 'car_search_price'],
		['everything, dearest first', everything, 'price-desc', 'car_search_price'],
		['everything, recommended first', everything, 'recommended', 'car_search_recommended'],
		['one city, recommended first', { ...everything, attributes: { city: 'Aqaba' } }, 'recommended', 'car_search_city_recommended'],
		['everything, best rated first', everything, 'top-rated', 'car_search_rating'],
		['one city', { ...everything, attributes: { city: 'Amman' } }, 'newest', 'car_search_city_newest'],
		['one city, best rated first', { ...everything, attributes: { city: 'Aqaba' } }, 'top-rated', 'car_search_city_rating'],
		['one city, cheapest first', { ...everything, attributes: { city: 'Aqaba' } }, 'price-asc', 'car_search_city_price'],
		[
			'common filters',
			{ ...everything, attributes: { city: 'Amman', bodyType: 'SUV', seats: 5 }, priceMaxFils: 60_000 },
			'newest',
			'car_search_city_newest',
		],
		[
			'features that many have',
			{ ...everything, attributes: { city: 'Amman', features: ['BLUETOOTH', 'SUNROOF', 'LEATHER_SEATS'] } },
			'newest',
			'car_search_city_newest',
		],
		['what a driver may have', { ...everything, attributes: { driverAge: 22, driverLicenceYears: 2 } }, 'newest', 'car_search_newest'],
		[
			'what a driver may have, free on some dates',
			{ ...everything, attributes: { driverAge: 22, driverLicenceYears: 2 }, free: dates },
			'price-asc',
			'car_search_rate_3_days',
		],
		['free on some dates', { ...everything, free: dates }, 'newest', 'car_search_newest'],
		['one city, free on some dates', { ...everything, attributes: { city: 'Amman' }, free: dates }, 'price-asc', 'car_search_rate_3_days'],
		['a day at most, dearest first', { ...everything, free: { ...dates, days: 1, to: inDays(21) } }, 'price-desc', 'car_search_rate_1_day'],
		[
			'a price of the stay, newest first',
			{ ...everything, priceMinFils: 25_000, priceMaxFils: 60_000, free: dates },
			'newest',
			'car_search_newest',
		],
		[
			'features, free on some dates',
			{ ...everything, attributes: { features: ['BLUETOOTH', 'LEATHER_SEATS'] }, free: dates },
			'price-asc',
			'car_search_rate_3_days',
		],
	];
	it.each(cases)('of %s walks the index of its order and stops early, its heap untouched', async (_, filters, sort, index) => {
		const found = await plan('page', filters, sort);
		const scans = scansOf(found, 'car_search');
		expect(scans.filter((scan) => !isByKey(scan) && !isByDays(scan))).toEqual([['Index Only Scan', index]]);
		expect(scans.filter(isByKey)).toHaveLength(1);
		expect(rowsRead(found, 'car_search')).toBeLessThan(1000);
		expect(found.nodes.filter((node) => node['Node Type'].endsWith('Sort')).every((node) => node['Actual Rows'] <= LIMIT + 1)).toBe(true);
		const probes = scansOf(found, 'car_occupancy');
		expect([...new Set(probes.map(String))]).toEqual(filters.free ? ['Index Only Scan,car_occupancy_probe'] : []);
		expect(rowsRead(found, 'cars')).toBeLessThanOrEqual(LIMIT + 1);
		expect(found.blocks).toBeLessThan(1500);
	});

	/** Days on which six cars in ten have date prices. */
	const eid = { from: inDays(149), to: inDays(153), days: 4, noticeHours: 3576, handovers: [600, 600] as const };
	const week = { ...eid, to: inDays(157), days: 8 };
	it.each<[string, Filters, Sort, string[]]>([
		[
			'cheapest first',
			{ ...everything, free: eid },
			'price-asc',
			['car_search_rate_3_days', 'car_search_span_rate_3_days', 'car_search_lowest_rate'],
		],
		[
			'dearest first',
			{ ...everything, free: eid },
			'price-desc',
			['car_search_rate_3_days', 'car_search_span_rate_3_days', 'car_search_highest_rate'],
		],
		[
			'longer than it',
			{ ...everything, free: week },
			'price-asc',
			['car_search_rate_7_days', 'car_search_span_rate_7_days', 'car_search_lowest_rate'],
		],
		[
			'in one city',
			{ ...everything, attributes: { city: 'Amman' }, free: week },
			'price-asc',
			['car_search_rate_7_days', 'car_search_span_rate_7_days', 'car_search_lowest_rate'],
		],
	])('of Eid, %s, walks rates, groups by rate, and bounds, each only as far as the page reaches', async (_, filters, sort, indexes) => {
		const found = await plan('page', filters, sort);
		expect(scansOf(found, 'car_search').filter((scan) => !isByKey(scan) && !isByDays(scan))).toEqual(
			indexes.map((index) => ['Index Only Scan', index]),
		);
		expect(rowsRead(found, 'car_search')).toBeLessThan(4000);
		expect(rowsRead(found, 'car_date_prices')).toBe(0);
		expect(found.blocks).toBeLessThan(2500);
	});

	it.each<Sort>(['price-asc', 'price-desc'])(
		'of Eid, %s within a range of prices, reads the cars around its end of the range and not all that could lie within',
		async (sort) => {
			const found = await plan('page', { ...everything, priceMinFils: 40_000, priceMaxFils: 60_000, free: eid }, sort);
			expect(rowsRead(found, 'car_search')).toBeLessThan(1500);
			expect(found.blocks).toBeLessThan(1500);
		},
	);

	it('of a rare combination checks the availability of cars in the order of the page, and not of all before sorting', async () => {
		const rare: Filters = { ...everything, attributes: { city: 'Aqaba', bodyType: 'Hatchback' }, free: dates };
		for (const sort of ['newest', 'price-asc', 'price-desc', 'top-rated'] as const) {
			const { nodes } = await plan('page', rare, sort);
			const probes = nodes.filter((node) => node['Relation Name'] === 'car_occupancy');
			expect(probes.reduce((sum, node) => sum + node['Actual Loops'], 0)).toBeLessThanOrEqual(3 * LIMIT);
		}
	});

	/** Parts of the map: a city with many cars, a few of its streets, and a part of the desert at Aqaba's latitude and Amman's longitude. */
	const parts = {
		city: { west: 35.87, south: 31.89, east: 35.99, north: 32.01 },
		streets: { west: 35.93, south: 31.95, east: 35.932, north: 31.952 },
		desert: { west: 35.87, south: 29.4, east: 36.1, north: 29.6 },
	};
	it.each<[keyof typeof parts, atMost: number]>([
		['city', 1000],
		['streets', 200],
		['desert', 0],
	])('of a part of the map, %s, reads few cars', async (part, atMost) => {
		const query = searchCars.query.parse({ bounds: writeBounds(parts[part]) });
		const { filters } = searchRequestOf(query, new Date(), 'en');
		const found = await plan('page', filters);
		expectNoWholeTable(found);
		expect(rowsRead(found, 'car_search')).toBeLessThanOrEqual(atMost);
		expect(found.blocks).toBeLessThan(1500);
		expect(found.nodes.some((node) => node['Index Name'] === 'car_search_position')).toBe(part === 'streets');
	});

	it('reads no more a thousand pages later than on the first', async () => {
		const first = await plan('page', everything);
		const { rows } = await world.running.platform.pool.query(
			'SELECT created_at::text, car_id FROM car_search ORDER BY created_at DESC OFFSET 15000 LIMIT 1',
		);
		const deep = await plan('page', everything, 'newest', [rows[0].created_at, rows[0].car_id]);
		expect(rowsRead(deep, 'car_search')).toBe(rowsRead(first, 'car_search'));
		expect(deep.blocks).toBeLessThan(first.blocks + 20);
	});

	it('of a rare combination comes from an index too', async () => {
		const rare: Filters = {
			...everything,
			attributes: {
				city: 'Jerash',
				bodyType: 'Truck',
				fuel: 'Diesel',
				transmission: 'Manual',
				seats: 8,
				features: ['BLUETOOTH', 'USB', 'AIR_CONDITIONING'],
			},
		};
		for (const filters of [rare, { ...rare, free: dates }]) {
			const found = await plan('page', filters);
			expectNoWholeTable(found);
			expect(rowsRead(found, 'car_search')).toBeLessThan(200);
		}
	});
});

describe('the count', () => {
	it.each<[string, Filters, number]>([
		['everything', everything, 1001],
		['one city', { ...everything, attributes: { city: 'Amman' } }, 3000],
		['features', { ...everything, attributes: { features: ['BLUETOOTH', 'LEATHER_SEATS'] } }, 6000],
		['one city, free on some dates', { ...everything, attributes: { city: 'Amman' }, free: dates }, 2500],
	])('of %s stops at the cap', async (_, filters, atMost) => {
		const found = await plan('count', filters);
		expect(rowsRead(found, 'car_search')).toBeLessThanOrEqual(atMost);
	});

	it('in a fully booked week examines a limited number of cars', async () => {
		const { pool } = world.running.platform;
		const week = { from: inDays(400), to: inDays(405), days: 5, noticeHours: 9600, handovers: [600, 600] as const };
		await pool.query(
			`INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) SELECT gen_random_uuid(), car_id, 'BLOCK', $1, $2 FROM car_search`,
			[week.from, week.to],
		);
		await pool.query('VACUUM ANALYZE car_occupancy');
		const found = await plan('count', { ...everything, free: week });
		expect(rowsRead(found, 'car_search')).toBe(2500);
		expect(found.nodes.filter((node) => node['Relation Name'] === 'car_occupancy').map((node) => node['Actual Loops'])).toEqual([2499]);
		const { rows } = await pool.query(
			searchStatement(
				{ filters: { ...everything, free: week }, sort: 'newest', after: null, limit: LIMIT, today: ammanDate(new Date()) },
				'count',
			),
		);
		expect(rows).toEqual([{ found: 0, stopped: true }]);
	});
});

describe('what is asked again and again', () => {
	const nobody = async () => null;
	const aCar = async () => {
		const { rows } = await world.running.platform.pool.query("SELECT id, slug FROM cars WHERE slug = 'generated-777'");
		return rows[0] as { id: string; slug: string };
	};
	const aPerson = async (number: number) => {
		const { rows } = await world.running.platform.pool.query('SELECT id FROM users WHERE email = $1', [`person-${number}@mishwar.test`]);
		return rows[0].id as string;
	};
	const paidOf = async (number: number) => ({ ownerId: await aPerson(number), paidOnly: true });
	const page = { after: null, limit: 20 };
	/** Name, use case, and the maximum number of rows that all its statements together may examine in each table. */
	const cases: Array<[string, (platform: Platform) => Promise<unknown>, Record<string, number>]> = [
		[
			'a car by its address',
			async (platform) => readCar(platform, platform, (await aCar()).slug, nobody),
			{ cars: 1, users: 1, car_pricing: 1, car_photos: 1 },
		],
		['when a car is taken', async ({ pool }) => listUnavailableRanges(pool, (await aCar()).id, new Date()), { cars: 1, car_occupancy: 42 }],
		[
			'a quote',
			async (platform) => quoteStay(platform, (await aCar()).id, { from: '2031-04-01', to: '2031-04-05' }),
			{ cars: 1, car_pricing: 1, car_occupancy: 42 },
		],
		['who a session is', (platform) => authenticate(platform, signedIn('token 4321')), { sessions: 1, users: 1 }],
		['who nobody is', (platform) => authenticate(platform, signedIn('no token')), { sessions: 0, users: 0 }],
		['a renter’s bookings', async ({ db }) => listBookings(db, { renterId: await aPerson(7), ...page }), { bookings: 40 }],
		['an owner’s bookings', async ({ db }) => listBookings(db, { ownerId: await aPerson(507), paidOnly: true, ...page }), { bookings: 40 }],
		[
			'an owner’s requests',
			async ({ db }) => listBookings(db, { ownerId: await aPerson(507), status: 'REQUESTED', ...page }),
			{ bookings: 40 },
		],
		[
			'a renter’s bookings by what comes next',
			async ({ db }) => listByNextEvent(db, { renterId: await aPerson(7), ...page }),
			{ bookings: 40 },
		],
		...(['REQUESTED', 'CONFIRMED'] as const).map((status): (typeof cases)[number] => [
			`an owner’s bookings that are ${status}, by what comes next, among forty that are over,`,
			async ({ db }) => listByNextEvent(db, { ...(await paidOf(507)), status, ...page }),
			{ bookings: 0 },
		]),
		[
			'an owner’s completed bookings, the latest return first,',
			async ({ db }) => listByNextEvent(db, { ...(await paidOf(507)), status: 'COMPLETED', ...page }),
			{ bookings: 21 },
		],
		[
			'a later page of an owner’s completed bookings',
			async ({ db }) => {
				const completed = { ...(await paidOf(507)), status: 'COMPLETED' } as const;
				const last = (await listByNextEvent(world.running.platform.db, { ...completed, ...page })).at(-1);
				const after = last && ([listParts.over, last.at.toISOString(), last.id] as const);
				return listByNextEvent(db, { ...completed, after: after ?? null, limit: 10 });
			},
			{ bookings: 11 },
		],
		['the newest bookings of all', ({ db }) => listBookings(db, page), { bookings: 21 }],
	];
	it.each(cases)('%s comes by an index', async (_, run, atMost) => {
		const plans = await plansOf(world, run);
		for (const plan of plans) {
			expectNoWholeTable(plan);
			expect(plan.blocks, plan.text).toBeLessThan(150);
		}
		for (const [table, rows] of Object.entries(atMost))
			expect(
				plans.reduce((sum, plan) => sum + rowsRead(plan, table), 0),
				table,
			).toBeLessThanOrEqual(rows);
	});
});

describe('a page of an admins’ list', () => expectListsByIndexes(world));

/** A request with this session; the database stores the hash of the cookie. */
const signedIn = (token: string) =>
	new Request('http://mishwar.test/', { headers: { cookie: `mishwar_session=${encodeURIComponent(token)}` } });
