/** One photo of a handover, for its parties and admins; everybody else gets 404. */
import { bookingById, handoverSideFor } from '#server/capabilities/bookings/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { type PhotoRequest, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { bookingOfPhoto } from './sql.ts';

export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const bookingId = await bookingOfPhoto(platform.db, request.id);
	const booking = bookingId ? await bookingById(platform.db, bookingId) : undefined;
	return servePhotoIf(
		booking !== undefined && (isAdmin(caller) || handoverSideFor(booking, caller, platform.clock.now()) !== null),
		platform,
		request,
	);
}
