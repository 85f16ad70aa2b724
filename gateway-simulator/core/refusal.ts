/** Reasons of refusals; each protocol formats them in its own way. */

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
