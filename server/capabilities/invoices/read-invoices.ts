/** Invoices for their parties: the owner, the renter of an office's rental, and admins. */
import type { InputOf } from '#contract/endpoint.ts';
import type { Invoice, InvoiceSummary, listInvoices as listCall, ownerInvoices } from '#contract/invoices.ts';
import { ammanIso, monthPeriod } from '#contract/time.ts';
import { bookingById } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { readPageInOrder } from '#server/platform/http/pages.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { printedNumber, threeDecimals } from './rules.ts';
import {
	countInvoices,
	type InvoiceRow,
	type InvoicesOf,
	invoicesByIds,
	invoicesOfBooking,
	type LineRow,
	linesOf,
	listInvoices,
} from './sql.ts';
import { toUbl } from './ubl.ts';

export type InvoicePage = { items: InvoiceSummary[]; next: string | null; total: number };

export async function readOwnerInvoices(
	platform: Platform,
	caller: Caller,
	query: InputOf<typeof ownerInvoices>['query'],
): Promise<InvoicePage> {
	return readPage(platform, caller, query, { ownerId: caller.userId, ...(query.month && { period: monthPeriod(query.month) }) });
}

export async function readAllInvoices(platform: Platform, caller: Caller, query: InputOf<typeof listCall>['query']): Promise<InvoicePage> {
	const { month, kind, document, ownerId, q, order } = query;
	return readPage(platform, caller, query, {
		...{ q, order },
		...(document && { document }),
		...(ownerId && { ownerId }),
		...(kind && { kind }),
		...(month && { period: monthPeriod(month) }),
	});
}

type Paged = { limit: number; cursor?: string | undefined };

async function readPage({ db }: Platform, caller: Caller, paged: Paged, filter: InvoicesOf): Promise<InvoicePage> {
	const { page, ...list } = await readPageInOrder(
		{ ...paged, order: filter.order },
		caller.lang,
		(part) => listInvoices(db, { ...filter, ...part }),
		() => countInvoices(db, filter),
	);
	const credited = await invoicesByIds(
		db,
		page.flatMap((row) => row.credits_id ?? []),
	);
	return { items: page.map((row) => present(row, credited)), ...list };
}

/** The fee is between the office and the platform: the renter sees only the invoice of the rental. */
const mayRead = (row: InvoiceRow, caller: Caller): boolean =>
	row.owner_id === caller.userId || (row.kind === 'RENTAL' && row.renter_id === caller.userId) || isAdmin(caller);

/** Throws BOOKING_NOT_FOUND, also for callers who are not a party of it. */
export async function readBookingInvoices({ db }: Platform, caller: Caller, bookingId: string): Promise<InvoiceSummary[]> {
	const booking = await bookingById(db, bookingId);
	if (!booking || !(booking.owner_id === caller.userId || booking.renter_id === caller.userId || isAdmin(caller)))
		throw refuse('BOOKING_NOT_FOUND');
	const rows = await invoicesOfBooking(db, bookingId);
	return rows.filter((row) => mayRead(row, caller)).map((row) => present(row, rows));
}

/** Throws INVOICE_NOT_FOUND, also for callers who may not read it. */
export async function readInvoice({ db }: Platform, caller: Caller, id: string): Promise<Invoice> {
	const [row] = await invoicesByIds(db, [id]);
	if (!row || !mayRead(row, caller)) throw refuse('INVOICE_NOT_FOUND');
	const [lines, ofBooking] = await Promise.all([linesOf(db, id), invoicesOfBooking(db, row.booking_id)]);
	// Credit notes of a process of the former release have a copy of it.
	const promoFils = row.document === 'INVOICE' ? row.promo_fils : 0n;
	return {
		...present(row, ofBooking),
		seller: { nameEn: row.seller_name_en, nameAr: row.seller_name_ar, taxNumber: row.seller_tax_number },
		suppliedOn: row.supplied_on,
		taxPercent: row.tax_percent,
		netJod: threeDecimals(row.net_fils),
		taxJod: threeDecimals(row.tax_fils),
		promoJod: threeDecimals(promoFils),
		payableJod: threeDecimals(row.total_fils - promoFils),
		lines: lines.map(presentLine),
		creditNotes: ofBooking.filter((each) => each.credits_id === id).map(reference),
	};
}

export async function serveInvoiceXml(platform: Platform, caller: Caller, id: string): Promise<Response> {
	const invoice = await readInvoice(platform, caller, id);
	return new Response(toUbl(invoice), {
		headers: {
			'content-type': 'application/xml; charset=utf-8',
			'content-disposition': `attachment; filename="${invoice.number}.xml"`,
			'cache-control': 'private, no-store',
			'x-content-type-options': 'nosniff',
		},
	});
}

const reference = ({ id, kind, document, number }: InvoiceRow) => ({ id, number: printedNumber(kind, document, number) });

function present(row: InvoiceRow, others: readonly InvoiceRow[]): InvoiceSummary {
	const credited = others.find(({ id }) => id === row.credits_id);
	return {
		...reference(row),
		kind: row.kind,
		document: row.document,
		issuedAt: ammanIso(row.issued_at),
		bookingId: row.booking_id,
		buyer: { nameEn: row.buyer_name_en, nameAr: row.buyer_name_ar, taxNumber: row.buyer_tax_number },
		totalJod: threeDecimals(row.total_fils),
		credits: credited ? reference(credited) : null,
	};
}

const presentLine = (line: LineRow): Invoice['lines'][number] => ({
	...{ textEn: line.text_en, textAr: line.text_ar, quantity: line.quantity },
	netJod: threeDecimals(line.net_fils),
	taxJod: threeDecimals(line.tax_fils),
	totalJod: threeDecimals(line.net_fils + line.tax_fils),
});
