/** Common start of every action on a renter's claim: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { RenterClaimAction } from '#contract/renter-claim-shapes.ts';
import { caseGuards, casePhotos } from '#server/capabilities/cases/index.ts';
import { type Lifecycle, refusalOf } from './rules.ts';
import { claimOfPhoto, type RenterClaimRow, renterClaimById } from './sql.ts';

export const toLifecycle = (row: RenterClaimRow): Lifecycle => ({ status: row.status, answerBy: row.answer_by });

export const {
	actorOf,
	assertAction,
	lock: lockRenterClaim,
	lockForAction,
} = caseGuards<RenterClaimRow, RenterClaimAction>({
	notFound: 'RENTER_CLAIM_NOT_FOUND',
	read: renterClaimById,
	partiesOf: (row) => row,
	refusalOf: (action, actor, row, now) => refusalOf(action, actor, toLifecycle(row), now),
});

/** Photos of a renter's claim. */
export const { readPhoto, writeWithPhotos } = casePhotos('RENTER_CLAIM_PHOTO', claimOfPhoto);
