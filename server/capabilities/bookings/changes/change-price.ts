/** Price of a trip with another length. Pure; amounts in fils. Days agreed on have their agreed prices, added days have today's. */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import type { ChangeSide } from '#contract/booking-changes.ts';
import type { DiscountTier } from '#contract/car-terms.ts';
import { parseFils, share } from '#contract/money.ts';
import { type CancellationInput, computeCancellation } from '../cancellation-rules.ts';
import { computePrice, datesOfStay, type Price, type PriceLine } from '../price.ts';

/** What was agreed and is being changed. */
export type AgreedTrip = Pick<
	CancellationInput,
	'policy' | 'confirmedAt' | 'startsAt' | 'days' | 'totalFils' | 'depositFils' | 'platformFeePercent'
> & {
	dailyRateFils: bigint;
	agreement: Pick<BookingAgreement, 'priceLines' | 'discount' | 'depositMode'>;
};

/** The car's prices today, for the days that are added. */
export type PricesToday = {
	dailyRateFils: bigint;
	datePrices: ReadonlyMap<string, bigint>;
	discounts: ReadonlyArray<{ days: DiscountTier; percent: number }>;
};

/** `retainedFils`: of the days that are given up; part of the total. */
export type ChangedPrice = Price & { retainedFils: bigint };

export function priceOfChange(trip: AgreedTrip, days: number, today: PricesToday, by: { side: ChangeSide; now: Date }): ChangedPrice {
	const agreed = agreedRates(trip);
	const rates = new Map<string, bigint>();
	for (const date of datesOfStay(trip.startsAt, days))
		rates.set(date, agreed.get(date) ?? today.datePrices.get(date) ?? today.dailyRateFils);
	const { discount, depositMode, priceLines } = trip.agreement;
	const delivery = priceLines.find((line) => line.kind === 'DELIVERY');
	const price = computePrice({
		startsAt: trip.startsAt,
		days,
		dailyRateFils: trip.dailyRateFils,
		datePrices: rates,
		// A tier that was agreed on stays available to the trip, whatever the owner offers today.
		discounts: discount ? [...today.discounts, discount] : today.discounts,
		delivery: delivery ? { zone: delivery.zone, feeFils: parseFils(delivery.amountJod) } : null,
		depositMode,
		carDepositFils: trip.depositFils,
		platformFeePercent: trip.platformFeePercent,
	});
	const givenUp = priceLines.flatMap((line): PriceLine[] =>
		line.kind === 'GIVEN_UP' ? [{ kind: 'GIVEN_UP', days: line.days, fils: parseFils(line.amountJod) }] : [],
	);
	const whole = withLines(price, [...price.lines, ...givenUp], trip);
	if (days >= trip.days) return { ...atLeast(whole, trip), retainedFils: 0n };
	const fairFils = whole.totalFils < trip.totalFils ? trip.totalFils - whole.totalFils : 0n;
	const retainedFils = by.side === 'OWNER' ? 0n : retainedOf(trip, { days: trip.days - days, fils: fairFils }, by.now);
	const line = { kind: 'GIVEN_UP', days: trip.days - days, fils: retainedFils } as const;
	const capped = whole.totalFils > trip.totalFils ? atMost(whole, trip) : whole;
	return { ...(retainedFils > 0n ? withLines(capped, [...capped.lines, line], trip) : capped), retainedFils };
}

/** The agreed price of each day. */
function agreedRates({ startsAt, days, agreement }: AgreedTrip): Map<string, bigint> {
	const base = agreement.priceLines.flatMap((line) => (line.kind === 'BASE' ? [line] : []));
	const usual = base.find(({ dates }) => dates === null);
	const rates = new Map<string, bigint>();
	for (const { dates, rateJod } of base) for (const date of dates ?? []) rates.set(date, parseFils(rateJod));
	if (usual) for (const date of datesOfStay(startsAt, days)) if (!rates.has(date)) rates.set(date, parseFils(usual.rateJod));
	return rates;
}

/** The days given up are cancelled now: with the notice that is left before the pickup, none after it. */
function retainedOf(trip: AgreedTrip, removed: { days: number; fils: bigint }, now: Date): bigint {
	if (removed.fils === 0n) return 0n;
	const terms = {
		...{ policy: trip.policy, isPaid: true, confirmedAt: trip.confirmedAt, platformFeePercent: trip.platformFeePercent },
		startsAt: trip.startsAt > now ? trip.startsAt : now,
		...{ days: removed.days, baseFils: removed.fils, discountFils: 0n, totalFils: removed.fils, depositFils: 0n },
	};
	return computeCancellation(terms, 'BY_RENTER', now).keptFils;
}

/** An extension never makes the total smaller: the discount of a longer tier ends where it would. */
const atLeast = (price: Price, trip: AgreedTrip): Price =>
	price.totalFils < trip.totalFils ? moveDiscount(price, trip, trip.totalFils - price.totalFils) : price;

/** A shorter trip never costs more than the longer one, although it loses the discount of its tier. */
const atMost = (price: Price, trip: AgreedTrip): Price => {
	const fils = price.totalFils - trip.totalFils;
	const [tier] = price.lines.flatMap((line) => (line.kind === 'DISCOUNT' ? [line] : []));
	if (tier) return moveDiscount(price, trip, -fils);
	const { discount } = trip.agreement;
	if (!discount) return price;
	return withLines(price, [...price.lines, { kind: 'DISCOUNT', tierDays: discount.days, percent: discount.percent, fils: -fils }], trip);
};

const moveDiscount = (price: Price, trip: AgreedTrip, fils: bigint): Price =>
	withLines(
		price,
		price.lines
			.map((line) => (line.kind === 'DISCOUNT' ? { ...line, fils: line.fils + fils } : line))
			.filter((line) => line.kind !== 'DISCOUNT' || line.fils !== 0n),
		trip,
	);

/** The totals are the sums of the lines. */
function withLines(price: Price, lines: readonly PriceLine[], trip: AgreedTrip): Price {
	const sum = (...kinds: PriceLine['kind'][]) =>
		lines.filter((line) => kinds.includes(line.kind)).reduce((total, line) => total + line.fils, 0n);
	const totalFils = lines.reduce((total, line) => total + line.fils, 0n);
	const depositFils = trip.agreement.depositMode === 'RENTAL_TOTAL' ? totalFils : price.depositFils;
	return {
		...price,
		lines,
		discountFils: -sum('DISCOUNT'),
		feesFils: sum('DELIVERY', 'GIVEN_UP'),
		totalFils,
		depositFils,
		chargeFils: totalFils + depositFils,
		platformFeeFils: share(totalFils, BigInt(trip.platformFeePercent), 100n),
	};
}
