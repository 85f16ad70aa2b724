import { describe, expect, it } from 'vitest';
import { attribute, carAttributes, filterKeys } from '#contract/car-attributes.ts';
import { choiceKeys, isArabic } from '#contract/choice-names.ts';
import { searchCars } from '#contract/search.ts';
import { describeQuery } from './describe-query.ts';
import { fromStoredQuery } from './saved-query.ts';

const described = (stored: string) => describeQuery(fromStoredQuery(stored));

/** A value for each parameter of a search that describes the cars. */
const values: Readonly<Record<string, string>> = {
	...{ q: 'Corolla', bounds: '35.7,31.8,36.1,32.1', priceMin: '20', priceMax: '60', rating: '4', instantBook: 'true' },
	...{ deliveryAvailable: 'true', features: 'USB' },
	...Object.fromEntries(
		filterKeys.flatMap((key) => {
			const { filter } = attribute(key);
			return filter && 'operator' in filter ? [[key, String(filter.choices?.[0] ?? filter.accepts[0])]] : [];
		}),
	),
	...Object.fromEntries(choiceKeys.map((key) => [key, carAttributes[key].values[0]])),
};
const about = Object.keys(searchCars.query.shape).filter((name) => !['from', 'to', 'sortBy', 'limit', 'cursor'].includes(name));

describe('a saved search', () => {
	it.each(about)('with only %s has a description in both languages', (name) => {
		const { en, ar } = described(`${name}=${encodeURIComponent(values[name] ?? '')}`);
		expect(en).not.toBe('All cars');
		expect(ar).not.toBe('كل السيارات');
		if (name !== 'q') expect(isArabic(ar)).toBe(true);
	});

	it.each(choiceKeys)('has the Arabic name of each %s', (key) => {
		for (const value of carAttributes[key].values) expect(isArabic(described(`${key}=${encodeURIComponent(value)}`).ar)).toBe(true);
	});

	it('names its parts in a fixed order, and hours only if they are not 10:00', () => {
		const stored = 'city=Aqaba&bodyType=SUV&from=2027-03-20T22:00&to=2027-03-24T10:00&priceMax=60&instantBook=true';
		expect(described(stored).en).toBe('SUV, Aqaba, 2027-03-20 22:00 – 2027-03-24, up to 60 JOD a day, instant book');
		expect(describeQuery(null)).toEqual({ en: 'All cars', ar: 'كل السيارات' });
	});
});
