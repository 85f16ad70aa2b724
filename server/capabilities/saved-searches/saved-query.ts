/** The stored form of a search: the query parameters of the call in one order, without order and paging. Pure. */
import { writeBounds } from '#contract/bounds.ts';
import type { InputOf } from '#contract/endpoint.ts';
import { searchCars } from '#contract/search.ts';
import { parsePickup } from '#contract/time.ts';

export type SearchQuery = InputOf<typeof searchCars>['query'];
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
		if (typeof value === 'object' && 'west' in value) stored.append(name, writeBounds(value));
		else for (const each of Array.isArray(value) ? value.toSorted() : [value]) stored.append(name, String(each));
	}
	return stored.toString();
}

/** Validated by the contract as it is now; null if it is no longer a valid search. */
export function fromStoredQuery(stored: string): SearchQuery | null {
	const search = new URLSearchParams(stored);
	const parameters = Object.fromEntries([...new Set(search.keys())].map((name) => [name, oneOrAll(search.getAll(name))]));
	return searchCars.query.safeParse(parameters).data ?? null;
}

const oneOrAll = (values: readonly string[]): string | readonly string[] => (values.length === 1 ? (values[0] ?? '') : values);

/** Whether the dates of the search have begun. */
export function isSearchOver(query: SearchQuery | null, now: Date): boolean {
	const pickup = query?.from === undefined ? null : parsePickup(query.from, now);
	return pickup !== null && pickup < now;
}
