/** JSON in which an amount never passes through a float: numbers are written from decimal text and read back as their text. */

/** Node 24 has these two (the ECMAScript proposal "JSON.parse source text access"); TypeScript's library does not know them yet. */
const json = JSON as JSON & {
	rawJSON(text: string): object;
	parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** A value that `JSON.stringify` writes as the number `decimal`, digit for digit: `"213.50"` → `213.50`. */
export const exactNumber = (decimal: string): object => json.rawJSON(decimal);

/** Parses JSON with every number left as the text it was written in. Throws SyntaxError. */
export function parseExact(text: string): unknown {
	return json.parse(text, (_key: string, value: unknown, context: { source?: string }) =>
		typeof value === 'number' ? context.source : value,
	);
}
