/** Routes of the calls about invoices and statements. */
import * as invoices from '#contract/invoices.ts';
import { ownerStatement } from '#contract/statements.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { setPage } from '#server/platform/http/pages.ts';
import { bind, type Route } from '#server/platform/http/route.ts';
import {
	type InvoicePage,
	readAllInvoices,
	readBookingInvoices,
	readInvoice,
	readOwnerInvoices,
	serveInvoiceXml,
} from './read-invoices.ts';
import { readStatement, statementFile } from './read-statement.ts';

function answerWithPage({ items, next, total }: InvoicePage, call: { headers: Headers; request: Request }): InvoicePage['items'] {
	setPage(call, { next, total });
	return items;
}

export const invoiceRoutes = (platform: Platform): Route[] => [
	bind(invoices.ownerInvoices, async (call) => answerWithPage(await readOwnerInvoices(platform, call.caller, call.query), call)),
	bind(invoices.bookingInvoices, ({ caller, params }) => readBookingInvoices(platform, caller, params.id)),
	bind(invoices.getInvoice, ({ caller, params }) => readInvoice(platform, caller, params.id)),
	bind(invoices.getInvoiceXml, ({ caller, params }) => serveInvoiceXml(platform, caller, params.id)),
	bind(invoices.listInvoices, async (call) => answerWithPage(await readAllInvoices(platform, call.caller, call.query), call)),
	bind(ownerStatement, ({ caller, query, language }) =>
		query.format === 'csv' ? statementFile(platform, caller, query.month, language) : readStatement(platform, caller, query.month),
	),
];
