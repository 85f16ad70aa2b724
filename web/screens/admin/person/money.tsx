/** A person's money: sums of both sides, then payments, settlements and payouts. */
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { AdminPayout } from '#contract/payout-batches.ts';
import type { PersonFile } from '#contract/person-file.ts';
import type { AdminSettlement } from '#contract/settlement-lists.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { refetchOnVisit } from '#web/browser/queries.ts';
import { DescriptionList } from '#web/features/admin/description-list.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { cell, headCell, moneyCell, moneyHead, TableFrame } from '#web/features/finances/table-frame.tsx';
import { payoutTone, settlementTone } from '#web/features/finances/tones.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { StatusBadge } from '#web/ui/badge.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { payoutsOf, settlementsOf } from './loader.ts';
import type { AdminPersonTexts } from './texts.en.ts';

const SHORT = 8;

export function Money({ file }: { file: PersonFile }) {
	const { money: t } = useScreenTexts<AdminPersonTexts>();
	const format = useFormat();
	const { money, person } = file;
	return (
		<div className="grid gap-6">
			<div className="grid gap-5 lg:grid-cols-2 [&_dl]:grid-cols-2">
				<Panel title={t.asRenter}>
					<DescriptionList
						facts={[
							[t.paid, format.jod(money.paidJod)],
							[t.refunded, format.jod(money.refundedJod)],
							[t.refundsOpen, format.jod(money.refundsOpenJod)],
							[t.depositsHeld, format.jod(money.depositsHeldJod)],
						]}
					/>
				</Panel>
				<Panel title={t.asOwner}>
					<DescriptionList
						facts={[
							[t.payable, format.jod(money.payableJod)],
							[t.settlementsWaiting, format.jod(money.settlementsWaitingJod)],
							[t.payoutsOpen, format.jod(money.payoutsOpenJod)],
							[t.payoutsPaid, format.jod(money.payoutsPaidJod)],
						]}
					/>
				</Panel>
			</div>
			<Payments payments={money.payments} />
			<Settlements personId={person.id} />
			<Payouts personId={person.id} />
		</div>
	);
}

/** Cells of a row: date, booking, what it is for or its status, then amounts. */
type Row = { key: string; date: string; bookingId: string; text: ReactNode; amounts: readonly string[] };

type MoneyTableProps = { label: string; textColumn: string; columns: readonly string[]; rows: readonly Row[] };

function MoneyTable({ label, textColumn, columns, rows }: MoneyTableProps) {
	const { money: t } = useScreenTexts<AdminPersonTexts>();
	const format = useFormat();
	return (
		<TableFrame label={label} isStacked>
			<thead className="border-line border-b bg-sunken">
				<tr>
					{[t.date, t.booking, textColumn].map((column) => (
						<th key={column} scope="col" className={headCell}>
							{column}
						</th>
					))}
					{columns.map((column) => (
						<th key={column} scope="col" className={moneyHead}>
							{column}
						</th>
					))}
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{rows.map(({ key, date, bookingId, text, amounts }) => (
					<tr key={key}>
						<td suppressHydrationWarning data-label={t.date} className={`${cell} numbers whitespace-nowrap`}>
							{format.date(date)}
						</td>
						<td data-label={t.booking} className={`${cell} numbers`}>
							<Link href={`/booking/${bookingId}`} className="text-primary hover:underline">
								<bdi>{bookingId.slice(0, SHORT)}</bdi>
							</Link>
						</td>
						<td data-label={textColumn} className={cell}>
							{text}
						</td>
						{amounts.map((jod, index) => (
							<td key={columns[index]} data-label={columns[index]} className={moneyCell}>
								{format.jod(jod)}
							</td>
						))}
					</tr>
				))}
			</tbody>
		</TableFrame>
	);
}

function Payments({ payments }: { payments: PersonFile['money']['payments'] }) {
	const { money: t } = useScreenTexts<AdminPersonTexts>();
	if (payments.length === 0) return null;
	return (
		<section className="grid gap-3">
			<h2 className="font-semibold text-lg">{t.payments}</h2>
			<MoneyTable
				label={t.payments}
				textColumn={t.purpose}
				columns={[t.amount, t.refunded, t.refundsOpen]}
				rows={payments.map((each) => ({
					...{ key: each.id, date: each.paidAt, bookingId: each.bookingId, text: t.purposes[each.purpose] },
					amounts: [each.amountJod, each.refundedJod, each.refundOpenJod],
				}))}
			/>
		</section>
	);
}

function Settlements({ personId }: { personId: string }) {
	const { money: t, finance } = useScreenTexts<AdminPersonTexts>();
	const results = useInfiniteQuery({ ...settlementsOf(personId), ...refetchOnVisit });
	const row = (each: AdminSettlement): Row => ({
		...{ key: each.id, date: each.createdAt, bookingId: each.bookingId },
		text: <StatusBadge tone={settlementTone[each.status]}>{finance.settlementStatus[each.status]}</StatusBadge>,
		amounts: [each.totalRentalJod, each.platformFeeJod, each.finalOwnerSettlementJod],
	});
	return (
		<section className="grid gap-3">
			<h2 className="font-semibold text-lg">{t.settlements}</h2>
			<FinanceList found={results} error={t.error} empty={<p className="text-muted text-sm">{t.noSettlements}</p>}>
				{(items) => (
					<MoneyTable label={t.settlements} textColumn={t.state} columns={[t.rental, t.fee, t.ownersShare]} rows={items.map(row)} />
				)}
			</FinanceList>
		</section>
	);
}

function Payouts({ personId }: { personId: string }) {
	const { money: t } = useScreenTexts<AdminPersonTexts>();
	const results = useInfiniteQuery({ ...payoutsOf(personId), ...refetchOnVisit });
	const row = (each: AdminPayout): Row => ({
		...{ key: each.id, date: each.dueAt, bookingId: each.bookingId },
		text: <StatusBadge tone={payoutTone[each.state]}>{t.payoutStates[each.state]}</StatusBadge>,
		amounts: [each.amountJod],
	});
	return (
		<section className="grid gap-3">
			<h2 className="font-semibold text-lg">{t.payouts}</h2>
			<FinanceList found={results} error={t.error} empty={<p className="text-muted text-sm">{t.noPayouts}</p>}>
				{(items) => <MoneyTable label={t.payouts} textColumn={t.state} columns={[t.amount]} rows={items.map(row)} />}
			</FinanceList>
		</section>
	);
}
