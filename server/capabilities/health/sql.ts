/** Jobs, as the page of health shows them. They are graphile-worker's, whose clock is the database's. */
import { sql } from 'kysely';
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
