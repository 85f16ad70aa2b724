/** Loads the booking and its timeline for the pages of both sides. */
import { getBookingStory } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { getClaimState } from '#contract/claims.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';

export const detailLoader: Loader = async ({ params }, load) => {
	const of = { params: { id: params.id ?? '' } };
	const [booking] = await Promise.all([load.main(queryFor(getBooking, of)), load.one(queryFor(getBookingStory, of))]);
	if (booking?.status === 'COMPLETED') await load.one(queryFor(getClaimState, of));
};
