/** An owner's invoices: those about the platform's fee, and those of an office to its renters; of a month or all. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useSearch } from 'wouter';
import { ownerInvoices } from '#contract/invoices.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { monthIn } from '#web/features/finances/month-in-address.ts';
import { MonthSelect } from '#web/features/finances/month-select.tsx';
import { InvoiceTable } from '#web/features/invoices/invoice-table.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { FinancePage } from '../finance-page.tsx';
import type { OwnerInvoicesTexts } from './texts.en.ts';

export default function OwnerInvoicesScreen() {
	const t = useScreenTexts<OwnerInvoicesTexts>();
	const format = useFormat();
	const query = monthIn(new URLSearchParams(useSearch()));
	const results = useInfiniteQuery({ ...infiniteQueryFor(ownerInvoices, { query }), ...refetchOnVisit });
	useRememberedPages(results);
	const total = results.data?.pages[0]?.total;
	const empty = query.month ? t.nothing : t.empty;
	return (
		<FinancePage
			testId="page-owner-invoices"
			heading={t.heading}
			lead={t.lead}
			aside={<MonthSelect label={t.invoices.month} month={query.month} all={t.invoices.allMonths} />}
		>
			<div>
				<p role="status" className="numbers mb-3 min-h-6 text-muted text-sm">
					{total ? format.plural(t.invoices.count, total) : null}
				</p>
				<FinanceList
					found={results}
					error={t.invoices.error}
					empty={<EmptyState icon={<FileText aria-hidden />} title={empty.title} hint={empty.hint} />}
				>
					{(invoices) => <InvoiceTable invoices={invoices} area="/owner/bookings" />}
				</FinanceList>
				<p className="mt-3 text-muted text-sm">{t.note}</p>
			</div>
		</FinancePage>
	);
}
