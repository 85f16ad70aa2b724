/** Validates the requests of MyFatoorah v3; numbers arrive as text (exact-json.ts). */
import * as z from 'zod';
import { parseFils } from '#contract/money.ts';
import type { FieldError } from './envelope.ts';

const amount = z.string().transform((text, context) => {
	try {
		const fils = parseFils(text);
		if (fils > 0n) return fils;
	} catch {
		// Reported below, together with an amount of zero.
	}
	context.addIssue({ code: 'custom', message: 'The amount must be above zero, with at most three decimals' });
	return z.NEVER;
});

const address = z.url({ protocol: /^https?$/ });
const externalId = z
	.string()
	.max(100)
	.nullish()
	.transform((text) => text || null);

export const createRequest = z.object({
	PaymentMethod: z.literal('CARD'),
	Order: z.object({
		Amount: amount,
		Currency: z.enum(['JOD', 'KWD', 'SAR', 'BHD', 'AED', 'QAR', 'OMR', 'EGP']),
		ExternalIdentifier: externalId,
	}),
	OperationType: z.enum(['PAY', 'AUTHORIZE']).default('PAY'),
	IntegrationUrls: z.object({ Redirection: address, Webhook: address.nullish() }),
	Language: z.enum(['EN', 'AR']).optional(),
});

export const updateRequest = z.object({ OperationType: z.enum(['CAPTURE', 'RELEASE']), Amount: amount });

export const refundRequest = z.object({
	PaymentId: z.string().min(1),
	Amount: amount,
	ExternalIdentifier: externalId,
	Comment: z.string().max(500).nullish(),
});

export const refundStatusRequest = z.object({ KeyType: z.enum(['InvoiceId', 'RefundId', 'RefundReference']), Key: z.string().min(1) });

export const depositRequest = z.object({ DepositReference: z.string().min(1) });

export const fieldErrors = (error: z.ZodError): FieldError[] =>
	error.issues.map((issue) => ({ Name: issue.path.join('.'), Error: issue.message }));
