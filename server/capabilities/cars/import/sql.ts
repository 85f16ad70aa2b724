/** Queries of an import: an owner's cars by plate, and the branches of cars. */
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type CarRow, selectCars } from '../sql.ts';

/** Without deleted ones. */
export async function carsWithPlates(db: Queryable, ownerId: string): Promise<CarRow[]> {
	return selectCars(db)
		.where('cars.owner_id', '=', ownerId)
		.where('cars.deleted_at', 'is', null)
		.where('cars.plate_number', 'is not', null)
		.execute();
}

/** All cars of an owner, in the order in which several are locked. */
export async function lockCarsOf(tx: Transaction, ownerId: string): Promise<void> {
	await tx
		.selectFrom('cars')
		.select('id')
		.where('owner_id', '=', ownerId)
		.where('deleted_at', 'is', null)
		.where('plate_number', 'is not', null)
		.orderBy('id')
		.forUpdate()
		.execute();
}
