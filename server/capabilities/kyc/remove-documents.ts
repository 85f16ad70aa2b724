/** Deletes documents 90 days after they were rejected, during which the person may ask why, or replaced; the decision stays. Also deletes unsubmitted parts. */

import * as z from 'zod';
import { IDENTITY_DRAFT_DAYS, REJECTED_DOCUMENTS_DAYS } from '#contract/deadlines.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { deleteDraft, draftOf, lockOldDrafts } from './drafts-sql.ts';
import { documentsOf } from './identity-state.ts';
import { eraseDocuments, isInAnyCheck, lockLongEnded } from './sql.ts';

const KEPT_MS = REJECTED_DOCUMENTS_DAYS * DAY_MS;
const DRAFTS_MS = IDENTITY_DRAFT_DAYS * DAY_MS;
const BATCH = 50;

export async function removeLongRejected(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	for (;;) {
		const removed = await inTransaction(platform.db, async (tx) => {
			const checks = await lockLongEnded(tx, new Date(now.getTime() - KEPT_MS), BATCH);
			for (const check of checks) {
				await eraseDocuments(tx, check.id, now);
				// Parts that were not rejected may belong to a later check.
				for (const id of Object.values(documentsOf(check)))
					if (id && !(await isInAnyCheck(tx, id))) await discardObject(tx, id, 'DOCUMENT');
			}
			return checks.length;
		});
		if (removed < BATCH) return;
	}
}

/** A person who comes back later uploads everything again. */
export async function removeOldDrafts(platform: Platform): Promise<void> {
	const before = new Date(platform.clock.now().getTime() - DRAFTS_MS);
	for (;;) {
		const removed = await inTransaction(platform.db, async (tx) => {
			const people = await lockOldDrafts(tx, before, BATCH);
			for (const userId of people) await discardDraft(tx, userId);
			return people.length;
		});
		if (removed < BATCH) return;
	}
}

export async function discardDraft(tx: Transaction, userId: string): Promise<void> {
	const { documents } = await draftOf(tx, userId);
	await deleteDraft(tx, userId);
	for (const id of Object.values(documents)) if (id) await discardObject(tx, id, 'DOCUMENT');
}

/** Deletes documents that were rejected or replaced long ago. */
const removeRejectedDocuments = job('kyc.remove-rejected-documents', z.unknown());

/** Deletes parts that were uploaded and never submitted. */
const removeDrafts = job('kyc.remove-old-drafts', z.unknown());

export const kycJobs: readonly PlatformJob[] = [handle(removeRejectedDocuments, removeLongRejected), handle(removeDrafts, removeOldDrafts)];

export const kycRecurring: readonly Recurring[] = [
	{ name: removeRejectedDocuments.name, match: '41 * * * *' },
	{ name: removeDrafts.name, match: '43 * * * *' },
];
