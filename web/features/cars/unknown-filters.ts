/** Unknown values in the address of the search page, which the page names instead of ignoring them. */
import { attribute, type FilterKey, filterKeys, sorts } from '#contract/car-attributes.ts';
import { foldDigits } from '#contract/digits.ts';
import { featureFrom } from '#contract/features.ts';
import { listingFilters } from '#contract/listing-filters.ts';
import { type Filters, filtersFrom } from './filters.ts';
import { momentIn, toStayParams } from './stay.ts';

export type UnknownName = FilterKey | 'instantBook' | 'rating' | 'priceMin' | 'priceMax' | 'from' | 'to' | 'sortBy';
/** `isReversed`: a return that is not after the pickup. */
export type UnknownFilter = { name: UnknownName; value: string; isReversed?: true };

const LONGEST_VALUE = 40;
const isNumber = (text: string) => !Number.isNaN(Number(foldDigits(text)));
const isFlag = (text: string) => text === 'true' || text === 'false';

const others: ReadonlyArray<readonly [name: UnknownName, isKnown: (text: string) => boolean]> = [
	['instantBook', isFlag],
	['rating', (text) => listingFilters.rating.choices.some((choice) => choice === Number(foldDigits(text)))],
	['priceMin', isNumber],
	['priceMax', isNumber],
	['from', (text) => momentIn(text) !== null],
	['to', (text) => momentIn(text) !== null],
	['sortBy', (text) => sorts.some((sort) => sort === text)],
];

export function unknownFilters(query: URLSearchParams): UnknownFilter[] {
	const filters = filtersFrom(query);
	const attributeValues = filterKeys.flatMap((key) =>
		query.getAll(key).map((text) => [key, text, isKnownChoice(filters, key, text)] as const),
	);
	const otherValues = others.flatMap(([name, isKnown]) => query.getAll(name).map((text) => [name, text, isKnown(text)] as const));
	const { from, to } = filters;
	return [
		...[...attributeValues, ...otherValues].flatMap(([name, text, isKnown]) =>
			isKnown || text.trim() === '' || text === 'all' ? [] : [{ name, value: text.slice(0, LONGEST_VALUE) }],
		),
		...(from && to && !toStayParams(from, to) ? [{ name: 'to', value: to, isReversed: true } as const] : []),
	];
}

function isKnownChoice(filters: Filters, key: FilterKey, text: string): boolean {
	const { kind } = attribute(key);
	if (kind === 'flag') return isFlag(text);
	return kind === 'features' ? featureFrom(text) !== null : filters[key] !== null;
}
