/** Masks consecutive messages together: a number split over several messages is still one number. Pure. */
import { contactSpans, type Masked, maskSpans } from '#server/platform/contacts/mask-contacts.ts';
import { numberRuns } from '#server/platform/contacts/number-runs.ts';
import { isSurelyPhoneNumber } from '#server/platform/contacts/phone-numbers.ts';
import { type Span, toPlainText } from '#server/platform/contacts/plain-text.ts';

/** A Jordanian number has ten digits and could be sent digit by digit: this many messages are examined together. */
export const RUN_REACH = 13;

type Line = { body: string; from_user_id: string | null };

/** Results in the order of the input. */
export function maskMessages(lines: readonly Line[]): Masked[] {
	const spansOfSeveral = spansAcross(lines);
	return lines.map(({ body, from_user_id }, index) =>
		from_user_id === null ? { body, isMasked: false } : maskSpans(body, [...contactSpans(body), ...(spansOfSeveral.get(index) ?? [])]),
	);
}

/** Consecutive messages of one user, ignoring photos without text and system messages in between. */
function spansAcross(lines: readonly Line[]): Map<number, Span[]> {
	const found = new Map<number, Span[]>();
	let run: Array<{ index: number; body: string }> = [];
	let writer: string | null = null;
	const close = () => {
		for (const { index, span } of spansOfRun(run)) found.set(index, [...(found.get(index) ?? []), span]);
		run = [];
	};
	for (const [index, { body, from_user_id }] of lines.entries()) {
		if (from_user_id === null) continue;
		if (from_user_id !== writer) close();
		writer = from_user_id;
		if (body !== '') run.push({ index, body });
	}
	close();
	return found;
}

function spansOfRun(run: ReadonlyArray<{ index: number; body: string }>): Array<{ index: number; span: Span }> {
	if (run.length < 2) return [];
	const joined = run.map(({ body }) => body).join('\n');
	const starts = run.map((_, place) => run.slice(0, place).reduce((sum, { body }) => sum + body.length + 1, 0));
	const { text, spanOf } = toPlainText(joined);
	const numbers = numberRuns(text).filter(({ digits }) => digits.includes('\n') && isSurelyPhoneNumber(digits));
	return numbers.flatMap(({ span }) => {
		const [first, last] = spanOf(...span);
		return run.flatMap(({ index, body }, place) => {
			const start = starts[place] ?? 0;
			const own: Span = [Math.max(first - start, 0), Math.min(last - start, body.length)];
			return own[0] < own[1] ? [{ index, span: own }] : [];
		});
	});
}
