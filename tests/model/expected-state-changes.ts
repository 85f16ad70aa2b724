/** Expected state of changes: who may do what, until when, and what is agreed afterwards. From decisions 062 and 067. */
import { type Change, type ExpectedState, hasOpenDispute, openChange, reduce } from './expected-state.ts';
import { type Move, priceAfter } from './expected-state-prices.ts';

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

/** Once the car is handed over or its time has passed, the return alone moves. */
const mayMovePickup = ({ checkedIn, now, terms }: ExpectedState): boolean => !checkedIn && now < terms.startsAt;

const movesPickup = ({ terms }: ExpectedState, { after }: Change): boolean => after.startsAt !== terms.startsAt;

/** Whether the pickup was recorded before a change that moves it was paid for. */
export const isTooLate = (story: ExpectedState, change: Change): boolean => story.checkedIn && movesPickup(story, change);

/** Not into the past; an earlier one with the notice that the car needs. */
function isPossiblePickup({ now, terms, offer }: ExpectedState, startsAt: number): boolean {
	return startsAt >= now && (startsAt >= terms.startsAt || startsAt - now >= offer.noticeHours * HOUR);
}

/** Returns whether it is allowed. */
export function proposeChange(story: ExpectedState, side: Change['side'], move: Move): boolean {
	const { terms, offer, now } = story;
	const days = terms.rates.length + move.addedDays;
	const movesStart = move.shiftDays !== 0;
	if (!mayChange(story) || openChange(story) || days < 1 || days > LONGEST) return false;
	const after = priceAfter(story, side, move);
	if (after.endsAt <= now || (movesStart && !(mayMovePickup(story) && isPossiblePickup(story, after.startsAt)))) return false;
	const rentalFils = after.rentalFils - terms.rentalFils;
	const depositFils = after.depositFils - terms.depositFils;
	const change: Change = { side, state: 'PROPOSED', respondBy: answerBy(story, after), holdUntil: 0, after, rentalFils, depositFils };
	story.changes.push(change);
	// The same renter could book these days without asking.
	const mayExtend = after.endsAt <= terms.endsAt || (offer.instantBook && !isOverdue(story));
	if (side === 'RENTER' && mayExtend && (!movesStart || offer.instantBook)) goOn(story, change);
	return true;
}

function goOn(story: ExpectedState, change: Change): void {
	if (change.rentalFils + change.depositFils > 0n) {
		change.state = 'AWAITING_PAYMENT';
		change.holdUntil = story.now + 30 * MINUTE;
	} else applyChange(story, change);
}

/** Eight hours, or half of the time until the earlier pickup, or after it until the earlier return; where the car is late, until the completion or the new return. */
function answerBy(story: ExpectedState, after: Change['after']): number {
	const { terms, now } = story;
	const lastReturn = isOverdue(story) ? completesAt(story) : terms.endsAt;
	const next = mayMovePickup(story) ? Math.min(terms.startsAt, after.startsAt) : Math.min(lastReturn, after.endsAt);
	return now + Math.min(8 * HOUR, Math.floor((next - now) / 2));
}

/** The other side answers, in time. */
export function answerChange(story: ExpectedState, by: Change['side'], says: 'ACCEPT' | 'DECLINE'): boolean {
	const change = openChange(story);
	if (change?.state !== 'PROPOSED' || change.side === by || story.now >= change.respondBy) return false;
	if (says === 'DECLINE') change.state = 'DECLINED';
	else if (!mayChange(story) || (movesPickup(story, change) && !mayMovePickup(story))) return false;
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
