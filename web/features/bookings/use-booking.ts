/** Query for a booking on the renter's screens: refetched on arrival, because owners and timers change it too; and where its pages are. */
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { getBooking } from '#contract/bookings.ts';
import type { Loader } from '#web/browser/loader.ts';
import { useParam } from '#web/browser/navigation/match-path.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';

/** The booking of `:id` in the path. */
export function useBookingOfPath() {
	const id = useParam('id');
	return useQuery({ ...queryFor(getBooking, { params: { id } }), ...refetchOnVisit });
}

/** Whether the page is in the owner's area. Its shell has paddings of its own. */
export const useIsOwnersPage = (): boolean => useLocation()[0].startsWith('/owner/');

/** Of the booking's pages in the reader's area: owners stay in their own area, with its menu and colours. */
export const useBookingAddress = (id: string): string => `${useIsOwnersPage() ? '/owner/bookings' : '/booking'}/${id}`;

export const bookingLoader: Loader = ({ params }, load) => load.main(queryFor(getBooking, { params: { id: params.id ?? '' } }));
