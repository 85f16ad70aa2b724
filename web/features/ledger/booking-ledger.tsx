/** Ledger entries of one booking: each with its accounts, and the totals of both sides. */
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useId } from 'react';
import { type BookingStatement, type EntryKind, getBookingStatement } from '#contract/ledger.ts';
import { formatFils, parseFils } from '#contract/money.ts';
import { queryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { useFormat, useLanguage } from '#web/i18n/context.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Skeleton } from '#web/ui/states.tsx';
import { signedJod } from './signed-jod.ts';
import { ledger as ar } from './texts.ar.ts';
import { ledger as en, type LedgerTexts } from './texts.en.ts';

const words = { en, ar };

/** Loaded with the entries, which most visits of a screen never open. */
const useLedgerTexts = (): LedgerTexts => words[useLanguage().language];

type Entry = BookingStatement[number];
type Line = Entry['lines'][number];

export function BookingLedger({ bookingId }: { bookingId: string }) {
	const { ofBooking: t } = useLedgerTexts();
	const id = useId();
	const { data, error, refetch, isFetching } = useQuery({
		...queryFor(getBookingStatement, { params: { id: bookingId } }),
		...refetchOnVisit,
	});
	const failed = error && !data;
	return (
		<section
			aria-labelledby={id}
			aria-busy={!data && !failed}
			// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls within its dialog, and a scrolling region must be reachable by keyboard
			tabIndex={0}
			data-testid="booking-ledger"
			className="border-line border-t pt-4 focus-visible:outline-2 focus-visible:outline-primary"
		>
			<h3 id={id} className="font-semibold">
				{t.title}
			</h3>
			{failed && <ErrorState title={t.error} error={error} retry={() => void refetch()} busy={isFetching} className="py-6" />}
			{!data && !failed && <Skeleton className="mt-3 h-64 w-full" />}
			{data?.length === 0 && <p className="mt-1 text-muted text-sm">{t.empty}</p>}
			{data && data.length > 0 && (
				<>
					<p className="mt-1 text-muted text-sm">{t.lead}</p>
					<Statement entries={data} labelledBy={id} />
				</>
			)}
		</section>
	);
}

const money = 'whitespace-nowrap py-1.5 ps-3 text-end sm:ps-6';
/** On a phone only debit and credit are displayed beside each account. */
const wide = clsx(money, 'hidden sm:table-cell');

function Statement({ entries, labelledBy }: { entries: readonly Entry[]; labelledBy: string }) {
	const t = useLedgerTexts();
	const format = useFormat();
	const lines = entries.flatMap((entry) => entry.lines);
	const sum = (of: (line: Line) => string) => format.jod(formatFils(lines.reduce((fils, line) => fils + parseFils(of(line)), 0n)));
	return (
		<table aria-labelledby={labelledBy} className="numbers mt-3 w-full text-sm">
			<thead className="text-muted">
				<tr>
					<th scope="col" className="py-2 text-start font-medium">
						{t.account}
					</th>
					<th scope="col" className={clsx(money, 'font-medium')}>
						{t.debit}
					</th>
					<th scope="col" className={clsx(money, 'font-medium')}>
						{t.credit}
					</th>
					<th scope="col" className={clsx(wide, 'font-medium')}>
						{t.balance}
					</th>
				</tr>
			</thead>
			{entries.map((entry) => (
				<EntryLines key={entry.event} entry={entry} />
			))}
			<tfoot>
				<tr className="border-accent border-t-2 font-semibold">
					<th scope="row" className="py-2 text-start font-semibold">
						{t.sum}
					</th>
					<td className={money}>{sum(({ debitJod }) => debitJod)}</td>
					<td className={money}>{sum(({ creditJod }) => creditJod)}</td>
					<td className={wide} />
				</tr>
			</tfoot>
		</table>
	);
}

function EntryLines({ entry }: { entry: Entry }) {
	const t = useLedgerTexts();
	const format = useFormat();
	const [kind] = entry.event.split(':') as [EntryKind];
	const amountText = (jod: string) => Number(jod) !== 0 && format.jod(jod);
	return (
		<tbody className="border-line border-t">
			<tr>
				<th scope="rowgroup" colSpan={4} className="pt-2.5 pb-1 text-start font-medium">
					{t.kinds[kind]}
					<span suppressHydrationWarning className="ms-2 inline-block font-normal text-muted">
						{format.date(entry.occurredAt, 'moment')}
					</span>
				</th>
			</tr>
			{entry.lines.map((line) => (
				// An entry has one line per account.
				<tr key={line.account} className="last:*:pb-2.5">
					<th scope="row" className="py-1.5 ps-3 text-start font-normal text-muted">
						{t.accounts[line.account]}
					</th>
					<td className={money}>{amountText(line.debitJod)}</td>
					<td className={money}>{amountText(line.creditJod)}</td>
					<td className={clsx(wide, 'text-muted')}>{signedJod(format, line.balanceJod)}</td>
				</tr>
			))}
		</tbody>
	);
}
