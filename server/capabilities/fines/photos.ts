/** Tickets: served to the parties of the booking and to admins; everybody else gets 404. */
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type StoredPrivatePhoto, servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { sideOf } from './guards.ts';
import { holdOfPhoto } from './sql.ts';

const DEFAULT_WIDTH = 1600;

type PhotoRequest = { id: string; width: number | undefined; accept: string };

export async function readPhoto(
	platform: Platform,
	caller: Caller,
	{ id, width = DEFAULT_WIDTH, accept }: PhotoRequest,
): Promise<Response> {
	const hold = await holdOfPhoto(platform.db, id);
	if (!hold || !(sideOf(hold, caller.userId) || isAdmin(caller))) throw refuse('NOT_FOUND');
	const photo = await servePrivatePhoto(platform, id, width, accept);
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}

/** After a failed write. If the write succeeded and only its response was lost, the ticket is evidence and stays. */
export async function discardUnusedPhoto(platform: Platform, photo: StoredPrivatePhoto): Promise<void> {
	if (!(await holdOfPhoto(platform.db, photo.objectId))) await photo.discard();
}
