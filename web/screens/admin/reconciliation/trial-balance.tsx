/** Trial balance of the whole ledger. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useSearch } from 'wouter';
import { type TrialBalance as Balance, getTrialBalance } from '#contract/ledger.ts';
import { Link } from '#web/browser/navigation/link.tsx';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { signedJod } from '#web/features/ledger/signed-jod.ts';
import type { LedgerTexts } from '#web/features/ledger/texts.en.ts';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { booksQuery } from './loader.ts';
import type { ReconciliationTexts } from './texts.en.ts';

export function TrialBalance() {
	const { books: t } = useScreenTexts<ReconciliationTexts>();
	const format = useFormat();
	const asked = booksQuery(new URLSearchParams(useSearch()));
	const { data, error, refetch, isFetching } = useQuery({ ...queryFor(getTrialBalance, asked), ...refetchOnVisit });
	if (error && !data) return <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} />;
	return (
		<Panel
			title={asked.query.month ? t.monthTitle(format.date(`${asked.query.month}-01`, 'month')) : t.title}
			lead={t.lead}
			aside={
				asked.query.month && (
					<Link href="/admin/reconciliation?tab=books" className="text-primary text-sm hover:underline">
						{t.allTime}
					</Link>
				)
			}
		>
			{data ? <Table balance={data} /> : <Skeleton className="h-96 w-full" />}
		</Panel>
	);
}

const cell = 'whitespace-nowrap py-2.5 ps-3 text-end align-top lg:ps-6';
const wide = clsx(cell, '@max-xl:hidden');

/** Where the page is narrow, debit and credit are below the name of each account. */
function Table({ balance }: { balance: Balance }) {
	const t = useScreenTexts<{ ledger: LedgerTexts }>().ledger;
	const format = useFormat();
	return (
		<div className="@container">
			<table className="numbers w-full">
				<thead className="text-muted text-sm">
					<tr>
						<th scope="col" className="py-2 text-start font-medium">
							{t.account}
						</th>
						<th scope="col" className={clsx(wide, 'font-medium')}>
							{t.debit}
						</th>
						<th scope="col" className={clsx(wide, 'font-medium')}>
							{t.credit}
						</th>
						<th scope="col" className={clsx(cell, 'font-medium')}>
							{t.balance}
						</th>
					</tr>
				</thead>
				<tbody>
					{balance.lines.map((line) => (
						<tr key={line.account} className="border-line border-t">
							<th scope="row" className="py-2.5 text-start font-normal">
								{t.accounts[line.account]}
								<Sides of={line} />
							</th>
							<td className={wide}>{format.jod(line.debitJod)}</td>
							<td className={wide}>{format.jod(line.creditJod)}</td>
							<td className={clsx(cell, 'font-medium')}>{signedJod(format, line.balanceJod)}</td>
						</tr>
					))}
				</tbody>
				<tfoot>
					<tr className="border-accent border-t-2 font-semibold">
						<th scope="row" className="py-2.5 text-start font-semibold">
							{t.sum}
							<Sides of={balance} />
						</th>
						<td className={wide}>{format.jod(balance.debitJod)}</td>
						<td className={wide}>{format.jod(balance.creditJod)}</td>
						<td className={cell} />
					</tr>
				</tfoot>
			</table>
		</div>
	);
}

function Sides({ of: { debitJod, creditJod } }: { of: { debitJod: string; creditJod: string } }) {
	const t = useScreenTexts<{ ledger: LedgerTexts }>().ledger;
	const format = useFormat();
	return (
		<span className="flex flex-wrap gap-x-4 font-normal text-muted text-sm @xl:hidden">
			<span>
				{t.debit} {format.amount(debitJod)}
			</span>
			<span>
				{t.credit} {format.amount(creditJod)}
			</span>
		</span>
	);
}
