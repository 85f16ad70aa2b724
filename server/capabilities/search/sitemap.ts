/** Cars listed in the sitemap. */
import type { Queryable } from '#server/platform/database/pool.ts';

/** Newest first. */
export async function findableCars(db: Queryable, limit: number): Promise<Array<{ slug: string; updated_at: Date }>> {
	return db
		.selectFrom('car_search')
		.innerJoin('cars', 'cars.id', 'car_search.car_id')
		.select(['cars.slug', 'cars.updated_at'])
		.orderBy('car_search.created_at', 'desc')
		.limit(limit)
		.execute();
}
