/** Filters of the search page and their address: parsing inverts writing, and default values are not written. */
import { parseBounds } from '#contract/bounds.ts';
import {
	type AttributesLike,
	attribute,
	type CarAttributes,
	carAttributes,
	type FilterKey,
	filterKeys,
	priceSlider,
	type Sort,
	sorts,
	type ValueOf,
} from '#contract/car-attributes.ts';
import { choiceFrom } from '#contract/choice-names.ts';
import { foldDigits } from '#contract/digits.ts';
import type { RequestOf } from '#contract/endpoint.ts';
import { type Feature, featureFrom } from '#contract/features.ts';
import { type ListingFilters, listingFilters } from '#contract/listing-filters.ts';
import type { searchCars } from '#contract/search.ts';
import { momentIn, toStayParams } from './stay.ts';

type SetFilter = AttributesLike<{ kind: 'features' }>;
type FlagFilter = AttributesLike<{ kind: 'flag' }>;

/** One filter for each filterable attribute: null, false or an empty list means "all". */
export type AttributeFilters = {
	[Key in FilterKey]: Key extends SetFilter ? readonly Feature[] : Key extends FlagFilter ? boolean : ValueOf<Key> | null;
};

/** null (or an end of the price slider) means "all". */
export type Filters = AttributeFilters &
	ListingFilters & {
		q: string;
		from: string | null;
		to: string | null;
		priceMin: number;
		priceMax: number;
		sortBy: Sort;
		/** Cursor of a later page; only in the address when paging without script. */
		cursor: string | null;
		/** Part of the map that was searched (contract/bounds.ts). */
		bounds: string | null;
		view: 'list' | 'map';
	};

/** Cars on the map at first; more pins than that hide each other. */
const MAP_PAGE = 100;

const MAX_QUERY = 80;

/** Parses an address; unknown values mean "all". */
export function filtersFrom(query: URLSearchParams): Filters {
	const { min, max, step } = priceSlider;
	const priceMin = Math.min(onSlider(query.get('priceMin'), min), max - step);
	const priceMax = Math.max(onSlider(query.get('priceMax'), max), priceMin + step);
	return {
		...(Object.fromEntries(filterKeys.map((key) => [key, readFilter(key, query)])) as AttributeFilters),
		instantBook: query.get('instantBook') === 'true',
		rating: listingFilters.rating.choices.find((choice) => choice === Number(foldDigits(query.get('rating') ?? ''))) ?? null,
		q: (query.get('q') ?? '').trim().slice(0, MAX_QUERY),
		from: momentIn(query.get('from')),
		to: momentIn(query.get('to')),
		priceMin,
		priceMax,
		sortBy: oneOf(sorts, query.get('sortBy')) ?? 'newest',
		cursor: query.get('cursor') || null,
		bounds: parseBounds(query.get('bounds')) ? query.get('bounds') : null,
		view: query.get('view') === 'map' ? 'map' : 'list',
	};
}

export const noFilters: Filters = filtersFrom(new URLSearchParams());

function readFilter(key: FilterKey, query: URLSearchParams): AttributeFilters[FilterKey] {
	const of = attribute(key);
	if (of.kind === 'flag') return query.get(key) === 'true';
	if (of.kind === 'features') return [...new Set(query.getAll(key).map(featureFrom))].filter((feature) => feature !== null);
	const text = query.get(key);
	if (of.kind === 'choice') return filterValue(key, text && choiceFrom(key, text));
	if (of.kind !== 'integer' && of.kind !== 'year') return filterValue(key, text);
	const count = foldDigits(text ?? '').replace('+', '');
	return filterValue(key, count && String(Number(count)));
}

/** The choice of the search panel, or the number within its bounds, with this spelling; null for "all". */
export function filterValue<Key extends Exclude<FilterKey, SetFilter | FlagFilter>>(key: Key, text: string | null): AttributeFilters[Key];
export function filterValue(key: FilterKey, text: string | null): AttributeFilters[FilterKey];
export function filterValue(key: FilterKey, text: string | null): unknown {
	const bounds = text && typedBounds(key);
	if (bounds) return Number.isInteger(+text) && +text >= bounds[0] && +text <= bounds[1] ? +text : null;
	return filterChoices(key).find((choice) => String(choice) === text) ?? null;
}

/** For a filter whose number people type. */
export function typedBounds(key: FilterKey): readonly [least: number, most: number] | undefined {
	const { filter } = attribute(key);
	return filter && 'accepts' in filter && !filter.choices ? filter.accepts : undefined;
}

/** Choices of the search panel. */
export function filterChoices(key: FilterKey): ReadonlyArray<string | number> {
	const of = attribute(key);
	if (of.kind === 'choice') return of.values;
	return of.kind === 'integer' || of.kind === 'year' ? (of.filter?.choices ?? []) : [];
}

type Query = Partial<RequestOf<typeof searchCars>['query']>;

/** Parameters for address and call: each price bound separately, nothing for "all". */
function written(filters: Filters): Query {
	return {
		...(filters.q && { q: filters.q }),
		...writtenAttributes(filters, 'top'),
		...(filters.from && { from: filters.from }),
		...(filters.to && { to: filters.to }),
		...(filters.priceMin > priceSlider.min && { priceMin: String(filters.priceMin) }),
		...(filters.priceMax < priceSlider.max && { priceMax: String(filters.priceMax) }),
		...(filters.instantBook && { instantBook: 'true' as const }),
		...(filters.rating && { rating: String(filters.rating) }),
		...writtenAttributes(filters, 'main'),
		...(filters.sortBy !== noFilters.sortBy && { sortBy: filters.sortBy }),
		...(filters.cursor && { cursor: filters.cursor }),
		...(filters.bounds && { bounds: filters.bounds }),
	};
}

function writtenAttributes(filters: AttributeFilters, section: CarAttributes[FilterKey]['filter']['section']): Pick<Query, FilterKey> {
	const keys = filterKeys.filter((key) => carAttributes[key].filter.section === section && isSet(filters[key]));
	return Object.fromEntries(keys.map((key) => [key, asWritten(filters[key])]));
}

const isSet = (value: AttributeFilters[FilterKey]): boolean =>
	typeof value === 'object' && value !== null ? value.length > 0 : value !== null && value !== false;
const asWritten = (value: AttributeFilters[FilterKey]) => (typeof value === 'object' ? value : String(value));

/** Query of the call: like the address, but dates only if both are present and in order. A map starts with a larger page. */
export function queryOf(filters: Filters): Query {
	const { from: _from, to: _to, ...rest } = written(filters);
	return { ...rest, ...toStayParams(filters.from, filters.to), ...(filters.view === 'map' && { limit: String(MAP_PAGE) }) };
}

/** `/search?city=Aqaba&features=USB&features=SUNROOF` */
export function addressOf(filters: Filters): string {
	const search = new URLSearchParams();
	for (const [name, value] of Object.entries(written(filters)))
		for (const one of Array.isArray(value) ? value : [value]) search.append(name, String(one));
	if (filters.view === 'map') search.set('view', 'map');
	return search.size > 0 ? `/search?${search}` : '/search';
}

/** Number of filters that narrow the search; sort order and page do not count. */
export function activeCount(filters: Filters): number {
	const { priceMin, priceMax, from, to, q, sortBy: _sort, cursor: _cursor, ...attributes } = written(filters);
	const groups = [q, priceMin || priceMax, from || to].filter(Boolean).length;
	return Object.values(attributes).reduce<number>((count, value) => count + (Array.isArray(value) ? value.length : 1), groups);
}

function oneOf<T extends string>(choices: readonly T[], text: string | null): T | null {
	return choices.find((choice) => choice === text) ?? null;
}

/** Rounds to a step of the price slider; returns its end if the text is not a number. */
function onSlider(text: string | null, end: number): number {
	const value = Number(foldDigits(text ?? ''));
	if (!text || Number.isNaN(value)) return end;
	const { min, max, step } = priceSlider;
	return Math.min(max, Math.max(min, Math.round(value / step) * step));
}
