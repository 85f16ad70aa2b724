/** Search results: one page of cars, the count, and the cursor of the next page. */
import * as z from 'zod';
import { priceSlider } from '#contract/car-attributes.ts';
import { cityNames } from '#contract/cities.ts';
import { citiesIn } from '#contract/city-circles.ts';
import type { Received } from '#contract/endpoint.ts';
import type { searchCars } from '#contract/search.ts';
import { HOUR_MS, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { foldWords } from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { getCachedSettings } from '#server/platform/context/settings.ts';
import { readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { countVisible, sortOrder } from './rules.ts';
import { type Filters, findCars, type SearchRequest } from './sql.ts';

type Query = Received<typeof searchCars>['query'];
/** `cars`: as JSON. */
export type FoundCars = { cars: string; count: number; capped: boolean; next: string | null };

const MAX_WORDS = 6;
/** The last row of a page by the column that it is sorted by. PostgreSQL writes moments with microseconds and an offset. */
const cursorShapes = {
	created_at: z.tuple([z.iso.datetime({ offset: true }), z.uuid()]),
	price_fils: z.tuple([z.int32(), z.uuid()]),
	rating_score: z.tuple([z.int32(), z.uuid()]),
};

export async function search(platform: Platform, query: Query, language: Language): Promise<FoundCars> {
	const now = platform.clock.now();
	const request = searchRequestOf(query, now, language);
	const stay = request.filters.free;
	if (stay && !(await canBeRented(platform, stay, now))) return { cars: '[]', count: 0, capped: false, next: null };
	const { cards, rows, last, ...counted } = await findCars(platform.readPool, request);
	const next = rows > query.limit && last ? writeCursor(last) : null;
	const shown = countVisible(counted, request.after ? null : { cars: Math.min(rows, query.limit), last: next === null });
	return { cars: cards, ...shown, next };
}

/** Throws RETURN_BEFORE_PICKUP, and INVALID_INPUT for a cursor that we did not issue. */
export function searchRequestOf(query: Query, now: Date, language: Language): SearchRequest {
	const stay = stayIn(query, now);
	return {
		filters: { ...toFilters(query), ...(stay && { free: stay }) },
		sort: query.sortBy,
		after: readCursor(query.cursor, cursorShapes[sortOrder[query.sortBy].column], language),
		limit: query.limit,
	};
}

/** The ends of the price slider mean "no bound": 0 and 200 include cheaper and dearer cars. */
function toFilters(query: Query): Filters {
	return {
		attributes: query,
		...(query.priceMin && query.priceMin > priceSlider.min ? { priceMinFils: Math.round(query.priceMin * 1000) } : {}),
		...(query.priceMax !== undefined && query.priceMax !== priceSlider.max ? { priceMaxFils: Math.round(query.priceMax * 1000) } : {}),
		...(query.bounds && { cities: citiesIn(query.bounds).map((city) => cityNames.indexOf(city)) }),
		words: foldWords(query.q ?? '')
			.split(' ')
			.filter((word) => word !== '')
			.slice(0, MAX_WORDS),
	};
}

type Wanted = NonNullable<Filters['free']>;

function stayIn(query: Query, now: Date): Wanted | null {
	if (!query.from || !query.to) return null;
	const from = parsePickup(query.from, now);
	const to = parseMoment(query.to);
	if (!from || !to) return null;
	const days = rentalDays(from, to);
	if (days <= 0) throw refuse('RETURN_BEFORE_PICKUP');
	return { from, to, days, noticeHours: Math.floor((from.getTime() - now.getTime()) / HOUR_MS) };
}

/** Conditions that do not depend on the car: if every quote would be refused, nothing is found. Car conditions are part of the query. */
async function canBeRented(platform: Platform, { from, days }: Wanted, now: Date): Promise<boolean> {
	const { minRentalDays, maxRentalDays } = await getCachedSettings(platform);
	return from >= now && days >= minRentalDays && days <= maxRentalDays;
}
