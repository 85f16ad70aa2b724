/** Quotes a stay from the current car and settings. The only place where prices are computed. */

import type { City } from '#contract/cities.ts';
import { nameOfExtra } from '#contract/extra-names.ts';
import type { ChosenExtra } from '#contract/extras.ts';
import { formatFils } from '#contract/money.ts';
import type { BookingExtras, PriceLineView, Quote, QuoteProblem } from '#contract/quotes.ts';
import { type StayProblem, stayProblem } from '#contract/stay-rules.ts';
import { addDays, ammanDate, ammanIso, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { isAvailable } from '#server/capabilities/availability/index.ts';
import {
	type CarRow,
	carById,
	carForStay,
	carState,
	datePrices,
	discountsOf,
	isBookable,
	lockCarShared,
	type OfferedExtra,
	offeredExtras,
	offeredZones,
	stayRulesOf,
	type Zone,
} from '#server/capabilities/cars/index.ts';
import { feePercentOf, isClosed } from '#server/capabilities/companies/index.ts';
import type { PromoTerms } from '#server/capabilities/promo-codes/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings, getCachedSettings, type MarketSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { areExtrasFree } from './extra-reservations.ts';
import { computePrice, type Price, type PriceLine } from './price.ts';

export type Stay = { start: Date; end: Date };

/** All rows that decide whether and at what price a car can be booked now. */
export type BookableCar = { car: CarRow; zones: readonly Zone[]; extras: readonly OfferedExtra[]; settings: MarketSettings };

/** What a renter adds to the rental: a delivery, and extras of the car. `promo`: a code that was found to be usable. */
export type StayRequest = { zone?: City | undefined; items?: readonly ChosenExtra[] | undefined; promo?: PromoTerms | undefined };

/** Both in wire format; a bare date means 10:00. Throws RETURN_BEFORE_PICKUP. */
export function parseStay(from: string, to: string, now: Date): Stay {
	const start = parsePickup(from, now);
	const end = parseMoment(to);
	if (!start || !end || rentalDays(start, end) <= 0) throw refuse('RETURN_BEFORE_PICKUP');
	return { start, end };
}

/** The interval to block: the rental plus the car's turnaround (cleaning) time. */
export function blockedInterval(car: CarRow, stay: Stay) {
	return { carId: car.id, startsAt: stay.start, endsAt: new Date(stay.end.getTime() + car.turnaround_minutes * 60_000) };
}

/** Returns why this stay cannot be booked, ignoring overlap with other bookings; null if nothing prevents it. */
export function findBookingProblem(
	{ car, zones, extras, settings }: BookableCar,
	stay: Stay,
	{ zone, items }: StayRequest,
	now: Date,
): Problem | null {
	const notThere = zone !== undefined && !zones.some((offered) => offered.zone === zone);
	const isOffered = ({ id, quantity }: ChosenExtra) => extras.some((extra) => extra.id === id && quantity <= extra.maxQuantity);
	const problem = stayProblem(stay, now, stayRulesOf(car, settings, zone));
	if (problem) return problem;
	if (notThere) return { code: 'DELIVERY_NOT_OFFERED' };
	return items?.every(isOffered) === false ? { code: 'EXTRA_NOT_OFFERED' } : null;
}

export type Problem = StayProblem | { code: 'DELIVERY_NOT_OFFERED' | 'EXTRA_NOT_OFFERED' };

/** Date prices in fils, by date. */
export type DatePrices = ReadonlyMap<string, bigint>;

/** The charged days. */
function paidDays(stay: Stay) {
	const from = ammanDate(stay.start);
	return { from, to: addDays(from, rentalDays(stay.start, stay.end)) };
}

/** Throws PRICE_NOT_AVAILABLE for a car without a daily price. Extras that are not offered cost nothing here, because `findBookingProblem` refuses them. */
export function computeCarPrice(
	{ car, zones, extras, settings }: BookableCar,
	stay: Stay,
	{ zone, items = [], promo }: StayRequest,
	datePrices: DatePrices,
): Price {
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	return computePrice({
		startsAt: stay.start,
		days: rentalDays(stay.start, stay.end),
		dailyRateFils: car.daily_rate_fils,
		datePrices,
		discounts: discountsOf(car),
		delivery: zones.find((offered) => offered.zone === zone) ?? null,
		extras: extras.flatMap((extra) => {
			const chosen = items.find(({ id }) => id === extra.id);
			return chosen ? [{ ...extra, name: nameOfExtra(extra), quantity: chosen.quantity }] : [];
		}),
		promo: promo ?? null,
		depositMode: settings.depositMode,
		carDepositFils: car.deposit_fils,
		platformFeePercent: settings.platformFeePercent,
	});
}

type Asked = { from: string; to: string; zone?: City | undefined; extras?: readonly ChosenExtra[] | undefined };

/** A code for this rental, or why there is none; checked with the price of the days. */
type FindPromo = (car: CarRow, without: Price) => Promise<{ promo?: PromoTerms; shown: NonNullable<Quote['promo']> }>;

export async function quoteStay(
	platform: Platform,
	carId: string,
	{ from, to, zone, extras: items }: Asked,
	findPromo?: FindPromo,
): Promise<Quote> {
	const now = platform.clock.now();
	const car = await carById(platform.db, carId);
	if (!car || !isBookable(carState(car), ammanDate(now)))
		throw refuse(car && car.daily_rate_fils === null ? 'PRICE_NOT_AVAILABLE' : 'CAR_NOT_FOUND');
	const stay = parseStay(from, to, now);
	const requested = { zone, items };
	const [zones, extras, settings] = await Promise.all([
		offeredZones(platform.db, car),
		extrasFor(platform.db, car, requested),
		getCachedSettings(platform),
	]);
	const offer = { car, zones, extras, settings: await withFeeOf(platform.db, car, settings) };
	const prices = await datePrices(platform.db, carId, paidDays(stay));
	const without = computeCarPrice(offer, stay, requested, prices);
	const found = await findPromo?.(car, without);
	const made = found?.promo ? computeCarPrice(offer, stay, { ...requested, promo: found.promo }, prices) : without;
	const withPromo = (quote: Quote): Quote => (found ? { ...quote, promo: found.shown } : quote);
	const problem = findBookingProblem(offer, stay, requested, now);
	if (problem) {
		const { code, ...params } = problem;
		return withPromo(presentQuote(stay, made, code, params));
	}
	const span = blockedInterval(car, stay);
	if (!(await isAvailable(platform.db, span))) return withPromo(presentQuote(stay, made, 'CAR_ALREADY_BOOKED'));
	const areFree = await areExtrasFree(platform.db, { offered: extras, items }, span);
	return withPromo(presentQuote(stay, made, areFree ? null : 'EXTRA_NOT_OFFERED'));
}

export function presentQuote(stay: Stay, made: Price, reason: QuoteProblem | null, reasonParams: Quote['reasonParams'] = {}): Quote {
	return {
		available: reason === null,
		reason,
		reasonParams,
		lines: made.lines.map(toPriceLine),
		startAt: ammanIso(stay.start),
		endAt: ammanIso(stay.end),
		days: made.days,
		dailyRateJod: formatFils(made.dailyRateFils),
		baseJod: formatFils(made.baseFils),
		discountJod: formatFils(made.discountFils),
		feesJod: formatFils(made.feesFils),
		totalJod: formatFils(made.totalFils),
		depositJod: formatFils(made.depositFils),
		chargeJod: formatFils(made.chargeFils),
		platformFeeJod: formatFils(made.platformFeeFils + made.promoFils),
	};
}

export function toPriceLine(line: PriceLine): PriceLineView {
	const amountJod = formatFils(line.fils);
	if (line.kind === 'BASE') {
		return { kind: line.kind, rateJod: formatFils(line.rateFils), days: line.days, dates: line.dates ? [...line.dates] : null, amountJod };
	}
	if (line.kind === 'DISCOUNT') return { kind: line.kind, tierDays: line.tierDays, percent: line.percent, amountJod };
	if (line.kind === 'PROMO') {
		const { kind, code, by, percent } = line;
		return { kind, code, by, percent, name: { en: `Promo code ${code}`, ar: `رمز الخصم ${code}` }, amountJod };
	}
	if (line.kind === 'GIVEN_UP') return { kind: line.kind, days: line.days, amountJod };
	if (line.kind === 'EXTRA') {
		const { kind, extra, name, quantity, days } = line;
		return { kind, extra, name, quantity, days, priceJod: formatFils(line.priceFils), amountJod };
	}
	return { kind: line.kind, zone: line.zone, amountJod };
}

/** The car with its zones, prices and settings, for a booking made in this transaction. Throws CAR_NOT_FOUND, OFFICE_PERMIT_EXPIRED, CAR_NOT_BOOKABLE. */
export async function getBookableCar(
	db: Queryable,
	carId: string,
	{ stay, requested, now }: { stay: Stay; requested: StayRequest; now: Date },
): Promise<{ offer: BookableCar; datePrices: DatePrices }> {
	await lockCarShared(db, carId);
	const locked = await carForStay(db, carId, paidDays(stay));
	if (locked?.car.verification_status !== 'VERIFIED' || locked.car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
	const { car } = locked;
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	if (isClosed(car.office_permit_ends_on, ammanDate(now))) throw refuse('OFFICE_PERMIT_EXPIRED');
	if (!isBookable(carState(car), ammanDate(now))) throw refuse('CAR_NOT_BOOKABLE');
	const [zones, extras] = [await offeredZones(db, car), await extrasFor(db, car, requested)];
	const settings = await withFeeOf(db, car, await currentSettings(db));
	return { offer: { car, zones, extras, settings }, datePrices: locked.datePrices };
}

/** The settings for this car: its company may have its own fee. */
async function withFeeOf(db: Queryable, car: CarRow, settings: MarketSettings): Promise<MarketSettings> {
	return { ...settings, platformFeePercent: (await feePercentOf(db, car.owner_id)) ?? settings.platformFeePercent };
}

/** Most renters choose none, and need no query for them. */
const extrasFor = (db: Queryable, car: CarRow, { items = [] }: StayRequest): Promise<OfferedExtra[]> =>
	items.length > 0 ? offeredExtras(db, car) : Promise.resolve([]);

export const zoneOf = (extras: BookingExtras): City | undefined => extras.delivery?.zone;

export const stayRequestOf = (extras: BookingExtras): StayRequest => ({ zone: zoneOf(extras), items: extras.items });
