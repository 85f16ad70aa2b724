/** What the page of a booking reads ahead: for its renter also what was paid, and what goes back. */
import { getBooking } from '#contract/bookings.ts';
import { bookingPayments } from '#contract/payments.ts';
import { read } from '../../../queries.ts';
import type { Reads } from '../../../screen.ts';
import { userRead } from '../../../session/current-user.ts';
import { readsDetail } from '../reads-detail.ts';

export const reads: Reads = async (visit, load) => {
	const of = { params: { id: visit.params.id ?? '' } };
	const [, booking, user] = await Promise.all([readsDetail(visit, load), load.one(read(getBooking, of)), load.one(userRead)]);
	const isPaid = booking?.paymentStatus !== 'PENDING' && booking?.paymentStatus !== 'FAILED';
	if (booking && isPaid && booking.renterId === user?.id) await load.one(read(bookingPayments, of));
};
