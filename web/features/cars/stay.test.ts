import { describe, expect, it } from 'vitest';
import { parseMoment } from '#contract/time.ts';
import { daysOf, momentIn, occupancy, pickupTime, returnTime, toStayParams, writePickup, writeReturn } from './stay.ts';

const at = (time: string) => new Date(`2026-12-05T${time}:00+03:00`);

describe('stay', () => {
	it.each([
		['2026-12-05', '2026-12-05'],
		['2026-12-05T10:00', '2026-12-05'],
		['2026-12-05T10:00:00+03:00', '2026-12-05'],
		['2026-12-05T22:00', '2026-12-05T22:00'],
		['2026-12-05T22:30:00Z', '2026-12-06T01:30'],
		['2026-02-30', null],
		['2026-12-05T24:00', null],
		['soon', null],
		[null, null],
	])('reads %s as %s', (text, moment) => {
		expect(momentIn(text)).toBe(moment);
	});
	it('is sent only when complete and in order, with its hours', () => {
		expect(toStayParams('2026-12-05', '2026-12-08')).toEqual({ from: '2026-12-05', to: '2026-12-08' });
		expect(toStayParams('2026-12-05T22:00', '2026-12-08T09:30')).toEqual({ from: '2026-12-05T22:00', to: '2026-12-08T09:30' });
		expect(toStayParams('2026-12-05', '2026-12-05')).toBeNull();
		expect(toStayParams('2026-12-05T12:00', '2026-12-05T11:30')).toBeNull();
		expect(toStayParams('2026-12-05', null)).toBeNull();
	});
	it('counts days', () => {
		expect(daysOf('2026-12-30', '2027-01-02')).toBe(3);
		expect(daysOf('2026-12-30T22:00', '2027-01-02T22:00')).toBe(3);
		expect(daysOf('2026-12-30T22:00', '2027-01-02T22:30')).toBe(4);
		expect(daysOf('2026-12-08', '2026-12-05')).toBe(-3);
	});
	it('remains a bare date at its default hour: ten, and today the next full hour after that', () => {
		expect(writePickup('2026-12-06', '10:00', at('15:20'))).toBe('2026-12-06');
		expect(writePickup('2026-12-06', '22:00', at('15:20'))).toBe('2026-12-06T22:00');
		expect(writePickup('2026-12-05', '16:00', at('15:20'))).toBe('2026-12-05');
		expect(writePickup('2026-12-05', '16:30', at('15:20'))).toBe('2026-12-05T16:30');
		expect([writeReturn('2026-12-08', '10:00'), writeReturn('2026-12-08', '08:00')]).toEqual(['2026-12-08', '2026-12-08T08:00']);
	});
	it('displays the hour', () => {
		expect(pickupTime('2026-12-05', at('15:20'))).toBe('16:00');
		expect(pickupTime('2026-12-06', at('15:20'))).toBe('10:00');
		expect([returnTime('2026-12-08'), returnTime('2026-12-08T08:00')]).toEqual(['10:00', '08:00']);
	});
});

const overlaps = occupancy([
	{ startDate: '2026-12-05T10:00:00+03:00', endDate: '2026-12-08T10:00:00+03:00' },
	{ startDate: '2026-12-20', endDate: '2026-12-21' },
]);
const moment = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const meets = (pickup: string, back: string) => overlaps(moment(pickup), moment(back));

describe('occupancy', () => {
	it('leaves the hour of return free', () => {
		expect(meets('2026-12-08', '2026-12-10')).toBe(false);
		expect(meets('2026-12-01', '2026-12-05')).toBe(false);
	});
	it('counts by the half-hour', () => {
		expect(meets('2026-12-08T09:30', '2026-12-10')).toBe(true);
		expect(meets('2026-12-01', '2026-12-05T10:30')).toBe(true);
	});
	it('finds an overlap from either side, within, and around', () => {
		expect(meets('2026-12-07', '2026-12-10')).toBe(true);
		expect(meets('2026-12-01', '2026-12-06')).toBe(true);
		expect(meets('2026-12-06', '2026-12-07')).toBe(true);
		expect(meets('2026-12-01', '2026-12-30')).toBe(true);
	});
	it('treats unparsable ranges as free', () => {
		expect(occupancy([{ startDate: 'soon', endDate: 'later' }])(moment('2026-12-05'), moment('2026-12-08'))).toBe(false);
	});
});
