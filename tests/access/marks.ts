/** Texts that stand in private things, and who may read each: found in anybody else's answer, something has leaked. */
import type { SignedIn, Who } from './cast.ts';

export type Mark = { readonly text: string; readonly readers: readonly SignedIn[] };

/** The marks in an answer that its reader may not see. */
export function leaksIn(answer: string, reader: Who, marks: readonly Mark[]): string[] {
	return marks.filter(({ text, readers }) => !readers.some((each) => each === reader) && answer.includes(text)).map(({ text }) => text);
}
