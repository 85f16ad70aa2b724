/**
 * Uploads are deleted after an hour, rows and files: the abandoned ones, for example of a form that was left, and those that were used. An external object
 * storage accepts bytes at a used address until it expires, even after the job that removes them.
 */
import { sql } from 'kysely';
import * as z from 'zod';
import { HOUR_MS } from '#contract/time.ts';
import type { Platform } from '../context/platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueue, job, priority } from '../jobs/jobs.ts';
import { previewKey, uploadKey } from '../storage/object-store.ts';
import { removeObject } from './delete-object.ts';

export const purgeAbandonedUploadsJob = job('objects.remove-forgotten', z.object({}));

/** Longer than the validity of an address. */
const FORGOTTEN_AFTER_MS = HOUR_MS;
/** Small batches, so that callers who consume an upload do not wait long. */
const BATCH = 100;

/** Checks each row again under a lock: an upload that is being consumed right now is left alone. */
export async function purgeAbandonedUploads(platform: Platform): Promise<void> {
	const before = new Date(platform.clock.now().getTime() - FORGOTTEN_AFTER_MS);
	for (;;) {
		const removed = await inTransaction(platform.db, async (tx) => {
			const { rows } = await sql<{ id: string }>`DELETE FROM stored_objects WHERE purpose IN ('UPLOAD', 'TAKEN') AND id = ANY(ARRAY(
				SELECT id FROM stored_objects WHERE purpose IN ('UPLOAD', 'TAKEN') AND coalesce(checked_at, created_at) < ${before}
				ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
			)) RETURNING id`.execute(tx);
			const keys = rows.flatMap(({ id }) => [uploadKey(id), previewKey(id)]);
			if (keys.length > 0) await enqueue(tx, removeObject, { keys }, { priority: priority.background });
			return rows.length;
		});
		if (removed < BATCH) return;
	}
}
