import { expect, it } from 'vitest';
import { filsTyped, totals, withFineHold } from './totals.ts';

it.each([
	['nothing, where nothing was agreed', '76.50', '0.00', { backJod: '76.50', heldJod: '0.00' }],
	['a part of what goes back', '76.50', '50.00', { backJod: '26.50', heldJod: '50.00' }],
	['all that goes back, where that is less', '26.50', '50.00', { backJod: '0.00', heldJod: '26.50' }],
])('holds for fines %s', (_what, back, hold, expected) => {
	expect(withFineHold(back, hold)).toEqual(expected);
});

it('the total of a claim is the sum of the typed amounts, in either digits, without invalid ones', () => {
	expect(totals(['30', '٢٠٫٥', 'abc', ''], '106.50')).toEqual({
		totalJod: '50.50',
		fromDepositJod: '50.50',
		depositBackJod: '56.00',
		excessJod: '0.00',
	});
	expect(totals(['100', '50'], '106.50')).toMatchObject({ fromDepositJod: '106.50', depositBackJod: '0.00', excessJod: '43.50' });
});

it.each(['', '-5', 'ten', '1,000'])('%j is no amount', (text) => {
	expect(filsTyped(text)).toBeNull();
});
