/** Jobs locked by a dead worker are released at once, jobs of a live worker are not; and recurring jobs survive a wrong clock. */
import { randomUUID } from 'node:crypto';
import { afterEach, expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { watchAbandonedJobs } from './abandoned-jobs.ts';

const world = aWorld();
const watches: Array<{ stop(): Promise<void> }> = [];
const watch = async (name: string) => {
	const { workerPool, platform } = world.running;
	const watching = await watchAbandonedJobs(workerPool, name, platform.log);
	watches.push(watching);
	return watching;
};
afterEach(async () => {
	for (const each of watches.splice(0)) await each.stop();
});

async function lockedBy(worker: string): Promise<() => Promise<string | null>> {
	const { pool } = world.running.platform;
	const queue = randomUUID();
	await pool.query(`SELECT graphile_worker.add_job('nobodys.job', queue_name => $1)`, [queue]);
	await pool.query(`UPDATE graphile_worker._private_job_queues SET locked_by = $2, locked_at = now() WHERE queue_name = $1`, [
		queue,
		worker,
	]);
	return async () => {
		const { rows } = await pool.query<{ locked_by: string | null }>(
			`SELECT locked_by FROM graphile_worker._private_job_queues WHERE queue_name = $1`,
			[queue],
		);
		return rows[0]?.locked_by ?? null;
	};
}

it('releases the jobs of a dead process, and no jobs of a live one', async () => {
	const alive = await watch('pool-alive');
	const [ofAlive, ofDead] = [await lockedBy('pool-alive'), await lockedBy('pool-dead')];
	await watch('pool-other');
	expect([await ofAlive(), await ofDead()]).toEqual(['pool-alive', null]);
	watches.splice(watches.indexOf(alive), 1);
	await alive.stop();
	await watch('pool-third');
	expect(await ofAlive()).toBe(null);
});

it('releases its lock when its connection breaks, and continues', async () => {
	await watch('pool-broken');
	world.expectLog(/database connection lost|abandoned jobs/);
	// Limited to this test's database: pg_locks lists the locks of other tests too.
	await world.running.platform.pool.query(`SELECT pg_terminate_backend(l.pid) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
		WHERE l.locktype = 'advisory' AND l.granted AND d.datname = current_database()`);
	const of = await lockedBy('pool-broken');
	await watch('pool-again');
	expect(await of()).toBe(null);
});

it('deletes runs of recurring jobs that a machine with a wrong clock recorded in the future, and no others', async () => {
	const { pool } = world.running.platform;
	await pool.query(`INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
		VALUES ('wrong', now(), now() + interval '2 hours'), ('right', now(), now() - interval '1 hour')`);
	await watch('pool-right');
	const { rows } = await pool.query(`SELECT identifier, last_execution > now() + interval '1 second' AS is_future,
		last_execution < now() - interval '59 minutes' AS is_old FROM graphile_worker._private_known_crontabs
		WHERE identifier IN ('wrong', 'right') ORDER BY identifier`);
	expect(rows).toEqual([
		{ identifier: 'right', is_future: false, is_old: true },
		{ identifier: 'wrong', is_future: false, is_old: false },
	]);
});
