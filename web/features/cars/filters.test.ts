import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { attribute, type FilterKey, filterKeys, sorts } from '#contract/car-attributes.ts';
import { featureCodes } from '#contract/features.ts';
import { listingFilters } from '#contract/listing-filters.ts';
import {
	type AttributeFilters,
	activeCount,
	addressOf,
	type Filters,
	filterChoices,
	filtersFrom,
	noFilters,
	queryOf,
	typedBounds,
} from './filters.ts';

const readBack = (address: string) => filtersFrom(new URL(address, 'http://x').searchParams);
const orNone = <T>(choices: readonly T[]) => fc.option(fc.constantFrom(...choices), { nil: null });
const date = fc
	.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
	.map((d) => d.toISOString().slice(0, 10));

const anyOf = (key: FilterKey): fc.Arbitrary<unknown> => {
	const { kind } = attribute(key);
	const bounds = typedBounds(key);
	if (bounds) return fc.option(fc.integer({ min: bounds[0], max: bounds[1] }), { nil: null });
	if (kind === 'flag') return fc.boolean();
	return kind === 'features' ? fc.uniqueArray(fc.constantFrom(...featureCodes)) : orNone(filterChoices(key));
};
const anyAttributes = fc.record(Object.fromEntries(filterKeys.map((key) => [key, anyOf(key)]))) as fc.Arbitrary<AttributeFilters>;

const anyFilters: fc.Arbitrary<Filters> = fc
	.record({
		attributes: anyAttributes,
		q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
		from: fc.option(date, { nil: null }),
		to: fc.option(date, { nil: null }),
		low: fc.integer({ min: 0, max: 39 }),
		width: fc.integer({ min: 1, max: 40 }),
		sortBy: fc.constantFrom(...sorts),
		instantBook: fc.boolean(),
		rating: orNone(listingFilters.rating.choices),
		view: fc.constantFrom<Array<Filters['view']>>('list', 'map'),
		bounds: orNone(['35.8,31.9,36,32', '34.9,29.4,35.1,29.6']),
		cursor: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: null }),
	})
	.map(({ low, width, attributes, ...rest }) => ({
		...rest,
		...attributes,
		priceMin: low * 5,
		priceMax: Math.min(200, (low + width) * 5),
	}));

describe('filters and their address', () => {
	it('are parsed as they were written', () => {
		fc.assert(
			fc.property(anyFilters, (filters) => {
				expect(readBack(addressOf(filters))).toEqual(filters);
			}),
		);
	});
	it.each(filterKeys)('%s is written, sent and counted if it is set', (key) => {
		const [chosen] = fc.sample(
			anyAttributes.filter((filters) => filters[key] !== noFilters[key] && String(filters[key]) !== ''),
			1,
		);
		const filters = { ...noFilters, [key]: chosen?.[key] };
		expect(addressOf(filters)).toContain(`${key}=`);
		expect(queryOf(filters)).toHaveProperty(key);
		expect(activeCount(filters)).toBeGreaterThan(0);
	});
	it('default values leave the address empty', () => {
		expect(addressOf(noFilters)).toBe('/search');
		expect(activeCount(noFilters)).toBe(0);
	});
	it('each price bound is sent separately', () => {
		expect(queryOf({ ...noFilters, priceMin: 20 })).toEqual({ priceMin: '20' });
		expect(queryOf({ ...noFilters, priceMax: 60 })).toEqual({ priceMax: '60' });
	});
	it('dates are sent only if both are present and in order', () => {
		expect(queryOf({ ...noFilters, from: '2026-12-01' })).toEqual({});
		expect(queryOf({ ...noFilters, from: '2026-12-05', to: '2026-12-01' })).toEqual({});
		expect(queryOf({ ...noFilters, from: '2026-12-01', to: '2026-12-05' })).toEqual({ from: '2026-12-01', to: '2026-12-05' });
	});
	it('treats unknown values as "all", and understands aliases and Arabic-Indic digits', () => {
		const read = readBack('/search?city=all&bodyType=Boat&seats=%D9%A5&priceMin=%D9%A2%D9%A0&features=USB+Port&features=Wings&sortBy=x');
		expect(read).toEqual({ ...noFilters, seats: 5, priceMin: 20, features: ['USB'] });
	});
	it.each([
		['city=amman', 'Amman'],
		['city=%D8%B9%D9%85%D9%91%D8%A7%D9%86', 'Amman'],
		['city=AQABA', 'Aqaba'],
	])('reads %s in any case and script', (query, city) => {
		expect(readBack(`/search?${query}`)).toEqual({ ...noFilters, city });
	});
	it.each([
		['driverAge=23&driverLicenceYears=0', { driverAge: 23, driverLicenceYears: 0 }],
		['driverAge=%D9%A2%D9%A3', { driverAge: 23 }],
		['driverAge=17&driverLicenceYears=51', {}],
		['driverAge=23.5&driverLicenceYears=-1', {}],
		['driverAge=&driverLicenceYears=', {}],
		['driverAge=young', {}],
	])('accepts %s as typed for the driver, and treats impossible values as none', (query, read) => {
		expect(readBack(`/search?${query}`)).toEqual({ ...noFilters, ...read });
	});
	it('keeps the price bounds one step apart', () => {
		expect(readBack('/search?priceMin=200&priceMax=10')).toMatchObject({ priceMin: 195, priceMax: 200 });
	});
	it('counts narrowing filters', () => {
		expect(activeCount({ ...noFilters, city: 'Aqaba', features: ['USB', 'SUNROOF'], priceMax: 50, sortBy: 'oldest' })).toBe(4);
		expect(activeCount({ ...noFilters, instantBook: true, rating: 4.5, year: 2020, mileage: 100_000 })).toBe(4);
	});
});
