/** An owner's completed and cancelled bookings, searched and filtered by the server. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Download, History, SearchX } from 'lucide-react';
import { useSearch } from 'wouter';
import { ownerHistory } from '#contract/booking-life.ts';
import { exportOwnerBookings } from '#contract/car-import.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { usePermission } from '#web/features/session/acting.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { buttonStyle } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BookingRows } from '../booking-rows.tsx';
import { NotYourRole } from '../not-your-role.tsx';
import { FilterForm } from './filter-form.tsx';
import { filtersFrom, isFiltered } from './loader.ts';
import type { HistoryTexts } from './texts.en.ts';

export default function HistoryScreen() {
	const t = useScreenTexts<HistoryTexts>();
	const { format, language } = useLanguage();
	const filters = filtersFrom(new URLSearchParams(useSearch()));
	const mayRead = usePermission('finances');
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerHistory, { query: filters }), ...refetchOnVisit, enabled: mayRead });
	const total = results.data?.pages[0]?.total;
	const filtered = isFiltered(filters);
	/** There is something to search and to download. */
	const hasHistory = mayRead && (filtered || total !== 0);
	return (
		<div className="mx-auto max-w-6xl">
			<div className="flex flex-wrap items-end justify-between gap-3">
				<div>
					<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
					<p className="mt-1 text-muted">{t.lead}</p>
				</div>
				{hasHistory && (
					<a href={pathOf(exportOwnerBookings, { query: { lang: language } })} download className={buttonStyle({ variant: 'secondary' })}>
						<Download aria-hidden className="size-5" />
						{t.csv}
					</a>
				)}
			</div>
			{hasHistory && (
				<div className="mt-5">
					<FilterForm filters={filters} />
				</div>
			)}
			<p role="status" className={clsx('numbers mt-5 text-muted text-sm', hasHistory && 'mb-3 min-h-6')}>
				{total ? format.plural(t.count, total) : null}
			</p>
			{mayRead ? (
				<BookingRows
					results={results}
					error={t.error}
					more={t.more}
					empty={
						filtered ? (
							<EmptyState icon={<SearchX aria-hidden />} title={t.nothing.title} hint={t.nothing.hint} />
						) : (
							<EmptyState icon={<History aria-hidden />} title={t.empty.title} hint={t.empty.hint} />
						)
					}
				/>
			) : (
				<NotYourRole texts={t.notYours} />
			)}
		</div>
	);
}
