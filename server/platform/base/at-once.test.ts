import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, it } from 'vitest';
import { limitPerPerson } from './at-once.ts';

it('runs two tasks of a person at a time, in their order, and those of others meanwhile', async () => {
	const inTurn = limitPerPerson(2);
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
	// A task that fails frees its place too.
	ends.get('two')?.reject(new Error('It failed.'));
	await expect(works[1]).rejects.toThrow('It failed.');
	expect(begun).toEqual(['one', 'two', 'other', 'three']);
	ends.get('one')?.resolve('done');
	expect(await works[0]).toBe('done');
	expect(begun.at(-1)).toBe('four');
	for (const name of ['three', 'four', 'other']) ends.get(name)?.resolve(name);
	expect(await Promise.all(works.slice(2))).toEqual(['three', 'four', 'other']);
});

it('runs a task that waited in the async context of its own request, so that its spans are in the right trace', async () => {
	const inTurn = limitPerPerson(1);
	const request = new AsyncLocalStorage<string>();
	const send = (name: string) => request.run(name, () => inTurn('rana', async () => request.getStore()));
	expect(await Promise.all([send('first'), send('second')])).toEqual(['first', 'second']);
});
