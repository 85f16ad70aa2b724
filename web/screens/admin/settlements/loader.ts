/** Loader of the settlements: the filtered list, and the totals. */
import { listSettlements, settlementsSummary } from '#contract/settlement-lists.ts';
import { type SettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** In display order; undefined means all. */
export const offered = [undefined, 'CALCULATED', 'PENDING', 'PAID', 'DISPUTED'] as const satisfies ReadonlyArray<
	SettlementStatus | undefined
>;

export const statusFrom = (query: URLSearchParams): SettlementStatus | undefined =>
	settlementStatuses.find((status) => status === query.get('status'));

export const listQuery = (status: SettlementStatus | undefined) => ({ query: status ? { status } : {} });

export const loader: Loader = ({ query }, load) =>
	Promise.all([load.pages(infiniteQueryFor(listSettlements, listQuery(statusFrom(query)))), load.one(queryFor(settlementsSummary))]);
