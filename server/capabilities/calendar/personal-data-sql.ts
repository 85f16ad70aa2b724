/** Queries that export and erase an owner's calendar data. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export async function sourcesOfCars(db: Queryable, carIds: readonly string[]) {
	if (carIds.length === 0) return [];
	return db.selectFrom('calendar_sources').select(['car_id', 'name', 'url', 'created_at']).where('car_id', 'in', carIds).execute();
}

export async function deleteCalendarsOf(tx: Transaction, carIds: readonly string[]): Promise<void> {
	if (carIds.length === 0) return;
	await tx.deleteFrom('calendar_feeds').where('car_id', 'in', carIds).execute();
	await tx.deleteFrom('calendar_sources').where('car_id', 'in', carIds).execute();
}
