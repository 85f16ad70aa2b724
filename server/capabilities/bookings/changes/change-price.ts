/**
 * Price of a changed trip. Pure; amounts in fils. Agreed days have their agreed prices, added days have today's prices, and days given up are
 * cancelled (062, 067).
 */
import type { BookingAgreement } from '#contract/booking-agreement.ts';
import type { ChangeSide } from '#contract/booking-changes.ts';
import type { DiscountTier } from '#contract/car-terms.ts';
import type { City } from '#contract/cities.ts';
import { parseFils } from '#contract/money.ts';
import { type CancellationInput, computeCancellation } from '../cancellation-rules.ts';
import { borneByPlatform, computePrice, datesOfStay, feeOf, type Price, type PriceLine } from '../price.ts';

/** The agreement that is being changed. */
export type AgreedTrip = Omit<CancellationInput, 'isPaid' | 'givenUpFils'> & {
	dailyRateFils: bigint;
	agreement: Pick<BookingAgreement, 'priceLines' | 'discount' | 'depositMode'>;
};

/** `zone`: to where the car is brought; null if the renter comes for it. */
export type NewTrip = { startsAt: Date; days: number; zone: City | null };

/** The car's prices today, for the days and the delivery that are added. */
export type PricesToday = {
	dailyRateFils: bigint;
	datePrices: ReadonlyMap<string, bigint>;
	discounts: ReadonlyArray<{ days: DiscountTier; percent: number }>;
	zones: ReadonlyArray<{ zone: City; feeFils: bigint }>;
};

/** `retainedFils`: retained for the days given up; part of the total. */
export type ChangedPrice = Price & { retainedFils: bigint };

type Proposer = { side: ChangeSide; now: Date };
type Rates = ReadonlyMap<string, bigint>;

/** Cards are charged and refunded in steps of 10 fils. */
const CARD_STEP_FILS = 10n;

/** Whether no agreed day is left. */
export function isWholeMove(trip: Pick<AgreedTrip, 'startsAt' | 'days'>, next: NewTrip): boolean {
	const agreed = new Set(datesOfStay(trip.startsAt, trip.days));
	return !datesOfStay(next.startsAt, next.days).some((date) => agreed.has(date));
}

export function priceOfChange(trip: AgreedTrip, next: NewTrip, today: PricesToday, by: Proposer): ChangedPrice {
	return isWholeMove(trip, next) ? priceOfWholeMove(trip, next, today, by) : priceOfSomeDays(trip, next, today, by);
}

/** As if the trip were cancelled and another one booked: the policy retains its part, and everything has today's price. */
function priceOfWholeMove(trip: AgreedTrip, next: NewTrip, today: PricesToday, { side, now }: Proposer): ChangedPrice {
	const rent = rentOf(trip, next, { rates: ratesToday(datesOfStay(next.startsAt, next.days), today), discounts: today.discounts });
	const before = givenUpBefore(trip);
	const cancelled = computeCancellation({ ...trip, givenUpFils: before.fils, isPaid: true }, 'BY_RENTER', now).keptFils;
	const isMore = side === 'RENTER' && cancelled > before.fils;
	const retained = isMore ? { days: trip.days, fils: cancelled } : before;
	const delivery = deliveryToday(next, today);
	const price = assemble(trip, rent, { delivery, extras: extrasFor(trip, next.days), promo: promoFor(trip, rent), givenUp: retained });
	return { ...price, retainedFils: isMore ? cancelled - before.fils : 0n };
}

function priceOfSomeDays(trip: AgreedTrip, next: NewTrip, today: PricesToday, { side, now }: Proposer): ChangedPrice {
	const dates = datesOfStay(next.startsAt, next.days);
	const agreed = agreedRates(trip);
	const added = ratesToday(
		dates.filter((date) => !agreed.has(date)),
		today,
	);
	const removed = [...agreed].filter(([date]) => !dates.includes(date)).map(([, fils]) => fils);
	const { discount } = trip.agreement;
	// An agreed tier stays available to the trip, also if the owner no longer offers it.
	const discounts = discount ? [...today.discounts, discount] : today.discounts;
	const newRent = rentOf(trip, next, { rates: new Map([...agreed, ...added]), discounts });
	const agreedRent = sumOf(agreedLines(trip), 'BASE', 'DISCOUNT');
	const valueOfRemoved = lessDiscount(trip, sum(removed));
	const isOnlyShorter = removed.length > 0 && added.size === 0;
	// An extension never makes the total smaller; a shorter trip never costs more, although it loses the discount of its tier.
	const least = isOnlyShorter ? 0n : agreedRent - valueOfRemoved;
	const rent = bounded(trip, newRent, { least, most: agreedRent + sum([...added.values()]) });
	const fall = agreedRent > newRent.fils ? agreedRent - newRent.fils : 0n;
	const extras = extrasFor(trip, next.days);
	const fewerExtras = sumOf(agreedLines(trip), 'EXTRA') - sumOf(extras, 'EXTRA');
	const promo = promoFor(trip, rent);
	// The discount that the code no longer gives was never paid for these days.
	const lessPromo = sum(promo.map(({ fils }) => fils)) - sumOf(agreedLines(trip), 'PROMO');
	const days = isOnlyShorter ? fall : valueOfRemoved;
	const givenUp = { days: removed.length, fils: days - lessPromo + (fewerExtras > 0n ? fewerExtras : 0n) };
	const retainedFils = side === 'OWNER' ? 0n : retainedOf(trip, givenUp, now);
	const before = givenUpBefore(trip);
	const retained = retainedFils > 0n ? { days: before.days + removed.length, fils: before.fils + retainedFils } : before;
	const agreedDelivery = agreedLines(trip).find((line) => line.kind === 'DELIVERY');
	const delivery = agreedDelivery && agreedDelivery.zone === next.zone ? agreedDelivery : deliveryToday(next, today);
	return { ...assemble(trip, rent, { delivery, extras, promo, givenUp: retained }), retainedFils };
}

const sum = (fils: readonly bigint[]): bigint => fils.reduce((total, each) => total + each, 0n);

const sumOf = (lines: readonly PriceLine[], ...kinds: PriceLine['kind'][]): bigint =>
	sum(lines.filter((line) => kinds.includes(line.kind)).map(({ fils }) => fils));

/** The lines of the agreement with their amounts as numbers. */
function agreedLines({ agreement }: AgreedTrip): PriceLine[] {
	return agreement.priceLines.flatMap((line): PriceLine[] => {
		const fils = parseFils(line.amountJod);
		if (line.kind === 'BASE') return [{ ...line, rateFils: parseFils(line.rateJod), fils }];
		if (line.kind === 'EXTRA') return [{ ...line, priceFils: parseFils(line.priceJod), fils }];
		return line.kind === 'UNUSED_DAYS' ? [] : [{ ...line, fils }];
	});
}

/** The agreed price of each day. */
function agreedRates(trip: AgreedTrip): Map<string, bigint> {
	const base = agreedLines(trip).flatMap((line) => (line.kind === 'BASE' ? [line] : []));
	const usual = base.find(({ dates }) => dates === null);
	const own = new Map(base.flatMap(({ dates, rateFils }) => (dates ?? []).map((date) => [date, rateFils] as const)));
	return new Map(
		datesOfStay(trip.startsAt, trip.days).flatMap((date) => {
			const fils = own.get(date) ?? usual?.rateFils;
			return fils === undefined ? [] : [[date, fils] as const];
		}),
	);
}

const ratesToday = (dates: readonly string[], today: PricesToday): Map<string, bigint> =>
	new Map(dates.map((date) => [date, today.datePrices.get(date) ?? today.dailyRateFils]));

function deliveryToday({ zone }: NewTrip, { zones }: PricesToday): PriceLine | undefined {
	const offered = zones.find((each) => each.zone === zone);
	return offered && { kind: 'DELIVERY', zone: offered.zone, fils: offered.feeFils };
}

/** The agreed extras at their agreed prices; those charged by the day for the days of the changed trip. */
function extrasFor(trip: AgreedTrip, days: number): PriceLine[] {
	return agreedLines(trip).flatMap((line) => {
		if (line.kind !== 'EXTRA') return [];
		return line.days === null ? [line] : [{ ...line, days, fils: line.priceFils * BigInt(line.quantity * days) }];
	});
}

/** The discount of the agreed code stays; if the days became cheaper it is reduced in proportion, rounded down to the steps of cards, and it never grows. */
function promoFor(trip: AgreedTrip, { fils }: Pick<Rent, 'fils'>): PriceLine[] {
	const before = sumOf(agreedLines(trip), 'BASE', 'DISCOUNT');
	return agreedLines(trip).flatMap((line) => {
		if (line.kind !== 'PROMO') return [];
		if (fils >= before) return [line];
		const part = (-line.fils * fils) / before;
		const steps = part - (part % CARD_STEP_FILS);
		return steps > 0n ? [{ ...line, fils: -steps }] : [];
	});
}

function givenUpBefore(trip: AgreedTrip): { days: number; fils: bigint } {
	const lines = agreedLines(trip).flatMap((line) => (line.kind === 'GIVEN_UP' ? [line] : []));
	return { days: lines.reduce((days, line) => days + line.days, 0), fils: sumOf(lines, 'GIVEN_UP') };
}

/** The days' prices less the discount that the trip has. */
function lessDiscount(trip: AgreedTrip, fils: bigint): bigint {
	const [base, net] = [sumOf(agreedLines(trip), 'BASE'), sumOf(agreedLines(trip), 'BASE', 'DISCOUNT')];
	const value = base > 0n ? (fils * net) / base : 0n;
	return value - (value % CARD_STEP_FILS);
}

/** Days and discount, without delivery. */
type Rent = { price: Price; lines: readonly PriceLine[]; fils: bigint };

function rentOf(trip: AgreedTrip, next: NewTrip, { rates, discounts }: { rates: Rates; discounts: PricesToday['discounts'] }): Rent {
	const price = computePrice({
		...{ startsAt: next.startsAt, days: next.days, dailyRateFils: trip.dailyRateFils, datePrices: rates, discounts },
		...{ delivery: null, extras: [], depositMode: trip.agreement.depositMode, carDepositFils: trip.depositFils },
		platformFeePercent: trip.platformFeePercent,
	});
	return { price, lines: price.lines, fils: price.totalFils };
}

/** The discount becomes smaller or larger until the rent is within its bounds. */
function bounded(trip: AgreedTrip, rent: Rent, { least, most }: { least: bigint; most: bigint }): Rent {
	const fils = rent.fils < least ? least : rent.fils > most ? most : rent.fils;
	const difference = fils - rent.fils;
	if (difference === 0n) return rent;
	const { discount } = trip.agreement;
	const tier = rent.lines.find((line) => line.kind === 'DISCOUNT');
	const agreed = discount && ({ kind: 'DISCOUNT', tierDays: discount.days, percent: discount.percent, fils: 0n } as const);
	const line = tier ?? agreed;
	if (!line) return rent;
	const discountLine = { ...line, fils: line.fils + difference };
	const days = rent.lines.filter(({ kind }) => kind === 'BASE');
	return { ...rent, lines: discountLine.fils === 0n ? days : [...days, discountLine], fils };
}

/** The days given up are cancelled now: with the notice that remains before the pickup, and without any after it. */
function retainedOf(trip: AgreedTrip, removed: { days: number; fils: bigint }, now: Date): bigint {
	if (removed.fils === 0n) return 0n;
	const noticeFrom = trip.noticeFrom ?? trip.startsAt;
	const terms = {
		...{ policy: trip.policy, isPaid: true, confirmedAt: trip.confirmedAt, platformFeePercent: trip.platformFeePercent },
		startsAt: noticeFrom > now ? noticeFrom : now,
		...{ days: removed.days, baseFils: removed.fils, discountFils: 0n, totalFils: removed.fils, depositFils: 0n },
	};
	return computeCancellation(terms, 'BY_RENTER', now).keptFils;
}

type Extras = {
	delivery: PriceLine | undefined;
	extras: readonly PriceLine[];
	promo: readonly PriceLine[];
	givenUp: { days: number; fils: bigint };
};

/** The money of a change moves in one direction: if the rental rises although the discount of the code falls, the deposit stays unchanged. */
function depositAfter(trip: AgreedTrip, totalFils: bigint, lines: readonly PriceLine[]): bigint {
	const depositFils = totalFils - sumOf(lines, 'PROMO');
	return totalFils > trip.totalFils && depositFils < trip.depositFils ? trip.depositFils : depositFils;
}

/** The totals are the sums of the lines. */
function assemble(trip: AgreedTrip, { price, lines: rent }: Rent, { delivery, extras, promo, givenUp }: Extras): Price {
	const lines: PriceLine[] = [
		...rent,
		...(delivery ? [delivery] : []),
		...extras,
		...promo,
		...(givenUp.fils > 0n ? [{ kind: 'GIVEN_UP', ...givenUp } as const] : []),
	];
	const totalFils = sum(lines.map(({ fils }) => fils));
	const depositFils = trip.agreement.depositMode === 'RENTAL_TOTAL' ? depositAfter(trip, totalFils, lines) : price.depositFils;
	const promoFils = borneByPlatform(lines);
	return {
		...price,
		lines,
		discountFils: -sumOf(lines, 'DISCOUNT', 'PROMO'),
		feesFils: sumOf(lines, 'DELIVERY', 'EXTRA', 'GIVEN_UP'),
		totalFils,
		depositFils,
		chargeFils: totalFils + depositFils,
		promoFils,
		platformFeeFils: feeOf({ totalFils, promoFils }, trip.platformFeePercent),
	};
}
