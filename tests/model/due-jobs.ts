/** Runs due jobs in this process without the worker's polling, as needed for thousands of histories. */
import { GatewayUnreachable } from '#server/providers/gateway/port.ts';
import type { World } from '#tests/support/world.ts';

type Waiting = { id: bigint; task: string; payload: unknown };

/** Everything due by the world's clock, in the worker's order, including follow-up jobs. A failed job stays, and its error is thrown. */
export async function runDue(world: World): Promise<void> {
	const { platform, workerPool, jobs } = world.running;
	const handlers = new Map(jobs.map((job) => [job.name, job]));
	for (;;) {
		const { rows } = await workerPool.query<Waiting>(
			`SELECT j.id, t.identifier AS task, j.payload FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
				WHERE j.run_at <= greatest($1, now()) ORDER BY j.priority, j.run_at, j.id LIMIT 1`,
			[platform.clock.now()],
		);
		const [job] = rows;
		if (!job) return;
		const handler = handlers.get(job.task);
		if (!handler) throw new Error(`no handler for ${job.task}`);
		await untilAnswered(() => handler.run(platform, job.payload));
		// A job that rescheduled itself under its key is not done.
		await workerPool.query('DELETE FROM graphile_worker._private_jobs WHERE id = $1 AND run_at <= greatest($2, now())', [
			job.id,
			platform.clock.now(),
		]);
	}
}

/** Maximum number of lost responses of one call in a history, plus one. */
const TRIES = 5;

/** Repeats at once; the worker retries after a pause. */
async function untilAnswered(run: () => Promise<void>): Promise<void> {
	for (let attempt = 1; ; attempt += 1) {
		try {
			return await run();
		} catch (error) {
			if (!(error instanceof GatewayUnreachable) || attempt === TRIES) throw error;
		}
	}
}
