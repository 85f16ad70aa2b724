/** Loader of the settlements: the filtered list, the totals, and a month's figures. */
import { type AmountOrder, amountOrders } from '#contract/paging.ts';
import { listSettlements, settlementsOfMonth, settlementsSummary } from '#contract/settlement-lists.ts';
import { type SettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { searchIn } from '#web/features/admin/list-queries.ts';

/** In display order. */
export const offered = ['CALCULATED', 'PENDING', 'PAID', 'DISPUTED'] as const satisfies readonly SettlementStatus[];

export const PATH = '/admin/settlements';
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Filters and month in the address. */
export type SettlementFilters = { status?: SettlementStatus; month?: string; q?: string; order?: AmountOrder };

export function filtersFrom(query: URLSearchParams): SettlementFilters {
	const month = query.get('month') ?? '';
	const status = settlementStatuses.find((each) => each === query.get('status'));
	return { ...(status && { status }), ...(MONTH.test(month) && { month }), ...searchIn(query, amountOrders) };
}

export const addressOf = (filters: SettlementFilters): string => {
	const query = new URLSearchParams(filters);
	return query.size > 0 ? `${PATH}?${query}` : PATH;
};

export const listQuery = ({ month: _, ...query }: SettlementFilters) => ({ query });
export const monthQuery = ({ month }: SettlementFilters) => ({ query: month ? { month } : {} });

export const loader: Loader = ({ query }, load) => {
	const filters = filtersFrom(query);
	return Promise.all([
		load.pages(infiniteQueryFor(listSettlements, listQuery(filters))),
		load.one(queryFor(settlementsSummary)),
		load.one(queryFor(settlementsOfMonth, monthQuery(filters))),
	]);
};
