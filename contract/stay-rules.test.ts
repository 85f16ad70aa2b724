import { describe, expect, it } from 'vitest';
import { pickupForbidden, stayProblem, staysForbidden } from './stay-rules.ts';
import { parseMoment } from './time.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const NOW = at('2026-12-01');

describe('a stay', () => {
	const rules = { minRentalDays: 2, maxRentalDays: 30, noticeHours: 0 };
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
	const rules = { minRentalDays: 1, maxRentalDays: 30, noticeHours: 0 };

	it.each([
		['the day before', '2026-12-01T09:00:00+03:00', 0, '2026-11-30', true],
		['today, before ten', '2026-12-01T09:00:00+03:00', 0, '2026-12-01', false],
		['today, after ten: from the next full hour', '2026-12-01T15:20:00+03:00', 0, '2026-12-01', false],
		['today, an hour of notice, the next full hour too near', '2026-12-01T15:20:00+03:00', 1, '2026-12-01', true],
		['today, an hour of notice before ten', '2026-12-01T09:00:00+03:00', 1, '2026-12-01', false],
		['tomorrow, a day of notice at ten sharp', '2026-12-01T10:00:00+03:00', 24, '2026-12-02', false],
		['tomorrow, a day of notice a minute later', '2026-12-01T10:01:00+03:00', 24, '2026-12-02', true],
		['the day after that', '2026-12-01T10:01:00+03:00', 24, '2026-12-03', false],
		['two weeks of notice', '2026-12-01T10:01:00+03:00', 336, '2026-12-15', true],
		['two weeks of notice and a day', '2026-12-01T10:01:00+03:00', 336, '2026-12-16', false],
	])('%s (now %s, %i hours of notice): pickup on %s forbidden: %s', (_, now, noticeHours, date, forbidden) => {
		expect(pickupForbidden(date, at(now), { ...rules, noticeHours })).toBe(forbidden);
	});

	it('a return is neither too near nor too far', () => {
		const returns = (back: string) => staysForbidden('2026-12-05', back, NOW, { ...rules, minRentalDays: 3, maxRentalDays: 5 });
		expect(['07', '08', '10', '11'].map((day) => returns(`2026-12-${day}`))).toEqual([true, false, false, true]);
	});

	it('a date that is none is forbidden', () => {
		expect(pickupForbidden('2026-02-30', at('2026-01-01'), rules)).toBe(true);
	});
});
