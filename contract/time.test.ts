import { describe, expect, it } from 'vitest';
import { addDays, ammanDate, ammanIso, isCalendarDate, parseMoment, parsePickup, rentalDays } from './time.ts';

const at = (text: string) => new Date(text);

describe('moments on the wire', () => {
	it.each([
		['2026-12-01', '2026-12-01T10:00:00+03:00'],
		['2026-12-01T08:30:00Z', '2026-12-01T11:30:00+03:00'],
		['2026-12-01T23:30+03:00', '2026-12-01T23:30:00+03:00'],
		['2028-02-29', '2028-02-29T10:00:00+03:00'],
	])('%s is %s', (text, moment) => {
		expect(ammanIso(parseMoment(text) ?? at('1970-01-01'))).toBe(moment);
	});

	it.each([
		'',
		'tomorrow',
		'2026-13-01',
		'2026-02-30',
		'2027-02-29',
		'01/12/2026',
		'2026-12-01T10:00',
		'2026-12-01T25:00:00Z',
		'2026-12-01 10:00Z',
	])('%j is none', (text) => {
		expect(parseMoment(text)).toBeNull();
	});

	it('knows the day in Amman, which begins three hours before that of Greenwich', () => {
		expect(ammanDate(at('2026-11-20T21:00:00Z'))).toBe('2026-11-21');
		expect(ammanDate(at('2026-11-20T20:59:59Z'))).toBe('2026-11-20');
	});

	it('adds days over the ends of months and years', () => {
		expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
		expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
		expect(isCalendarDate('2026-2-3')).toBe(false);
	});
});

describe('a pickup on a bare date', () => {
	it.each([
		['later today', '2026-11-21', '2026-11-21T05:00:00+03:00', '2026-11-21T10:00:00+03:00'],
		['today, past ten', '2026-11-21', '2026-11-21T14:20:00+03:00', '2026-11-21T15:00:00+03:00'],
		['today, on the hour', '2026-11-21', '2026-11-21T14:00:00+03:00', '2026-11-21T15:00:00+03:00'],
		['today, near midnight', '2026-11-21', '2026-11-21T23:30:00+03:00', '2026-11-22T00:00:00+03:00'],
		['another day', '2026-11-25', '2026-11-21T14:20:00+03:00', '2026-11-25T10:00:00+03:00'],
		['yesterday', '2026-11-20', '2026-11-21T14:20:00+03:00', '2026-11-20T10:00:00+03:00'],
	])('%s', (_, date, now, pickup) => {
		expect(ammanIso(parsePickup(date, at(now)) ?? at('1970-01-01'))).toBe(pickup);
	});
});

describe('rental days', () => {
	it.each([
		['2026-12-01', '2026-12-04', 3],
		['2026-12-01T10:00:00+03:00', '2026-12-01T11:00:00+03:00', 1],
		['2026-12-01T10:00:00+03:00', '2026-12-02T10:00:01+03:00', 2],
		['2026-12-04', '2026-12-04', 0],
		['2026-12-04', '2026-12-01', -3],
	])('%s to %s are %d', (start, end, days) => {
		expect(rentalDays(parseMoment(start) ?? at(''), parseMoment(end) ?? at(''))).toBe(days);
	});
});
