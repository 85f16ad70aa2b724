/** Deletes an object that its owner no longer needs: the row in the caller's transaction, the files by a job after the commit. */
import * as z from 'zod';
import type { Transaction } from '../database/pool.ts';
import { enqueue, job, priority } from '../jobs/jobs.ts';
import { documentKey, photoKeys } from '../storage/object-store.ts';
import { privatePhotoKeys } from './private-photos.ts';
import { PICTURE_QUEUE } from './uploads.ts';

export const removeObject = job('objects.remove-object', z.object({ keys: z.array(z.string()) }));

const keysOf = { PHOTO: photoKeys, PRIVATE_PHOTO: privatePhotoKeys, DOCUMENT: (id: string) => [documentKey(id)] };

/** Checks whether an object is still in use wait for this lock: if two transactions remove the last two references, one of them finds none. */
export async function lockObject(tx: Transaction, objectId: string): Promise<void> {
	await tx.selectFrom('stored_objects').select('id').where('id', '=', objectId).forUpdate().execute();
}

/** No row may refer to the object any more. */
export async function discardObject(tx: Transaction, objectId: string, kind: keyof typeof keysOf): Promise<void> {
	await tx.deleteFrom('stored_objects').where('id', '=', objectId).execute();
	// In the queue of pictures, so that no variant is written after its photo was deleted.
	await enqueue(tx, removeObject, { keys: keysOf[kind](objectId) }, { priority: priority.background, queue: { name: PICTURE_QUEUE } });
}
