/** Understands what people type into the search field: names in either script, and words for city, body, fuel and transmission. Pure. */

import { carAttributes } from '#contract/car-attributes.ts';
import { type ChoiceKey, choiceKeys, choiceNameLike, isArabic, spellingsOf } from '#contract/choice-names.ts';
import { closestOf } from '#contract/closest-word.ts';
import { foldWords } from '#contract/fold-words.ts';
import { findName, nameWords, spellingsOfName } from '#server/capabilities/cars/index.ts';

/** One way in which a car satisfies a word: its text contains `text`, or it has the choice. */
export type WordCondition = { readonly text: string } | { readonly key: ChoiceKey; readonly value: string };
/** A word, or several that belong together, with what it may mean; any of the conditions suffices. */
export type SearchWord = {
	readonly typed: string;
	/** As displayed to the person. */
	readonly shown: string;
	readonly anyOf: readonly WordCondition[];
	/** A name or a choice that we know; other words are searched for as they are. */
	readonly isKnown: boolean;
};

const MAX_WORDS = 6;
const LONGEST_PHRASE = 3;
/** Words around a query that do not describe the car. */
const fillers = new Set(
	['a', 'the', 'in', 'at', 'for', 'with', 'and', 'car', 'cars', 'rent', 'rental', 'hire', 'jordan'].concat(
		['سيارة', 'سيارات', 'للايجار', 'ايجار', 'تأجير', 'استئجار', 'في', 'من', 'مع', 'و', 'الاردن'].map(foldWords),
	),
);

const choices = new Map<string, WordCondition[]>();
for (const key of choiceKeys)
	for (const value of carAttributes[key].values)
		for (const spelling of spellingsOf(key, value).map(foldWords))
			choices.set(spelling, [...(choices.get(spelling) ?? []), { key, value }]);

/** Words that similar ones are compared with. */
const vocabulary: readonly string[] = [...new Set([...choices.keys(), ...nameWords])];

export function readSearchWords(q: string): SearchWord[] {
	const typed = foldWords(q).split(' ').filter(Boolean);
	const meaningful = typed.filter((word) => !fillers.has(word));
	const words = (meaningful.length > 0 ? meaningful : typed).slice(0, MAX_WORDS);
	const found: SearchWord[] = [];
	for (let at = 0; at < words.length; ) {
		const known = knownPhrase(words.slice(at, at + LONGEST_PHRASE));
		const next = known?.word ?? plainWord(words[at] ?? '');
		found.push(next);
		at += known?.length ?? 1;
	}
	return found;
}

const plainWord = (text: string): SearchWord => ({ typed: text, shown: text, anyOf: [{ text }], isKnown: false });

/** The longest beginning of these words that means something. */
function knownPhrase(words: readonly string[]): { word: SearchWord; length: number } | null {
	for (let length = words.length; length > 0; length -= 1) {
		const word = meaningOf(words.slice(0, length).join(' '));
		if (word) return { word, length };
	}
	return null;
}

/** Arabic joins the article and short prepositions to their word: `"بعمان"` is "in Amman". */
const prefixes = /^(?:وال|بال|لل|ال|ب|ل|و)(?=.{3})/;

function meaningOf(phrase: string): SearchWord | null {
	const withoutPrefix = isArabic(phrase) ? phrase.replace(prefixes, '') : phrase;
	for (const spelling of new Set([phrase, withoutPrefix])) {
		const name = findName(spelling);
		const anyOf: WordCondition[] = [...(choices.get(spelling) ?? []), ...(name ? nameConditions(name, spelling) : [])];
		if (anyOf.length > 0) return { typed: phrase, shown: labelOf(anyOf, name, phrase), anyOf, isKnown: true };
	}
	return null;
}

/** The name on the badge, and the spelling itself, for cars that are listed under it. */
function nameConditions(name: string, spelling: string): WordCondition[] {
	const badge = foldWords(name);
	return badge === spelling ? [{ text: badge }] : [{ text: badge }, { text: spelling }];
}

function labelOf(anyOf: readonly WordCondition[], name: string | undefined, phrase: string): string {
	if (name) return isArabic(phrase) ? (spellingsOfName(name).find(isArabic) ?? name) : name;
	const [first] = anyOf;
	return first && 'key' in first ? choiceNameLike(first.key, first.value, phrase) : phrase;
}

/** The word that was probably meant by an unknown one, or null. */
export function correctedWord({ typed }: SearchWord): SearchWord | null {
	const closest = closestOf(typed, vocabulary);
	if (closest === null) return null;
	// A single word of a longer name, such as "cruiser", is searched for as it is.
	return meaningOf(closest) ?? { ...plainWord(closest), isKnown: true };
}

export const wordOfMarket = (text: string): SearchWord => plainWord(text);
