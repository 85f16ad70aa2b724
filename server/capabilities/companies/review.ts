/** The review of waiting papers: opened by one admin at a time, decided, and carried out after some seconds in which it can be undone. */
import * as z from 'zod';
import { type PaperDecision, paperDecision } from '#contract/company-review.ts';
import { ammanIso } from '#contract/time.ts';
import { claimReview, holdDecision, takeBackDecision, takeDueDecision } from '#server/capabilities/review-desk/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { pagesFrom1, pagesOfDocument } from '#server/platform/files/document-response.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { enqueue, handle, job } from '#server/platform/jobs/jobs.ts';
import { assertApprovable, carryOut, type LockedPaper, lockPaper, lockUndecidedPaper } from './decide-paper.ts';
import { paperReviews, unopenedPagesOf } from './reviews-sql.ts';

const carryOutJob = job('companies.carry-out-decision', z.object({ paperId: z.uuid() }));
const keyOf = (paperId: string): string => `companies.carry-out-decision:${paperId}`;

const reviewing = (caller: Caller, paperId: string) => ({ table: paperReviews, caller, id: paperId });

async function lockWaiting(platform: Platform, tx: Transaction, caller: Caller, paperId: string): Promise<LockedPaper> {
	const locked = await lockUndecidedPaper(platform, tx, caller, paperId);
	if (locked.paper.status !== 'PENDING') throw refuse('COMPANY_PAPER_NOT_WAITING');
	return locked;
}

/** One paper at a time: what this admin has open and has not decided goes back to the queue. `pages`, `unopened`: see the call. */
export async function claimPaper(
	platform: Platform,
	caller: Caller,
	paperId: string,
): Promise<{ claimedUntil: string; pages: number | null; unopened: number[] }> {
	const { documentId, claimedUntil } = await inTransaction(platform.db, async (tx) => {
		const { paper } = await lockWaiting(platform, tx, caller, paperId);
		return { documentId: paper.document_id, claimedUntil: await claimReview(platform, tx, reviewing(caller, paperId)) };
	});
	const pages = documentId === null ? null : await pagesOfDocument(platform, documentId);
	const unopened = (await unopenedPagesOf(platform.db, paperId, caller.userId)) ?? pagesFrom1(pages);
	return { claimedUntil: ammanIso(claimedUntil), pages, unopened };
}

/** Validated now; the company is notified only when it is carried out. */
export async function decideWithUndo(platform: Platform, caller: Caller, paperId: string, decision: PaperDecision) {
	const carryOutAt = await inTransaction(platform.db, async (tx) => {
		const { paper } = await lockWaiting(platform, tx, caller, paperId);
		if (decision.status === 'APPROVED') await assertApprovable(platform, tx, caller, { paper, expiresOn: decision.expiresOn });
		const runAt = await holdDecision(platform, tx, { ...reviewing(caller, paperId), decision });
		await enqueue(tx, carryOutJob, { paperId }, { runAt, key: keyOf(paperId) });
		return runAt;
	});
	return { id: paperId, status: decision.status, carriedOutAt: ammanIso(carryOutAt) };
}

/** Undoes a decision until it is carried out, even if its time is over. Throws COMPANY_PAPER_NOT_FOUND, COMPANY_PAPER_UNDO_OVER. */
export async function undoDecision(platform: Platform, caller: Caller, paperId: string): Promise<{ claimedUntil: string }> {
	if (!isAdmin(caller)) throw refuse('NOT_ALLOWED');
	const claimedUntil = await inTransaction(platform.db, async (tx) => {
		if (!(await lockPaper(tx, paperId))) throw refuse('COMPANY_PAPER_NOT_FOUND');
		const until = await takeBackDecision(platform, tx, reviewing(caller, paperId));
		if (!until) throw refuse('COMPANY_PAPER_UNDO_OVER');
		return until;
	});
	return { claimedUntil: ammanIso(claimedUntil) };
}

async function carryOutDecision(platform: Platform, { paperId }: { paperId: string }): Promise<void> {
	await inTransaction(platform.db, async (tx) => {
		const locked = await lockPaper(tx, paperId);
		const dueDecision = locked && (await takeDueDecision(platform, tx, { table: paperReviews, id: paperId }));
		if (!locked || !dueDecision) return;
		if ('again' in dueDecision) return enqueue(tx, carryOutJob, { paperId }, { runAt: dueDecision.again, key: keyOf(paperId) });
		// A process of the former release decided it meanwhile.
		if (locked.paper.status !== 'PENDING') return;
		await carryOut(platform, tx, dueDecision.adminId, { ...locked, decision: paperDecision.parse(dueDecision.decision) });
	});
}

export const companyReviewJobs = [handle(carryOutJob, carryOutDecision)];
