/** Reads prices of cars without dates. */
import type { Queryable } from '#server/platform/database/pool.ts';
import { type FromPrice, fromPrice } from './from-price.ts';
import type { CarRow } from './sql.ts';
import { datePricesOfCars } from './terms-sql.ts';

/** By car. A car without a daily rate has no price yet. */
export async function fromPricesOf(db: Queryable, rows: readonly CarRow[], today: string): Promise<(car: CarRow) => FromPrice> {
	const datePrices = await datePricesOfCars(
		db,
		rows.map(({ id }) => id),
		today,
	);
	return ({ id, daily_rate_fils }) =>
		daily_rate_fils === null
			? { fils: 0n, isFrom: false }
			: fromPrice({ dailyRateFils: daily_rate_fils, datePrices: datePrices.get(id) ?? new Map(), today });
}
