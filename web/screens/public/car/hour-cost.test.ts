import { describe, expect, it } from 'vitest';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { ammanIso, parseMoment, rentalDays } from '#contract/time.ts';
import { costStep, shorterStay } from './hour-cost.tsx';

const rules = { minRentalDays: 1, maxRentalDays: 30, noticeHours: 0, hours: { from: '08:00', until: '22:00' } };
const quoted = (pickup: string, back: string) => {
	const [start, end] = [parseMoment(pickup), parseMoment(back)];
	if (!start || !end) throw new Error('no stay');
	return { startAt: ammanIso(start), endAt: ammanIso(end), days: rentalDays(start, end) };
};

describe('the hour that adds a day', () => {
	it.each([
		['2027-03-20', '2027-03-23', { until: '10:00', next: '10:30' }],
		['2027-03-20T20:00', '2027-03-23', { until: '20:00', next: '20:30' }],
		['2027-03-31T20:00', '2027-04-01', { until: '20:00', next: '20:30' }],
		// The latest hour at which the car can be returned.
		['2027-03-20T22:00', '2027-03-23', null],
		// The paid time ends on the following day.
		['2027-03-20', '2027-03-23T20:00', null],
	])('%s to %s: %o', (pickup, back, step) => {
		expect(costStep(quoted(pickup, back), rules)).toEqual(step);
	});
	it('is the half-hour after the paid time, for a car without limits of its hours', () => {
		const allDay = { ...rules, hours: ALL_DAY };
		expect(costStep(quoted('2027-03-20T22:00', '2027-03-23'), allDay)).toEqual({ until: '22:00', next: '22:30' });
	});
});

describe('the cheaper hour', () => {
	const shorter = (pickup: string, back: string, minRentalDays = 1) =>
		shorterStay({ pickup, return: back }, quoted(pickup, back), { ...rules, minRentalDays })?.return ?? null;
	it.each([
		['2027-03-20', '2027-03-23T10:30', '2027-03-23'],
		['2027-03-20T08:00', '2027-03-23', '2027-03-23T08:00'],
		['2027-03-30', '2027-04-01T20:00', '2027-04-01'],
		['2027-03-20', '2027-03-23', null],
		['2027-03-20T22:00', '2027-03-23T08:00', null],
		['2027-03-20', '2027-03-20T20:00', null],
	])('of %s to %s: return on %s', (pickup, back, expected) => {
		expect(shorter(pickup, back)).toBe(expected);
	});
	it('does not exist if the stay would be too short for the car', () => {
		expect([shorter('2027-03-20', '2027-03-22T12:00', 3), shorter('2027-03-20', '2027-03-22T12:00', 2)]).toEqual([null, '2027-03-22']);
	});
});
