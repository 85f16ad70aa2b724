/**
 * JSON whose amounts keep their decimal text: written from integer fils and read without floats.
 * The merchant's side has its own implementation, so that one mistake cannot hide on both ends.
 */
import { formatFils } from '#contract/money.ts';

/** In Node 24 (ECMAScript proposal "JSON.parse source text access"), but not yet in TypeScript's library. */
const json = JSON as JSON & {
	rawJSON(text: string): object;
	parse(text: string, reviver: (key: string, value: unknown, context: { source?: string }) => unknown): unknown;
};

/** An amount as a JSON number with up to three decimals: `213500n` → `213.50`. */
export const amountNumber = (fils: bigint): object => json.rawJSON(formatFils(fils));

/** Parses JSON and leaves every number as the text it was written in. Throws SyntaxError. */
export function parseKeepingNumbers(text: string): unknown {
	return json.parse(text, (_key: string, value: unknown, context: { source?: string }) =>
		typeof value === 'number' ? context.source : value,
	);
}
