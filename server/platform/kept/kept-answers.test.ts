/** What happens at the same time: changes while an answer is made, crowds, two processes on one database. */
import { setTimeout as wait } from 'node:timers/promises';
import fc from 'fast-check';
import { pino } from 'pino';
import { describe, expect, inject, it } from 'vitest';
import { movableClock } from '../base/clock.ts';
import { noteChange, type Part } from '../database/changes.ts';
import { openListening } from '../database/listening.ts';
import { connect } from '../database/pool.ts';
import { inTransaction } from '../database/transaction.ts';
import { keepInStep } from './keep-in-step.ts';
import { KeptAnswers, type Made } from './kept-answers.ts';

const newStore = () => {
	const clock = movableClock(new Date('2031-03-02T07:00:00Z'));
	return { clock, kept: new KeptAnswers<string>(clock) };
};
const made = (value: string, parts: Made<string>['parts'] = ['lists'], more: Partial<Made<string>> = {}): Made<string> => ({
	value,
	parts,
	forAll: true,
	bytes: 10,
	...more,
});

/** An answer that is being made until `land`. */
function slow() {
	const flying = Promise.withResolvers<Made<string>>();
	return { make: () => flying.promise, land: (value: Made<string>) => flying.resolve(value), crash: () => flying.reject(new Error('no')) };
}

describe('an answer that is being made', () => {
	it('is shared by all who ask meanwhile', async () => {
		const { kept } = newStore();
		const one = slow();
		const asked = [kept.get('a', false, one.make), kept.get('a', false, () => expect.unreachable())];
		one.land(made('x'));
		expect(await Promise.all(asked)).toEqual(['x', 'x']);
	});

	it('is neither kept nor given to who asks after a change of what it was made of', async () => {
		const { kept } = newStore();
		const old = slow();
		const before = kept.get('a', false, old.make);
		kept.drop(['lists']);
		const after = kept.get('a', false, async () => made('new'));
		old.land(made('old'));
		expect([await before, await after]).toEqual(['old', 'new']);
		expect(await kept.get('a', false, () => expect.unreachable())).toBe('new');
	});

	it('is kept in spite of changes of something else', async () => {
		const { kept } = newStore();
		const one = slow();
		const asked = kept.get('a', false, one.make);
		kept.drop(['settings']);
		one.land(made('x'));
		await asked;
		expect(await kept.get('a', false, () => expect.unreachable())).toBe('x');
	});

	it('and fails, fails for those who waited for it, and is made anew for the next', async () => {
		const { kept } = newStore();
		const one = slow();
		const asked = [kept.get('a', false, one.make), kept.get('a', false, one.make)];
		one.crash();
		for (const each of asked) await expect(each).rejects.toThrow('no');
		expect(await kept.get('a', false, async () => made('x'))).toBe('x');
	});

	it('for one person is no crowd’s: it is not waited for, and kept only where it is for all', async () => {
		const { kept } = newStore();
		const own = slow();
		const asked = kept.get('a', true, own.make);
		expect(await kept.get('a', false, async () => made('visitor', ['lists'], { forAll: false }))).toBe('visitor');
		own.land(made('person', ['lists'], { forAll: false }));
		expect(await asked).toBe('person');
		expect(await kept.get('a', false, () => expect.unreachable())).toBe('visitor');
		expect(await kept.get('a', true, async () => made('person', ['lists'], { forAll: false }))).toBe('person');
	});
});

it('is bounded by number and by bytes; what was asked for last stays', async () => {
	const { kept } = newStore();
	for (let index = 0; index < 2100; index += 1) {
		await kept.get(`n${index}`, false, async () => made('x', [`car:${index}`]));
		await kept.get('n0', false, async () => made('again'));
	}
	expect(kept.size).toEqual({ entries: 2000, bytes: 20_000 });
	expect(await kept.get('n0', false, () => expect.unreachable())).toBe('x');
	await kept.get('large', false, async () => made('x', [], { bytes: 33 * 2 ** 20 }));
	expect(kept.size).toEqual({ entries: 0, bytes: 0 });
});

it('gives back what nobody asked for again', async () => {
	const { clock, kept } = newStore();
	await kept.get('once', false, async () => made('x'));
	clock.advance(4000);
	await kept.get('again', false, async () => made('x'));
	expect(kept.size.entries).toBe(2);
	clock.advance(1000);
	await kept.get('third', false, async () => made('x'));
	expect(kept.size.entries).toBe(2);
	clock.advance(5000);
	await kept.get('fourth', false, async () => made('x'));
	expect(kept.size).toEqual({ entries: 1, bytes: 10 });
});

it('never tells less than what was changed before it was asked for, in whatever order things happen', async () => {
	const parts: readonly Part[] = ['lists', 'settings', 'free-lists'];
	const step = fc.record({ part: fc.nat({ max: 2 }), act: fc.constantFrom('change', 'ask', 'ask', 'land') });
	await fc.assert(
		fc.asyncProperty(fc.array(step, { maxLength: 60 }), async (steps) => {
			const { kept } = newStore();
			const versions = [0, 0, 0];
			const landings: Array<() => void> = [];
			const asked: Array<Promise<{ told: number; least: number }>> = [];
			for (const { part, act } of steps) {
				const name = parts[part] as Part;
				if (act === 'change') {
					versions[part] = (versions[part] ?? 0) + 1;
					kept.drop([name]);
				} else if (act === 'ask') {
					const least = versions[part] ?? 0;
					const make = async () => {
						const value = String(versions[part]);
						await new Promise<void>((resolve) => landings.push(resolve));
						return made(value, [name]);
					};
					asked.push(kept.get(name, false, make).then((told) => ({ told: Number(told), least })));
				} else landings.shift()?.();
				await Promise.resolve();
			}
			for (;;) {
				for (const land of landings.splice(0)) land();
				await wait(0);
				if (landings.length === 0) break;
			}
			for (const { told, least } of await Promise.all(asked)) expect(told).toBeGreaterThanOrEqual(least);
		}),
		{ numRuns: 200 },
	);
});

it('what one process commits the other drops; after a gap everything goes', async () => {
	const log = pino({ level: 'silent' });
	const url = inject('postgresUrl');
	const heard: string[] = [];
	let wake = Promise.withResolvers<void>();
	const hear = (words: string) => {
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
		const listening = openListening({ connectionString: url, application_name: `step-${name}` }, log);
		const keeper = { drop: (parts: readonly Part[]) => hear(`${name} ${parts.join(' ')}`), dropAll: () => hear(`${name} everything`) };
		const step = keepInStep([keeper], { db, pool, listening, log });
		return { db, pool, listening, step, end: () => Promise.all([close(), listening.close()]) };
	};
	const [one, two] = [process('one'), process('two')];
	await Promise.all([one.listening.heard(), two.listening.heard()]);
	await inTransaction(one.db, async (tx) => noteChange(tx, 'car:1', 'lists'));
	// The one that changed it does not wait for anything.
	expect(heard).toEqual(['one car:1 lists']);
	await until('two car:1 lists');
	await expect(two.db.transaction().execute(async (tx) => noteChange(tx, 'lists'))).rejects.toThrow('did not open');
	await inTransaction(two.db, async (tx) => {
		for (let car = 0; car < 400; car += 1) noteChange(tx, `car:${'x'.repeat(30)}${car}`);
	});
	await until('one everything');
	await one.pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'step-two'`);
	await until('two everything');
	expect(heard.filter((words) => words.startsWith('one car:1 '))).toHaveLength(1);
	await Promise.all([one.step.told(), two.step.told()]);
	await Promise.all([one.end(), two.end()]);
});
