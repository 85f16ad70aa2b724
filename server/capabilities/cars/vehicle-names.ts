/** Finds the make or model that a spelling means. */
import { foldWords } from '#contract/fold-words.ts';
import { makes, models, type VehicleName } from './vehicle-name-table.ts';

const table: readonly VehicleName[] = [...makes, ...models];

const bySpelling = new Map(table.flatMap((names) => names.map((spelling) => [foldWords(spelling), names[0]] as const)));
const spellings = new Map(table.map((names) => [foldWords(names[0]), names]));

/** `"هونداي"` → `"Hyundai"`; undefined if no make or model is spelled so. The text must be folded. */
export const findName = (folded: string): string | undefined => bySpelling.get(folded);

/** All spellings of a make or a model, for the search text of a car; none if the table does not have it. */
export function spellingsOfName(name: string): readonly string[] {
	const badge = findName(foldWords(name));
	return badge === undefined ? [] : (spellings.get(foldWords(badge)) ?? []);
}

/** Every folded spelling of the table, and the single words of those with several. */
export const nameWords: readonly string[] = [
	...new Set([...bySpelling.keys()].flatMap((spelling) => [spelling, ...spelling.split(' ').filter((word) => word.length > 3)])),
];
