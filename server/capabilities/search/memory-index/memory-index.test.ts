/** The index as a server holds it: nothing that was committed before a search is missing in it, and PostgreSQL answers while it is read. */
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { forgetAllChanges } from '#tests/support/search-changes.ts';
import { aWorld } from '#tests/support/world.ts';
import type { SearchRequest } from '../sql.ts';
import { MemoryIndex } from './memory-index.ts';

const world = aWorld();
const pool = () => world.running.platform.pool;
const CARS = 5;
let carId: string;
let index: MemoryIndex;

const open = () => new MemoryIndex({ pool: pool(), clock: world.clock, log: pino({ level: 'silent' }) });

beforeAll(async () => {
	const owner = await aPerson(world);
	for (let made = 0; made < CARS; made += 1) carId = (await aCar(world, owner)).id;
	index = open();
	await index.whenRead();
});
afterAll(() => index.close());

const from = () => new Date(world.clock.now().getTime() + 10 * DAY_MS);
const to = () => new Date(world.clock.now().getTime() + 12 * DAY_MS);
const free = (): SearchRequest => ({
	filters: { featureBits: [], delivery: false, words: [], free: { from: from(), to: to(), days: 2, noticeHours: 240 } },
	sort: 'newest',
	after: null,
	limit: 10,
});
const block = () =>
	pool().query(`INSERT INTO car_occupancy (id, car_id, kind, starts_at, ends_at) VALUES (gen_random_uuid(), $1, 'BLOCK', $2, $3)`, [
		carId,
		from(),
		to(),
	]);
const unblock = () => pool().query('DELETE FROM car_occupancy WHERE car_id = $1', [carId]);

it('answers what was committed before it was asked, however many ask meanwhile', async () => {
	const others: Array<Promise<unknown>> = [];
	for (let round = 0; round < 40; round += 1) {
		const taken = round % 2 === 0;
		for (let asking = 0; asking < 4; asking += 1) others.push(index.find(free()));
		await (taken ? block() : unblock());
		const answers = await Promise.all([index.find(free()), index.find(free()), index.find(free())]);
		expect(answers.map((page) => page?.found)).toEqual(Array(3).fill(taken ? CARS - 1 : CARS));
		expect(JSON.parse(answers[0]?.cards ?? '[]').some((card: { id: string }) => card.id === carId)).toBe(!taken);
	}
	await Promise.all(others);
});

it('leaves searches to PostgreSQL while it reads anew what it has missed, and has it then', async () => {
	await block();
	await forgetAllChanges(world);
	expect(await index.find(free())).toBeNull();
	await index.whenRead();
	expect((await index.find(free()))?.found).toBe(CARS - 1);
	await unblock();
	expect((await index.find(free()))?.found).toBe(CARS);
});

it('ends in order while it still reads, and keeps no connection', async () => {
	const busy = () => pool().totalCount - pool().idleCount;
	const before = busy();
	await open().close();
	await vi.waitFor(() => expect(busy()).toBe(before));
});
