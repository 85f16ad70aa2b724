/** The booking and its story, read ahead by the pages of both sides. */
import { getBookingStory } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { getClaimState } from '#contract/claims.ts';
import { read } from '../../queries.ts';
import type { Reads } from '../../screen.ts';

export const readsDetail: Reads = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const [booking] = await Promise.all([load.main(read(getBooking, of)), load.one(read(getBookingStory, of))]);
	if (booking?.status === 'COMPLETED') await load.one(read(getClaimState, of));
};
