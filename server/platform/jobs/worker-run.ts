/** One run of graphile-worker, from its start until it fails or is stopped. */
import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type CronItem, parseCronItems, type Runner, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { watchAbandonedJobs } from './abandoned-jobs.ts';
import type { JobHandler, Lane } from './jobs.ts';
import { releasingOnce } from './releasing-once.ts';
import { CONCURRENCY, type Recurring, runJob, type WorkerContext, workerLogger } from './worker.ts';

/** How long running jobs of a failed run may still take before they are released to the next run; they check their rows under a lock. */
const FINISH_WITHIN_MS = 5000;

export type WorkerRun = {
	/** The name under which it locks jobs. */
	readonly id: string;
	/** Resolves with the reason as soon as the run fails; pending while it works and after `stop`. */
	readonly failed: Promise<unknown>;
	/** Waits for running jobs. */
	stop(): Promise<void>;
	/** After a failure: waits shortly for running jobs. Their locks can be released then. */
	abandon(): Promise<void>;
};

export type RunOptions<Context> = {
	context: Context;
	pool: pg.Pool;
	lane: Lane;
	/** Those of the lane. */
	handlers: readonly JobHandler<Context>[];
	recurring: readonly Recurring[];
	/** Jobs with one of these flags are left waiting; asked each time that a job is fetched. */
	blockedFlags: (() => string[]) | undefined;
};

const cronItems = (recurring: readonly Recurring[]): CronItem[] => recurring.map(({ name, match }) => ({ task: name, match }));

/** Throws if the database is not available. */
export async function startRun<Context extends WorkerContext>({
	context,
	pool,
	lane,
	handlers,
	recurring,
	blockedFlags,
}: RunOptions<Context>): Promise<WorkerRun> {
	const events: WorkerEvents = new EventEmitter();
	let isAbandoned = false;
	let id = '';
	events.once('pool:create', ({ workerPool }) => {
		id = workerPool.id;
	});
	const failed = new Promise<unknown>((resolve) => {
		// The answer was lost: the job may be locked for a worker that does not know about it.
		events.on('worker:getJob:error', ({ error }) => resolve(error));
		events.on('worker:fatalError', ({ error }) => resolve(error));
		events.on('pool:fatalError', ({ error }) => resolve(error));
		events.on('pool:gracefulShutdown', ({ message }) => resolve(message));
	});
	const runner = await run({
		pgPool: releasingOnce(pool),
		taskList: tasksOf(context, handlers, () => isAbandoned),
		concurrency: CONCURRENCY[lane],
		noHandleSignals: true,
		logger: workerLogger(context),
		events,
		...(blockedFlags && { forbiddenFlags: blockedFlags }),
		parsedCronItems: parseCronItems(cronItems(recurring)),
		// With batches graphile-worker reports a job that it could not complete; without them the rejection is unhandled and ends the process.
		preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
	});
	const watch = await watchAbandonedJobs(pool, id, context.log);
	return {
		id,
		failed,
		stop: async () => {
			await stopRunner(runner);
			await watch.stop();
		},
		abandon: async () => {
			// Includes running jobs and the reports of finished ones.
			await Promise.race([stopRunner(runner), wait(FINISH_WITHIN_MS, undefined, { ref: false })]);
			isAbandoned = true;
			await watch.stop();
		},
	};
}

/** A run that has failed stops by itself, which is then no error. */
async function stopRunner(runner: Runner): Promise<void> {
	await runner.stop().catch(() => undefined);
	await runner.promise.catch(() => undefined);
}

function tasksOf<Context extends WorkerContext>(
	context: Context,
	handlers: readonly JobHandler<Context>[],
	isAbandoned: () => boolean,
): TaskList {
	const task = (handler: JobHandler<Context>) => async (payload: unknown) => {
		try {
			await runJob(context, handler, payload);
		} finally {
			// Reporting the end of a job to an abandoned run is an unhandled rejection. Another run has the job by now.
			if (isAbandoned()) await new Promise(() => undefined);
		}
	};
	return Object.fromEntries(handlers.map((handler) => [handler.name, task(handler)]));
}
