/** A named "no": thrown by a use case, turned into an answer with a sentence in the person's language at the edge. */
import { type RefusalCode, refusals } from '#contract/index.ts';

export type Language = 'en' | 'ar';

type Detail = { readonly [name: string]: unknown };

export class Refusal extends Error {
	override readonly name = 'Refusal';
	readonly code: RefusalCode;
	/** Sent along in the answer, and filled into the `{name}`s of the sentence. */
	readonly detail: Detail;

	constructor(code: RefusalCode, detail: Detail = {}) {
		super(code);
		this.code = code;
		this.detail = detail;
	}

	get status(): number {
		return refusals[this.code].status;
	}

	sentence(language: Language): string {
		return refusals[this.code][language].replace(/\{(\w+)\}/g, (whole, name: string) => String(this.detail[name] ?? whole));
	}
}

/** `throw refuse('CAR_NOT_FOUND')`. */
export function refuse(code: RefusalCode, detail?: Detail): Refusal {
	return new Refusal(code, detail);
}
