/** Starts everything in order and returns how to stop it: database, schema, gateway, app, jobs. */

import { setTimeout as wait } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type pg from 'pg';
import type { DeliveryChannels } from '../capabilities/notifications/index.ts';
import type { PaymentPlatform } from '../capabilities/payments/index.ts';
import { createLog, type Log } from '../platform/base/log.ts';
import { broadcastInvalidations } from '../platform/cache/broadcast-invalidations.ts';
import { TaggedCache } from '../platform/cache/tagged-cache.ts';
import type { PlatformJob } from '../platform/context/platform.ts';
import { createMetrics } from '../platform/http/metrics.ts';
import type { SerializedResponse } from '../platform/http/serialized-response.ts';
import { type SupervisedWorker, startWorkers } from '../platform/jobs/supervised-worker.ts';
import { createApp } from './app.ts';
import type { Env } from './env.ts';
import type { GatewayControl } from './gateways.ts';
import { type Listening, listenAsConfigured, listenLater } from './listen.ts';
import { openPlatform, type PlatformOptions } from './platform.ts';
import { createReadiness, type Readiness } from './readiness.ts';
import { allMetrics, type OptionalServices, recurringJobs } from './registry.ts';
import { createSignInProvider, type Disposers, host } from './services.ts';
import { loadWeb, type Web, type WebMode } from './web.ts';
import { workerMetrics } from './worker-metrics.ts';

export type StartOptions = PlatformOptions & {
	web: WebMode;
	/** Runs between the schema and the first request. `open` lets visitors read the existing data; calls that change something are refused until the end. */
	prepare?(platform: PaymentPlatform, run: { workerPool: pg.Pool; gateway: GatewayControl }, open: () => Promise<void>): Promise<void>;
	log?: Log;
	validateAnswers?: boolean;
	runJobs?: boolean;
};

export type Running = {
	url: string;
	port: number;
	platform: PaymentPlatform;
	jobs: readonly PlatformJob[];
	channels: DeliveryChannels;
	workerPool: pg.Pool;
	cache: TaggedCache<SerializedResponse>;
	stop(): Promise<void>;
};

/** Throws StartError for problems that the operator can solve; everything started until then is stopped again. */
export async function start(env: Env, options: StartOptions): Promise<Running> {
	const undo: Disposers = [];
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

async function bringUp(env: Env, options: StartOptions, undo: Disposers): Promise<Omit<Running, 'stop'>> {
	const log = options.log ?? createLog(env.logLevel);
	const server = options.amongOthers ? listenLater(env.PORT, env.HOST) : await listenAsConfigured(env);
	undo.push(server.close);
	// Built in parallel with the database and its data: all take time on a fresh installation.
	const web = loadWeb(options.web, options.progress);
	undo.push(async () => (await web.catch(() => null))?.close());
	// A failure is reported where the result is awaited.
	web.catch(() => undefined);
	const { platform, live, listening, workerPool, jobs, channels, gatewayControl } = await openPlatform(env, options, { server, log, undo });
	const base = { platform, channels, workerPool, server };
	const open = async () => {
		// A server behind a proxy opens its port once, when it can do its work.
		if (env.TRUSTED_PROXIES > 0) return;
		const cache = new TaggedCache<SerializedResponse>(platform.clock);
		await openApp(env, options, { ...base, isFilling: true, worker: null, readiness: filling, cache, web: await web });
		options.progress(`The pages can be read at ${platform.publicUrl}. Trips, chats and reviews follow; signing in is possible after that`);
	};
	await options.prepare?.(platform, { workerPool, gateway: gatewayControl }, open);
	const cache = new TaggedCache<SerializedResponse>(platform.clock);
	const step = broadcastInvalidations([cache, platform.settingsCache, platform.replicas.changes], {
		db: platform.db,
		pool: platform.pool,
		listening,
		log,
	});
	undo.push(step.settled);
	await listening.subscribed();
	const worker =
		(options.runJobs ?? env.JOBS)
			? await startWorkers(platform, workerPool, jobs, { recurring: recurringJobs, blockedFlags: () => channels.blocked() })
			: null;
	if (worker) undo.push(worker.stop);
	if (!env.JOBS) log.warn('JOBS=0: this server sends no messages, refunds or payouts');
	const readiness = createReadiness({ pool: platform.pool, replicas: platform.replicas, store: platform.store, worker, log });
	await openApp(env, options, { ...base, isFilling: false, worker, readiness, cache, web: await web });
	// In reverse order: new work is refused while running work finishes, then its dependencies are closed.
	undo.push(server.close);
	// Streams do not end by themselves.
	undo.push(live.endStreams);
	// The balancer notices and sends its requests elsewhere, before anything is closed.
	undo.push(async () => {
		const pauseMs = env.STOP_PAUSE_SECONDS * 1000;
		readiness.stop(pauseMs);
		server.drain();
		await wait(pauseMs);
	});
	return { url: `http://${host(env.HOST)}:${server.port}`, port: server.port, platform, jobs, channels, workerPool, cache };
}

/** While the rest of the demo data is added. */
const filling: Readiness = {
	check: async () => ({ failed: ['demo'], degraded: [] }),
	failures: async () => [],
	metrics: [],
	stop: () => undefined,
};

type Opened = {
	platform: PaymentPlatform;
	channels: DeliveryChannels;
	workerPool: pg.Pool;
	isFilling: boolean;
	/** Null if this process runs no jobs. */
	worker: SupervisedWorker | null;
	readiness: Readiness;
	cache: TaggedCache<SerializedResponse>;
	server: Listening;
	web: Web | null;
};

/** Origins of the style itself and of what it refers to: tiles, glyphs and sprites. */
const mapOrigins = ({ MAP_STYLE_URL, MAP_HOSTS }: Env): string[] =>
	MAP_STYLE_URL ? [...new Set([new URL(MAP_STYLE_URL).origin, ...MAP_HOSTS])] : [];

async function openApp(env: Env, options: StartOptions, opened: Opened): Promise<void> {
	const { platform, channels, workerPool, isFilling, worker, readiness, cache, server, web } = opened;
	const chosen: OptionalServices = { signInProvider: createSignInProvider(env) };
	const app = createApp({
		platform,
		channels,
		chosen,
		metrics: createMetrics({
			live: platform.live.figures,
			measures: [...allMetrics(platform, channels), ...readiness.metrics, ...(worker ? workerMetrics(worker) : [])],
			pools: { main: platform.pool, jobs: workerPool, ...platform.replicas.pools },
			cache,
		}),
		cache,
		web,
		readiness,
		trustedProxies: env.TRUSTED_PROXIES,
		demoBanner: env.demoBanner,
		isFilling,
		metricsToken: env.METRICS_TOKEN,
		validateAnswers: options.validateAnswers ?? options.web === 'development',
		uploadOrigins: env.S3_ENDPOINT ? [new URL(env.S3_ENDPOINT).origin] : [],
		map: { style: env.MAP_STYLE_URL ?? null, origins: mapOrigins(env) },
		development: options.web === 'development',
	});
	const answer = getRequestListener(app.fetch);
	await server.serve((request, response) => {
		if (web?.middleware) web.middleware(request, response, () => void answer(request, response));
		else void answer(request, response);
	});
}
