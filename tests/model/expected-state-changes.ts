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
const mayChange = (expected: ExpectedState): boolean =>
	expected.status === 'CONFIRMED' &&
	!expected.completionWaits &&
	!hasOpenDispute(expected) &&
	expected.now < (expected.checkedIn ? completesAt(expected) : expected.terms.endsAt);

/** Once the car is handed over or the pickup time has passed, only the return can be changed. */
const mayMovePickup = ({ checkedIn, now, terms }: ExpectedState): boolean => !checkedIn && now < terms.startsAt;

const movesPickup = ({ terms }: ExpectedState, { after }: Change): boolean => after.startsAt !== terms.startsAt;

/** Whether the pickup was recorded before a change that moves it was paid for. */
export const isTooLate = (expected: ExpectedState, change: Change): boolean => expected.checkedIn && movesPickup(expected, change);

/** A pickup cannot be moved into the past; an earlier one must leave the notice that the car requires. */
function isPossiblePickup({ now, terms, offer }: ExpectedState, startsAt: number): boolean {
	return startsAt >= now && (startsAt >= terms.startsAt || startsAt - now >= offer.noticeHours * HOUR);
}

/** Returns whether the proposal is allowed. */
export function proposeChange(expected: ExpectedState, side: Change['side'], move: Move): boolean {
	const { terms, offer, now } = expected;
	const days = terms.rates.length + move.addedDays;
	const movesStart = move.shiftDays !== 0;
	if (!mayChange(expected) || openChange(expected) || days < 1 || days > LONGEST) return false;
	const after = priceAfter(expected, side, move);
	if (after.endsAt <= now || (movesStart && !(mayMovePickup(expected) && isPossiblePickup(expected, after.startsAt)))) return false;
	const rentalFils = after.rentalFils - terms.rentalFils;
	const depositFils = after.depositFils - terms.depositFils;
	const change: Change = { side, state: 'PROPOSED', respondBy: answerBy(expected, after), holdUntil: 0, after, rentalFils, depositFils };
	expected.changes.push(change);
	// The same renter could book these days without asking.
	const mayExtend = after.endsAt <= terms.endsAt || (offer.instantBook && !isOverdue(expected));
	if (side === 'RENTER' && mayExtend && (!movesStart || offer.instantBook)) goOn(expected, change);
	return true;
}

function goOn(expected: ExpectedState, change: Change): void {
	if (change.rentalFils + change.depositFils > 0n) {
		change.state = 'AWAITING_PAYMENT';
		change.holdUntil = expected.now + 30 * MINUTE;
	} else applyChange(expected, change);
}

/**
 * Deadline of the answer: eight hours, but at most half of the time that is left until the earlier of both pickups. Once the pickup can no longer move,
 * the earlier of both returns counts instead; if the car is overdue, the time of completion replaces the agreed return.
 */
function answerBy(expected: ExpectedState, after: Change['after']): number {
	const { terms, now } = expected;
	const lastReturn = isOverdue(expected) ? completesAt(expected) : terms.endsAt;
	const next = mayMovePickup(expected) ? Math.min(terms.startsAt, after.startsAt) : Math.min(lastReturn, after.endsAt);
	return now + Math.min(8 * HOUR, Math.floor((next - now) / 2));
}

/** The other side answers, in time. */
export function answerChange(expected: ExpectedState, by: Change['side'], says: 'ACCEPT' | 'DECLINE'): boolean {
	const change = openChange(expected);
	if (change?.state !== 'PROPOSED' || change.side === by || expected.now >= change.respondBy) return false;
	if (says === 'DECLINE') change.state = 'DECLINED';
	else if (!mayChange(expected) || (movesPickup(expected, change) && !mayMovePickup(expected))) return false;
	else goOn(expected, change);
	return true;
}

/** Who proposed it takes it back; the renter also while it waits for the payment. */
export function withdrawChange(expected: ExpectedState, by: Change['side']): boolean {
	const change = openChange(expected);
	if (!change || by !== (change.state === 'PROPOSED' ? change.side : 'RENTER')) return false;
	change.state = 'WITHDRAWN';
	return true;
}

/** Applies the change; amounts that became smaller are refunded. */
export function applyChange(expected: ExpectedState, change: Change): void {
	change.state = 'APPLIED';
	if (change.rentalFils + change.depositFils < 0n) reduce(expected, -change.rentalFils, -change.depositFils);
	expected.terms = change.after;
}

/** When a booking ends, its open change ends as well. */
export function expireChanges(expected: ExpectedState): void {
	const change = openChange(expected);
	if (change) change.state = 'EXPIRED';
}
