/** Loader of the settlements: the filtered list, the totals, and a month's figures. */
import { listSettlements, settlementsOfMonth, settlementsSummary } from '#contract/settlement-lists.ts';
import { type SettlementStatus, settlementStatuses } from '#contract/settlements.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** In display order; undefined means all. */
export const offered = [undefined, 'CALCULATED', 'PENDING', 'PAID', 'DISPUTED'] as const satisfies ReadonlyArray<
	SettlementStatus | undefined
>;

const PATH = '/admin/settlements';
const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** What the address asks for. */
export type Asked = { status: SettlementStatus | undefined; month: string | undefined };

export function askedBy(query: URLSearchParams): Asked {
	const month = query.get('month') ?? '';
	return { status: settlementStatuses.find((status) => status === query.get('status')), month: MONTH.test(month) ? month : undefined };
}

export function addressOf({ status, month }: Asked): string {
	const query = new URLSearchParams({ ...(status && { status }), ...(month && { month }) });
	return query.size > 0 ? `${PATH}?${query}` : PATH;
}

export const listQuery = ({ status }: Asked) => ({ query: status ? { status } : {} });
export const monthQuery = ({ month }: Asked) => ({ query: month ? { month } : {} });

export const loader: Loader = ({ query }, load) => {
	const asked = askedBy(query);
	return Promise.all([
		load.pages(infiniteQueryFor(listSettlements, listQuery(asked))),
		load.one(queryFor(settlementsSummary)),
		load.one(queryFor(settlementsOfMonth, monthQuery(asked))),
	]);
};
