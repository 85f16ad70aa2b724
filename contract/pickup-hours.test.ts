import { describe, expect, it } from 'vitest';
import { clockTime, halfHours, halfHoursWithin, hourEnds, minuteOf, minuteOfDay, timeOf } from './pickup-hours.ts';
import { parseMoment } from './time.ts';

describe('half-hours', () => {
	it('cover the whole day once', () => {
		expect([halfHours.length, halfHours[0], halfHours.at(-1)]).toEqual([48, '00:00', '23:30']);
		expect([hourEnds.length, hourEnds[0], hourEnds.at(-1)]).toEqual([48, '00:30', '24:00']);
	});
	it('are converted to minutes for the database and back', () => {
		for (const time of [...halfHours, '24:00']) expect(timeOf(minuteOf(time))).toBe(time);
		expect(minuteOf('22:00')).toBe(1320);
	});
	it('within opening hours include both ends', () => {
		expect(halfHoursWithin({ from: '08:00', until: '09:30' })).toEqual(['08:00', '08:30', '09:00', '09:30']);
		expect(halfHoursWithin({ from: '23:00', until: '24:00' })).toEqual(['23:00', '23:30']);
	});
});

describe('the time of day', () => {
	it('is Amman’s', () => {
		expect(clockTime(new Date('2027-03-20T21:30:00Z'))).toBe('00:30');
		expect(clockTime(parseMoment('2027-03-20') ?? new Date(0))).toBe('10:00');
	});
	it('includes seconds', () => {
		expect(minuteOfDay(new Date('2027-03-20T22:00:00+03:00'))).toBe(1320);
		expect(minuteOfDay(new Date('2027-03-20T22:00:30+03:00'))).toBe(1320.5);
	});
});
