/** Finds web addresses in a message. Only http and https become links; everything else stays text. */

/** `key` is the position in the text. */
export type LinkPart = { key: number; text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"'\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gi;
/** Punctuation that ends a sentence and not an address. */
const TRAILING = /[.,;:!?…«»“”،؛؟*_~]+$/u;
const OPENING: Readonly<Record<string, string>> = { ')': '(', ']': '[' };

export function linkParts(text: string): LinkPart[] {
	const parts: LinkPart[] = [];
	let from = 0;
	for (const { 0: match, index } of text.matchAll(ADDRESS)) {
		const address = withoutEnd(match);
		const href = safeAddress(address);
		if (!href) continue;
		if (index > from) parts.push({ key: from, text: text.slice(from, index) });
		parts.push({ key: index, text: address, href });
		from = index + address.length;
	}
	if (from < text.length) parts.push({ key: from, text: text.slice(from) });
	return parts;
}

/** A closing bracket belongs to the address if it was opened inside it: `…/Petra_(city)`. */
function withoutEnd(match: string): string {
	const address = match.replace(TRAILING, '');
	const last = address.at(-1) ?? '';
	const opening = OPENING[last];
	if (!opening || count(address, opening) >= count(address, last)) return address;
	return withoutEnd(address.slice(0, -1));
}

const count = (text: string, letter: string): number => text.split(letter).length - 1;

/** User information before the host (`https://bank.com@elsewhere.com`) is misleading. */
function safeAddress(address: string): string | null {
	if (!URL.canParse(address)) return null;
	const { protocol, username, password, href } = new URL(address);
	return (protocol === 'http:' || protocol === 'https:') && !username && !password ? href : null;
}
