/** MyFatoorah's response envelope, and how refusals appear in it. */
import type { RefusalCode } from '../core/refusal.ts';

export type FieldError = { Name: string; Error: string };

/** A response not yet sent; its text is stored under an idempotency key. */
export type Answer = { status: number; text: string; headers?: Record<string, string> };

export const toResponse = ({ status, text, headers }: Answer): Response =>
	new Response(text, { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });

export const success = (data: object): Answer => ({
	status: 200,
	text: JSON.stringify({ IsSuccess: true, Message: '', ValidationErrors: null, Data: data }),
});

export const failure = (status: number, message: string, errors: FieldError[] | null = null): Answer => ({
	status,
	text: JSON.stringify({ IsSuccess: false, Message: message, ValidationErrors: errors, Data: null }),
});

export const invalid = (errors: FieldError[]): Answer => failure(400, 'Invalid data', errors);

const FIELD: Record<RefusalCode, string> = {
	ALREADY_PAID: 'InvoiceId',
	NOT_AUTHORISED: 'OperationType',
	NOT_PAID: 'PaymentId',
	AMOUNT_TOO_LARGE: 'Amount',
	RELEASE_MUST_BE_WHOLE: 'Amount',
	UNKNOWN_PAYMENT: 'PaymentId',
	UNKNOWN_REFUND: 'RefundId',
	REFUND_HAS_ENDED: 'RefundId',
};

export const refused = (code: RefusalCode, message: string): Answer => invalid([{ Name: FIELD[code], Error: message }]);
