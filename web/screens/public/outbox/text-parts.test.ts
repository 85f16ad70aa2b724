import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

const OURS = 'http://localhost:3000';

describe('addresses in a message', () => {
	it('of our own site become links with their path', () => {
		expect(textParts(`Choose here:\n${OURS}/reset-password?token=a-b_c\nBye`, OURS)).toEqual([
			{ key: 0, text: 'Choose here:\n' },
			{ key: 13, text: `${OURS}/reset-password?token=a-b_c`, href: '/reset-password?token=a-b_c' },
			{ key: 61, text: '\nBye' },
		]);
	});
	it('do not include the end of a sentence', () => {
		expect(textParts(`See ${OURS}/trips.`, OURS).at(-1)).toEqual({ key: 31, text: '.' });
		expect(textParts(`راجع ${OURS}/trips، شكراً`, OURS)[1]?.href).toBe('/trips');
	});
	it('of other sites and scripts stay text', () => {
		for (const text of [
			'https://evil.test/a',
			'http://localhost:3000.evil.test/',
			'http://localhost:3000@evil.test/',
			'javascript:alert(1)',
		])
			expect(textParts(text, OURS)).toEqual([{ key: 0, text }]);
	});
	it('do not exist in an empty text', () => {
		expect(textParts('', OURS)).toEqual([]);
	});
});
