/** Splits a paragraph of a help article at its links. */

export type TextPart = { text: string; href?: string };

/** `'Open [My trips](/trips) now'` → three parts, the second one with an address. */
export function partsOfText(text: string): TextPart[] {
	const parts: TextPart[] = [];
	let rest = 0;
	for (const match of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
		const [whole, label, href] = match;
		if (match.index > rest) parts.push({ text: text.slice(rest, match.index) });
		if (label && href) parts.push({ text: label, href });
		rest = match.index + whole.length;
	}
	if (rest < text.length) parts.push({ text: text.slice(rest) });
	return parts;
}
