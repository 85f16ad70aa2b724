/** What the history reads ahead: what the address asks for, and the cars to choose from. */
import { ownerHistory, ownerHistoryCars } from '#contract/booking-life.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { filtersFrom } from './filters.ts';

export const reads: Reads = ({ query }, load) =>
	Promise.all([load.pages(readPages(ownerHistory, { query: filtersFrom(query) })), load.one(read(ownerHistoryCars))]);
