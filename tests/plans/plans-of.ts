/** Actual rows and pages read by our statements on large tables: counted and not timed, so that a busy machine makes no difference. */
import { readFile } from 'node:fs/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { beforeAll, expect, vi } from 'vitest';
import type { Platform } from '#server/platform/context/platform.ts';
import { UNLIMITED } from '#server/platform/database/pool.ts';
import { noReplicas } from '#server/platform/database/replicas.ts';
import type { DB } from '#server/platform/database/schema.ts';
import { aWorld, type World } from '#tests/support/world.ts';

export type Node = {
	'Node Type': string;
	'Relation Name'?: string;
	'Index Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	'Rows Removed by Filter'?: number;
	'Shared Hit Blocks': number;
	'Shared Read Blocks': number;
	Plans?: Node[];
};
export type Statement = { text: string; values: unknown[] };
export type Plan = { text: string; nodes: Node[]; blocks: number };

const CARS = 20_000;
const STAYS = 8;
const BIG = [
	'cars',
	'car_search',
	'car_occupancy',
	'car_pricing',
	'car_date_prices',
	'car_photos',
	'bookings',
	'users',
	'sessions',
	'stored_objects',
	...[
		'claims',
		'renter_claims',
		'fines',
		'goodwill',
		'reports',
		'tickets',
		'payouts',
		'settlements',
		'invoices',
		'reviews',
		'review_reports',
	],
];

/** Twenty thousand cars, users, sessions and bookings, and of each list of the admins. */
export function aCrowdedWorld(): World {
	const world = aWorld();
	beforeAll(async () => {
		const { pool } = world.running.platform;
		const text = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');
		const generate = await text('../../bench/generate-cars.sql');
		// Without a server's time limits, which a busy machine would exceed.
		const unlimited = new pg.Pool({ ...pool.options, ...UNLIMITED, max: 1 });
		await unlimited.query(`SET mishwar.cars = '${CARS}'; SET mishwar.stays = '${STAYS}'`);
		for (const statement of generate.split(/;$/m)) await unlimited.query(statement);
		await unlimited.query(await text('generate-people.sql'));
		await unlimited.query(await text('generate-lists.sql'));
		await unlimited.query(`VACUUM ANALYZE ${BIG.join(', ')}`);
		await unlimited.end();
		// Pages become all-visible only when no older transaction is open, so a vacuum may have to be repeated.
		await vi.waitFor(
			async () => {
				for (const table of ['car_search', 'car_occupancy']) {
					const { rows } = await pool.query('SELECT relpages = relallvisible AS seen FROM pg_class WHERE oid = $1::regclass', [table]);
					if (!rows[0].seen) await pool.query(`VACUUM ANALYZE ${table}`);
					expect(rows).toEqual([{ seen: true }]);
				}
			},
			{ timeout: 60_000, interval: 200 },
		);
	}, 120_000);
	return world;
}

export async function planOf(pool: pg.Pool, { text, values }: Statement): Promise<Plan> {
	const { rows } = await pool.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
	const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
	const root: Node = rows[0]['QUERY PLAN'][0].Plan;
	return { text, nodes: flat(root), blocks: root['Shared Hit Blocks'] + root['Shared Read Blocks'] };
}

/** Rows examined by scans of this table, returned or not. */
export function rowsRead({ nodes }: Plan, table: string): number {
	return nodes
		.filter((node) => node['Relation Name'] === table)
		.reduce((sum, node) => sum + (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'], 0);
}

/** No sequential scan of a table that grows. */
export function expectNoWholeTable({ nodes, text }: Plan): void {
	const whole = nodes.filter((node) => node['Node Type'].endsWith('Seq Scan') && BIG.includes(node['Relation Name'] ?? ''));
	expect(
		whole.map((node) => node['Relation Name']),
		text,
	).toEqual([]);
}

/** Plans of all statements that the function runs. */
export async function plansOf(world: World, run: (platform: Platform) => Promise<unknown>): Promise<Plan[]> {
	const { platform } = world.running;
	const statements: Statement[] = [];
	const pool = new Proxy(platform.pool, {
		get: (target, name) => {
			if (name !== 'query') return Reflect.get(target, name);
			return (query: Statement) => {
				statements.push({ text: query.text, values: query.values });
				return target.query(query);
			};
		},
	});
	const db = new Kysely<DB>({
		dialect: new PostgresDialect({ pool: platform.pool }),
		log: ({ query }) => void statements.push({ text: query.sql, values: [...query.parameters] }),
	});
	await run({ ...platform, pool, db, replicas: noReplicas({ db, pool }) });
	expect(statements).not.toEqual([]);
	const plans: Plan[] = [];
	for (const statement of statements) if (/^\s*(select|with)/i.test(statement.text)) plans.push(await planOf(platform.pool, statement));
	return plans;
}
