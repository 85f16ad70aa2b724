/** Cars like a given one that are free on the same dates, found by the search itself, so that both follow the same rules. */
import type { CarCard } from '#contract/cars.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { searchCars, type similarCars } from '#contract/search.ts';
import { addDays, ammanDate, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { attributesOf, type CarRow, carForStay, carState, isBookable } from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { search } from './search-cars.ts';

const MOST_CARS = 6;
/** The price of a day is similar within this share of the car's own. */
const PRICE_BAND = 0.3;

/**
 * In the same city with the same body, or at a similar price; first those that are both, then by body, then by price, each best rated first.
 * Throws CAR_NOT_FOUND, RETURN_BEFORE_PICKUP.
 */
export async function findSimilarCars(
	platform: Platform,
	reading: Reading,
	carId: string,
	stay: InputOf<typeof similarCars>['query'],
	language: Language,
): Promise<CarCard[]> {
	const now = platform.clock.now();
	const days = daysOf(stay, now);
	const [from = ammanDate(now)] = days;
	const found = await carForStay(reading.db, carId, { from, to: addDays(from, days.length) });
	if (!found || found.car.daily_rate_fils === null || !isBookable(carState(found.car), ammanDate(now))) throw refuse('CAR_NOT_FOUND');
	const { city, bodyType } = attributesOf(found.car);
	const price = meanFils(found, days) / 1000;
	const query = { ...stay, city, sortBy: 'top-rated' as const, limit: String(MOST_CARS + 1) };
	const list = async (filter: Partial<typeof searchCars.query._zod.input>): Promise<CarCard[]> => {
		const { cars } = await search(platform, reading, searchCars.query.parse({ ...query, ...filter }), language);
		return JSON.parse(cars);
	};
	const [ofBody, atPrice] = await Promise.all([
		list({ bodyType }),
		list({ priceMin: String(price * (1 - PRICE_BAND)), priceMax: String(price * (1 + PRICE_BAND)) }),
	]);
	const pricedAlike = new Set(atPrice.map(({ id }) => id));
	const ranked = [...ofBody.filter(({ id }) => pricedAlike.has(id)), ...ofBody, ...atPrice];
	const cardsById = new Map(ranked.filter(({ id }) => id !== carId).map((card) => [card.id, card]));
	return [...cardsById.values()].slice(0, MOST_CARS);
}

/** The rental days of the stay; none without dates. */
function daysOf({ from, to }: InputOf<typeof similarCars>['query'], now: Date): string[] {
	const [start, end] = [from ? parsePickup(from, now) : null, to ? parseMoment(to) : null];
	if (!start || !end) return [];
	return Array.from({ length: Math.max(0, rentalDays(start, end)) }, (_, day) => addDays(ammanDate(start), day));
}

/** The mean price of one of these days, or the daily rate without dates; before discounts, which other cars have as well. */
function meanFils({ car, datePrices }: { car: CarRow; datePrices: ReadonlyMap<string, bigint> }, days: readonly string[]): number {
	const dailyFils = Number(car.daily_rate_fils);
	if (days.length === 0) return dailyFils;
	return days.reduce((sum, day) => sum + Number(datePrices.get(day) ?? dailyFils), 0) / days.length;
}
