/** The market in memory against PostgreSQL's answers in the same snapshot, while others write; and what is told of a change, and when. */
import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sorts } from '#contract/car-attributes.ts';
import { HOUR_MS } from '#contract/time.ts';
import { forgetAllChanges } from '#tests/support/search-changes.ts';
import { aWorld } from '#tests/support/world.ts';
import { findCars, type SearchRequest } from '../sql.ts';
import { FollowedMarket } from './followed-market.ts';
import { pruneChanges } from './sql.ts';

const CARS = 700;
const CHECKS = process.env.FULL ? 10_000 : 300;
const WRITERS = 4;

const world = aWorld();
const pool = () => world.running.platform.pool;
const now = new Date();

beforeAll(async () => {
	const generate = await readFile(new URL('../../../../bench/generate-cars.sql', import.meta.url), 'utf8');
	await pool().query(`SET mishwar.cars = '${CARS}'; SET mishwar.stays = '10'; ${generate}`);
	await pool().query(`UPDATE car_search SET min_days = 1 + floor(random() * 4), notice_hours = floor(random() * 3) * 12,
		turnaround_minutes = floor(random() * 4) * 60`);
	await pool().query('CREATE TABLE every_car AS SELECT * FROM car_search');
});

const steps = (least: number, most: number) => fc.integer({ min: least, max: most }).map((step) => step * 5000);
const attributes = {
	city: fc.nat(6),
	priceMinFils: fc.oneof(steps(0, 20), fc.nat(60_000)),
	priceMaxFils: fc.oneof(steps(3, 40), fc.integer({ min: 15_000, max: 120_000 })),
	bodyType: fc.nat(6),
	seats: fc.integer({ min: 2, max: 8 }),
	transmission: fc.nat(1),
	fuel: fc.nat(4),
	free: fc
		.record({ inHours: fc.integer({ min: 1, max: 100 * 24 }), hours: fc.integer({ min: 1, max: 20 * 24 }) })
		.map(({ inHours, hours }) => {
			const from = new Date(now.getTime() + inHours * HOUR_MS);
			return { from, to: new Date(from.getTime() + hours * HOUR_MS), days: Math.ceil(hours / 24), noticeHours: inHours };
		}),
	featureBits: fc.uniqueArray(
		fc.nat(12).map((bit) => 1 << bit),
		{ minLength: 1, maxLength: 2 },
	),
	delivery: fc.constant(true),
};

/** Of few attributes each: of all at once there is no car. */
const wishes: fc.Arbitrary<SearchRequest> = fc
	.record({
		all: fc.record(attributes),
		named: fc.subarray(Object.keys(attributes), { maxLength: 3 }),
		sort: fc.constantFrom(...sorts),
		limit: fc.integer({ min: 1, max: 100 }),
	})
	.map(({ all, named, sort, limit }) => {
		const given = Object.fromEntries(Object.entries(all).filter(([name]) => named.includes(name)));
		return { filters: { featureBits: [], delivery: false, words: [], ...given }, sort, limit, after: null };
	});

const DEEP = 8;

/** What both say of one snapshot, page after page; each leads on from where the other ended. */
async function demandSame(client: pg.PoolClient, market: FollowedMarket, wish: SearchRequest, depth = 0): Promise<void> {
	const wanted = await findCars(client, wish);
	const found = market.find(wish);
	expect(found?.cars.map(({ id }) => id)).toEqual((JSON.parse(wanted.cards) as Array<{ id: string }>).map(({ id }) => id));
	expect([found?.rows, found?.found]).toEqual([wanted.rows, wanted.found]);
	if (wanted.rows <= wish.limit || depth === DEEP) return;
	await demandSame(client, market, { ...wish, after: (depth % 2 === 0 ? found?.last : wanted.last) ?? null }, depth + 1);
}

async function atOneSnapshot<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
	const client = await pool().connect();
	await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
	try {
		return await work(client);
	} finally {
		await client.query('COMMIT');
		client.release();
	}
}

const aCar = '(SELECT car_id FROM every_car ORDER BY random() LIMIT 1)';
const acts = [
	`INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at)
		SELECT gen_random_uuid(), ${aCar}, 'BLOCK', at, at + (1 + floor(random() * 200)) * interval '1 hour' FROM (
			SELECT date_trunc('hour', now()) + floor(random() * 2400) * interval '1 hour' + random() * interval '1 hour' AS at) begun ON CONFLICT DO NOTHING`,
	`DELETE FROM car_occupancy WHERE car_id = ${aCar} AND random() < 0.5`,
	`UPDATE car_occupancy SET ends_at = ends_at - interval '90 minutes' WHERE car_id = ${aCar} AND ends_at - starts_at > interval '2 hours'`,
	`UPDATE car_search SET price_fils = 8000 + floor(random() * 20) * 2500 WHERE car_id = ${aCar}`,
	`UPDATE car_search SET city = floor(random() * 6), features = floor(random() * 8192), delivery = random() < 0.5 WHERE car_id = ${aCar}`,
	`UPDATE car_search SET rating_score = 30000 + floor(random() * 10) * 2000, turnaround_minutes = floor(random() * 4) * 60 WHERE car_id = ${aCar}`,
	`UPDATE car_search SET created_at = now() - random() * interval '1 day', min_days = 1 + floor(random() * 4) WHERE car_id = ${aCar}`,
	`DELETE FROM car_search WHERE car_id = ${aCar}`,
	`INSERT INTO car_search SELECT * FROM every_car WHERE car_id IN (SELECT car_id FROM every_car ORDER BY random() LIMIT 3) ON CONFLICT DO NOTHING`,
];
const DEADLOCK = '40P01';

/** Transactions of one to sixty writes, a fifth of which is taken back, until `stopped`. */
async function write(stopped: AbortSignal): Promise<number> {
	const client = await pool().connect();
	let committed = 0;
	const pick = (count: number) => Math.floor(Math.random() * count);
	while (!stopped.aborted) {
		try {
			await client.query('BEGIN');
			for (let left = 1 + pick(pick(10) === 0 ? 60 : 6); left > 0; left -= 1) await client.query(acts[pick(acts.length)] ?? '');
			const kept = pick(5) > 0;
			await client.query(kept ? 'COMMIT' : 'ROLLBACK');
			if (kept) committed += 1;
		} catch (error) {
			await client.query('ROLLBACK');
			if ((error as { code?: string }).code !== DEADLOCK) throw error;
		}
	}
	client.release();
	return committed;
}

describe('the market in memory', () => {
	it('finds, counts and pages as PostgreSQL does in the same snapshot, while others write', async () => {
		const client = await pool().connect();
		const market = await FollowedMarket.read(client, now);
		client.release();
		const stop = new AbortController();
		const writers = Array.from({ length: WRITERS }, () => write(stop.signal));
		try {
			await fc.assert(
				fc.asyncProperty(wishes, (wish) =>
					atOneSnapshot(async (client) => {
						expect(await market.follow(client, now)).toBe(true);
						await demandSame(client, market, wish);
					}),
				),
				{ numRuns: CHECKS, endOnFailure: true },
			);
		} finally {
			stop.abort();
		}
		const committed = (await Promise.all(writers)).reduce((one, other) => one + other);
		expect(committed).toBeGreaterThan(CHECKS / 10);
	}, 600_000);
});

describe('what follows it', () => {
	let first: pg.PoolClient;
	let market: FollowedMarket;
	let found: () => Promise<number | undefined>;
	const everything: SearchRequest = { filters: { featureBits: [], delivery: false, words: [] }, sort: 'newest', after: null, limit: 1 };

	beforeAll(async () => {
		await pool().query('INSERT INTO car_search SELECT * FROM every_car ON CONFLICT DO NOTHING');
		first = await pool().connect();
		market = await FollowedMarket.read(first, now);
		found = async () => ((await market.follow(pool(), now)) ? market.find(everything)?.found : undefined);
	});
	afterAll(() => first.release());

	it('hears of a transaction that began before others and ended after them, also when what was noted is cleared up between', async () => {
		const takeOut = (client: Pick<pg.ClientBase, 'query'>) =>
			client.query('DELETE FROM car_search WHERE car_id IN (SELECT car_id FROM car_search ORDER BY car_id LIMIT 1)');
		await first.query('BEGIN');
		await takeOut(first);
		expect(await found()).toBe(CARS);
		await pool().query('DELETE FROM car_search WHERE car_id IN (SELECT car_id FROM car_search ORDER BY car_id DESC LIMIT 1)');
		expect(await found()).toBe(CARS - 1);
		await pool().query(`UPDATE car_search_changes SET noted_at = now() - interval '2 hours'`);
		await pruneChanges(world.running.platform.db);
		await first.query('COMMIT');
		expect(await found()).toBe(CARS - 2);
	});

	it('forgets nothing within the hour, and who missed what was forgotten is told to begin anew', async () => {
		await pruneChanges(world.running.platform.db);
		expect(await found()).toBe(CARS - 2);
		await pool().query('UPDATE car_search SET price_fils = price_fils');
		await forgetAllChanges(world);
		expect(await market.follow(pool(), now)).toBe(false);
		market = await FollowedMarket.read(first, now);
		expect(await found()).toBe(CARS - 2);
	});

	it('leaves words, and cursors of another order, to PostgreSQL', () => {
		expect(market.find({ ...everything, filters: { ...everything.filters, words: ['corolla'] } })).toBeNull();
		expect(market.find({ ...everything, after: [12_000, crypto.randomUUID()] })).toBeNull();
		expect(market.find({ ...everything, sort: 'price-asc', after: ['2031-01-01T00:00:00Z', crypto.randomUUID()] })).toBeNull();
		expect(market.find({ ...everything, after: ['yesterday', crypto.randomUUID()] })).toBeNull();
	});
});
