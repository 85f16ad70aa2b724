/** What the page of a booking reads ahead: for its renter also what was paid, and what goes back. */
import { getBooking } from '#contract/bookings.ts';
import { bookingPayments } from '#contract/payments.ts';
import { queryFor } from '../../../queries.ts';
import type { Loader } from '../../../screen.ts';
import { userRead } from '../../../session/current-user.ts';
import { detailLoader } from '../reads-detail.ts';

export const loader: Loader = async (visit, load) => {
	const of = { params: { id: visit.params.id ?? '' } };
	const [, booking, user] = await Promise.all([detailLoader(visit, load), load.one(queryFor(getBooking, of)), load.one(userRead)]);
	const isPaid = booking?.paymentStatus !== 'PENDING' && booking?.paymentStatus !== 'FAILED';
	if (booking && isPaid && booking.renterId === user?.id) await load.one(queryFor(bookingPayments, of));
};
