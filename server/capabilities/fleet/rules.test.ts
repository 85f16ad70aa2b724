import { describe, expect, it } from 'vitest';
import { type DayTrip, figuresOf, needsPreparing, partOfDay } from './rules.ts';

const at = (text: string) => new Date(`2031-03-${text}:00+03:00`);
const dayEnd = at('11T00:00');
const trip = (change: Partial<DayTrip>): DayTrip => ({
	status: 'CONFIRMED',
	startsAt: at('10T10:00'),
	endsAt: at('13T10:00'),
	checkedInAt: null,
	returnedAt: null,
	lateUntil: null,
	...change,
});
const out = { startsAt: at('07T10:00'), endsAt: at('10T12:00'), checkedInAt: at('07T10:00') };

describe('the part of the day', () => {
	it.each<[string, Partial<DayTrip>, string, string | null]>([
		['a pickup later today', {}, '10T08:00', 'PICKUP'],
		['a pickup within half an hour', {}, '10T10:30', 'PICKUP'],
		['a renter who is not there', {}, '10T10:31', 'LATE_PICKUP'],
		['a renter who said when they come', { lateUntil: at('10T12:00') }, '10T12:00', 'PICKUP'],
		['and does not', { lateUntil: at('10T12:00') }, '10T12:31', 'LATE_PICKUP'],
		['a pickup of tomorrow', { startsAt: at('11T00:00') }, '10T08:00', null],
		['a return of today', out, '10T12:30', 'RETURN'],
		['a car that is still out', out, '10T12:31', 'LATE_RETURN'],
		['a return of tomorrow', { ...out, endsAt: at('11T00:00') }, '10T12:31', null],
		['a car that is back', { ...out, returnedAt: at('10T12:00') }, '10T13:00', null],
		['a request', { status: 'REQUESTED' }, '10T08:00', null],
	])('%s', (_, change, now, expected) => {
		expect(partOfDay(trip(change), at(now), dayEnd)).toBe(expected);
	});

	const day = { startsAt: at('10T00:00'), endsAt: dayEnd };
	const lastEvening = { ...out, status: 'COMPLETED', returnedAt: at('09T20:00') };
	it.each<[string, Partial<DayTrip>, Date[], boolean, boolean?]>([
		['comes back today', out, [], true],
		['comes back tomorrow', { ...out, endsAt: dayEnd }, [], false],
		['was not handed over', { endsAt: at('10T12:00') }, [], false],
		['is back', { ...out, status: 'COMPLETED', returnedAt: at('10T12:00') }, [out.startsAt], true],
		['is gone again', { ...out, status: 'COMPLETED', returnedAt: at('10T12:00') }, [at('10T14:00')], false],
		['came back last evening', lastEvening, [], false],
		['came back last evening for somebody who comes today', lastEvening, [], true, true],
		['came back last evening, and is gone again', lastEvening, [at('09T21:00')], false, true],
	])('a car that %s is prepared: %s', (_, change, pickups, expected, isExpected = false) => {
		expect(needsPreparing(trip(change), { pickups, isExpected }, day)).toBe(expected);
	});
});

const DAY = 86_400_000;
const use = { periodMs: 90 * DAY, existedMs: 900 * DAY, blockedMs: 0, rentedMs: 0, incomeFils: 0n };

it.each([
	['nothing', {}, { availableDays: 90, rentedDays: 0, occupancyPercent: 0, incomePerAvailableDayFils: 0n }],
	[
		'days that are blocked',
		{ blockedMs: 30 * DAY, rentedMs: 15 * DAY, incomeFils: 600_000n },
		{ availableDays: 60, occupancyPercent: 25, incomePerAvailableDayFils: 10_000n },
	],
	[
		'a car of yesterday',
		{ existedMs: DAY / 2, rentedMs: DAY / 4, incomeFils: 10_000n },
		{ availableDays: 0.5, rentedDays: 0.3, occupancyPercent: 50, incomePerAvailableDayFils: 20_000n },
	],
	['only blocked days', { blockedMs: 90 * DAY }, { availableDays: 0, occupancyPercent: null, incomePerAvailableDayFils: null }],
])('figures with %s', (_, change, expected) => {
	expect(figuresOf({ ...use, ...change })).toMatchObject(expected);
});
