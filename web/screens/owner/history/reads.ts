/** What the history reads ahead: what the address asks for, and the cars to choose from. */
import { ownerHistory, ownerHistoryCars } from '#contract/booking-life.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { filtersFrom } from './filters.ts';

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerHistory, { query: filtersFrom(query) })), load.one(queryFor(ownerHistoryCars))]);
