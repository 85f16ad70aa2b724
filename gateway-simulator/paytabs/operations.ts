/** The calls of PayTabs. */
import { capturePayment, invoiceOf, releasePayment, requirePayment } from '../core/charge.ts';
import type { Core } from '../core/core.ts';
import { createInvoice, findInvoice, findNewestInvoice, type Invoice, popOverride } from '../core/invoices.ts';
import { findPayment, type Payment, paymentsOf } from '../core/payments.ts';
import { endDueRefunds, findRefund, type Refund, refundsOfInvoice, requestRefund } from '../core/refunds.ts';
import { Refusal } from '../core/refusal.ts';
import { type Answer, failure, followUpLine, pageLine, pageReference, paymentLine, refundLine, success } from './answers.ts';
import { followUpRequest, pageRequest, queryRequest, reasonOf } from './requests.ts';

const CURRENCIES = ['JOD'];
/** 4 and 206 as documented; the others [U]: the status is sufficient. */
const CODES = { duplicate: 4, invalid: 101, currency: 206, refused: 310, unknown: 2 };

const numberIn = (reference: string): number => (/^TST\d{1,15}$/.test(reference) ? Number(reference.slice(3)) : -1);

export function createOperations(core: Core, wire: string) {
	const pageUrl = (invoice: Invoice, origin: string) => `${origin}/pay/${invoice.token}`;

	function ownInvoice(invoice: Invoice | undefined): Invoice | undefined {
		return invoice?.wire === wire ? invoice : undefined;
	}

	/** A payment of this protocol with its invoice. */
	function ownPayment(reference: string): { payment: Payment; invoice: Invoice } {
		const payment = requirePayment(core, reference);
		const invoice = ownInvoice(invoiceOf(core, payment));
		if (!invoice) throw new Refusal('UNKNOWN_PAYMENT', 'Transaction not found');
		return { payment, invoice };
	}

	/** The invoice of a refund; undefined for another protocol's. */
	function ownRefund(reference: string): { refund: Refund; invoice: Invoice } | undefined {
		const refund = findRefund(core, numberIn(reference));
		const invoice = refund && ownInvoice(findInvoice(core, refund.invoiceId));
		return refund && invoice ? { refund, invoice } : undefined;
	}

	function linesOf(invoice: Invoice, origin: string): unknown[] {
		const payments = paymentsOf(core, invoice.id);
		if (payments.length === 0) return core.settings.get('showUnpaidInvoices') ? [pageLine(invoice, pageUrl(invoice, origin))] : [];
		const override = popOverride(core, invoice.id);
		return [
			...payments.flatMap((payment) =>
				payment.followedUp
					? [paymentLine(invoice, payment, override), followUpLine(invoice, payment)]
					: [paymentLine(invoice, payment, override)],
			),
			...refundsOfInvoice(core, invoice.id).map((refund) => refundLine(invoice, refund)),
		];
	}

	function followUp(body: unknown): Answer {
		const input = followUpRequest.safeParse(body);
		if (!input.success) return failure(400, CODES.invalid, reasonOf(input.error));
		const { tran_type: type, tran_ref: reference, cart_amount: fils, cart_description: description } = input.data;
		const { invoice } = ownPayment(reference);
		if (type === 'refund') {
			const refund = requestRefund(core, { paymentId: reference, fils, externalId: description, comment: null });
			return success(refundLine(invoice, refund));
		}
		return success(followUpLine(invoice, (type === 'capture' ? capturePayment : releasePayment)(core, reference, fils)));
	}

	return {
		isRefund: (reference: string): boolean => ownRefund(reference) !== undefined,

		create(body: unknown, origin: string): Answer {
			const input = pageRequest.safeParse(body);
			if (!input.success) return failure(400, CODES.invalid, reasonOf(input.error));
			const { cart_id: cartId, cart_currency: currency, cart_amount: fils, tran_type: intent, paypage_lang: language } = input.data;
			if (!CURRENCIES.includes(currency)) return failure(400, CODES.currency, 'Currency not available');
			if (ownInvoice(findNewestInvoice(core, cartId))) return failure(409, CODES.duplicate, 'Duplicate request');
			const order = { wire, externalId: cartId, fils, currency, intent };
			const invoice = createInvoice(core, { ...order, returnUrl: input.data.return, webhookUrl: input.data.callback ?? null });
			return success({
				tran_ref: pageReference(invoice),
				tran_type: intent === 'auth' ? 'Auth' : 'Sale',
				cart_id: cartId,
				cart_description: input.data.cart_description,
				cart_currency: currency,
				cart_amount: body && typeof body === 'object' && 'cart_amount' in body ? body.cart_amount : '',
				callback: input.data.callback ?? null,
				return: input.data.return,
				redirect_url: `${pageUrl(invoice, origin)}${language ? `?lang=${language}` : ''}`,
			});
		},

		/** Maps refusals to the protocol. */
		followUp(body: unknown): Answer {
			try {
				return followUp(body);
			} catch (error) {
				if (!(error instanceof Refusal)) throw error;
				return error.code === 'UNKNOWN_PAYMENT' ? failure(404, CODES.unknown, error.message) : failure(400, CODES.refused, error.message);
			}
		},

		query(body: unknown, origin: string): Answer {
			const input = queryRequest.safeParse(body);
			if (!input.success) return failure(400, CODES.invalid, reasonOf(input.error));
			endDueRefunds(core);
			if ('cart_id' in input.data) {
				const invoice = ownInvoice(findNewestInvoice(core, input.data.cart_id));
				return success(invoice ? linesOf(invoice, origin) : []);
			}
			const reference = input.data.tran_ref;
			const refund = ownRefund(reference);
			if (refund) return success(refundLine(refund.invoice, refund.refund));
			const payment = findPayment(core, reference);
			const invoice = ownInvoice(findInvoice(core, payment ? payment.invoiceId : numberIn(reference)));
			if (payment && invoice) return success(paymentLine(invoice, payment));
			const page = invoice && core.settings.get('showUnpaidInvoices') ? pageLine(invoice, pageUrl(invoice, origin)) : null;
			return page ? success(page) : failure(404, CODES.unknown, 'Transaction not found');
		},
	};
}
