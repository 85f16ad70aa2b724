/** Overview of an owner's money: totals, next payout, held back amounts, and the latest earnings and payouts. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Banknote, Coins, Hourglass, Landmark, Wallet } from 'lucide-react';
import { useLocation, useSearch } from 'wouter';
import { type Earning, ownerEarnings } from '#contract/earnings.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { Amount } from '#web/features/finances/table-frame.tsx';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { BookingLink } from '../booking-link.tsx';
import { FinancePage } from '../finance-page.tsx';
import { PayoutCard } from '../payout-card.tsx';
import { addressOf, LATEST, tabFrom, tabs } from './loader.ts';
import { PayoutOverview } from './payout-overview.tsx';
import type { FinancesTexts } from './texts.en.ts';

export default function FinancesScreen() {
	const t = useScreenTexts<FinancesTexts>();
	const [, navigate] = useLocation();
	const visible = tabFrom(new URLSearchParams(useSearch()));
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(ownerFinances), ...refetchOnVisit });
	const content = { earnings: <LatestEarnings />, payouts: <LatestPayouts /> };
	return (
		<FinancePage testId="page-owner-finances" heading={t.heading} lead={t.lead}>
			{error && !data ? (
				<ErrorState
					title={t.errors.finances}
					error={error}
					retry={() => void refetch()}
					busy={isFetching}
					className="rounded-card border border-line bg-surface"
				/>
			) : (
				<FinanceStats />
			)}
			{data && <PayoutOverview finances={data} />}
			<Tabs
				label={t.tabs.label}
				value={visible}
				onChange={(tab) => navigate(addressOf(tabs.find((each) => each === tab) ?? 'earnings'), { replace: true })}
				tabs={tabs.map((tab) => ({ key: tab, label: t.tabs[tab], content: content[tab] }))}
			/>
		</FinancePage>
	);
}

function FinanceStats() {
	const { figures: t } = useScreenTexts<FinancesTexts>();
	const format = useFormat();
	const { data } = useQuery(queryFor(ownerFinances));
	const counted = (count: number | undefined) => (count ? format.plural(t.count, count) : undefined);
	return (
		<FigureCards
			label={t.label}
			waiting={!data}
			cards={[
				{
					key: 'month',
					label: t.month,
					icon: Wallet,
					jod: data?.earnings.thisMonthJod,
					hint: data && t.lastMonth(format.jod(data.earnings.lastMonthJod)),
				},
				{ key: 'total', label: t.total, icon: Coins, jod: data?.earnings.totalJod },
				{
					key: 'pending',
					label: t.pending,
					icon: Hourglass,
					jod: data?.payouts.pending.amountJod,
					hint: counted(data?.payouts.pending.count),
				},
				{ key: 'paid', label: t.paid, icon: Banknote, jod: data?.payouts.paid.amountJod, hint: counted(data?.payouts.paid.count) },
			]}
		/>
	);
}

function LatestEarnings() {
	const t = useScreenTexts<FinancesTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerEarnings, LATEST), ...refetchOnVisit });
	return (
		<FinanceList
			found={{ ...results, hasNextPage: false }}
			error={t.errors.earnings}
			empty={<EmptyState icon={<Coins aria-hidden />} title={t.empty.earnings.title} hint={t.empty.earnings.hint} />}
		>
			{(rows) => (
				<>
					<ul className="divide-y divide-line rounded-card border border-line bg-surface">
						{rows.map((row) => (
							<EarningLine key={row.id} row={row} />
						))}
					</ul>
					<LinkButton href="/owner/earnings" className="mt-4">
						{t.all.earnings}
					</LinkButton>
				</>
			)}
		</FinanceList>
	);
}

function EarningLine({ row }: { row: Earning }) {
	const t = useScreenTexts<FinancesTexts>();
	const { format, language } = useLanguage();
	return (
		<li data-testid="latest-earning" className="relative flex items-center justify-between gap-4 p-4">
			<div className="min-w-0">
				<BookingLink
					id={row.bookingId}
					className="font-medium outline-none after:absolute after:inset-0 hover:underline focus-visible:after:rounded-control focus-visible:after:outline-2 focus-visible:after:outline-primary"
					alone={<bdi className="font-medium">{carOfRow(row, language)}</bdi>}
				>
					<bdi>{carOfRow(row, language)}</bdi>
				</BookingLink>
				<p className="text-muted text-sm">
					<span suppressHydrationWarning>{format.date(row.settledAt)}</span>
					{row.source === 'CANCELLATION' && ` · ${t.cancelled}`}
					{row.source === 'GOODWILL' && ` · ${t.goodwill}`}
				</p>
			</div>
			<p className="font-semibold">
				<Amount jod={row.netAmount} />
			</p>
		</li>
	);
}

function LatestPayouts() {
	const t = useScreenTexts<FinancesTexts>();
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerPayouts, LATEST), ...refetchOnVisit });
	return (
		<FinanceList
			found={{ ...results, hasNextPage: false }}
			error={t.errors.payouts}
			empty={<EmptyState icon={<Landmark aria-hidden />} title={t.empty.payouts.title} hint={t.empty.payouts.hint} />}
		>
			{(payouts) => (
				<>
					<ul className="grid grid-cols-1 gap-3 lg:grid-cols-2 xl:grid-cols-3">
						{payouts.map((payout) => (
							<li key={payout.id}>
								<PayoutCard payout={payout} />
							</li>
						))}
					</ul>
					<LinkButton href="/owner/payouts" className="mt-4">
						{t.all.payouts}
					</LinkButton>
				</>
			)}
		</FinanceList>
	);
}
