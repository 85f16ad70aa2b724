import { expect, it } from 'vitest';
import { aWorld } from '#tests/support/world.ts';
import { inTransaction } from '../database/transaction.ts';
import { removeOldEvents } from '../live/jobs.ts';
import { enqueue } from './jobs.ts';

const world = aWorld();

/** Every queue that was ever used is locked whenever a job of a queue is taken, and none is removed. */
it('the jobs of many subjects use few queues, and those of one subject use the same queue', async () => {
	const { platform, workerPool } = world.running;
	// Fixed names, because random ones leave one of the queues empty in one run of forty.
	const subjects = Array.from({ length: 500 }, (_, index) => `subject ${index}`);
	await inTransaction(platform.db, async (tx) => {
		for (const subject of subjects)
			for (const time of ['once', 'again'])
				await enqueue(tx, removeOldEvents, {}, { key: `${subject} ${time}`, queue: { name: 'subjects', subject } });
	});
	const { rows } = await workerPool.query<{ key: string; queue: string }>(
		`SELECT jobs.key, queues.queue_name AS queue FROM graphile_worker._private_jobs jobs
			JOIN graphile_worker._private_job_queues queues ON queues.id = jobs.job_queue_id WHERE queue_name LIKE 'subjects-%'`,
	);
	const queueOf = new Map(rows.map(({ key, queue }) => [key, queue]));
	expect(queueOf.size).toBe(1000);
	for (const subject of subjects) expect(queueOf.get(`${subject} again`)).toBe(queueOf.get(`${subject} once`));
	expect(new Set(queueOf.values()).size).toBe(64);
});
