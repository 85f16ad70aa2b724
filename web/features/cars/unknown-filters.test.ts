import { describe, expect, it } from 'vitest';
import { addressWith, suggestionFor } from '#web/screens/public/search/unknown-values.tsx';
import { addressOf, filtersFrom } from './filters.ts';
import { unknownFilters } from './unknown-filters.ts';

const read = (query: string) =>
	unknownFilters(new URLSearchParams(query)).map((unknown) => ({ ...unknown, suggestion: suggestionFor(unknown) }));

describe('unknown values of filters', () => {
	it.each([
		['city=Ammann', 'city', 'Ammann', 'Amman'],
		['city=Atlantis', 'city', 'Atlantis', null],
		['bodyType=Sedann', 'bodyType', 'Sedann', 'Sedan'],
		['features=USB&features=Wings', 'features', 'Wings', null],
		['deliveryAvailable=yes', 'deliveryAvailable', 'yes', null],
		['instantBook=1', 'instantBook', '1', null],
		['rating=3', 'rating', '3', null],
		['seats=many', 'seats', 'many', null],
		['year=new', 'year', 'new', null],
		['driverAge=17', 'driverAge', '17', null],
		['driverLicenceYears=many', 'driverLicenceYears', 'many', null],
		['priceMax=cheap', 'priceMax', 'cheap', null],
		['from=tomorrow', 'from', 'tomorrow', null],
		['sortBy=newst', 'sortBy', 'newst', 'newest'],
	])('are named in %s', (query, name, value, suggestion) => {
		expect(read(query)).toEqual([{ name, value, suggestion }]);
	});

	it.each([
		'',
		'city=all&bodyType=&seats=all',
		'driverAge=23&driverLicenceYears=0',
		'city=amman&seats=٥&features=USB+Port&priceMin=٢٠&rating=4.5&instantBook=true&sortBy=oldest',
	])('do not exist in %j', (query) => {
		expect(read(query)).toEqual([]);
	});

	it('include a return that is not after the pickup, with which no dates are searched', () => {
		const query = new URLSearchParams('from=2031-03-12&to=2031-03-10');
		expect(unknownFilters(query)).toEqual([{ name: 'to', value: '2031-03-10', isReversed: true }]);
		expect(unknownFilters(new URLSearchParams('from=2031-03-10&to=2031-03-12'))).toEqual([]);
	});

	it('are replaced only by the suggestion', () => {
		const query = new URLSearchParams('city=Ammann&seats=5&cursor=x');
		const address = addressWith(query, 'city', 'Amman');
		expect(addressOf(filtersFrom(new URL(address, 'http://x').searchParams))).toBe('/search?city=Amman&seats=5');
	});
});
