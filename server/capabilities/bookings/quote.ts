/** What a stay would cost, from the car as it is now and the settings in force. The one place where a price is made. */
import type { Quote } from '#contract/bookings.ts';
import { formatFils } from '#contract/money.ts';
import { ammanDate, ammanIso, parseMoment, parsePickup, rentalDays } from '#contract/time.ts';
import { isFree } from '#server/capabilities/availability/index.ts';
import { type CarRow, carById, carState, holdCar, isBookable } from '#server/capabilities/cars/index.ts';
import { type Refusal, refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { currentSettings, type MarketSettings } from '#server/platform/context/settings.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type Price, price, stayProblem } from './rules.ts';

export type Stay = { start: Date; end: Date };

/** Both as on the wire; a bare date means 10:00. Throws RETURN_BEFORE_PICKUP. */
export function readStay(from: string, to: string, now: Date): Stay {
	const start = parsePickup(from, now);
	const end = parseMoment(to);
	if (!start || !end || rentalDays(start, end) <= 0) throw refuse('RETURN_BEFORE_PICKUP');
	return { start, end };
}

/** While a car is not out, it must not be handed out again before it is cleaned: its turnaround belongs to the stay. */
export function occupied(car: CarRow, stay: Stay) {
	return { carId: car.id, startsAt: stay.start, endsAt: new Date(stay.end.getTime() + car.turnaround_minutes * 60_000) };
}

/** Throws PRICE_NOT_AVAILABLE for a car without a daily price. */
export function priceOf(car: CarRow, stay: Stay, settings: MarketSettings): Price {
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	return price({
		days: rentalDays(stay.start, stay.end),
		dailyRateFils: car.daily_rate_fils,
		depositMode: settings.depositMode,
		carDepositFils: car.deposit_fils,
		platformFeePercent: settings.platformFeePercent,
	});
}

export async function quoteStay(platform: Platform, carId: string, from: string, to: string): Promise<Quote> {
	const now = platform.clock.now();
	const car = await carById(platform.db, carId);
	if (!car || !isBookable(carState(car), ammanDate(now)))
		throw refuse(car && car.daily_rate_fils === null ? 'PRICE_NOT_AVAILABLE' : 'CAR_NOT_FOUND');
	const stay = readStay(from, to, now);
	const settings = await currentSettings(platform.db);
	const reason = stayProblem(stay, now, settings)?.code ?? ((await isFree(platform.db, occupied(car, stay))) ? null : 'CAR_ALREADY_BOOKED');
	return toQuote(stay, priceOf(car, stay, settings), reason);
}

export function toQuote(stay: Stay, made: Price, reason: Refusal['code'] | null): Quote {
	return {
		available: reason === null,
		reason,
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
		platformFeeJod: formatFils(made.platformFeeFils),
	};
}

/** The car and the settings, as a booking made in this transaction is to be priced. Throws CAR_NOT_FOUND, CAR_NOT_BOOKABLE. */
export async function termsFor(db: Queryable, carId: string, now: Date): Promise<{ car: CarRow; settings: MarketSettings }> {
	await holdCar(db, carId);
	const car = await carById(db, carId);
	if (car?.verification_status !== 'VERIFIED' || car.deleted_at !== null) throw refuse('CAR_NOT_FOUND');
	if (car.daily_rate_fils === null) throw refuse('PRICE_NOT_AVAILABLE');
	if (!isBookable(carState(car), ammanDate(now))) throw refuse('CAR_NOT_BOOKABLE');
	return { car, settings: await currentSettings(db) };
}
