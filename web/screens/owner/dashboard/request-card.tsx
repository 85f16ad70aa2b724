/** One request: who, which car, when, what it brings, how long there is to answer, and the two answers. */
import { BadgeCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { MessageLink } from '../../../bookings/message-link.tsx';
import { statusLabel, statusTone } from '../../../bookings/status.ts';
import { useLanguage, useTexts } from '../../../i18n/context.tsx';
import { Link } from '../../../navigation/link.tsx';
import { useNow } from '../../../page/use-now.ts';
import { RatingMark } from '../../../reviews/rating-mark.tsx';
import { Avatar } from '../../../ui/avatar.tsx';
import { Badge, StatusBadge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { preloadDialog } from '../../../ui/dialog.tsx';
import { useErrorText } from '../../../ui/error-text.ts';
import { FieldError } from '../../../ui/field.tsx';
import { DeclineDialog } from '../decline-dialog.tsx';
import { useAnswer, useRenterName } from '../use-answer.ts';
import { RequestedStay } from './requested-stay.tsx';
import { useDashboardTexts } from './texts.ts';
import { timeLeft } from './time-left.ts';

const MINUTE_MS = 60_000;

type RequestCardProps = {
	booking: Booking;
	/** The one to be answered next: it has the filled button. */
	first: boolean;
	onAnswered(): void;
};

export function RequestCard({ booking, first, onAnswered }: RequestCardProps) {
	const { request: t } = useDashboardTexts();
	const texts = useTexts();
	const errorText = useErrorText();
	const [declining, setDeclining] = useState(false);
	const { accept, decline } = useAnswer(booking, () => {
		setDeclining(false);
		onAnswered();
	});
	const name = useRenterName()(booking);
	const busy = accept.isPending || decline.isPending;
	const may = (action: Booking['allowedActions'][number]) => booking.allowedActions.includes(action);
	return (
		<article
			id={`request-${booking.id}`}
			data-testid="booking-request"
			className="@container rounded-card border border-line bg-surface p-4 shadow-card md:p-5"
		>
			<div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
				<Renter booking={booking} />
				<div className="flex items-start gap-1">
					<Deadline booking={booking} />
					<MessageLink booking={booking} label={t.message(`\u2068${name}\u2069`)} small className="-mt-2 -me-2" />
				</div>
			</div>
			<RequestedStay booking={booking} />
			{accept.error && (
				<div className="mt-4 rounded-control bg-danger-soft p-3">
					<FieldError>{errorText(accept.error, t.acceptFailed)}</FieldError>
				</div>
			)}
			{booking.status !== 'REQUESTED' && (
				<p className="mt-5 flex min-h-11 items-center @xl:justify-end">
					<StatusBadge tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusBadge>
				</p>
			)}
			<div className="mt-5 grid grid-cols-2 gap-3 empty:hidden @xl:flex @xl:justify-end">
				{may('DECLINE') && (
					<Button
						disabled={busy}
						busy={decline.isPending && t.declining}
						aria-haspopup="dialog"
						onPointerEnter={preloadDialog}
						onClick={() => setDeclining(true)}
						className="@xl:min-w-32"
					>
						{t.decline}
					</Button>
				)}
				{may('ACCEPT') && (
					<Button
						variant={first ? 'primary' : 'secondary'}
						disabled={busy}
						busy={accept.isPending && t.accepting}
						onClick={() => accept.mutate()}
						className="@xl:min-w-32"
					>
						{t.accept}
					</Button>
				)}
			</div>
			<DeclineDialog booking={booking} open={declining && !decline.isPending} onOpenChange={setDeclining} decline={decline} />
		</article>
	);
}

/** Who has paid for a request has an approved identity: nobody else can book. */
function Renter({ booking }: { booking: Booking }) {
	const { request: t } = useDashboardTexts();
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

function Deadline({ booking: { respondBy } }: { booking: Booking }) {
	const { request: t } = useDashboardTexts();
	const { format } = useLanguage();
	const now = useNow(MINUTE_MS);
	if (!respondBy) return null;
	const left = timeLeft(respondBy, now);
	return (
		<div className="flex flex-wrap items-center gap-x-3 gap-y-1 @xl:flex-col @xl:items-end">
			<Badge tone={!left || left.urgent ? 'danger' : 'warning'} icon={<Clock aria-hidden />}>
				{left ? format.plural(left.unit === 'hours' ? t.hoursLeft : t.minutesLeft, left.count) : t.timeOver}
			</Badge>
			<p suppressHydrationWarning className="numbers text-muted text-xs">
				{t.respondBy(format.date(respondBy, 'moment'))}
			</p>
		</div>
	);
}
