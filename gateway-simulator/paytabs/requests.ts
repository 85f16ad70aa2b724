/** Validates the requests of PayTabs; numbers arrive as text (exact-json.ts). */
import * as z from 'zod';
import { parseFils } from '#contract/money.ts';

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
const cart = {
	cart_id: z.string().min(1).max(64),
	cart_description: z.string().min(1).max(128),
	cart_currency: z.string().length(3),
	cart_amount: amount,
};

export const pageRequest = z.object({
	tran_type: z.enum(['sale', 'auth']),
	tran_class: z.literal('ecom'),
	...cart,
	callback: address.nullish(),
	return: address,
	paypage_lang: z.enum(['en', 'ar']).optional(),
});

export const followUpRequest = z.object({
	tran_type: z.enum(['capture', 'void', 'release', 'refund']),
	tran_class: z.literal('ecom'),
	...cart,
	tran_ref: z.string().min(1),
});

export const queryRequest = z.union([z.object({ tran_ref: z.string().min(1) }), z.object({ cart_id: z.string().min(1) })]);

/** Determines the kind of call before validation. */
export const kindRequest = z.object({ profile_id: z.string(), tran_type: z.string().optional(), tran_ref: z.string().optional() });

export const reasonOf = (error: z.ZodError): string => error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ');
