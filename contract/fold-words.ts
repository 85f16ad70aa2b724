/** Normalizes search text: case, Arabic letter forms, diacritics and digits do not matter. */
import { foldDigits } from './digits.ts';

/** Variants of the same letter: hamza seats, taa marbuta, alef maqsura, and the Persian letters of some keyboards. */
const letters: Record<string, string> = {
	أ: 'ا',
	إ: 'ا',
	آ: 'ا',
	ٱ: 'ا',
	ة: 'ه',
	ى: 'ي',
	ئ: 'ي',
	ؤ: 'و',
	ی: 'ي',
	ک: 'ك',
	گ: 'ج',
	ڤ: 'ف',
	پ: 'ب',
	چ: 'ج',
};

/** `"  Toyota  COROLLA "` → `"toyota corolla"`; `"أحمد"` and `"احمد"` → `"احمد"`. */
export function foldWords(text: string): string {
	return (
		foldDigits(text)
			.toLowerCase()
			// Before decomposition, which would separate a hamza from its seat.
			.replace(/[أإآٱةىئؤیکگڤپچ]/g, (letter) => letters[letter] ?? letter)
			.normalize('NFKD')
			// Combining marks (accents, harakat), the tatweel stroke, and the marks of writing direction that copied text carries.
			.replace(/[\u0300-\u036f\u064b-\u065f\u0670\u0640\u200b-\u200f\u202a-\u202e\u2066-\u2069]/g, '')
			.replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
			.trim()
	);
}

const MAX_WORDS = 8;

/** The words of a search, folded; empty if only signs were typed. */
export const foldedWords = (text: string | undefined): string[] =>
	foldWords(text ?? '')
		.split(' ')
		.filter(Boolean)
		.slice(0, MAX_WORDS);
