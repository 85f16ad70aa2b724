/** Shapes that every gateway's answers are made of. Numbers are text by then (exact-json.ts). */
import * as z from 'zod';
import { parseFils } from '#contract/money.ts';

/** A gateway's name for something of its own. */
export const id = z.string().min(1).max(100);

/** Empty, null and absent are the same. */
export const optionalText = z
	.string()
	.nullish()
	.transform((text) => text || null);

/** A decimal number, or the same as text, as fils. Anything else (an exponent, a fourth decimal, thousands commas) does not match. */
export const decimal = z.string().transform((text, context) => {
	try {
		return parseFils(text);
	} catch {
		context.addIssue({ code: 'custom', message: 'Not an amount' });
		return z.NEVER;
	}
});
