/** What the handover reads ahead. */
import { getBooking } from '#contract/bookings.ts';
import { getHandover } from '#contract/handover.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';

export const loader: Loader = ({ params }, load) => {
	const given = { params: { id: params.id ?? '' } };
	return Promise.all([load.main(queryFor(getHandover, given)), load.one(queryFor(getBooking, given))]);
};
