import { describe, expect, it } from 'vitest';
import type { OccasionPeriods } from '#server/platform/context/public-holidays.ts';
import { type PriceRule, type PriceRuleTerms, periodsOf, priceOf, pricesOf } from './coverage.ts';

/** Dates as in the table of public holidays. */
const occasions: OccasionPeriods = {
	EID_AL_FITR: [
		{ from: '2027-03-10', to: '2027-03-14' },
		{ from: '2028-02-26', to: '2028-03-01' },
		{ from: '2029-02-14', to: '2029-02-18' },
	],
	EID_AL_ADHA: [
		{ from: '2027-05-16', to: '2027-05-21' },
		{ from: '2028-05-04', to: '2028-05-09' },
		{ from: '2029-04-23', to: '2029-04-28' },
	],
	RAMADAN: [
		{ from: '2027-02-08', to: '2027-03-10' },
		{ from: '2028-01-28', to: '2028-02-26' },
		{ from: '2029-01-16', to: '2029-02-14' },
	],
};
const aRule = (rule: Partial<PriceRule>): PriceRule => ({
	...{ id: rule.kind ?? 'rule', kind: 'CUSTOM', percent: 20, dailyRateFils: null, from: null, to: null },
	...rule,
});
const window = (from: string, to: string) => ({ from, to });
const shown = (rule: PriceRuleTerms, from: string, to: string) =>
	periodsOf(rule, occasions, window(from, to)).map((period) => `${period.from}/${period.to}`);

describe('the days of a rule', () => {
	it.each([
		['2027-01-01', '2028-01-01', ['2027-03-10/2027-03-14']],
		['2028-01-01', '2029-01-01', ['2028-02-26/2028-03-01']],
		['2029-01-01', '2030-01-01', ['2029-02-14/2029-02-18']],
		// Cut at both ends of the requested period.
		['2027-03-11', '2028-02-28', ['2027-03-11/2027-03-14', '2028-02-26/2028-02-28']],
		['2027-03-14', '2028-02-26', []],
	])('of Eid al-Fitr between %s and %s', (from, to, expected) => {
		expect(shown(aRule({ kind: 'EID_AL_FITR' }), from, to)).toEqual(expected);
	});

	it.each([
		// A Sunday to the next one.
		['2027-11-07', '2027-11-14', ['2027-11-11/2027-11-14']],
		// It begins on a Friday and ends with a Thursday.
		['2027-11-12', '2027-11-19', ['2027-11-12/2027-11-14', '2027-11-18/2027-11-19']],
		// Over 29 February, a Tuesday, and over the end of a year.
		['2028-02-24', '2028-03-04', ['2028-02-24/2028-02-27', '2028-03-02/2028-03-04']],
		['2027-12-29', '2028-01-03', ['2027-12-30/2028-01-02']],
	])('of weekends, Thursday to Saturday, between %s and %s', (from, to, expected) => {
		expect(shown(aRule({ kind: 'WEEKEND' }), from, to)).toEqual(expected);
	});

	it.each([
		['2027-06-15', '2027-09-16', '2026-11-23', '2027-11-24', ['2027-06-15/2027-09-16']],
		// Another year than that of the stored dates, earlier and later.
		['2027-06-15', '2027-09-16', '2030-08-01', '2031-08-02', ['2030-08-01/2030-09-16', '2031-06-15/2031-08-02']],
		['2031-06-15', '2031-09-16', '2026-06-01', '2026-07-01', ['2026-06-15/2026-07-01']],
		// Over the end of a year.
		['2027-12-20', '2028-01-10', '2029-01-05', '2029-12-31', ['2029-01-05/2029-01-10', '2029-12-20/2029-12-31']],
		// To the end of February, in leap years and others.
		['2027-02-20', '2027-03-01', '2028-01-01', '2029-01-01', ['2028-02-20/2028-03-01']],
		['2028-02-20', '2028-02-29', '2029-01-01', '2029-04-01', ['2029-02-20/2029-03-01']],
		['2028-02-29', '2028-03-05', '2029-01-01', '2029-04-01', ['2029-03-01/2029-03-05']],
	])('of a summer from %s to %s, between %s and %s', (from, to, first, end, expected) => {
		expect(shown(aRule({ kind: 'SUMMER', from, to }), first, end)).toEqual(expected);
	});

	it('with its own dates are exactly these days, once', () => {
		const rule = aRule({ from: '2028-02-28', to: '2028-03-02' });
		expect(shown(rule, '2027-06-01', '2028-06-01')).toEqual(['2028-02-28/2028-03-02']);
		expect(shown(rule, '2029-01-01', '2030-01-01')).toEqual([]);
	});
});

describe('the price of a rule', () => {
	it.each([
		[35_500n, 20, 42_600n],
		[35_500n, -50, 17_750n],
		[35_500n, 300, 142_000n],
		[35_500n, 0, 35_500n],
		// Rounded half up to 10 fils.
		[35_550n, 33, 47_280n],
		[10_050n, 10, 11_060n],
		[10_010n, 5, 10_510n],
		[10_040n, 5, 10_540n],
		// Never outside the bounds of a daily rate.
		[1500n, -50, 1000n],
		[900_000n, 300, 1_000_000n],
	])('of %s fils a day at %s percent is %s', (carRateFils, percent, expected) => {
		expect(priceOf(aRule({ percent }), carRateFils)).toBe(expected);
	});

	it('is fixed or follows the daily rate, and a percentage without a daily rate has none', () => {
		const fixed = aRule({ percent: null, dailyRateFils: 50_000n });
		expect([priceOf(fixed, 35_500n), priceOf(fixed, null)]).toEqual([50_000n, 50_000n]);
		expect(priceOf(aRule({ percent: 20 }), null)).toBe(null);
	});
});

describe('several rules for a day', () => {
	const rules = [
		aRule({ kind: 'EID_AL_FITR', percent: 60 }),
		aRule({ kind: 'RAMADAN', percent: -10 }),
		aRule({ kind: 'CUSTOM', percent: 5, from: '2027-03-07', to: '2027-03-16' }),
		aRule({ kind: 'SUMMER', percent: 30, from: '2027-03-01', to: '2027-03-20' }),
		aRule({ kind: 'WEEKEND', percent: 15 }),
	];
	const expected = {
		'2027-02-07': undefined,
		// Ramadan over a weekend and a season; Thursday is 11 February.
		'2027-02-11': 'RAMADAN',
		'2027-03-08': 'RAMADAN',
		'2027-03-10': 'EID_AL_FITR',
		'2027-03-13': 'EID_AL_FITR',
		'2027-03-14': 'CUSTOM',
		'2027-03-18': 'SUMMER',
		'2027-03-19': 'SUMMER',
		'2027-03-20': 'WEEKEND',
		'2027-03-21': undefined,
	};

	it.each([
		['in one order', rules],
		['in the other', rules.toReversed()],
	])('the more specific one applies, %s', (_, ordered) => {
		const prices = pricesOf(ordered, 20_000n, occasions, window('2027-02-01', '2028-02-02'));
		expect(Object.fromEntries(Object.keys(expected).map((date) => [date, prices.get(date)?.ruleId]))).toEqual(expected);
		expect(prices.get('2027-03-10')?.fils).toBe(32_000n);
	});
});
