/** A booking in the renter's area; visible to its owner and admins too. */
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingOfPath } from '#web/features/bookings/use-booking.ts';
import { DetailPage } from '../detail-page.tsx';
import { DetailSkeleton } from '../detail-skeleton.tsx';

export default function BookingScreen() {
	const { data: booking, error, refetch, isFetching } = useBookingOfPath();
	if (error && !booking) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<div className="container-page pt-4 pb-20 md:pt-6">{booking ? <DetailPage booking={booking} back="/trips" /> : <DetailSkeleton />}</div>
	);
}
