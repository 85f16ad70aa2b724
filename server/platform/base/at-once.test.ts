import { expect, it } from 'vitest';
import { turnsOf } from './at-once.ts';

it('a person has two works done at a time, in their order, without waiting for those of others', async () => {
	const inTurn = turnsOf(2);
	const begun: string[] = [];
	const ends = new Map<string, PromiseWithResolvers<string>>();
	const work = (who: string, name: string) =>
		inTurn(who, () => {
			begun.push(name);
			const end = Promise.withResolvers<string>();
			ends.set(name, end);
			return end.promise;
		});
	const works = [work('rana', 'one'), work('rana', 'two'), work('rana', 'three'), work('rana', 'four'), work('omar', 'other')];
	expect(begun).toEqual(['one', 'two', 'other']);
	// A work that fails leaves its place too.
	ends.get('two')?.reject(new Error('It failed.'));
	await expect(works[1]).rejects.toThrow('It failed.');
	expect(begun).toEqual(['one', 'two', 'other', 'three']);
	ends.get('one')?.resolve('done');
	expect(await works[0]).toBe('done');
	expect(begun.at(-1)).toBe('four');
	for (const name of ['three', 'four', 'other']) ends.get(name)?.resolve(name);
	expect(await Promise.all(works.slice(2))).toEqual(['three', 'four', 'other']);
});
