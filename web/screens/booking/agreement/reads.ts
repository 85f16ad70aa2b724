/** What the agreement reads ahead. */
import { getRentalAgreement } from '#contract/booking-life.ts';
import { getHandover } from '#contract/handover.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = ({ params }, load) => {
	const booking = { params: { id: params.id ?? '' } };
	return Promise.all([load.main(queryFor(getRentalAgreement, booking)), load.one(queryFor(getHandover, booking))]);
};
