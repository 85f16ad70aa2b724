/** Normalizes a text for the detection of contact details: one form of digits and letters, no invisible characters. Pure. */

export type Span = readonly [start: number, end: number];

export type PlainText = {
	/** Digits of every script as 0–9, compatibility forms and hamza seats unified, lower case; invisible characters and marks removed. */
	text: string;
	/** Maps a range of `text` to the original, including following marks and joiners. */
	spanOf(start: number, end: number): Span;
};

/** Marks (harakat, keycap frames), joiners, variation selectors, tatweel: they change the look of a character, not its identity. */
const INVISIBLE = /^[\p{M}\p{Cf}\p{Cc}\u0640\u115f\u1160\u3164\uffa0]$/u;
const DIGIT = /^\p{Nd}$/u;

const letters: Record<string, string> = {
	...{ أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ئ: 'ي', ؤ: 'و', ی: 'ي', ک: 'ك', '٫': '.', '٬': ',', '،': ',', '؛': ';' },
	...{ '＠': '@', '﹫': '@', '。': '.', '․': '.', '·': '.', '‐': '-', '‑': '-', '‒': '-', '–': '-', '—': '-', '−': '-' },
};

export function toPlainText(typed: string): PlainText {
	let text = '';
	const places: number[] = [];
	let offset = 0;
	for (const character of typed) {
		const isLine = character === '\n' || character === '\t';
		if (isLine || !INVISIBLE.test(character)) {
			for (const plain of plainOf(character)) {
				text += plain;
				for (let unit = 0; unit < plain.length; unit += 1) places.push(offset);
			}
		}
		offset += character.length;
	}
	const placeOf = (index: number) => places[index] ?? typed.length;
	return { text, spanOf: (start, end) => [placeOf(start), endOf(typed, placeOf(end - 1))] };
}

function plainOf(character: string): string {
	const known = letters[character];
	if (known !== undefined) return known;
	// Separates lines and jointly examined messages.
	if (character === '\n') return character;
	if (DIGIT.test(character)) return String(digitOf(character));
	if (character >= '\u0600' && character <= '\u06ff') return character;
	return (
		[...character.normalize('NFKD')]
			.filter((part) => !INVISIBLE.test(part))
			.join('')
			.toLowerCase() || ' '
	);
}

/** The ten digits of a script are consecutive; mathematical digits form five consecutive rows. */
function digitOf(character: string): number {
	const plain = character.normalize('NFKC');
	if (/^[0-9]$/.test(plain)) return Number(plain);
	const code = character.codePointAt(0) ?? 0;
	let value = 0;
	while (value < 9 && DIGIT.test(String.fromCodePoint(code - value - 1))) value += 1;
	return value;
}

/** End of the character that starts here, including its marks. */
function endOf(typed: string, start: number): number {
	let end = start + String.fromCodePoint(typed.codePointAt(start) ?? 0).length;
	for (const next of typed.slice(end)) {
		if (next === '\n' || next === '\t' || !INVISIBLE.test(next)) break;
		end += next.length;
	}
	return Math.min(end, typed.length);
}
