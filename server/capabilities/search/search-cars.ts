/** Search results: one page of cars, the count, and the cursor of the next page. */
import * as z from 'zod';
import { citiesIn } from '#contract/car-position.ts';
import type { CarCard } from '#contract/cars.ts';
import { cityNames } from '#contract/cities.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { minuteOfDay } from '#contract/pickup-hours.ts';
import { searchCars } from '#contract/search.ts';
import { ammanDate, HOUR_MS, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import type { Reading } from '#server/platform/database/replicas.ts';
import { readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { countVisible, orderOf } from './rules.ts';
import { readSearchWords } from './search-words.ts';
import { findSimilarWords } from './similar-words.ts';
import { type Filters, type FoundPage, findCars, type SearchRequest } from './sql.ts';

type Query = InputOf<typeof searchCars>['query'];
/** `cars`: as JSON. `instead`: the words that were searched for, if those of the query find nothing. */
export type FoundCars = { cars: string; count: number; capped: boolean; next: string | null; instead: string | null };

/** The last row of a page by the column that it is sorted by. PostgreSQL writes moments with microseconds and an offset. */
const cursorShapes = {
	created_at: z.tuple([z.iso.datetime({ offset: true }), z.uuid()]),
	price_fils: z.tuple([z.int32(), z.uuid()]),
	amount: z.tuple([z.int().min(0), z.uuid()]),
	rating_score: z.tuple([z.int32(), z.uuid()]),
	recommended_score: z.tuple([z.int32(), z.uuid()]),
};

export async function search(platform: Platform, { pool }: Reading, query: Query, language: Language): Promise<FoundCars> {
	const now = platform.clock.now();
	const request = searchRequestOf(query, now, language);
	if (!(await canBeRented(platform, request, now))) return { cars: '[]', count: 0, capped: false, next: null, instead: null };
	const found = toFoundCars(request, await findCars(pool, request));
	if (found.count > 0 || request.filters.words.length === 0) return found;
	const similar = await findSimilarWords(pool, readSearchWords(query.q ?? ''));
	if (!similar) return found;
	const second: SearchRequest = { ...request, filters: { ...request.filters, words: similar } };
	const others = toFoundCars(second, await findCars(pool, second));
	return others.count > 0 ? { ...others, instead: similar.map(({ shown }) => shown).join(' ') } : found;
}

/** The newest cars for a query, for saved searches: as typed, without a corrected query. Throws RETURN_BEFORE_PICKUP. */
export const findNewest = (platform: Platform, query: Query, limit: number): Promise<CarCard[]> =>
	findFirst(platform, platform.replicas.choose({ mayLag: true }), { ...query, sortBy: 'newest' }, limit);

/** The best rated cars for a query, as a search of these filters finds them; not cached, because one of them is booked next. Throws RETURN_BEFORE_PICKUP. */
export const findBestRated = (platform: Platform, filters: z.input<typeof searchCars.query>, limit: number): Promise<CarCard[]> =>
	findFirst(platform, platform.replicas.choose({ mayLag: false }), searchCars.query.parse({ ...filters, sortBy: 'top-rated' }), limit);

async function findFirst(platform: Platform, { pool }: Reading, query: Query, limit: number): Promise<CarCard[]> {
	const now = platform.clock.now();
	const request = { ...searchRequestOf({ ...query, cursor: undefined }, now, 'en'), limit };
	if (!(await canBeRented(platform, request, now))) return [];
	const { cards } = await findCars(pool, request);
	return JSON.parse(cards) as CarCard[];
}

function toFoundCars({ limit, after }: SearchRequest, { cards, rows, last, ...counted }: FoundPage): FoundCars {
	const next = rows > limit && last ? writeCursor(last) : null;
	const shown = countVisible(counted, after ? null : { cars: Math.min(rows, limit), last: next === null });
	return { cars: cards, ...shown, next, instead: null };
}

/** Throws RETURN_BEFORE_PICKUP, and INVALID_INPUT for a cursor that we did not issue. */
export function searchRequestOf(query: Query, now: Date, language: Language): SearchRequest {
	const stay = stayIn(query, now);
	return {
		filters: { ...toFilters(query), ...(stay && { free: stay }) },
		sort: query.sortBy,
		after: readCursor(query.cursor, cursorShapes[orderOf(query.sortBy, stay !== null).column], language),
		limit: query.limit,
		today: ammanDate(now),
	};
}

function toFilters(query: Query): Filters {
	return {
		attributes: query,
		...(query.instantBook && { instantBook: true }),
		...(query.rating !== undefined && { ratingMinTenths: Math.ceil(query.rating * 10 - 1e-9) }),
		...(query.priceMin ? { priceMinFils: Math.round(query.priceMin * 1000) } : {}),
		...(query.priceMax !== undefined ? { priceMaxFils: Math.round(query.priceMax * 1000) } : {}),
		...(query.bounds && { inBounds: { ...query.bounds, cities: citiesIn(query.bounds).map((city) => cityNames.indexOf(city)) } }),
		words: readSearchWords(query.q ?? ''),
	};
}

function stayIn(query: Query, now: Date): NonNullable<Filters['free']> | null {
	if (!query.from || !query.to) return null;
	const from = parsePickup(query.from, now);
	const to = parseMoment(query.to);
	if (!from || !to) return null;
	const days = rentalDays(from, to);
	if (days <= 0) throw refuse('RETURN_BEFORE_PICKUP');
	const [start, end] = [minuteOfDay(from), minuteOfDay(to)];
	return {
		from,
		to,
		days,
		noticeHours: Math.floor((from.getTime() - now.getTime()) / HOUR_MS),
		handovers: [Math.floor(Math.min(start, end)), Math.ceil(Math.max(start, end))],
	};
}

/** Conditions that do not depend on the car: if every request would be refused, nothing is found. Car conditions are part of the query. */
async function canBeRented(platform: Platform, { filters: { free, attributes } }: SearchRequest, now: Date): Promise<boolean> {
	const age = attributes?.driverAge;
	if (!free && age === undefined) return true;
	const { minRentalDays, maxRentalDays, minimumDriverAge } = await getCachedSettings(platform);
	if (age !== undefined && age < minimumDriverAge) return false;
	return !free || (free.from >= now && free.days >= minRentalDays && free.days <= maxRentalDays);
}
