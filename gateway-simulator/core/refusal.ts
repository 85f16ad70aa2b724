/** Whether a call is authorised, and the reasons of refusals; each protocol formats them in its own way. */
import { createHash, timingSafeEqual } from 'node:crypto';

export type RefusalCode =
	| 'ALREADY_PAID'
	| 'NOT_AUTHORISED'
	| 'NOT_PAID'
	| 'AMOUNT_TOO_LARGE'
	| 'RELEASE_MUST_BE_WHOLE'
	| 'UNKNOWN_PAYMENT'
	| 'UNKNOWN_REFUND'
	| 'REFUND_HAS_ENDED';

export class Refusal extends Error {
	readonly code: RefusalCode;
	constructor(code: RefusalCode, message: string) {
		super(message);
		this.name = 'Refusal';
		this.code = code;
	}
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether an Authorization header is the merchant's key itself; compared in constant time. */
export const isKey = (header: string | undefined, key: string): boolean => timingSafeEqual(digest(header ?? ''), digest(key));

/** Whether an Authorization header is `Bearer <key>`. */
export const hasKey = (header: string | undefined, key: string): boolean => isKey(header, `Bearer ${key}`);
