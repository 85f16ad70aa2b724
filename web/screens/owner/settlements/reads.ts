/** What the settlements read ahead: the list, and its sums. */
import { ownerSettlements, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) => Promise.all([load.pages(readPages(ownerSettlements)), load.one(read(ownerSettlementsSummary))]);
