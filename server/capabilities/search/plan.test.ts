import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sort } from '#contract/car-attributes.ts';
import { aWorld } from '#tests/support/world.ts';
import { type Filters, searchStatement } from './sql.ts';

const world = aWorld();
const CARS = 20_000;
const STAYS = 8;
const everything: Filters = { featureBits: [], delivery: false, words: [] };
const dates = { from: new Date(Date.now() + 20 * 86_400_000), to: new Date(Date.now() + 24 * 86_400_000), days: 4, noticeHours: 480 };

type Node = {
	'Node Type': string;
	'Relation Name'?: string;
	'Index Name'?: string;
	'Actual Rows': number;
	'Actual Loops': number;
	Plans?: Node[];
};

/** The nodes of the plan that really ran, outermost first. */
async function planOf(filters: Filters, sort: Sort = 'newest'): Promise<Node[]> {
	const { text, values } = searchStatement({ filters, sort, after: null, limit: 24 });
	const { rows } = await world.running.platform.pool.query(`EXPLAIN (ANALYZE, FORMAT JSON) ${text}`, values);
	const flat = (node: Node): Node[] => [node, ...(node.Plans ?? []).flatMap(flat)];
	return flat(rows[0]['QUERY PLAN'][0].Plan);
}

beforeAll(async () => {
	const generate = await readFile(new URL('../../../bench/generate-cars.sql', import.meta.url), 'utf8');
	const { pool } = world.running.platform;
	await pool.query(`SET mishwar.cars = '${CARS}'; SET mishwar.stays = '${STAYS}'; ${generate}`);
	// A page is marked visible to all only when no transaction older than it is still open, so a vacuum may have to come again.
	await vi.waitFor(
		async () => {
			for (const table of ['car_search', 'car_occupancy']) {
				await pool.query(`VACUUM ANALYZE ${table}`);
				const { rows } = await pool.query('SELECT relpages = relallvisible AS seen FROM pg_class WHERE oid = $1::regclass', [table]);
				expect(rows).toEqual([{ seen: true }]);
			}
		},
		{ timeout: 60_000, interval: 200 },
	);
}, 120_000);

describe('the search statement on twenty thousand cars', () => {
	const cases: Array<[string, Filters, Sort]> = [
		['everything, newest first', everything, 'newest'],
		['everything, cheapest first', everything, 'price-asc'],
		['everything, best rated first', everything, 'top-rated'],
		['one city', { ...everything, city: 0 }, 'newest'],
		['one city, best rated first', { ...everything, city: 2 }, 'top-rated'],
		['one city, cheapest first', { ...everything, city: 2 }, 'price-asc'],
		['common filters', { ...everything, city: 0, bodyType: 1, seats: 5, priceMaxFils: 60_000 }, 'newest'],
		['free on some dates', { ...everything, free: dates }, 'newest'],
		['one city, free on some dates', { ...everything, city: 0, free: dates }, 'price-asc'],
	];
	it.each(cases)('%s: walks an index in order, stops early, and probes the calendar car by car', async (_, filters, sort) => {
		const plan = await planOf(filters, sort);
		const scans = plan.filter((node) => node['Relation Name'] === 'car_search');
		// The count may take any way, as it stops at 1,001; the page must come in order out of an index, its heap untouched.
		for (const node of scans) expect(node['Actual Rows']).toBeLessThanOrEqual(1001);
		const page = scans.filter((node) => node['Actual Rows'] <= 25);
		expect(page.map((node) => node['Node Type'])).toEqual(['Index Only Scan']);
		expect(plan.filter((node) => node['Node Type'] === 'Sort').every((node) => node['Actual Rows'] <= 25)).toBe(true);
		for (const probe of plan.filter((node) => node['Relation Name'] === 'car_occupancy')) {
			expect([probe['Node Type'], probe['Index Name']]).toEqual(['Index Only Scan', 'car_occupancy_probe']);
		}
	});

	it('never scans a whole table, not even for what is rare', async () => {
		const plan = await planOf({
			...everything,
			city: 9,
			bodyType: 6,
			fuel: 1,
			transmission: 1,
			seats: 8,
			featureBits: [1, 2, 4],
			free: dates,
		});
		expect(plan.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'])).toEqual([]);
	});
});
