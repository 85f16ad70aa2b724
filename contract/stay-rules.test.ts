import { describe, expect, it } from 'vitest';
import { ALL_DAY } from './pickup-hours.ts';
import { hoursFor, pickupForbidden, stayProblem } from './stay-rules.ts';
import { parseMoment } from './time.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const NOW = at('2026-12-01');

describe('a stay', () => {
	const rules = { minRentalDays: 2, maxRentalDays: 30, noticeHours: 0, hours: ALL_DAY };
	it.each([
		['2026-12-05', '2026-12-08', null],
		['2026-12-05', '2026-12-05', 'RETURN_BEFORE_PICKUP'],
		['2026-12-05', '2026-12-04', 'RETURN_BEFORE_PICKUP'],
		['2026-11-30', '2026-12-04', 'PICKUP_IN_PAST'],
		['2026-12-05', '2026-12-06', 'RENTAL_TOO_SHORT'],
		['2026-12-05', '2027-01-04', null],
		['2026-12-05', '2027-01-05', 'RENTAL_TOO_LONG'],
	])('%s to %s: %s', (start, end, code) => {
		expect(stayProblem({ start: at(start), end: at(end) }, NOW, rules)?.code ?? null).toBe(code);
	});

	it.each([
		[0, null],
		[24, null],
		[95, null],
		[96, null],
		[97, 'NOTICE_TOO_SHORT'],
	])('four days ahead, with %d hours of notice: %s', (noticeHours, code) => {
		expect(stayProblem({ start: at('2026-12-05'), end: at('2026-12-08') }, NOW, { ...rules, noticeHours })?.code ?? null).toBe(code);
	});
});

describe('on a calendar', () => {
	const rules = { minRentalDays: 1, maxRentalDays: 30, noticeHours: 0, hours: ALL_DAY };

	const hours = { from: '10:00', until: '18:00' };
	it.each([
		['the day before', '2026-12-01T09:00', 0, '2026-11-30', true],
		['today, before the hours', '2026-12-01T09:00', 0, '2026-12-01', false],
		['today, within them', '2026-12-01T15:20', 0, '2026-12-01', false],
		['today, at the last one', '2026-12-01T18:00', 0, '2026-12-01', false],
		['today, after the last one', '2026-12-01T18:01', 0, '2026-12-01', true],
		['today, an hour of notice', '2026-12-01T17:00', 1, '2026-12-01', false],
		['today, an hour of notice, a minute later', '2026-12-01T17:01', 1, '2026-12-01', true],
		['tomorrow, a day of notice', '2026-12-01T18:00', 24, '2026-12-02', false],
		['tomorrow, a day of notice, a minute later', '2026-12-01T18:01', 24, '2026-12-02', true],
		['the day after that', '2026-12-01T18:01', 24, '2026-12-03', false],
		['two weeks of notice', '2026-12-01T18:01', 336, '2026-12-15', true],
		['two weeks of notice and a day', '2026-12-01T18:01', 336, '2026-12-16', false],
	])('%s (now %s, %i hours of notice): pickup on %s forbidden: %s', (_, now, noticeHours, date, forbidden) => {
		expect(pickupForbidden(date, at(now), { ...rules, noticeHours, hours })).toBe(forbidden);
	});

	it('a date that does not exist is forbidden', () => {
		expect(pickupForbidden('2026-02-30', at('2026-01-01'), rules)).toBe(true);
	});
});

describe('pickup hours', () => {
	const rules = { minRentalDays: 1, maxRentalDays: 60, noticeHours: 0 };
	const DAY = { from: '08:00', until: '22:00' };
	const RAMADAN = { from: '10:00', until: '16:00' };
	const NIGHT = { from: '18:00', until: '24:00' };
	it.each([
		['both at bare dates', DAY, '2026-12-05', '2026-12-08', true],
		['the first and the last hour', DAY, '2026-12-05T08:00', '2026-12-08T22:00', true],
		['half an hour before the first', DAY, '2026-12-05T07:30', '2026-12-08', false],
		['half an hour after the last', DAY, '2026-12-05T22:30', '2026-12-08', false],
		['a second after the last', DAY, '2026-12-05T22:00:01+03:00', '2026-12-08', false],
		['a return before the first', DAY, '2026-12-05', '2026-12-08T07:30', false],
		['a return after the last', DAY, '2026-12-05', '2026-12-08T22:30', false],
		['hours of another zone', DAY, '2026-12-05T05:00:00Z', '2026-12-08T19:00:00Z', true],
		['hours of another zone, too early', DAY, '2026-12-05T04:59:00Z', '2026-12-08', false],
		['over the end of a month', DAY, '2026-12-31T22:00', '2027-01-01T08:00', true],
		['over the end of February', DAY, '2027-02-28T22:30', '2027-03-01T08:00', false],
		['on the leap day', DAY, '2028-02-28T20:00', '2028-02-29T20:00', true],
		['short hours in Ramadan', RAMADAN, '2027-02-08T10:00', '2027-03-09T16:00', true],
		['after them', RAMADAN, '2027-02-08T16:30', '2027-03-09T16:00', false],
		['until midnight', NIGHT, '2026-12-05T23:30', '2026-12-08T23:59', true],
		['midnight itself begins a day', NIGHT, '2026-12-05T20:00', '2026-12-08T00:00', false],
		['any hour', ALL_DAY, '2026-12-05T00:00', '2026-12-08T23:59', true],
	])('%s: %o, %s to %s: %s', (_, hours, start, end, isAllowed) => {
		const problem = stayProblem({ start: at(start), end: at(end) }, NOW, { ...rules, hours });
		expect(problem).toEqual(isAllowed ? null : { code: 'OUTSIDE_HOURS', ...hours });
	});

	it('are the airport’s only for a delivery there', () => {
		const both = { pickup: DAY, airport: ALL_DAY };
		expect([hoursFor(undefined, both), hoursFor('Amman', both), hoursFor('Queen Alia Airport', both)]).toEqual([DAY, DAY, ALL_DAY]);
	});
});
