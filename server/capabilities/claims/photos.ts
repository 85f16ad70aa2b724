/** Photos of a claim: served to its parties and admins; everybody else gets 404. */
import { sideOf } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { discardUnused, type PhotoRequest, type StoredPrivatePhoto, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { claimOfPhoto } from './sql.ts';

export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const claim = await claimOfPhoto(platform.db, request.id);
	return servePhotoIf(claim !== undefined && (isAdmin(caller) || sideOf(claim, caller.userId) !== null), platform, request);
}

export const discardUnusedPhotos = ({ db }: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> =>
	discardUnused(photos, async (objectId) => (await claimOfPhoto(db, objectId)) !== undefined);
