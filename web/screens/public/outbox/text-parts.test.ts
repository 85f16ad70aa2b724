import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const OURS = 'http://localhost:3000';

describe('addresses in a message', () => {
	it('leads to our own pages by their path', () => {
		expect(textParts(`Choose here:\n${OURS}/reset-password?token=a-b_c\nBye`, OURS)).toEqual([
			{ key: 0, text: 'Choose here:\n' },
			{ key: 13, text: `${OURS}/reset-password?token=a-b_c`, href: '/reset-password?token=a-b_c' },
			{ key: 61, text: '\nBye' },
		]);
	});
	it('leaves the end of a sentence outside', () => {
		expect(textParts(`See ${OURS}/trips.`, OURS).at(-1)).toEqual({ key: 31, text: '.' });
		expect(textParts(`راجع ${OURS}/trips، شكراً`, OURS)[1]?.href).toBe('/trips');
	});
	it('makes no link of anybody else’s address, nor of a script', () => {
		for (const text of [
			'https://evil.test/a',
			'http://localhost:3000.evil.test/',
			'http://localhost:3000@evil.test/',
			'javascript:alert(1)',
		])
			expect(textParts(text, OURS)).toEqual([{ key: 0, text }]);
	});
	it('has nothing for nothing', () => {
		expect(textParts('', OURS)).toEqual([]);
	});
});
