/** What the payouts read ahead: the list, its sums, and where the owner is paid to. */
import { getPayoutDetails, ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { infiniteQueryFor, queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = (_, load) =>
	Promise.all([load.pages(infiniteQueryFor(ownerPayouts)), load.one(queryFor(ownerFinances)), load.one(queryFor(getPayoutDetails))]);
