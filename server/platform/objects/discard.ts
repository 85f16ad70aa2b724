/** Takes an object away whose taker no longer needs it: the row in the taker's transaction, its files by a job once that is true. */
import * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueue, job, priority } from '../jobs/jobs.ts';
import { documentKey, photoKeys } from '../storage/object-store.ts';
import { PICTURE_QUEUE } from './uploads.ts';

export const removeObject = job('objects.remove-object', z.object({ keys: z.array(z.string()) }));

/** Nothing may refer to the object any more. */
export async function discardObject(tx: Transaction, objectId: string, kind: 'PHOTO' | 'DOCUMENT'): Promise<void> {
	await tx.deleteFrom('stored_objects').where('id', '=', objectId).execute();
	const keys = kind === 'PHOTO' ? photoKeys(objectId) : [documentKey(objectId)];
	// In the queue of pictures, so that no variant is written after its photo is gone.
	await enqueue(tx, removeObject, { keys }, { priority: priority.background, queue: PICTURE_QUEUE });
}
