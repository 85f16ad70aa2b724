import { describe, expect, it } from 'vitest';
import type { PriceRule } from '#contract/price-rules.ts';
import { bodyOf, isComplete, type TypedRule, typedRule } from './price-rule-form.ts';

const rule: PriceRule = {
	...{ id: '1', kind: 'SUMMER', percent: -15, dailyRateJod: null, from: '2027-06-15', to: '2027-09-16' },
	...{ priceJod: '34.00', periods: [], days: 93, pricedDays: 93 },
};

describe('the form of a price rule', () => {
	it('begins with the values of the rule, with its last day, and sends the same', () => {
		const typed = typedRule('SUMMER', '2026-11-23', rule);
		expect(typed).toEqual({ kind: 'SUMMER', mode: 'LOWER', amount: '15', from: '2027-06-15', until: '2027-09-15' });
		expect(bodyOf(typed)).toEqual({ percent: '-15', from: '2027-06-15', to: '2027-09-16' });
		const fixed = typedRule('RAMADAN', '2026-11-23', {
			...rule,
			kind: 'RAMADAN',
			percent: null,
			dailyRateJod: '45.50',
			from: null,
			to: null,
		});
		expect(bodyOf(fixed)).toEqual({ dailyRateJod: '45.5' });
	});

	it.each([
		['2026-11-23', '2027-06-15', '2027-09-15'],
		['2027-09-15', '2027-06-15', '2027-09-15'],
		['2027-09-16', '2028-06-15', '2028-09-15'],
	])('on %s suggests the summer from %s to %s, and no price', (today, from, until) => {
		expect(typedRule('SUMMER', today)).toEqual({ kind: 'SUMMER', mode: 'HIGHER', amount: '', from, until });
	});

	it.each<[Partial<TypedRule>, boolean]>([
		[{}, true],
		[{ amount: ' ' }, false],
		[{ kind: 'CUSTOM' }, false],
		[{ kind: 'CUSTOM', from: '2027-05-01', until: '2027-05-01' }, true],
		[{ kind: 'CUSTOM', from: '2027-05-02', until: '2027-05-01' }, false],
	])('with %j has a preview: %s', (typed, expected) => {
		expect(isComplete({ kind: 'WEEKEND', mode: 'HIGHER', amount: '١٥', from: '', until: '', ...typed })).toBe(expected);
	});
});
