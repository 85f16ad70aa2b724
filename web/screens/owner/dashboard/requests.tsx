/** Open requests, most urgent first. Only the first has the primary button. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarCheck } from 'lucide-react';
import { useId, useRef } from 'react';
import { listOwnerBookings } from '#contract/bookings.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList, loadedItems } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { requested } from './loader.ts';
import { RequestCard } from './request-card.tsx';
import type { DashboardTexts } from './texts.en.ts';

const card = 'rounded-card border border-line bg-surface';

export function useRequests() {
	return useInfiniteQuery({ ...infiniteQueryFor(listOwnerBookings, requested), ...refetchOnVisit });
}

export function Requests({ results }: { results: ReturnType<typeof useRequests> }) {
	const { requests: t } = useScreenTexts<DashboardTexts>();
	const { format } = useLanguage();
	const id = useId();
	const heading = useRef<HTMLHeadingElement>(null);
	const open = loadedItems(results.data).length;
	return (
		<section aria-labelledby={id} aria-busy={!results.data && !results.error} className="min-w-0">
			<h2 ref={heading} id={id} tabIndex={-1} className="flex items-center gap-2.5 font-semibold text-lg">
				{t.title}
				{open > 0 && (
					<span className="numbers rounded-pill bg-primary-soft px-2.5 text-base text-primary">
						{format.number(open)}
						{results.hasNextPage && '+'}
					</span>
				)}
			</h2>
			{open > 1 && <p className="text-muted text-sm">{t.lead}</p>}
			<div className="mt-4 space-y-4">
				<GrowingList
					query={results}
					error={t.error}
					waiting={<RequestSkeleton />}
					empty={<EmptyState icon={<CalendarCheck aria-hidden />} title={t.empty} hint={t.emptyHint} />}
					more={t.more}
					moreLook={{ wide: true }}
					moreClassName=""
					isFramed
				>
					{(requests) =>
						requests.map((booking, index) => (
							<RequestCard key={booking.id} booking={booking} first={index === 0} onAnswered={() => heading.current?.focus()} />
						))
					}
				</GrowingList>
			</div>
		</section>
	);
}

function RequestSkeleton() {
	return (
		<div aria-hidden className={`${card} p-4 md:p-5`}>
			<div className="flex items-center gap-3">
				<Skeleton className="size-9 rounded-pill" />
				<div className="space-y-2">
					<Skeleton className="h-4 w-32" />
					<Skeleton className="h-3 w-24" />
				</div>
			</div>
			<div className="mt-4 flex gap-4">
				<Skeleton className="aspect-[4/3] w-24 md:w-36" />
				<div className="flex-1 space-y-3">
					<Skeleton className="h-5 w-2/3" />
					<Skeleton className="h-4 w-1/2" />
					<Skeleton className="h-4 w-1/3" />
				</div>
			</div>
			<Skeleton className="mt-5 h-11 w-full" />
		</div>
	);
}
