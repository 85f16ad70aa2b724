/** Background work on files: AVIF variants, and the deletion of abandoned uploads and unused objects. */
import { sql } from 'kysely';
import type { PlatformJob } from '../context/platform.ts';
import { handle } from '../jobs/jobs.ts';
import type { Recurring } from '../jobs/worker.ts';
import { previewKey, uploadKey } from '../storage/object-store.ts';
import { encodeAvif } from './avif.ts';
import { removeObject } from './delete-object.ts';
import { variantsOf } from './photo-variants.ts';
import { purgeAbandonedUploads, purgeAbandonedUploadsJob } from './purge-abandoned-uploads.ts';
import { encodeAvifJob, removeUpload, storeAll } from './uploads.ts';

export const objectJobs: readonly PlatformJob[] = [
	handle(encodeAvifJob, async (platform, { photoId }) => {
		const master = await platform.store.get(`photos/${photoId}/master.jpg`);
		if (!master) return;
		const images = await encodeAvif(master);
		await storeAll(platform, `photos/${photoId}`, images);
		await platform.db
			.updateTable('stored_objects')
			.set({ variants: sql<string>`variants || ${JSON.stringify(variantsOf(images))}::jsonb` })
			.where('id', '=', photoId)
			.execute();
	}),
	handle(removeUpload, async (platform, { uploadId }) => {
		await platform.store.remove(uploadKey(uploadId));
		await platform.store.remove(previewKey(uploadId));
	}),
	handle(removeObject, async (platform, { keys }) => {
		for (const key of keys) await platform.store.remove(key);
	}),
	handle(purgeAbandonedUploadsJob, purgeAbandonedUploads),
];

/** Every ten minutes, but not at the full ten, when other jobs run. */
export const objectsRecurring: readonly Recurring[] = [{ name: purgeAbandonedUploadsJob.name, match: '3,13,23,33,43,53 * * * *' }];
