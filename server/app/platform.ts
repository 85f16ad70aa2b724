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
import { BEHIND_POOLER, connect, createPool, POOL_TIMEOUT_MS, type PoolOptions } from '../platform/database/pool.ts';
import { connectionLimit, poolSize } from '../platform/database/pool-sizes.ts';
import { watchPrimary } from '../platform/database/primary.ts';
import { noReplicas, openReplicas } from '../platform/database/replicas.ts';
import { WalHistory } from '../platform/database/wal-history.ts';
import { CONNECTIONS_BESIDE_POOL, WORKER_POOL_SIZE } from '../platform/jobs/worker.ts';
import { createRateLimits } from '../platform/limits/rate-limits.ts';
import { openLive, type RunningLive } from '../platform/live/live.ts';
import type { Env } from './env.ts';
import { registerSubscribers } from './event-subscriptions.ts';
import { type GatewayControl, openGateways } from './gateways.ts';
import type { Listening } from './listen.ts';
import { allJobs } from './registry.ts';
import { prepareSchema } from './schema-at-start.ts';
import { awaitPooler, createMessageSenders, createObjectStore, type Disposers, openDatabase } from './services.ts';
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

export async function openPlatform(env: Env, options: PlatformOptions, { server, log, undo }: Around): Promise<OpenPlatform> {
	const publicUrl = env.PUBLIC_URL ?? `http://localhost:${server.port}`;
	const keys = createSigningKeys(env.SECRET_KEY ?? loadOrCreateSecrets(env.dataFolder));
	// Loaded only if traces are sent.
	const tracing = env.tracing && (await import('../platform/tracing/open-telemetry.ts')).startTracing(env.tracing, log);
	if (tracing) undo.push(tracing.stop);
	const databaseUrl = await openDatabase(env, options.progress, { log, undo });
	const { DATABASE_POOL_URL: pooler, DATABASE_REPLICA_URL: replicaUrl, PROCESSES: processes, SERVERS: servers } = env;
	const history = replicaUrl ? new WalHistory() : null;
	const primary = await watchPrimary(databaseUrl, log, history);
	undo.push(primary.close);
	const { connection } = primary;
	const limit = await connectionLimit(connection());
	const size = poolSize(limit, { servers, processes, others: CONNECTIONS_BESIDE_POOL, isPooled: pooler !== undefined });
	if (pooler) await awaitPooler(env, pooler, options.progress);
	const through: PoolOptions = pooler ? { connection: () => primary.connectionThrough(pooler), ...BEHIND_POOLER } : { connection };
	const connections = connect(pooler ?? databaseUrl, log, size, { ...through, tracing });
	undo.push(connections.close);
	const common = { tracing, connectionTimeoutMillis: POOL_TIMEOUT_MS };
	const workerPool = createPool({ connectionString: databaseUrl, connection, max: WORKER_POOL_SIZE, ...common }, log);
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
	// A replica accepts at least as many connections as its primary, or does not start.
	const replicaPool = (): PoolOptions => ({ max: poolSize(limit, { servers, processes, others: 1 }), ...common });
	const mostLagSeconds = env.DATABASE_REPLICA_LAG_SECONDS;
	const replicas =
		replicaUrl && history
			? await openReplicas(connections, {
					...{ url: replicaUrl, history, isPrimaryLost: primary.isLost },
					...{ mostLagSeconds, pool: replicaPool(), log },
				})
			: noReplicas(connections);
	undo.push(replicas.close);
	const platform: PaymentPlatform = {
		db: connections.db,
		pool: connections.pool,
		replicas,
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
	const jobs = [...allJobs(platform, await createMessageSenders(env, undo, tracing), channels), ...(options.furtherJobs ?? [])];
	return { platform, listening, live, workerPool, jobs, channels, gatewayControl: control, databaseUrl, settings };
}
