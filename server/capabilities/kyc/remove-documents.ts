/** Deletes rejected documents after 90 days, during which the person may ask why. The decision stays. */

import * as z from 'zod';
import { REJECTED_DOCUMENTS_DAYS } from '#contract/deadlines.ts';
import { DAY_MS } from '#contract/time.ts';
import type { Platform, PlatformJob } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { handle, job } from '#server/platform/jobs/jobs.ts';
import type { Recurring } from '#server/platform/jobs/worker.ts';
import { eraseDocuments, lockLongRejected } from './sql.ts';

const KEPT_MS = REJECTED_DOCUMENTS_DAYS * DAY_MS;
const BATCH = 50;

export async function removeLongRejected(platform: Platform): Promise<void> {
	const now = platform.clock.now();
	for (;;) {
		const removed = await inTransaction(platform.db, async (tx) => {
			const checks = await lockLongRejected(tx, new Date(now.getTime() - KEPT_MS), BATCH);
			for (const check of checks) {
				await eraseDocuments(tx, check.id, now);
				for (const id of [check.id_document_id, check.licence_id]) if (id) await discardObject(tx, id, 'DOCUMENT');
			}
			return checks.length;
		});
		if (removed < BATCH) return;
	}
}

/** Deletes documents that were rejected long ago. */
const removeRejectedDocuments = job('kyc.remove-rejected-documents', z.unknown());

export const kycJobs: readonly PlatformJob[] = [handle(removeRejectedDocuments, removeLongRejected)];

export const kycRecurring: readonly Recurring[] = [{ name: removeRejectedDocuments.name, match: '41 * * * *' }];
