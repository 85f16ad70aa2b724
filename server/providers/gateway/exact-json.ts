/** JSON in which amounts never pass through a float: numbers are written from decimal text and read back as text. */

/** In Node 24 (ECMAScript proposal "JSON.parse source text access"), but not yet in TypeScript's library. */
const json = JSON as JSON & {
	rawJSON(text: string): object;
	parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** A value that `JSON.stringify` writes as the number `decimal`, digit for digit: `"213.50"` → `213.50`. */
export const exactNumber = (decimal: string): object => json.rawJSON(decimal);

/** Parses JSON and leaves every number as the text it was written in. Throws SyntaxError. */
export function parseExact(text: string): unknown {
	return json.parse(text, (_key: string, value: unknown, context: { source?: string }) =>
		typeof value === 'number' ? context.source : value,
	);
}
