/** Query for a booking on the renter's screens: refetched on arrival, because owners and timers change it too. */
import { useQuery } from '@tanstack/react-query';
import { getBooking } from '#contract/bookings.ts';
import type { Loader } from '#web/browser/loader.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';

/** The booking of `:id` in the path. */
export function useBookingOfPath() {
	const id = useParam('id');
	return useQuery({ ...queryFor(getBooking, { params: { id } }), ...refetchOnVisit });
}

export const bookingLoader: Loader = ({ params }, load) => load.main(queryFor(getBooking, { params: { id: params.id ?? '' } }));
