/** The milestones of a trip for both sides: reached, present and upcoming ones; each links to its document, code or photos. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Check, X } from 'lucide-react';
import { getBookingStory } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { type Milestone, milestoneNames, milestonePath, milestonesOf, paperNames } from '#contract/milestones.ts';
import { overdueReturn } from '#contract/where-and-when-text.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import type { DetailTexts } from '#web/features/bookings/detail/texts.en.ts';
import { useBookingAddress } from '#web/features/bookings/use-booking.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Skeleton } from '#web/ui/states.tsx';

/** Shows no error of its own, because the timeline below reads the same call and shows it. */
export function TripRoad({ booking }: { booking: Booking }) {
	const { road: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { data, error } = useQuery({ ...queryFor(getBookingStory, { params: { id: booking.id } }), ...refetchOnVisit });
	if (error && !data) return null;
	return (
		<section aria-label={t.title} className="rounded-card border border-line bg-surface @container p-5 shadow-card md:px-6">
			{data ? (
				<ol data-testid="road" className="grid @2xl:auto-cols-fr @2xl:grid-flow-col">
					{milestonesOf(data, booking).map((milestone, index, { length }) => (
						<RoadStop key={milestone.kind} milestone={milestone} booking={booking} last={index === length - 1} />
					))}
				</ol>
			) : (
				<Skeleton className="h-72 w-full @2xl:h-24" />
			)}
		</section>
	);
}

type RoadStopProps = { milestone: Milestone; booking: Booking; last: boolean };

/** In narrow places the text is beside the mark; in wide ones the road is horizontal, and the text is below. */
function RoadStop({ milestone: { kind, state, isLate, at, opens }, booking, last }: RoadStopProps) {
	const { road: t } = useScreenTexts<{ detail: DetailTexts }>().detail;
	const { format, language } = useLanguage();
	const address = useBookingAddress(booking.id);
	const isPast = state === 'PAST';
	return (
		<li
			aria-current={state === 'CURRENT' ? 'step' : undefined}
			className="numbers relative flex min-h-11 gap-4 pb-3 last:pb-0 @2xl:block @2xl:pe-3 @2xl:pb-0"
		>
			{!last && (
				<span
					aria-hidden
					className={clsx(
						'absolute start-3 top-7 bottom-0 border-s-2 @2xl:start-8 @2xl:end-1 @2xl:top-3 @2xl:bottom-auto @2xl:border-s-0 @2xl:border-t-2',
						isPast ? 'border-accent' : 'border-line border-dashed',
					)}
				/>
			)}
			<span
				aria-hidden
				className={clsx(
					'grid size-6.5 shrink-0 place-items-center rounded-pill border-2 [&_svg]:size-4',
					isPast && 'border-accent bg-accent text-surface',
					state === 'CURRENT' && (isLate ? 'border-danger bg-surface' : 'border-primary bg-surface'),
					state === 'FUTURE' && 'border-control-line border-dashed bg-surface',
				)}
			>
				{isPast && <Check />}
				{state === 'CURRENT' &&
					(kind === 'END' ? <X /> : <span className={clsx('size-2.5 rounded-pill', isLate ? 'bg-danger' : 'bg-primary')} />)}
			</span>
			<div className="flex min-w-0 flex-1 items-start justify-between gap-3 @2xl:mt-2 @2xl:block">
				<div className="min-w-0">
					<p className={clsx('leading-snug', state === 'FUTURE' ? 'text-muted' : 'font-medium', isLate && 'text-danger')}>
						<span className="sr-only">{t.state[state]}: </span>
						{isLate ? overdueReturn[language] : milestoneNames[kind][language]}
					</p>
					{at && (
						<time suppressHydrationWarning dateTime={at} className={clsx('block text-sm', isLate ? 'text-danger' : 'text-muted')}>
							{format.date(at, 'short')} {format.date(at, 'time')}
						</time>
					)}
				</div>
				{opens && (
					<Link
						href={milestonePath(address, opens)}
						className="flex min-h-11 w-fit items-center font-medium text-primary text-sm hover:underline @max-2xl:-mt-2.5 @2xl:min-h-8"
					>
						{paperNames[opens][language]}
					</Link>
				)}
			</div>
		</li>
	);
}
