/** Opens what use cases depend on: database with schema, gateways, files, limits; and lists the jobs. */
import type pg from 'pg';
import { endedAmong } from '../capabilities/identity/index.ts';
import { DeliveryChannels } from '../capabilities/notifications/index.ts';
import { listNoticeTargets, type PaymentPlatform } from '../capabilities/payments/index.ts';
import type { Clock } from '../platform/base/clock.ts';
import type { Log } from '../platform/base/log.ts';
import { createSigningKeys } from '../platform/base/signing-keys.ts';
import { TaggedCache } from '../platform/cache/tagged-cache.ts';
import type { PlatformJob } from '../platform/context/platform.ts';
import type { MarketSettings } from '../platform/context/settings.ts';
import { type DatabaseListening, openNotificationListener } from '../platform/database/notification-listener.ts';
import { connect, createPool, POOL_TIMEOUT_MS } from '../platform/database/pool.ts';
import { connectionLimit, poolSize } from '../platform/database/pool-sizes.ts';
import { watchPrimary } from '../platform/database/primary.ts';
import { WORKER_POOL_SIZE } from '../platform/jobs/worker.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { openLive, type RunningLive } from '../platform/live/live.ts';
import type { Env } from './env.ts';
import { registerSubscribers } from './event-subscriptions.ts';
import { type GatewayControl, openGateways } from './gateways.ts';
import type { Listening } from './listen.ts';
import { allJobs } from './registry.ts';
import { prepareSchema } from './schema-at-start.ts';
import { createMessageSenders, createObjectStore, type Disposers, openDatabase, openReplica } from './services.ts';
import { loadOrCreateSecrets } from './signing-secret.ts';

export type OpenPlatform = {
	platform: PaymentPlatform;
	workerPool: pg.Pool;
	jobs: readonly PlatformJob[];
	channels: DeliveryChannels;
	gatewayControl: GatewayControl;
	databaseUrl: string;
	listening: DatabaseListening;
	live: RunningLive;
	/** Additional settings for further processes that use the same embedded services. */
	settings: Record<string, string>;
};

export type PlatformOptions = {
	/** Progress messages of slow steps. */
	progress(line: string): void;
	/** Jobs in addition to those of the capabilities. */
	furtherJobs?: readonly PlatformJob[];
	clock?: Clock;
	/** Multiplies every rate limit: a load test comes from one address. */
	limitScale?: number;
	/** One of several processes: shared services are already running, and the port is bound when it can answer. */
	amongOthers?: boolean;
};

type Around = { server: Listening; log: Log; undo: Disposers };

/** Connections of the job worker, the one that listens, and the one that watches. */
const OTHER_CONNECTIONS = WORKER_POOL_SIZE + 2;

export async function openPlatform(env: Env, options: PlatformOptions, { server, log, undo }: Around): Promise<OpenPlatform> {
	const publicUrl = env.PUBLIC_URL ?? `http://localhost:${server.port}`;
	const keys = createSigningKeys(env.SECRET_KEY ?? loadOrCreateSecrets(env.dataFolder));
	// Loaded only if traces are sent.
	const tracing = env.tracing && (await import('../platform/tracing/open-telemetry.ts')).startTracing(env.tracing, log);
	if (tracing) undo.push(tracing.stop);
	const databaseUrl = await openDatabase(env, options.progress, { log, undo });
	const primary = await watchPrimary(databaseUrl, log);
	undo.push(primary.close);
	const { connection } = primary;
	const size = poolSize(await connectionLimit(connection()), { processes: env.PROCESSES, others: OTHER_CONNECTIONS });
	const connections = connect(databaseUrl, log, size, { connection, tracing });
	undo.push(connections.close);
	const workerPool = createPool({ connection, tracing, max: WORKER_POOL_SIZE, connectionTimeoutMillis: POOL_TIMEOUT_MS }, log);
	undo.push(() => workerPool.end());
	if (!options.amongOthers) await prepareSchema(env, { connection, progress: options.progress, log });
	const { gateways, control, settings } = await openGateways(env, {
		server,
		keys,
		log,
		undo,
		announcedTransfers: (gateway, since) => listNoticeTargets(connections.db, gateway, 'transfer', since),
	});
	const clock = options.clock ?? primary.clock;
	const listening = openNotificationListener(connection, log);
	undo.push(listening.close);
	const endedNow = (sessions: Parameters<typeof endedAmong>[1]) => endedAmong(connections.db, sessions, clock.now());
	const live = await openLive({ pool: connections.pool, listening, log, endedAmong: endedNow });
	undo.push(live.close);
	const platform: PaymentPlatform = {
		db: connections.db,
		pool: connections.pool,
		readPool: (await openReplica(env, options.progress, { log, undo, tracing })) ?? connections.pool,
		clock,
		log,
		tracing,
		events: registerSubscribers(),
		store: createObjectStore(env, publicUrl, keys),
		live,
		limits: createRateLimits(connections.pool, clock, options.limitScale),
		settingsCache: new TaggedCache<MarketSettings>(clock),
		publicUrl,
		keys,
		demo: env.demo,
		sms: { countries: env.SMS_COUNTRIES, alertAbove: env.SMS_ALERT_ABOVE },
		isDemoPublic: env.DEMO_PUBLIC,
		allowPrivateAddresses: env.demo && !env.isReachable,
		gateways,
		paymentMethods: env.PAYMENT_METHODS,
	};
	const channels = new DeliveryChannels(log);
	const jobs = [...allJobs(platform, createMessageSenders(env, undo, tracing), channels), ...(options.furtherJobs ?? [])];
	return { platform, listening, live, workerPool, jobs, channels, gatewayControl: control, databaseUrl, settings };
}
