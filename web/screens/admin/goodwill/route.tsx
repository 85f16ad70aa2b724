/** Goodwill for admins: what waits for a second admin, the longest on top, and what was decided. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { HandCoins } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { type GoodwillFilter, goodwillFilters, listGoodwill } from '#contract/goodwill.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { GoodwillCard } from '#web/features/goodwill/goodwill-card.tsx';
import { useScreenTexts } from '#web/i18n/context.tsx';
import { GrowingList } from '#web/ui/growing-list.tsx';
import { EmptyState, Skeleton } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { addressOf, filterFrom } from './loader.ts';
import type { AdminGoodwillTexts } from './texts.en.ts';

export default function AdminGoodwillScreen() {
	const t = useScreenTexts<AdminGoodwillTexts>();
	const [, navigate] = useLocation();
	const visible = filterFrom(new URLSearchParams(useSearch()));
	return (
		<div className="mx-auto max-w-4xl">
			<h1 className="text-2xl md:text-3xl">{t.heading}</h1>
			<p className="mt-1 text-muted">{t.lead}</p>
			<div className="mt-4">
				<Tabs
					label={t.tabs.label}
					value={visible}
					onChange={(key) => navigate(addressOf(goodwillFilters.find((each) => each === key) ?? 'WAITING'), { replace: true })}
					tabs={goodwillFilters.map((filter) => ({ key: filter, label: t.tabs[filter], content: <List filter={filter} /> }))}
				/>
			</div>
		</div>
	);
}

function List({ filter }: { filter: GoodwillFilter }) {
	const t = useScreenTexts<AdminGoodwillTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(listGoodwill, { query: { filter } }), ...refetchOnVisit });
	return (
		<GrowingList
			query={results}
			error={t.error}
			waiting={<Skeleton className="h-32 w-full rounded-card" />}
			empty={<EmptyState icon={<HandCoins aria-hidden />} title={t.empty[filter].title} hint={t.empty[filter].hint} />}
			more={t.more}
			isFramed
		>
			{(items) => (
				<ul className="grid gap-5">
					{items.map((goodwill) => (
						<li key={goodwill.id}>
							<Link
								href={`/admin/bookings/${goodwill.bookingId}/goodwill`}
								className="inline-flex min-h-11 items-center font-medium text-primary text-sm hover:underline lg:min-h-8"
							>
								<bdi>{goodwill.carTitle}</bdi>
							</Link>
							<GoodwillCard goodwill={goodwill} titleAs="h2" />
						</li>
					))}
				</ul>
			)}
		</GrowingList>
	);
}
