/** Invoices and credit notes: the platform's fee to owners, and an office's rental to its renter. Amounts in JOD with three decimals. */
import * as z from 'zod';
import { endpoint, type RefusalText } from './endpoint.ts';
import { paging, searchedWithAmounts } from './paging.ts';
import { month } from './typed-values.ts';

export const invoiceRefusals = {
	INVOICE_NOT_FOUND: { status: 404, en: 'We can’t find this invoice.', ar: 'لم نجد هذه الفاتورة.' },
} as const satisfies Record<string, RefusalText>;

/** PLATFORM_FEE: the platform to the owner. RENTAL: a licensed office to the renter. */
export const invoiceKinds = ['PLATFORM_FEE', 'RENTAL'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];
export const invoiceDocuments = ['INVOICE', 'CREDIT_NOTE'] as const;
export type InvoiceDocument = (typeof invoiceDocuments)[number];

const amount = z.string().regex(/^\d+\.\d{3}$/);

/** `nameAr`: the other name if there is no Arabic one. Empty names: the account was deleted. */
const party = z.object({ nameEn: z.string(), nameAr: z.string(), taxNumber: z.string() });

const invoiceSummary = z.object({
	id: z.uuid(),
	/** As it is printed, such as `MF-000012`: without gaps for each issuer. */
	number: z.string(),
	kind: z.enum(invoiceKinds),
	document: z.enum(invoiceDocuments),
	issuedAt: z.string(),
	bookingId: z.uuid(),
	buyer: party,
	totalJod: amount,
	/** For a credit note: the invoice that it corrects. */
	credits: z.object({ id: z.uuid(), number: z.string() }).nullable(),
});
export type InvoiceSummary = z.output<typeof invoiceSummary>;

export const invoice = invoiceSummary.extend({
	seller: party,
	/** `YYYY-MM-DD`: when the invoiced amount was earned or taken back. */
	suppliedOn: z.string(),
	/** Contained in the total; 0 where no tax is shown. */
	taxPercent: z.int(),
	netJod: amount,
	taxJod: amount,
	/** The part of the total that the platform pays because of its own promo code; the buyer owes the rest. */
	promoJod: amount,
	payableJod: amount,
	lines: z.array(z.object({ textEn: z.string(), textAr: z.string(), quantity: z.int(), netJod: amount, taxJod: amount, totalJod: amount })),
	/** Credit notes for this invoice, oldest first. */
	creditNotes: z.array(z.object({ id: z.uuid(), number: z.string() })),
});
export type Invoice = z.output<typeof invoice>;

export const ownerInvoices = endpoint({
	method: 'GET',
	path: '/api/owner/invoices',
	summary: 'The invoices that the caller’s account received or issued, newest first, of all time or of a month; X-Total-Count counts them.',
	access: 'signed-in',
	team: 'finances',
	query: z.object({ month: month.optional(), ...paging }),
	response: z.array(invoiceSummary),
});

export const bookingInvoices = endpoint({
	method: 'GET',
	path: '/api/bookings/{id}/invoices',
	summary: 'The invoices of a booking, oldest first: all of them for its owner and admins, those of the rental for its renter.',
	access: 'signed-in',
	team: { permission: 'finances', else: 'own' },
	params: z.object({ id: z.uuid() }),
	response: z.array(invoiceSummary),
	refusals: ['BOOKING_NOT_FOUND'],
});

const ofOne = z.object({ id: z.uuid() });

export const getInvoice = endpoint({
	method: 'GET',
	path: '/api/invoices/{id}',
	summary: 'An invoice or credit note, for its owner, the renter of a rental, and admins.',
	access: 'signed-in',
	team: { permission: 'finances', else: 'own' },
	params: ofOne,
	response: invoice,
	refusals: ['INVOICE_NOT_FOUND'],
});

export const getInvoiceXml = endpoint({
	method: 'GET',
	path: '/api/invoices/{id}/ubl.xml',
	summary: 'An invoice or credit note as UBL 2.1 (Invoice or CreditNote).',
	access: 'signed-in',
	team: { permission: 'finances', else: 'own' },
	params: ofOne,
	response: z.unknown(),
	refusals: ['INVOICE_NOT_FOUND'],
});

export const listInvoices = endpoint({
	method: 'GET',
	path: '/api/admin/invoices',
	summary:
		'All invoices, newest first, by month, kind, document or owner. `q`: a number, person, car, plate or booking. X-Total-Count counts them.',
	access: ['ADMIN', 'SUPER_ADMIN'],
	query: z.object({
		month: month.optional(),
		kind: z.enum(invoiceKinds).optional(),
		document: z.enum(invoiceDocuments).optional(),
		ownerId: z.uuid().optional(),
		...searchedWithAmounts,
		...paging,
	}),
	response: z.array(invoiceSummary),
});
