/** The context of every use case: database, clock, log, events, files and rate limits. Knows no capability. */
import type pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { SigningKeys } from '../base/signing-keys.ts';
import type { TaggedCache } from '../cache/tagged-cache.ts';
import type { Database } from '../database/pool.ts';
import type { Replicas } from '../database/replicas.ts';
import type { EventBus } from '../events/event-bus.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Live } from '../live/live.ts';
import type { ObjectStore } from '../storage/object-store.ts';
import type { Tracing } from '../tracing/tracing.ts';
import type { SmsRules } from './outbox.ts';
import type { MarketSettings } from './settings.ts';

export type Platform = {
	readonly db: Database;
	readonly pool: pg.Pool;
	/** For reads that may be some seconds old; in a call, `reading` is the database chosen for it. */
	readonly replicas: Replicas;
	readonly clock: Clock;
	readonly log: Log;
	/** Null unless traces are sent somewhere. */
	readonly tracing: Tracing | null;
	readonly events: EventBus<Platform>;
	readonly store: ObjectStore;
	readonly limits: RateLimits;
	/** Dropped as soon as the settings change; read through `getCachedSettings`. */
	readonly settingsCache: TaggedCache<MarketSettings>;
	/** Live events for open pages. */
	readonly live: Live;
	/** The public address, without a trailing slash. */
	readonly publicUrl: string;
	/** Sign what leaves the server and comes back; the same in all processes. */
	readonly keys: SigningKeys;
	readonly demo: boolean;
	readonly sms: SmsRules;
	/** DEMO: whether everybody may read the outbox and use the demo accounts; otherwise only clients on this machine. */
	readonly isDemoPublic: boolean;
	/** Whether addresses of calendars and push services may be on this machine or in its network. */
	readonly allowPrivateAddresses: boolean;
};

/** Whether this client may read the demo's outbox and use its accounts, whose password is published. */
export function offersDemo(platform: Platform, { isLoopback }: { isLoopback: boolean }): boolean {
	return platform.demo && (platform.isDemoPublic || isLoopback);
}

/** The type of a job handler in a capability. */
export type PlatformJob = JobHandler<Platform>;
