/** A request: renter, car, dates, earnings, remaining time, and the two answers. */
import { BadgeCheck } from 'lucide-react';
import type { Booking } from '#contract/bookings.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { AnswerButtons } from '#web/features/bookings/answering/answer-buttons.tsx';
import { Deadline } from '#web/features/bookings/answering/deadline.tsx';
import { useRenterName } from '#web/features/bookings/contact-details.tsx';
import { MessageLink } from '#web/features/bookings/message-link.tsx';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { RatingMark } from '#web/features/reviews/rating-mark.tsx';
import { useLanguage, useScreenTexts, useTexts } from '#web/i18n/context.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { RequestedStay } from './requested-stay.tsx';
import type { DashboardTexts } from './texts.en.ts';

type RequestCardProps = {
	booking: Booking;
	/** The most urgent request has the primary button. */
	first: boolean;
	onAnswered(): void;
};

export function RequestCard({ booking, first, onAnswered }: RequestCardProps) {
	const { request: t } = useScreenTexts<DashboardTexts>();
	const name = useRenterName()(booking);
	return (
		<article
			id={`request-${booking.id}`}
			data-testid="booking-request"
			className="@container rounded-card border border-line bg-surface p-4 shadow-card md:p-5"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
				<Renter booking={booking} />
				<div className="flex items-start gap-1">
					<RequestStatusLine booking={booking} />
					<MessageLink booking={booking} label={t.message(`\u2068${name}\u2069`)} small className="-mt-2 -me-2" />
				</div>
			</div>
			<RequestedStay booking={booking} />
			<div className="mt-5 grid grid-cols-2 gap-3 empty:hidden @xl:flex @xl:flex-wrap @xl:justify-end">
				<AnswerButtons booking={booking} primary={first} order="accept-last" onOver={onAnswered} className="@xl:min-w-32" />
			</div>
		</article>
	);
}

/** A renter who has paid has an approved identity: others cannot book. */
function Renter({ booking }: { booking: Booking }) {
	const { request: t } = useScreenTexts<DashboardTexts>();
	const { format } = useLanguage();
	const name = useRenterName()(booking);
	return (
		<div className="flex min-w-0 items-center gap-3">
			<Avatar name={name} src={booking.renter.profileImageUrl} />
			<div className="min-w-0">
				<h3 className="flex flex-wrap items-center gap-x-2 font-semibold leading-snug">
					<Link href={`/owner/bookings/${booking.id}`} className="hover:underline">
						<bdi>{name}</bdi>
					</Link>
					<Badge tone="positive" icon={<BadgeCheck aria-hidden />}>
						<span title={t.verifiedHint}>{t.verified}</span>
					</Badge>
				</h3>
				<p suppressHydrationWarning className="flex flex-wrap items-center gap-x-3 text-muted text-xs">
					<RatingMark score={booking.renter.asRenter} long />
					{t.memberSince(format.date(booking.renter.memberSince, 'year'))}
				</p>
			</div>
		</div>
	);
}

/** Remaining time, or the answer. */
function RequestStatusLine({ booking }: { booking: Booking }) {
	const texts = useTexts();
	if (booking.status === 'REQUESTED') return <Deadline booking={booking} />;
	return <StatusBadge tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusBadge>;
}
