/** Responses of MyFatoorah v3 and their meaning. Numbers are text here (exact-json.ts). */
import * as z from 'zod';
import { jod } from '#contract/money.ts';
import { decimal, id, optionalText } from './answer-shapes.ts';
import type { GatewayOperation, GatewayRefund, OperationState, PaymentSnapshot, PaymentState } from './port.ts';

const invoice = z.object({ Id: id, Status: z.string(), ExternalIdentifier: optionalText });
const transaction = z.object({
	Status: z.string(),
	PaymentId: id,
	ReferenceId: optionalText,
	TransactionDate: optionalText,
	Error: z.object({ Code: optionalText, Message: optionalText }).nullish(),
});
/** The display currency is that of the order; the pay currency may be the card's own. */
const amount = z.object({ DisplayCurrency: z.string().length(3), ValueInDisplayCurrency: decimal });

type Invoice = z.output<typeof invoice>;
type Transaction = z.output<typeof transaction>;
type Amount = z.output<typeof amount>;

export const createdShape = z.object({ InvoiceId: id, PaymentURL: z.url({ protocol: /^https?$/ }) });
export const paymentShape = z.object({ Invoice: invoice, Transaction: transaction, Amount: amount });
export const invoiceShape = z.object({ Invoice: invoice, Transactions: z.array(transaction).nullish(), Amount: amount.nullish() });

/** An unknown or contradictory status must be checked by a person: REVIEW. */
function stateOf(invoiceStatus: string, transactionStatus: string): PaymentState {
	switch (transactionStatus) {
		case 'SUCCESS':
			return invoiceStatus === 'PAID' ? 'PAID' : 'REVIEW';
		case 'AUTHORIZE':
			return 'AUTHORIZED';
		case 'INPROGRESS':
			return 'PENDING';
		case 'FAILED':
			return 'FAILED';
		case 'CANCELED':
			return 'CANCELLED';
		default:
			return 'REVIEW';
	}
}

const tookMoney = (state: PaymentState): boolean => state === 'PAID' || state === 'AUTHORIZED' || state === 'REVIEW';

function snapshot(of: Invoice, payment: Transaction, told: Amount | null | undefined): PaymentSnapshot {
	const state = stateOf(of.Status, payment.Status);
	const failed = state === 'FAILED' || state === 'CANCELLED';
	return {
		gatewayPaymentId: payment.PaymentId,
		gatewayOrderId: of.Id,
		attemptId: of.ExternalIdentifier,
		state,
		amount: told && tookMoney(state) ? { currency: told.DisplayCurrency, fils: told.ValueInDisplayCurrency } : null,
		failure: failed ? { code: payment.Error?.Code ?? payment.Status, message: payment.Error?.Message ?? '' } : null,
		reference: payment.ReferenceId,
	};
}

export function untouched(gatewayOrderId: string, attemptId: string | null): PaymentSnapshot {
	return { gatewayPaymentId: null, gatewayOrderId, attemptId, state: 'PENDING', amount: null, failure: null, reference: null };
}

export const readPayment = (data: z.output<typeof paymentShape>): PaymentSnapshot => snapshot(data.Invoice, data.Transaction, data.Amount);

/** Every attempt to pay the invoice, newest first; a single PENDING snapshot if there was none. */
export function readInvoice(data: z.output<typeof invoiceShape>): PaymentSnapshot[] {
	const tries = [...(data.Transactions ?? [])].sort((a, b) => (b.TransactionDate ?? '').localeCompare(a.TransactionDate ?? ''));
	if (tries.length > 0) return tries.map((payment) => snapshot(data.Invoice, payment, data.Amount));
	const none = untouched(data.Invoice.Id, data.Invoice.ExternalIdentifier);
	// Paid without a payment is not trusted.
	return [data.Invoice.Status === 'PENDING' ? none : { ...none, state: 'REVIEW' }];
}

const REFUND_STATES = { PENDING: 'PENDING', REFUNDED: 'DONE', CANCELED: 'REFUSED' } as const satisfies Record<string, OperationState>;

/** The gateway writes `Refunded` in responses and `REFUNDED` in webhooks. */
const refundState = z
	.string()
	.toUpperCase()
	.pipe(z.enum(['PENDING', 'REFUNDED', 'CANCELED']))
	.transform((word) => REFUND_STATES[word]);

export const refundShape = z.object({
	Refund: z.object({ Id: id, Status: refundState }),
	Amount: z.object({ BaseCurrency: z.literal('JOD'), ValueInBaseCurrency: decimal }),
});

export const readRefund = (data: z.output<typeof refundShape>): GatewayOperation => ({
	gatewayOperationId: data.Refund.Id,
	state: data.Refund.Status,
	amount: jod(data.Amount.ValueInBaseCurrency),
});

/** GetRefundStatus of v2: the refunds of an invoice. */
export const refundListShape = z.object({
	RefundStatusResult: z.array(z.object({ RefundId: id, RefundStatus: refundState, Amount: decimal, ExternalIdentifier: optionalText })),
});

export const readRefundLine = (line: z.output<typeof refundListShape>['RefundStatusResult'][number]): GatewayRefund => ({
	key: line.ExternalIdentifier,
	gatewayOperationId: line.RefundId,
	state: line.RefundStatus,
	amount: jod(line.Amount),
});
