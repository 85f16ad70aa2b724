/**
 * 32 users who want the same car, and 32 who want any: the whole call against the single statement that occupies the dates, through bare HTTP and by
 * pgbench; and completed bookings against pgbench sending all of their statements.
 */
import pg from 'pg';
import { addDays, ammanDate } from '#contract/time.ts';
import { against, type Row } from './against.ts';
import type { Bench } from './bench.ts';
import { type Child, startChild } from './child.ts';
import { onCopyOf, openData, signedInPeople } from './data.ts';
import { assertStatuses, type ExpectedStatus, load } from './load.ts';
import { findPgbench, NEXT, runPgbench, type Sent, scriptOf } from './pgbench.ts';
import { sentStatements } from './record-statements.ts';
import { figure } from './report.ts';
import { median } from './rounds.ts';

const CLIENTS = 32;
const DAYS = 60;
/** Attempts per round of the single statement, which then takes about a second. */
const STATEMENTS = 20_000;

/** The statement of occupyForBooking, for a stay without a booking. */
const TAKE = `INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) SELECT gen_random_uuid(), $1::uuid, 'BLOCK', $2::timestamptz, $3::timestamptz
	WHERE NOT EXISTS (SELECT FROM car_occupancy WHERE car_id = $1::uuid AND ends_at > $2::timestamptz AND starts_at < $3::timestamptz)
	ON CONFLICT DO NOTHING RETURNING id`;
/** The same for the n-th attempt. */
const TAKE_NTH = `${NEXT}INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) SELECT gen_random_uuid(), a.car_id, 'BLOCK', a.starts_at, a.ends_at FROM bench_attempts a
	WHERE a.n = :n AND NOT EXISTS (SELECT FROM car_occupancy o WHERE o.car_id = a.car_id AND o.ends_at > a.starts_at AND o.starts_at < a.ends_at)
	ON CONFLICT DO NOTHING RETURNING id;\n`;
const ATTEMPTS = `DROP TABLE IF EXISTS bench_attempts; CREATE TABLE bench_attempts (n integer PRIMARY KEY, car_id uuid, starts_at timestamptz, ends_at timestamptz)`;
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
		try {
			const { rows: cars } = await pool.query<{ car_id: string }>('SELECT car_id FROM car_search ORDER BY car_id LIMIT 5000');
			const ids = cars.map((car) => car.car_id);
			const end = async () => {
				tally.doubled += await doubledAmong(pool, ids);
				await freeAgain(pool, ids);
			};
			const pgbench = findPgbench();
			if (!pgbench) say('Without pgbench, which PostgreSQL brings: set PGBENCH to it for what PostgreSQL reaches by itself');
			const parts = { pool, url, ours, bare, cookies: await signedInPeople(pool, options.requests), end, pgbench };
			const rows: Row[] = [];
			for (const [what, among] of [
				['the same car', ids.slice(0, 1)],
				['random cars', ids],
			] as const)
				rows.push(...(await compare(what, among, parts, options)));
			const made = pgbench ? [await compareMade(ids, { ...parts, pgbench }, options)] : [];
			const [{ deadlocks }] = (await pool.query<{ deadlocks: number }>(DEADLOCKS)).rows as [{ deadlocks: number }];
			return [
				{ title: `Attempts to book, ${CLIENTS} at a time, at ${size.cars.toLocaleString('en')} cars`, rows },
				{ title: 'Bookings made, against pgbench with all that they send', rows: made },
				{ title: 'After them', rows: [{ 'stays that overlap another of their car': tally.doubled, deadlocks }] },
			];
		} finally {
			// Before the copy of the database is dropped, because a lost connection would hide the real failure.
			await Promise.all([ours.stop(), bare.stop(), pool.end()]);
		}
	});
};

type Parts = {
	pool: pg.Pool;
	url: string;
	ours: Child;
	bare: Child;
	cookies: readonly string[];
	/** Checks for inconsistencies and frees all dates. */
	end(): Promise<void>;
	pgbench: string | undefined;
};
type BenchOptions = Pick<Parameters<Bench>[0], 'rounds' | 'requests'>;

async function compare(what: string, among: readonly string[], parts: Parts, { rounds, requests }: BenchOptions): Promise<Row[]> {
	const { ours, bare, end, cookies, pgbench } = parts;
	const attempts = attemptsAt(among, requests);
	const posts = postsOf(ours, cookies, attempts);
	await bare.send(
		attempts.map(({ carId, startAt, endAt }, index) => [`/take/${index}`, { name: 'take', text: TAKE, values: [carId, startAt, endAt] }]),
	);
	const sides = [
		{ name: 'ours', server: ours, requests: () => posts, allowed: [201, 409] },
		{ name: 'bare', server: bare, requests: () => attempts.map((_, index) => ({ path: `/take/${index}` })) },
	].map((side) => ({ ...side, server: { url: side.server.url, usage: () => end().then(side.server.usage) } }));
	const rows = await against(what, sides, { rounds, clients: CLIENTS });
	if (!pgbench) return rows;
	const alone = await byPgbench(among, { ...parts, pgbench }, rounds);
	return rows.map((row) => ({
		...row,
		'statement in pgbench a second': Math.round(alone),
		'ours to it': figure(Number(row['a second']) / alone),
		'bare to it': figure(Number(row['baseline a second']) / alone),
	}));
}

async function byPgbench(among: readonly string[], { pool, url, end, pgbench }: Parts & { pgbench: string }, rounds: number) {
	const attempts = attemptsAt(among, STATEMENTS);
	await pool.query(ATTEMPTS);
	await pool.query(
		`INSERT INTO bench_attempts SELECT n, "carId", "startAt", "endAt" FROM ROWS FROM (json_to_recordset($1) AS ("carId" uuid, "startAt" timestamptz, "endAt" timestamptz)) WITH ORDINALITY AS a ("carId", "startAt", "endAt", n)`,
		[JSON.stringify(attempts)],
	);
	await pool.query('ANALYZE bench_attempts');
	const reached: number[] = [];
	for (let round = -1; round < rounds; round += 1) {
		const perSecond = runPgbench({ pgbench, url, script: TAKE_NTH, clients: CLIENTS, transactions: STATEMENTS });
		if (round >= 0) reached.push(perSecond);
		await end();
	}
	return median(reached);
}

/** Every request succeeds: as many bookings as requests. */
async function compareMade(among: readonly string[], parts: Parts & { pgbench: string }, { rounds, requests }: BenchOptions): Promise<Row> {
	const { pool, url, ours, cookies, end, pgbench } = parts;
	const attempts = attemptsAt(among, requests).map((attempt, index) => ({ ...attempt, carId: among[index % among.length] ?? '' }));
	const posts = postsOf(ours, cookies, attempts);
	const sent = await recorded(url, cookies, attempts);
	const script = await scriptOf(pool, sent);
	await end();
	const [made, alone]: [number[], number[]] = [[], []];
	for (let round = -1; round < rounds; round += 1) {
		const result = await load(ours, posts, CLIENTS);
		assertStatuses(result, 201);
		await end();
		const perSecond = runPgbench({ pgbench, url, script, clients: CLIENTS, transactions: sent.length });
		await end();
		if (round < 0) continue;
		made.push(result.perSecond);
		alone.push(perSecond);
	}
	return {
		'bookings a second': Math.round(median(made)),
		'pgbench a second': Math.round(median(alone)),
		ratio: figure(median(made) / median(alone)),
		statements: sent[0]?.length ?? 0,
	};
}

/** The statements of these bookings, recorded one at a time on a separate server. */
async function recorded(url: string, cookies: readonly string[], attempts: readonly Attempt[]): Promise<Sent[][]> {
	const recording = await startChild('server.ts', { env: { DATABASE_URL: url, BENCH_RECORD: '1' } });
	await sentStatements(recording);
	assertStatuses(await load(recording, postsOf(recording, cookies, attempts), 1), 201);
	const sent = await sentStatements(recording);
	await recording.stop();
	const [first] = sent;
	const groups: Sent[][] = [];
	for (const statement of sent) {
		if (statement.text === first?.text) groups.push([]);
		groups.at(-1)?.push(statement);
	}
	// Excludes statements of background work that ran in between.
	const alike = Map.groupBy(groups, (group) => group.map(({ text }) => text).join(';'));
	return [...alike.values()].reduce((most, some) => (some.length > most.length ? some : most), []);
}

function attemptsAt(among: readonly string[], count: number): Attempt[] {
	return Array.from({ length: count }, (_, index) => {
		const day = addDays(ammanDate(new Date()), 200 + ((index * 7919) % DAYS));
		return { carId: among[(index * 104_729) % among.length] ?? '', startAt: day, endAt: addDays(day, 1 + (index % 7)) };
	});
}

function postsOf(server: Child, cookies: readonly string[], attempts: readonly Attempt[]): ExpectedStatus[] {
	const headers = { origin: new URL(server.url).origin, 'content-type': 'application/json' };
	return attempts.map((body, index) => ({
		path: '/api/bookings',
		method: 'POST',
		headers: { ...headers, cookie: cookies[index % cookies.length] ?? '' },
		body: JSON.stringify(body),
	}));
}

async function doubledAmong(pool: pg.Pool, ids: readonly string[]): Promise<number> {
	const { rows } = await pool.query<{ doubled: number }>(DOUBLED, [ids]);
	return rows[0]?.doubled ?? 0;
}

/** Generated occupancy ends before the first date used here. */
async function freeAgain(pool: pg.Pool, ids: readonly string[]): Promise<void> {
	const client = await pool.connect();
	try {
		await client.query('SET session_replication_role = replica');
		await client.query(`DELETE FROM car_occupancy WHERE car_id = ANY($1) AND starts_at > now() + interval '190 days'`, [ids]);
		for (const table of ['bookings', 'conversations', 'audit_entries', 'graphile_worker._private_jobs'])
			await client.query(`DELETE FROM ${table}`);
		await client.query('SET session_replication_role = DEFAULT');
	} finally {
		client.release();
	}
}
