/** Payouts for operators: due payouts are sent as a batch, and the bank's results are recorded. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Banknote, CalendarClock, CircleAlert, Hourglass, Landmark, Layers, type LucideIcon, SearchX, Send, UserX } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { exportPayouts } from '#contract/admin-exports.ts';
import { amountOrders } from '#contract/paging.ts';
import { listPayouts, type PayoutBatch, payoutsSummary } from '#contract/payout-batches.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { ListCount } from '#web/features/admin/admin-list.tsx';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { AdminPage } from '#web/features/finances/admin-page.tsx';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { Amount } from '#web/features/finances/table-frame.tsx';
import { makerNameOf } from '#web/features/people/people.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { PayoutTable } from '../payout-table.tsx';
import { DueTab } from './due-tab.tsx';
import { addressOf, batchesOf, type PayoutTab, queryOfTab, type Tab, tabFrom, tabs } from './loader.ts';
import type { AdminPayoutsTexts } from './texts.en.ts';

const figures = [
	{ key: 'due', icon: CalendarClock },
	{ key: 'sent', icon: Send },
	{ key: 'failed', icon: CircleAlert },
	{ key: 'withoutDetails', icon: UserX },
] as const;
const icons: Record<Exclude<PayoutTab, 'due'>, LucideIcon> = { waiting: Hourglass, sent: Landmark, failed: CircleAlert, paid: Banknote };

export default function AdminPayoutsScreen() {
	const t = useScreenTexts<AdminPayoutsTexts>();
	const format = useFormat();
	const [, navigate] = useLocation();
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const { data, error } = useQuery({ ...queryFor(payoutsSummary), ...refetchOnVisit });
	const content = (tab: Tab) => {
		if (tab === 'due') return <DueTab />;
		return tab === 'batches' ? <Batches /> : <StateTab tab={tab} />;
	};
	return (
		<AdminPage testId="page-admin-payouts" heading={t.heading} lead={t.lead}>
			{!error && (
				<FigureCards
					label={t.figures.label}
					waiting={!data}
					cards={figures.map(({ key, icon }) => ({
						key,
						icon,
						label: t.figures[key],
						jod: data?.[key].amountJod,
						hint: data && data[key].count > 0 && format.plural(t.adminPayout.count, data[key].count),
					}))}
				/>
			)}
			<Tabs
				label={t.tabs.label}
				value={visible}
				onChange={(tab) => navigate(addressOf(tabs.find((each) => each === tab) ?? 'due'), { replace: true })}
				tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], content: content(tab) }))}
			/>
		</AdminPage>
	);
}

function StateTab({ tab }: { tab: Exclude<PayoutTab, 'due'> }) {
	const t = useScreenTexts<AdminPayoutsTexts>();
	const { language } = useLanguage();
	const query = new URLSearchParams(useSearch());
	const request = queryOfTab(tab, query);
	const order = useOrderChoice('newest', amountOrders);
	const results = useInfiniteQuery({ ...infiniteQueryFor(listPayouts, request as object), ...refetchOnVisit });
	useRememberedPages(results);
	const isSearched = query.has('q');
	const Icon = isSearched ? SearchX : icons[tab];
	const empty = isSearched ? t.desk.list.nothing : t.empty[tab];
	return (
		<>
			<SearchForm
				label={t.tabs[tab]}
				path="/admin/payouts"
				kept={{ tab }}
				words={[{ name: 'q', label: t.desk.list.find.payouts }]}
				choices={[order]}
				query={query}
				list="payouts"
				file={pathOf(exportPayouts, { query: { ...request.query, lang: language } } as object)}
			/>
			<FinanceList found={results} error={t.error} empty={<EmptyState icon={<Icon aria-hidden />} title={empty.title} hint={empty.hint} />}>
				{(payouts) => (
					<>
						<ListCount of={results.data?.pages[0]} />
						<PayoutTable payouts={payouts} />
					</>
				)}
			</FinanceList>
		</>
	);
}

function Batches() {
	const t = useScreenTexts<AdminPayoutsTexts>();
	const query = new URLSearchParams(useSearch());
	const order = useOrderChoice();
	const results = useInfiniteQuery({ ...batchesOf(query), ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<>
			<SearchForm
				label={t.tabs.batches}
				path="/admin/payouts"
				hiddenFields={{ tab: 'batches' }}
				words={[]}
				choices={[order]}
				query={query}
			/>
			<FinanceList
				found={results}
				error={t.error}
				empty={<EmptyState icon={<Layers aria-hidden />} title={t.empty.batches.title} hint={t.empty.batches.hint} />}
			>
				{(batches) => (
					<ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
						{batches.map((batch) => (
							<li key={batch.id}>
								<BatchCard batch={batch} />
							</li>
						))}
					</ul>
				)}
			</FinanceList>
		</>
	);
}

function BatchCard({ batch }: { batch: PayoutBatch }) {
	const { batch: t } = useScreenTexts<AdminPayoutsTexts>();
	const { format, language } = useLanguage();
	return (
		<article
			data-testid="batch-card"
			className="relative flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface p-4 hover:border-primary md:p-5"
		>
			<div>
				<h2 className="font-semibold">
					<Link
						href={`/admin/payouts/${batch.id}`}
						className="outline-none after:absolute after:inset-0 focus-visible:after:rounded-card focus-visible:after:outline-2 focus-visible:after:outline-primary"
					>
						{t.name(format.number(batch.number))}
					</Link>
				</h2>
				<p className="text-muted text-sm">
					<span suppressHydrationWarning className="block">
						{format.date(batch.madeAt, 'moment')}
					</span>
					<bdi>{t.by(makerNameOf(batch, language))}</bdi>
				</p>
				<p className="mt-2 flex flex-wrap gap-2">
					<Badge tone={batch.paidCount === batch.count ? 'positive' : 'neutral'}>
						{t.progress(format.number(batch.paidCount), format.number(batch.count))}
					</Badge>
					{batch.failedCount > 0 && <Badge tone="danger">{format.plural(t.failedCount, batch.failedCount)}</Badge>}
				</p>
			</div>
			<p className="font-semibold text-lg">
				<Amount jod={batch.totalJod} />
			</p>
		</article>
	);
}
