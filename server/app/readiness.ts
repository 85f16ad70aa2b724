/**
 * Whether this process can do its work: write to the database, run jobs, store files. A balancer sends it requests only while nothing `failed`.
 * What all servers share and pages can do without is `degraded`: if all servers were taken out of service, there would be no pages at all (decision 125).
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Log } from '../platform/base/log.ts';
import type { Replicas } from '../platform/database/replicas.ts';
import type { MetricSource } from '../platform/http/metrics.ts';
import type { SupervisedWorker } from '../platform/jobs/supervised-worker.ts';
import type { ObjectStore } from '../platform/storage/object-store.ts';

/** Balancers wait two seconds or more for an answer: a write and then a read that hang take less together. */
const WRITE_WITHIN_MS = 1200;
const READ_WITHIN_MS = 600;
const STORE_WITHIN_MS = 1500;
/** Not checked more often, because a store charges per request. */
const STORE_VALID_MS = 10_000;
/** A restart of the job worker takes less; meanwhile jobs run elsewhere or later. */
const WORKER_DOWN_MS = 5000;
const LATEST_NOTICE_MS = 1000;
const STORE_KEY = 'health/readiness.txt';
/** Answers of a reachable database: it is read-only, or its disk is full. */
const CANNOT_WRITE = new Set(['25006', '53100']);

export type ReadinessCheck = 'stopping' | 'demo' | 'database' | 'jobs' | 'storage';
/** `failed`: other servers may succeed. `degraded`: no server does, and the rest works. */
export type ReadinessState = { failed: readonly ReadinessCheck[]; degraded: readonly ReadinessCheck[] };
export type Readiness = {
	/** Answers within two seconds, also while a dependency is silent. */
	check(): Promise<ReadinessState>;
	/** What failed or is degraded, with the milliseconds since this process first saw it. */
	failures(): Promise<ReadonlyArray<{ name: ReadinessCheck; forMs: number }>>;
	/** No balancer stops sending requests for a degraded check: only the log, the health page and this metric report it. */
	metrics: readonly MetricSource[];
	/**
	 * From now on the process is not ready, and closes its port after `pauseMs`. The first probes are answered late, after half of the pause and at
	 * most a second: a balancer that probes all servers in the same moment then learns that another one is back before it learns that this one
	 * stops. In between it would have no server, and Caddy 2.6 then refuses a POST without a second try.
	 */
	stop(pauseMs: number): void;
};
type Finding = { name: ReadinessCheck; state: keyof ReadinessState; error: unknown };
type Parts = {
	pool: pg.Pool;
	replicas: Pick<Replicas, 'serveAlone'>;
	store: ObjectStore;
	worker: Pick<SupervisedWorker, 'downMs'> | null;
	log: Log;
};

class NoAnswer extends Error {}

/** A failure that all servers share; `cause` is the original error. */
class SharedFailure extends Error {}

export function createReadiness({ pool, replicas, store, worker, log }: Parts): Readiness {
	/** Resolves when a stopping process may report that it is not ready. */
	let stopping: Promise<void> | null = null;
	const failingSince = new Map<ReadinessCheck, number>();
	let databaseFailedAt = Number.NEGATIVE_INFINITY;
	const write = remember({ withinMs: WRITE_WITHIN_MS }, async () => {
		await pool.query(`INSERT INTO readiness_checks (checked_at) VALUES (now()) ON CONFLICT (only_row) DO UPDATE SET checked_at = now()`);
		await pool.query('SELECT FROM graphile_worker.jobs LIMIT 1');
	});
	/** Throws if reads fail too, or if this host is a standby of a primary: other servers may reach that one. */
	const read = remember({ withinMs: READ_WITHIN_MS }, async () => {
		const { rows } = await pool.query<{ follows: boolean }>('SELECT EXISTS (SELECT FROM pg_stat_wal_receiver) AS follows');
		if (rows[0]?.follows) throw new Error('this host follows a primary that this process does not use');
	});
	const database = async () => {
		try {
			await write();
		} catch (error) {
			databaseFailedAt = performance.now();
			const code = error instanceof Error && 'code' in error ? String(error.code) : '';
			try {
				if (!CANNOT_WRITE.has(code) && !(error instanceof NoAnswer)) throw error;
				await read();
			} catch (unread) {
				if (!replicas.serveAlone()) throw unread;
			}
			throw new SharedFailure('the database can be read and not written', { cause: error });
		}
	};
	const put = remember({ withinMs: STORE_WITHIN_MS, validMs: STORE_VALID_MS }, () =>
		store.put(STORE_KEY, new TextEncoder().encode('ok'), 'text/plain'),
	);
	const storage = () =>
		put().catch((cause: unknown) => {
			throw new SharedFailure('no file can be stored', { cause });
		});
	const jobs = async () => {
		// The worker ends with the database, and starts again a moment after it.
		const isRecovering = performance.now() - databaseFailedAt < WORKER_DOWN_MS;
		if (worker && worker.downMs() > WORKER_DOWN_MS && !isRecovering) throw new Error('no jobs are run');
	};
	const passes = async (name: ReadinessCheck, work: () => Promise<unknown>): Promise<Finding[]> => {
		try {
			await work();
			failingSince.delete(name);
			return [];
		} catch (error) {
			if (!failingSince.has(name)) failingSince.set(name, performance.now());
			return [{ name, state: error instanceof SharedFailure ? 'degraded' : 'failed', error }];
		}
	};
	const findAll = async (): Promise<Finding[]> => {
		// After the database check, because jobs fail with the database.
		const ofDatabase = async () => [...(await passes('database', database)), ...(await passes('jobs', jobs))];
		return (await Promise.all([ofDatabase(), passes('storage', storage)])).flat();
	};
	const check = async (): Promise<ReadinessState> => {
		if (stopping) {
			await stopping;
			return { failed: ['stopping'], degraded: [] };
		}
		const found = await findAll();
		for (const { name, state, error } of found)
			log.error({ err: error, check: name }, state === 'failed' ? 'not ready' : 'degraded, as every server is');
		const names = (of: Finding['state']) => found.flatMap(({ name, state }) => (state === of ? name : []));
		return { failed: names('failed'), degraded: names('degraded') };
	};
	return {
		check,
		failures: async () => {
			const { failed, degraded } = await check();
			return [...failed, ...degraded].map((name) => ({ name, forMs: performance.now() - (failingSince.get(name) ?? performance.now()) }));
		},
		metrics: [
			{
				name: 'server_degraded',
				help: '1 while the database can be read and not written, or no file can be stored: what all servers share.',
				labels: ['check'],
				read: async () => {
					const found = await findAll();
					const isDegraded = (of: ReadinessCheck) => found.some(({ name, state }) => name === of && state === 'degraded');
					return (['database', 'storage'] as const).map((name) => ({ labels: { check: name }, value: isDegraded(name) ? 1 : 0 }));
				},
			},
		],
		stop: (pauseMs) => {
			stopping = wait(Math.min(LATEST_NOTICE_MS, pauseMs / 2));
		},
	};
}

async function withTimeLimit(milliseconds: number, work: Promise<unknown>): Promise<void> {
	const done = new AbortController();
	const limit = wait(Math.max(0, milliseconds), undefined, { signal: done.signal }).then(() => {
		throw new NoAnswer('no answer in time');
	});
	// Aborted once the work has ended.
	limit.catch(() => undefined);
	try {
		await Promise.race([work, limit]);
	} finally {
		done.abort();
	}
}

/**
 * Shares a running check between probes, and a success for this long; a failure is checked again at the next call. A check waits for its time limit once: a probe that
 * arrives while it hangs is answered without waiting again.
 */
function remember({ withinMs, validMs = 0 }: { withinMs: number; validMs?: number }, work: () => Promise<unknown>): () => Promise<void> {
	let running: { since: number; work: Promise<unknown> } | null = null;
	let validUntil = 0;
	return async () => {
		if (performance.now() < validUntil) return;
		running ??= {
			since: performance.now(),
			work: work()
				.then(() => {
					validUntil = performance.now() + validMs;
				})
				.finally(() => {
					running = null;
				}),
		};
		await withTimeLimit(running.since + withinMs - performance.now(), running.work);
	};
}
