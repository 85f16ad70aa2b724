/** Sentences that change with a number: two forms in English, six in Arabic. */
import type { Language } from './language.ts';

/** One sentence for each plural category; `{count}` stands for the number. `other` is there for categories that are left out. */
export type Forms = Partial<Record<Exclude<Intl.LDMLPluralRule, 'other'>, string>> & { readonly other: string };

/** Names the type of a plural in a text module, so that Arabic may have more forms than English. */
export const forms = (given: Forms): Forms => given;

/** `pluralIn('ar')({ two: 'يومان', few: '{count} أيام', … }, 2, '2')` → `'يومان'`. `shown` is the number as the reader is to see it. */
export function pluralIn(language: Language): (given: Forms, count: number, shown: string) => string {
	const rules = new Intl.PluralRules(language === 'ar' ? 'ar-JO' : 'en-GB');
	return (given, count, shown) => (given[rules.select(count)] ?? given.other).replace('{count}', shown);
}
