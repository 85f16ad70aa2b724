/** Search text of a car. */
import { attribute, attributeKeys, type WordsKey } from '#contract/car-attributes.ts';
import { foldWords } from '#contract/fold-words.ts';
import type { CarValues } from './columns.ts';
import { spellingsOfName } from './vehicle-names.ts';

const wordsKeys = attributeKeys.filter((key): key is WordsKey => attribute(key).words === true);

/** The attributes marked for it in the table, and the make and the model in every spelling that we know. */
export function searchWords(car: Pick<CarValues, WordsKey>): string {
	const names = [car.make, car.model].flatMap(spellingsOfName);
	return foldWords([...wordsKeys.map((key) => car[key]), ...names].join(' '));
}
