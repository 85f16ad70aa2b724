/** Expected state of changes: their price, who may do what, and what is agreed afterwards. From decision 062. */
import {
	type Change,
	type ExpectedState,
	hasOpenDispute,
	openChange,
	reduce,
	share,
	sum,
	type Terms,
	toStep,
	weekDiscount,
} from './expected-state.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LONGEST = 30;

/** Whether a car that was handed over should be back. */
const isOverdue = ({ checkedIn, now, terms }: ExpectedState): boolean => checkedIn && now >= terms.endsAt;

/** When a booking without a recorded return completes by itself. */
const completesAt = ({ terms }: ExpectedState): number => terms.endsAt + DAY;

/** Not while the renter's bank disputes a payment, nor while a report may end the trip. */
const mayChange = (story: ExpectedState): boolean =>
	story.status === 'CONFIRMED' &&
	!story.completionWaits &&
	!hasOpenDispute(story) &&
	story.now < (story.checkedIn ? completesAt(story) : story.terms.endsAt);

/** Returns the new change, or null if it is not allowed. */
export function proposeChange(story: ExpectedState, side: Change['side'], addedDays: number): boolean {
	const { terms, offer, now } = story;
	const [days, endsAt] = [terms.rates.length + addedDays, terms.endsAt + addedDays * DAY];
	if (!mayChange(story) || openChange(story) || days < 1 || days > LONGEST || endsAt <= now) return false;
	const after = { ...priceAfter(story, side, days), endsAt };
	const rentalFils = after.rentalFils - terms.rentalFils;
	const depositFils = after.depositFils - terms.depositFils;
	const change: Change = { side, state: 'PROPOSED', respondBy: answerBy(story, endsAt), holdUntil: 0, after, rentalFils, depositFils };
	story.changes.push(change);
	if (side === 'RENTER' && (addedDays < 0 || (offer.instantBook && !isOverdue(story)))) goOn(story, change);
	return true;
}

function goOn(story: ExpectedState, change: Change): void {
	if (change.rentalFils + change.depositFils > 0n) {
		change.state = 'AWAITING_PAYMENT';
		change.holdUntil = story.now + 30 * MINUTE;
	} else applyChange(story, change);
}

/** Eight hours, or half of the time until the pickup, or after it until the earlier return; where the car is late, until the completion or the new return. */
function answerBy(story: ExpectedState, newEnd: number): number {
	const { terms, now, checkedIn } = story;
	const lastReturn = isOverdue(story) ? completesAt(story) : terms.endsAt;
	const next = !checkedIn && now < terms.startsAt ? terms.startsAt : Math.min(lastReturn, newEnd);
	return now + Math.min(8 * HOUR, Math.floor((next - now) / 2));
}

/** Agreed days keep their price, added ones have today's; a week or more has its discount on all days. */
function priceAfter(story: ExpectedState, side: Change['side'], days: number): Omit<Terms, 'endsAt'> {
	const { terms, offer } = story;
	const rates = Array.from({ length: days }, (_, index) => terms.rates[index] ?? offer.dailyFils);
	const full = weekDiscount(days, sum(rates), offer.weekPercent);
	const [seatsBefore, seats] = [terms.rates.length, days].map((count) => terms.seatFils * BigInt(count)) as [bigint, bigint];
	const others = terms.retainedFils + terms.deliveryFils;
	// As without the code, which takes off the same part of fewer days, and never more.
	const before = terms.rentalFils + terms.promoFils - others - seatsBefore;
	const fresh = sum(rates) - full;
	// More days never cost less, and fewer never cost more.
	const isLonger = days > terms.rates.length;
	const rent = isLonger === fresh < before ? before : fresh;
	const promoFils = rent < before ? toStep((terms.promoFils * rent) / before) : terms.promoFils;
	const givenUp = before - rent - (terms.promoFils - promoFils) + seatsBefore - seats;
	const retained = isLonger || side === 'OWNER' ? 0n : retainedOf(story, givenUp);
	const rentalFils = rent + others + seats + retained - promoFils;
	const borneFils = terms.borneFils > 0n ? promoFils : 0n;
	return {
		rates,
		startsAt: terms.startsAt,
		discountFils: full + fresh - rent,
		retainedFils: terms.retainedFils + retained,
		deliveryFils: terms.deliveryFils,
		seatFils: terms.seatFils,
		rentalFils,
		depositFils: rentalFils + promoFils,
		promoFils,
		borneFils,
		feeFils: share(rentalFils + borneFils, 12n, 100n),
	};
}

/** Moderate, with the notice that is left before the pickup: all goes back until 48 hours before it and for an hour after the confirmation, then half. */
function retainedOf({ terms, now, confirmedAt }: ExpectedState, fils: bigint): bigint {
	if (confirmedAt === null || now - confirmedAt <= HOUR || terms.startsAt - now >= 2 * DAY) return 0n;
	return toStep(fils / 2n);
}

/** The other side answers, in time. */
export function answerChange(story: ExpectedState, by: Change['side'], says: 'ACCEPT' | 'DECLINE'): boolean {
	const change = openChange(story);
	if (change?.state !== 'PROPOSED' || change.side === by || story.now >= change.respondBy) return false;
	if (says === 'DECLINE') change.state = 'DECLINED';
	else if (!mayChange(story)) return false;
	else goOn(story, change);
	return true;
}

/** Who proposed it takes it back; the renter also while it waits for the payment. */
export function withdrawChange(story: ExpectedState, by: Change['side']): boolean {
	const change = openChange(story);
	if (!change || by !== (change.state === 'PROPOSED' ? change.side : 'RENTER')) return false;
	change.state = 'WITHDRAWN';
	return true;
}

/** What became less goes back. */
export function applyChange(story: ExpectedState, change: Change): void {
	change.state = 'APPLIED';
	if (change.rentalFils + change.depositFils < 0n) reduce(story, -change.rentalFils, -change.depositFils);
	story.terms = change.after;
}

/** A booking that ends takes its open change with it. */
export function expireChanges(story: ExpectedState): void {
	const change = openChange(story);
	if (change) change.state = 'EXPIRED';
}
