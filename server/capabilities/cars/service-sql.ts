/** Every query on the next services of cars. */
import { type Selectable, sql } from 'kysely';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import type { DB } from '#server/platform/database/schema.ts';

export type ServiceRow = Selectable<DB['car_services']>;

export async function serviceOf(db: Queryable, carId: string): Promise<ServiceRow | undefined> {
	return db.selectFrom('car_services').selectAll().where('car_id', '=', carId).executeTakeFirst();
}

export async function servicesOfOwner(db: Queryable, ownerId: string): Promise<ServiceRow[]> {
	return db
		.selectFrom('car_services')
		.innerJoin('cars', 'cars.id', 'car_services.car_id')
		.selectAll('car_services')
		.where('cars.owner_id', '=', ownerId)
		.where('cars.deleted_at', 'is', null)
		.execute();
}

/** Without a day or kilometres nothing is planned. A former plan is replaced, and the new one is announced again. */
export async function putService(tx: Transaction, carId: string, planned: Pick<ServiceRow, 'due_on' | 'due_km'>): Promise<void> {
	await tx.deleteFrom('car_services').where('car_id', '=', carId).execute();
	if (planned.due_on === null && planned.due_km === null) return;
	await tx
		.insertInto('car_services')
		.values({ car_id: carId, ...planned })
		.execute();
}

/** Services that were not announced yet, and are due within this time or distance; without deleted cars. */
export async function servicesToAnnounce(db: Queryable, within: { until: string; km: number }, limit: number) {
	return db
		.selectFrom('car_services')
		.innerJoin('cars', 'cars.id', 'car_services.car_id')
		.select('car_services.car_id')
		.where('announced_at', 'is', null)
		.where('cars.deleted_at', 'is', null)
		.where((eb) => eb.or([eb('due_on', '<=', within.until), eb('due_km', '<=', sql<number>`cars.mileage_km + ${within.km}`)]))
		.limit(limit)
		.execute();
}

/** Undefined if it was announced meanwhile. */
export async function markServiceAnnounced(tx: Transaction, carId: string, now: Date) {
	return tx
		.updateTable('car_services')
		.from('cars')
		.set({ announced_at: now })
		.whereRef('cars.id', '=', 'car_services.car_id')
		.where('car_services.car_id', '=', carId)
		.where('announced_at', 'is', null)
		.returning(['cars.owner_id', 'cars.title', 'cars.mileage_km', 'car_services.due_on', 'car_services.due_km'])
		.executeTakeFirst();
}
