/** What the handover reads ahead. */
import { getBooking } from '#contract/bookings.ts';
import { getHandover } from '#contract/handover.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';

export const reads: Reads = ({ params }, load) => {
	const given = { params: { id: params.id ?? '' } };
	return Promise.all([load.main(read(getHandover, given)), load.one(read(getBooking, given))]);
};
