import { describe, expect, it } from 'vitest';
import type { OwnerCalendar } from '#contract/calendar.ts';
import { barsOf, contentsOf, countDays, monthBeside, monthFrom, occupancyIn, rangeOf, visibleDays, weeksOf } from './month-days.ts';

const calendar: OwnerCalendar = {
	car: { id: '1', slug: 's', make: 'Kia', model: 'Rio', makeAr: 'كيا', modelAr: 'ريو', year: 2020 },
	cars: [],
	from: '2031-03-01',
	to: '2031-04-05',
	dailyRateJod: '30.00',
	prices: [{ date: '2031-03-12', dailyRateJod: '50.00', rule: null }],
	blocks: [{ from: '2031-03-07', to: '2031-03-10' }],
	imports: [{ startAt: '2031-03-20T00:00:00+03:00', endAt: '2031-03-21T00:00:00+03:00' }],
	bookings: [
		{
			id: '2',
			state: 'CONFIRMED',
			startAt: '2031-03-13T10:00:00+03:00',
			endAt: '2031-03-16T10:00:00+03:00',
			freeAt: '2031-03-16T12:00:00+03:00',
			renterName: 'Lina',
			renterNameAr: null,
		},
	],
};

describe('a month', () => {
	it.each([
		['2031-03', '2031-03-01', '2031-04-05'],
		['2026-11', '2026-10-31', '2026-12-05'],
		['2031-02', '2031-02-01', '2031-03-01'],
	])('%s is shown in whole weeks from Saturday on', (month, from, to) => {
		expect(visibleDays(month)).toEqual({ from, to });
		const days = weeksOf(month).flat();
		expect([days[0], days.length % 7]).toEqual([from, 0]);
		expect(days).toContain(`${month}-28`);
	});

	it('is the current one if the address has none or a past one', () => {
		expect(['2031-05', '2031-03', '2031-02', '2031-13', 'soon', null].map((text) => monthFrom(text, '2031-03-09'))).toEqual([
			'2031-05',
			...Array(5).fill('2031-03'),
		]);
		expect([monthBeside('2031-12', 1), monthBeside('2031-01', -1), monthBeside('2031-01', 1)]).toEqual(['2032-01', '2030-12', '2031-02']);
	});

	it('splits an occupancy into a bar for each week', () => {
		const [first, second, third] = weeksOf('2031-03').map((week) => barsOf(occupancyIn(calendar), week));
		expect(first?.map(({ offset, length, begins, ends }) => [offset, length, begins, ends])).toEqual([[6, 1, true, false]]);
		expect(second?.map(({ offset, length }) => [offset, Math.round(length * 100) / 100])).toEqual([
			[0, 2],
			[5 + 10 / 24, 1.58],
		]);
		expect(third?.map(({ occupied, ends }) => [occupied.kind, ends])).toEqual([
			['CONFIRMED', true],
			['IMPORT', true],
		]);
	});
});

describe('selected days', () => {
	it('are in order, also if the last day was selected first', () => {
		expect(rangeOf('2031-03-09', '2031-03-05')).toEqual({ from: '2031-03-05', until: '2031-03-09' });
		expect(countDays({ from: '2031-02-28', until: '2031-03-01' })).toBe(2);
	});

	it.each([
		['2031-03-01', '2031-03-02', { booked: false, blockedDays: 0, imported: false, ownPrices: 0, oneRate: '30.00' }],
		['2031-03-09', '2031-03-12', { booked: false, blockedDays: 1, ownPrices: 1, oneRate: null }],
		['2031-03-12', '2031-03-12', { booked: false, oneRate: '50.00' }],
		['2031-03-16', '2031-03-20', { booked: true, imported: true }],
	])('%s to %s', (from, until, expected) => {
		expect(contentsOf(calendar, { from, until })).toMatchObject(expected);
	});
});
