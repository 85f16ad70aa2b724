import { describe, expect, it } from 'vitest';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { isClosed, isOccupied, nearestFree, stayTimes, withPickup } from './stay-times.ts';

const now = new Date('2026-12-01T15:20:00+03:00');
const rules = { minRentalDays: 1, maxRentalDays: 30, noticeHours: 0, hours: { from: '08:00', until: '22:00' } };
const booked = [{ startDate: '2026-12-05T18:00:00+03:00', endDate: '2026-12-08T14:00:00+03:00' }];
const times = stayTimes({ booked, rules, now });
const timesIn = (choices: ReturnType<typeof times.pickups>, state: string) =>
	choices.filter((choice) => choice.state === state).map(({ time }) => time);

describe('the hours of a pickup', () => {
	it('are the half-hours of the car, and today those that are left', () => {
		const today = times.pickups('2026-12-01');
		expect([today[0]?.time, today.at(-1)?.time]).toEqual(['08:00', '22:00']);
		expect([timesIn(today, 'FREE')[0], timesIn(today, 'CLOSED').at(-1)]).toEqual(['15:30', '15:00']);
	});
	it('begin when the car is back on the day of a return', () => {
		const day = times.pickups('2026-12-08');
		expect([timesIn(day, 'OCCUPIED').at(-1), timesIn(day, 'FREE')[0]]).toEqual(['13:30', '14:00']);
		expect([isOccupied(day), isClosed(day)]).toEqual([false, false]);
	});
	it('are all occupied on the days of a booking, and on the day before a stay of a day could end', () => {
		expect(['2026-12-04', '2026-12-05', '2026-12-06', '2026-12-07'].map((date) => isOccupied(times.pickups(date)))).toEqual([
			false,
			true,
			true,
			true,
		]);
	});
	it('are closed with too little notice', () => {
		const slow = stayTimes({ booked: [], rules: { ...rules, noticeHours: 24 }, now });
		expect(['2026-12-01', '2026-12-02'].map((date) => isClosed(slow.pickups(date)))).toEqual([true, false]);
		expect(timesIn(slow.pickups('2026-12-02'), 'FREE')[0]).toBe('15:30');
	});
});

describe('the hours of a return', () => {
	it('end when the next renter picks the car up', () => {
		const day = times.returns('2026-12-05', '2026-12-03');
		expect([timesIn(day, 'FREE').at(-1), timesIn(day, 'OCCUPIED')[0]]).toEqual(['18:00', '18:30']);
	});
	it('are closed if the stay would be too short or too long', () => {
		const strict = stayTimes({ booked: [], rules: { ...rules, minRentalDays: 3, maxRentalDays: 5 }, now });
		const freeOn = (day: string) => timesIn(strict.returns(`2026-12-${day}`, '2026-12-10'), 'FREE');
		expect(freeOn('12')).toEqual(['10:30', ...freeOn('13').slice(freeOn('13').indexOf('11:00'))]);
		expect([freeOn('13').length, freeOn('15').at(-1), freeOn('16')]).toEqual([29, '10:00', []]);
	});
	it('come after the pickup', () => {
		expect(timesIn(times.returns('2026-12-03', '2026-12-03T20:00'), 'FREE')).toEqual(['20:30', '21:00', '21:30', '22:00']);
	});
});

describe('choosing a day', () => {
	it('selects the hour if it is free, otherwise the next one, otherwise the last before', () => {
		const day = times.pickups('2026-12-08');
		expect([nearestFree(day, '16:00'), nearestFree(day, '10:00'), nearestFree(day, '23:00')]).toEqual(['16:00', '14:00', '22:00']);
		expect(nearestFree(times.pickups('2026-12-06'), '10:00')).toBeNull();
	});
	it('keeps a return that still fits, moves its hour, or removes it', () => {
		const from = (date: string, time: string, back: string) => withPickup({ pickup: null, return: back }, { date, time }, times, now);
		expect(from('2026-12-03', '10:00', '2026-12-04')).toEqual({ pickup: '2026-12-03', return: '2026-12-04' });
		expect(from('2026-12-03', '22:00', '2026-12-05T20:00')).toEqual({ pickup: '2026-12-03T22:00', return: '2026-12-05T18:00' });
		expect(from('2026-12-03', '10:00', '2026-12-06')).toEqual({ pickup: '2026-12-03', return: null });
	});
	it('without a car is free at any hour from now on', () => {
		const anyCar = stayTimes({ booked: [], rules: { ...rules, hours: ALL_DAY }, now });
		expect(timesIn(anyCar.pickups('2026-12-02'), 'FREE')).toHaveLength(48);
	});
});
