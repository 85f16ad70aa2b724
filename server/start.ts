/** Brings everything up in order and hands back how to bring it down: database, schema, gateway, app, jobs. */

import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import { createApp } from './app.ts';
import { noticedSince, type PaymentPlatform } from './capabilities/payments/index.ts';
import type { Env } from './env.ts';
import { type Listening, listen } from './listen.ts';
import { type GatewayControl, openGateways } from './open-gateways.ts';
import { couriersOf, host, openDatabase, openReplica, signInProviderOf, storeOf, type Undo } from './open-parts.ts';
import { type Clock, systemClock } from './platform/base/clock.ts';
import { createLog, type Log } from './platform/base/log.ts';
import type { PlatformJob } from './platform/context/platform.ts';
import { migrate } from './platform/database/migrate.ts';
import { connect, createPool } from './platform/database/pool.ts';
import { createMetrics } from './platform/http/metrics.ts';
import { migrateJobs, startWorker, WORKER_POOL_SIZE } from './platform/jobs/worker.ts';
import { createRateLimits } from './platform/limits/rate-limits.ts';
import { keptSecret } from './secret.ts';
import { loadWeb, type WebMode } from './web.ts';
import { allJobs, recurringJobs, wireNews } from './wiring.ts';

export type StartOptions = {
	web: WebMode;
	/** Told what is being done while it takes long. */
	progress(line: string): void;
	/** Runs between the schema and the first request. */
	prepare?(platform: PaymentPlatform, run: { workerPool: pg.Pool; gateway: GatewayControl }): Promise<void>;
	/** Worked on besides those of the capabilities. */
	furtherJobs?: readonly PlatformJob[];
	clock?: Clock;
	log?: Log;
	validateAnswers?: boolean;
	/** Multiplies every rate limit: a load test is one address. */
	limitScale?: number;
	runJobs?: boolean;
};

export type Running = {
	url: string;
	port: number;
	platform: PaymentPlatform;
	jobs: readonly PlatformJob[];
	workerPool: pg.Pool;
	stop(): Promise<void>;
};

/** Throws StartError for what the person can mend; whatever was started by then is stopped again. */
export async function start(env: Env, options: StartOptions): Promise<Running> {
	const undo: Undo = [];
	const stop = async () => {
		for (const step of undo.splice(0).reverse()) await step();
	};
	try {
		return { ...(await bringUp(env, options, undo)), stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

async function bringUp(env: Env, options: StartOptions, undo: Undo): Promise<Omit<Running, 'stop'>> {
	const log = options.log ?? createLog(env.logLevel);
	const server = await listen(env.PORT, env.HOST);
	undo.push(server.close);
	const publicUrl = env.PUBLIC_URL ?? `http://localhost:${server.port}`;
	const secret = env.SECRET_KEY ?? keptSecret(env.dataFolder);
	const databaseUrl = await openDatabase(env, options.progress, undo);
	const connections = connect(databaseUrl, log);
	undo.push(connections.close);
	const workerPool = createPool({ connectionString: databaseUrl, max: WORKER_POOL_SIZE }, log);
	undo.push(() => workerPool.end());
	const applied = await migrate(connections.db);
	if (applied.length > 0) options.progress(`Brought the database up to date (${applied.length} changes)`);
	await migrateJobs(workerPool);
	const { gateways, control } = await openGateways(env, {
		server,
		secret,
		log,
		undo,
		announcedTransfers: (gateway, since) => noticedSince(connections.db, gateway, 'transfer', since),
	});
	const platform: PaymentPlatform = {
		db: connections.db,
		pool: connections.pool,
		readPool: (await openReplica(env, log, undo)) ?? connections.pool,
		clock: options.clock ?? systemClock,
		log,
		news: wireNews(),
		store: storeOf(env, publicUrl, secret),
		limits: createRateLimits(connections.pool, options.limitScale),
		publicUrl,
		secret,
		demo: env.demo,
		gateways,
		paymentMethods: env.PAYMENT_METHODS,
	};
	const jobs = [...allJobs(platform, couriersOf(env)), ...(options.furtherJobs ?? [])];
	await options.prepare?.(platform, { workerPool, gateway: control });
	await openApp(env, options, { platform, log, server, undo });
	if (options.runJobs ?? true) {
		const worker = await startWorker(platform, workerPool, jobs, recurringJobs);
		undo.push(worker.stop);
	}
	// Last in, first out: nothing new is taken while what runs finishes, and only then what it runs on goes.
	undo.push(server.close);
	return { url: `http://${host(env.HOST)}:${server.port}`, port: server.port, platform, jobs, workerPool };
}

type Opened = { platform: PaymentPlatform; log: Log; server: Listening; undo: Undo };

async function openApp(env: Env, options: StartOptions, { platform, server, undo }: Opened): Promise<void> {
	const web = await loadWeb(options.web, options.progress);
	if (web) undo.push(web.close);
	const app = createApp({
		platform,
		signInProvider: signInProviderOf(env),
		metrics: createMetrics(),
		web,
		trustedProxies: env.TRUSTED_PROXIES,
		metricsToken: env.METRICS_TOKEN,
		validateAnswers: options.validateAnswers ?? options.web === 'development',
		uploadOrigins: env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [],
		inlineScripts: options.web === 'development',
	});
	const answer = getRequestListener(app.fetch);
	server.serve((request, response) => {
		if (web?.middleware) web.middleware(request, response, () => void answer(request, response));
		else void answer(request, response);
	});
}
