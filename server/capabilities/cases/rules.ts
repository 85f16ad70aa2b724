/** A case that the other party answers within a time, and an admin decides otherwise. Pure. */
import type { ClaimSide } from '#contract/claim-shapes.ts';
import { HOUR_MS } from '#contract/time.ts';

/** A party acts only as that party, even if they are an admin. */
export type CaseActor = ClaimSide | 'ADMIN';

export type CaseParties = { owner_id: string; renter_id: string };

export function sideOf(parties: CaseParties, userId: string): ClaimSide | null {
	if (parties.owner_id === userId) return 'OWNER';
	return parties.renter_id === userId ? 'RENTER' : null;
}

export type WaitingAnswer = { status: string; answerBy: Date };

export const isUnanswered = ({ status, answerBy }: WaitingAnswer, now: Date): boolean => status === 'OPEN' && now >= answerBy;

/** Waits for an admin: contested, or not answered in time. */
export const needsDecision = (each: WaitingAnswer, now: Date): boolean => each.status === 'CONTESTED' || isUnanswered(each, now);

const REMIND_BEFORE_MS = 24 * HOUR_MS;

/** When the other party is reminded to answer; null if the time to answer is too short for a reminder. */
export function remindAnswerAt(openedAt: Date, answerBy: Date): Date | null {
	const at = new Date(answerBy.getTime() - REMIND_BEFORE_MS);
	return at > openedAt ? at : null;
}
