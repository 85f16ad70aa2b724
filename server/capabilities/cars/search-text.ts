/** Normalizes search text: case, Arabic letter forms, diacritics and digits do not matter. */
import { attribute, attributeKeys, type WordsKey } from '#contract/car-attributes.ts';
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

/** Search text of a car: the attributes marked for it in the table, and the make in both scripts. */
export function searchWords(car: Pick<CarValues, WordsKey>): string {
	const make = foldWords(car.make);
	return foldWords([...wordsKeys.map((key) => car[key]), arabicMakes[make] ?? ''].join(' '));
}
