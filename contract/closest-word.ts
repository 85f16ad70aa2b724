/** The most similar word of a list, for misspelt input. */
import { distance } from 'fastest-levenshtein';

const SHORTEST = 4;
/** Words of at least this length may differ in two letters, shorter ones in one. */
const LONG = 6;

/** Words must be folded (contract/fold-words.ts). Null if none is similar enough; words of up to three letters are never guessed. */
export function closestOf(word: string, candidates: readonly string[]): string | null {
	if (word.length < SHORTEST) return null;
	const allowed = word.length < LONG ? 1 : 2;
	let closest: string | null = null;
	let least = allowed + 1;
	for (const candidate of candidates) {
		// A guess must share more letters than it changes, and have the same start or end: "gorilla" is no guess for "corolla".
		if (candidate.length < SHORTEST || Math.abs(candidate.length - word.length) > allowed) continue;
		if (candidate[0] !== word[0] && candidate.at(-1) !== word.at(-1)) continue;
		const changes = swapped(word, candidate) ? 1 : distance(word, candidate);
		if (changes < least) [closest, least] = [candidate, changes];
	}
	return closest;
}

/** Whether two neighbouring letters changed places, the commonest mistake in typing: "tuscon" for "tucson". */
function swapped(one: string, other: string): boolean {
	if (one.length !== other.length) return false;
	const first = [...one].findIndex((letter, index) => letter !== other[index]);
	return (
		first >= 0 && one[first] === other[first + 1] && one[first + 1] === other[first] && one.slice(first + 2) === other.slice(first + 2)
	);
}
