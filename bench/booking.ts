/** 32 people who want the same car, and 32 who want any: our whole call against the one statement that takes the dates, through HTTP and without. */
import pg from 'pg';
import { addDays, ammanDate } from '#contract/time.ts';
import { against, type Row } from './against.ts';
import type { Bench } from './bench.ts';
import { type Child, startChild } from './child.ts';
import { onCopyOf, openData, signedInPeople } from './data.ts';
import type { Wanted } from './load.ts';
import { figure } from './report.ts';
import { median } from './rounds.ts';

const CLIENTS = 32;
const DAYS = 60;

/** As occupyForBooking has it, for a stay that belongs to no booking. */
const TAKE = `INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) SELECT gen_random_uuid(), $1::uuid, 'BLOCK', $2::timestamptz, $3::timestamptz
	WHERE NOT EXISTS (SELECT FROM car_occupancy WHERE car_id = $1::uuid AND ends_at > $2::timestamptz AND starts_at < $3::timestamptz)
	ON CONFLICT DO NOTHING RETURNING id`;
const DOUBLED = `SELECT count(*)::integer AS doubled FROM car_occupancy a JOIN car_occupancy b
	ON b.car_id = a.car_id AND b.id > a.id AND a.starts_at < b.ends_at AND b.starts_at < a.ends_at WHERE a.car_id = ANY($1)`;
const DEADLOCKS = 'SELECT deadlocks::integer FROM pg_stat_database WHERE datname = current_database()';

type Attempt = { carId: string; startAt: string; endAt: string };

export const bench: Bench = async (options) => {
	const {
		sizes: [size = { cars: 10_000, bookings: 100_000 }],
		postgresUrl,
		say,
	} = options;
	const data = await openData(postgresUrl, size, say);
	await data.pool.end();
	return onCopyOf(postgresUrl, data.url, async (url) => {
		const tally = { doubled: 0 };
		const pool = new pg.Pool({ connectionString: url, max: CLIENTS });
		const env = { DATABASE_URL: url };
		const [ours, bare] = [await startChild('server.ts', { env }), await startChild('bare-server.ts', { env })];
		const { rows: cars } = await pool.query<{ car_id: string }>('SELECT car_id FROM car_search ORDER BY car_id LIMIT 5000');
		const ids = cars.map((car) => car.car_id);
		const rows: Row[] = [];
		const end = async () => {
			tally.doubled += await doubledAmong(pool, ids);
			await freeAgain(pool, ids);
		};
		const parts = { pool, ours, bare, cookies: await signedInPeople(pool, options.requests), end };
		for (const [what, among] of [
			['the same car', ids.slice(0, 1)],
			['random cars', ids],
		] as const)
			rows.push(...(await compare(what, among, parts, options)));
		const [{ deadlocks }] = (await pool.query<{ deadlocks: number }>(DEADLOCKS)).rows as [{ deadlocks: number }];
		await Promise.all([ours.stop(), bare.stop(), pool.end()]);
		return [
			{ title: `Attempts to book, ${CLIENTS} at a time, at ${size.cars.toLocaleString('en')} cars`, rows },
			{ title: 'After them', rows: [{ 'stays that overlap another of their car': tally.doubled, deadlocks }] },
		];
	});
};

type Parts = {
	pool: pg.Pool;
	ours: Child;
	bare: Child;
	cookies: readonly string[] /** Looks for what must not be, and makes everything free again. */;
	end(): Promise<void>;
};

async function compare(
	what: string,
	among: readonly string[],
	{ pool, ours, bare, cookies, end }: Parts,
	{ rounds, requests }: Parameters<Bench>[0],
): Promise<Row[]> {
	const attempts: Attempt[] = Array.from({ length: requests }, (_, index) => {
		const day = addDays(ammanDate(new Date()), 200 + ((index * 7919) % DAYS));
		return { carId: among[(index * 104_729) % among.length] ?? '', startAt: day, endAt: addDays(day, 1 + (index % 7)) };
	});
	const origin = { origin: new URL(ours.url).origin, 'content-type': 'application/json' };
	const posts: Wanted[] = attempts.map((body, index) => ({
		path: '/api/bookings',
		method: 'POST',
		headers: { ...origin, cookie: cookies[index % cookies.length] ?? '' },
		body: JSON.stringify(body),
	}));
	await bare.tell(
		attempts.map(({ carId, startAt, endAt }, index) => [`/take/${index}`, { name: 'take', text: TAKE, values: [carId, startAt, endAt] }]),
	);
	const alone: number[] = [];
	const sides = [
		{ name: 'ours', server: ours, requests: () => posts, allowed: [201, 409] },
		{ name: 'bare', server: bare, requests: () => attempts.map((_, index) => ({ path: `/take/${index}` })) },
	].map((side) => ({ ...side, server: { url: side.server.url, usage: () => end().then(side.server.usage) } }));
	const rows = await against(what, sides, { rounds, clients: CLIENTS });
	for (let round = -1; round < rounds; round += 1) {
		const started = performance.now();
		await takeAll(pool, attempts);
		if (round >= 0) alone.push(requests / ((performance.now() - started) / 1000));
		await end();
	}
	return rows.map((row) => ({
		...row,
		'statement alone a second': Math.round(median(alone)),
		'ours to it': figure(Number(row['a second']) / median(alone)),
	}));
}

async function takeAll(pool: pg.Pool, attempts: readonly Attempt[]): Promise<void> {
	let next = 0;
	const client = async () => {
		for (let attempt = attempts[next++]; attempt; attempt = attempts[next++])
			await pool.query({ name: 'take', text: TAKE, values: [attempt.carId, attempt.startAt, attempt.endAt] });
	};
	await Promise.all(Array.from({ length: CLIENTS }, client));
}

async function doubledAmong(pool: pg.Pool, ids: readonly string[]): Promise<number> {
	const { rows } = await pool.query<{ doubled: number }>(DOUBLED, [ids]);
	return rows[0]?.doubled ?? 0;
}

/** What is generated ends before the first day that is tried for. */
async function freeAgain(pool: pg.Pool, ids: readonly string[]): Promise<void> {
	const client = await pool.connect();
	await client.query('SET session_replication_role = replica');
	await client.query(`DELETE FROM car_occupancy WHERE car_id = ANY($1) AND starts_at > now() + interval '190 days'`, [ids]);
	await client.query('DELETE FROM bookings');
	await client.query('SET session_replication_role = DEFAULT');
	client.release();
}
