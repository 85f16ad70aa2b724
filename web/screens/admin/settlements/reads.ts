/** What the settlements read ahead: the list of the filter, and the sums. */
import { listSettlements, settlementsSummary } from '#contract/settlement-lists.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { listQuery, statusFrom } from './filters.ts';

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.pages(infiniteQueryFor(listSettlements, listQuery(statusFrom(query)))), load.one(queryFor(settlementsSummary))]);
