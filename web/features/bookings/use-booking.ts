/** One booking, as the renter's screens read it: asked for again on arrival, since owners and timers move it too. */
import { useQuery } from '@tanstack/react-query';
import { getBooking } from '#contract/bookings.ts';
import type { Loader } from '#web/browser/loader.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';

/** The booking of `:id` in the screen's path. */
export function useBookingOfPath() {
	const id = useParam('id');
	return useQuery({ ...queryFor(getBooking, { params: { id } }), ...refetchOnVisit });
}

export const bookingLoader: Loader = ({ params }, load) => load.main(queryFor(getBooking, { params: { id: params.id ?? '' } }));
