/** Payouts as a table: owner, amount, account, and actions. */
import { TriangleAlert } from 'lucide-react';
import type { AdminPayout } from '#contract/payout-batches.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { cell, headCell, moneyCell, moneyHead, TableFrame } from '#web/features/finances/table-frame.tsx';
import type { FinanceTexts } from '#web/features/finances/texts.en.ts';
import { payoutTone } from '#web/features/finances/tones.ts';
import { ownerNameOf } from '#web/features/people/people.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Badge, StatusBadge } from '#web/ui/badge.tsx';
import { Checkbox } from '#web/ui/field.tsx';
import { PayoutActions } from './payout-actions.tsx';
import type { AdminPayoutTexts } from './texts.en.ts';

export type Choosing = { chosen: ReadonlySet<string>; onChange(chosen: ReadonlySet<string>): void };
type PayoutTableProps = { payouts: readonly AdminPayout[]; choosing?: Choosing };

export function PayoutTable({ payouts, choosing }: PayoutTableProps) {
	const { table: t } = useScreenTexts<{ adminPayout: AdminPayoutTexts }>().adminPayout;
	const all = choosing !== undefined && payouts.every(({ id }) => choosing.chosen.has(id));
	return (
		<TableFrame label={t.title} isStacked>
			<thead className="border-line border-b bg-sunken">
				<tr>
					{choosing && (
						<th scope="col" className="ps-3">
							<Checkbox
								label={<span className="sr-only">{t.all}</span>}
								checked={all}
								onChange={() => choosing.onChange(new Set(all ? [] : payouts.map(({ id }) => id)))}
							/>
						</th>
					)}
					<th scope="col" className={headCell}>
						{t.owner}
					</th>
					<th scope="col" className={headCell}>
						{t.booking}
					</th>
					<th scope="col" className={moneyHead}>
						{t.amount}
					</th>
					<th scope="col" className={headCell}>
						{t.to}
					</th>
					<th scope="col" className={headCell}>
						{t.due}
					</th>
					<th scope="col" className={headCell}>
						{t.state}
					</th>
					{!choosing && (
						<th scope="col" className={headCell}>
							{t.act}
						</th>
					)}
				</tr>
			</thead>
			<tbody className="divide-y divide-line">
				{payouts.map((payout) => (
					<Row key={payout.id} payout={payout} {...(choosing && { choosing })} />
				))}
			</tbody>
		</TableFrame>
	);
}

function Row({ payout: p, choosing }: { payout: AdminPayout; choosing?: Choosing }) {
	const { adminPayout: t } = useScreenTexts<{ adminPayout: AdminPayoutTexts }>();
	const { payout: words } = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const { format, language } = useLanguage();
	const toggle = () => {
		const next = new Set(choosing?.chosen);
		if (!next.delete(p.id)) next.add(p.id);
		choosing?.onChange(next);
	};
	return (
		<tr data-testid="payout-row">
			{choosing && (
				<td className="ps-3">
					<Checkbox
						label={<span className="sr-only">{t.table.choose(ownerNameOf(p, language), format.jod(p.amountJod))}</span>}
						checked={choosing.chosen.has(p.id)}
						onChange={toggle}
					/>
				</td>
			)}
			<td data-label={t.table.owner} className={cell}>
				<bdi>{ownerNameOf(p, language)}</bdi>
			</td>
			<td data-label={t.table.booking} className={cell}>
				<bdi className="numbers">{p.bookingId.slice(0, 8)}</bdi>
				<span className="block text-muted text-xs">{words.source[p.source]}</span>
			</td>
			<td data-label={t.table.amount} className={`${moneyCell} font-semibold`}>
				{format.jod(p.amountJod)}
			</td>
			<td data-label={t.table.to} className={cell}>
				<bdi dir="ltr" className="numbers whitespace-nowrap">
					{p.destination ?? t.noDetails}
				</bdi>
				{p.detailsAreNew && (
					<span className="mt-1 block">
						<Badge tone="warning" icon={<TriangleAlert aria-hidden />}>
							{t.newDetails}
						</Badge>
					</span>
				)}
			</td>
			<td suppressHydrationWarning data-label={t.table.due} className={`${cell} whitespace-nowrap`}>
				{format.date(p.dueAt)}
			</td>
			<td data-label={t.table.state} className={cell}>
				<StatusBadge tone={payoutTone[p.state]}>{words.status[p.state]}</StatusBadge>
				<PayoutStatusLine payout={p} />
			</td>
			{!choosing && (
				<td data-label={t.table.act} className={cell}>
					<PayoutActions payout={p} />
				</td>
			)}
		</tr>
	);
}

/** Details of its state. */
function PayoutStatusLine({ payout: p }: { payout: AdminPayout }) {
	const { adminPayout: t } = useScreenTexts<{ adminPayout: AdminPayoutTexts }>();
	const { payout: words } = useScreenTexts<{ finance: FinanceTexts }>().finance;
	const format = useFormat();
	return (
		<span className="mt-1 block max-w-64 text-muted text-xs">
			{p.obstacle && <span className="block text-warning-text">{words.obstacle[p.obstacle]}</span>}
			{p.failure && (
				<span className="block text-danger">
					<bdi>{p.failure}</bdi>
				</span>
			)}
			{p.attempt > 1 && <span className="block">{t.attempt(format.number(p.attempt))}</span>}
			{p.bankReference && (
				<span className="block">{p.bankReference === 'BY_HAND' ? t.byHand : <bdi>{t.reference(p.bankReference)}</bdi>}</span>
			)}
			{p.batchId && p.batchNumber !== null && (
				<Link href={`/admin/payouts/${p.batchId}`} className="inline-flex min-h-11 items-center text-primary hover:underline lg:min-h-6">
					{t.batch(format.number(p.batchNumber))}
				</Link>
			)}
		</span>
	);
}
