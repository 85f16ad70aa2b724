/** Validates the fields of a card form. */

export type CardEntry = { number: string; name: string; expiry: string; cvv: string };
export type FieldProblem =
	| 'number-missing'
	| 'number-wrong'
	| 'number-unknown'
	| 'name-missing'
	| 'expiry-missing'
	| 'expiry-format'
	| 'expiry-past'
	| 'cvv-missing'
	| 'cvv-format';
export type CardProblems = Partial<Record<keyof CardEntry, FieldProblem>>;

/** Converts Arabic-Indic and Persian digits to Latin ones. */
export const latinDigits = (text: string): string => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

export const cardDigits = (text: string): string => latinDigits(text).replace(/[\s-]/g, '');

/** The Luhn check over a string of digits (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
	let sum = 0;
	for (const [index, digit] of [...digits].reverse().entries()) {
		const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
		sum += value > 9 ? value - 9 : value;
	}
	return digits.length > 0 && sum % 10 === 0;
}

function numberProblem(text: string, isKnown: (digits: string) => boolean): FieldProblem | undefined {
	const digits = cardDigits(text);
	if (digits === '') return 'number-missing';
	if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) return 'number-wrong';
	return isKnown(digits) ? undefined : 'number-unknown';
}

/** `MM/YY`, also with spaces or a four-digit year; a card is valid through the last day of its month (UTC). */
function expiryProblem(text: string, now: number): FieldProblem | undefined {
	const typed = latinDigits(text).replace(/\s/g, '');
	if (typed === '') return 'expiry-missing';
	const match = /^(0[1-9]|1[0-2])[/-]?(?:20)?(\d{2})$/.exec(typed);
	if (!match) return 'expiry-format';
	const [, month, year] = match;
	return Date.UTC(2000 + Number(year), Number(month)) <= now ? 'expiry-past' : undefined;
}

function cvvProblem(text: string): FieldProblem | undefined {
	const typed = latinDigits(text).trim();
	if (typed === '') return 'cvv-missing';
	return /^\d{3}$/.test(typed) ? undefined : 'cvv-format';
}

/** The problem of each invalid field; empty if the entry is valid. `now` in milliseconds since 1970. */
export function checkCardEntry(entry: CardEntry, now: number, isKnown: (digits: string) => boolean): CardProblems {
	const problems: CardProblems = {};
	const note = (field: keyof CardEntry, problem: FieldProblem | undefined) => {
		if (problem) problems[field] = problem;
	};
	note('number', numberProblem(entry.number, isKnown));
	note('name', entry.name.trim() === '' ? 'name-missing' : undefined);
	note('expiry', expiryProblem(entry.expiry, now));
	note('cvv', cvvProblem(entry.cvv));
	return problems;
}
