/** A booking in the owner's area: the shared page, the answer to a request, and who is on the way. */
import { useRef } from 'react';
import { AnswerButtons } from '#web/features/bookings/answering/answer-buttons.tsx';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingOfPath } from '#web/features/bookings/use-booking.ts';
import { SetOut } from '#web/features/bookings/where-and-when/set-out.tsx';
import { DetailPage } from '../detail-page.tsx';
import { DetailSkeleton } from '../detail-skeleton.tsx';

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
					answer={
						<>
							<AnswerButtons booking={booking} order="stacked" onOver={() => heading.current?.focus()} />
							<SetOut bookingId={booking.id} where={booking.whereAndWhen} wide />
						</>
					}
				/>
			) : (
				<DetailSkeleton />
			)}
		</div>
	);
}
