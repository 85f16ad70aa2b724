/** The calls of MyFatoorah v3. */
import { capturePayment, releasePayment } from '../core/charge.ts';
import type { Core } from '../core/core.ts';
import { createInvoice, findInvoice, findNewestInvoice, type Invoice, popOverride } from '../core/invoices.ts';
import { findPayment, type Payment, paymentsOf } from '../core/payments.ts';
import { endDueRefunds, findRefund, type Refund, refundsOfInvoice, requestRefund } from '../core/refunds.ts';
import { findTransfer } from '../core/transfers.ts';
import { depositLines, invoiceAnswer, paymentAnswer, refundAnswer, refundStatusLine } from './answers.ts';
import { type Answer, failure, invalid, success } from './envelope.ts';
import { createRequest, depositRequest, fieldErrors, refundRequest, refundStatusRequest, updateRequest } from './requests.ts';

const numeric = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : -1);

/** An unknown id is answered with status 200 and `IsSuccess: false` [S]. */
const noMatch = (what: string): Answer => failure(200, `No ${what}`);

function create(core: Core, wire: string, body: unknown, origin: string): Answer {
	const input = createRequest.safeParse(body);
	if (!input.success) return invalid(fieldErrors(input.error));
	const { Order, OperationType, IntegrationUrls, Language } = input.data;
	const invoice = createInvoice(core, {
		wire,
		externalId: Order.ExternalIdentifier,
		fils: Order.Amount,
		currency: Order.Currency,
		intent: OperationType === 'AUTHORIZE' ? 'auth' : 'sale',
		returnUrl: IntegrationUrls.Redirection,
		webhookUrl: IntegrationUrls.Webhook ?? null,
	});
	const language = Language ? `?lang=${Language.toLowerCase()}` : '';
	return success({
		InvoiceId: String(invoice.id),
		PaymentId: null,
		PaymentURL: `${origin}/pay/${invoice.token}${language}`,
		PaymentCompleted: false,
		TransactionDetails: null,
		Card: null,
	});
}

export function createOperations(core: Core, wire: string) {
	/** Invoices of another protocol do not exist here. */
	const own = (invoice: Invoice | undefined): Invoice | undefined => (invoice?.wire === wire ? invoice : undefined);

	function ofPayment(payment: Payment | undefined): Answer {
		const invoice = payment && own(findInvoice(core, payment.invoiceId));
		if (!payment || !invoice) return noMatch('payments match this PaymentId');
		return success(paymentAnswer(invoice, payment, popOverride(core, invoice.id)));
	}

	function ofInvoice(invoice: Invoice | undefined, name: string): Answer {
		const payments = invoice ? paymentsOf(core, invoice.id) : [];
		// The same message for a missing invoice and for one without an attempt to pay [S].
		const hidden = payments.length === 0 && !core.settings.get('showUnpaidInvoices');
		if (!invoice || hidden) return noMatch(`invoices match this ${name}`);
		return success(invoiceAnswer(invoice, payments, popOverride(core, invoice.id)));
	}

	function ofRefund(refund: Refund | undefined): Answer {
		const invoice = refund && own(findInvoice(core, refund.invoiceId));
		return refund && invoice ? success(refundAnswer(invoice, refund)) : noMatch('refunds match this RefundId');
	}

	return {
		create: (body: unknown, origin: string): Answer => create(core, wire, body, origin),
		payment: (id: string): Answer => ofPayment(findPayment(core, id)),
		update(id: string, body: unknown): Answer {
			const input = updateRequest.safeParse(body);
			if (!input.success) return invalid(fieldErrors(input.error));
			const act = input.data.OperationType === 'CAPTURE' ? capturePayment : releasePayment;
			return ofPayment(act(core, id, input.data.Amount));
		},
		invoice: (id: string): Answer => ofInvoice(own(findInvoice(core, numeric(id))), 'InvoiceId'),
		invoiceByExternalId: (id: string): Answer => ofInvoice(own(findNewestInvoice(core, id)), 'ExternalIdentifier'),
		refund(body: unknown): Answer {
			const input = refundRequest.safeParse(body);
			if (!input.success) return invalid(fieldErrors(input.error));
			const { PaymentId, Amount, ExternalIdentifier, Comment } = input.data;
			return ofRefund(
				requestRefund(core, { paymentId: PaymentId, fils: Amount, externalId: ExternalIdentifier, comment: Comment ?? null }),
			);
		},
		refundById(id: string): Answer {
			endDueRefunds(core);
			return ofRefund(findRefund(core, numeric(id)));
		},
		refundsOf(body: unknown): Answer {
			const input = refundStatusRequest.safeParse(body);
			if (!input.success) return invalid(fieldErrors(input.error));
			endDueRefunds(core);
			const key = numeric(input.data.Key.replace(/^R/, ''));
			const one = findRefund(core, key);
			const found = input.data.KeyType === 'InvoiceId' ? refundsOfInvoice(core, key) : one ? [one] : [];
			return success({ RefundStatusResult: found.map(refundStatusLine) });
		},
		deposited(body: unknown): Answer {
			const input = depositRequest.safeParse(body);
			if (!input.success) return invalid(fieldErrors(input.error));
			const transfer = findTransfer(core, input.data.DepositReference);
			return transfer?.wire === wire ? success(depositLines(transfer)) : noMatch('deposits match this DepositReference');
		},
	};
}
