/** What the settlements read ahead: the list of the filter, and the sums. */
import { listSettlements, settlementsSummary } from '#contract/settlement-lists.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { statusFrom, wanted } from './filters.ts';

export const reads: Reads = ({ query }, load) =>
	Promise.all([load.pages(readPages(listSettlements, wanted(statusFrom(query)))), load.one(read(settlementsSummary))]);
