/** Finds the addresses in a message, so that those of our own site can be followed. Everything else stays text. */

/** `key` is where in the text it begins. */
export type TextPart = { key: number; text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** What ends a sentence and not an address. */
const TRAILING = /[.,;:!?)\]،؛؟]+$/;

/** The text in order, cut at addresses; `href` (path and query) only on those that lead to `publicUrl`. */
export function textParts(text: string, publicUrl: string): TextPart[] {
	const parts: TextPart[] = [];
	let from = 0;
	for (const { 0: found, index } of text.matchAll(ADDRESS)) {
		const address = found.replace(TRAILING, '');
		const href = ownPath(address, publicUrl);
		if (!href) continue;
		if (index > from) parts.push({ key: from, text: text.slice(from, index) });
		parts.push({ key: index, text: address, href });
		from = index + address.length;
	}
	if (from < text.length) parts.push({ key: from, text: text.slice(from) });
	return parts;
}

function ownPath(address: string, publicUrl: string): string | null {
	if (!URL.canParse(address)) return null;
	const url = new URL(address);
	return url.origin === new URL(publicUrl).origin ? `${url.pathname}${url.search}${url.hash}` : null;
}
