/** What the settlements read ahead: the list, and its sums. */
import { ownerSettlements, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerSettlements)), load.one(queryFor(ownerSettlementsSummary))]);
