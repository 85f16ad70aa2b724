/** State machine of a claim: who may do what, and when. Pure; amounts in fils. */
import type { ClaimAction, ClaimOutcome, ClaimStatus } from '#contract/claim-shapes.ts';
import type { claimRefusals } from '#contract/claims.ts';
import type { DeductionType } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { answerSteps, stepsOf } from '#server/capabilities/cases/index.ts';

/** State of the amount that exceeds the deposit. */
export type ExcessState = 'NONE' | 'ASKED' | 'PAID' | 'WRITTEN_OFF';
export type ClaimLifecycle = { status: ClaimStatus; answerBy: Date; excess: ExcessState };

const { answer, withdraw, decide } = answerSteps({
	notOpen: 'CLAIM_NOT_OPEN',
	late: 'CLAIM_ANSWER_LATE',
	notDecidable: 'CLAIM_NOT_DECIDABLE',
});
const unpaid = ({ excess }: ClaimLifecycle) => (excess === 'ASKED' ? null : 'CLAIM_NOTHING_TO_PAY');

export const { refusalOf, allowedActions } = stepsOf<ClaimAction, ClaimLifecycle, keyof typeof claimRefusals>(
	{
		ACCEPT: { by: 'RENTER', refusal: answer },
		CONTEST: { by: 'RENTER', refusal: answer },
		ADD_LINES: { by: 'OWNER', refusal: answer },
		WITHDRAW: { by: 'OWNER', refusal: withdraw },
		RESOLVE: { by: 'ADMIN', refusal: decide },
		PAY: { by: 'RENTER', refusal: unpaid },
		WRITE_OFF: { by: 'ADMIN', refusal: unpaid },
	},
	'CLAIM_OF_YOUR_OWN',
);

/** The final status by outcome: agreed between the parties, or resolved otherwise. */
export const statusAfter: Record<ClaimOutcome, ClaimStatus> = { ACCEPTED: 'ACCEPTED', DECIDED: 'RESOLVED', WITHDRAWN: 'RESOLVED' };

/** Splits a claim's total into the part covered by the deposit and the excess, in fils. */
export function allocateClaim(depositFils: bigint, totalFils: bigint) {
	const fromDepositFils = totalFils < depositFils ? totalFils : depositFils;
	return { totalFils, fromDepositFils, depositBackFils: depositFils - fromDepositFils, excessFils: totalFils - fromDepositFils };
}

/** Whether another claim may follow a withdrawn one. */
export function attemptAfter(latest: { attempt: number; outcome: ClaimOutcome | null } | undefined): 1 | 2 | null {
	if (!latest) return 1;
	return latest.outcome === 'WITHDRAWN' && latest.attempt === 1 ? 2 : null;
}

export const REMIND_EXCESS_AFTER_MS = 72 * HOUR_MS;

/** Deductions that follow from the handover records: at most one line of each. */
export const recordedTypes = ['EXTRA_KM', 'MISSING_FUEL', 'LATE_RETURN'] as const satisfies readonly DeductionType[];
export const isRecorded = (type: DeductionType): type is (typeof recordedTypes)[number] =>
	(recordedTypes as readonly DeductionType[]).includes(type);
