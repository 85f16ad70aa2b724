/** What the payouts read ahead: the list, its sums, and where the owner is paid to. */
import { getPayoutDetails, ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { read, readPages } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = (_, load) =>
	Promise.all([load.pages(readPages(ownerPayouts)), load.one(read(ownerFinances)), load.one(read(getPayoutDetails))]);
