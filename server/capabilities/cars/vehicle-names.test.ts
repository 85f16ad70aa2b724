import { describe, expect, it } from 'vitest';
import { carColours } from '#contract/car-colours.ts';
import { isArabic } from '#contract/choice-names.ts';
import { searchWords } from './search-text.ts';
import { makes, models, versions } from './vehicle-name-table.ts';
import { arabicNameOf, colourNamesOf } from './vehicle-names.ts';

describe('the Arabic name of a car', () => {
	it.each([
		['Toyota', 'تويوتا'],
		['Corolla', 'كورولا'],
		['Toyota Corolla 2021', 'تويوتا كورولا 2021'],
		['toyota  LAND cruiser', 'تويوتا لاند كروزر'],
		['Mercedes-Benz E 300 Cabriolet 2019', 'مرسيدس E 300 كابريوليه 2019'],
		['BMW 320i 2021', 'بي إم دبليو 320i 2021'],
		['Nissan X-Trail', 'نيسان إكس تريل'],
		['Mini Cooper Cabrio', 'ميني كوبر كابريو'],
		['MG ZS 2023', 'إم جي ZS 2023'],
		['هونداي توسان', 'هيونداي توسان'],
	])('%s is %s', (typed, shown) => {
		expect(arabicNameOf(typed)).toBe(shown);
	});

	it.each(['Clean Toyota Corolla, first owner', 'Lada Niva', 'سيارة عائلية نظيفة', 'ES 300h', '3', ''])(
		'stays %j if it is unknown',
		(typed) => {
			expect(arabicNameOf(typed)).toBe(typed);
		},
	);

	it('exists for every name of the table', () => {
		for (const [name] of [...makes, ...models, ...versions]) expect(isArabic(arabicNameOf(name)), name).toBe(true);
	});
});

describe('a colour', () => {
	it.each([
		['White', 'White', 'أبيض'],
		[' dark  blue ', 'Dark blue', 'كحلي'],
		['gray', 'Grey', 'رمادي'],
		['خمري', 'Burgundy', 'خمري'],
		['Racing green', 'Racing green', 'Racing green'],
	])('%j is %j and %j', (typed, en, ar) => {
		expect(colourNamesOf(typed)).toEqual({ en, ar });
	});

	it('has one meaning in each language', () => {
		const spellings = carColours.flatMap(({ names }) => names).map((name) => name.toLowerCase());
		expect(new Set(spellings).size).toBe(spellings.length);
	});

	it('is found in both languages', () => {
		expect(searchWords({ title: 'Kia Rio', make: 'Kia', model: 'Rio', year: 2020, color: 'أبيض' })).toContain('white');
		expect(searchWords({ title: 'Kia Rio', make: 'Kia', model: 'Rio', year: 2020, color: 'White' })).toContain('ابيض');
	});
});
