/** The one thing to do about a trip. */
import type { Booking } from '#contract/bookings.ts';
import { handoverAction } from '../../../bookings/handover-action.ts';
import { useNow } from '../../../page/use-now.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { getBookingStage } from '../standing.ts';
import { useTripsTexts } from './texts.ts';

const MINUTE_MS = 60_000;

/** `first`: of those to be paid; its button alone is filled. */
type TripActionProps = { booking: Booking; first: boolean };

/** Lies above the link that fills the card. */
export function TripAction({ booking, first }: TripActionProps) {
	const t = useTripsTexts();
	const now = useNow(MINUTE_MS);
	const style = 'relative max-md:ms-auto md:min-w-32';
	const handing = handoverAction(booking);
	if (handing && booking.status === 'CONFIRMED') {
		return (
			<LinkButton href={`/booking/${booking.id}/handover`} className={style}>
				{t.booking.handover[handing]}
			</LinkButton>
		);
	}
	switch (getBookingStage(booking)) {
		case 'UNPAID':
			return (
				<LinkButton href={`/booking/${booking.id}/payment`} variant={first ? 'primary' : 'secondary'} className={style}>
					{t.booking.pay}
				</LinkButton>
			);
		case 'WAITING':
		case 'CONFIRMED':
			return (
				<LinkButton href={`/booking/${booking.id}`} className={style}>
					{t.details}
				</LinkButton>
			);
		case 'COMPLETED':
		case 'EXPIRED':
		case 'DECLINED':
		case 'UNANSWERED':
		case 'CANCELLED':
			return (
				<LinkButton href={bookAgain(booking, now)} className={style}>
					{t.booking.bookAgain}
				</LinkButton>
			);
	}
}
