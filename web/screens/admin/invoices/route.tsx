/** All invoices for admins, with search and filters for month and kind. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { FileText, SearchX } from 'lucide-react';
import { useSearch } from 'wouter';
import { invoiceDocuments, invoiceKinds, listInvoices } from '#contract/invoices.ts';
import { amountOrders } from '#contract/paging.ts';
import { useNow } from '#web/browser/page/use-now.ts';
import { infiniteQueryFor, refetchOnVisit } from '#web/browser/queries.ts';
import { SearchForm, useOrderChoice } from '#web/features/admin/search-form.tsx';
import { AdminPage } from '#web/features/finances/admin-page.tsx';
import { FinanceList } from '#web/features/finances/finance-list.tsx';
import { monthsToChoose } from '#web/features/finances/month-in-address.ts';
import { InvoiceTable } from '#web/features/invoices/invoice-table.tsx';
import { useFormat, useScreenTexts } from '#web/i18n/context.tsx';
import { useRememberedPages } from '#web/ui/growing-list.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import { filtersFrom, PATH } from './loader.ts';
import type { AdminInvoicesTexts } from './texts.en.ts';

const HOUR_MS = 3_600_000;

export default function AdminInvoicesScreen() {
	const t = useScreenTexts<AdminInvoicesTexts>();
	const format = useFormat();
	const address = new URLSearchParams(useSearch());
	const query = filtersFrom(address);
	const order = useOrderChoice('newest', amountOrders);
	const months = monthsToChoose(new Date(useNow(HOUR_MS)), query.month);
	const results = useInfiniteQuery({ ...infiniteQueryFor(listInvoices, { query }), ...refetchOnVisit });
	useRememberedPages(results);
	const total = results.data?.pages[0]?.total;
	const { order: _, ...activeFilters } = query;
	const isFiltered = Object.keys(activeFilters).length > 0;
	const empty = isFiltered ? t.desk.list.nothing : t.empty;
	const Icon = isFiltered ? SearchX : FileText;
	return (
		<AdminPage testId="page-admin-invoices" heading={t.heading} lead={t.lead}>
			<div>
				<SearchForm
					label={t.heading}
					path={PATH}
					words={[{ name: 'q', label: t.desk.list.find.invoices }]}
					choices={[
						{
							name: 'month',
							label: t.invoices.month,
							usual: t.invoices.allMonths,
							options: months.map((value) => ({ value, label: format.date(`${value}-01`, 'month') })),
						},
						{ name: 'kind', label: t.invoices.kind, options: invoiceKinds.map((value) => ({ value, label: t.invoices.kinds[value] })) },
						{ name: 'document', label: t.document, options: invoiceDocuments.map((value) => ({ value, label: t.documents[value] })) },
						order,
					]}
					query={address}
					list="invoices"
				/>
				<p role="status" className="numbers mb-3 min-h-6 text-muted text-sm">
					{total ? format.plural(t.invoices.count, total) : null}
				</p>
				<FinanceList
					found={results}
					error={t.invoices.error}
					empty={<EmptyState icon={<Icon aria-hidden />} title={empty.title} hint={empty.hint} />}
				>
					{(invoices) => <InvoiceTable invoices={invoices} area="/booking" />}
				</FinanceList>
				<p className="mt-3 text-muted text-sm">{t.note}</p>
			</div>
		</AdminPage>
	);
}
