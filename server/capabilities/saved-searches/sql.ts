/** Every query on saved_searches and saved_search_cars. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

export type SavedSearchRow = { id: string; user_id: string; query: string; created_at: Date };
export type SeenCar = { carId: string; priceFils: number };

const columns = ['id', 'user_id', 'query', 'created_at'] as const;

/** Most recently saved first. */
export async function savedSearchesOf(db: Queryable, userId: string): Promise<SavedSearchRow[]> {
	return db
		.selectFrom('saved_searches')
		.select(columns)
		.where('user_id', '=', userId)
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute();
}

export async function insertSavedSearch(tx: Transaction, row: SavedSearchRow): Promise<void> {
	await tx.insertInto('saved_searches').values(row).execute();
}

/** False if there is none, or it is another person's. */
export async function deleteOwnSavedSearch(db: Queryable, userId: string, id: string): Promise<boolean> {
	const row = await db.deleteFrom('saved_searches').where('user_id', '=', userId).where('id', '=', id).returning('id').executeTakeFirst();
	return row !== undefined;
}

export async function deleteSavedSearches(db: Queryable, ids: readonly string[]): Promise<void> {
	await db.deleteFrom('saved_searches').where('id', 'in', ids).execute();
}

export async function deleteSavedSearchesOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('saved_searches').where('user_id', '=', userId).execute();
}

const isDue = (today: string) => sql<boolean>`checked_on IS DISTINCT FROM ${today}::date`;

/** People with searches that were not checked on this day yet, in the order of their ids, after `afterId`. */
export async function peopleWithDueSearches(db: Queryable, today: string, afterId: string | null, limit: number): Promise<string[]> {
	let query = db.selectFrom('saved_searches').select('user_id').distinct().where(isDue(today)).orderBy('user_id').limit(limit);
	if (afterId !== null) query = query.where('user_id', '>', afterId);
	return (await query.execute()).map((row) => row.user_id);
}

/** Most recently saved first. */
export async function searchesDueOf(db: Queryable, userId: string, today: string): Promise<SavedSearchRow[]> {
	return db
		.selectFrom('saved_searches')
		.select(columns)
		.where('user_id', '=', userId)
		.where(isDue(today))
		.orderBy('created_at', 'desc')
		.orderBy('id')
		.execute();
}

/** Marks the day's check; false if it was made already or the search has ended. Locks the search until the transaction ends. */
export async function markChecked(tx: Transaction, id: string, today: string): Promise<boolean> {
	const row = await tx
		.updateTable('saved_searches')
		.set({ checked_on: sql`${today}::date` })
		.where('id', '=', id)
		.where(isDue(today))
		.returning('id')
		.executeTakeFirst();
	return row !== undefined;
}

export async function carsSeen(tx: Transaction, id: string): Promise<Map<string, number>> {
	const rows = await tx.selectFrom('saved_search_cars').select(['car_id', 'price_fils']).where('saved_search_id', '=', id).execute();
	return new Map(rows.map((row) => [row.car_id, row.price_fils]));
}

export async function replaceCarsSeen(tx: Transaction, id: string, cars: readonly SeenCar[]): Promise<void> {
	await tx.deleteFrom('saved_search_cars').where('saved_search_id', '=', id).execute();
	if (cars.length === 0) return;
	await tx
		.insertInto('saved_search_cars')
		.values(cars.map(({ carId, priceFils }) => ({ saved_search_id: id, car_id: carId, price_fils: priceFils })))
		.execute();
}
