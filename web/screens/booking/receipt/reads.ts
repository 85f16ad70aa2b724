/** What the receipt reads ahead. */
import { getReceipt } from '#contract/booking-life.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ params }, load) => load.main(read(getReceipt, { params: { id: params.id ?? '' } }));
