import { describe, expect, it } from 'vitest';
import { exactBounds, rateBounds } from './price-bounds.ts';
import { rateColumnOf } from './price-columns.ts';

describe('bounds of a price by the day', () => {
	/** The price of a stay is its exact amount, rounded to whole ten fils. */
	const totalOf = (exact: number) => Math.floor(exact / 100) * 10;

	it.each([
		[3, 40_000],
		[7, 35_005],
		[1, 1003],
	])('of %d days at %d fils include exactly the totals within them', (days, fils) => {
		const { min, max } = exactBounds(days, fils, fils);
		expect(totalOf(min ?? 0)).toBeGreaterThanOrEqual(fils * days);
		expect(totalOf((min ?? 0) - 1)).toBeLessThan(fils * days);
		expect(totalOf(max ?? 0)).toBeLessThanOrEqual(fils * days);
		expect(totalOf((max ?? 0) + 1)).toBeGreaterThan(fils * days);
	});

	it('of a day are those of the stay, inwards', () => {
		expect(rateBounds(3, { min: 100, max: 200 })).toEqual({ min: 34, max: 66 });
		expect(rateBounds(3, exactBounds(3, undefined, undefined))).toEqual({ min: null, max: null });
	});
});

it.each([
	[1, 'rate_1_day'],
	[2, 'rate_1_day'],
	[3, 'rate_3_days'],
	[6, 'rate_3_days'],
	[7, 'rate_7_days'],
	[29, 'rate_7_days'],
	[30, 'rate_30_days'],
	[365, 'rate_30_days'],
])('%d days have the rate of the column %s', (days, column) => {
	expect(rateColumnOf(days)).toBe(column);
});
