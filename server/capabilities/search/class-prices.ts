/** What cars of one class cost in their city, from the prices that search shows. */
import { sql } from 'kysely';
import type { BodyType } from '#contract/car-attributes.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { toStored } from './rules.ts';

type CarClass = { city: string; bodyType: BodyType };

/** Fewer prices would tell those of single competitors. */
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
