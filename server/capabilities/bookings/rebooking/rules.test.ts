import { describe, expect, it } from 'vitest';
import { cancelCodes } from '#contract/bookings.ts';
import { isReplaceable, needsInstantBook, priceBand, ranked, restOfTrip } from './rules.ts';

const now = new Date('2031-03-02T07:00:00Z');
const later = new Date('2031-03-10T07:00:00Z');

it('a booking is replaced if its owner ended it, before its pickup', () => {
	const replaced = cancelCodes.filter((cancelCode) => isReplaceable({ cancelCode, startsAt: later }, now));
	expect(replaced).toEqual(['DECLINED', 'UNANSWERED', 'BY_OWNER']);
	expect(isReplaceable({ cancelCode: 'BY_OWNER', startsAt: now }, now)).toBe(false);
	expect(isReplaceable({ cancelCode: null, startsAt: later }, now)).toBe(false);
});

it.each([
	[90_000n, 60_000n, 120_000n],
	[100_000n, 66_667n, 133_333n],
	[10n, 7n, 13n],
])('the price of %s fils may be from %s to %s', (rental, fromFils, toFils) => {
	expect(priceBand(rental)).toEqual({ fromFils, toFils });
});

describe('the order of the cars', () => {
	const car = (id: string, instantBook: boolean, area: string | null) => ({
		...{ id, instantBook, city: 'Amman' as const },
		area: area === null ? null : { id: area, en: area, ar: area },
	});
	it('has instant book first, then the nearest', () => {
		const bayader = { latitude: 31.951, longitude: 35.833 };
		const cars = [car('near', false, 'amman-rawabi'), car('far', false, 'amman-wehdat'), car('instant', true, 'amman-wehdat')];
		expect(ranked(cars.toReversed(), bayader).map(({ id }) => id)).toEqual(['instant', 'near', 'far']);
	});
});

describe('the rest of a trip', () => {
	const trip = { startsAt: new Date('2031-03-02T07:00:00Z'), endsAt: new Date('2031-03-05T07:00:00Z') };
	it.each([
		['leaves an hour, on the half hour', '2031-03-02T12:10:00Z', undefined, '2031-03-02T13:30:00.000Z'],
		['begins at the pickup while that is ahead', '2031-03-02T05:30:00Z', undefined, '2031-03-02T07:00:00.000Z'],
		['begins when the admin chooses', '2031-03-02T12:10:00Z', '2031-03-04T07:00:00Z', '2031-03-04T07:00:00.000Z'],
		['does not begin in the past', '2031-03-02T12:10:00Z', '2031-03-02T12:00:00Z', null],
		['does not begin before the pickup', '2031-03-02T05:30:00Z', '2031-03-02T06:30:00Z', null],
		['is over an hour before the return', '2031-03-05T06:10:00Z', undefined, null],
	])('%s', (_, at, from, start) => {
		const rest = restOfTrip(trip, new Date(at), from === undefined ? undefined : new Date(from));
		expect(rest?.start.toISOString() ?? null).toBe(start);
		if (rest) expect(rest.end).toEqual(trip.endsAt);
	});

	it('needs a car with instant book within twelve hours', () => {
		expect(needsInstantBook(new Date('2031-03-02T18:59:00Z'), now)).toBe(true);
		expect(needsInstantBook(new Date('2031-03-02T19:00:00Z'), now)).toBe(false);
	});
});
