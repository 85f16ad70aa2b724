/** Loader of the finances: overview, and the list of the selected tab. */
import { ownerEarnings } from '#contract/earnings.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor, queryFor } from '#web/browser/queries.ts';

/** Tabs of the finances and their addresses; each shows the latest few. */
export const tabs = ['earnings', 'payouts'] as const;
export type Tab = (typeof tabs)[number];

export const LATEST = { query: { limit: 6 } } as const;

export const tabFrom = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? 'earnings';
export const addressOf = (tab: Tab): string => (tab === 'earnings' ? '/owner/finances' : `/owner/finances?tab=${tab}`);

export const loader: Loader = ({ query }, load) =>
	Promise.all([
		load.one(queryFor(ownerFinances)),
		load.pages(tabFrom(query) === 'payouts' ? infiniteQueryFor(ownerPayouts, LATEST) : infiniteQueryFor(ownerEarnings, LATEST)),
	]);
