/** The stored form of a search: the query parameters of the call in one order, without order and paging. Pure. */
import { spellingsOf } from '#contract/choice-names.ts';
import type { Received } from '#contract/endpoint.ts';
import { searchCars } from '#contract/search.ts';
import { parsePickup } from '#contract/time.ts';

export type SearchQuery = Received<typeof searchCars>['query'];
export type Parameters = Readonly<Record<string, string | readonly string[]>>;

const notStored: readonly string[] = ['limit', 'cursor', 'sortBy'];

/** Parameters that search does not have. */
export const unknownParameters = (parameters: Parameters): string[] =>
	Object.keys(parameters).filter((name) => !Object.hasOwn(searchCars.query.shape, name));

/** `"bodyType=SUV&city=Aqaba"` */
export function toStoredQuery(query: SearchQuery): string {
	const stored = new URLSearchParams();
	for (const [name, value] of Object.entries(query).toSorted(([one], [other]) => (one < other ? -1 : 1))) {
		if (value === undefined || value === false || value === '' || notStored.includes(name)) continue;
		for (const each of Array.isArray(value) ? value.toSorted() : [value]) stored.append(name, String(each));
	}
	return stored.toString();
}

/** Validated by the contract as it is now; null if it is no longer a valid search. */
export function fromStoredQuery(stored: string): SearchQuery | null {
	const search = new URLSearchParams(stored);
	const parameters = Object.fromEntries([...new Set(search.keys())].map((name) => [name, valueOf(search.getAll(name))]));
	return searchCars.query.safeParse(parameters).data ?? null;
}

const valueOf = (values: readonly string[]): string | readonly string[] => (values.length === 1 ? (values[0] ?? '') : values);

/** Whether the dates of the search have begun. */
export function isSearchOver(query: SearchQuery | null, now: Date): boolean {
	const pickup = query?.from === undefined ? null : parsePickup(query.from, now);
	return pickup !== null && pickup < now;
}

/** Short name of a search for messages: `"SUV, Aqaba, 2027-03-20 – 2027-03-24"`. */
export function describeQuery(query: SearchQuery | null): { en: string; ar: string } {
	const { q, bodyType, fuel, transmission, city, from, to, priceMax } = query ?? {};
	const choices = (['bodyType', 'fuel', 'transmission', 'city'] as const).flatMap((key) => {
		const value = { bodyType, fuel, transmission, city }[key];
		return value === undefined ? [] : [{ en: value, ar: spellingsOf(key, value)[1] ?? value }];
	});
	const dates = from && to ? `${from.slice(0, 10)} – ${to.slice(0, 10)}` : null;
	const parts = [
		...(q ? [{ en: q, ar: q }] : []),
		...choices,
		...(dates ? [{ en: dates, ar: dates }] : []),
		...(priceMax === undefined ? [] : [{ en: `up to ${priceMax} JOD`, ar: `حتى ${priceMax} د.أ` }]),
	];
	if (parts.length === 0) return { en: 'Saved search', ar: 'بحث محفوظ' };
	return { en: parts.map(({ en }) => en).join(', '), ar: parts.map(({ ar }) => ar).join('، ') };
}
