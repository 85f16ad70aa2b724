/** What every use case is handed: the database, the time, the log, news, files and limits. It knows no capability. */
import type pg from 'pg';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Database } from '../database/pool.ts';
import type { JobHandler } from '../jobs/jobs.ts';
import type { News } from '../jobs/news.ts';
import type { KeptAnswers } from '../kept/kept-answers.ts';
import type { RateLimits } from '../limits/rate-limits.ts';
import type { Live } from '../live/live.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/**
 * What use cases read over and over, kept in this process as answers are: for seconds, and dropped as soon as a part of the data changes.
 * Good for a refusal that would be the same a moment ago, never for what is written or charged.
 */
export type KeptFacts = KeptAnswers<unknown>;

export type Platform = {
	readonly db: Database;
	readonly pool: pg.Pool;
	/** For reading what may be a moment old: a replica where there is one, else the same pool. */
	readonly readPool: pg.Pool;
	readonly clock: Clock;
	readonly log: Log;
	readonly news: News<Platform>;
	readonly store: ObjectStore;
	readonly limits: RateLimits;
	readonly keptFacts: KeptFacts;
	/** What open pages are told as it happens. */
	readonly live: Live;
	/** How the world sees us, without a trailing slash. */
	readonly publicUrl: string;
	/** Signs upload addresses and list cursors; the same in all processes. */
	readonly secret: string;
	readonly demo: boolean;
};

/** A job as capabilities write it. */
export type PlatformJob = JobHandler<Platform>;
