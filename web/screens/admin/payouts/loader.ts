/** Loader of the payouts: totals, and the list of the selected tab. */
import { amountOrders } from '#contract/paging.ts';
import { listPayoutBatches, listPayouts, payoutsSummary } from '#contract/payout-batches.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';
import { orderFrom, searchIn } from '#web/features/admin/list-queries.ts';

/** Tabs of the payouts and their addresses: due now, by state, and batches. */
export const tabs = ['due', 'waiting', 'sent', 'failed', 'paid', 'batches'] as const;
export type Tab = (typeof tabs)[number];
export type PayoutTab = Exclude<Tab, 'batches'>;

export const listQuery = {
	due: { query: { due: 'true', limit: 100 } },
	waiting: { query: { state: ['PENDING'] } },
	sent: { query: { state: ['SENT'] } },
	failed: { query: { state: ['FAILED'] } },
	paid: { query: { state: ['PAID'] } },
} as const satisfies Record<PayoutTab, { query: object }>;

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'due';
export const addressOf = (tab: Tab): string => (tab === 'due' ? '/admin/payouts' : `/admin/payouts?tab=${tab}`);

/** The list of a tab, with the words and the order in the address; due payouts are not filtered, because batches are selected from all of them. */
export const queryOfTab = (tab: PayoutTab, query: URLSearchParams) => ({
	query: { ...listQuery[tab].query, ...(tab !== 'due' && searchIn(query, amountOrders)) },
});

export const batchesOf = (query: URLSearchParams) => infiniteQueryFor(listPayoutBatches, { query: orderFrom(query) });

export const loader: Loader = ({ query }, load) => {
	const tab = tabFrom(query);
	const list = tab === 'batches' ? batchesOf(query) : infiniteQueryFor(listPayouts, queryOfTab(tab, query) as object);
	return Promise.all([load.one(queryFor(payoutsSummary)), load.pages(list)]);
};
