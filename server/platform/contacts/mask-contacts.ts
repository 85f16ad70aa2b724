/**
 * Masks phone numbers, e-mail addresses and contact links in a text, however they are written, and leaves the rest unchanged; or refuses texts that hold them.
 * The original text is stored and masked on reading, so that it becomes visible after confirmation.
 */
import type { Language } from '../base/refusal.ts';
import { refuseFields } from '../http/input.ts';
import { addressSpans } from './addresses.ts';
import { numberRuns } from './number-runs.ts';
import { isPhoneNumber, isSurelyPhoneNumber } from './phone-numbers.ts';
import { type Span, toPlainText } from './plain-text.ts';

export const MASK = '•••••';

export type Masked = { body: string; isMasked: boolean };

/** Row ids are not phone numbers, also if their digits look like one. */
const ROW_ID = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(?![0-9a-f])/g;

export const maskContacts = (typed: string): Masked => maskSpans(typed, contactSpans(typed));

/** Positions of contact details in the text. */
export function contactSpans(typed: string): Span[] {
	const { text, spanOf } = toPlainText(typed);
	const readable = text.replace(ROW_ID, (id) => 'x'.repeat(id.length));
	const numbers = numberRuns(readable).filter(isPhoneNumber);
	return [...numbers.map(({ span }) => span), ...addressSpans(readable)].map(([start, end]) => spanOf(start, end));
}

/**
 * Whether a text surely names a contact: a Jordanian or international number, an address or an account. For texts that are refused rather than
 * masked; "Peugeot 3008 2020" has eight digits and is a car.
 */
export function namesContact(typed: string): boolean {
	const { text } = toPlainText(typed);
	const readable = text.replace(ROW_ID, (id) => 'x'.repeat(id.length));
	return numberRuns(readable).some(({ digits }) => isSurelyPhoneNumber(digits)) || addressSpans(readable).length > 0;
}

export function maskSpans(typed: string, spans: readonly Span[]): Masked {
	let body = '';
	let shown = 0;
	for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
		if (end <= shown) continue;
		// A span that begins within the previous one extends it.
		if (start >= shown && !(shown > 0 && start === shown && body.endsWith(MASK))) body += `${typed.slice(shown, start)}${MASK}`;
		shown = end;
	}
	return { body: body + typed.slice(shown), isMasked: spans.length > 0 };
}

/** Throws INVALID_INPUT for each of these fields that names a phone number, an e-mail address, a link or an account. */
export function assertNoContacts(texts: Record<string, unknown>, language: Language): void {
	const wrong = Object.entries(texts).filter(([, text]) => typeof text === 'string' && namesContact(text));
	if (wrong.length > 0)
		throw refuseFields(
			wrong.map(([name]) => [name, 'CONTACTS_REFUSED'] as const),
			language,
		);
}
