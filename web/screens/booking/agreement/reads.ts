/** What the agreement reads ahead. */
import { getRentalAgreement } from '#contract/booking-life.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screens.ts';

export const reads: Reads = ({ params }, load) => load.main(read(getRentalAgreement, { params: { id: params.id ?? '' } }));
