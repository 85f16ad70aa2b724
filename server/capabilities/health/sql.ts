/** Jobs and the replica, as the page of health shows them. The jobs are graphile-worker's, whose clock is the database's. */
import { sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from '#server/platform/database/pool.ts';

export type Found = { count: number; oldest: Date | null };

/** Jobs that should have run so many seconds ago and wait, and since when the oldest should have run. */
export async function lateJobs(db: Queryable, afterSeconds: number): Promise<Found> {
	const { rows } = await sql<Found>`SELECT count(*)::int AS count, min(run_at) AS oldest FROM graphile_worker.jobs
		WHERE run_at <= now() - make_interval(secs => ${afterSeconds}) AND locked_at IS NULL AND attempts < max_attempts`.execute(db);
	return rows[0] ?? { count: 0, oldest: null };
}

/** Jobs that are not tried again, and when the first of them failed last. */
export async function failedJobs(db: Queryable): Promise<Found> {
	const { rows } = await sql<Found>`SELECT count(*)::int AS count, min(updated_at) AS oldest FROM graphile_worker.jobs
		WHERE attempts >= max_attempts`.execute(db);
	return rows[0] ?? { count: 0, oldest: null };
}

/** Seconds by which the replica is behind; 0 if it has applied everything that it received. */
export async function replicaLag(readPool: pg.Pool): Promise<number> {
	const { rows } = await readPool.query<{ seconds: number | null }>(
		`SELECT CASE WHEN pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() THEN 0
			ELSE extract(epoch FROM now() - pg_last_xact_replay_timestamp()) END::float8 AS seconds`,
	);
	return rows[0]?.seconds ?? 0;
}
