import { parseCronItems } from 'graphile-worker';
import { expect, it } from 'vitest';
import { recurringJobs } from './registry.ts';

it('every recurring job has a time that the worker can read: it is parsed when a process starts, not in other tests', () => {
	const items = parseCronItems(recurringJobs.map(({ name, match }) => ({ task: name, match })));
	expect(items.map(({ task }) => task)).toEqual(recurringJobs.map(({ name }) => name));
});
