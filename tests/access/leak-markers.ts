/** Texts that stand in private things, and who may read each: found in anybody else's answer, something has leaked. */
import type { SignedIn, Who } from './actors.ts';

export type Mark = { readonly text: string; readonly readers: readonly SignedIn[] };

/** The marks in an answer that its reader may not see. */
export function leaksIn(answer: string, reader: Who, marks: readonly Mark[]): string[] {
	return marks.filter(({ text, readers }) => !readers.some((each) => each === reader) && answer.includes(text)).map(({ text }) => text);
}

/**
 * The fee and the owner’s share of one trip alone have fils that make no whole piastre: a sum with a
 * third decimal holds some of them, whatever else was added up.
 */
export const odd = { rate: '41.70', granted: '10.01' } as const;
const ODD_SUM = /(?<![\w.:+-])\d{1,6}\.\d\d[1-9](?![\w.:])/g;
const knowTheTrip: readonly Who[] = ['owner', 'renter', 'admin', 'superAdmin'];

export const oddSumsIn = (answer: string): string[] => answer.match(ODD_SUM) ?? [];
export const mayReadOddSums = (reader: Who): boolean => knowTheTrip.includes(reader);
