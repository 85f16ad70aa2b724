/** Concurrency: invalidation while a value is computed, many readers, two processes on one database. */
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { movableClock } from '../base/clock.ts';
import { type CacheTag, invalidateTags } from '../database/invalidation.ts';
import { openNotificationListener } from '../database/notification-listener.ts';
import { connect } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { broadcastInvalidations } from './broadcast-invalidations.ts';
import { type CacheFill, TaggedCache } from './tagged-cache.ts';

const newStore = () => {
	const clock = movableClock(new Date('2031-03-02T07:00:00Z'));
	return { clock, cache: new TaggedCache<string>(clock) };
};
const made = (value: string, tags: CacheFill<string>['tags'] = ['lists'], more: Partial<CacheFill<string>> = {}): CacheFill<string> => ({
	value,
	tags,
	isShared: true,
	bytes: 10,
	...more,
});

/** A value that is being computed until `land` is called. */
function slow() {
	const flying = Promise.withResolvers<CacheFill<string>>();
	return {
		make: () => flying.promise,
		land: (value: CacheFill<string>) => flying.resolve(value),
		crash: () => flying.reject(new Error('no')),
	};
}

describe('a value that is being computed', () => {
	it('is shared by all readers who request it meanwhile', async () => {
		const { cache } = newStore();
		const one = slow();
		const asked = [cache.get('a', false, one.make), cache.get('a', false, () => expect.unreachable())];
		one.land(made('x'));
		expect(await Promise.all(asked)).toEqual(['x', 'x']);
	});

	it('is neither cached nor returned to readers who request it after a change of one of its tags', async () => {
		const { cache } = newStore();
		const old = slow();
		const before = cache.get('a', false, old.make);
		cache.invalidate(['lists']);
		const after = cache.get('a', false, async () => made('new'));
		old.land(made('old'));
		expect([await before, await after]).toEqual(['old', 'new']);
		expect(await cache.get('a', false, () => expect.unreachable())).toBe('new');
	});

	it('is cached in spite of changes of other tags', async () => {
		const { cache } = newStore();
		const one = slow();
		const asked = cache.get('a', false, one.make);
		cache.invalidate(['settings']);
		one.land(made('x'));
		await asked;
		expect(await cache.get('a', false, () => expect.unreachable())).toBe('x');
	});

	it('fails for all waiting readers if its computation fails, and is computed again for the next reader', async () => {
		const { cache } = newStore();
		const one = slow();
		const asked = [cache.get('a', false, one.make), cache.get('a', false, one.make)];
		one.crash();
		for (const each of asked) await expect(each).rejects.toThrow('no');
		expect(await cache.get('a', false, async () => made('x'))).toBe('x');
	});

	it('for one person is not shared: others do not wait for it, and it is cached only if it is the same for all', async () => {
		const { cache } = newStore();
		const own = slow();
		const asked = cache.get('a', true, own.make);
		expect(await cache.get('a', false, async () => made('visitor', ['lists'], { isShared: false }))).toBe('visitor');
		own.land(made('person', ['lists'], { isShared: false }));
		expect(await asked).toBe('person');
		expect(await cache.get('a', false, () => expect.unreachable())).toBe('visitor');
		expect(await cache.get('a', true, async () => made('person', ['lists'], { isShared: false }))).toBe('person');
	});
});

it('is limited by number and by bytes; the last requested values stay', async () => {
	const { cache } = newStore();
	for (let index = 0; index < 2100; index += 1) {
		await cache.get(`n${index}`, false, async () => made('x', [`car:${index}`]));
		await cache.get('n0', false, async () => made('again'));
	}
	expect(cache.size).toEqual({ entries: 2000, bytes: 20_000 });
	expect(await cache.get('n0', false, () => expect.unreachable())).toBe('x');
	await cache.get('large', false, async () => made('x', [], { bytes: 33 * 2 ** 20 }));
	expect(cache.size).toEqual({ entries: 0, bytes: 0 });
});

it('releases values that were not requested again', async () => {
	const { clock, cache } = newStore();
	await cache.get('once', false, async () => made('x'));
	clock.advance(4000);
	await cache.get('again', false, async () => made('x'));
	expect(cache.size.entries).toBe(2);
	clock.advance(1000);
	await cache.get('third', false, async () => made('x'));
	expect(cache.size.entries).toBe(2);
	clock.advance(5000);
	await cache.get('fourth', false, async () => made('x'));
	expect(cache.size).toEqual({ entries: 1, bytes: 10 });
});

it('never returns a value older than the last change before the request, in any order of events', async () => {
	const tags: readonly CacheTag[] = ['lists', 'settings', 'free-lists'];
	const step = fc.record({ part: fc.nat({ max: 2 }), act: fc.constantFrom('change', 'ask', 'ask', 'land') });
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
			const { cache } = newStore();
			const versions = [0, 0, 0];
			const landings: Array<() => void> = [];
			const asked: Array<Promise<{ answer: number; least: number }>> = [];
			for (const { part, act } of steps) {
				const name = tags[part] as CacheTag;
				if (act === 'change') {
					versions[part] = (versions[part] ?? 0) + 1;
					cache.invalidate([name]);
				} else if (act === 'ask') {
					const least = versions[part] ?? 0;
					const make = async () => {
						const value = String(versions[part]);
						await new Promise<void>((resolve) => landings.push(resolve));
						return made(value, [name]);
					};
					asked.push(cache.get(name, false, make).then((answer) => ({ answer: Number(answer), least })));
				} else landings.shift()?.();
				await Promise.resolve();
			}
			for (;;) {
				for (const land of landings.splice(0)) land();
				await wait(0);
				if (landings.length === 0) break;
			}
			for (const { answer, least } of await Promise.all(asked)) expect(answer).toBeGreaterThanOrEqual(least);
		}),
		{ numRuns: 200 },
	);
});

it('drops what another process invalidates; after a gap it drops everything', async () => {
	const log = pino({ level: 'silent' });
	const url = inject('postgresUrl');
	const heard: string[] = [];
	let wake = Promise.withResolvers<void>();
	const onInvalidation = (words: string) => {
		heard.push(words);
		wake.resolve();
	};
	const until = async (words: string) => {
		while (!heard.includes(words)) {
			await wake.promise;
			wake = Promise.withResolvers();
		}
	};
	const process = (name: string) => {
		const { db, pool, close } = connect(url, log, 3);
		const listening = openNotificationListener(() => ({ connectionString: url, application_name: `step-${name}` }), log);
		const invalidated = {
			invalidate: (tags: readonly CacheTag[]) => onInvalidation(`${name} ${tags.join(' ')}`),
			invalidateAll: () => onInvalidation(`${name} everything`),
		};
		const step = broadcastInvalidations([invalidated], { db, pool, listening, log });
		return { db, pool, listening, step, end: () => Promise.all([close(), listening.close()]) };
	};
	const [one, two] = [process('one'), process('two')];
	await Promise.all([one.listening.subscribed(), two.listening.subscribed()]);
	await inTransaction(one.db, async (tx) => invalidateTags(tx, 'car:1', 'lists'));
	// The process that made the change does not wait.
	expect(heard).toEqual(['one car:1 lists']);
	await until('two car:1 lists');
	await expect(two.db.transaction().execute(async (tx) => invalidateTags(tx, 'lists'))).rejects.toThrow('did not open');
	await inTransaction(two.db, async (tx) => {
		for (let car = 0; car < 400; car += 1) invalidateTags(tx, `car:${'x'.repeat(30)}${car}`);
	});
	await until('one everything');
	await one.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'step-two'`);
	await until('two everything');
	expect(heard.filter((words) => words.startsWith('one car:1 '))).toHaveLength(1);
	await Promise.all([one.step.settled(), two.step.settled()]);
	await Promise.all([one.end(), two.end()]);
});
