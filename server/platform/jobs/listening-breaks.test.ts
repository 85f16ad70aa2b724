/** The connection on which a worker listens breaks while the worker stops: that must not end the process. */
import pg from 'pg';
import { afterEach, expect, it, vi } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { startRun } from './worker-run.ts';

const world = aWorld();
afterEach(() => vi.restoreAllMocks());

/** PostgreSQL's answer to the LISTEN of graphile-worker: whether it was requested, and its failure at a moment that the test chooses. */
function failingListen(): { asked: () => void; breakOff: (error: Error) => void } {
	const { promise, reject } = Promise.withResolvers<never>();
	const asked = vi.fn<() => void>();
	const { query } = pg.Client.prototype;
	vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function listen(this: pg.Client, ...statement: unknown[]) {
		const isListen = typeof statement[0] === 'string' && statement[0].startsWith('LISTEN "jobs:insert"');
		if (!isListen) return Reflect.apply(query, this, statement);
		asked();
		return promise;
	});
	return { asked, breakOff: reject };
}

it('releases the connection once', async () => {
	const { workerPool, platform } = world.running;
	world.expectLog(/notify listener/);
	const { asked, breakOff } = failingListen();
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
	await vi.waitFor(() => expect(asked).toHaveBeenCalled());
	const stopping = run.stop();
	breakOff(new Error('Connection terminated unexpectedly'));
	await stopping;
	await vi.waitFor(() => expect(released).toHaveBeenCalled());
	// A second release would be an unhandled rejection by now, which makes this run fail.
	await workerPool.query('SELECT 1');
});
