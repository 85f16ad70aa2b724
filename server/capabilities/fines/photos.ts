/** Tickets: served to the parties of the booking and to admins; everybody else gets 404. */
import { sideOf } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { discardUnused, type PhotoRequest, type StoredPrivatePhoto, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { holdOfPhoto } from './sql.ts';

export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const hold = await holdOfPhoto(platform.db, request.id);
	return servePhotoIf(hold !== undefined && (isAdmin(caller) || sideOf(hold, caller.userId) !== null), platform, request);
}

export const discardUnusedPhoto = ({ db }: Platform, photo: StoredPrivatePhoto): Promise<void> =>
	discardUnused([photo], async (objectId) => (await holdOfPhoto(db, objectId)) !== undefined);
