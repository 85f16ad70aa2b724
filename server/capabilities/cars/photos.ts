/** The photos of a car: an upload becomes one, and they are put in order; the first is the one on cards. */
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, Remember } from '#server/platform/http/call.ts';
import { discardObject } from '#server/platform/objects/discard.ts';
import { photoUrl } from '#server/platform/objects/serve-photo.ts';
import { takePhoto } from '#server/platform/objects/uploads.ts';
import { carChanged } from './news.ts';
import { lockOwnCar, ownCar, submitWhenWhole } from './own-car.ts';
import { arrangePhotos, type CarRow, carById, insertPhoto } from './sql.ts';

type Photo = { id: string; url: string; sort: number };

export const presentPhotos = (car: Pick<CarRow, 'photos'>): Photo[] =>
	car.photos.map(({ object_id, sort }) => ({ id: object_id, url: photoUrl(object_id), sort }));

/** Takes an upload of the owner's as a photo of the car; where `sort` is taken, the next free place is its. */
export async function addPhoto(
	platform: Platform,
	caller: Caller,
	carId: string,
	photo: { url: string; sort: number },
	remember: Remember = async () => undefined,
): Promise<Photo> {
	if ((await ownCar(platform.db, caller, carId)).photos.length >= MAX_CAR_PHOTOS) throw refuse('TOO_MANY_PHOTOS');
	const taken = await takePhoto(platform, caller, photo.url, { purpose: 'CAR_PHOTO', field: 'url' });
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCar(tx, caller, carId);
		const sort = freePlace(car, photo.sort);
		await taken.keep(tx);
		await insertPhoto(tx, { carId, objectId: taken.objectId, sort });
		await submitWhenWhole(platform, tx, caller, carId);
		await platform.news.publish(platform, tx, carChanged, { carId });
		const answer = { id: taken.objectId, url: photoUrl(taken.objectId), sort };
		await remember(tx, answer);
		return answer;
	});
}

function freePlace({ photos }: CarRow, wanted: number): number {
	const taken = new Set(photos.map(({ sort }) => sort));
	const places = Array.from({ length: MAX_CAR_PHOTOS }, (_, index) => (wanted + index) % MAX_CAR_PHOTOS);
	const free = places.find((place) => !taken.has(place));
	if (free === undefined) throw refuse('TOO_MANY_PHOTOS');
	return free;
}

/** `wanted`: ids of the car's photos, in the order that they shall have; the others go. A car that was handed in keeps at least one. */
export async function orderPhotos(platform: Platform, caller: Caller, carId: string, wanted: readonly string[]): Promise<Photo[]> {
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCar(tx, caller, carId);
		const there = car.photos.map(({ object_id }) => object_id);
		if (new Set(wanted).size !== wanted.length || wanted.some((id) => !there.includes(id))) throw refuse('PHOTO_NOT_FOUND');
		if (wanted.length === 0 && car.submitted_at !== null) throw refuse('LAST_PHOTO');
		await arrangePhotos(tx, carId, wanted);
		for (const id of there) if (!wanted.includes(id)) await discardObject(tx, id, 'PHOTO');
		await platform.news.publish(platform, tx, carChanged, { carId });
		const arranged = await carById(tx, carId);
		return arranged ? presentPhotos(arranged) : [];
	});
}
