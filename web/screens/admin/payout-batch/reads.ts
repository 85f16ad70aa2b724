/** What a batch reads ahead: itself. */
import { getPayoutBatch } from '#contract/payout-batches.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ params }, load) => load.main(read(getPayoutBatch, { params: { id: params.id ?? '' } }));
