/** Markers in private data and who may read each: a marker in anybody else's response is a leak. */
import type { ActorName, SignedIn } from './actors.ts';

export type Mark = { readonly text: string; readonly readers: readonly SignedIn[] };

/** Markers in a response that its reader may not see. */
export function leaksIn(answer: string, reader: ActorName, marks: readonly Mark[]): string[] {
	return marks.filter(({ text, readers }) => !readers.some((each) => each === reader) && answer.includes(text)).map(({ text }) => text);
}

/**
 * Only the fee and the owner's share of one trip have fils that are not whole piastres: a sum with a
 * third decimal contains one of them, after any other addition.
 */
export const odd = { rate: '41.70', granted: '10.01' } as const;
const ODD_SUM = /(?<![\w.:+-])\d{1,6}\.\d\d[1-9](?![\w.:])/g;
const knowTheTrip: readonly ActorName[] = ['owner', 'renter', 'admin', 'superAdmin'];

export const oddSumsIn = (answer: string): string[] => answer.match(ODD_SUM) ?? [];
export const mayReadOddSums = (reader: ActorName): boolean => knowTheTrip.includes(reader);
