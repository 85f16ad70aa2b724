/** What the search page shows: one page of cars, how many there are, and where the next page begins. */
import * as z from 'zod';
import { priceSlider } from '#contract/car-attributes.ts';
import type { CarCard } from '#contract/cars.ts';
import type { Received } from '#contract/endpoint.ts';
import type { searchCars } from '#contract/search.ts';
import { parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { foldWords } from '#server/capabilities/cars/index.ts';
import { type Language, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { cutPage, readCursor, writeCursor } from '#server/platform/http/pages.ts';
import { bodyTypeCode, COUNT_CAP, cityCode, featureBitsEach, fuelCode, transmissionCode } from './rules.ts';
import { type Filters, findCars } from './sql.ts';

type Query = Received<typeof searchCars>['query'];
export type FoundCars = { cars: CarCard[]; count: number; capped: boolean; next: string | null };

const MAX_WORDS = 6;
const cursorShape = z.tuple([z.union([z.string(), z.number()]), z.uuid()]);

export async function search(platform: Platform, query: Query, language: Language): Promise<FoundCars> {
	const { cards, count } = await findCars(platform.readPool, {
		filters: toFilters(query, platform.clock.now()),
		sort: query.sortBy,
		after: readCursor(query.cursor, cursorShape, language),
		limit: query.limit,
	});
	const { page, next } = cutPage(cards, query.limit, (last) => writeCursor([last.key, last.card.id]));
	return { cars: page.map((found) => found.card as CarCard), count: Math.min(count, COUNT_CAP), capped: count > COUNT_CAP, next };
}

/** The slider's ends mean "no bound": 0 and 200 leave cheaper and dearer cars in. */
function toFilters(query: Query, now: Date): Filters {
	return {
		...(query.city ? { city: cityCode(query.city) } : {}),
		...(query.priceMin && query.priceMin > priceSlider.min ? { priceMinFils: Math.round(query.priceMin * 1000) } : {}),
		...(query.priceMax !== undefined && query.priceMax !== priceSlider.max ? { priceMaxFils: Math.round(query.priceMax * 1000) } : {}),
		...(query.bodyType ? { bodyType: bodyTypeCode(query.bodyType) } : {}),
		...(query.seats ? { seats: query.seats } : {}),
		...(query.transmission ? { transmission: transmissionCode(query.transmission) } : {}),
		...(query.fuel ? { fuel: fuelCode(query.fuel) } : {}),
		...freeBetween(query, now),
		featureBits: featureBitsEach(query.features),
		delivery: query.deliveryAvailable,
		words: foldWords(query.q ?? '')
			.split(' ')
			.filter((word) => word !== '')
			.slice(0, MAX_WORDS),
	};
}

function freeBetween(query: Query, now: Date): Pick<Filters, 'free'> {
	if (!query.from || !query.to) return {};
	const from = parsePickup(query.from, now);
	const to = parseMoment(query.to);
	if (!from || !to) return {};
	if (rentalDays(from, to) <= 0) throw refuse('RETURN_BEFORE_PICKUP');
	return { free: { from, to } };
}
