/** Queries on what concerns one person, for admins. */
import type { Queryable } from '#server/platform/database/pool.ts';

/** Those that the person made. */
export async function reportsOfPerson(db: Queryable, userId: string) {
	return db.selectFrom('reports').select(['id', 'booking_id', 'created_at', 'outcome']).where('reporter_id', '=', userId).execute();
}
