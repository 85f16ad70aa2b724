/** Formats invoices, payments and refunds as MyFatoorah v3 does. */
import { formatFils } from '#contract/money.ts';
import { maskNumber } from '../core/cards.ts';
import { amountNumber } from '../core/exact-json.ts';
import type { Invoice } from '../core/invoices.ts';
import type { Payment } from '../core/payments.ts';
import type { Refund } from '../core/refunds.ts';
import type { Transfer } from '../core/transfers.ts';

const YEAR_MS = 365 * 24 * 3_600_000;
const iso = (time: number): string => new Date(time).toISOString();

/** `number` in responses, `text` in webhooks (as in the documented samples). */
type AmountStyle = 'number' | 'text';
const amount = (fils: bigint, style: AmountStyle): object | string => (style === 'number' ? amountNumber(fils) : formatFils(fils));

export function invoicePart(invoice: Invoice) {
	return {
		Id: String(invoice.id),
		Status: invoice.status,
		Reference: invoice.reference,
		CreationDate: iso(invoice.createdAt),
		ExpirationDate: iso(invoice.createdAt + YEAR_MS),
		UserDefinedField: null,
		ExternalIdentifier: invoice.externalId,
		MetaData: null,
	};
}

export function transactionPart(payment: Payment) {
	const charged = payment.status === 'SUCCESS' || payment.status === 'AUTHORIZE';
	const number = String(payment.number);
	return {
		Id: number,
		Status: payment.status,
		PaymentMethod: payment.card?.brand === 'MADA' ? 'MADA' : 'VISA/MASTER',
		PaymentId: payment.id,
		ReferenceId: number.padStart(12, '0'),
		TrackId: `${iso(payment.createdAt).slice(0, 10)}_${number}`,
		AuthorizationId: charged ? number.slice(-6) : null,
		TransactionDate: iso(payment.createdAt),
		ECI: charged ? '05' : null,
		Error: { Code: payment.failure?.code ?? '', Message: payment.failure?.message ?? '' },
		Card: payment.card && { Number: maskNumber(payment.card.number), Brand: payment.card.brand },
	};
}

export function amountPart(
	invoice: Invoice,
	payment: Payment | undefined,
	style: AmountStyle,
	overrides: { fils?: bigint; currency?: string },
) {
	const capturedFils = payment && payment.chargedFils > 0n ? payment.chargedFils : invoice.fils;
	const value = amount(overrides.fils ?? capturedFils, style);
	const currency = overrides.currency ?? invoice.currency;
	return {
		BaseCurrency: currency,
		ValueInBaseCurrency: value,
		DisplayCurrency: currency,
		ValueInDisplayCurrency: value,
		PayCurrency: currency,
		ValueInPayCurrency: value,
	};
}

const customer = { Reference: null, Name: 'Anonymous', Mobile: '', Email: '' };

export function paymentAnswer(
	invoice: Invoice,
	payment: Payment,
	overrides: { fils?: bigint; currency?: string },
	style: AmountStyle = 'number',
) {
	return {
		Invoice: invoicePart(invoice),
		Transaction: transactionPart(payment),
		Customer: customer,
		Amount: amountPart(invoice, payment, style, overrides),
		Suppliers: [],
	};
}

export function invoiceAnswer(invoice: Invoice, payments: Payment[], overrides: { fils?: bigint; currency?: string }) {
	const capturedPayment = payments.find((payment) => payment.chargedFils > 0n);
	return {
		Invoice: invoicePart(invoice),
		Transactions: payments.map(transactionPart),
		Customer: customer,
		Amount: amountPart(invoice, capturedPayment, 'number', overrides),
		Suppliers: [],
	};
}

const refundStatusWord = { PENDING: 'Pending', REFUNDED: 'Refunded', CANCELED: 'Canceled' } as const;

export function refundAnswer(invoice: Invoice, refund: Refund, style: AmountStyle = 'number') {
	return {
		Refund: {
			Id: String(refund.id),
			Reference: `R${refund.id}`,
			// Upper case in webhooks, a capitalized word in responses, as documented.
			Status: style === 'text' ? refund.status : refundStatusWord[refund.status],
			InvoiceId: String(invoice.id),
			ExternalIdentifier: refund.externalId,
			CreationDate: iso(refund.createdAt),
			Comment: refund.comment,
		},
		Amount: { BaseCurrency: invoice.currency, ValueInBaseCurrency: amount(refund.fils, style) },
		ReferencedInvoice: { Id: String(invoice.id), Reference: invoice.reference },
	};
}

/** A line of the v2 call GetRefundStatus, the only way to find a refund with an unknown id. */
export function refundStatusLine(refund: Refund) {
	return {
		RefundId: refund.id,
		RefundStatus: refundStatusWord[refund.status],
		InvoiceId: refund.invoiceId,
		Amount: amountNumber(refund.fils),
		RefundReference: `R${refund.id}`,
		ExternalIdentifier: refund.externalId,
	};
}

/** The v2 call GetDepositedInvoices: amounts are text, times have no zone (Amman is meant). */
export function depositLines(transfer: Transfer) {
	const date = iso(transfer.createdAt + 3 * 3_600_000).replace('Z', '');
	return transfer.items.map(({ paymentId, invoiceId, kind, fils, feeFils }) => ({
		InvoiceId: invoiceId,
		PaymentGateway: 'VISA/MASTER',
		PaymentId: paymentId,
		TransactionType: kind.toUpperCase(),
		InvoiceValue: formatFils(fils),
		PaidCurrency: 'JD',
		DueValue: formatFils(fils),
		TotalServiceCharge: formatFils(feeFils),
		DueDeposit: formatFils(fils - feeFils),
		DepositReference: transfer.reference,
		DepositDate: date,
	}));
}
