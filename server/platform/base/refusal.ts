/** A business rule refuses the request: thrown by a use case with a code, and turned at the edge into a response with a sentence in the caller’s language. */
import { type RefusalCode, refusals } from '#contract/index.ts';
import { formatCount, formatWait } from './format-duration.ts';

export type Language = 'en' | 'ar';

type Detail = { readonly [name: string]: unknown };

export class Refusal extends Error {
	override readonly name = 'Refusal';
	readonly code: RefusalCode;
	/** Sent with the response, and filled into the `{name}` placeholders of the sentence. */
	readonly detail: Detail;
	/** A `Set-Cookie` header of the response. */
	readonly cookie: string | null;

	constructor(code: RefusalCode, detail: Detail = {}, cookie: string | null = null) {
		super(code);
		this.code = code;
		this.detail = detail;
		this.cookie = cookie;
	}

	get status(): number {
		return refusals[this.code].status;
	}

	sentence(language: Language): string {
		return refusals[this.code][language].replace(/\{(\w+)\}/g, (placeholder, name: string) => this.#said(name, language) ?? placeholder);
	}

	/** Durations as people say them: `{wait}` for `seconds`, `{days}` and `{hours}` with their unit. */
	#said(name: string, language: Language): string | null {
		const value = this.detail[name === 'wait' ? 'seconds' : name];
		if (value === undefined || value === null) return null;
		if (name === 'wait') return formatWait(Number(value), language);
		if (name === 'days') return formatCount(Number(value), 'day', language);
		if (name === 'hours') return formatCount(Number(value), 'hour', language);
		return String(value);
	}
}

/** Usage: `throw refuse('CAR_NOT_FOUND')`. */
export function refuse(code: RefusalCode, detail?: Detail): Refusal {
	return new Refusal(code, detail);
}
