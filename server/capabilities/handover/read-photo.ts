/** One photo of a handover, for its parties and admins; everybody else gets 404. */
import { bookingById, handoverSide } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { bookingOfPhoto } from './sql.ts';

const DEFAULT_WIDTH = 1600;

type Wanted = { id: string; width: number | undefined; accept: string };

export async function readPhoto(platform: Platform, caller: Caller, { id, width = DEFAULT_WIDTH, accept }: Wanted): Promise<Response> {
	const bookingId = await bookingOfPhoto(platform.db, id);
	const booking = bookingId ? await bookingById(platform.db, bookingId) : undefined;
	if (!booking || !(handoverSide(booking, caller.userId) || isAdmin(caller))) throw refuse('NOT_FOUND');
	const photo = await servePrivatePhoto(platform, id, width, accept);
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}
