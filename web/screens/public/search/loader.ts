/** Loader of the search page. */
import { searchCars } from '#contract/search.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { filtersFrom, queryOf } from '#web/features/cars/filters.ts';

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(searchCars, { query: queryOf(filtersFrom(query)) }));
