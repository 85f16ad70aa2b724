/** Finds addresses of our own site in a message and makes them links. Everything else stays text. */

/** `key` is the position in the text. */
export type TextPart = { key: number; text: string; href?: string };

const ADDRESS = /https?:\/\/[^\s<>"']+/g;
/** Punctuation that ends a sentence and not an address. */
const TRAILING = /[.,;:!?)\]،؛؟]+$/;

/** The text split at addresses; `href` (path and query) only for those below `publicUrl`. */
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
