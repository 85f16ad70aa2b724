import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CancellationPolicy, cancellationPolicies } from '#contract/cancellation-policies.ts';
import { parseFils } from '#contract/money.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { computeCancellation } from '../cancellation-rules.ts';
import { computePrice, datesOfStay, type Price, type PricedExtra } from '../price.ts';
import { toPriceLine } from '../quote.ts';
import { type AgreedTrip, isWholeMove, type PricesToday, priceOfChange } from './change-price.ts';

const PICKUP = new Date('2031-03-10T10:00:00+03:00');
const EARLY = new Date(PICKUP.getTime() - 14 * DAY_MS);
const RATE = 50_000n;
const WEEK = { days: 7, percent: 10 } as const;

const SEAT: PricedExtra = { kind: 'CHILD_SEAT', name: { en: 'Seat', ar: 'كرسي' }, period: 'DAY', priceFils: 1_500n, quantity: 2 };
const COOL_BOX: PricedExtra = { kind: 'COOL_BOX', name: { en: 'Cool box', ar: 'صندوق' }, period: 'TRIP', priceFils: 4_000n, quantity: 1 };

type Terms = {
	extras?: readonly PricedExtra[];
	days: number;
	policy?: CancellationPolicy;
	discounts?: PricesToday['discounts'];
	dates?: Record<string, bigint>;
	/** Discount of a code of the platform. */
	promoPercent?: number;
};

/** A trip as agreed, confirmed long before. */
function aTrip({ days, policy = 'MODERATE', discounts = [WEEK], dates = {}, extras = [], promoPercent }: Terms): AgreedTrip {
	const price = computePrice({
		...{ startsAt: PICKUP, days, dailyRateFils: RATE, datePrices: new Map(Object.entries(dates)), discounts },
		...{ delivery: null, extras, depositMode: 'RENTAL_TOTAL', carDepositFils: 0n, platformFeePercent: 12 },
		promo: promoPercent ? { code: 'EID2031', by: 'PLATFORM', percent: promoPercent, amountFils: null } : null,
	});
	const discount = price.lines.find((line) => line.kind === 'DISCOUNT');
	return {
		...{ baseFils: price.baseFils, discountFils: price.discountFils },
		...{ policy, confirmedAt: EARLY, startsAt: PICKUP, days, platformFeePercent: 12, dailyRateFils: RATE },
		...{ totalFils: price.totalFils, depositFils: price.depositFils },
		agreement: {
			...{ priceLines: price.lines.map(toPriceLine), depositMode: 'RENTAL_TOTAL' },
			discount: discount ? { days: discount.tierDays, percent: discount.percent } : null,
		},
	};
}

const today = (dailyRateFils: bigint, discounts: PricesToday['discounts'] = [WEEK], dates: Record<string, bigint> = {}): PricesToday => ({
	...{ dailyRateFils, discounts, zones: [{ zone: 'Aqaba', feeFils: 12_000n }] },
	datePrices: new Map(Object.entries(dates)),
});
/** The same pickup with another length. */
const priceOfLength = (trip: AgreedTrip, days: number, ...more: [PricesToday, Parameters<typeof priceOfChange>[3]]) =>
	priceOfChange(trip, { startsAt: trip.startsAt, days, zone: null }, ...more);
const renter = { side: 'RENTER', now: new Date(PICKUP.getTime() + HOUR_MS) } as const;

const promoOf = ({ agreement }: AgreedTrip): bigint =>
	agreement.priceLines.reduce((sum, line) => (line.kind === 'PROMO' ? sum - parseFils(line.amountJod) : sum), 0n);

/** 50.000 a day less a code of a fifth: five days are 200.000. */
describe('a trip with a promo code', () => {
	const before = new Date(PICKUP.getTime() - 10 * DAY_MS);
	const dayBefore = new Date(PICKUP.getTime() - DAY_MS);
	it.each([
		['longer: the code takes off what it did', 7, 'RENTER', before, { promo: 50_000n, total: 350_000n - 50_000n, retained: 0n }, []],
		['shorter, early: less in proportion', 3, 'RENTER', before, { promo: 30_000n, total: 120_000n, retained: 0n }, []],
		[
			'shorter, late: half of what was paid for two days',
			3,
			'RENTER',
			dayBefore,
			{ promo: 30_000n, total: 160_000n, retained: 40_000n },
			[],
		],
		['shorter by the owner', 3, 'OWNER', dayBefore, { promo: 30_000n, total: 120_000n, retained: 0n }, []],
		['one day left', 1, 'RENTER', before, { promo: 10_000n, total: 40_000n, retained: 0n }, []],
	] as const)('%s', (_what, days, side, now, { promo, total, retained }, discounts) => {
		const trip = aTrip({ days: 5, discounts: [], promoPercent: 20 });
		const price = priceOfLength(trip, days, today(50_000n, [...discounts]), { side, now });
		expect(price).toMatchObject({ promoFils: promo, totalFils: total, retainedFils: retained, depositFils: total + promo });
		expect(price.platformFeeFils).toBe(((total + promo) * 12n) / 100n - promo);
	});
});

describe('a longer trip', () => {
	it.each([
		['days agreed on keep their price, added days have today’s', aTrip({ days: 3 }), 5, today(60_000n), 270_000n],
		['an added day may have a price of its own', aTrip({ days: 3 }), 4, today(50_000n, [WEEK], { '2031-03-13': 80_000n }), 230_000n],
		[
			'agreed date prices stay, whatever the dates cost today',
			aTrip({ days: 3, dates: { '2031-03-11': 70_000n } }),
			4,
			today(50_000n),
			220_000n,
		],
		['the tier of the new length applies to all days', aTrip({ days: 5 }), 8, today(50_000n), 360_000n],
		['over the tier, never smaller than before', aTrip({ days: 6 }), 7, today(20_000n, [{ days: 7, percent: 30 }]), 300_000n],
		[
			'extras by the day are charged for the added days at their agreed price, others once',
			aTrip({ days: 3, extras: [SEAT, COOL_BOX] }),
			5,
			today(60_000n),
			270_000n + 15_000n + 4_000n,
		],
		['a tier that was agreed on stays, though the owner ended it', aTrip({ days: 7 }), 8, today(50_000n, []), 360_000n],
	])('%s', (_what, trip, days, prices, totalFils) => {
		const price = priceOfLength(trip, days, prices, renter);
		expect(price).toMatchObject({ days, totalFils, depositFils: totalFils, retainedFils: 0n });
		expect(price.lines.reduce((sum, line) => sum + line.fils, 0n)).toBe(totalFils);
		expect(price.totalFils).toBe(price.baseFils - price.discountFils + price.feesFils);
	});
});

describe('a shorter trip', () => {
	const beforePickup = { side: 'RENTER', now: new Date(PICKUP.getTime() - 10 * DAY_MS) } as const;
	const dayBefore = { side: 'RENTER', now: new Date(PICKUP.getTime() - 12 * HOUR_MS) } as const;
	// Five days at 50, shortened to three: the policy applies to 100.000 for two days.
	it.each([
		['FLEXIBLE', 'long before', beforePickup, 0n],
		['FLEXIBLE', 'shortly before', dayBefore, 50_000n],
		['FLEXIBLE', 'after check-in', renter, 50_000n],
		['MODERATE', 'long before', beforePickup, 0n],
		['MODERATE', 'shortly before', dayBefore, 50_000n],
		['MODERATE', 'after check-in', renter, 50_000n],
		['STRICT', 'long before', beforePickup, 0n],
		['STRICT', 'shortly before', dayBefore, 100_000n],
		['STRICT', 'after check-in', renter, 100_000n],
	] as const)('%s, %s the pickup: retains for the days given up what a cancellation would', (policy, _when, by, retainedFils) => {
		const price = priceOfLength(aTrip({ days: 5, policy }), 3, today(90_000n), by);
		expect(price).toMatchObject({ days: 3, retainedFils, totalFils: 150_000n + retainedFils, depositFils: 150_000n + retainedFils });
		expect(price.totalFils).toBe(price.baseFils - price.discountFils + price.feesFils);
	});

	// With two seats at 3 JOD a day together and a cool box: the policy applies to the seats for the days given up, not to the box.
	it.each([
		['FLEXIBLE', beforePickup, 0n],
		['FLEXIBLE', dayBefore, 53_000n],
		['MODERATE', dayBefore, 53_000n],
		['STRICT', dayBefore, 106_000n],
	] as const)('%s, with extras charged by the day', (policy, by, retainedFils) => {
		const price = priceOfLength(aTrip({ days: 5, policy, extras: [SEAT, COOL_BOX] }), 3, today(90_000n), by);
		expect(price).toMatchObject({ retainedFils, totalFils: 150_000n + 9_000n + 4_000n + retainedFils });
		expect(price.totalFils).toBe(price.baseFils - price.discountFils + price.feesFils);
	});

	it('loses the discount of its tier, but never costs more than before', () => {
		// Eight days less 10 %: 360.000; six without it: 300.000. Seven days less 30 %: 245.000, less than six days without it.
		expect(priceOfLength(aTrip({ days: 8 }), 6, today(50_000n), beforePickup).totalFils).toBe(300_000n);
		const bargain = aTrip({ days: 7, discounts: [{ days: 7, percent: 30 }] });
		expect(priceOfLength(bargain, 6, today(50_000n), beforePickup)).toMatchObject({ totalFils: 245_000n, discountFils: 55_000n });
	});

	it.each(cancellationPolicies)('and then cancelled retains what cancelling it at once would (%s)', (policy) => {
		for (const hours of [-300, -100, -40, -12])
			for (const left of [1, 2, 6]) {
				const trip = aTrip({ days: 7, policy, discounts: [] });
				const now = new Date(PICKUP.getTime() + hours * HOUR_MS);
				const shorter = priceOfLength(trip, left, today(90_000n, []), { side: 'RENTER', now });
				const givenUpFils = shorter.retainedFils;
				const { keptFils } = computeCancellation({ ...trip, ...shorter, givenUpFils, days: left, isPaid: true }, 'BY_RENTER', now);
				expect(keptFils, `${left} days, ${hours} hours`).toBe(computeCancellation({ ...trip, isPaid: true }, 'BY_RENTER', now).keptFils);
			}
	});

	it('proposed by the owner costs the renter nothing', () => {
		const price = priceOfLength(aTrip({ days: 5, policy: 'STRICT' }), 3, today(50_000n), { ...renter, side: 'OWNER' });
		expect(price).toMatchObject({ retainedFils: 0n, totalFils: 150_000n });
	});

	it('includes what an earlier change retained', () => {
		const trip = aTrip({ days: 5, policy: 'STRICT' });
		const first = priceOfLength(trip, 4, today(50_000n), renter);
		const shorter = {
			...trip,
			days: 4,
			totalFils: first.totalFils,
			agreement: { ...trip.agreement, priceLines: first.lines.map(toPriceLine) },
		};
		const second = priceOfLength(shorter, 5, today(50_000n), renter);
		expect(second).toMatchObject({ totalFils: 300_000n, feesFils: 50_000n });
	});
});

/** The trip once the change is applied. */
function agreedAfter(trip: AgreedTrip, startsAt: Date, price: Price): AgreedTrip {
	const discount = price.lines.find((line) => line.kind === 'DISCOUNT');
	return {
		...{ ...trip, startsAt, days: price.days, totalFils: price.totalFils, depositFils: price.depositFils },
		...{ baseFils: price.baseFils, discountFils: price.discountFils },
		agreement: {
			...{ ...trip.agreement, priceLines: price.lines.map(toPriceLine) },
			discount: discount ? { days: discount.tierDays, percent: discount.percent } : null,
		},
	};
}

/** A trip with a delivery to the airport for 10 JOD. */
function aDeliveredTrip(policy: CancellationPolicy): AgreedTrip {
	const trip = aTrip({ days: 5, policy });
	const priceLines = [...trip.agreement.priceLines, { kind: 'DELIVERY', zone: 'Queen Alia Airport', amountJod: '10.00' } as const];
	return { ...trip, totalFils: 260_000n, depositFils: 260_000n, agreement: { ...trip.agreement, priceLines } };
}

const movedBy = (trip: AgreedTrip, days: number, length = trip.days) => ({
	startsAt: new Date(trip.startsAt.getTime() + days * DAY_MS),
	...{ days: length, zone: null },
});
const wayBefore = { side: 'RENTER', now: new Date(PICKUP.getTime() - 10 * DAY_MS) } as const;
const nightBefore = { side: 'RENTER', now: new Date(PICKUP.getTime() - 12 * HOUR_MS) } as const;

describe('a moved trip', () => {
	// Five days at 50 become five days two days later: two days are given up, and two are added at 60.
	it.each([
		['FLEXIBLE', 'long before', wayBefore, 0n],
		['FLEXIBLE', 'the night before', nightBefore, 50_000n],
		['MODERATE', 'long before', wayBefore, 0n],
		['MODERATE', 'the night before', nightBefore, 50_000n],
		['STRICT', 'long before', wayBefore, 0n],
		['STRICT', 'the night before', nightBefore, 100_000n],
		['STRICT', 'the night before, by the owner', { ...nightBefore, side: 'OWNER' }, 0n],
	] as const)('by two days, %s, %s', (policy, _when, by, retainedFils) => {
		const trip = aTrip({ days: 5, policy });
		const price = priceOfChange(trip, movedBy(trip, 2), today(60_000n), by);
		expect(price).toMatchObject({ days: 5, retainedFils, totalFils: 270_000n + retainedFils });
	});

	it('keeps the agreed tier, and the date prices of the days in both periods', () => {
		const week = aTrip({ days: 7, dates: { '2031-03-15': 80_000n } });
		// Six days less 10 % stay: 330 − 33; the added day costs 50 − 5.
		expect(priceOfChange(week, movedBy(week, 1), today(50_000n, []), wayBefore).totalFils).toBe(342_000n);
	});

	it.each([
		['FLEXIBLE', wayBefore],
		['FLEXIBLE', nightBefore],
		['MODERATE', nightBefore],
		['STRICT', wayBefore],
		['STRICT', nightBefore],
	] as const)('to entirely different days costs what cancelling and booking again does (%s)', (policy, by) => {
		const trip = aDeliveredTrip(policy);
		const prices = today(60_000n, [{ days: 3, percent: 10 }]);
		const next = { ...movedBy(trip, 30), zone: 'Aqaba' } as const;
		const retained = computeCancellation({ ...trip, isPaid: true }, 'BY_RENTER', by.now).keptFils;
		const price = priceOfChange(trip, next, prices, by);
		expect(price).toMatchObject({ totalFils: 270_000n + 12_000n + retained, retainedFils: retained });
		expect(price.lines.reduce((sum, line) => sum + line.fils, 0n)).toBe(price.totalFils);
	});

	// Three days at 50 less a code of 90 % are 15.000, with a deposit of 150.000. With one of them at 30 the discount of the code is 18.000 less, and half of the 32.000 given up is retained.
	it('to cheaper days with a code, late: the rental rises by what is retained, and the deposit stays', () => {
		const trip = aTrip({ days: 3, discounts: [], promoPercent: 90 });
		const price = priceOfChange(trip, movedBy(trip, 1), today(30_000n, []), nightBefore);
		expect(price).toMatchObject({ promoFils: 117_000n, retainedFils: 16_000n, totalFils: 29_000n, depositFils: 150_000n });
	});

	it('gains no notice: a later change is measured from the first agreed pickup', () => {
		const trip = { ...aTrip({ days: 5, policy: 'STRICT' }), noticeFrom: new Date(PICKUP.getTime() - 6 * DAY_MS) };
		expect(priceOfLength(trip, 3, today(50_000n), wayBefore).retainedFils).toBe(50_000n);
	});
});

describe('another delivery', () => {
	const trip = aDeliveredTrip('STRICT');
	const same = movedBy(trip, 0);
	it.each([
		['stays at its agreed price', 'Queen Alia Airport', 260_000n],
		['given up goes back in full, also shortly before', null, 250_000n],
		['to another zone has today’s price', 'Aqaba', 262_000n],
	] as const)('%s', (_what, zone, totalFils) => {
		expect(priceOfChange(trip, { ...same, zone }, today(90_000n), nightBefore)).toMatchObject({ totalFils, retainedFils: 0n });
	});
});

describe('any change', () => {
	it('has lines that make its totals, moves money one way, and never refunds more than the days given up', () => {
		for (const policy of cancellationPolicies)
			for (let before = 1; before <= 12; before += 1)
				for (let after = 1; after <= 12; after += 1)
					for (const hours of [-300, -20, 5, 40]) {
						const trip = aTrip({ days: before, policy, discounts: [WEEK, { days: 3, percent: 5 }], extras: [SEAT, COOL_BOX] });
						const now = new Date(PICKUP.getTime() + hours * HOUR_MS);
						const price = priceOfLength(trip, after, today(47_350n, [{ days: 3, percent: 20 }]), { side: 'RENTER', now });
						expect(price.lines.reduce((sum, line) => sum + line.fils, 0n)).toBe(price.totalFils);
						expect(price.totalFils).toBe(price.baseFils - price.discountFils + price.feesFils);
						expect(price.chargeFils % 10n).toBe(0n);
						expect(price.discountFils >= 0n && price.retainedFils >= 0n).toBe(true);
						expect(after >= before ? price.totalFils >= trip.totalFils : price.totalFils <= trip.totalFils).toBe(true);
						expect(datesOfStay(PICKUP, after)).toHaveLength(price.days);
					}
	});

	it('of start and return has a total that is never negative, its own lines, and one direction', () => {
		const policies = fc.constantFrom(...cancellationPolicies);
		const tiers = fc.array(fc.record({ days: fc.constantFrom(3 as const, 7 as const), percent: fc.integer({ min: 1, max: 50 }) }), {
			maxLength: 2,
		});
		const steps = fc.array(fc.record({ by: fc.integer({ min: -9, max: 9 }), days: fc.integer({ min: 1, max: 12 }) }), {
			minLength: 1,
			maxLength: 4,
		});
		fc.assert(
			fc.property(
				policies,
				fc.integer({ min: 1, max: 12 }),
				tiers,
				tiers,
				steps,
				fc.integer({ min: 1, max: 400 }),
				fc.subarray([SEAT, COOL_BOX]),
				fc.constantFrom(0, 15, 90),
				fc.constantFrom(47_350n, 20_000n),
				(policy, days, discounts, later, moves, hours, extras, promoPercent, rate) => {
					let trip = aTrip({ days, policy, discounts, extras, promoPercent });
					let most = promoOf(trip);
					for (const { by, days: length } of moves) {
						const prices = today(rate, later);
						const proposer = { side: 'RENTER', now: new Date(PICKUP.getTime() - hours * HOUR_MS) } as const;
						const next = movedBy(trip, by, length);
						const price = priceOfChange(trip, next, prices, proposer);
						expect(price.lines.reduce((sum, line) => sum + line.fils, 0n)).toBe(price.totalFils);
						expect(price.totalFils).toBe(price.baseFils - price.discountFils + price.feesFils);
						expect(price.totalFils > 0n && price.discountFils >= 0n && price.retainedFils >= 0n).toBe(true);
						const promo = -price.lines.reduce((sum, line) => (line.kind === 'PROMO' ? sum + line.fils : sum), 0n);
						expect(promo >= 0n && promo <= most && price.promoFils === promo).toBe(true);
						most = promo;
						const [risen, deposit] = [price.totalFils - trip.totalFils, price.totalFils + promo];
						expect(price.depositFils).toBe(risen > 0n && deposit < trip.depositFils ? trip.depositFils : deposit);
						expect(risen * (price.depositFils - trip.depositFils) >= 0n).toBe(true);
						expect(price.chargeFils % 10n).toBe(0n);
						const cancelled = computeCancellation({ ...trip, isPaid: true }, 'BY_RENTER', proposer.now).keptFils;
						const anew = computePrice({
							...{ startsAt: next.startsAt, days: length, dailyRateFils: prices.dailyRateFils, datePrices: prices.datePrices },
							...{ discounts: later, delivery: null, extras: [], depositMode: 'RENTAL_TOTAL', carDepositFils: 0n, platformFeePercent: 12 },
						});
						if (isWholeMove(trip, next)) expect(price.totalFils + promo >= cancelled + anew.totalFils).toBe(true);
						trip = agreedAfter(trip, next.startsAt, price);
					}
				},
			),
			{ numRuns: 300 },
		);
	});
});
