/**
 * Several processes on one port: the parent starts what they share (embedded database, schema, simulator, demo data, web build), forks the
 * servers, restarts those that end, and stops them before what they depend on.
 */
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { createLog, type Log } from '../platform/base/log.ts';
import { StartError } from '../platform/base/start-error.ts';
import { startMetricsAggregation } from '../platform/http/cluster-metrics.ts';
import { buildWeb } from './build-web.ts';
import type { Env } from './env.ts';
import { listenAsConfigured } from './listen.ts';
import { openPlatform } from './platform.ts';
import type { Disposers } from './services.ts';
import type { StartOptions } from './start.ts';

/** Message of a process that is ready to serve. */
export const READY = 'mishwar: ready';

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/** A process that lived this long did not fail at start. */
const LIVED_MS = 60_000;
/** Longer than running requests and jobs may take, after the pause. */
const STOP_WITHIN_MS = 30_000;

export type Processes = { publicUrl: string; stop(): Promise<void> };

/** Resolves when all processes serve. Throws StartError. */
export async function startProcesses(env: Env, options: StartOptions): Promise<Processes> {
	const log = options.log ?? createLog(env.logLevel);
	const undo: Disposers = [];
	const stop = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		const server = await listenAsConfigured(env);
		undo.push(server.close);
		const { platform, workerPool, gatewayControl, databaseUrl, settings } = await openPlatform(env, options, { server, log, undo });
		await options.prepare?.(platform, { workerPool, gateway: gatewayControl }, async () => undefined);
		await buildWeb(options.progress);
		await server.close();
		startMetricsAggregation();
		const { publicUrl } = platform;
		const stopWithinMs = STOP_WITHIN_MS + env.STOP_PAUSE_SECONDS * 1000;
		const workers = superviseWorkers(
			{ count: env.PROCESSES, log, stopWithinMs },
			{
				...settings,
				DATABASE_URL: databaseUrl,
				EMBEDDED_DATABASE: env.DATABASE_URL ? '0' : '1',
				PORT: String(server.port),
				PUBLIC_URL: publicUrl,
			},
		);
		undo.push(workers.stop);
		await workers.ready;
		return { publicUrl, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

type Supervised = { count: number; log: Log; stopWithinMs: number };

function superviseWorkers(
	{ count, log, stopWithinMs }: Supervised,
	settings: Record<string, string>,
): { ready: Promise<unknown>; stop(): Promise<void> } {
	const stopping = new AbortController();
	const living = new Set<Worker>();
	const fork = () => {
		const worker = cluster.fork(settings);
		living.add(worker);
		const ended = once(worker, 'exit').then(([code, signal]) => {
			living.delete(worker);
			return { pid: worker.process.pid, code, signal };
		});
		return { worker, ended };
	};

	/** Restarts the process of one slot until all stop. */
	const restartOnExit = async (first: ReturnType<typeof fork>) => {
		let pause = FIRST_PAUSE_MS;
		for (let { ended } = first; ; { ended } = fork()) {
			const since = Date.now();
			const end = await ended;
			if (stopping.signal.aborted) return;
			log.error(end, 'a process ended: another takes its place');
			pause = Date.now() - since > LIVED_MS ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
			await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
			if (stopping.signal.aborted) return;
		}
	};

	const forked = Array.from({ length: count }, fork);
	const ready = Promise.all(forked.map(untilReady));
	const workers = ready.then(() => Promise.all(forked.map(restartOnExit)));
	// Reported through `ready`.
	workers.catch(() => undefined);
	return {
		ready,
		stop: async () => {
			stopping.abort();
			const patience = setTimeout(() => signal(living, 'SIGKILL'), stopWithinMs);
			signal(living, 'SIGTERM');
			// Includes the processes of a failed start.
			await Promise.all([workers.catch(() => undefined), ...forked.map(({ ended }) => ended)]);
			clearTimeout(patience);
		},
	};
}

/** The process has printed the reason itself. */
async function untilReady({ worker, ended }: { worker: Worker; ended: Promise<unknown> }): Promise<void> {
	const said = new Promise<true>((resolve) => {
		worker.on('message', (message: unknown) => {
			if (message === READY) resolve(true);
		});
	});
	if ((await Promise.race([said, ended])) !== true) throw new StartError('PROCESSES: one of them ended while it started.');
}

function signal(workers: ReadonlySet<Worker>, name: NodeJS.Signals): void {
	for (const { process: child } of workers) child.kill(name);
}
