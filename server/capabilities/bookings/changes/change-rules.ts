/** Who may change a trip, when, and until when the other side may answer. Pure. */
import { type ChangeAction, type ChangeEvent, type ChangeSide, type ChangeState, changeTransitions } from '#contract/booking-changes.ts';
import { isWithinHours } from '#contract/pickup-hours.ts';
import type { StayRules } from '#contract/stay-rules.ts';
import { ammanDate, HOUR_MS, rentalDays } from '#contract/time.ts';
import type { BookingLifecycle } from '../rules.ts';

/** How long added time is held for its payment. */
export const CHANGE_HOLD_MS = 30 * 60_000;
const ANSWER_MS = 8 * HOUR_MS;

/** The state to which `event` leads, or null if it does not lead anywhere from here. */
export function nextChangeState(state: ChangeState, event: ChangeEvent): ChangeState | null {
	return (changeTransitions[state] as Partial<Record<ChangeEvent, ChangeState>>)[event] ?? null;
}

/** A confirmed trip whose return has not passed and about which nothing is in dispute. */
export const canChangeTrip = ({ status, noShow, endsAt }: BookingLifecycle, hasDispute: boolean, now: Date): boolean =>
	status === 'CONFIRMED' && !hasDispute && (noShow === null || noShow.closedAt !== null) && now < endsAt;

export type EndProblem =
	| { code: 'CHANGE_NOTHING' | 'RETURN_BEFORE_PICKUP' | 'RETURN_IN_PAST' }
	| { code: 'RENTAL_TOO_SHORT' | 'RENTAL_TOO_LONG'; days: number }
	| { code: 'OUTSIDE_HOURS'; from: string; until: string }
	| { code: 'CAR_PAPERS_END'; until: string };

/** Why the trip cannot end then; null if it can. `papersUntil`: the last day on which all papers of the car are valid. */
export function endProblem(
	trip: { startsAt: Date; endsAt: Date },
	endsAt: Date,
	{ now, rules, papersUntil }: { now: Date; rules: StayRules; papersUntil: string | null },
): EndProblem | null {
	const days = rentalDays(trip.startsAt, endsAt);
	if (endsAt.getTime() === trip.endsAt.getTime()) return { code: 'CHANGE_NOTHING' };
	if (days <= 0) return { code: 'RETURN_BEFORE_PICKUP' };
	if (endsAt <= now) return { code: 'RETURN_IN_PAST' };
	const isLonger = endsAt > trip.endsAt;
	if (isLonger && days > rules.maxRentalDays) return { code: 'RENTAL_TOO_LONG', days: rules.maxRentalDays };
	if (!isLonger && days < rules.minRentalDays) return { code: 'RENTAL_TOO_SHORT', days: rules.minRentalDays };
	if (!isWithinHours(endsAt, rules.hours)) return { code: 'OUTSIDE_HOURS', ...rules.hours };
	if (isLonger && papersUntil !== null && papersUntil < ammanDate(endsAt)) return { code: 'CAR_PAPERS_END', until: papersUntil };
	return null;
}

/** The smaller of eight hours and half of the time that is left until the next thing that happens: the pickup, or the earlier of both returns. */
export function answerBy(now: Date, trip: { startsAt: Date; endsAt: Date; checkedInAt: Date | null }, newEnd: Date): Date {
	const firstReturn = Math.min(trip.endsAt.getTime(), newEnd.getTime());
	const beforePickup = trip.checkedInAt === null && now < trip.startsAt;
	const left = (beforePickup ? trip.startsAt.getTime() : firstReturn) - now.getTime();
	return new Date(now.getTime() + Math.min(ANSWER_MS, Math.floor(left / 2)));
}

/**
 * What follows a proposal. A renter gives days up as in a cancellation, without consent; an instant-book car is extended without it too.
 * Whatever an owner proposes, the renter agrees to first.
 */
export function stepAfterProposal(
	side: ChangeSide,
	change: { extends: boolean; instantBook: boolean; mustPay: boolean },
): 'NOW' | 'PAY' | 'ANSWER' {
	const isFree = side === 'RENTER' && (!change.extends || change.instantBook);
	if (!isFree) return 'ANSWER';
	return change.mustPay ? 'PAY' : 'NOW';
}

/** What this side may do with a change now. */
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
