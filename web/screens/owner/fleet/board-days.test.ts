import { describe, expect, it } from 'vitest';
import type { BoardCar } from '#contract/fleet.ts';
import { barOn, barsOf, daysToOpen, openDays, periodFrom } from './board-days.ts';

const at = (text: string) => `2031-03-${text}:00+03:00`;
const booking = (from: string, to: string, change: Partial<BoardCar['bookings'][number]> = {}) => ({
	...{ id: '1', state: 'CONFIRMED' as const, startAt: at(from), endAt: at(to), freeAt: at(to) },
	...{ isOverdue: false, renterName: 'Lina', renterNameAr: null, ...change },
});
const board = { from: '2031-03-08', to: '2031-03-18' };
const now = Date.parse(at('09T00:00'));
const row = (car: Partial<BoardCar>) => ({ bookings: [], blocks: [], imports: [], ...car });
const bars = (car: Partial<BoardCar>, time = now) =>
	barsOf(row(car), board, time).map(({ kind, offset, length }) => [kind, Math.round(offset * 100) / 100, Math.round(length * 100) / 100]);

describe('the days of the board', () => {
	it.each([
		['', 'month', '2031-03-05', '2031-04-05'],
		['span=week', 'week', '2031-03-07', '2031-03-14'],
		['span=quarter&from=2031-05-01', 'quarter', '2031-05-01', '2031-07-30'],
		['span=year&from=soon', 'month', '2031-03-05', '2031-04-05'],
	])('%s', (query, span, from, to) => {
		expect(periodFrom(new URLSearchParams(query), '2031-03-08')).toMatchObject({ span, from, to });
	});
});

describe('the bars of a car', () => {
	it('are cut at the ends of the board, and a turnaround follows a booking', () => {
		expect(bars({ bookings: [booking('06T12:00', '10T12:00', { freeAt: at('10T18:00') })] })).toEqual([
			['CONFIRMED', 0, 2.5],
			['TURNAROUND', 2.5, 0.25],
		]);
	});

	it('reach until now if the return is overdue', () => {
		expect(bars({ bookings: [booking('06T12:00', '08T12:00', { isOverdue: true })] })).toEqual([['OVERDUE', 0, 1]]);
	});

	it.each([
		['of a day and a half', '12T00:00', [['GAP', 2.5, 1.5]]],
		['of three days', '13T13:00', []],
		['of an hour', '10T13:00', []],
	])('mark a gap %s or not', (_, next, expected) => {
		const bookings = [booking('06T12:00', '10T12:00'), booking(next, '15T12:00')];
		expect(bars({ bookings }).filter(([kind]) => kind === 'GAP')).toEqual(expected);
	});

	it('belong to the days that they mostly cover', () => {
		const blocks = [{ from: '2031-03-12', to: '2031-03-14' }];
		const of = barsOf(row({ bookings: [booking('10T10:00', '11T10:00')], blocks }), board, now);
		expect([1, 2, 3, 4, 5, 6].map((day) => barOn(of, day)?.kind ?? null)).toEqual([null, 'CONFIRMED', 'CONFIRMED', 'BLOCK', 'BLOCK', null]);
	});
});

describe('a block', () => {
	const days = (from: string, to: string) => ({ from: `2031-03-${from}`, to: `2031-03-${to}` });

	it.each([
		['later', days('10', '14'), days('12', '16'), [days('10', '12')]],
		['earlier', days('10', '14'), days('08', '12'), [days('12', '14')]],
		['elsewhere', days('10', '14'), days('20', '24'), [days('10', '14')]],
		['shorter', days('10', '14'), days('11', '12'), [days('10', '11'), days('12', '14')]],
		['nowhere', days('10', '14'), days('10', '14'), []],
	])('that moves %s opens its former days', (_, before, after, expected) => {
		expect(daysToOpen(before, after)).toEqual(expected);
	});

	it('can be changed from today on', () => {
		expect([days('05', '07'), days('05', '12'), days('10', '12')].map((block) => openDays(block, '2031-03-08'))).toEqual([
			null,
			days('08', '12'),
			days('10', '12'),
		]);
	});
});
