/** Price of a stay. Pure; amounts in fils; every total is a sum of lines. */

import type { DepositMode, DiscountTier } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import type { ExtraKind, ExtraPeriod } from '#contract/extras.ts';
import { share } from '#contract/money.ts';
import type { PromoBearer } from '#contract/promo-code-shapes.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import type { BilingualText } from '#contract/where-and-when.ts';
import { discountOf, type PromoTerms } from '#server/capabilities/promo-codes/index.ts';

/** Cards are charged in steps of 10 fils, so every line is a multiple of them. */
const CARD_STEP_FILS = 10n;

/** Discounts are negative. `dates`: the days with this date price; null for days at the car's daily rate. */
export type PriceLine =
	| { kind: 'BASE'; rateFils: bigint; days: number; dates: readonly string[] | null; fils: bigint }
	| { kind: 'DISCOUNT'; tierDays: DiscountTier; percent: number; fils: bigint }
	| { kind: 'DELIVERY'; zone: City; fils: bigint }
	/** `days`: for how many days it is charged; null if once for the trip. */
	| { kind: 'EXTRA'; extra: ExtraKind; name: BilingualText; quantity: number; days: number | null; priceFils: bigint; fils: bigint }
	/** For days that the renter gave up when the trip became shorter: what the cancellation policy retains. */
	| { kind: 'GIVEN_UP'; days: number; fils: bigint }
	| { kind: 'PROMO'; code: string; by: PromoBearer; percent: number | null; fils: bigint };

export type Price = {
	days: number;
	dailyRateFils: bigint;
	lines: readonly PriceLine[];
	baseFils: bigint;
	discountFils: bigint;
	feesFils: bigint;
	/** R: base − discounts + delivery + extras. */
	totalFils: bigint;
	/** D: deposit. */
	depositFils: bigint;
	/** R + D: what the card is charged. */
	chargeFils: bigint;
	/** What the platform bears of one of its own promo codes. */
	promoFils: bigint;
	/** Percentage of R before that, rounded half up, less what the platform bears: the owner's earnings are R minus this, with or without a code of the platform. */
	platformFeeFils: bigint;
};

export type PriceTerms = {
	startsAt: Date;
	days: number;
	dailyRateFils: bigint;
	/** Date prices, by date in Amman. */
	datePrices: ReadonlyMap<string, bigint>;
	discounts: ReadonlyArray<{ days: DiscountTier; percent: number }>;
	delivery: { zone: City; feeFils: bigint } | null;
	extras: readonly PricedExtra[];
	promo?: PromoTerms | null;
	depositMode: DepositMode;
	carDepositFils: bigint;
	platformFeePercent: number;
};

export type PricedExtra = { kind: ExtraKind; name: BilingualText; period: ExtraPeriod; priceFils: bigint; quantity: number };

export function computePrice(terms: PriceTerms): Price {
	const base = baseLines(terms);
	const baseFils = base.reduce((sum, line) => sum + line.fils, 0n);
	const { delivery } = terms;
	const discount = discountLine(baseFils, terms);
	const lines: PriceLine[] = [
		...base,
		...discount,
		...(delivery ? [{ kind: 'DELIVERY', zone: delivery.zone, fils: delivery.feeFils } as const] : []),
		...terms.extras.map((extra) => extraLine(extra, terms.days)),
		...promoLine(terms.promo ?? null, baseFils + (discount[0]?.fils ?? 0n)),
	];
	const sum = (kind: PriceLine['kind']) => lines.filter((line) => line.kind === kind).reduce((total, line) => total + line.fils, 0n);
	const totalFils = lines.reduce((total, line) => total + line.fils, 0n);
	// The deposit secures the car, so a discount does not reduce it.
	const depositFils = terms.depositMode === 'RENTAL_TOTAL' ? totalFils - sum('PROMO') : roundUp(terms.carDepositFils);
	const promoFils = borneByPlatform(lines);
	return {
		days: terms.days,
		dailyRateFils: terms.dailyRateFils,
		lines,
		baseFils,
		discountFils: -sum('DISCOUNT') - sum('PROMO'),
		feesFils: sum('DELIVERY') + sum('EXTRA'),
		totalFils,
		depositFils,
		chargeFils: totalFils + depositFils,
		promoFils,
		platformFeeFils: feeOf({ totalFils, promoFils }, terms.platformFeePercent),
	};
}

/** The platform's income from a rental: its fee on the owner's whole rental, less what it bears of a promo code. Negative if that is more. */
export const feeOf = ({ totalFils, promoFils }: Pick<Price, 'totalFils' | 'promoFils'>, percent: number): bigint =>
	share(totalFils + promoFils, BigInt(percent), 100n) - promoFils;

export const borneByPlatform = (lines: readonly PriceLine[]): bigint =>
	lines.reduce((sum, line) => (line.kind === 'PROMO' && line.by === 'PLATFORM' ? sum - line.fils : sum), 0n);

/** The days with the discount of a long rental: the amount to which a code applies. */
export const rentOf = ({ lines }: Pick<Price, 'lines'>): bigint =>
	lines.reduce((sum, { kind, fils }) => (kind === 'BASE' || kind === 'DISCOUNT' ? sum + fils : sum), 0n);

/** Day n of a rental is its n-th 24 hours; it has the price of the Amman date on which it begins. */
export function datesOfStay(startsAt: Date, days: number): string[] {
	const first = ammanDate(startsAt);
	return Array.from({ length: days }, (_, index) => addDays(first, index));
}

function extraLine({ kind, name, period, priceFils, quantity }: PricedExtra, days: number): PriceLine {
	const times = period === 'DAY' ? days : 1;
	return {
		...{ kind: 'EXTRA', extra: kind, name, quantity, priceFils },
		days: period === 'DAY' ? days : null,
		fils: priceFils * BigInt(quantity * times),
	};
}

type BaseLine = Extract<PriceLine, { kind: 'BASE' }>;

/** Days at the daily rate first, then date prices: one line for each price. */
function baseLines({ startsAt, days, dailyRateFils, datePrices }: PriceTerms): BaseLine[] {
	const own = new Map<bigint, string[]>();
	for (const date of datesOfStay(startsAt, days)) {
		const rate = datePrices.get(date);
		if (rate !== undefined && rate !== dailyRateFils) own.set(rate, [...(own.get(rate) ?? []), date]);
	}
	const priced = [...own.values()].reduce((count, dates) => count + dates.length, 0);
	const line = (rateFils: bigint, count: number, dates: readonly string[] | null): BaseLine => ({
		kind: 'BASE',
		rateFils,
		days: count,
		dates,
		fils: rateFils * BigInt(count),
	});
	return [
		...(priced < days ? [line(dailyRateFils, days - priced, null)] : []),
		...[...own].map(([rate, dates]) => line(rate, dates.length, dates)),
	];
}

/** Of the tiers for which the stay qualifies, the one with the largest discount; the longer tier on a tie. Rounded in the renter's favour. */
function discountLine(baseFils: bigint, { days, discounts }: PriceTerms): PriceLine[] {
	const [best] = discounts.filter((discount) => days >= discount.days).toSorted((a, b) => b.percent - a.percent || b.days - a.days);
	if (!best) return [];
	const hundredths = baseFils * BigInt(best.percent);
	const fils = roundUp((hundredths + 99n) / 100n);
	return [{ kind: 'DISCOUNT', tierDays: best.days, percent: best.percent, fils: -fils }];
}

function promoLine(promo: PromoTerms | null, rentFils: bigint): PriceLine[] {
	if (!promo) return [];
	const fils = discountOf(promo, rentFils);
	return fils > 0n ? [{ kind: 'PROMO', code: promo.code, by: promo.by, percent: promo.percent, fils: -fils }] : [];
}

const roundUp = (fils: bigint): bigint => ((fils + CARD_STEP_FILS - 1n) / CARD_STEP_FILS) * CARD_STEP_FILS;
