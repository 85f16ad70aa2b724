/**
 * Counts SMS segments and shortens texts to few of them. Pure.
 * Source: 3GPP TS 23.038 (GSM 7-bit default alphabet and its extension) and TS 23.040 (concatenated segments lose 6 octets to the header).
 */

/** The default alphabet; one septet per character. */
const BASIC = new Set(
	'@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Extension characters: two septets with the escape. */
const EXTENDED = new Set('\f^{}\\[~]|€');

const GSM = { one: 160, each: 153 };
const UCS2 = { one: 70, each: 67 };

export type Segments = { encoding: 'GSM-7' | 'UCS-2'; segments: number };

/** Pairs (escape and character, surrogates) are not split: such a unit moves to the next segment. */
export function countSegments(text: string): Segments {
	const signs = [...text];
	const isGsm = signs.every((sign) => BASIC.has(sign) || EXTENDED.has(sign));
	const sizes = signs.map((sign) => (isGsm ? (EXTENDED.has(sign) ? 2 : 1) : sign.length));
	const limit = isGsm ? GSM : UCS2;
	const encoding = isGsm ? 'GSM-7' : 'UCS-2';
	if (sizes.reduce((sum, size) => sum + size, 0) <= limit.one) return { encoding, segments: 1 };
	let segments = 1;
	let used = 0;
	for (const size of sizes) {
		if (used + size > limit.each) {
			segments += 1;
			used = 0;
		}
		used += size;
	}
	return { encoding, segments };
}

/** A single typographic character would double the cost of a Latin text. Isolates have no effect in a phone's message list. */
const plainSigns: ReadonlyArray<[RegExp, string]> = [
	[/[\u2066-\u2069\u200e\u200f]/g, ''],
	[/[‘’‚′]/g, "'"],
	[/[“”„″]/g, '"'],
	[/[‐‑‒–—−]/g, '-'],
	[/…/g, '...'],
	[/[\u00a0\u2007\u2009\u202f]/g, ' '],
	[/×/g, 'x'],
	[/•/g, '*'],
];

export const withPlainSigns = (text: string): string =>
	plainSigns.reduce((sofar, [signs, plain]) => sofar.replace(signs, plain), text.normalize('NFC'));
