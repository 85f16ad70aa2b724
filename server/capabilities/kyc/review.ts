/** The review of waiting checks: opened by one admin at a time, decided, and carried out after some seconds in which it can be undone. */
import * as z from 'zod';
import { type IdentityDecision, identityDecision } from '#contract/identity-review.ts';
import type { PersonSignal } from '#contract/person-file.ts';
import { ammanIso } from '#contract/time.ts';
import { userById } from '#server/capabilities/identity/index.ts';
import { claimReview, holdDecision, takeBackDecision, takeDueDecision } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { carryOut } from './carry-out.ts';
import { assertDecision, type Decision, lockUndecided, notesOf } from './decide-check.ts';
import { identityReviews, lockPendingCheck, lockPendingCheckById } from './sql.ts';
import { readSignals } from './suspended-documents.ts';

const carryOutJob = job('kyc.carry-out-decision', z.object({ checkId: z.uuid() }));
const keyOf = (checkId: string): string => `kyc.carry-out-decision:${checkId}`;

const reviewing = (caller: Caller, checkId: string) => ({ table: identityReviews, caller, id: checkId });

/** One check at a time: a check that this admin has open and has not decided returns to the queue. */
export async function claimCheck(
	platform: Platform,
	caller: Caller,
	userId: string,
): Promise<{ claimedUntil: string; signals: PersonSignal[] }> {
	const claimedUntil = await inTransaction(platform.db, async (tx) => {
		const check = await lockUndecided(platform, tx, caller, userId);
		return claimReview(platform, tx, reviewing(caller, check.id));
	});
	return { claimedUntil: ammanIso(claimedUntil), signals: await readSignals(platform, userId) };
}

/** Validated now; the person is notified only when it is carried out. */
export async function decideWithUndo(
	platform: Platform,
	caller: Caller,
	userId: string,
	decision: IdentityDecision,
): Promise<Decision & { carriedOutAt: string }> {
	const carryOutAt = await inTransaction(platform.db, async (tx) => {
		const check = await lockUndecided(platform, tx, caller, userId);
		await assertDecision(platform, tx, caller, { check, decision });
		const runAt = await holdDecision(platform, tx, { ...reviewing(caller, check.id), decision });
		await enqueue(tx, carryOutJob, { checkId: check.id }, { runAt, key: keyOf(check.id) });
		return runAt;
	});
	return { userId, status: decision.status, notes: notesOf(decision), carriedOutAt: ammanIso(carryOutAt) };
}

/** Undoes a decision until it is carried out, even if its time is over. Throws NOT_FOUND, KYC_UNDO_OVER. */
export async function undoDecision(platform: Platform, caller: Caller, userId: string): Promise<{ claimedUntil: string }> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const claimedUntil = await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheck(tx, userId);
		const until = check && (await takeBackDecision(platform, tx, reviewing(caller, check.id)));
		if (!until) throw refuse((await userById(tx, userId)) ? 'KYC_UNDO_OVER' : 'NOT_FOUND');
		return until;
	});
	return { claimedUntil: ammanIso(claimedUntil) };
}

async function carryOutDecision(platform: Platform, { checkId }: { checkId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const check = await lockPendingCheckById(tx, checkId);
		// It was revoked or erased meanwhile, or decided by a process of the former release.
		if (!check) return identityReviews.delete(tx, checkId);
		const dueDecision = await takeDueDecision(platform, tx, { table: identityReviews, id: checkId });
		if (!dueDecision) return;
		if ('again' in dueDecision) return enqueue(tx, carryOutJob, { checkId }, { runAt: dueDecision.again, key: keyOf(checkId) });
		await carryOut(platform, tx, dueDecision.adminId, { check, decision: identityDecision.parse(dueDecision.decision) });
	});
}

export const identityReviewJobs = [handle(carryOutJob, carryOutDecision)];
