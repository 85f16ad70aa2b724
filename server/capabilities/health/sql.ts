/** Jobs and backups, as the health page displays them. Jobs are graphile-worker's. Both are measured by the database's clock. */
import { sql } from 'kysely';
import { deliveryChannels } from '#server/capabilities/notifications/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';

export type Found = { count: number; oldest: Date | null };

/**
 * Jobs that should run now and wait, and since when each does. A job behind another one of its queue waits since that one began: a queue that is
 * being worked on is not late however long it is, and one whose job hangs is. `channel`: of a delivery, otherwise `none`.
 */
const waiting = sql`(SELECT greatest(run_at, queues.locked_at) AS since, coalesce((SELECT min(flag) FROM jsonb_object_keys(flags) AS flag), 'none') AS channel
	FROM graphile_worker.jobs LEFT JOIN graphile_worker._private_job_queues queues USING (queue_name)
	WHERE run_at <= now() AND jobs.locked_at IS NULL AND attempts < max_attempts) AS waiting`;

type Limits = { jobSeconds: number; messageSeconds: number };

/** Jobs that have waited longer than that, and since when the oldest has. Without e-mails and SMS, which are measured by their rows. */
export async function lateJobs(db: Queryable, { jobSeconds, messageSeconds }: Limits): Promise<Found> {
	const { rows } = await sql<Found>`SELECT count(*)::int AS count, min(since) AS oldest FROM ${waiting}
		WHERE since <= now() - make_interval(secs => CASE channel WHEN 'none' THEN ${jobSeconds}::int WHEN 'PUSH' THEN ${messageSeconds}::int END)`.execute(
		db,
	);
	return rows[0] ?? { count: 0, oldest: null };
}

/** For how long the oldest job has waited, for each channel of deliveries and for all others. */
export async function longestWaits(db: Queryable): Promise<Array<{ channel: string; seconds: number }>> {
	const { rows } = await sql<{ channel: string; seconds: number }>`
		SELECT channel, coalesce(extract(epoch FROM now() - min(since)), 0)::float8 AS seconds
		FROM unnest(${['none', ...deliveryChannels]}::text[]) AS channel LEFT JOIN ${waiting} USING (channel) GROUP BY 1`.execute(db);
	return rows;
}

/** Jobs that are not retried any more, and when the first of them failed last. */
export async function failedJobs(db: Queryable): Promise<Found> {
	const { rows } = await sql<Found>`SELECT count(*)::int AS count, min(updated_at) AS oldest FROM graphile_worker.jobs
		WHERE attempts >= max_attempts`.execute(db);
	return rows[0] ?? { count: 0, oldest: null };
}

/** Records that a backup begins, or that one has succeeded. */
export async function recordBackup(db: Queryable, step: 'begun' | 'finished'): Promise<void> {
	const finished = step === 'finished' ? sql`clock_timestamp()` : sql`NULL::timestamptz`;
	await sql`INSERT INTO backup_runs (first_begun_at, finished_at) VALUES (clock_timestamp(), ${finished})
		ON CONFLICT (only_row) DO UPDATE SET finished_at = coalesce(excluded.finished_at, backup_runs.finished_at)`.execute(db);
}

/** How old the newest backup is, or the first attempt if none has ever succeeded. Null if there never was one. */
export async function backupAge(db: Queryable): Promise<{ seconds: number; since: Date } | null> {
	const { rows } = await sql<{ seconds: number; since: Date }>`SELECT since, extract(epoch FROM now() - since)::float8 AS seconds
		FROM (SELECT coalesce(finished_at, first_begun_at) AS since FROM backup_runs) AS newest`.execute(db);
	return rows[0] ?? null;
}
