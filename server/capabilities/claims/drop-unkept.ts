/** A write that failed leaves no files behind. Where only its answer was lost, the photos are evidence by now, and stay. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { TakenPrivately } from '#server/platform/objects/private-photos.ts';
import { claimOfPhoto } from './sql.ts';

export async function dropUnkept(platform: Platform, photos: readonly TakenPrivately[]): Promise<void> {
	for (const photo of photos) {
		if (!(await claimOfPhoto(platform.db, photo.objectId))) await photo.drop();
	}
}
