/** The person's latest bookings; all of them are on the trips page. */

import { useQuery } from '@tanstack/react-query';
import { ArrowRight, Route } from 'lucide-react';
import { type Booking, listBookings } from '#contract/bookings.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { readPage, refetchOnVisit } from '#web/browser/queries.ts';
import { statusLabel, statusTone } from '#web/features/bookings/status.ts';
import { nameOf } from '#web/features/people/people.ts';
import { carNameOf } from '#web/i18n/car-name.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusDot } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Photo } from '#web/ui/photo.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { latestBookings } from './loader.ts';
import type { ProfileTexts } from './texts.en.ts';

export function LatestBookings() {
	const { bookings: t } = useScreenTexts<ProfileTexts>();
	const { data, error, refetch, isFetching } = useQuery({ ...readPage(listBookings, latestBookings), ...refetchOnVisit });
	const some = data && data.items.length > 0;
	return (
		<Panel
			title={t.title}
			aside={
				some && (
					<Link href="/trips" className="-my-2 flex min-h-11 items-center gap-1.5 font-medium text-primary text-sm hover:underline">
						{t.all}
						<ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" />
					</Link>
				)
			}
		>
			{!data && !error && <Waiting />}
			{error && !data && <ErrorState error={error} retry={() => void refetch()} busy={isFetching} className="py-4!" />}
			{data?.items.length === 0 && (
				<EmptyState
					icon={<Route aria-hidden />}
					title={t.empty}
					hint={t.emptyHint}
					action={<LinkButton href="/search">{t.search}</LinkButton>}
					className="py-6!"
				/>
			)}
			{some && (
				<ul className="-mx-2 -my-2">
					{data.items.map((booking) => (
						<li key={booking.id}>
							<Line booking={booking} />
						</li>
					))}
				</ul>
			)}
		</Panel>
	);
}

function Line({ booking }: { booking: Booking }) {
	const { bookings: t } = useScreenTexts<ProfileTexts>();
	const { language, format, texts } = useLanguage();
	const { car, owner, startAt, endAt } = booking;
	return (
		<Link href="/trips" className="flex items-center gap-4 rounded-control p-2 hover:bg-sunken">
			<span className="block aspect-[4/3] w-24 shrink-0 overflow-hidden rounded-control">
				<Photo src={car.primaryPhoto} alt="" sizes="96px" />
			</span>
			<span className="min-w-0 flex-1">
				<span className="block font-semibold">
					<bdi>{carNameOf(car, language)}</bdi>
				</span>
				<span className="block truncate text-muted text-sm">{t.withOwner(nameOf(owner, language))}</span>
				<span suppressHydrationWarning className="numbers block text-sm">
					{format.dateRange(startAt, endAt)}
				</span>
				<StatusDot tone={statusTone(booking)}>{texts.bookingStatus[statusLabel(booking)]}</StatusDot>
			</span>
		</Link>
	);
}

function Waiting() {
	return (
		<div className="space-y-4" aria-busy="true">
			{['a', 'b', 'c'].map((key) => (
				<div key={key} className="flex items-center gap-4">
					<Skeleton className="aspect-[4/3] w-24" />
					<div className="flex-1 space-y-2">
						<Skeleton className="h-5 w-3/4" />
						<Skeleton className="h-4 w-1/2" />
						<Skeleton className="h-4 w-2/3" />
					</div>
				</div>
			))}
		</div>
	);
}
