/** What the receipt reads ahead. */
import { getReceipt } from '#contract/booking-life.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = ({ params }, load) => load.main(queryFor(getReceipt, { params: { id: params.id ?? '' } }));
