import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountOf, type PromoConditions, type PromoUse, partThatStays, problemAtRedemption, problemOf, stateOf } from './rules.ts';

const code: PromoConditions = {
	...{ validFrom: '2031-03-01', validUntil: '2031-03-31', minRentalFils: 0n, firstBookingOnly: false },
	...{ maxUses: 10, maxUsesPerPerson: 2, used: 3, isEnded: false, includesCar: true },
};
const use: PromoUse = { today: '2031-03-02', usesOfPerson: 0, isFirstBooking: true, rentFils: 100_000n };

describe('why a code cannot be used', () => {
	it.each<[string | null, Partial<PromoConditions>, Partial<PromoUse>]>([
		[null, {}, {}],
		[null, {}, { today: '2031-03-01' }],
		[null, {}, { today: '2031-03-31' }],
		['PROMO_CODE_NOT_YET', {}, { today: '2031-02-28' }],
		['PROMO_CODE_EXPIRED', {}, { today: '2031-04-01' }],
		['PROMO_CODE_EXPIRED', { isEnded: true }, {}],
		['PROMO_CODE_NOT_FOR_THIS_CAR', { includesCar: false }, {}],
		['PROMO_CODE_FIRST_BOOKING_ONLY', { firstBookingOnly: true }, { isFirstBooking: false }],
		[null, { firstBookingOnly: true }, {}],
		[null, {}, { usesOfPerson: 1 }],
		['PROMO_CODE_USED_BY_YOU', {}, { usesOfPerson: 2 }],
		[null, { used: 9 }, {}],
		['PROMO_CODE_USED_UP', { used: 10 }, {}],
		[null, { maxUses: null, used: 10_000 }, {}],
		['PROMO_CODE_MINIMUM', { minRentalFils: 100_010n }, {}],
		[null, { minRentalFils: 100_000n }, {}],
		['PROMO_CODE_MINIMUM', {}, { rentFils: 1_000n }],
		[null, {}, { rentFils: 1_010n }],
	])('%s', (problem, other, others) => {
		expect(problemOf({ ...code, ...other }, { ...use, ...others })?.code ?? null).toBe(problem);
	});

	it('may arise between the price and the booking', () => {
		expect(problemAtRedemption(code, { today: '2031-03-02', usesOfPerson: 0 })).toBeNull();
		expect(problemAtRedemption({ ...code, used: 10 }, { today: '2031-03-02', usesOfPerson: 0 })?.code).toBe('PROMO_CODE_USED_UP');
		expect(problemAtRedemption({ ...code, isEnded: true }, { today: '2031-03-02', usesOfPerson: 0 })?.code).toBe('PROMO_CODE_EXPIRED');
	});
});

describe('the discount of a code', () => {
	it.each([
		[10, null, 106_500n, 10_650n],
		[15, null, 33_330n, 5_000n],
		[90, null, 5_000n, 4_000n],
		[null, 20_000n, 106_500n, 20_000n],
		[null, 20_000n, 15_000n, 14_000n],
		[null, 20_000n, 1_000n, 0n],
	])('%s %% or %s of %s is %s', (percent, amountFils, rentFils, discount) => {
		expect(discountOf({ percent, amountFils }, rentFils)).toBe(discount);
	});

	it('always leaves the least rental, in the steps of cards', () => {
		const steps = fc.bigInt({ min: 101n, max: 10n ** 6n }).map((tens) => tens * 10n);
		const percent = fc.option(fc.integer({ min: 1, max: 90 }));
		fc.assert(
			fc.property(steps, percent, steps, (rentFils, share, amountFils) => {
				const fils = discountOf({ percent: share, amountFils: share === null ? amountFils : null }, rentFils);
				expect(fils).toBeGreaterThan(0n);
				expect(fils % 10n).toBe(0n);
				expect(rentFils - fils).toBeGreaterThanOrEqual(1_000n);
			}),
		);
	});
});

it.each([
	[20_000n, 40_000n, 80_000n, 10_000n],
	[20_000n, 80_000n, 80_000n, 20_000n],
	[10n, 1n, 3n, 3n],
	[20_000n, 0n, 80_000n, 0n],
])('of %s the part for %s of %s is %s', (discount, fils, ofFils, part) => {
	expect(partThatStays(discount, { fils, ofFils })).toBe(part);
});

it.each([
	['PLANNED', {}, '2031-02-28'],
	['ACTIVE', {}, '2031-03-31'],
	['USED_UP', { used: 10 }, '2031-03-02'],
	['ENDED', {}, '2031-04-01'],
	['ENDED', { isEnded: true, used: 10 }, '2031-03-02'],
] as const)('is %s', (state, other, today) => {
	expect(stateOf({ ...code, ...other }, today)).toBe(state);
});
