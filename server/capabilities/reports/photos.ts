/** Photos of a report: served to the parties of its booking and admins; everybody else gets 404. */
import { bookingById, handoverSide } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type StoredPrivatePhoto, servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { reportOfPhoto } from './sql.ts';

const DEFAULT_WIDTH = 1600;

type PhotoRequest = { id: string; width: number | undefined; accept: string };

export async function readPhoto(
	platform: Platform,
	caller: Caller,
	{ id, width = DEFAULT_WIDTH, accept }: PhotoRequest,
): Promise<Response> {
	const report = await reportOfPhoto(platform.db, id);
	const booking = report && (await bookingById(platform.db, report.booking_id));
	if (!booking || !(handoverSide(booking, caller.userId) || isAdmin(caller))) throw refuse('NOT_FOUND');
	const photo = await servePrivatePhoto(platform, id, width, accept);
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}

/** Deletes the stored photos after a failed write. If the write succeeded and only its response was lost, the photos are evidence and stay. */
export async function discardUnusedPhotos(platform: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> {
	for (const photo of photos) {
		if (!(await reportOfPhoto(platform.db, photo.objectId))) await photo.discard();
	}
}
