/** Loader of the booking page: for its renter also payments and refunds. */
import { getBooking } from '#contract/bookings.ts';
import { bookingPayments } from '#contract/payments.ts';
import type { Loader } from '#web/browser/loader.ts';
import { queryFor } from '#web/browser/queries.ts';
import { userRead } from '#web/features/session/current-user.ts';
import { detailLoader } from '../loader-detail.ts';

export const loader: Loader = async (visit, load) => {
	const of = { params: { id: visit.params.id ?? '' } };
	const [, booking, user] = await Promise.all([detailLoader(visit, load), load.one(queryFor(getBooking, of)), load.one(userRead)]);
	const isPaid = booking?.paymentStatus !== 'PENDING' && booking?.paymentStatus !== 'FAILED';
	if (booking && isPaid && booking.renterId === user?.id) await load.one(queryFor(bookingPayments, of));
};
