/** Queries that export and erase an owner's cars. */
import { invalidateTags } from '#server/platform/database/invalidation.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';

/** Including deleted ones, whose rows stay for the history of their bookings. */
export async function carIdsOf(db: Queryable, ownerId: string): Promise<string[]> {
	const rows = await db.selectFrom('cars').select('id').where('owner_id', '=', ownerId).orderBy('created_at').orderBy('id').execute();
	return rows.map((row) => row.id);
}

export async function deletePricesOf(tx: Transaction, carId: string): Promise<void> {
	invalidateTags(tx, `car:${carId}`);
	await tx.deleteFrom('car_price_rules').where('car_id', '=', carId).execute();
	await tx.deleteFrom('car_date_prices').where('car_id', '=', carId).execute();
	await tx.deleteFrom('car_delivery_zones').where('car_id', '=', carId).execute();
	await tx.deleteFrom('car_extras').where('car_id', '=', carId).execute();
}

/** A stock that bookings refer to stays; the owner's text in it is removed. */
export async function eraseStocksOf(tx: Transaction, ownerId: string, now: Date): Promise<void> {
	await tx.updateTable('extra_stocks').set({ removed_at: now }).where('owner_id', '=', ownerId).where('removed_at', 'is', null).execute();
	await tx.updateTable('extra_stocks').set({ name: '—' }).where('owner_id', '=', ownerId).where('name', 'is not', null).execute();
}
