import { describe, expect, it } from 'vitest';
import { cityNames } from '#contract/cities.ts';
import { COUNT_CAP } from '#server/platform/database/keyset.ts';
import { countVisible, foundHours, freshnessOf } from './rules.ts';

describe('the displayed count', () => {
	it('is the counted number, if the count reached its end', () => {
		expect(countVisible({ found: 37, stopped: false }, { cars: 24, last: false })).toEqual({ count: 37, capped: false });
		expect(countVisible({ found: 0, stopped: false }, { cars: 0, last: true })).toEqual({ count: 0, capped: false });
	});

	it('is the cap and more, beyond it', () => {
		expect(countVisible({ found: 1001, stopped: true }, { cars: 24, last: false })).toEqual({ count: COUNT_CAP, capped: true });
	});

	it('is at least the size of the first page, if the count stopped before', () => {
		expect(countVisible({ found: 3, stopped: true }, { cars: 24, last: false })).toEqual({ count: 24, capped: true });
	});

	it('is the size of the only page, although the count stopped: the page read everything', () => {
		expect(countVisible({ found: 3, stopped: true }, { cars: 11, last: true })).toEqual({ count: 11, capped: false });
		expect(countVisible({ found: 0, stopped: true }, { cars: 0, last: true })).toEqual({ count: 0, capped: false });
	});

	it('is at least the number found, on later pages', () => {
		expect(countVisible({ found: 30, stopped: true }, null)).toEqual({ count: 30, capped: true });
	});
});

describe('the points of a new listing', () => {
	/** The first day of a week. Each id begins with the number of the week, of four, in which it is the turn of its car. */
	const listedOn = '2031-06-05';
	const withTurn = '01000000-0000-4000-8000-000000000000';
	const later = '02000000-0000-4000-8000-000000000000';

	it.each([
		['the first day', later, '2031-06-05', 0, 3000, '2031-06-12'],
		['its turn', withTurn, '2031-06-05', 0, 9000, '2031-06-12'],
		['its turn is over', withTurn, '2031-06-12', 0, 3000, '2031-06-19'],
		['the turn of the next', later, '2031-06-12', 0, 9000, '2031-06-19'],
		['driven three times', withTurn, '2031-06-05', 3, 3000, '2031-07-05'],
		['the second month', later, '2031-07-05', 3, 1500, '2031-08-04'],
		['the third month', later, '2031-08-04', 3, 0, null],
		['no trip in the third month', later, '2031-08-04', 0, 0, '2031-08-07'],
		['no trip after ninety days', later, '2031-09-03', 0, 0, null],
	])('%s', (_, id, today, trips, points, changesOn) => {
		expect(freshnessOf({ id, listedOn, trips }, today)).toEqual({ points, changesOn });
	});
});

describe('the hours at which a search finds a car', () => {
	const day = { pickup_from_minute: 480, pickup_until_minute: 1320 };
	const found = (airport: readonly [number, number], at: Partial<Parameters<typeof foundHours>[1]> = {}) =>
		foundHours(
			{ ...day, airport_from_minute: airport[0], airport_until_minute: airport[1] },
			{ city: 'Amman', zones: ['Amman', 'Queen Alia Airport'], ...at },
		);
	const wide = (from: number, until: number) => ({ pickup_from_minute: from, pickup_until_minute: until });

	it('are those of the airport where they include the pickup hours', () => {
		expect(found([0, 1440])).toEqual(wide(0, 1440));
		expect(found([480, 1440])).toEqual(wide(480, 1440));
		expect(found([360, 1320])).toEqual(wide(360, 1320));
	});

	it('are the pickup hours otherwise', () => {
		for (const hours of [
			[510, 1440],
			[0, 1290],
			[600, 900],
			[0, 300],
		] as const)
			expect(found(hours), String(hours)).toEqual(day);
		expect(found([0, 1440], { zones: ['Amman'] })).toEqual(day);
	});

	it('are wider only in cities from which the airport is near', () => {
		const near = cityNames.filter((city) => found([0, 1440], { city }).pickup_from_minute === 0);
		expect(near).toEqual(['Amman', 'Queen Alia Airport', 'Zarqa', 'Dead Sea', 'Madaba', 'Salt']);
	});
});
