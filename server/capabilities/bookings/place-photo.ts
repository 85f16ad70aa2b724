/** The photo of a meeting point: one object, shared by the car and by the bookings that were confirmed with it. */
import { carOfPlacePhoto } from '#server/capabilities/cars/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { discardObject, lockObject } from '#server/platform/files/delete-object.ts';
import { servePrivatePhoto } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { sharesPlace } from './place-rules.ts';
import { bookingsAtPhoto, isPhotoOfPlace } from './places-sql.ts';

const DEFAULT_WIDTH = 800;

type PhotoRequest = { id: string; width: number | undefined; accept: string };

/** Throws NOT_FOUND for callers who may not see the place itself. */
export async function readPlacePhoto(
	platform: Platform,
	caller: Caller,
	{ id, width = DEFAULT_WIDTH, accept }: PhotoRequest,
): Promise<Response> {
	const photo = (await mayRead(platform, caller, id)) ? await servePrivatePhoto(platform, id, width, accept) : null;
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}

async function mayRead({ db, clock }: Platform, caller: Caller, id: string): Promise<boolean> {
	const car = await carOfPlacePhoto(db, id);
	if (car?.owner_id === caller.userId) return true;
	if (isAdmin(caller)) return car !== undefined || isPhotoOfPlace(db, id);
	const now = clock.now();
	return (await bookingsAtPhoto(db, id)).some(
		({ owner_id, renter_id, status, ends_at }) =>
			(owner_id === caller.userId || renter_id === caller.userId) && sharesPlace({ status, endsAt: ends_at }, now),
	);
}

/** Deletes the photos that neither a car nor a booking refers to any more. */
export async function discardUnusedPhotos(tx: Transaction, photoIds: readonly string[]): Promise<void> {
	for (const id of [...photoIds].sort()) {
		await lockObject(tx, id);
		if (!(await carOfPlacePhoto(tx, id)) && !(await isPhotoOfPlace(tx, id))) await discardObject(tx, id, 'PRIVATE_PHOTO');
	}
}

export async function onMeetingPointPhotoRemoved(_platform: Platform, tx: Transaction, { photoId }: { photoId: string }): Promise<void> {
	await discardUnusedPhotos(tx, [photoId]);
}
