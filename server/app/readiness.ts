/** Whether this process can do its work: write to the database, run jobs, store files. A balancer sends it requests only then. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../platform/base/log.ts';
import type { SupervisedWorker } from '../platform/jobs/supervised-worker.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';

/** Balancers usually wait a few seconds for an answer. */
const ANSWER_WITHIN_MS = 2000;
/** A store is paid by the request. */
const STORE_VALID_MS = 10_000;
/** A restart of the job worker takes less; jobs run elsewhere or later meanwhile. */
const WORKER_DOWN_MS = 5000;
const LATEST_NOTICE_MS = 1000;
const STORE_KEY = 'health/readiness.txt';

export type ReadinessFailure = 'stopping' | 'demo' | 'database' | 'jobs' | 'storage';
export type Readiness = {
	/** What fails; empty if the process is ready. Answers within two seconds, also while a dependency is silent. */
	check(): Promise<readonly ReadinessFailure[]>;
	/** The same, with the milliseconds since this process first saw it fail. */
	failures(): Promise<ReadonlyArray<{ name: ReadinessFailure; forMs: number }>>;
	/**
	 * From now on the process is not ready, and closes its port after `pauseMs`. The first probes are answered late, after half of the pause and at
	 * most a second: a balancer that asks all servers in the same moment then hears that another one has come back before it hears that this one
	 * goes. Between the two it would have none, and Caddy 2.6 then refuses a POST without a second try.
	 */
	stop(pauseMs: number): void;
};
type Parts = { pool: pg.Pool; store: ObjectStore; worker: Pick<SupervisedWorker, 'downMs'> | null; log: Log };

export function createReadiness({ pool, store, worker, log }: Parts): Readiness {
	/** Resolves when a stopping process may say so. */
	let stopping: Promise<void> | null = null;
	const failingSince = new Map<ReadinessFailure, number>();
	let databaseFailedAt = Number.NEGATIVE_INFINITY;
	const database = remember(0, async () => {
		await pool.query(`INSERT INTO readiness_checks (checked_at) VALUES (now()) ON CONFLICT (only_row) DO UPDATE SET checked_at = now()`);
		await pool.query('SELECT FROM graphile_worker.jobs LIMIT 1');
	});
	const storage = remember(STORE_VALID_MS, () => store.put(STORE_KEY, new TextEncoder().encode('ok'), 'text/plain'));
	const jobs = async () => {
		// The worker ends with the database, and starts again a moment after it.
		const isRecovering = performance.now() - databaseFailedAt < WORKER_DOWN_MS;
		if (worker && worker.downMs() > WORKER_DOWN_MS && !isRecovering) throw new Error('no jobs are run');
	};
	const passes = async (name: ReadinessFailure, work: () => Promise<unknown>): Promise<ReadinessFailure | null> => {
		try {
			await within(work());
			failingSince.delete(name);
			return null;
		} catch (error) {
			log.error({ err: error, check: name }, 'not ready');
			if (!failingSince.has(name)) failingSince.set(name, performance.now());
			if (name === 'database') databaseFailedAt = performance.now();
			return name;
		}
	};
	const check = async (): Promise<ReadinessFailure[]> => {
		if (stopping) {
			await stopping;
			return ['stopping'];
		}
		const failed = await Promise.all([passes('database', database), passes('jobs', jobs), passes('storage', storage)]);
		return failed.filter((name) => name !== null);
	};
	return {
		check,
		failures: async () =>
			(await check()).map((name) => ({ name, forMs: performance.now() - (failingSince.get(name) ?? performance.now()) })),
		stop: (pauseMs) => {
			stopping = wait(Math.min(LATEST_NOTICE_MS, pauseMs / 2));
		},
	};
}

async function within(work: Promise<unknown>): Promise<void> {
	const done = new AbortController();
	const limit = wait(ANSWER_WITHIN_MS, undefined, { signal: done.signal }).then(() => {
		throw new Error(`no answer within ${ANSWER_WITHIN_MS} ms`);
	});
	// Aborted once the work has ended.
	limit.catch(() => undefined);
	try {
		await Promise.race([work, limit]);
	} finally {
		done.abort();
	}
}

/** Shares a running check between probes, and a success for so long; a failure is checked again at the next call. */
function remember(milliseconds: number, work: () => Promise<unknown>): () => Promise<unknown> {
	let running: Promise<unknown> | null = null;
	let validUntil = 0;
	return async () => {
		if (performance.now() < validUntil) return;
		running ??= work()
			.then(() => {
				validUntil = performance.now() + milliseconds;
			})
			.finally(() => {
				running = null;
			});
		await running;
	};
}
