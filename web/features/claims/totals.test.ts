import { expect, it } from 'vitest';
import { withFineHold } from './totals.ts';

it.each([
	['nothing, where nothing was agreed', '76.50', '0.00', { backJod: '76.50', heldJod: '0.00' }],
	['a part of what goes back', '76.50', '50.00', { backJod: '26.50', heldJod: '50.00' }],
	['all that goes back, where that is less', '26.50', '50.00', { backJod: '0.00', heldJod: '26.50' }],
])('holds back for fines %s', (_what, back, hold, expected) => {
	expect(withFineHold(back, hold)).toEqual(expected);
});
