/** The sentences about an unknown value of a filter, with the value that was probably meant. */
import { attribute, attributeKeys, sorts } from './car-attributes.ts';
import { arabicChoice, type ChoiceKey, choiceFrom, choiceNouns, choiceSpellings } from './choice-names.ts';
import { closestOf } from './closest-word.ts';
import { foldWords } from './fold-words.ts';

const MARK = 'UNKNOWN_VALUE';
/** Maximum length of a value that is repeated to the caller who sent it. */
const MAX_REPEATED = 40;

const order = { en: 'order', ar: 'ترتيب' };
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
	const noun = key === 'sortBy' ? order : Object.hasOwn(choiceNouns, key) ? choiceNouns[key as ChoiceKey] : anyValue;
	const suggestion = suggestedValue(key, text);
	const values = valuesOf(key);
	const inArabic = (value: string) => arabicChoice(key, value);
	return {
		en: `We know no ${noun.en} “${text}”. ${suggestion ? `Did you mean ${suggestion}?` : `Choose one of: ${values.join(', ')}.`}`,
		ar: `لا نعرف ${noun.ar} «${text}». ${suggestion ? `هل تقصد ${inArabic(suggestion)}؟` : `اختر من: ${values.map(inArabic).join('، ')}.`}`,
	};
}
