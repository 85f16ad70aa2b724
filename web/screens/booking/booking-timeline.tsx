/** Timeline of a booking: past and upcoming events. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type BookingTimeline, getBookingStory } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { getClaimState } from '#contract/claims.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import type { Side } from '#web/features/bookings/detail/sides.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { comingText, happenedText } from './timeline-texts.ts';

export function TimelineSection({ booking, side }: { booking: Booking; side: Side }) {
	const { story: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getBookingStory, { params: { id: booking.id } }),
		...refetchOnVisit,
	});
	if (error && !data) {
		return (
			<Panel title={t.happened}>
				<ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />
			</Panel>
		);
	}
	return (
		<Panel title={t.happened}>{data ? <Road story={data} booking={booking} side={side} /> : <Skeleton className="h-48 w-full" />}</Panel>
	);
}

function Road({ story, booking, side }: { story: BookingTimeline; booking: Booking; side: Side }) {
	const { story: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { language, format } = useLanguage();
	const { happened, comes } = story;
	// The card of the claim reads the same.
	const { data: claims } = useQuery({
		...queryFor(getClaimState, { params: { id: booking.id } }),
		enabled: booking.status === 'COMPLETED' && comes.some(({ kind }) => kind === 'DEPOSIT'),
	});
	const isClaimOpen = claims?.claim?.outcome === null;
	const words = { t, booking, side, language, format, isClaimOpen };
	const isEndedEarly = booking.lines.some(({ kind }) => kind === 'UNUSED_DAYS');
	return (
		<>
			<ol data-testid="story">
				{happened.map((event, index) => (
					<TimelineItem key={`${event.kind} ${event.at} ${event.amountJod}`} last={index === happened.length - 1} done>
						<p className="font-medium">{happenedText(event, words)}</p>
						<time suppressHydrationWarning dateTime={event.at} className="text-muted text-sm">
							{format.date(event.at, 'moment')}
						</time>
						{event.by && (
							<p className="text-muted text-sm">
								{/* The dot between office and member neither begins nor ends a line. */}
								<bdi>{event.by[language].replace(' · ', '\u00a0·\u00a0')}</bdi>
							</p>
						)}
						{event.kind === 'RETURNED' && event.at < booking.endAt && !isEndedEarly && <p className="text-muted text-sm">{t.early}</p>}
						{event.kind === 'MONEY_CARRIED' && (
							<Link
								href={`/booking/${event.otherBookingId}`}
								className="flex min-h-11 w-fit items-center font-medium text-primary text-sm hover:underline lg:min-h-8"
							>
								{t.otherBooking}
							</Link>
						)}
						{event.reason && (
							<blockquote className="mt-1 border-line border-s-2 ps-3 text-muted text-sm">
								<bdi>{event.reason}</bdi>
							</blockquote>
						)}
					</TimelineItem>
				))}
			</ol>
			{comes.length > 0 && (
				<>
					<h3 className="mt-6 mb-4 border-line border-t pt-5 font-semibold">{t.comes}</h3>
					<ol>
						{comes.map((step, index) => (
							<TimelineItem key={step.kind} last={index === comes.length - 1}>
								<p>{comingText(step, words)}</p>
								{step.at && (
									<time suppressHydrationWarning dateTime={step.at} className="numbers text-muted text-sm">
										{hasDeadline(step.kind) ? t.next.by(format.date(step.at, 'moment')) : format.date(step.at, 'moment')}
									</time>
								)}
							</TimelineItem>
						))}
					</ol>
				</>
			)}
		</>
	);
}

/** The time is a deadline and not the time of the event. */
const hasDeadline = (kind: BookingTimeline['comes'][number]['kind']): boolean => kind === 'PAY' || kind === 'ANSWER' || kind === 'CONTEST';

function TimelineItem({ done, last, children }: { done?: boolean; last: boolean; children: ReactNode }) {
	return (
		<li className="numbers relative flex gap-4 pb-5 last:pb-0">
			{!last && (
				<span
					aria-hidden
					className={clsx('absolute start-[7px] top-6 bottom-0 border-s-2', done ? 'border-accent' : 'border-line border-dashed')}
				/>
			)}
			<span
				aria-hidden
				className={clsx('mt-1 size-4 shrink-0 rounded-pill border-2', done ? 'border-accent bg-accent' : 'border-control-line bg-surface')}
			/>
			<div className="min-w-0">{children}</div>
		</li>
	);
}
