/** Formats transactions as PayTabs does. Amounts are decimal text, as in its samples. */
import { formatFils } from '#contract/money.ts';
import { maskNumber } from '../core/cards.ts';
import type { Invoice } from '../core/invoices.ts';
import type { Payment } from '../core/payments.ts';
import type { Refund } from '../core/refunds.ts';

export type LineOverrides = { fils?: bigint; currency?: string };

/** A response not yet sent. */
export type Answer = { status: number; body: unknown };

export const success = (body: unknown): Answer => ({ status: 200, body });
export const failure = (status: number, code: number, message: string): Answer => ({
	status,
	body: { code, message, trace: 'PMNT0000.00000000.00000000' },
});

export const toResponse = ({ status, body }: Answer): Response =>
	new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const seconds = (time: number): string => new Date(time).toISOString().replace(/\.\d+Z$/, 'Z');

export const pageReference = (invoice: Invoice): string => `TST${invoice.id}`;
export const refundReference = (refund: Refund): string => `TST${refund.id}`;

type Result = { status: string; code: string; message: string };
type Line = { ref: string; previous?: string; type: string; description: string; fils: bigint; at: number; result: Result };

const AUTHORISED: Result = { status: 'A', code: 'G10000', message: 'Authorised' };
const PENDING: Result = { status: 'P', code: 'P10000', message: 'Pending' };

function line(invoice: Invoice, { ref, previous, type, description, fils, at, result }: Line, overrides: LineOverrides = {}) {
	return {
		tran_ref: ref,
		...(previous && { previous_tran_ref: previous }),
		tran_type: type,
		cart_id: invoice.externalId ?? '',
		cart_description: description,
		cart_currency: invoice.currency,
		cart_amount: formatFils(type === 'Sale' || type === 'Auth' ? invoice.fils : fils),
		tran_currency: overrides.currency ?? invoice.currency,
		tran_total: formatFils(overrides.fils ?? fils),
		tran_class: 'ECom',
		customer_details: { name: 'Anonymous', email: 'payer@example.com', country: 'JO' },
		payment_result: {
			response_status: result.status,
			response_code: result.code,
			response_message: result.message,
			transaction_time: seconds(at),
		},
	};
}

const typeOf = (invoice: Invoice): string => (invoice.intent === 'auth' ? 'Auth' : 'Sale');

function resultOf(payment: Payment): Result {
	const { status, failure: why, followedUp } = payment;
	if (status === 'INPROGRESS') return PENDING;
	// A void or capture is a transaction of its own; the original stays authorised.
	if (status === 'SUCCESS' || status === 'AUTHORIZE' || followedUp) return AUTHORISED;
	return status === 'CANCELED'
		? { status: 'C', code: 'C10000', message: 'Cancelled' }
		: { status: 'D', code: why?.code ?? 'D10000', message: why?.message ?? 'Declined' };
}

export function paymentLine(invoice: Invoice, payment: Payment, overrides: LineOverrides = {}) {
	const shown = line(
		invoice,
		{
			ref: payment.id,
			type: typeOf(invoice),
			description: 'Booking payment',
			fils: invoice.fils,
			at: payment.createdAt,
			result: resultOf(payment),
		},
		overrides,
	);
	return payment.card
		? { ...shown, payment_info: { payment_method: payment.card.brand, payment_description: maskNumber(payment.card.number) } }
		: shown;
}

/** A page without a card yet. */
export const pageLine = (invoice: Invoice, redirectUrl: string) => ({
	...line(invoice, {
		ref: pageReference(invoice),
		type: typeOf(invoice),
		description: 'Booking payment',
		fils: invoice.fils,
		at: invoice.createdAt,
		result: PENDING,
	}),
	redirect_url: redirectUrl,
});

/** A capture or release of an authorisation. */
export function followUpLine(invoice: Invoice, payment: Payment) {
	const captured = payment.status === 'SUCCESS';
	return line(invoice, {
		ref: `${payment.id}${captured ? 'C' : 'V'}`,
		previous: payment.id,
		type: captured ? 'Capture' : 'Void',
		description: 'Follow-up',
		fils: captured ? payment.chargedFils : invoice.fils,
		at: payment.createdAt,
		result: AUTHORISED,
	});
}

const REFUND_RESULTS: Record<Refund['status'], Result> = {
	PENDING,
	REFUNDED: AUTHORISED,
	CANCELED: { status: 'D', code: 'D10000', message: 'The refund was declined' },
};

export const refundLine = (invoice: Invoice, refund: Refund) =>
	line(invoice, {
		ref: refundReference(refund),
		previous: refund.paymentId,
		type: 'Refund',
		description: refund.externalId ?? '',
		fils: refund.fils,
		at: refund.createdAt,
		result: REFUND_RESULTS[refund.status],
	});

/** Result word of the return form. */
export const resultWord = (payment: Payment): Result => resultOf(payment);
