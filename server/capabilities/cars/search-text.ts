/** Search text of a car. */
import { attribute, attributeKeys, type WordsKey } from '#contract/car-attributes.ts';
import type { CarWords } from '#contract/car-words.ts';
import { foldWords } from '#contract/fold-words.ts';
import type { CarValues } from './columns.ts';
import { spellingsOfColour, spellingsOfName } from './vehicle-names.ts';

const wordsKeys = attributeKeys.filter((key): key is WordsKey => attribute(key).words === true);

/** Characters of the search text that come from an owner's description: the column is compared word by word for every car in a search. */
const MOST_OWN_WORDS = 400;
/** Shorter words are articles and the like; they would be found within others anyway. */
const SHORTEST_OWN_WORD = 3;

/**
 * Search text of a car: the attributes marked for it in the table, make, model and colour in every known spelling, and each word once of the
 * owner's description and of what is included. The owner's rules are left out: a search for "pets" does not mean cars that forbid them.
 */
export function searchWords(car: Pick<CarValues, WordsKey>, texts?: CarWords['texts']): string {
	const names = [...[car.make, car.model].flatMap(spellingsOfName), ...spellingsOfColour(car.color)];
	const found = foldWords([...wordsKeys.map((key) => car[key]), ...names].join(' '));
	if (!texts) return found;
	const { description, included } = texts;
	const said = foldWords([description.en, description.ar, included.en, included.ar].map((text) => text ?? '').join(' ')).split(' ');
	const known = new Set(found.split(' '));
	let length = 0;
	const own = [...new Set(said)].filter((word) => {
		if (word.length < SHORTEST_OWN_WORD || known.has(word)) return false;
		length += word.length + 1;
		return length <= MOST_OWN_WORDS;
	});
	return [found, ...own].join(' ');
}
