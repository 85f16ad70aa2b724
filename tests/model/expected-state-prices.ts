/** What a cancelled trip retains, and what a changed one costs. From decisions 062, 067 and 086. */
import { type Change, type ExpectedState, share, sum, type Terms, toStep, weekDiscount } from './expected-state.ts';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

/** In whole days, negative for earlier ones. `shiftDays` moves pickup and return, `addedDays` the return alone. */
export type Move = { shiftDays: number; addedDays: number };

const isEarly = ({ terms, now }: ExpectedState): boolean => terms.noticeFrom - now >= 2 * DAY;
const isOfGrace = ({ confirmedAt, now }: ExpectedState): boolean => confirmedAt === null || now - confirmedAt <= HOUR;

/** Moderate: all until 48 hours before, then half; an hour of grace; days that have begun are retained, and what was retained of days given up. In steps of 10 fils. */
export function retainedWhenCancelled(story: ExpectedState): bigint {
	if (isOfGrace(story)) return 0n;
	const { terms, now } = story;
	const lead = terms.startsAt - now;
	const steps = (fils: bigint) => toStep(fils < terms.rentalFils ? fils : terms.rentalFils);
	const givenUp = terms.retainedFils;
	const half = steps(givenUp + (isEarly(story) ? 0n : (terms.rentalFils - givenUp) / 2n));
	const days = terms.rates.length;
	const dailyFils = (sum(terms.rates) - terms.discountFils - terms.promoFils) / BigInt(days);
	const begun = lead > 0 ? 0n : steps(givenUp + dailyFils * BigInt(Math.min(days, Math.ceil(-lead / DAY))));
	return begun > half ? begun : half;
}

/** The same of days that are given up, with the notice that is left before the pickup. */
const retainedOf = (story: ExpectedState, fils: bigint): bigint => (isOfGrace(story) || isEarly(story) ? 0n : toStep(fils / 2n));

/** The days of the changed trip, and what those have cost that are in both periods. */
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

/** Agreed days keep their price, added ones have today's; a week or more has its discount on all days, the agreed one or today's. */
export function priceAfter(story: ExpectedState, side: Change['side'], move: Move): Terms {
	const { terms, offer } = story;
	const { rates, addedFils, removedFils, isWhole } = daysAfter(story, move);
	const before = sum(terms.rates) - terms.discountFils;
	const percent = isWhole || offer.weekPercent > terms.weekPercent ? offer.weekPercent : terms.weekPercent;
	const fresh = sum(rates) - weekDiscount(rates.length, sum(rates), percent);
	const valueOfRemoved = toStep((removedFils * before) / sum(terms.rates));
	const isOnlyShorter = addedFils === 0n;
	// More days never cost less, and fewer never cost more: days given up are deducted at their price less the discount, and added ones cost today's price.
	const [least, most] = [isOnlyShorter ? 0n : before - valueOfRemoved, before + addedFils];
	const rent = isWhole ? fresh : fresh < least ? least : fresh > most ? most : fresh;
	const discountFils = sum(rates) - rent;
	// The code takes off the same part of cheaper days, and never more.
	const promoFils = rent < before ? toStep((terms.promoFils * rent) / before) : terms.promoFils;
	const fewerSeats = move.addedDays < 0 ? terms.seatFils * BigInt(-move.addedDays) : 0n;
	const givenUpFils = (isOnlyShorter ? before - rent : valueOfRemoved) - (terms.promoFils - promoFils) + fewerSeats;
	const retainedFils = retainedAfter(story, side, { isWhole, givenUpFils });
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

/** A whole move retains what a cancellation would, any other one what it would of the days given up; nothing if the owner proposed it. */
function retainedAfter(
	story: ExpectedState,
	side: Change['side'],
	{ isWhole, givenUpFils }: { isWhole: boolean; givenUpFils: bigint },
): bigint {
	const { retainedFils } = story.terms;
	if (side === 'OWNER') return retainedFils;
	if (!isWhole) return retainedFils + retainedOf(story, givenUpFils);
	const cancelled = retainedWhenCancelled(story);
	return cancelled > retainedFils ? cancelled : retainedFils;
}

/** As high as the rental without the code; where the rental rises while the code takes off less, it stays as it was. */
function depositAfter({ rentalFils: before, depositFils }: Terms, rentalFils: bigint, promoFils: bigint): bigint {
	const fresh = rentalFils + promoFils;
	return rentalFils > before && fresh < depositFils ? depositFils : fresh;
}

/** The earliest pickup that was agreed on, unless the notice starts again. */
function noticeAfter({ startsAt: before, noticeFrom }: Terms, startsAt: number, beginsAnew: boolean): number {
	if (startsAt === before) return noticeFrom;
	return beginsAnew ? startsAt : Math.min(noticeFrom, startsAt);
}
