import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiscountTier, discountTiers } from '#contract/car-terms.ts';
import { parseMoment } from '#contract/time.ts';
import { computePrice, datesOfStay, type PriceTerms, rentOf } from './price.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const terms: PriceTerms = {
	startsAt: at('2026-12-10'),
	days: 3,
	dailyRateFils: 35_500n,
	datePrices: new Map(),
	discounts: [],
	delivery: null,
	extras: [],
	depositMode: 'RENTAL_TOTAL',
	carDepositFils: 50_000n,
	platformFeePercent: 12,
};

describe('the price of a stay', () => {
	it('equals the worked example to the fils', () => {
		expect(computePrice(terms)).toMatchObject({
			totalFils: 106_500n,
			depositFils: 106_500n,
			chargeFils: 213_000n,
			platformFeeFils: 12_780n,
		});
	});

	it('uses the car’s own deposit if the setting says so, in steps that a card can be charged', () => {
		expect(computePrice({ ...terms, depositMode: 'CAR', carDepositFils: 50_001n }).depositFils).toBe(50_010n);
	});

	it('has a line for each extra, by the day or once, which no discount reduces', () => {
		const named = (name: string) => ({ en: name, ar: name });
		const seat = { kind: 'CHILD_SEAT', name: named('Child seat'), period: 'DAY', priceFils: 2_000n, quantity: 2 } as const;
		const phone = { kind: 'OTHER', name: named('Phone holder'), period: 'TRIP', priceFils: 1_510n, quantity: 1 } as const;
		const priced = computePrice({ ...terms, discounts: [{ days: 3, percent: 10 }], extras: [seat, phone] });
		expect(priced.lines.slice(2)).toEqual([
			{ kind: 'EXTRA', extra: 'CHILD_SEAT', name: seat.name, quantity: 2, days: 3, priceFils: 2_000n, fils: 12_000n },
			{ kind: 'EXTRA', extra: 'OTHER', name: phone.name, quantity: 1, days: null, priceFils: 1_510n, fils: 1_510n },
		]);
		expect(priced).toMatchObject({ baseFils: 106_500n, discountFils: 10_650n, feesFils: 13_510n, totalFils: 109_360n });
	});

	it.each([
		['a percentage, borne by Mishwar', { by: 'PLATFORM', percent: 20, amountFils: null }, 21_300n, 85_200n, 21_300n, -8_520n],
		['the same, borne by the owner', { by: 'OWNER', percent: 20, amountFils: null }, 21_300n, 85_200n, 0n, 10_224n],
		['an amount, borne by Mishwar', { by: 'PLATFORM', percent: null, amountFils: 5_000n }, 5_000n, 101_500n, 5_000n, 7_780n],
		['more than there is', { by: 'PLATFORM', percent: null, amountFils: 200_000n }, 105_500n, 1_000n, 105_500n, -92_720n],
	] as const)('has a code as a line: %s', (_, promo, discountFils, totalFils, promoFils, platformFeeFils) => {
		const made = computePrice({ ...terms, promo: { code: 'EID2031', ...promo } });
		// The code changes neither the deposit nor, if Mishwar bears it, the owner’s earnings.
		expect(made).toMatchObject({ discountFils, totalFils, promoFils, platformFeeFils, depositFils: 106_500n });
		if (promo.by === 'PLATFORM') expect(made.totalFils - made.platformFeeFils).toBe(93_720n);
	});

	it('follows the Amman date on which each 24 hours begin', () => {
		expect(datesOfStay(at('2026-12-10T23:30:00+03:00'), 2)).toEqual(['2026-12-10', '2026-12-11']);
		expect(datesOfStay(at('2026-12-10T21:30:00Z'), 2)).toEqual(['2026-12-11', '2026-12-12']);
		const datePrices = new Map([
			['2026-12-11', 50_000n],
			['2026-12-12', 50_000n],
			['2026-12-13', 90_000n],
		]);
		expect(computePrice({ ...terms, datePrices }).lines).toEqual([
			{ kind: 'BASE', rateFils: 35_500n, days: 1, dates: null, fils: 35_500n },
			{ kind: 'BASE', rateFils: 50_000n, days: 2, dates: ['2026-12-11', '2026-12-12'], fils: 100_000n },
		]);
	});

	const tiers = [
		{ days: 3, percent: 5 },
		{ days: 7, percent: 10 },
		{ days: 30, percent: 10 },
	] as const;
	it.each([
		[2, tiers, null],
		[3, tiers, [3, 5]],
		[6, tiers, [3, 5]],
		[7, tiers, [7, 10]],
		[30, tiers, [30, 10]],
		[10, [{ days: 3, percent: 20 } as const, { days: 7, percent: 10 } as const], [3, 20]],
		[10, [], null],
	])('of %d days has the largest discount that it qualifies for', (days, discounts, expected) => {
		const [line] = computePrice({ ...terms, days, discounts }).lines.filter(({ kind }) => kind === 'DISCOUNT');
		expect(line?.kind === 'DISCOUNT' ? [line.tierDays, line.percent] : null).toEqual(expected);
	});

	it('rounds a discount to what a card can be charged, in the renter’s favour', () => {
		// 7 % of 106.500 is 7.455.
		expect(computePrice({ ...terms, discounts: [{ days: 3, percent: 7 }] })).toMatchObject({ discountFils: 7_460n, totalFils: 99_040n });
	});

	it('has the fee of the delivery in addition, which no discount reduces', () => {
		const made = computePrice({ ...terms, discounts: [{ days: 3, percent: 10 }], delivery: { zone: 'Aqaba', feeFils: 15_000n } });
		expect(made).toMatchObject({ baseFils: 106_500n, discountFils: 10_650n, feesFils: 15_000n, totalFils: 110_850n });
	});

	it('is the sum of its lines, never more than without discounts, and a multiple of 10 fils', () => {
		const rate = fc.bigInt({ min: 100n, max: 50_000n }).map((tens) => tens * 10n);
		const anyTerms = fc.record({
			dailyRateFils: rate,
			days: fc.integer({ min: 1, max: 40 }),
			startsAt: fc.date({ min: at('2026-01-01'), max: at('2027-01-01'), noInvalidDate: true }),
			carDepositFils: fc.bigInt({ min: 0n, max: 10n ** 6n }),
			depositMode: fc.constantFrom('RENTAL_TOTAL' as const, 'CAR' as const),
			discounts: fc.uniqueArray(
				fc.record({ days: fc.constantFrom<DiscountTier>(...discountTiers), percent: fc.integer({ min: 1, max: 90 }) }),
				{ selector: ({ days }) => days },
			),
			dearDays: fc.array(fc.tuple(fc.integer({ min: 0, max: 39 }), rate)),
			feeFils: fc.option(rate),
			extras: fc.array(
				fc.record({
					...{ kind: fc.constant('OTHER' as const), name: fc.constant({ en: 'Seat', ar: 'مقعد' }) },
					...{ period: fc.constantFrom('DAY' as const, 'TRIP' as const), priceFils: rate, quantity: fc.integer({ min: 1, max: 4 }) },
				}),
				{ maxLength: 3 },
			),
			promo: fc.option(
				fc.record({
					...{ code: fc.constant('EID2031'), by: fc.constantFrom('PLATFORM' as const, 'OWNER' as const) },
					...{ percent: fc.option(fc.integer({ min: 1, max: 90 })), amountFils: rate },
				}),
			),
		});
		fc.assert(
			fc.property(anyTerms, ({ dearDays, feeFils, ...given }) => {
				const dates = datesOfStay(given.startsAt, 40);
				const datePrices = new Map(dearDays.map(([index, fils]) => [dates[index] ?? '', fils]));
				const full = { ...terms, ...given, datePrices, delivery: feeFils === null ? null : { zone: 'Amman' as const, feeFils } };
				const made = computePrice(full);
				const without = computePrice({ ...full, promo: null });
				const code = without.totalFils - made.totalFils;
				expect(made.lines.reduce((sum, line) => sum + line.fils, 0n)).toBe(made.totalFils);
				const extras = given.extras.reduce(
					(sum, { period, priceFils, quantity }) => sum + priceFils * BigInt(quantity * (period === 'DAY' ? given.days : 1)),
					0n,
				);
				// No discount and no code makes an extra or the delivery cheaper.
				expect(made.feesFils).toBe(extras + (feeFils ?? 0n));
				expect(made.totalFils).toBe(made.baseFils - made.discountFils + made.feesFils);
				expect(made.chargeFils % 10n).toBe(0n);
				expect(made.totalFils > 0n && made.totalFils % 10n === 0n).toBe(true);
				const plain = dates.slice(0, given.days).reduce((sum, date) => sum + (datePrices.get(date) ?? given.dailyRateFils), 0n);
				expect(made.baseFils).toBe(plain);
				// No other tier for which the stay qualifies is cheaper.
				const reached = given.discounts.filter(({ days }) => given.days >= days);
				for (const { percent } of reached) expect(without.discountFils * 100n >= made.baseFils * BigInt(percent)).toBe(true);
				expect(without.discountFils > 0n).toBe(reached.length > 0);
				expect(code >= 0n && rentOf(made) - code >= (code > 0n ? 1_000n : 0n)).toBe(true);
				expect(made.depositFils).toBe(without.depositFils);
				const isBorne = full.promo?.by === 'PLATFORM';
				expect(made.promoFils).toBe(isBorne ? code : 0n);
				if (isBorne) expect(made.totalFils - made.platformFeeFils).toBe(without.totalFils - without.platformFeeFils);
			}),
		);
	});
});
