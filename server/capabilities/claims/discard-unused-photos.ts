/** Deletes the stored photos after a failed write. If the write succeeded and only its response was lost, the photos are evidence and stay. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { claimOfPhoto } from './sql.ts';

export async function discardUnusedPhotos(platform: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> {
	for (const photo of photos) {
		if (!(await claimOfPhoto(platform.db, photo.objectId))) await photo.discard();
	}
}
