/** Responses of PayTabs about transactions and their meaning. Numbers are text here (exact-json.ts). */
import * as z from 'zod';
import { jod } from '#contract/money.ts';
import { decimal, id, optionalText } from './answer-shapes.ts';
import type { GatewayOperation, OperationState, PaymentSnapshot, PaymentState } from './port.ts';

export const createdShape = z.object({ tran_ref: id, redirect_url: z.url({ protocol: /^https?$/ }) });

const transaction = z.object({
	tran_ref: id,
	previous_tran_ref: optionalText,
	/** `Sale`, `Auth`, `Capture`, `Void`, `Release`, `Refund`, in any case. */
	tran_type: z.string().transform((word) => word.toLowerCase()),
	cart_id: z.string(),
	cart_description: optionalText,
	cart_currency: z.string().length(3),
	cart_amount: decimal,
	/** The captured amount; the cart holds the requested one. */
	tran_currency: z.string().length(3).nullish(),
	tran_total: decimal.nullish(),
	/** Only for a page without a payment [U]. */
	redirect_url: optionalText,
	payment_result: z.object({ response_status: z.string(), response_code: optionalText, response_message: optionalText }),
});
export type Transaction = z.output<typeof transaction>;

/** By `tran_ref`: one object. By `cart_id`: an array, called `transactions` in the gateway's own library; null if there is none. */
export const oneShape = transaction.nullable();
export const manyShape = z
	.union([z.array(transaction), z.object({ transactions: z.array(transaction) }), transaction, z.null()])
	.transform((answer): Transaction[] => {
		if (answer === null) return [];
		if (Array.isArray(answer)) return answer;
		return 'transactions' in answer ? answer.transactions : [answer];
	});

const isPayment = ({ tran_type }: Transaction): boolean => tran_type === 'sale' || tran_type === 'auth';
/** A void may be reported as authorised or as voided. */
const undone = ({ payment_result }: Transaction): boolean => ['A', 'V'].includes(payment_result.response_status);

/** A page that can still be paid, with its address. */
export function openPageOf(lines: readonly Transaction[], fils: bigint): Transaction | undefined {
	return lines.find(
		(line) =>
			isPayment(line) &&
			line.payment_result.response_status === 'P' &&
			line.redirect_url !== null &&
			line.cart_currency === 'JOD' &&
			line.cart_amount === fils,
	);
}

/** Documented one-letter states; unknown ones, and payments held for review at the gateway, must be checked by a person. */
const STATES: Record<string, PaymentState> = { P: 'PENDING', V: 'CANCELLED', E: 'FAILED', D: 'FAILED', X: 'EXPIRED', C: 'CANCELLED' };

function stateOf(payment: Transaction, followUps: readonly Transaction[]): PaymentState {
	const { response_status: status } = payment.payment_result;
	if (status !== 'A') return STATES[status] ?? 'REVIEW';
	if (followUps.some((line) => ['void', 'release'].includes(line.tran_type) && undone(line))) return 'CANCELLED';
	if (payment.tran_type === 'sale') return 'PAID';
	// Only a person at the gateway can have changed it to an authorisation: nothing is captured yet.
	return 'AUTHORIZED';
}

function amountOf(line: Transaction): { currency: string; fils: bigint } {
	return { currency: line.tran_currency ?? line.cart_currency, fils: line.tran_total ?? line.cart_amount };
}

function snapshot(payment: Transaction, lines: readonly Transaction[]): PaymentSnapshot {
	const followUps = lines.filter((line) => line.previous_tran_ref === payment.tran_ref);
	const state = stateOf(payment, followUps);
	const failed = ['FAILED', 'CANCELLED', 'EXPIRED'].includes(state);
	const { response_code: code, response_message: message } = payment.payment_result;
	return {
		gatewayPaymentId: payment.tran_ref,
		gatewayOrderId: payment.cart_id,
		attemptId: payment.cart_id,
		state,
		amount: ['PAID', 'AUTHORIZED', 'REVIEW'].includes(state) ? amountOf(payment) : null,
		failure: failed ? { code: code ?? payment.payment_result.response_status, message: message ?? '' } : null,
		reference: payment.tran_ref,
	};
}

/** Each payment of a cart with its follow-ups, newest first. References end in an increasing number. */
export function readPayments(lines: readonly Transaction[]): PaymentSnapshot[] {
	const payments = lines.filter(isPayment).sort((a, b) => b.tran_ref.localeCompare(a.tran_ref, 'en', { numeric: true }));
	return payments.map((payment) => snapshot(payment, lines));
}

/** [U] A refund is reported as authorised once it is sent, before that as pending or on hold; the other states mean that it ended without a payment. */
const OPERATION_STATES: Record<string, OperationState> = {
	...{ A: 'DONE', P: 'PENDING', H: 'PENDING' },
	...{ D: 'REFUSED', E: 'REFUSED', V: 'REFUSED', X: 'REFUSED', C: 'REFUSED' },
};

/** Throws for an unknown status: treated as a refusal, the refund would be requested again, and the money might be sent twice. */
export function readOperation(line: Transaction): GatewayOperation {
	const { response_status: status } = line.payment_result;
	const state = OPERATION_STATES[status];
	if (state === undefined) throw new Error(`PayTabs: operation ${line.tran_ref} has the unknown status ${status}`);
	const { currency, fils } = amountOf(line);
	return { gatewayOperationId: line.tran_ref, state, amount: currency === 'JOD' ? jod(fils) : null };
}

export const refundShape = transaction;
