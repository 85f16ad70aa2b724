/** The search page's filters and their address: each reads back as it was written, and what means "all" is not written. */
import {
	type BodyType,
	bodyTypes,
	type Fuel,
	fuels,
	priceSlider,
	type Sort,
	seatChoices,
	sorts,
	type Transmission,
	transmissions,
} from '#contract/car-attributes.ts';
import { type City, cityNames } from '#contract/cities.ts';
import { foldDigits } from '#contract/digits.ts';
import { type Feature, featureFrom } from '#contract/features.ts';
import { dateIn, staySent } from './stay.ts';

/** null (or an end of the price slider) stands for "all". */
export type Filters = {
	q: string;
	city: City | null;
	from: string | null;
	to: string | null;
	priceMin: number;
	priceMax: number;
	bodyType: BodyType | null;
	seats: number | null;
	transmission: Transmission | null;
	fuel: Fuel | null;
	features: readonly Feature[];
	deliveryAvailable: boolean;
	sortBy: Sort;
	/** Where a page after the first begins; only pages turned without script have it in the address. */
	cursor: string | null;
};

export const noFilters: Filters = {
	q: '',
	city: null,
	from: null,
	to: null,
	priceMin: priceSlider.min,
	priceMax: priceSlider.max,
	bodyType: null,
	seats: null,
	transmission: null,
	fuel: null,
	features: [],
	deliveryAvailable: false,
	sortBy: 'newest',
	cursor: null,
};

const MAX_QUERY = 80;

/** Reads an address; what it does not know it takes for "all". */
export function filtersFrom(query: URLSearchParams): Filters {
	const { min, max, step } = priceSlider;
	const priceMin = Math.min(onSlider(query.get('priceMin'), min), max - step);
	const priceMax = Math.max(onSlider(query.get('priceMax'), max), priceMin + step);
	const seats = Number(foldDigits(query.get('seats') ?? '').replace('+', ''));
	const features = query.getAll('features').map(featureFrom);
	return {
		q: (query.get('q') ?? '').trim().slice(0, MAX_QUERY),
		city: oneOf(cityNames, query.get('city')),
		from: dateIn(query.get('from')),
		to: dateIn(query.get('to')),
		priceMin,
		priceMax,
		bodyType: oneOf(bodyTypes, query.get('bodyType')),
		seats: seatChoices.find((choice) => choice === seats) ?? null,
		transmission: oneOf(transmissions, query.get('transmission')),
		fuel: oneOf(fuels, query.get('fuel')),
		features: [...new Set(features.filter((feature) => feature !== null))],
		deliveryAvailable: query.get('deliveryAvailable') === 'true',
		sortBy: oneOf(sorts, query.get('sortBy')) ?? noFilters.sortBy,
		cursor: query.get('cursor') || null,
	};
}

type Query = Partial<Record<Exclude<keyof Filters, 'features'>, string>> & { features?: readonly string[] };

/** What is written, in the address and on the wire: each price bound on its own, nothing for "all". */
function written(filters: Filters): Query {
	return {
		...(filters.q && { q: filters.q }),
		...(filters.city && { city: filters.city }),
		...(filters.from && { from: filters.from }),
		...(filters.to && { to: filters.to }),
		...(filters.priceMin > priceSlider.min && { priceMin: String(filters.priceMin) }),
		...(filters.priceMax < priceSlider.max && { priceMax: String(filters.priceMax) }),
		...(filters.bodyType && { bodyType: filters.bodyType }),
		...(filters.seats && { seats: String(filters.seats) }),
		...(filters.transmission && { transmission: filters.transmission }),
		...(filters.fuel && { fuel: filters.fuel }),
		...(filters.features.length > 0 && { features: filters.features }),
		...(filters.deliveryAvailable && { deliveryAvailable: 'true' }),
		...(filters.sortBy !== noFilters.sortBy && { sortBy: filters.sortBy }),
		...(filters.cursor && { cursor: filters.cursor }),
	};
}

/** The query of the call: as in the address, but dates only where both are there and in order. */
export function queryOf(filters: Filters): Query {
	const { from: _from, to: _to, ...rest } = written(filters);
	return { ...rest, ...staySent(filters.from, filters.to) };
}

/** `/search?city=Aqaba&features=USB&features=SUNROOF` */
export function addressOf(filters: Filters): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(written(filters)))
		for (const one of typeof value === 'string' ? [value] : value) search.append(name, one);
	return search.size > 0 ? `/search?${search}` : '/search';
}

/** How many filters narrow the search; sorting and the page do not. */
export function activeCount(filters: Filters): number {
	const { sortBy: _sort, cursor: _cursor, features = [], priceMin, priceMax, from, to, ...single } = written(filters);
	const price = priceMin || priceMax ? 1 : 0;
	const dates = from || to ? 1 : 0;
	return Object.keys(single).length + features.length + price + dates;
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
	return choices.find((choice) => choice === text) ?? null;
}

/** A whole step of the price slider; its end where the text is no number. */
function onSlider(text: string | null, end: number): number {
	const value = Number(foldDigits(text ?? ''));
	if (!text || Number.isNaN(value)) return end;
	const { min, max, step } = priceSlider;
	return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
