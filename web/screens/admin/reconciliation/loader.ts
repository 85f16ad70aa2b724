/** Loader of reconciliation. */
import { getTrialBalance } from '#contract/ledger.ts';
import { getReconciliation } from '#contract/reconciliation.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

/** Tabs of reconciliation and their addresses. */
export const tabs = ['attention', 'transfers', 'books'] as const;
export type Tab = (typeof tabs)[number];

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'attention';
export const addressOf = (tab: Tab): string => (tab === 'attention' ? '/admin/reconciliation' : `/admin/reconciliation?tab=${tab}`);

const MONTH = /^20\d\d-(0[1-9]|1[0-2])$/;

/** Trial balance of the month in the address, or of all time. */
export function booksQuery(query: URLSearchParams) {
	const month = query.get('month') ?? '';
	return { query: MONTH.test(month) ? { month } : {} };
}

export const loader: Loader = ({ query }, load) =>
	Promise.all([
		load.one(queryFor(getReconciliation)),
		tabFrom(query) === 'books' && load.one(queryFor(getTrialBalance, booksQuery(query))),
	]);
