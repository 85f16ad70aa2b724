/** One booking in the owner's area: the same page, and the answer to a request. */
import { useRef } from 'react';
import { AnswerButtons } from '../../../bookings/answering/answer-buttons.tsx';
import { DetailPage } from '../../booking/detail-page.tsx';
import { DetailSkeleton } from '../../booking/detail-skeleton.tsx';
import { BookingMissing } from '../../renter/booking-missing.tsx';
import { useBookingOfPath } from '../../renter/use-booking.ts';

export default function OwnerBookingScreen() {
	const { data: booking, error, refetch, isFetching } = useBookingOfPath();
	const heading = useRef<HTMLHeadingElement>(null);
	if (error && !booking) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<div className="mx-auto max-w-6xl">
			{booking ? (
				<DetailPage
					booking={booking}
					back="/owner/bookings"
					heading={heading}
					answer={<AnswerButtons booking={booking} order="stacked" onOver={() => heading.current?.focus()} />}
				/>
			) : (
				<DetailSkeleton />
			)}
		</div>
	);
}
