/** The review of waiting checks: opened by one admin at a time, decided, and carried out after some seconds in which it can be undone. */
import * as z from 'zod';
import { CLAIM_MINUTES, type IdentityDecision, identityDecision, UNDO_SECONDS } from '#contract/identity-review.ts';
import type { PersonSignal } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { carryOut } from './carry-out.ts';
import { assertDecision, type Decision, lockUndecided, notesOf } from './decide-check.ts';
import { deleteReview, lockReview, releaseClaims, saveReview } from './reviews-sql.ts';
import { lockPendingCheck, lockPendingCheckById } from './sql.ts';
import { readSignals } from './suspended-documents.ts';

const carryOutJob = job('kyc.carry-out-decision', z.object({ checkId: z.uuid() }));
const keyOf = (checkId: string): string => `kyc.carry-out-decision:${checkId}`;

const after = ({ clock }: Platform, seconds: number): Date => new Date(clock.now().getTime() + seconds * 1000);
const claimEnd = (platform: Platform): Date => after(platform, CLAIM_MINUTES * 60);

/** One check at a time: what this admin has open and has not decided goes back to the queue. */
export async function claimCheck(
	platform: Platform,
	caller: Caller,
	userId: string,
): Promise<{ claimedUntil: string; signals: PersonSignal[] }> {
	const claimedUntil = claimEnd(platform);
	await inTransaction(platform.db, async (tx) => {
		const check = await lockUndecided(platform, tx, caller, userId);
		await releaseClaims(tx, caller.userId, check.id);
		await saveReview(tx, check.id, { reviewerId: caller.userId, claimedUntil });
	});
	return { claimedUntil: ammanIso(claimedUntil), signals: await readSignals(platform, userId) };
}

/** Judged now; nobody is told before it is carried out. */
export async function decideWithUndo(
	platform: Platform,
	caller: Caller,
	userId: string,
	decision: IdentityDecision,
): Promise<Decision & { carriedOutAt: string }> {
	const carryOutAt = after(platform, UNDO_SECONDS);
	await inTransaction(platform.db, async (tx) => {
		const check = await lockUndecided(platform, tx, caller, userId);
		await assertDecision(platform, tx, caller, { check, decision });
		await saveReview(tx, check.id, { reviewerId: caller.userId, claimedUntil: carryOutAt, decided: { decision, carryOutAt } });
		await enqueue(tx, carryOutJob, { checkId: check.id }, { runAt: carryOutAt, key: keyOf(check.id) });
	});
	return { userId, status: decision.status, notes: notesOf(decision), carriedOutAt: ammanIso(carryOutAt) };
}

/** As long as it is not carried out, even if its time is over. Throws NOT_FOUND, KYC_UNDO_OVER. */
export async function undoDecision(platform: Platform, caller: Caller, userId: string): Promise<{ claimedUntil: string }> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const claimedUntil = claimEnd(platform);
	await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheck(tx, userId);
		const review = check && (await lockReview(tx, check.id));
		if (!check || !review?.carryOutAt || review.reviewerId !== caller.userId)
			throw refuse((await userById(tx, userId)) ? 'KYC_UNDO_OVER' : 'NOT_FOUND');
		await saveReview(tx, check.id, { reviewerId: caller.userId, claimedUntil });
	});
	return { claimedUntil: ammanIso(claimedUntil) };
}

async function carryOutDecision(platform: Platform, { checkId }: { checkId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheckById(tx, checkId);
		// It was revoked or erased meanwhile, or decided by a process of the former release.
		if (!check) return deleteReview(tx, checkId);
		const review = await lockReview(tx, checkId);
		if (!review?.carryOutAt) return;
		// The clock of the database, which starts the job, may be ahead; or it was decided again after it was undone.
		if (review.carryOutAt > platform.clock.now())
			return enqueue(tx, carryOutJob, { checkId }, { runAt: review.carryOutAt, key: keyOf(checkId) });
		await deleteReview(tx, checkId);
		const admin = await userById(tx, review.reviewerId);
		// Who is no admin any more decides nothing: the check waits again.
		if (!admin || admin.suspended_at || (admin.role !== 'ADMIN' && admin.role !== 'SUPER_ADMIN')) return;
		await carryOut(platform, tx, admin.id, { check, decision: identityDecision.parse(review.decision) });
	});
}

export const identityReviewJobs = [handle(carryOutJob, carryOutDecision)];
