/** The newest cars that a saved search finds now. */
import { parseFils } from '#contract/money.ts';
import { findNewest } from '#server/capabilities/search/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { REMEMBERED_CARS } from './rules.ts';
import type { SearchQuery } from './saved-query.ts';
import type { SeenCar } from './sql.ts';

/** `priceFils`: of the stay if the search has dates, otherwise of a day; compared with that of the last run. */
export type FoundCar = PricedCar & { id: string; title: string; priceFils: number };

/**
 * As a letter says it: `stayJod` for the dates of the search, if it has any; `airportFeeJod` as on the card; `isFrom`: some days cost more.
 */
export type PricedCar = { pricePerDayJod: string; stayJod: string | null; airportFeeJod: string | null; isFrom: boolean };

/** Throws RETURN_BEFORE_PICKUP. */
export async function findCarsOf(platform: Platform, query: SearchQuery): Promise<FoundCar[]> {
	const cards = await findNewest(platform, query, REMEMBERED_CARS);
	return cards.map(({ id, title, pricePerDay, priceIsFrom, stay }) => {
		const pricePerDayJod = stay?.perDayJod ?? pricePerDay.toFixed(3).replace(/0$/, '');
		const stayJod = stay?.totalJod ?? null;
		return {
			...{ id, title, pricePerDayJod, stayJod, airportFeeJod: stay?.airportFeeJod ?? null, isFrom: priceIsFrom && !stay },
			priceFils: Number(parseFils(stayJod ?? pricePerDayJod)),
		};
	});
}

export const toSeenCars = (cars: readonly FoundCar[]): SeenCar[] => cars.map(({ id, priceFils }) => ({ carId: id, priceFils }));
