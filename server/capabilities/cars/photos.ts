/** Photos of a car: uploads become photos in a given order; cards display the first. */
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardObject } from '#server/platform/files/delete-object.ts';
import { photoUrl } from '#server/platform/files/serve-photo.ts';
import { type StoredUpload, storePhoto, writeOrDiscard } from '#server/platform/files/uploads.ts';
import type { Caller, SaveResponse } from '#server/platform/http/route.ts';
import { changeOf } from './changes-sql.ts';
import { carChanged } from './events.ts';
import { getOwnCar, lockOwnCarForUpdate, submitIfComplete } from './own-car.ts';
import { arrangedPhotoIds, photosMustWait, proposePhotos } from './proposed-change.ts';
import { type CarRow, insertPhoto, replacePhotos } from './sql.ts';

type Photo = { id: string; url: string; sort: number };

export const presentPhotos = (car: Pick<CarRow, 'photos'>): Photo[] =>
	car.photos.map(({ object_id, sort }) => ({ id: object_id, url: photoUrl(object_id), sort }));

/**
 * Adds an upload as a photo of the car; if `sort` is occupied, the next free position is used. A verified car with too many new photos
 * gets it with its next approved change. `isReviewed`: an admin has seen it, as for cars of the demo.
 */
export async function addPhoto(
	platform: Platform,
	caller: Caller,
	carId: string,
	photo: { url: string; sort: number; isReviewed?: boolean },
	saveResponse: SaveResponse = async () => undefined,
): Promise<Photo> {
	if ((await getOwnCar(platform.db, caller, carId)).photos.length >= MAX_CAR_PHOTOS) throw refuse('TOO_MANY_PHOTOS');
	const stored = await storePhoto(platform, caller, photo.url, { purpose: 'CAR_PHOTO', field: 'url' });
	const write = async (tx: Transaction) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		await stored.commit(tx);
		const arranged = await arrangedPhotoIds(tx, car);
		const { isReviewed = false } = photo;
		if (!isReviewed && (await photosMustWait(tx, car, [...arranged, stored.objectId]))) {
			if (arranged.length >= MAX_CAR_PHOTOS) throw refuse('TOO_MANY_PHOTOS');
			const place = Math.min(photo.sort, arranged.length);
			await proposePhotos(platform, tx, car, arranged.toSpliced(place, 0, stored.objectId));
			const proposed = { id: stored.objectId, url: photoUrl(stored.objectId), sort: place };
			await saveResponse(tx, proposed);
			return proposed;
		}
		const sort = freePlace(car, photo.sort);
		await insertPhoto(tx, { carId, objectId: stored.objectId, sort, isReviewed });
		await submitIfComplete(platform, tx, caller, carId);
		await platform.events.publish(platform, tx, carChanged, { carId });
		const answer = { id: stored.objectId, url: photoUrl(stored.objectId), sort };
		await saveResponse(tx, answer);
		return answer;
	};
	return writeOrDiscard(
		() => [stored],
		() => inTransaction(platform.db, write),
	);
}

function freePlace({ photos }: CarRow, preferred: number): number {
	const occupied = new Set(photos.map(({ sort }) => sort));
	const places = Array.from({ length: MAX_CAR_PHOTOS }, (_, index) => (preferred + index) % MAX_CAR_PHOTOS);
	const free = places.find((place) => !occupied.has(place));
	if (free === undefined) throw refuse('TOO_MANY_PHOTOS');
	return free;
}

type PhotosInput = {
	carId: string;
	/** Photo ids of the car and addresses of uploads, in the desired order. */
	requestedIds: readonly string[];
	saveResponse: SaveResponse;
};

/** Replaces the car's photos atomically: unlisted ones are removed, uploads are added. A submitted car keeps at least one. */
export async function putPhotos(platform: Platform, caller: Caller, { carId, requestedIds, saveResponse }: PhotosInput): Promise<Photo[]> {
	assertPossible(await getOwnCar(platform.db, caller, carId), await proposedIds(platform.db, carId), requestedIds);
	const stored = new Map<string, StoredUpload>();
	const write = async (tx: Transaction) => {
		const car = await lockOwnCarForUpdate(tx, caller, carId);
		assertPossible(car, await proposedIds(tx, carId), requestedIds);
		for (const photo of stored.values()) await photo.commit(tx);
		const remainingIds = requestedIds.map((each) => stored.get(each)?.objectId ?? each);
		const photos = presentPhotos({ photos: remainingIds.map((object_id, sort) => ({ object_id, sort })) });
		if (await photosMustWait(tx, car, remainingIds)) {
			await proposePhotos(platform, tx, car, remainingIds);
			await saveResponse(tx, photos);
			return photos;
		}
		await replacePhotos(tx, carId, remainingIds);
		await proposePhotos(platform, tx, car, null);
		for (const { object_id } of car.photos) if (!remainingIds.includes(object_id)) await discardObject(tx, object_id, 'PHOTO');
		await submitIfComplete(platform, tx, caller, carId);
		await platform.events.publish(platform, tx, carChanged, { carId });
		await saveResponse(tx, photos);
		return photos;
	};
	return writeOrDiscard(
		() => [...stored.values()],
		async () => {
			// Sequential: encoding uses all cores by itself.
			for (const [index, url] of requestedIds.entries())
				if (isUpload(url)) stored.set(url, await storePhoto(platform, caller, url, { purpose: 'CAR_PHOTO', field: `photos.${index}` }));
			return inTransaction(platform.db, write);
		},
	);
}

async function proposedIds(db: Queryable, carId: string): Promise<readonly string[]> {
	return (await changeOf(db, carId))?.photo_ids ?? [];
}

const isUpload = (id: string): boolean => id.startsWith('/');

/** Checked before the slow work, and again under the lock. */
function assertPossible(car: CarRow, proposed: readonly string[], requestedIds: readonly string[]): void {
	const there = [...car.photos.map(({ object_id }) => object_id), ...proposed];
	const isThere = (each: string) => isUpload(each) || there.includes(each);
	if (new Set(requestedIds).size !== requestedIds.length || !requestedIds.every(isThere)) throw refuse('PHOTO_NOT_FOUND');
	if (requestedIds.length === 0 && car.submitted_at !== null) throw refuse('LAST_PHOTO');
}
