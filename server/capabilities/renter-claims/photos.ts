/** Photos of a renter's claim: served to its parties and admins; everybody else gets 404. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type StoredPrivatePhoto, servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { sideOf } from './guards.ts';
import { claimOfPhoto } from './sql.ts';

const DEFAULT_WIDTH = 1600;

type PhotoRequest = { id: string; width: number | undefined; accept: string };

export async function readPhoto(
	platform: Platform,
	caller: Caller,
	{ id, width = DEFAULT_WIDTH, accept }: PhotoRequest,
): Promise<Response> {
	const claim = await claimOfPhoto(platform.db, id);
	if (!claim || !(sideOf(claim, caller.userId) || isAdmin(caller))) throw refuse('NOT_FOUND');
	const photo = await servePrivatePhoto(platform, id, width, accept);
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}

/** Deletes the stored photos after a failed write. If the write succeeded and only its response was lost, the photos are evidence and stay. */
export async function discardUnusedPhotos(platform: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> {
	for (const photo of photos) {
		if (!(await claimOfPhoto(platform.db, photo.objectId))) await photo.discard();
	}
}
