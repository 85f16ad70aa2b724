/**
 * Takes phone numbers, e-mail addresses and contact links out of a text, however they are written, and leaves the rest as it is. Pure.
 * What is kept is what was typed: the mask is put on at reading, so that a later confirmation shows the words themselves.
 */
import { addressSpans } from './addresses.ts';
import { numberRuns } from './number-runs.ts';
import { isPhoneNumber } from './phone-numbers.ts';
import { type Span, toPlainText } from './plain-text.ts';

export const MASK = '•••••';

export type Masked = { body: string; isMasked: boolean };

/** Names of rows are not somebody's number, whatever digits are in them. */
const ROW_ID = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![0-9a-f])/g;

export const maskContacts = (typed: string): Masked => maskSpans(typed, contactSpans(typed));

/** Where in the text contact details stand. */
export function contactSpans(typed: string): Span[] {
	const { text, spanOf } = toPlainText(typed);
	const readable = text.replace(ROW_ID, (id) => 'x'.repeat(id.length));
	const numbers = numberRuns(readable).filter(isPhoneNumber);
	return [...numbers.map(({ span }) => span), ...addressSpans(readable)].map(([start, end]) => spanOf(start, end));
}

export function maskSpans(typed: string, spans: readonly Span[]): Masked {
	let body = '';
	let shown = 0;
	for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
		if (end <= shown) continue;
		// One that begins within the one before only makes it longer.
		if (start >= shown && !(shown > 0 && start === shown && body.endsWith(MASK))) body += `${typed.slice(shown, start)}${MASK}`;
		shown = end;
	}
	return { body: body + typed.slice(shown), isMasked: spans.length > 0 };
}
