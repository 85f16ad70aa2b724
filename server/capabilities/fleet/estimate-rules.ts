/** Expected earnings of a car of a class. Null if there are too few cars, or if the result would reveal the figures of one owner. Pure. */
import { DAY_MS } from '#contract/time.ts';

/** Fewer prices are not representative. */
const FEWEST_PRICES = 3;
/** Cars at most this many years older or newer cost about the same. */
const YEARS_AROUND = 3;
/** Minimum number of rented cars for an occupancy, from as many owners. */
const FEWEST_RENTED = 5;
const FEWEST_OWNERS = 3;
/** A coarse step, so that no single car can be computed from the mean of two days. */
const STEP_PERCENT = 5;
const MONTH_DAYS = 30;
const EXAMPLE_DAYS = [5, 10, 15];
/** Cars listed for a shorter time are left out, because they say little about a month. */
const LEAST_EXISTENCE_MS = 30 * DAY_MS;

export type ClassCar = { id: string; ownerId: string; year: number; priceFils: bigint; existedMs: number };

type OfPrices = { medianFils: bigint; cars: number; years: { from: number; to: number } | null };

/** Of cars around this year; of all years if they are too few; null if all are too few. */
export function typicalPrice(cars: readonly ClassCar[], year: number): OfPrices | null {
	const years = { from: year - YEARS_AROUND, to: year + YEARS_AROUND };
	const sameAge = cars.filter((car) => car.year >= years.from && car.year <= years.to);
	const chosen = sameAge.length >= FEWEST_PRICES ? sameAge : cars;
	if (chosen.length < FEWEST_PRICES) return null;
	const prices = chosen.map(({ priceFils }) => priceFils).toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
	// The lower one of two middle values, as PostgreSQL's percentile_disc and an owner's figures use it.
	const medianFils = prices[Math.ceil(prices.length / 2) - 1] ?? 0n;
	return { medianFils, cars: chosen.length, years: chosen === sameAge ? years : null };
}

/** Mean over the cars with a completed rental in the period; null if it would reveal too much about one owner. */
export function typicalOccupancy(
	cars: readonly ClassCar[],
	rentedMs: ReadonlyMap<string, number>,
	periodMs: number,
): { percent: number; cars: number; days: number } | null {
	const rented = cars.filter(({ id, existedMs }) => rentedMs.has(id) && existedMs >= LEAST_EXISTENCE_MS);
	const perOwner = Map.groupBy(rented, ({ ownerId }) => ownerId);
	const most = Math.max(0, ...[...perOwner.values()].map((own) => own.length));
	if (rented.length < FEWEST_RENTED || perOwner.size < FEWEST_OWNERS || most * 2 > rented.length) return null;
	const shares = rented.map(({ id, existedMs }) => Math.min(1, (rentedMs.get(id) ?? 0) / Math.min(periodMs, existedMs)));
	const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length;
	const percent = Math.round((mean * 100) / STEP_PERCENT) * STEP_PERCENT;
	return { percent, cars: rented.length, days: Math.round((MONTH_DAYS * percent) / 100) };
}

/** Numbers of days per month for which the earnings are displayed. */
export const exampleDays = EXAMPLE_DAYS;

/** Whole dinars, rounded down: an estimate has no fils. */
export const earnedIn = (days: number, perDayFils: bigint): bigint => ((perDayFils * BigInt(days)) / 1000n) * 1000n;
