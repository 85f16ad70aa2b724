/** Deposits of an owner's completed rentals: held, and the outcome of the others. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { HandCoins, ShieldCheck, Undo2 } from 'lucide-react';
import { type OwnerDeposit, ownerDeposits, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { Amount } from '#web/features/finances/table-frame.tsx';
import { depositTone } from '#web/features/finances/tones.ts';
import { HelpLink } from '#web/features/help/help-link.tsx';
import { renterNameOf } from '#web/features/people/people.ts';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { BookingLink } from '../booking-link.tsx';
import { FinancePage } from '../finance-page.tsx';
import type { DepositsTexts } from './texts.en.ts';

export default function DepositsScreen() {
	const t = useScreenTexts<DepositsTexts>();
	const format = useFormat();
	const { data: sums, error } = useQuery({ ...queryFor(ownerSettlementsSummary), ...refetchOnVisit });
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerDeposits), ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<FinancePage testId="page-owner-deposits" heading={t.heading} lead={t.lead} aside={<HelpLink to="deposit" />}>
			{!error && (
				<FigureCards
					label={t.figures.label}
					waiting={!sums}
					cards={[
						{
							key: 'held',
							label: t.figures.held,
							icon: ShieldCheck,
							jod: sums?.depositsHeldJod,
							hint: sums && sums.depositsHeldCount > 0 && format.plural(t.figures.heldHint, sums.depositsHeldCount),
						},
						{ key: 'released', label: t.figures.released, icon: Undo2, jod: sums?.depositsReleasedJod },
						{ key: 'captured', label: t.figures.captured, icon: HandCoins, jod: sums?.depositsCapturedJod },
					]}
				/>
			)}
			<FinanceList
				found={results}
				error={t.error}
				empty={<EmptyState icon={<ShieldCheck aria-hidden />} title={t.empty.title} hint={t.empty.hint} />}
			>
				{(deposits) => (
					<ul className="grid grid-cols-1 gap-3 lg:grid-cols-2">
						{deposits.map((deposit) => (
							<li key={deposit.bookingId}>
								<DepositCard deposit={deposit} />
							</li>
						))}
					</ul>
				)}
			</FinanceList>
		</FinancePage>
	);
}

function DepositCard({ deposit: d }: { deposit: OwnerDeposit }) {
	const { card: t, finance } = useScreenTexts<DepositsTexts>();
	const { format, language } = useLanguage();
	const isHeld = d.depositStatus === 'held';
	const amounts = [
		{ key: 'held', label: t.held, jod: d.depositHeldJod },
		...(isHeld ? [] : [{ key: 'captured', label: t.captured, jod: d.depositCapturedJod }]),
		...(isHeld ? [] : [{ key: 'released', label: t.released, jod: d.depositReleasedJod }]),
		...(Number(d.fineHoldJod) > 0 ? [{ key: 'fines', label: t.forFines, jod: d.fineHoldJod }] : []),
	];
	return (
		<article data-testid="deposit-card" className="flex h-full flex-col rounded-card border border-line bg-surface p-4 md:p-5">
			<div className="flex items-start justify-between gap-3">
				<div className="min-w-0">
					<h2 className="font-semibold">
						<bdi>{carOfRow(d, language)}</bdi>
					</h2>
					<p className="text-muted text-sm">
						<bdi>{renterNameOf(d, language)}</bdi> · <span suppressHydrationWarning>{format.dateRange(d.startDate, d.endDate)}</span>
					</p>
				</div>
				<StatusBadge tone={depositTone[d.depositStatus]}>{finance.depositStatus[d.depositStatus]}</StatusBadge>
			</div>
			<dl className={clsx('mt-4 grid gap-3', amounts.length > 3 ? 'grid-cols-2' : 'grid-cols-3')}>
				{amounts.map(({ key, label, jod }) => (
					<div key={key}>
						<dt className="text-muted text-xs">{label}</dt>
						<dd className="font-semibold">
							<Amount jod={jod} />
						</dd>
					</div>
				))}
			</dl>
			<div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 pt-3 text-sm">
				<span suppressHydrationWarning className="text-muted">
					{d.settlementDate ? t.closed(format.date(d.settlementDate)) : t.until(format.date(d.claimsUntil, 'moment'))}
				</span>
				<BookingLink id={d.bookingId} className="inline-flex min-h-11 items-center font-medium text-primary hover:underline">
					{t.booking}
				</BookingLink>
			</div>
		</article>
	);
}
