/** The primary action of a trip. */
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { bookAgain } from '../book-again.ts';
import { getBookingStage } from '../booking-stage.ts';
import type { TripsTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

/** `first`: the first unpaid trip, whose button is primary. */
type TripActionProps = { booking: Booking; first: boolean };

/** Above the link that covers the card. */
export function TripAction({ booking, first }: TripActionProps) {
	const t = useScreenTexts<TripsTexts>();
	const now = useNow(MINUTE_MS);
	const style = 'relative max-md:ms-auto md:min-w-32';
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
