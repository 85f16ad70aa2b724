import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatFils, parseFils } from '#contract/money.ts';
import { exactNumber, parseExact } from './exact-json.ts';

test('writes the exact digits of its input', () => {
	expect(JSON.stringify({ Amount: exactNumber('213.50') })).toBe('{"Amount":213.50}');
});

test('reads numbers as text, and leaves everything else', () => {
	expect(parseExact('{"a":213.500,"b":[1e3,-0],"c":"x","d":null,"e":true}')).toEqual({
		a: '213.500',
		b: ['1e3', '-0'],
		c: 'x',
		d: null,
		e: true,
	});
	expect(() => parseExact('{')).toThrow(SyntaxError);
});

test('every amount in fils survives writing and reading', () => {
	fc.assert(
		fc.property(fc.bigInt({ min: 0n, max: 999_999_999_999_999n }), (fils) => {
			const text = JSON.stringify([exactNumber(formatFils(fils))]);
			const [back] = parseExact(text) as [string];
			expect(parseFils(back)).toBe(fils);
		}),
	);
});
