import { describe, expect, it } from 'vitest';
import { DAY_MS } from '#contract/time.ts';
import { type ClassCar, earnedIn, typicalOccupancy, typicalPrice } from './estimate-rules.ts';

const aCarOf = (ownerId: string, priceJod: number, year = 2020, days = 90): ClassCar => ({
	...{ id: `${ownerId}-${priceJod}`, ownerId, year, existedMs: days * DAY_MS },
	priceFils: BigInt(priceJod * 1000),
});

describe('the typical price', () => {
	it.each([
		[
			'three cars of these years',
			[30, 40, 50].map((price) => aCarOf('a', price)),
			{ medianFils: 40_000n, cars: 3, years: { from: 2017, to: 2023 } },
		],
		['the lower of two in the middle', [30, 40, 50, 60].map((price) => aCarOf('a', price)), { medianFils: 40_000n, cars: 4 }],
		[
			'all years, if these are too few',
			[aCarOf('a', 30), aCarOf('a', 40), aCarOf('a', 20, 2008)],
			{ medianFils: 30_000n, cars: 3, years: null },
		],
		[
			'older cars do not count beside enough others',
			[aCarOf('a', 9, 2008), ...[30, 40, 50].map((price) => aCarOf('b', price))],
			{ cars: 3 },
		],
	])('%s', (_, cars, expected) => {
		expect(typicalPrice(cars, 2020)).toMatchObject(expected);
	});

	it('is not published for two cars', () => {
		expect(typicalPrice([aCarOf('a', 30), aCarOf('b', 40)], 2020)).toBeNull();
	});
});

describe('the typical occupancy', () => {
	const cars = ['a', 'a', 'b', 'b', 'c'].map((owner, index) => aCarOf(owner, 30 + index));
	const rented = (of: readonly ClassCar[], days = 31) => new Map(of.map(({ id }) => [id, days * DAY_MS]));

	it('is the mean of the rented cars, to five percent', () => {
		expect(typicalOccupancy(cars, rented(cars), 90 * DAY_MS)).toEqual({ percent: 35, cars: 5, days: 11 });
	});

	it('ignores cars that were never rented out', () => {
		const idle = [aCarOf('d', 80), aCarOf('e', 81)];
		expect(typicalOccupancy([...cars, ...idle], rented(cars), 90 * DAY_MS)).toMatchObject({ percent: 35, cars: 5 });
	});

	it('of a car that is listed for 60 days counts these', () => {
		const young = cars.map((car) => ({ ...car, existedMs: 60 * DAY_MS }));
		expect(typicalOccupancy(young, rented(young, 30), 90 * DAY_MS)).toMatchObject({ percent: 50 });
	});

	it.each([
		['four rented cars', cars.slice(1)],
		['two owners', ['a', 'a', 'a', 'b', 'b', 'b'].map((owner, index) => aCarOf(owner, 30 + index))],
		['an owner with more than half of them', ['a', 'a', 'a', 'a', 'b', 'c'].map((owner, index) => aCarOf(owner, 30 + index))],
		['cars of the last weeks', cars.map((car) => ({ ...car, existedMs: 20 * DAY_MS }))],
	])('is not published for %s', (_, few) => {
		expect(typicalOccupancy(few, rented(few), 90 * DAY_MS)).toBeNull();
	});
});

it('an estimate is in whole dinars', () => {
	expect(earnedIn(10, 31_240n)).toBe(312_000n);
	expect(earnedIn(0, 31_240n)).toBe(0n);
});
