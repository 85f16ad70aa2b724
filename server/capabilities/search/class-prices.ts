/** Cars of one class in their city, and their prices, from the search table. */
import { sql } from 'kysely';
import type { BodyType } from '#contract/car-attributes.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { toStored } from './rules.ts';

type CarClass = { city: string; bodyType: BodyType };

/** Fewer prices would reveal those of single competitors. */
const FEWEST = 3;

export const classKey = ({ city, bodyType }: CarClass): string => `${city}/${bodyType}`;

/** The median of the public daily prices of each class; classes with too few cars are left out. One statement for all of them. */
export async function classMedians(db: Queryable, classes: readonly CarClass[]): Promise<Map<string, bigint>> {
	const keys = new Map(classes.map((each) => [`${toStored('city', each.city)}/${toStored('bodyType', each.bodyType)}`, classKey(each)]));
	if (keys.size === 0) return new Map();
	const [cities, bodies] = [0, 1].map((part) => [...keys.keys()].map((key) => Number(key.split('/')[part])));
	const { rows } = await sql<{ city: number; body_type: number; fils: number }>`
		SELECT city, body_type, percentile_disc(0.5) WITHIN GROUP (ORDER BY price_fils)::integer AS fils
		FROM car_search JOIN unnest(${cities}::smallint[], ${bodies}::smallint[]) AS classes (city, body_type) USING (city, body_type)
		GROUP BY city, body_type HAVING count(*) >= ${FEWEST}`.execute(db);
	return new Map(rows.map((row) => [keys.get(`${row.city}/${row.body_type}`) ?? '', BigInt(row.fils)]));
}

/** More cars of one class add no information. Their ids are random, so the first of them are a fair sample. */
const SAMPLE = 2000;

/** The cars that search displays, a sample of a large class. */
export async function carsOfClass(db: Queryable, { city, bodyType }: CarClass) {
	const rows = await db
		.selectFrom('car_search')
		.innerJoin('cars', 'cars.id', 'car_search.car_id')
		.select(['cars.id', 'cars.owner_id as ownerId', 'cars.year', 'cars.created_at as createdAt', 'car_search.price_fils as fils'])
		.where('car_search.city', '=', Number(toStored('city', city)))
		.where('car_search.body_type', '=', Number(toStored('bodyType', bodyType)))
		.orderBy('car_search.car_id')
		.limit(SAMPLE)
		.execute();
	return rows.map(({ fils, ...car }) => ({ ...car, priceFils: BigInt(fils) }));
}
