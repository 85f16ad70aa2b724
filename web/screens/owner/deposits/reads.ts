/** What the deposits read ahead: the list, and its sums. */
import { ownerDeposits, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) => Promise.all([load.pages(readPages(ownerDeposits)), load.one(read(ownerSettlementsSummary))]);
