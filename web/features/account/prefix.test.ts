import { describe, expect, it } from 'vitest';
import { isLocalNumber } from './phone-input.tsx';

describe('the prefix of a phone number', () => {
	it.each(['', '0', '079 012 3456', '٠٧٩', '7 9012 3456'])('is added before %j', (typed) => {
		expect(isLocalNumber(typed)).toBe(true);
	});
	it.each(['+', ' +44 20', '00', '٠٠٩٦٢', '\u200e+962'])('is contained in %j', (typed) => {
		expect(isLocalNumber(typed)).toBe(false);
	});
});
