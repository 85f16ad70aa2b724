/** What the search page reads ahead. */
import { searchCars } from '#contract/search.ts';
import { filtersFrom, queryOf } from '../../../cars/filters.ts';
import { readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ query }, load) => load.pages(readPages(searchCars, { query: queryOf(filtersFrom(query)) }));
