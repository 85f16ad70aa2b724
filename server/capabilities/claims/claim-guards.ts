/** Common start of every claim action: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { ClaimAction } from '#contract/claim-shapes.ts';
import { caseGuards, casePhotos } from '#server/capabilities/cases/index.ts';
import { type ClaimLifecycle, refusalOf } from './rules.ts';
import { type ClaimRow, claimById, claimOfPhoto } from './sql.ts';

export const toClaimLifecycle = (row: ClaimRow): ClaimLifecycle => ({
	status: row.status,
	answerBy: row.answer_by,
	excess: excessOf(row),
});

function excessOf(row: ClaimRow): ClaimLifecycle['excess'] {
	if (row.excess_fils === 0n) return 'NONE';
	if (row.excess_paid_at) return 'PAID';
	return row.excess_written_off_at ? 'WRITTEN_OFF' : 'ASKED';
}

export const {
	actorOf,
	assertAction: assertClaimAction,
	lock: lockClaim,
	lockForAction: lockClaimForAction,
} = caseGuards<ClaimRow, ClaimAction>({
	notFound: 'CLAIM_NOT_FOUND',
	read: claimById,
	partiesOf: (row) => row,
	refusalOf: (action, actor, row, now) => refusalOf(action, actor, toClaimLifecycle(row), now),
});

/** Photos of a claim. */
export const { readPhoto, writeWithPhotos } = casePhotos('CLAIM_PHOTO', claimOfPhoto);
