/** What the payouts read ahead: the sums, and the list of the tab. */
import { listPayoutBatches, listPayouts, payoutsSummary } from '#contract/payout-batches.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { tabFrom, wanted } from './tabs.ts';

export const reads: Reads = ({ query }, load) => {
	const tab = tabFrom(query);
	const list = tab === 'batches' ? readPages(listPayoutBatches) : readPages(listPayouts, wanted[tab] as object);
	return Promise.all([load.one(read(payoutsSummary)), load.pages(list)]);
};
