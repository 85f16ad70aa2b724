/** Schemas shared by all gateways' responses. Numbers are text at this point (exact-json.ts). */
import * as z from 'zod';
import { parseFils } from '#contract/money.ts';

/** An identifier assigned by a gateway. */
export const id = z.string().min(1).max(100);

/** Treats empty, null and absent alike. */
export const optionalText = z
	.string()
	.nullish()
	.transform((text) => text || null);

/** A decimal number, as number or text, converted to fils. Anything else (an exponent, a fourth decimal, thousands separators) does not match. */
export const decimal = z.string().transform((text, context) => {
	try {
		return parseFils(text);
	} catch {
		context.addIssue({ code: 'custom', message: 'Not an amount' });
		return z.NEVER;
	}
});
