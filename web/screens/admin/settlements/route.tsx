/** All settlements for admins: totals, search and filters, and the status of each. */
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Landmark, Scale, TriangleAlert, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { amountOrders } from '#contract/paging.ts';
import { type AdminSettlement, listSettlements, settlementsSummary } from '#contract/settlement-lists.ts';
import { infiniteQueryFor, queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { AdminPage } from '#web/features/finances/admin-page.tsx';
import { FigureCards } from '#web/features/finances/figure-cards.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { SettlementDetails } from '#web/features/finances/settlement-details.tsx';
import { cell, headCell, moneyCell, moneyHead, TableFrame } from '#web/features/finances/table-frame.tsx';
import { ownerNameOf } from '#web/features/people/people.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button } from '#web/ui/button.tsx';
import { preloadDialog } from '#web/ui/dialog.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { filtersFrom, listQuery, offered, PATH } from './loader.ts';
import { MonthPanel } from './month-panel.tsx';
import { StatusSelect } from './status-select.tsx';
import type { AdminSettlementsTexts } from './texts.en.ts';

export default function AdminSettlementsScreen() {
	const t = useScreenTexts<AdminSettlementsTexts>();
	const format = useFormat();
	const query = new URLSearchParams(useSearch());
	const filters = filtersFrom(query);
	const order = useOrderChoice('newest', amountOrders);
	const [visible, setShown] = useState<AdminSettlement | null>(null);
	const results = useInfiniteQuery({ ...infiniteQueryFor(listSettlements, listQuery(filters)), ...refetchOnVisit });
	useRememberedPages(results);
	const total = results.data?.pages[0]?.total;
	const empty = filters.q || filters.status ? t.desk.list.nothing : t.empty;
	return (
		<AdminPage testId="page-admin-settlements" heading={t.heading} lead={t.lead}>
			<Sums />
			<MonthPanel filters={filters} />
			<div>
				<SearchForm
					label={t.table.title}
					path={PATH}
					hiddenFields={filters.month ? { month: filters.month } : {}}
					words={[{ name: 'q', label: t.desk.list.find.booking }]}
					choices={[
						{ name: 'status', label: t.filter, options: offered.map((value) => ({ value, label: t.finance.settlementStatus[value] })) },
						order,
					]}
					query={query}
					list="settlements"
				/>
				<p role="status" className="numbers mb-3 min-h-6 text-muted text-sm">
					{total ? format.plural(t.count, total) : null}
				</p>
				<FinanceList
					found={results}
					error={t.error}
					empty={<EmptyState icon={<Scale aria-hidden />} title={empty.title} hint={empty.hint} />}
				>
					{(settlements) => <Settlements settlements={settlements} onShow={setShown} />}
				</FinanceList>
			</div>
			<SettlementDetails settlement={visible} onClose={() => setShown(null)} withPlatform />
		</AdminPage>
	);
}

function Sums() {
	const { figures: t } = useScreenTexts<AdminSettlementsTexts>();
	const format = useFormat();
	const { data, error } = useQuery({ ...queryFor(settlementsSummary), ...refetchOnVisit });
	if (error) return null;
	return (
		<FigureCards
			label={t.label}
			waiting={!data}
			cards={[
				{
					key: 'total',
					label: t.total,
					icon: Scale,
					value: data && format.number(data.count),
					hint: data && t.split(format.number(data.paidCount), format.number(data.calculatedCount), format.number(data.pendingCount)),
				},
				{ key: 'owners', label: t.owners, icon: Wallet, jod: data?.ownerPayoutsJod },
				{ key: 'platform', label: t.platform, icon: Landmark, jod: data?.netPlatformRevenueJod, hint: t.platformHint },
				{ key: 'disputed', label: t.disputed, icon: TriangleAlert, value: data && format.number(data.disputedCount) },
			]}
		/>
	);
}

type SettlementsProps = { settlements: readonly AdminSettlement[]; onShow(settlement: AdminSettlement): void };

function Settlements({ settlements, onShow }: SettlementsProps) {
	const { table: t } = useScreenTexts<AdminSettlementsTexts>();
	return (
		<TableFrame label={t.title} isStacked>
			<thead className="border-line border-b bg-sunken">
				<tr>
					{[t.date, t.owner, t.booking, t.category].map((label) => (
						<th key={label} scope="col" className={headCell}>
							{label}
						</th>
					))}
					{[t.rental, t.fee, t.payout].map((label) => (
						<th key={label} scope="col" className={moneyHead}>
							{label}
						</th>
					))}
					<th scope="col" className={headCell}>
						{t.status}
					</th>
					<th scope="col" className={headCell}>
						<span className="sr-only">{t.details}</span>
					</th>
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{settlements.map((settlement) => (
					<Row key={settlement.id} settlement={settlement} onShow={onShow} />
				))}
			</tbody>
		</TableFrame>
	);
}

function Row({ settlement: s, onShow }: { settlement: AdminSettlement; onShow: SettlementsProps['onShow'] }) {
	const { table: t, finance } = useScreenTexts<AdminSettlementsTexts>();

	const { format, language, texts } = useLanguage();
	const number = s.bookingId.slice(0, 8);
	return (
		<tr data-testid="settlement-row" data-booking={s.bookingId}>
			<td suppressHydrationWarning data-label={t.date} className={`${cell} whitespace-nowrap`}>
				{format.date(s.createdAt)}
			</td>
			<td data-label={t.owner} className={cell}>
				<bdi>{ownerNameOf(s, language)}</bdi>
			</td>
			<td data-label={t.booking} className={`${cell} numbers`}>
				<bdi>{number}</bdi>
			</td>
			<td data-label={t.category} className={cell}>
				{texts.bodyTypes[s.carCategory]}
			</td>
			<td data-label={t.rental} className={moneyCell}>
				{format.jod(s.totalRentalJod)}
			</td>
			<td data-label={t.fee} className={moneyCell}>
				{format.jod(s.platformFeeJod)}
			</td>
			<td data-label={t.payout} className={`${moneyCell} font-semibold`}>
				{format.jod(s.finalOwnerSettlementJod)}
			</td>
			<td data-label={t.status} className={cell}>
				<StatusSelect settlement={s} />
			</td>
			<td data-label={t.details} className={cell}>
				<Button variant="quiet" aria-label={t.view(number)} aria-haspopup="dialog" onPointerDown={preloadDialog} onClick={() => onShow(s)}>
					{finance.details.open}
				</Button>
			</td>
		</tr>
	);
}
