import { parseCronItems } from 'graphile-worker';
import { expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { allRoutes, recurringJobs } from './registry.ts';

const world = aWorld();

it('every recurring job has a time that the worker can parse: it does so when a process starts, not in other tests', () => {
	const items = parseCronItems(recurringJobs.map(({ name, match }) => ({ task: name, match })));
	expect(items.map(({ task }) => task)).toEqual(recurringJobs.map(({ name }) => name));
});

it('every call that accepts an Idempotency-Key passes on the function that stores its response, and no other call does', () => {
	const { platform, channels } = world.running;
	const routes = allRoutes(platform, { signInProvider: null, state: { failures: async () => [], channels } });
	const pathsWhere = (is: (route: (typeof routes)[number]) => boolean) => routes.filter(is).map(({ endpoint }) => endpoint.path);
	expect(pathsWhere(({ handler }) => String(handler).includes('saveResponse'))).toEqual(
		pathsWhere(({ endpoint }) => endpoint.idempotent === true),
	);
});
