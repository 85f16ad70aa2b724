/** An owner's settlements: three totals, the history, and the details of each. */

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { CircleCheckBig, Hourglass, Scale } from 'lucide-react';
import { useState } from 'react';
import { type OwnerSettlement, ownerSettlements, ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { SettlementDetails } from '#web/features/finances/settlement-details.tsx';
import { settlementTone } from '#web/features/finances/tones.ts';
import { signedAmount, signedJod } from '#web/features/ledger/signed-jod.ts';
import { renterNameOf } from '#web/features/people/people.ts';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FinancePage } from '../finance-page.tsx';
import type { SettlementsTexts } from './texts.en.ts';

export default function SettlementsScreen() {
	const t = useScreenTexts<SettlementsTexts>();
	const format = useFormat();
	const [visible, setShown] = useState<OwnerSettlement | null>(null);
	const { data: sums, error } = useQuery({ ...queryFor(ownerSettlementsSummary), ...refetchOnVisit });
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerSettlements), ...refetchOnVisit });
	useRememberedPages(results);
	return (
		<FinancePage testId="page-owner-settlements" heading={t.heading} lead={t.lead}>
			{!error && (
				<FigureCards
					label={t.figures.label}
					waiting={!sums}
					cards={[
						{
							key: 'settled',
							label: t.figures.settled,
							icon: Scale,
							jod: sums?.settledJod,
							hint: sums && format.plural(t.figures.settledHint, sums.count),
						},
						{ key: 'paid', label: t.figures.paid, icon: CircleCheckBig, jod: sums?.paidJod },
						{
							key: 'waiting',
							label: t.figures.waiting,
							icon: Hourglass,
							jod: sums?.waitingJod,
							hint: sums && sums.waitingCount > 0 && format.plural(t.figures.waitingHint, sums.waitingCount),
						},
					]}
				/>
			)}
			<FinanceList
				found={results}
				error={t.error}
				empty={<EmptyState icon={<Scale aria-hidden />} title={t.empty.title} hint={t.empty.hint} />}
			>
				{(settlements) => <History settlements={settlements} onShow={setShown} />}
			</FinanceList>
			<SettlementDetails settlement={visible} onClose={() => setShown(null)} />
		</FinancePage>
	);
}

const head = 'px-3 py-3 text-start font-medium text-muted text-sm';
const wide = 'max-lg:hidden';

function History({ settlements, onShow }: { settlements: readonly OwnerSettlement[]; onShow(settlement: OwnerSettlement): void }) {
	const { table: t } = useScreenTexts<SettlementsTexts>();
	return (
		<div className="relative overflow-hidden rounded-card border border-line bg-surface">
			<table className="w-full">
				<caption className="sr-only">{t.title}</caption>
				<thead className="border-line border-b bg-sunken">
					<tr>
						<th scope="col" className={head}>
							{t.car}
						</th>
						<th scope="col" className={`${head} ${wide}`}>
							{t.status}
						</th>
						<th scope="col" className={`${head} text-end! ${wide}`}>
							{t.rental}
						</th>
						<th scope="col" className={`${head} text-end! ${wide}`}>
							{t.fee}
						</th>
						<th scope="col" className={`${head} text-end! max-sm:hidden`}>
							{t.payout}
						</th>
						<th scope="col" className={head}>
							<span className="sr-only">{t.details}</span>
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{settlements.map((settlement) => (
						<Row key={settlement.id} settlement={settlement} onShow={onShow} />
					))}
				</tbody>
			</table>
		</div>
	);
}

function Row({ settlement: s, onShow }: { settlement: OwnerSettlement; onShow(settlement: OwnerSettlement): void }) {
	const { table: t, finance } = useScreenTexts<SettlementsTexts>();
	const { format, language } = useLanguage();
	const car = carOfRow(s, language);
	const badge = <StatusBadge tone={settlementTone[s.status]}>{finance.settlementStatus[s.status]}</StatusBadge>;
	const payout = signedJod(format, s.finalOwnerSettlementJod);
	return (
		<tr data-testid="settlement-row" data-booking={s.bookingId}>
			<td className="px-3 py-3">
				<bdi className="font-medium">{car}</bdi>
				<span className="block text-muted text-sm">
					<bdi>{renterNameOf(s, language)}</bdi> · <span suppressHydrationWarning>{format.date(s.createdAt)}</span>
				</span>
				<span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 lg:hidden">
					{badge}
					<span className="numbers font-semibold sm:hidden">{payout}</span>
				</span>
			</td>
			<td className={`px-3 py-3 ${wide}`}>{badge}</td>
			<td className="numbers whitespace-nowrap px-3 py-3 text-end max-lg:hidden">{format.amount(s.totalRentalJod)}</td>
			<td className="numbers whitespace-nowrap px-3 py-3 text-end max-lg:hidden">{signedAmount(format, `-${s.platformFeeJod}`)}</td>
			<td className="numbers whitespace-nowrap px-3 py-3 text-end font-semibold max-sm:hidden">{payout}</td>
			<td className="px-1 py-3 text-end md:px-3">
				<Button variant="quiet" aria-label={t.view(car)} aria-haspopup="dialog" onPointerDown={preloadDialog} onClick={() => onShow(s)}>
					{finance.details.open}
				</Button>
			</td>
		</tr>
	);
}
