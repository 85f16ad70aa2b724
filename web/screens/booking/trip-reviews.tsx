/** Reviews of a trip: the form during the review period, then both reviews once published. */
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Booking } from '#contract/bookings.ts';
import { getTripReviews, type TripReviews as Standing } from '#contract/reviews.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { namesOf, otherSide, type Side } from '#web/features/bookings/detail/sides.ts';
import { ReviewItem } from '#web/features/reviews/review-item.tsx';
import type { ReviewTexts } from '#web/features/reviews/texts.en.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { ReviewForm } from './review-form.tsx';

export function TripReviews({ booking, side }: { booking: Booking; side: Side }) {
	if (booking.status !== 'COMPLETED' || side === 'ADMIN') return null;
	return <PartyReviews booking={booking} side={side} />;
}

function PartyReviews({ booking, side }: { booking: Booking; side: 'RENTER' | 'OWNER' }) {
	const t = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getTripReviews, { params: { id: booking.id } }), ...refetchOnVisit });
	const mayManage = usePermission('manage');
	const title = data?.mayWrite && mayManage ? t.trip.title[side] : t.title;
	return (
		<div id="reviews" className="scroll-mt-24">
			<Panel title={title}>
				{error && !data ? (
					<ErrorState title={t.trip.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-4" />
				) : data ? (
					<Reviews booking={booking} side={side} standing={data} />
				) : (
					<Skeleton className="h-40" />
				)}
			</Panel>
		</div>
	);
}

type ReviewsProps = { booking: Booking; side: 'RENTER' | 'OWNER'; standing: Standing };

function Reviews({ booking, side, standing }: ReviewsProps) {
	const { trip: t } = useScreenTexts<{ reviews: ReviewTexts }>().reviews;
	const { language, format } = useLanguage();
	const mayManage = usePermission('manage');
	const { mine, theirs } = standing;
	const names = namesOf(booking, language);
	const [me, other] = [names[side], names[otherSide(side)]];
	if (standing.mayWrite && mayManage) return <ReviewForm booking={booking} standing={standing} name={other} />;
	const by = standing.revealsAt ? format.date(standing.revealsAt, 'medium') : '';
	const open = standing.revealsAt !== null && new Date(standing.revealsAt) > new Date();
	return (
		<div className="grid gap-2">
			{theirs && (
				<ReviewSection title={t.theirs(other)}>
					<ReviewItem review={theirs} subject={me} />
				</ReviewSection>
			)}
			{mine && (
				<ReviewSection title={t.mine}>
					<ReviewItem review={mine} subject={other} />
				</ReviewSection>
			)}
			{mine && !theirs && (
				<p suppressHydrationWarning className="text-muted text-sm">
					{open && !standing.theyHaveWritten ? t.notYet(other, by) : !standing.theyHaveWritten && t.silent(other)}
				</p>
			)}
			{!mine && !theirs && !standing.mayWrite && <p className="text-muted">{t.closed}</p>}
		</div>
	);
}

function ReviewSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h3 className="font-medium text-muted text-sm">{title}</h3>
			<div className="-mt-3">{children}</div>
		</section>
	);
}
