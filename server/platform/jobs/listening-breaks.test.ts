/** The connection on which a worker listens breaks while the worker stops: that must not end the process. */
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { startRun } from './worker-run.ts';

const world = aWorld();
afterEach(() => vi.restoreAllMocks());

/** PostgreSQL's answer to graphile-worker's LISTEN, which fails when the test says so. */
function failingListen(): (error: Error) => void {
	const { promise, reject } = Promise.withResolvers<never>();
	const { query } = pg.Client.prototype;
	vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function listen(this: pg.Client, ...statement: unknown[]) {
		const isListen = typeof statement[0] === 'string' && statement[0].startsWith('LISTEN "jobs:insert"');
		return isListen ? promise : Reflect.apply(query, this, statement);
	});
	return reject;
}

it('releases the connection once', async () => {
	const { workerPool, platform } = world.running;
	world.expectLog(/notify listener/);
	const breakOff = failingListen();
	const released = vi.fn<() => void>();
	const run = await startRun({
		context: platform,
		pool: workerPool,
		lane: 'general',
		handlers: [],
		recurring: [],
		blockedFlags: undefined,
	});
	workerPool.on('release', released);
	const stopping = run.stop();
	breakOff(new Error('Connection terminated unexpectedly'));
	await stopping;
	await vi.waitFor(() => expect(released).toHaveBeenCalled());
	// A second release would be an unhandled rejection by now, which fails this run.
	await workerPool.query('SELECT 1');
});
