/** Photos of a report: served to the parties of its booking and admins; others get 404. */
import { bookingById, handoverSide } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { discardUnused, type PhotoRequest, type StoredPrivatePhoto, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { reportOfPhoto } from './sql.ts';

export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const report = await reportOfPhoto(platform.db, request.id);
	const booking = report && (await bookingById(platform.db, report.booking_id));
	return servePhotoIf(booking !== undefined && (isAdmin(caller) || handoverSide(booking, caller.userId) !== null), platform, request);
}

export const discardUnusedPhotos = ({ db }: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> =>
	discardUnused(photos, async (objectId) => (await reportOfPhoto(db, objectId)) !== undefined);
