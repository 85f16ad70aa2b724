import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseBounds, writeBounds } from './bounds.ts';

test.each(['', '1,2,3', '1,2,3,4,5', '36,31,35,32', '35,32,36,31', 'a,b,c,d', '35,,36,32', '35,31,36,91', 'NaN,31,36,32'])(
	'%j is no part of a map',
	(text) => expect(parseBounds(text)).toBeNull(),
);

test('bounds are written in three decimals, rounded outwards', () => {
	expect(writeBounds({ west: 35.80049, south: 31.9, east: 36, north: 32.1234 })).toBe('35.8,31.9,36,32.124');
});

test('a place within bounds is within them as written, and writing them again changes nothing', () => {
	const corner = fc.record({ west: fc.double({ min: 34.9, max: 37, noNaN: true }), south: fc.double({ min: 29, max: 31, noNaN: true }) });
	fc.assert(
		fc.property(corner, fc.double({ min: 0.002, max: 2, noNaN: true }), ({ west, south }, size) => {
			const text = writeBounds({ west, south, east: west + size, north: south + size });
			const read = parseBounds(text);
			expect(read?.west).toBeLessThanOrEqual(west + 1e-8);
			expect(read?.south).toBeLessThanOrEqual(south + 1e-8);
			expect(read?.east).toBeGreaterThanOrEqual(west + size - 1e-8);
			expect(read?.north).toBeGreaterThanOrEqual(south + size - 1e-8);
			expect(read && writeBounds(read)).toBe(text);
		}),
	);
});
