/** How a car's attributes are stored for search (small numbers, bits and flags) and compared with a filter. */

import { cityCentre } from '#contract/areas.ts';
import {
	attribute,
	attributeKeys,
	carAttributes,
	type FilterKey,
	filterKeys,
	type SearchKey,
	type Sort,
	type ValueOf,
} from '#contract/car-attributes.ts';
import { AIRPORT } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import { offsetKm } from '#contract/city-circles.ts';
import { type Feature, features } from '#contract/features.ts';
import { addDays, DAY_MS } from '#contract/time.ts';
import { COUNT_CAP } from '#server/platform/database/keyset.ts';

/** The attributes that `car_search` has a column for. */
export const searchKeys = attributeKeys.filter((key): key is SearchKey => attribute(key).search !== undefined);

/** Bits of one number: `['BLUETOOTH', 'AIR_CONDITIONING']` → `0b101`. */
export function featureBits(codes: readonly Feature[]): number {
	return features.filter((feature) => codes.includes(feature.code)).reduce((bits, feature) => bits | (1 << feature.bit), 0);
}

/** What `car_search` stores for a value: the position of a choice in its list, the bits of features, all others as they are. */
export function toStored(key: SearchKey, value: ValueOf<SearchKey> | string): number | boolean {
	const of = attribute(key);
	if (of.kind === 'choice') return of.values.indexOf(String(value));
	if (typeof value === 'object') return featureBits(value);
	return typeof value === 'string' ? Number(value) : value;
}

type CarValues = { readonly [Key in SearchKey]: ValueOf<Key> };
type ColumnOf<Key extends SearchKey> = (typeof carAttributes)[Key]['search'];
/** The columns of `car_search` that hold attributes. */
export type SearchColumns = { [Key in SearchKey as ColumnOf<Key>]: ValueOf<Key> extends boolean ? boolean : number };

export function searchColumnsOf(car: CarValues): SearchColumns {
	return Object.fromEntries(searchKeys.map((key) => [carAttributes[key].search, toStored(key, car[key])])) as SearchColumns;
}

/** One comparison with a column of `car_search`. `has bit` and `is set` need no parameter. */
export type Comparison =
	| { column: string; operator: '=' | '>=' | '<='; value: number }
	| { column: string; operator: 'has bit'; value: number }
	| { column: string; operator: 'is set' };

/** Values of the filters; attributes that are left out are not compared. */
export type RequestedAttributes = { readonly [Key in FilterKey]?: ValueOf<Key> | undefined };

/** Empty lists, false and undefined mean "all". Each feature is a comparison of its own. */
export function comparisonsOf(requested: RequestedAttributes): Comparison[] {
	return filterKeys.flatMap((key): Comparison[] => {
		const value = requested[key];
		if (value === undefined || value === false) return [];
		const { search: column } = carAttributes[key];
		if (value === true) return [{ column, operator: 'is set' }];
		if (typeof value === 'object') return value.map((code) => ({ column, operator: 'has bit', value: featureBits([code]) }));
		const of = attribute(key);
		const range = of.kind === 'integer' || of.kind === 'year' ? of.filter?.operator : undefined;
		return [{ column, operator: range === 'min' ? '>=' : range === 'max' ? '<=' : '=', value: Number(toStored(key, value)) }];
	});
}

/** The minutes of the day between which a car changes hands. */
type HoursOfCar = {
	pickup_from_minute: number;
	pickup_until_minute: number;
	airport_from_minute: number;
	airport_until_minute: number;
};

/** As far from the airport as a car may be to be found for its delivery there: a search in Irbid or Aqaba means a handover in that city. */
const NEAR_AIRPORT_KM = 50;

function isNearAirport(city: City): boolean {
	const { east, north } = offsetKm(cityCentre(AIRPORT), cityCentre(city));
	return Math.hypot(east, north) <= NEAR_AIRPORT_KM;
}

/**
 * The hours at which a search finds a car: those of its delivery to the airport where they include the pickup hours. Of two ranges that only meet,
 * the one from the first to the last hour would find stays that begin in one of them and end in the other.
 */
export function foundHours(car: HoursOfCar, at: { city: City; zones: readonly City[] }) {
	const { pickup_from_minute, pickup_until_minute, airport_from_minute, airport_until_minute } = car;
	const isWider = airport_from_minute <= pickup_from_minute && airport_until_minute >= pickup_until_minute;
	return isWider && at.zones.includes(AIRPORT) && isNearAirport(at.city)
		? { pickup_from_minute: airport_from_minute, pickup_until_minute: airport_until_minute }
		: { pickup_from_minute, pickup_until_minute };
}

type Order = { column: 'created_at' | 'price_fils' | 'amount' | 'rating_score' | 'recommended_score'; direction: 'ASC' | 'DESC' };
const sortOrder: Record<Sort, Order> = {
	recommended: { column: 'recommended_score', direction: 'DESC' },
	newest: { column: 'created_at', direction: 'DESC' },
	oldest: { column: 'created_at', direction: 'ASC' },
	'price-asc': { column: 'price_fils', direction: 'ASC' },
	'price-desc': { column: 'price_fils', direction: 'DESC' },
	'top-rated': { column: 'rating_score', direction: 'DESC' },
};

/** With dates cars are ordered by the price of the stay. */
export function orderOf(sort: Sort, hasDates: boolean): Order {
	const { column, direction } = sortOrder[sort];
	return { column: hasDates && column === 'price_fils' ? 'amount' : column, direction };
}

/** How many cars the count examines for availability: exact up to the cap while at least two in five are available. */
export const SCAN_LIMIT = 2500;

/**
 * How cars with date prices in a stay are found for the order by price. Of up to `few` all prices are computed. Of more, those with one date price
 * are walked in groups of the same span and nearly the same factor, unless there are more `groups` than this.
 */
export type WalkLimits = { few: number; groups: number };
export const walkLimits: WalkLimits = { few: 3000, groups: 500 };

type Counted = { found: number; stopped: boolean };

/** The count to show. If the count stopped early, the first page gives a better lower bound: its size, or its exact total if it is also the last. */
export function countVisible(
	{ found, stopped }: Counted,
	first: { cars: number; last: boolean } | null,
): { count: number; capped: boolean } {
	if (!stopped) return { count: found, capped: false };
	if (first?.last) return { count: first.cars, capped: false };
	return { count: Math.min(Math.max(found, first?.cars ?? 0), COUNT_CAP), capped: true };
}

/** The average of the reviews as cards display it, in tenths of a star; 0 without reviews. */
export const ratingTenths = ({ sum, count }: { sum: number; count: number }): number => (count > 0 ? Math.round((10 * sum) / count) : 0);

/** Bayesian prior: this many reviews of this many stars, so that two enthusiastic reviews do not outrank forty good ones. */
const PRIOR = { reviews: 5, stars: 4 };

/** Sort key of "top rated": the mean including the prior, in ten-thousandths of a star. A car without reviews has 40,000. */
export function ratingScore({ sum, count }: { sum: number; count: number }): number {
	return Math.round((10_000 * (PRIOR.reviews * PRIOR.stars + sum)) / (PRIOR.reviews + count));
}

const EPOCH = '1970-01-01';
const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;
const WEEK = 7;
/** A new listing has all points for a month, and half of them for another. */
const FRESH = { days: 30, points: 3000 };
/** New cars with few trips get additional points in turn, each in one of every `weeks` weeks. */
const TURN = { weeks: 4, days: 90, trips: 3, points: 6000 };

/**
 * Points of a new listing in the order "recommended", and the date on which they change next; null if they do not. Dates in Amman.
 * The rest of the score is computed by the database (migration 0092).
 */
export function freshnessOf(
	car: { id: string; listedOn: string; trips: number },
	today: string,
): { points: number; changesOn: string | null } {
	const week = Math.floor(daysBetween(EPOCH, today) / WEEK);
	const age = daysBetween(car.listedOn, today);
	const newListingPoints = age < FRESH.days ? FRESH.points : age < 2 * FRESH.days ? FRESH.points / 2 : 0;
	const isNew = age < TURN.days && car.trips < TURN.trips;
	const itsTurn = isNew && Number.parseInt(car.id.slice(0, 2), 16) % TURN.weeks === week % TURN.weeks;
	const next = [
		...[FRESH.days, 2 * FRESH.days].filter((days) => days > age).map((days) => addDays(car.listedOn, days)),
		...(isNew ? [addDays(EPOCH, (week + 1) * WEEK)] : []),
	].toSorted();
	return { points: newListingPoints + (itsTurn ? TURN.points : 0), changesOn: next[0] ?? null };
}
