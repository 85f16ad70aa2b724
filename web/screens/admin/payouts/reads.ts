/** What the payouts read ahead: the sums, and the list of the tab. */
import { listPayoutBatches, listPayouts, payoutsSummary } from '#contract/payout-batches.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { listQuery, tabFrom } from './tabs.ts';

export const loader: Loader = ({ query }, load) => {
	const tab = tabFrom(query);
	const list = tab === 'batches' ? infiniteQueryFor(listPayoutBatches) : infiniteQueryFor(listPayouts, listQuery[tab] as object);
	return Promise.all([load.one(queryFor(payoutsSummary)), load.pages(list)]);
};
