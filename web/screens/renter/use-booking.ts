/** One booking, as the renter's screens read it: asked for again on arrival, since owners and timers move it too. */
import { useQuery } from '@tanstack/react-query';
import { getBooking } from '#contract/bookings.ts';
import { useParam } from '../../navigation/params.ts';
import { freshOnArrival, read } from '../../queries.ts';
import type { Reads } from '../../screen.ts';

/** The booking of `:id` in the screen's path. */
export function useBookingOfPath() {
	const id = useParam('id');
	return useQuery({ ...read(getBooking, { params: { id } }), ...freshOnArrival });
}

export const readsBooking: Reads = ({ params }, load) => load.main(read(getBooking, { params: { id: params.id ?? '' } }));
