/** Earnings by booking with totals. On a phone the calculation is below the car. */

import type { Earning, earningsTotals } from '#contract/earnings.ts';
import type { ResponseOf } from '#contract/endpoint.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { signedAmount, signedJod } from '#web/features/ledger/signed-jod.ts';
import { carOfRow } from '#web/i18n/car-name.ts';
import { useFormat, useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import type { Format } from '#web/i18n/format.ts';
import type { EarningsTexts } from './texts.en.ts';

type Sums = ResponseOf<typeof earningsTotals>['total'];

const head = 'px-3 py-3 text-start font-medium text-muted text-sm';
const money = 'numbers whitespace-nowrap px-3 py-3 text-end';
const wide = 'max-lg:hidden';

export function EarningsTable({ rows, total }: { rows: readonly Earning[]; total: Sums | undefined }) {
	const { table: t } = useScreenTexts<EarningsTexts>();
	return (
		<div className="relative overflow-hidden rounded-card border border-line bg-surface">
			<table className="w-full">
				<caption className="sr-only">{t.title}</caption>
				<thead className="border-line border-b bg-sunken">
					<tr>
						<th scope="col" className={`${head} max-sm:hidden`}>
							{t.date}
						</th>
						<th scope="col" className={head}>
							{t.car}
						</th>
						{[t.gross, t.fee, t.gateway, t.deductions].map((label) => (
							<th key={label} scope="col" className={`${head} ${wide} text-end!`}>
								{label}
							</th>
						))}
						<th scope="col" className={`${head} text-end!`}>
							{t.net}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					{rows.map((row) => (
						<Row key={row.id} row={row} />
					))}
				</tbody>
				{total && <Foot total={total} />}
			</table>
		</div>
	);
}

function Row({ row }: { row: Earning }) {
	const { table: t } = useScreenTexts<EarningsTexts>();
	const { format, language } = useLanguage();
	const number = row.bookingId.slice(0, 8);
	const date = (
		<time suppressHydrationWarning dateTime={row.settledAt}>
			{format.date(row.settledAt, 'medium')}
		</time>
	);
	return (
		<tr data-testid="earning-row">
			<td className="whitespace-nowrap px-3 py-3 text-sm max-sm:hidden">{date}</td>
			<td className="px-3 py-2">
				<bdi className="font-medium">{carOfRow(row, language)}</bdi>
				{row.source === 'CANCELLATION' && <span className="block text-muted text-sm">{t.cancelled}</span>}
				{Number(row.goodwill) !== 0 && <span className="numbers block text-muted text-sm">{t.goodwill(format.jod(row.goodwill))}</span>}
				<span className="flex flex-wrap items-center gap-x-3 text-muted text-sm">
					<span className="sm:hidden">{date}</span>
					<Link
						href="/owner/bookings?tab=completed"
						aria-label={t.open(number)}
						className="numbers inline-flex min-h-11 items-center text-primary hover:underline lg:min-h-6"
					>
						{number}
					</Link>
				</span>
				<span className="block text-muted text-xs lg:hidden">
					<span className="numbers">
						{format.amount(row.grossAmount)}
						{[`-${row.platformFee}`, row.refunds, row.goodwill].map((jod) => Number(jod) !== 0 && ` ${withSign(jod, format)}`)}
					</span>
				</span>
			</td>
			<td className={`${money} ${wide}`}>{format.amount(row.grossAmount)}</td>
			<td className={`${money} ${wide}`}>{withSign(`-${row.platformFee}`, format)}</td>
			<td className={`${money} ${wide}`}>{format.amount(row.gatewayFee)}</td>
			<td className={`${money} ${wide}`}>{withSign(row.refunds, format)}</td>
			<td className={`${money} font-semibold`}>{signedJod(format, row.netAmount)}</td>
		</tr>
	);
}

/** With its plus or minus. Negative if a renter's claim refunded more than the deposit compensated. */
const withSign = (jod: string, format: Format): string =>
	Number(jod) === 0 ? format.amount('0.00') : `${jod.startsWith('-') ? '' : '+'}${signedAmount(format, jod)}`;

function Foot({ total }: { total: Sums }) {
	const { table: t, figures } = useScreenTexts<EarningsTexts>();
	const format = useFormat();
	return (
		<tfoot className="border-line border-t bg-sunken font-semibold" data-testid="earnings-total">
			<tr>
				<td className="px-3 py-3 max-sm:hidden">{t.total}</td>
				<td className="px-3 py-3 font-normal text-muted text-sm">
					{format.plural(figures.count, total.count)}
					{Number(total.goodwill) !== 0 && <span className="numbers block">{t.goodwill(format.jod(total.goodwill))}</span>}
				</td>
				<td className={`${money} ${wide}`}>{format.amount(total.grossAmount)}</td>
				<td className={`${money} ${wide}`}>{withSign(`-${total.platformFee}`, format)}</td>
				<td className={`${money} ${wide}`}>{format.amount(total.gatewayFee)}</td>
				<td className={`${money} ${wide}`}>{withSign(total.refunds, format)}</td>
				<td className={money}>{signedJod(format, total.netAmount)}</td>
			</tr>
		</tfoot>
	);
}
