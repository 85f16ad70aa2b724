/** The sentences about a value of a filter that is not known, with what was probably meant. */
import { attribute, attributeKeys, sorts } from './car-attributes.ts';
import { arabicChoice, type ChoiceKey, choiceFrom, choiceSpellings } from './choice-names.ts';
import { closestOf } from './closest-word.ts';
import { foldWords } from './fold-words.ts';

const MARK = 'UNKNOWN_VALUE';
/** Maximum length of a value that is repeated to the caller who sent it. */
const MAX_REPEATED = 40;

/** Separate from the names of the choices, which the search page loads. */
const nouns: Readonly<Record<ChoiceKey | 'sortBy', { en: string; ar: string }>> = {
	city: { en: 'city', ar: 'مدينة' },
	bodyType: { en: 'body type', ar: 'نوع سيارة' },
	transmission: { en: 'transmission', ar: 'ناقل حركة' },
	fuel: { en: 'fuel', ar: 'نوع وقود' },
	sortBy: { en: 'order', ar: 'ترتيب' },
};
const anyValue = { en: 'value', ar: 'قيمة' };

/** Message of a schema: which filter, and what was sent. */
export const unknownValue = (key: string, text: string): string => [MARK, key, text.slice(0, MAX_REPEATED)].join(':');

function valuesOf(key: string): readonly string[] {
	if (key === 'sortBy') return sorts;
	const found = attributeKeys.find((each) => each === key);
	const of = found && attribute(found);
	return of?.kind === 'choice' ? of.values : [];
}

/** The value of a filter that was probably meant, or null. */
export function suggestedValue(key: string, text: string): string | null {
	if (key !== 'sortBy') return choiceFrom(key, closestOf(foldWords(text), choiceSpellings(key)) ?? '');
	const folded = new Map(sorts.map((sort) => [foldWords(sort), sort]));
	return folded.get(closestOf(foldWords(text), [...folded.keys()]) ?? '') ?? null;
}

/** The sentences for a message of `unknownValue`; null for other messages. */
export function unknownValueTexts(message: string): { en: string; ar: string } | null {
	const [mark, key = '', ...rest] = message.split(':');
	if (mark !== MARK) return null;
	const text = rest.join(':');
	const noun = Object.hasOwn(nouns, key) ? nouns[key as keyof typeof nouns] : anyValue;
	const suggestion = suggestedValue(key, text);
	const values = valuesOf(key);
	const inArabic = (value: string) => arabicChoice(key, value);
	return {
		en: `We know no ${noun.en} “${text}”. ${suggestion ? `Did you mean ${suggestion}?` : `Choose one of: ${values.join(', ')}.`}`,
		ar: `لا نعرف ${noun.ar} «${text}». ${suggestion ? `هل تقصد ${inArabic(suggestion)}؟` : `اختر من: ${values.map(inArabic).join('، ')}.`}`,
	};
}
