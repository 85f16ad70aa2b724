/** The context of running jobs, and draining them in tests. The worker has its own pool, because graphile-worker expects PostgreSQL's default type parsers. */
import { Logger, runMigrations, runTaskListOnce, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { JobHandler, Lane } from './jobs.ts';

/** Jobs that run at once in each lane. */
export const CONCURRENCY: Readonly<Record<Lane, number>> = { general: 4, delivery: 7 };
/** Each lane listens and holds its liveness lock; they share four to fetch jobs and to record results. */
export const WORKER_POOL_SIZE = 2 * Object.keys(CONCURRENCY).length + 4;
/** For each process: the connections of the worker, of the listener, and of the lock. */
export const CONNECTIONS_BESIDE_POOL = WORKER_POOL_SIZE + 2;

/** The part of the context that the worker itself uses. */
export type WorkerContext = { readonly log: Log; readonly clock: Clock; readonly tracing: Tracing | null };

function taskList<Context extends WorkerContext>(context: Context, handlers: readonly JobHandler<Context>[]): TaskList {
	return Object.fromEntries(handlers.map((handler) => [handler.name, (payload: unknown) => runJob(context, handler, payload)]));
}

/** Runs a job, as a trace of its own. */
export function runJob<Context extends WorkerContext>(context: Context, handler: JobHandler<Context>, payload: unknown): Promise<void> {
	const run = () => handler.run(context, payload);
	return context.tracing ? context.tracing.job(handler.name, run) : run();
}

export function workerLogger(context: WorkerContext): Logger {
	return new Logger(() => (level, message, meta) => {
		if (level === 'error') context.log.error({ job: message, err: meta?.error }, 'job failed');
		else if (level === 'warning') context.log.warn({ job: message }, 'job warning');
	});
}

/**
 * PostgreSQL replans the statements of these functions at each call because of their array parameter, which takes longer than running them.
 * Set again after an upgrade of graphile-worker that redefines the functions.
 */
const PLAN_ONCE = `SELECT pg_advisory_xact_lock(hashtext('mishwar plans of jobs'));
	DO $$ DECLARE adding regprocedure; BEGIN
		FOR adding IN SELECT oid FROM pg_proc
			WHERE pronamespace = 'graphile_worker'::regnamespace AND proname IN ('add_job', 'add_jobs') AND proconfig IS NULL
		LOOP EXECUTE format('ALTER FUNCTION %s SET plan_cache_mode = force_generic_plan', adding); END LOOP;
	END $$`;

/** Creates graphile-worker's own tables. Safe to run at each start and from several processes. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
	await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) });
	await pool.query(PLAN_ONCE);
}

/** Recurring jobs, run once across all processes; `match` is the time part of a crontab line, in UTC. */
export type Recurring = { name: string; match: string };

/**
 * For tests: runs everything due by the context's clock, including follow-up jobs, until nothing is due; a failed job waits for the next call.
 * On one connection and without looking for migrations each time, which `runOnce` does.
 */
export async function runDueJobs<Context extends WorkerContext>(
	context: Context,
	pool: pg.Pool,
	handlers: readonly JobHandler<Context>[],
): Promise<void> {
	const options = { noHandleSignals: true, logger: workerLogger(context) };
	const client = await pool.connect();
	try {
		for (;;) {
			// graphile-worker uses the database's clock, so jobs that are due by ours are made due by its clock.
			const { rowCount } = await client.query(
				`UPDATE graphile_worker._private_jobs SET run_at = now() - interval '1 second' WHERE run_at <= $1 AND last_error IS NULL AND locked_at IS NULL`,
				[context.clock.now()],
			);
			if (!rowCount) return;
			await runTaskListOnce(options, taskList(context, handlers), client).promise;
		}
	} finally {
		client.release();
	}
}
