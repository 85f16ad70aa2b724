import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatFils, parseFils, share } from './money.ts';

describe('money on the wire', () => {
	it.each([
		[0n, '0.00'],
		[5n, '0.005'],
		[10n, '0.01'],
		[35_500n, '35.50'],
		[12_345n, '12.345'],
		[213_000n, '213.00'],
		[-1_005n, '-1.005'],
		[9_007_199_254_740_993_000n, '9007199254740993.00'],
	])('%d fils are written %s', (fils, text) => {
		expect(formatFils(fils)).toBe(text);
	});

	it('parsing the formatted amount returns the same fils, for every amount', () => {
		fc.assert(
			fc.property(fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n }), (fils) => {
				expect(parseFils(formatFils(fils))).toBe(fils);
			}),
		);
	});

	it.each(['', '1.', '.5', '1.2345', '1,000', '1e3', 'NaN', '٣٥', '--1', '1 000'])('%j is no amount', (text) => {
		expect(() => parseFils(text)).toThrow(RangeError);
	});
});

describe('a share', () => {
	it.each([
		[106_500n, 12_780n],
		[1n, 0n],
		[4n, 0n],
		[5n, 1n],
		[12_345n, 1_481n],
	])('12 %% of %d fils is %d, half-up', (fils, fee) => {
		expect(share(fils, 12n, 100n)).toBe(fee);
	});

	it('and the rest add up to the whole, and rounding changes the share by at most half a fils', () => {
		fc.assert(
			fc.property(fc.bigInt({ min: 0n, max: 10n ** 12n }), fc.bigInt({ min: 0n, max: 50n }), (fils, percent) => {
				const part = share(fils, percent, 100n);
				const off = part * 100n - fils * percent;
				expect(off <= 50n && off > -50n).toBe(true);
				expect(part <= fils).toBe(true);
			}),
		);
	});
});
