import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import { printedNumber, rentalLines, taxed, taxWithin, threeDecimals } from './rules.ts';

const base = { kind: 'BASE', rateJod: '35.50', days: 3, dates: null, amountJod: '106.50' } as const;
const delivery = { kind: 'DELIVERY', zone: 'Amman', amountJod: '10.00' } as const;
const seat = {
	kind: 'EXTRA',
	extra: 'CHILD_SEAT',
	name: { en: 'Child seat', ar: 'كرسي طفل' },
	quantity: 2,
	days: 3,
	priceJod: '2.00',
	amountJod: '12.00',
} as const;
const unused = { kind: 'UNUSED_DAYS', days: 1, percent: 100, amountJod: '-35.50' } as const;

const linesOf = (fils: bigint, priceLines: BookingAgreement['priceLines'], isCancelled = false) =>
	rentalLines(fils, { car: { en: 'Toyota Corolla 2022', ar: 'تويوتا كورولا 2022' }, days: 3, isCancelled, priceLines }).map((line) => [
		line.text.en,
		line.quantity,
		line.fils,
	]);

describe('the lines of a rental', () => {
	it('are the rental, the delivery and the extras', () => {
		expect(linesOf(128_500n, [base, delivery, seat])).toEqual([
			['Car rental: Toyota Corolla 2022, days: 3', 1, 106_500n],
			['Delivery of the car', 1, 10_000n],
			['Child seat', 2, 12_000n],
		]);
	});

	it.each([
		['extras went back with unused days', 93_000n, [base, delivery, seat, unused], false],
		['the agreed lines are more than what was earned', 20_000n, [base, delivery, seat], false],
	] as const)('are one line where %s', (_, fils, priceLines, isCancelled) => {
		expect(linesOf(fils, [...priceLines], isCancelled)).toEqual([['Car rental: Toyota Corolla 2022, days: 3', 1, fils]]);
	});

	it('are one line of a cancelled booking', () => {
		expect(linesOf(53_250n, [base, delivery], true)).toEqual([['Cancellation of a rental: Toyota Corolla 2022', 1, 53_250n]]);
	});
});

describe('tax', () => {
	it.each([
		[116_000n, 16, 16_000n],
		[12_780n, 16, 1_763n],
		[12_780n, 0, 0n],
		[1n, 16, 0n],
	])('%d fils at %d%% contain %d', (fils, percent, tax) => {
		expect(taxWithin(fils, percent)).toBe(tax);
	});

	it('of the lines makes that of the whole, to the fils, and no line is negative', () => {
		const amounts = fc.array(fc.bigInt({ min: 0n, max: 900_000n }), { minLength: 1, maxLength: 6 });
		fc.assert(
			fc.property(amounts, fc.integer({ min: 0, max: 30 }), (fils, percent) => {
				const lines = taxed(
					fils.map((each) => ({ text: { en: '', ar: '' }, quantity: 1, fils: each })),
					percent,
				);
				const total = fils.reduce((sum, each) => sum + each, 0n);
				expect(lines.reduce((sum, line) => sum + line.taxFils, 0n)).toBe(taxWithin(total, percent));
				for (const line of lines) expect(line.netFils >= 0n && line.taxFils >= 0n && line.netFils + line.taxFils === line.fils).toBe(true);
			}),
		);
	});
});

it('numbers and amounts are printed with six digits and three decimals', () => {
	expect([printedNumber('PLATFORM_FEE', 'INVOICE', 12n), printedNumber('RENTAL', 'CREDIT_NOTE', 1_234_567n)]).toEqual([
		'MF-000012',
		'RC-1234567',
	]);
	expect([threeDecimals(12_780n), threeDecimals(5n), threeDecimals(0n)]).toEqual(['12.780', '0.005', '0.000']);
});
