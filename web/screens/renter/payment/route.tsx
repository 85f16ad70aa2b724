/** Payment page of a booking: amount, deadline, and the way to the gateway's page; or why nothing is due. */

import type { Booking } from '#contract/bookings.ts';
import { BookingMissing } from '#web/features/bookings/booking-missing.tsx';
import { useBookingOfPath } from '#web/features/bookings/use-booking.ts';
import { useCurrentUser } from '#web/features/session/current-user.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { getBookingStage } from '../booking-stage.ts';
import { Checkout } from './checkout.tsx';
import { Cancelled, Expired, Paid } from './not-payable.tsx';
import { PaymentSkeleton } from './skeleton.tsx';
import type { PaymentTexts } from './texts.en.ts';

export default function PaymentScreen() {
	const { language } = useLanguage();
	const t = useScreenTexts<PaymentTexts>();
	const user = useCurrentUser();
	const { data: booking, error, refetch, isFetching } = useBookingOfPath();
	if (error && !booking) return <BookingMissing error={error} retry={() => void refetch()} busy={isFetching} />;
	// Owners and admins may see a booking but cannot pay it.
	if (booking && user && booking.renterId !== user.id) {
		return <BookingMissing error={{ code: 'BOOKING_NOT_FOUND' }} retry={() => void refetch()} busy={false} />;
	}
	return (
		<>
			<PageHead title={booking ? t.titleOf(carNameOf(booking.car, language)) : t.title} />
			{booking ? <Shown booking={booking} readAgain={refetch} /> : <PaymentSkeleton />}
		</>
	);
}

function Shown({ booking, readAgain }: { booking: Booking; readAgain(): unknown }) {
	switch (getBookingStage(booking)) {
		case 'UNPAID':
			return <Checkout booking={booking} readAgain={readAgain} />;
		case 'WAITING':
		case 'CONFIRMED':
		case 'COMPLETED':
			return <Paid booking={booking} />;
		case 'EXPIRED':
			return <Expired booking={booking} />;
		case 'DECLINED':
		case 'UNANSWERED':
		case 'CANCELLED':
			return <Cancelled booking={booking} />;
	}
}
