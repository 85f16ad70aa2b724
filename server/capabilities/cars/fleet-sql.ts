/** All cars of an owner in one statement, with the data that the owner's board displays. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { type CarRow, selectCars } from './sql.ts';

/** Not deleted, cars of one city and model together. */
export async function fleetCarsOf(db: Queryable, ownerId: string): Promise<CarRow[]> {
	return selectCars(db)
		.where('cars.owner_id', '=', ownerId)
		.where('cars.deleted_at', 'is', null)
		.orderBy('cars.city')
		.orderBy('cars.make')
		.orderBy('cars.model')
		.orderBy('cars.plate_number')
		.orderBy('cars.id')
		.execute();
}
