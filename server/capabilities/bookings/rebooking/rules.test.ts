import { describe, expect, it } from 'vitest';
import { cancelCodes } from '#contract/bookings.ts';
import { isReplaceable, priceBand, ranked } from './rules.ts';

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

describe('the order', () => {
	const car = (id: string, instantBook: boolean, area: string | null) => ({
		...{ id, instantBook, city: 'Amman' as const },
		area: area === null ? null : { id: area, en: area, ar: area },
	});
	it('has cars without an answer first, then the nearest', () => {
		const bayader = { latitude: 31.951, longitude: 35.833 };
		const cars = [car('near', false, 'amman-rawabi'), car('far', false, 'amman-wehdat'), car('instant', true, 'amman-wehdat')];
		expect(ranked(cars.toReversed(), bayader).map(({ id }) => id)).toEqual(['instant', 'near', 'far']);
	});
});
