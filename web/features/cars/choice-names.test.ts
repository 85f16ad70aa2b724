/** Searches and saved searches name a choice in Arabic like its filter; other spellings are found as well. */
import { expect, it } from 'vitest';
import { type ChoiceKey, choiceFrom, choiceKeys, choiceNameLike } from '#contract/choice-names.ts';
import { cityNames } from '#contract/cities.ts';
import { attributes } from '#web/i18n/attributes.ar.ts';
import { texts } from '#web/i18n/texts.ar.ts';

const cities: ReadonlyArray<readonly [ChoiceKey, string, string]> = cityNames.map((name) => ['city', name, texts.cities[name]]);
const others = choiceKeys
	.filter((key) => key !== 'city')
	.flatMap((key) => Object.entries(attributes[key].values).map(([value, name]) => [key, value, name] as const));

it.each([...cities, ...others])('%s %s is %s', (key, value, name) => {
	expect(choiceNameLike(key, value, 'سيارة')).toBe(name);
	expect(choiceFrom(key, name)).toBe(value);
});

it.each([
	['bodyType', 'دفع رباعي', 'SUV'],
	['bodyType', 'جيب', 'SUV'],
	['transmission', 'عادي', 'Manual'],
	['transmission', 'يدوي', 'Manual'],
	['city', 'عمان', 'Amman'],
])('%s is found by %s', (key, word, value) => {
	expect(choiceFrom(key, word)).toBe(value);
});
