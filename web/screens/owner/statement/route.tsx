/** The statement of an owner's account for a month, from the ledger: for the screen, for printing, and as a file. */
import { useQuery } from '@tanstack/react-query';
import { Download, Printer } from 'lucide-react';
import { useSearch } from 'wouter';
import { formatFils, parseFils } from '#contract/money.ts';
import { ownerStatement, type Statement, statementParts } from '#contract/statements.ts';
import { pathOf } from '#web/browser/fetching.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { monthIn } from '#web/features/finances/month-in-address.ts';
import { MonthSelect } from '#web/features/finances/month-select.tsx';
import { cell, headCell, moneyCell, moneyHead, TableFrame } from '#web/features/finances/table-frame.tsx';
import { signedAmount } from '#web/features/ledger/signed-jod.ts';
import { useLanguage, useScreenTexts } from '#web/i18n/context.tsx';
import { Button, buttonStyle } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { BookingLink } from '../booking-link.tsx';
import { FinancePage } from '../finance-page.tsx';
import type { StatementTexts } from './texts.en.ts';

/** Shown on wide screens and in print. */
const wide = '@max-4xl:hidden print:table-cell';
/** Shown where the page is narrow: one signed amount per entry, with the date above its description. */
const narrow = '@4xl:hidden print:hidden';

/** Makes all columns fit the width of a sheet. */
const onPaper = 'print:[&_td]:px-1 print:[&_td]:py-0.5 print:[&_td]:text-[10px] print:[&_th]:px-1 print:[&_th]:text-[10px]';

export default function StatementScreen() {
	const t = useScreenTexts<StatementTexts>();
	const query = monthIn(new URLSearchParams(useSearch()));
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(ownerStatement, { query }), ...refetchOnVisit });
	return (
		<FinancePage testId="page-owner-statement" heading={t.heading} lead={t.lead} aside={data && <Actions statement={data} />}>
			{data && <StatementSheet statement={data} />}
			{!data && error && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />}
			{!data && !error && <Skeleton className="h-96 w-full" />}
		</FinancePage>
	);
}

function Actions({ statement: { month } }: { statement: Statement }) {
	const t = useScreenTexts<StatementTexts>();
	return (
		<div className="flex flex-wrap items-end gap-3 print:hidden">
			<MonthSelect label={t.month} month={month} />
			<a href={pathOf(ownerStatement, { query: { month, format: 'csv' } })} download className={buttonStyle({ variant: 'secondary' })}>
				<Download aria-hidden className="size-5" />
				{t.csv}
			</a>
			<Button className="needs-script" onClick={() => print()}>
				<Printer aria-hidden className="size-5" />
				{t.print}
			</Button>
		</div>
	);
}

/** An amount with its sign; `zero` if it is zero. */
function Signed({ jod, zero = '' }: { jod: string; zero?: string }) {
	const { format } = useLanguage();
	if (Number(jod) === 0) return zero;
	return signedAmount(format, jod);
}

function StatementSheet({ statement }: { statement: Statement }) {
	const t = useScreenTexts<StatementTexts>();
	const { format, language } = useLanguage();
	const { account, month, openingJod, closingJod, sums } = statement;
	return (
		<section aria-label={t.heading} className={`grid gap-3 ${onPaper}`}>
			<p className="numbers">
				<bdi className="font-semibold">{language === 'ar' ? account.nameAr : account.nameEn}</bdi>
				{account.taxNumber && <span className="text-muted"> · {t.taxNumber(account.taxNumber)}</span>}
				<span suppressHydrationWarning className="text-muted">
					{' '}
					· {format.date(`${month}-01`, 'month')} · {t.currency}
				</span>
			</p>
			<TableFrame label={t.table} breaksWords>
				<thead className="border-line border-b bg-sunken">
					<tr>
						<th scope="col" className={`${headCell} ${wide}`}>
							{t.date}
						</th>
						<th scope="col" className={headCell}>
							{t.what}
						</th>
						{statementParts.map((part) => (
							<th key={part} scope="col" className={`${moneyHead} ${wide}`}>
								{t.parts[part]}
							</th>
						))}
						<th scope="col" className={`${moneyHead} ${narrow}`}>
							{t.amount}
						</th>
						<th scope="col" className={moneyHead}>
							{t.balance}
						</th>
					</tr>
				</thead>
				<tbody className="divide-y divide-line">
					<Balance label={t.opening} jod={openingJod} />
					{statement.entries.map((entry, index) => (
						<Entry key={index} entry={entry} />
					))}
				</tbody>
				{/* No tfoot: it would be repeated on each sheet. */}
				<tbody className="border-line border-t" data-testid="statement-sums">
					<tr>
						<td className={`${cell} ${wide}`} />
						<td className={cell}>{t.sum}</td>
						{statementParts.map((part) => (
							<td key={part} className={`${moneyCell} ${wide}`}>
								<Signed jod={sums[part]} zero={format.amount('0.00')} />
							</td>
						))}
						<td className={`${moneyCell} ${narrow}`}>
							<Signed jod={formatFils(parseFils(closingJod) - parseFils(openingJod))} zero={format.amount('0.00')} />
						</td>
						<td />
					</tr>
					<Balance label={t.closing} jod={closingJod} />
				</tbody>
			</TableFrame>
			{statement.entries.length === 0 && <p className="text-muted">{t.nothing}</p>}
			<p className="text-muted text-sm">{t.note}</p>
		</section>
	);
}

function Balance({ label, jod }: { label: string; jod: string }) {
	const { format } = useLanguage();
	return (
		<tr className="bg-sunken font-semibold">
			<td className={`${cell} ${wide}`} />
			<td className={cell}>{label}</td>
			{statementParts.map((part) => (
				<td key={part} className={wide} />
			))}
			<td className={narrow} />
			<td className={moneyCell}>
				<Signed jod={jod} zero={format.amount('0.00')} />
			</td>
		</tr>
	);
}

function Entry({ entry }: { entry: Statement['entries'][number] }) {
	const t = useScreenTexts<StatementTexts>();
	const { format } = useLanguage();
	return (
		<tr data-testid="statement-entry">
			<td suppressHydrationWarning className={`${cell} ${wide} whitespace-nowrap`}>
				{format.date(entry.at)}
			</td>
			<td className={cell}>
				<span suppressHydrationWarning className="block text-muted text-sm @4xl:hidden print:hidden">
					{format.date(entry.at)}
				</span>
				{entry.isReturned ? t.returned : t.kinds[entry.part]}{' '}
				{entry.bookingId && (
					<BookingLink
						id={entry.bookingId}
						aria-label={t.open(entry.bookingId.slice(0, 8))}
						className="numbers inline-flex min-h-11 items-center text-primary hover:underline print:min-h-0"
						alone={<span className="numbers text-muted">{entry.bookingId.slice(0, 8)}</span>}
					>
						{entry.bookingId.slice(0, 8)}
					</BookingLink>
				)}
			</td>
			{statementParts.map((part) => (
				<td key={part} className={`${moneyCell} ${wide}`}>
					<Signed jod={entry[part]} />
				</td>
			))}
			<td className={`${moneyCell} ${narrow}`}>
				<Signed jod={entry.totalJod} />
			</td>
			<td className={`${moneyCell} font-medium`}>
				<Signed jod={entry.balanceJod} zero={format.amount('0.00')} />
			</td>
		</tr>
	);
}
