/**
 * JSON whose amounts keep their decimal text: written from integer fils and read back without passing through a float.
 * The merchant's side has its own code for this, so that one mistake cannot hide on both ends.
 */
import { formatFils } from '#contract/money.ts';

/** Node 24 has these two (the ECMAScript proposal "JSON.parse source text access"); TypeScript's library does not know them yet. */
const json = JSON as JSON & {
	rawJSON(text: string): object;
	parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** An amount as a JSON number with up to three decimals: `213500n` → `213.50`. */
export const amountNumber = (fils: bigint): object => json.rawJSON(formatFils(fils));

/** Parses JSON, with every number left as the text it was written in. Throws SyntaxError. */
export function parseKeepingNumbers(text: string): unknown {
	return json.parse(text, (_key: string, value: unknown, context: { source?: string }) =>
		typeof value === 'number' ? context.source : value,
	);
}
