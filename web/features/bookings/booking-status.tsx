/** Status of a booking for its parties, and since when the car should be back if its return is late. */
import type { Booking } from '#contract/bookings.ts';
import { overdueReturn } from '#contract/where-and-when-text.ts';
import { useLanguage } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { statusLabel, statusTone } from './status.ts';

type BookingStatusProps = { booking: Pick<Booking, 'status' | 'isOverdue' | 'cancelCode' | 'allowedActions' | 'endAt'> };

export function BookingStatus({ booking }: BookingStatusProps) {
	const { texts } = useLanguage();
	return (
		<span className="flex flex-wrap items-center gap-x-3 gap-y-1">
			<StatusBadge tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusBadge>
			{booking.isOverdue && <OverdueReturn endAt={booking.endAt} />}
		</span>
	);
}

/** `Return was due Fri 27 Nov 10:00`. */
export function OverdueReturn({ endAt }: Pick<Booking, 'endAt'>) {
	const { format, language } = useLanguage();
	return (
		<time suppressHydrationWarning dateTime={endAt} className="numbers font-medium text-danger text-sm">
			{overdueReturn[language]} {format.date(endAt, 'weekday')} {format.date(endAt, 'short')} {format.date(endAt, 'time')}
		</time>
	);
}
