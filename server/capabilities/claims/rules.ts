/** State machine of a claim: who may do what, and when. Pure; amounts in fils. */
import type { ClaimAction, ClaimOutcome, ClaimSide, ClaimStatus } from '#contract/claim-shapes.ts';
import type { claimRefusals } from '#contract/claims.ts';
import type { DeductionType } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';

/** State of the amount that exceeds the deposit. */
export type ExcessState = 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
export type ClaimLifecycle = { status: ClaimStatus; answerBy: Date; excess: ExcessState };
/** A party acts only as that party, even if they are an admin. */
export type Actor = ClaimSide | 'ADMIN';
type ClaimRefusal = keyof typeof claimRefusals | 'NOT_ALLOWED';

export const isUnanswered = ({ status, answerBy }: ClaimLifecycle, now: Date): boolean => status === 'OPEN' && now >= answerBy;

/** Waits for an admin: contested, or not answered in time. */
export const needsDecision = (claim: ClaimLifecycle, now: Date): boolean => claim.status === 'CONTESTED' || isUnanswered(claim, now);

const isUndecided = ({ status }: ClaimLifecycle): boolean => status === 'OPEN' || status === 'CONTESTED';

type Step = { by: Actor; refusal(claim: ClaimLifecycle, now: Date): ClaimRefusal | null };

function answer(claim: ClaimLifecycle, now: Date): ClaimRefusal | null {
	if (claim.status !== 'OPEN') return 'CLAIM_NOT_OPEN';
	return isUnanswered(claim, now) ? 'CLAIM_ANSWER_LATE' : null;
}
const unpaid = ({ excess }: ClaimLifecycle): ClaimRefusal | null => (excess === 'ASKED' ? null : 'CLAIM_NOTHING_TO_PAY');

export const steps = {
	ACCEPT: { by: 'RENTER', refusal: answer },
	CONTEST: { by: 'RENTER', refusal: answer },
	ADD_LINES: { by: 'OWNER', refusal: answer },
	WITHDRAW: { by: 'OWNER', refusal: (claim) => (isUndecided(claim) ? null : 'CLAIM_NOT_OPEN') },
	RESOLVE: { by: 'ADMIN', refusal: (claim, now) => (needsDecision(claim, now) ? null : 'CLAIM_NOT_DECIDABLE') },
	PAY: { by: 'RENTER', refusal: unpaid },
	WRITE_OFF: { by: 'ADMIN', refusal: unpaid },
} satisfies Record<ClaimAction, Step>;

/** Why this actor may not do this now; null if they may. */
export function refusalOf(action: ClaimAction, actor: Actor, claim: ClaimLifecycle, now: Date): ClaimRefusal | null {
	const step: Step = steps[action];
	if (step.by === actor) return step.refusal(claim, now);
	return step.by === 'ADMIN' ? 'CLAIM_OF_YOUR_OWN' : 'NOT_ALLOWED';
}

export const allowedActions = (actor: Actor, claim: ClaimLifecycle, now: Date): ClaimAction[] =>
	(Object.keys(steps) as ClaimAction[]).filter((action) => refusalOf(action, actor, claim, now) === null);

/** The final status by outcome: agreed between the parties, or resolved otherwise. */
export const statusAfter: Record<ClaimOutcome, ClaimStatus> = { ACCEPTED: 'ACCEPTED', DECIDED: 'RESOLVED', WITHDRAWN: 'RESOLVED' };

/** Splits a claim's total into the part covered by the deposit and the excess, in fils. */
export function allocateClaim(depositFils: bigint, totalFils: bigint) {
	const fromDepositFils = totalFils < depositFils ? totalFils : depositFils;
	return { totalFils, fromDepositFils, depositBackFils: depositFils - fromDepositFils, excessFils: totalFils - fromDepositFils };
}

/** A claim that was withdrawn may be followed by one more; null if there is none to make. */
export function attemptAfter(latest: { attempt: number; outcome: ClaimOutcome | null } | undefined): 1 | 2 | null {
	if (!latest) return 1;
	return latest.outcome === 'WITHDRAWN' && latest.attempt === 1 ? 2 : null;
}

const REMIND_BEFORE_MS = 24 * HOUR_MS;

/** When the renter is reminded to respond; null if the response time is too short for a reminder. */
export function remindAnswerAt(openedAt: Date, answerBy: Date): Date | null {
	const at = new Date(answerBy.getTime() - REMIND_BEFORE_MS);
	return at > openedAt ? at : null;
}

export const REMIND_EXCESS_AFTER_MS = 72 * HOUR_MS;

/** Deductions that follow from the handover records: at most one line of each. */
export const recordedTypes = ['EXTRA_KM', 'MISSING_FUEL', 'LATE_RETURN'] as const satisfies readonly DeductionType[];
export const isRecorded = (type: DeductionType): type is (typeof recordedTypes)[number] =>
	(recordedTypes as readonly DeductionType[]).includes(type);
