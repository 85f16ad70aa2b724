import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cancelCodes } from '#contract/bookings.ts';
import { cancellationPolicies, cancellationRules } from '#contract/cancellation-policies.ts';
import { DAY_MS, HOUR_MS, parseMoment } from '#contract/time.ts';
import { type CancellationInput, computeCancellation } from './cancellation-rules.ts';

const at = (text: string) => parseMoment(text) ?? new Date(Number.NaN);
const START = at('2026-12-20');
/** Three days at 35.500 JOD: the worked example of the documentation. */
const terms: CancellationInput = {
	policy: 'MODERATE',
	isPaid: true,
	confirmedAt: at('2026-12-01'),
	startsAt: START,
	days: 3,
	baseFils: 106_500n,
	discountFils: 0n,
	totalFils: 106_500n,
	depositFils: 106_500n,
	platformFeePercent: 12,
};
const before = (hours: number) => new Date(START.getTime() - hours * HOUR_MS);

describe('the retained rental when the renter cancels', () => {
	const all = 106_500n;
	const examples = [
		['FLEXIBLE', 240, 0n, 'EARLY'],
		['FLEXIBLE', 24, 0n, 'EARLY'],
		['FLEXIBLE', 23.999, 35_500n, 'LESS_A_DAY'],
		['FLEXIBLE', 0, 35_500n, 'LESS_A_DAY'],
		['FLEXIBLE', -24, 35_500n, 'LESS_A_DAY'],
		['FLEXIBLE', -25, 71_000n, 'DAYS_BEGUN'],
		['FLEXIBLE', -49, all, 'DAYS_BEGUN'],
		['MODERATE', 48, 0n, 'EARLY'],
		['MODERATE', 47.999, 53_250n, 'HALF'],
		['MODERATE', -24, 53_250n, 'HALF'],
		['MODERATE', -25, 71_000n, 'DAYS_BEGUN'],
		['STRICT', 168, 0n, 'EARLY'],
		['STRICT', 167.999, 53_250n, 'HALF'],
		['STRICT', 48, 53_250n, 'HALF'],
		['STRICT', 47.999, all, 'NOTHING'],
		['STRICT', -1, all, 'NOTHING'],
	] as const;

	it('is expected here for each policy and each of its tiers', () => {
		for (const policy of cancellationPolicies) {
			const { tiers, below } = cancellationRules[policy];
			const grounds = examples.flatMap(([of, , , ground]) => (of === policy ? [ground] : []));
			expect(grounds, policy).toEqual(expect.arrayContaining([...tiers.map(({ ground }) => ground), below]));
		}
	});

	it.each(examples)('%s, %d hours before the pickup: %d (%s)', (policy, hours, kept, ground) => {
		const settled = computeCancellation({ ...terms, policy }, 'BY_RENTER', before(hours));
		expect([settled.keptFils, settled.ground]).toEqual([kept, ground]);
		expect(settled.refundFils).toBe(213_000n - kept);
	});

	it.each(cancellationPolicies)('is nothing in the hour after the confirmation (%s)', (policy) => {
		const late = { ...terms, policy, confirmedAt: before(3) };
		expect(computeCancellation(late, 'BY_RENTER', before(2))).toMatchObject({ keptFils: 0n, ground: 'GRACE' });
		expect(computeCancellation(late, 'BY_RENTER', new Date(before(2).getTime() + 1)).keptFils).toBeGreaterThan(0n);
	});

	it('is zero for a request, and nothing is refunded before the payment', () => {
		expect(computeCancellation({ ...terms, policy: 'STRICT', confirmedAt: null }, 'BY_RENTER', before(1))).toMatchObject({
			refundFils: 213_000n,
			ground: 'REQUEST',
			staysUntil: null,
		});
		expect(computeCancellation({ ...terms, confirmedAt: null, isPaid: false }, 'BY_RENTER', before(1))).toMatchObject({
			refundFils: 0n,
			ground: 'UNPAID',
		});
	});

	it('is a day without the delivery, at the price after the discount', () => {
		const delivered = { ...terms, policy: 'FLEXIBLE', discountFils: 6_500n, totalFils: 115_000n } as const;
		expect(computeCancellation(delivered, 'BY_RENTER', before(1)).keptFils).toBe(33_330n);
	});

	// 40.000 of the rental were retained for days that were given up.
	it.each([
		['FLEXIBLE', 23, 40_000n, 'LESS_A_DAY'],
		['MODERATE', 72, 40_000n, 'DAYS_GIVEN_UP'],
		['MODERATE', 1, 73_250n, 'HALF'],
		['MODERATE', -25, 106_500n, 'DAYS_BEGUN'],
		['STRICT', 1, 106_500n, 'NOTHING'],
	] as const)('includes what was retained for days given up: %s, %d hours before: %d (%s)', (policy, hours, kept, ground) => {
		const shorter = { ...terms, policy, givenUpFils: 40_000n, baseFils: 66_500n, days: 2 };
		expect(computeCancellation(shorter, 'BY_RENTER', before(hours))).toMatchObject({ keptFils: kept, ground });
	});

	it('goes to the platform by 12 % and to the owner by the rest', () => {
		expect(computeCancellation(terms, 'BY_RENTER', before(1))).toMatchObject({
			keptFils: 53_250n,
			platformFils: 6_390n,
			ownerFils: 46_860n,
		});
	});
});

describe('a cancellation by others', () => {
	it.each(['BY_OWNER', 'BY_ADMIN', 'NO_SHOW_OWNER', 'DECLINED', 'UNANSWERED'] as const)('refunds everything: %s', (code) => {
		expect(computeCancellation({ ...terms, policy: 'STRICT' }, code, before(-3))).toMatchObject({ refundFils: 213_000n, keptFils: 0n });
	});

	it('by a no-show follows the policy at the pickup, without the hour of grace', () => {
		const justConfirmed = { ...terms, confirmedAt: before(0.5) };
		for (const [policy, kept] of [
			['FLEXIBLE', 35_500n],
			['MODERATE', 53_250n],
			['STRICT', 106_500n],
		] as const) {
			const settled = computeCancellation({ ...justConfirmed, policy }, 'NO_SHOW_RENTER', before(-40));
			expect([settled.keptFils, settled.depositRefundFils]).toEqual([kept, 106_500n]);
		}
	});
});

describe('until when a refund stays the same', () => {
	it.each([
		['FLEXIBLE', 300, 24],
		['FLEXIBLE', 20, -24],
		['MODERATE', 300, 48],
		['STRICT', 300, 168],
		['STRICT', 100, 48],
		['STRICT', 40, null],
	] as const)('%s, seen %d hours before: %s', (policy, now, until) => {
		expect(computeCancellation({ ...terms, policy }, 'BY_RENTER', before(now)).staysUntil).toEqual(until === null ? null : before(until));
	});

	it('is the end of the hour of grace if the policy then applies', () => {
		expect(computeCancellation({ ...terms, confirmedAt: before(3) }, 'BY_RENTER', before(2.5)).staysUntil).toEqual(before(2));
	});
});

const someTerms = fc
	.record({
		policy: fc.constantFrom(...cancellationPolicies),
		isPaid: fc.constant(true),
		leadDays: fc.integer({ min: 0, max: 60 }),
		days: fc.integer({ min: 1, max: 30 }),
		rate: fc.bigInt({ min: 100n, max: 50_000n }),
		discount: fc.bigInt({ min: 0n, max: 40n }),
		delivery: fc.bigInt({ min: 0n, max: 5_000n }),
		deposit: fc.bigInt({ min: 0n, max: 100_000n }),
		platformFeePercent: fc.integer({ min: 0, max: 50 }),
	})
	.map(({ leadDays, rate, discount, delivery, deposit, ...rest }): CancellationInput => {
		const baseFils = rate * 10n * BigInt(rest.days);
		const discountFils = (baseFils * discount) / 100n;
		const totalFils = baseFils - discountFils + delivery;
		const odd = totalFils % 10n;
		return {
			...rest,
			...{ baseFils, discountFils, totalFils, startsAt: START, confirmedAt: new Date(START.getTime() - leadDays * DAY_MS) },
			// The charge must be a multiple of 10 fils, as the database requires.
			depositFils: deposit * 10n + (odd === 0n ? 0n : 10n - odd),
		};
	});
const moments = fc.integer({ min: -70 * 24 * 60, max: 31 * 24 * 60 }).map((minutes) => new Date(START.getTime() + minutes * 60_000));

describe('for all amounts and moments', () => {
	it('the parts add up to the payment, to the fils, and can be refunded to a card', () => {
		fc.assert(
			fc.property(someTerms, moments, fc.constantFrom(...cancelCodes), (given, now, code) => {
				const made = computeCancellation(given, code, now);
				expect(made.rentalRefundFils + made.platformFils + made.ownerFils).toBe(given.totalFils);
				expect(made.keptFils).toBe(made.platformFils + made.ownerFils);
				expect(made.refundFils).toBe(made.rentalRefundFils + given.depositFils);
				expect(made.refundFils >= given.depositFils && made.refundFils <= given.totalFils + given.depositFils).toBe(true);
				expect(made.platformFils >= 0n && made.ownerFils >= 0n).toBe(true);
				expect(made.refundFils % 10n).toBe(0n);
			}),
		);
	});

	it('waiting never increases the refund, and it stays the same until the announced moment', () => {
		fc.assert(
			fc.property(someTerms, moments, moments, (given, a, b) => {
				const [first, second] = a <= b ? [a, b] : [b, a];
				const [early, late] = [computeCancellation(given, 'BY_RENTER', first), computeCancellation(given, 'BY_RENTER', second)];
				expect(late.refundFils <= early.refundFils).toBe(true);
				if (early.staysUntil === null || second <= early.staysUntil) expect(late.refundFils).toBe(early.refundFils);
				else expect(late.refundFils < early.refundFils).toBe(true);
			}),
		);
	});
});
