/** Stage of a trip in one line: remaining time, who must act, or how it ended and the refund. */
import { Hourglass } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Ending, RefundLine } from '../booking-outcome.tsx';
import { getBookingStage } from '../booking-stage.ts';
import { holdLeft, wholeMinutes } from '../hold-left.ts';
import type { TripsTexts } from './texts.en.ts';

const MINUTE_MS = 60_000;

export function TripStage({ booking }: { booking: Booking }) {
	const t = useScreenTexts<TripsTexts>();
	const { format } = useLanguage();
	switch (getBookingStage(booking)) {
		case 'UNPAID':
			return <TimeLeft holdExpiresAt={booking.holdExpiresAt} />;
		case 'WAITING':
			if (!booking.respondBy) return null;
			return (
				<p suppressHydrationWarning className="numbers text-muted text-sm">
					{t.answerBy(`${format.date(booking.respondBy, 'short').replaceAll(' ', '\u00a0')} ${format.date(booking.respondBy, 'time')}`)}
				</p>
			);
		case 'EXPIRED':
		case 'DECLINED':
		case 'UNANSWERED':
		case 'CANCELLED':
			return (
				<div className="space-y-1.5 text-sm">
					{booking.cancelCode ? <Ending booking={booking} /> : <p>{t.over}</p>}
					<RefundLine booking={booking} small />
				</div>
			);
		case 'CONFIRMED':
		case 'COMPLETED':
			return <RefundLine booking={booking} small />;
	}
}

function TimeLeft({ holdExpiresAt }: { holdExpiresAt: string | null }) {
	const { booking: t } = useScreenTexts<TripsTexts>();
	const { format } = useLanguage();
	const left = holdLeft(holdExpiresAt, useNow(MINUTE_MS));
	if (left === null) return null;
	const minutes = wholeMinutes(left);
	return (
		<p className="numbers flex items-center gap-1.5 font-medium text-sm text-warning-text">
			<Hourglass aria-hidden className="size-4" />
			{minutes > 0 ? format.plural(t.left, minutes) : t.lastMinute}
		</p>
	);
}
