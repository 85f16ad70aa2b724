/** Normalizes search text: case, Arabic letter forms, diacritics and digits do not matter. */
import { attribute, attributeKeys, type WordsKey } from '#contract/car-attributes.ts';
import type { CarWords } from '#contract/car-words.ts';
import { foldDigits } from '#contract/digits.ts';
import type { CarValues } from './columns.ts';

/** Variants of the same letter: hamza seats, taa marbuta, alef maqsura. */
const letters: Record<string, string> = { أ: 'ا', إ: 'ا', آ: 'ا', ٱ: 'ا', ة: 'ه', ى: 'ي', ئ: 'ي', ؤ: 'و' };

/** `"  Toyota  COROLLA "` → `"toyota corolla"`; `"أحمد"` and `"احمد"` → `"احمد"`. */
export function foldWords(text: string): string {
	return (
		foldDigits(text)
			.toLowerCase()
			// Before decomposition, which would separate a hamza from its seat.
			.replace(/[أإآٱةىئؤ]/g, (letter) => letters[letter] ?? letter)
			.normalize('NFKD')
			// Combining marks (accents, harakat) and the tatweel stroke.
			.replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640]/g, '')
			.replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
			.trim()
	);
}

/** Arabic spellings of makes, so that both spellings find the car. */
const arabicMakes: Record<string, string> = {
	toyota: 'تويوتا',
	hyundai: 'هيونداي هونداي',
	kia: 'كيا',
	nissan: 'نيسان',
	honda: 'هوندا',
	mitsubishi: 'ميتسوبيشي متسوبيشي',
	mazda: 'مازدا',
	suzuki: 'سوزوكي',
	ford: 'فورد',
	chevrolet: 'شيفروليه شفروليه',
	volkswagen: 'فولكسفاجن فولكس',
	mercedes: 'مرسيدس',
	'mercedes benz': 'مرسيدس',
	bmw: 'بي ام دبليو بمو',
	audi: 'اودي',
	tesla: 'تسلا',
	byd: 'بي واي دي',
	changan: 'شانجان',
	mg: 'ام جي',
	renault: 'رينو',
	peugeot: 'بيجو',
	fiat: 'فيات',
	skoda: 'سكودا',
	jeep: 'جيب',
	'land rover': 'لاند روفر رنج روفر',
	lexus: 'لكزس',
	isuzu: 'ايسوزو',
	subaru: 'سوبارو',
	mini: 'ميني',
	porsche: 'بورش',
};

const wordsKeys = attributeKeys.filter((key): key is WordsKey => attribute(key).words === true);

/** Characters of the search text that come from an owner's description: the column is compared word by word for every car of a search. */
const MOST_OWN_WORDS = 400;
/** Shorter words are articles and the like; they would be found within others anyway. */
const SHORTEST_OWN_WORD = 3;

/**
 * Search text of a car: the attributes marked for it in the table, the make in both scripts, and each word once of what the owner says of the car
 * and of what is included. The house rules are left out: who looks for "pets" does not look for a car without them.
 */
export function searchWords(car: Pick<CarValues, WordsKey>, texts?: CarWords['texts']): string {
	const make = foldWords(car.make);
	const found = foldWords([...wordsKeys.map((key) => car[key]), arabicMakes[make] ?? ''].join(' '));
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
