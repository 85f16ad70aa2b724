/** Filters in the address of the search page, and the results. Parts that are loaded later call it as well. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { searchCars } from '#contract/search.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { addressOf, type Filters, filtersFrom, queryOf } from '#web/features/cars/filters.ts';
import type { SearchResults } from './results.tsx';

export function useSearchState() {
	const query = new URLSearchParams(useSearch());
	const filters = filtersFrom(query);
	const [, navigate] = useLocation();
	const results: SearchResults = useInfiniteQuery(infiniteQueryFor(searchCars, { query: queryOf(filters) }));
	const change = (next: Filters) => navigate(addressOf({ ...next, cursor: null }));
	return { query, filters, results, change };
}
