/**
 * The job workers of this process, one for each lane. graphile-worker ends when it cannot record a finished job, for example because the database restarts;
 * it is then started again, with growing pauses, and the jobs that it had locked are released.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { type JobHandler, lanes } from './jobs.ts';
import type { Recurring, WorkerContext } from './worker.ts';
import { type RunOptions, startRun, type WorkerRun } from './worker-run.ts';

const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 2000;
/** A run that lasted this long did not fail because of its start. */
const LASTED_MS = 10_000;

export type SupervisedWorker = {
	/** Milliseconds since jobs (of a lane) stopped being run; 0 while they are. */
	downMs(): number;
	restarts(): number;
	/** Waits for running jobs. */
	stop(): Promise<void>;
};

type WorkerOptions = {
	recurring?: readonly Recurring[];
	/** Jobs with one of these flags are left waiting; asked each time that a job is fetched. */
	blockedFlags?(): string[];
};

/** Starts a worker for each lane. Throws if a first start fails. */
export async function startWorkers<Context extends WorkerContext>(
	context: Context,
	pool: pg.Pool,
	handlers: readonly JobHandler<Context>[],
	{ recurring = [], blockedFlags }: WorkerOptions = {},
): Promise<SupervisedWorker> {
	const workers: SupervisedWorker[] = [];
	const stop = async () => void (await Promise.all(workers.map((worker) => worker.stop())));
	try {
		for (const lane of lanes) {
			const ofLane = handlers.filter((handler) => handler.lane === lane);
			workers.push(
				await startWorker({ context, pool, lane, handlers: ofLane, recurring: lane === 'general' ? recurring : [], blockedFlags }),
			);
		}
	} catch (error) {
		await stop();
		throw error;
	}
	return {
		downMs: () => Math.max(...workers.map((worker) => worker.downMs())),
		restarts: () => workers.reduce((sum, worker) => sum + worker.restarts(), 0),
		stop,
	};
}

async function startWorker<Context extends WorkerContext>(options: RunOptions<Context>): Promise<SupervisedWorker> {
	const start = () => startRun(options);
	const supervisor = new Supervisor(await start(), start, { pool: options.pool, log: options.context.log });
	const supervising = supervisor.supervise();
	return {
		downMs: () => supervisor.downMs,
		restarts: () => supervisor.restarts,
		stop: async () => {
			supervisor.stop();
			await supervising;
		},
	};
}

class Supervisor {
	restarts = 0;
	readonly #start: () => Promise<WorkerRun>;
	readonly #pool: pg.Pool;
	readonly #log: WorkerContext['log'];
	readonly #stopping = new AbortController();
	readonly #stopped: Promise<void>;
	/** Names of failed runs whose locks are not yet released. */
	readonly #abandoned = new Set<string>();
	#run: WorkerRun;
	#downSince: number | null = null;

	constructor(first: WorkerRun, start: () => Promise<WorkerRun>, { pool, log }: { pool: pg.Pool; log: WorkerContext['log'] }) {
		this.#run = first;
		this.#start = start;
		this.#pool = pool;
		this.#log = log;
		this.#stopped = new Promise((resolve) => this.#stopping.signal.addEventListener('abort', () => resolve(), { once: true }));
	}

	get downMs(): number {
		return this.#downSince === null ? 0 : performance.now() - this.#downSince;
	}

	stop(): void {
		this.#stopping.abort();
	}

	/** Resolves once the worker is stopped. */
	async supervise(): Promise<void> {
		let pause = FIRST_PAUSE_MS;
		for (;;) {
			const since = performance.now();
			await Promise.race([this.#run.failed, this.#stopped]);
			if (this.#stopping.signal.aborted) return this.#run.stop();
			this.#log.error({ err: await this.#run.failed }, 'the job worker ended: it is started again');
			this.#downSince = performance.now();
			await this.#run.abandon();
			this.#abandoned.add(this.#run.id);
			if (performance.now() - since > LASTED_MS) pause = FIRST_PAUSE_MS;
			for (let isRunning = false; !isRunning; isRunning = await this.#restart()) {
				await wait(pause, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
				if (this.#stopping.signal.aborted) return;
				pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
			}
			this.#downSince = null;
			this.restarts += 1;
		}
	}

	async #restart(): Promise<boolean> {
		try {
			await this.#pool.query('SELECT graphile_worker.force_unlock_workers($1)', [[...this.#abandoned]]);
			this.#abandoned.clear();
			this.#run = await this.#start();
			return true;
		} catch (error) {
			this.#log.warn({ err: error }, 'the job worker could not be started');
			return false;
		}
	}
}
