/** Every query on favourites. */
import { sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Most recently saved first; one more than `limit`. */
export async function favouritesOf(db: Queryable, userId: string, page: { after: readonly [string, string] | null; limit: number }) {
	let query = db
		.selectFrom('favourites')
		.select(['car_id', 'created_at'])
		.where('user_id', '=', userId)
		.orderBy('created_at', 'desc')
		.orderBy('car_id', 'desc')
		.limit(page.limit + 1);
	const { after } = page;
	if (after) query = query.where(sql<boolean>`(created_at, car_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
	return query.execute();
}

export async function favouriteIdsOf(db: Queryable, userId: string, limit: number): Promise<string[]> {
	const rows = await favouritesOf(db, userId, { after: null, limit: limit - 1 });
	return rows.map((row) => row.car_id);
}

export async function countFavourites(db: Queryable, userId: string): Promise<number> {
	const row = await db
		.selectFrom('favourites')
		.select((eb) => eb.fn.countAll<bigint>().as('saved'))
		.where('user_id', '=', userId)
		.executeTakeFirstOrThrow();
	return Number(row.saved);
}

export async function insertFavourite(tx: Transaction, userId: string, carId: string, now: Date): Promise<void> {
	await tx
		.insertInto('favourites')
		.values({ user_id: userId, car_id: carId, created_at: now })
		.onConflict((conflict) => conflict.doNothing())
		.execute();
}

export async function deleteFavourite(db: Queryable, userId: string, carId: string): Promise<void> {
	await db.deleteFrom('favourites').where('user_id', '=', userId).where('car_id', '=', carId).execute();
}

export async function allFavouritesOf(db: Queryable, userId: string) {
	return db.selectFrom('favourites').select(['car_id', 'created_at']).where('user_id', '=', userId).orderBy('created_at').execute();
}

export async function deleteFavouritesOf(tx: Transaction, userId: string): Promise<void> {
	await tx.deleteFrom('favourites').where('user_id', '=', userId).execute();
}
