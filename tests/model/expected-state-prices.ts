/** What a cancelled trip retains, and what a changed one costs. From decisions 062, 067 and 086. */
import { type Change, type ExpectedState, share, sum, type Terms, toStep, weekDiscount } from './expected-state.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** A move in whole days, negative for an earlier time. `shiftDays` moves pickup and return, `addedDays` only the return. */
export type Move = { shiftDays: number; addedDays: number };

const isEarly = ({ terms, now }: ExpectedState): boolean => terms.noticeFrom - now >= 2 * DAY;
const isOfGrace = ({ confirmedAt, now }: ExpectedState): boolean => confirmedAt === null || now - confirmedAt <= HOUR;

/**
 * Retained amount when the renter cancels, with the moderate policy: nothing in the hour of grace or until 48 hours before the pickup, then half.
 * Days that have begun are retained in full, and so is what was retained for days given up before. In steps of 10 fils.
 */
export function retainedWhenCancelled(expected: ExpectedState): bigint {
	if (isOfGrace(expected)) return 0n;
	const { terms, now } = expected;
	const lead = terms.startsAt - now;
	const steps = (fils: bigint) => toStep(fils < terms.rentalFils ? fils : terms.rentalFils);
	const givenUp = terms.retainedFils;
	const half = steps(givenUp + (isEarly(expected) ? 0n : (terms.rentalFils - givenUp) / 2n));
	const days = terms.rates.length;
	const dailyFils = (sum(terms.rates) - terms.discountFils - terms.promoFils) / BigInt(days);
	const begun = lead > 0 ? 0n : steps(givenUp + dailyFils * BigInt(Math.min(days, Math.ceil(-lead / DAY))));
	return begun > half ? begun : half;
}

/** Retained amount of days that are given up, by the same rule and the time left until the pickup. */
const retainedOf = (expected: ExpectedState, fils: bigint): bigint => (isOfGrace(expected) || isEarly(expected) ? 0n : toStep(fils / 2n));

/** The days of the changed trip, with the agreed prices of those that are in both periods. */
function daysAfter({ terms, offer }: ExpectedState, { shiftDays, addedDays }: Move) {
	const agreed = Array.from({ length: terms.rates.length + addedDays }, (_, day) => terms.rates[day + shiftDays]);
	const rates = agreed.map((fils) => fils ?? offer.dailyFils);
	const keptFils = sum(agreed.map((fils) => fils ?? 0n));
	return {
		rates,
		addedFils: sum(rates) - keptFils,
		removedFils: sum(terms.rates) - keptFils,
		isWhole: agreed.every((fils) => fils === undefined),
	};
}

/** Agreed days keep their price, added days have today's price. A week or more has a discount on all days, either the agreed one or today's. */
export function priceAfter(expected: ExpectedState, side: Change['side'], move: Move): Terms {
	const { terms, offer } = expected;
	const { rates, addedFils, removedFils, isWhole } = daysAfter(expected, move);
	const before = sum(terms.rates) - terms.discountFils;
	const percent = isWhole || offer.weekPercent > terms.weekPercent ? offer.weekPercent : terms.weekPercent;
	const fresh = sum(rates) - weekDiscount(rates.length, sum(rates), percent);
	const valueOfRemoved = toStep((removedFils * before) / sum(terms.rates));
	const isOnlyShorter = addedFils === 0n;
	// A longer trip never costs less, and a shorter one never costs more: days given up are deducted at their price less the discount, and added days cost at most today's price.
	const [least, most] = [isOnlyShorter ? 0n : before - valueOfRemoved, before + addedFils];
	const rent = isWhole ? fresh : fresh < least ? least : fresh > most ? most : fresh;
	const discountFils = sum(rates) - rent;
	// The promo code reduces a cheaper rental by the same share, and a dearer one by the same amount.
	const promoFils = rent < before ? toStep((terms.promoFils * rent) / before) : terms.promoFils;
	const fewerSeats = move.addedDays < 0 ? terms.seatFils * BigInt(-move.addedDays) : 0n;
	const givenUpFils = (isOnlyShorter ? before - rent : valueOfRemoved) - (terms.promoFils - promoFils) + fewerSeats;
	const retainedFils = retainedAfter(expected, side, { isWhole, givenUpFils });
	const deliveryFils = isWhole && terms.deliveryFils > 0n ? offer.deliveryFils : terms.deliveryFils;
	const rentalFils = rent + deliveryFils + terms.seatFils * BigInt(rates.length) + retainedFils - promoFils;
	const borneFils = terms.borneFils > 0n ? promoFils : 0n;
	const startsAt = terms.startsAt + move.shiftDays * DAY;
	return {
		...{ rates, discountFils, retainedFils, deliveryFils, seatFils: terms.seatFils, rentalFils, promoFils, borneFils },
		...{ startsAt, endsAt: terms.endsAt + (move.shiftDays + move.addedDays) * DAY },
		weekPercent: discountFils === 0n ? 0n : weekDiscount(rates.length, sum(rates), percent) > 0n ? percent : terms.weekPercent,
		depositFils: depositAfter(terms, rentalFils, promoFils),
		feeFils: share(rentalFils + borneFils, 12n, 100n),
		noticeFrom: noticeAfter(terms, startsAt, isWhole || side === 'OWNER'),
	};
}

/** Retained amount of a change: for a move of the whole trip that of a cancellation, otherwise that of the days given up; zero if the owner proposed it. */
function retainedAfter(
	expected: ExpectedState,
	side: Change['side'],
	{ isWhole, givenUpFils }: { isWhole: boolean; givenUpFils: bigint },
): bigint {
	const { retainedFils } = expected.terms;
	if (side === 'OWNER') return retainedFils;
	if (!isWhole) return retainedFils + retainedOf(expected, givenUpFils);
	const cancelled = retainedWhenCancelled(expected);
	return cancelled > retainedFils ? cancelled : retainedFils;
}

/** The deposit is as high as the rental without the code; if the rental rises while the code takes off less, the deposit stays as it was. */
function depositAfter({ rentalFils: before, depositFils }: Terms, rentalFils: bigint, promoFils: bigint): bigint {
	const fresh = rentalFils + promoFils;
	return rentalFils > before && fresh < depositFils ? depositFils : fresh;
}

/** Start of the notice period: the earliest pickup agreed so far, unless the period begins again. */
function noticeAfter({ startsAt: before, noticeFrom }: Terms, startsAt: number, beginsAnew: boolean): number {
	if (startsAt === before) return noticeFrom;
	return beginsAnew ? startsAt : Math.min(noticeFrom, startsAt);
}
