/** Who may change a trip, when, and until when the other side may answer. Pure. */
import { type ChangeAction, type ChangeEvent, type ChangeSide, type ChangeState, changeTransitions } from '#contract/booking-changes.ts';
import { CHANGE_ANSWER_HOURS, CHANGE_HOLD_MINUTES } from '#contract/deadlines.ts';
import { isWithinHours } from '#contract/pickup-hours.ts';
import type { StayRules } from '#contract/stay-rules.ts';
import { ammanDate, HOUR_MS, rentalDays } from '#contract/time.ts';
import { type BookingLifecycle, COMPLETE_AFTER_MS } from '../rules.ts';

/** How long added time is held for its payment. */
export const CHANGE_HOLD_MS = CHANGE_HOLD_MINUTES * 60_000;
const ANSWER_MS = CHANGE_ANSWER_HOURS * HOUR_MS;

/** The state to which `event` leads, or null if it is not allowed in this state. */
export function nextChangeState(state: ChangeState, event: ChangeEvent): ChangeState | null {
	return (changeTransitions[state] as Partial<Record<ChangeEvent, ChangeState>>)[event] ?? null;
}

type Underway = Pick<BookingLifecycle, 'checkedInAt' | 'endsAt'>;

/** Whether a car that was handed over should be back by now. */
export const isOverdue = ({ checkedInAt, endsAt }: Underway, now: Date): boolean => checkedInAt !== null && now >= endsAt;

/** Until when a new return can be agreed: the return, or if the car was handed over and is late, until the booking completes by itself. */
const changeableUntil = ({ checkedInAt, endsAt }: Underway): Date =>
	checkedInAt === null ? endsAt : new Date(endsAt.getTime() + COMPLETE_AFTER_MS);

/** Why the trip cannot be changed: it is not confirmed or over, the car is back, something about it is in dispute, or a report may end it. Null if it can. */
export function changeRefusal(
	{ status, noShow, checkedInAt, endsAt, returnedAt, completionWaits }: BookingLifecycle,
	hasDispute: boolean,
	now: Date,
): 'CHANGE_NOT_POSSIBLE' | 'CHANGE_WAITS_FOR_REPORT' | null {
	const isRunning = status === 'CONFIRMED' && returnedAt === null && now < changeableUntil({ checkedInAt, endsAt });
	if (!isRunning || hasDispute || (noShow !== null && noShow.closedAt === null)) return 'CHANGE_NOT_POSSIBLE';
	return completionWaits ? 'CHANGE_WAITS_FOR_REPORT' : null;
}

/** Pickup and handover can be changed until the pickup; after that only the return. */
export const canMovePickup = ({ checkedInAt, startsAt }: Pick<BookingLifecycle, 'checkedInAt' | 'startsAt'>, now: Date): boolean =>
	checkedInAt === null && now < startsAt;

export type TripProblem =
	| { code: 'CHANGE_NOTHING' | 'RETURN_BEFORE_PICKUP' | 'RETURN_IN_PAST' | 'PICKUP_IN_PAST' | 'ONLY_RETURN_CHANGES' }
	| { code: 'RENTAL_TOO_SHORT' | 'RENTAL_TOO_LONG'; days: number }
	| { code: 'NOTICE_TOO_SHORT'; hours: number }
	| { code: 'OUTSIDE_HOURS'; from: string; until: string }
	| { code: 'CAR_PAPERS_END'; until: string };

type Times = { startsAt: Date; endsAt: Date };
/** `elsewhere`: the car is handed over at another place, where other hours may apply. */
export type RequestedTrip = Times & { elsewhere: boolean };
type Limits = { now: Date; rules: StayRules; papersUntil: string | null };

/** Why the trip cannot become this one; null if it can. `papersUntil`: the last day on which all papers of the car are valid. */
export function tripProblem(trip: Times & { checkedInAt: Date | null }, next: RequestedTrip, limits: Limits): TripProblem | null {
	const { now, rules, papersUntil } = limits;
	const movesStart = next.startsAt.getTime() !== trip.startsAt.getTime();
	const movesEnd = next.endsAt.getTime() !== trip.endsAt.getTime();
	if (!movesStart && !movesEnd && !next.elsewhere) return { code: 'CHANGE_NOTHING' };
	if ((movesStart || next.elsewhere) && !canMovePickup(trip, now)) return { code: 'ONLY_RETURN_CHANGES' };
	const days = rentalDays(next.startsAt, next.endsAt);
	if (days <= 0) return { code: 'RETURN_BEFORE_PICKUP' };
	if (next.endsAt <= now) return { code: 'RETURN_IN_PAST' };
	if (movesStart && next.startsAt < now) return { code: 'PICKUP_IN_PAST' };
	// The owner is prepared for the agreed pickup, so that notice counts only for an earlier one.
	const noticeMs = next.startsAt.getTime() - now.getTime();
	if (next.startsAt < trip.startsAt && noticeMs < rules.noticeHours * HOUR_MS)
		return { code: 'NOTICE_TOO_SHORT', hours: rules.noticeHours };
	const daysBefore = rentalDays(trip.startsAt, trip.endsAt);
	if (days > rules.maxRentalDays && days > daysBefore) return { code: 'RENTAL_TOO_LONG', days: rules.maxRentalDays };
	if (days < rules.minRentalDays && days < daysBefore) return { code: 'RENTAL_TOO_SHORT', days: rules.minRentalDays };
	const moved = [...(movesStart || next.elsewhere ? [next.startsAt] : []), ...(movesEnd || next.elsewhere ? [next.endsAt] : [])];
	if (moved.some((moment) => !isWithinHours(moment, rules.hours))) return { code: 'OUTSIDE_HOURS', ...rules.hours };
	return papersProblem(trip, next, papersUntil);
}

/** A later return needs a car whose papers are valid until then. */
export function papersProblem(trip: Pick<Times, 'endsAt'>, next: Pick<Times, 'endsAt'>, papersUntil: string | null): TripProblem | null {
	const isCovered = next.endsAt <= trip.endsAt || papersUntil === null || papersUntil >= ammanDate(next.endsAt);
	return isCovered ? null : { code: 'CAR_PAPERS_END', until: papersUntil };
}

/** The time for which the car must be held in addition to the time that it is held for already; both with the turnaround. */
export function addedTime(own: Times, next: Times): Times[] {
	const before = { startsAt: next.startsAt, endsAt: next.endsAt < own.startsAt ? next.endsAt : own.startsAt };
	const after = { startsAt: next.startsAt > own.endsAt ? next.startsAt : own.endsAt, endsAt: next.endsAt };
	return [before, after].filter(({ startsAt, endsAt }) => startsAt < endsAt);
}

/**
 * The smaller of eight hours and half of the time that is left until the next event: the earlier of both pickups, or of both
 * returns. If the agreed return has passed, the completion of the booking replaces it.
 */
export function answerBy(now: Date, trip: Times & { checkedInAt: Date | null }, next: Times): Date {
	const earlier = (one: Date, other: Date) => Math.min(one.getTime(), other.getTime());
	const lastReturn = isOverdue(trip, now) ? changeableUntil(trip) : trip.endsAt;
	const until = canMovePickup(trip, now) ? earlier(trip.startsAt, next.startsAt) : earlier(lastReturn, next.endsAt);
	return new Date(now.getTime() + Math.min(ANSWER_MS, Math.floor((until - now.getTime()) / 2)));
}

/** `moves`: another pickup or delivery. `place`: a place that the other side does not know yet. `overdue`: the car should be back by now. */
export type ProposedStep = {
	extends: boolean;
	overdue: boolean;
	moves: boolean;
	place: boolean;
	instantBook: boolean;
	extendsByItself: boolean;
	mustPay: boolean;
};

/**
 * What follows a proposal. A renter gives days up as in a cancellation, without consent. A car that extends by itself is extended without consent
 * too, unless it should be back by now: its owner decides whether the delay becomes rental days. A car with instant book is moved without
 * consent, as it could be booked again. Every proposal of an owner needs the renter's consent.
 */
export function stepAfterProposal(side: ChangeSide, change: ProposedStep): 'NOW' | 'PAY' | 'ANSWER' {
	const isAllowed =
		(!change.extends || (change.extendsByItself && !change.overdue)) && (!change.moves || change.instantBook) && !change.place;
	if (side !== 'RENTER' || !isAllowed) return 'ANSWER';
	return change.mustPay ? 'PAY' : 'NOW';
}

/** The actions of this side on a change now. */
export function changeActionsOf(
	change: { state: ChangeState; side: ChangeSide; respondBy: Date | null; holdExpiresAt: Date | null },
	viewer: ChangeSide | 'NONE',
	now: Date,
): ChangeAction[] {
	if (viewer === 'NONE') return [];
	if (change.state === 'PROPOSED') {
		if (change.side === viewer) return ['WITHDRAW'];
		return change.respondBy !== null && now < change.respondBy ? ['ACCEPT', 'DECLINE'] : [];
	}
	if (change.state !== 'AWAITING_PAYMENT' || viewer !== 'RENTER') return [];
	return change.holdExpiresAt !== null && now < change.holdExpiresAt ? ['PAY', 'WITHDRAW'] : ['WITHDRAW'];
}
