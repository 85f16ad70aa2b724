/** The second try of a search whose words find nothing: unknown words are replaced by similar ones (docs/decisions/057). */
import type { ReadPool } from '#server/platform/database/replicas.ts';
import { correctedWord, type SearchWord, wordOfMarket } from './search-words.ts';
import { isWordOfMarket, similarWordOfMarket } from './sql.ts';

/** Null if there is nothing to replace. A word without a similar one is left out if there are others. */
export async function findSimilarWords(pool: ReadPool, words: readonly SearchWord[]): Promise<SearchWord[] | null> {
	const replaced: SearchWord[] = [];
	let isChanged = false;
	for (const word of words) {
		const next = await similarWord(pool, word);
		if (next) replaced.push(next);
		if (next !== word) isChanged = true;
	}
	return isChanged && replaced.length > 0 ? replaced : null;
}

async function similarWord(pool: ReadPool, word: SearchWord): Promise<SearchWord | null> {
	if (word.isKnown || (await isWordOfMarket(pool, word.typed))) return word;
	const corrected = correctedWord(word);
	if (corrected) return corrected;
	const similar = await similarWordOfMarket(pool, word.typed);
	return similar === null ? null : wordOfMarket(similar);
}
