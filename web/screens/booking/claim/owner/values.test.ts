import { describe, expect, it } from 'vitest';
import { initialValues, inSteps } from './values.ts';

describe('initial values of a claim', () => {
	it('follow from the records, in steps of 10 fils', () => {
		const charges = {
			drivenKm: 800,
			includedKm: 750,
			lateMinutes: 61,
			lines: [{ kind: 'LATE_RETURN' as const, quantity: 2, rateJod: '1.479', amountJod: '2.958' }],
			totalJod: '2.958',
			byOwner: true,
		};
		expect(initialValues(charges, ({ kind }) => kind).lines).toEqual([
			{ key: 'LATE_RETURN', type: 'LATE_RETURN', amount: '2.95', description: 'LATE_RETURN' },
		]);
		expect(initialValues(null, () => '').lines).toHaveLength(1);
	});

	it.each([
		['1.479', '1.47'],
		['12.00', '12.00'],
	])('round %s down to %s', (jod, expected) => {
		expect(inSteps(jod)).toBe(expected);
	});
});
