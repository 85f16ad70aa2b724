/** What the search page reads ahead. */
import { searchCars } from '#contract/search.ts';
import { filtersFrom, queryOf } from '../../../cars/filters.ts';
import { infiniteQueryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(searchCars, { query: queryOf(filtersFrom(query)) }));
