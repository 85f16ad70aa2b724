/** What a batch reads ahead: itself. */
import { getPayoutBatch } from '#contract/payout-batches.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = ({ params }, load) => load.main(queryFor(getPayoutBatch, { params: { id: params.id ?? '' } }));
