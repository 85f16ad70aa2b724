/** Slow work on files: AVIF variants, and the removal of uploads that were taken. */
import type { PlatformJob } from '../context/platform.ts';
import { handle } from '../jobs/jobs.ts';
import { uploadKey } from '../storage/object-store.ts';
import { encodeAvif } from './images.ts';
import { makeAvif, removeUpload, storeAll } from './uploads.ts';

export const objectJobs: readonly PlatformJob[] = [
	handle(makeAvif, async (platform, { photoId }) => {
		const master = await platform.store.get(`photos/${photoId}/master.jpg`);
		if (master) await storeAll(platform, `photos/${photoId}`, await encodeAvif(master));
	}),
	handle(removeUpload, (platform, { uploadId }) => platform.store.remove(uploadKey(uploadId))),
];
