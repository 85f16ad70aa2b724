/** What the agreement reads ahead. */
import { getRentalAgreement } from '#contract/booking-life.ts';
import { getHandover } from '#contract/handover.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ params }, load) => {
	const booking = { params: { id: params.id ?? '' } };
	return Promise.all([load.main(read(getRentalAgreement, booking)), load.one(read(getHandover, booking))]);
};
