/** State of the simulator as plain JSON for tests; amounts are decimal strings. */
import { formatFils } from '#contract/money.ts';
import { maskNumber } from '../core/cards.ts';
import type { Core } from '../core/core.ts';
import { type Delivery, listDeliveries } from '../core/deliveries.ts';
import { type Invoice, listInvoices } from '../core/invoices.ts';
import { listPayments, type Payment } from '../core/payments.ts';
import { type Refund, refundsOfInvoice } from '../core/refunds.ts';
import { netOf, type Transfer } from '../core/transfers.ts';

const describeRefund = (refund: Refund) => ({
	refundId: String(refund.id),
	paymentId: refund.paymentId,
	externalId: refund.externalId,
	amount: formatFils(refund.fils),
	status: refund.status,
});

const describePayment = (payment: Payment) => ({
	paymentId: payment.id,
	invoiceId: String(payment.invoiceId),
	card: payment.card && maskNumber(payment.card.number),
	status: payment.status,
	error: payment.failure,
	taken: formatFils(payment.chargedFils),
});

const describeInvoice = (invoice: Invoice) => ({
	invoiceId: String(invoice.id),
	externalId: invoice.externalId,
	amount: formatFils(invoice.fils),
	currency: invoice.currency,
	intent: invoice.intent,
	status: invoice.status,
	returnUrl: invoice.returnUrl,
});

const describeDelivery = ({ id, reference, code, url, state, attempts, lastAnswer, body }: Delivery) => ({
	id,
	reference,
	code,
	url,
	state,
	attempts,
	lastAnswer,
	body,
});

export const describeTransfer = (transfer: Transfer) => ({
	reference: transfer.reference,
	net: formatFils(netOf(transfer)),
	items: transfer.items.map(({ paymentId, invoiceId, kind, fils, feeFils }) => ({
		paymentId,
		invoiceId: String(invoiceId),
		kind,
		amount: formatFils(fils),
		fee: formatFils(feeFils),
	})),
});

export type TransferListing = ReturnType<typeof describeTransfer>;
export type InvoiceListing = ReturnType<typeof describeInvoice> & { payments: PaymentListing[]; refunds: RefundListing[] };
export type PaymentListing = ReturnType<typeof describePayment>;
export type RefundListing = ReturnType<typeof describeRefund>;
export type WebhookListing = ReturnType<typeof describeDelivery>;

/** Newest first. */
export const paymentListing = (core: Core): PaymentListing[] => listPayments(core).map(describePayment);

/** Newest first, each with its payments and refunds. */
export function invoiceListing(core: Core): InvoiceListing[] {
	const payments = Map.groupBy(listPayments(core), (payment) => payment.invoiceId);
	return listInvoices(core).map((invoice) => ({
		...describeInvoice(invoice),
		payments: (payments.get(invoice.id) ?? []).map(describePayment),
		refunds: refundsOfInvoice(core, invoice.id).map(describeRefund),
	}));
}

export const webhookListing = (deliveries: Delivery[]): WebhookListing[] => deliveries.map(describeDelivery);
export const allWebhooks = (core: Core): WebhookListing[] => webhookListing(listDeliveries(core.database));
export { describePayment, describeRefund };
