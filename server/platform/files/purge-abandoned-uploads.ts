/** Uploads that nothing took: somebody left the form. After a day they go, rows and files. */
import { sql } from 'kysely';
import * as z from 'zod';
import { DAY_MS } from '#contract/time.ts';
import type { Platform } from '../context/platform.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueue, job, priority } from '../jobs/jobs.ts';
import { previewKey, uploadKey } from '../storage/object-store.ts';
import { removeObject } from './delete-object.ts';

export const purgeAbandonedUploadsJob = job('objects.remove-forgotten', z.object({}));

const FORGOTTEN_AFTER_MS = DAY_MS;
/** Few at a time, so that nobody who takes an upload waits for long. */
const BATCH = 100;

/** Row by row it is asked again whether it still waits: what is being taken at this moment is left alone, and is no upload afterwards. */
export async function purgeAbandonedUploads(platform: Platform): Promise<void> {
	const before = new Date(platform.clock.now().getTime() - FORGOTTEN_AFTER_MS);
	for (;;) {
		const removed = await inTransaction(platform.db, async (tx) => {
			const { rows } = await sql<{ id: string }>`DELETE FROM stored_objects WHERE purpose = 'UPLOAD' AND id = ANY(ARRAY(
				SELECT id FROM stored_objects WHERE purpose = 'UPLOAD' AND created_at < ${before}
				ORDER BY created_at LIMIT ${BATCH} FOR UPDATE SKIP LOCKED
			)) RETURNING id`.execute(tx);
			const keys = rows.flatMap(({ id }) => [uploadKey(id), previewKey(id)]);
			if (keys.length > 0) await enqueue(tx, removeObject, { keys }, { priority: priority.background });
			return rows.length;
		});
		if (removed < BATCH) return;
	}
}
