/** Queries on bookings about replacing one by another. */
import type { Queryable } from '#server/platform/database/pool.ts';

/** The booking that was made instead of this one and has not ended; at most one, by a unique index. */
export async function replacementOf(db: Queryable, bookingId: string): Promise<string | null> {
	const row = await db
		.selectFrom('bookings')
		.select('id')
		.where('rebooked_from', '=', bookingId)
		.where('status', '<>', 'CANCELLED')
		.executeTakeFirst();
	return row?.id ?? null;
}

/** When bookings were made in place of this one, including ended ones. */
export async function replacementTimesOf(db: Queryable, bookingId: string): Promise<Date[]> {
	const rows = await db.selectFrom('bookings').select('created_at').where('rebooked_from', '=', bookingId).orderBy('created_at').execute();
	return rows.map((row) => row.created_at);
}
