/** Loader of the invoices, searched and filtered as the address says. */
import { invoiceDocuments, invoiceKinds, listInvoices } from '#contract/invoices.ts';
import { amountOrders } from '#contract/paging.ts';
import type { Loader } from '#web/browser/loader.ts';
import { infiniteQueryFor } from '#web/browser/queries.ts';
import { searchIn } from '#web/features/admin/list-queries.ts';
import { monthIn } from '#web/features/finances/month-in-address.ts';

export const PATH = '/admin/invoices';

export function filtersFrom(query: URLSearchParams) {
	const kind = invoiceKinds.find((each) => each === query.get('kind'));
	const document = invoiceDocuments.find((each) => each === query.get('document'));
	return { ...monthIn(query), ...(kind && { kind }), ...(document && { document }), ...searchIn(query, amountOrders) };
}

export const loader: Loader = ({ query }, load) => load.pages(infiniteQueryFor(listInvoices, { query: filtersFrom(query) }));
