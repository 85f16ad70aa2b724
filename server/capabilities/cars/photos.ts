/** The photos of a car: uploads become photos, and all are put in order; the first is the one on cards. */
import { MAX_CAR_PHOTOS } from '#contract/listing-form.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { Caller, Remember } from '#server/platform/http/call.ts';
import { discardObject } from '#server/platform/objects/discard.ts';
import { photoUrl } from '#server/platform/objects/serve-photo.ts';
import { type Taken, takePhoto } from '#server/platform/objects/uploads.ts';
import { carChanged } from './news.ts';
import { lockOwnCar, ownCar, submitWhenWhole } from './own-car.ts';
import { type CarRow, insertPhoto, replacePhotos } from './sql.ts';

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

type Wanted = {
	carId: string;
	/** Ids of photos that the car has, and addresses of uploads that become photos, in the order that all shall have. */
	wanted: readonly string[];
	remember: Remember;
};

/** The car's photos from now on: what is not wanted goes, in the same moment as what is new comes. A car that was handed in keeps at least one. */
export async function putPhotos(platform: Platform, caller: Caller, { carId, wanted, remember }: Wanted): Promise<Photo[]> {
	demandPossible(await ownCar(platform.db, caller, carId), wanted);
	const taken = new Map<string, Taken>();
	// One after another: encoding takes the machine's cores by itself.
	for (const [index, url] of wanted.entries())
		if (isUpload(url)) taken.set(url, await takePhoto(platform, caller, url, { purpose: 'CAR_PHOTO', field: `photos.${index}` }));
	return inTransaction(platform.db, async (tx) => {
		const car = await lockOwnCar(tx, caller, carId);
		demandPossible(car, wanted);
		for (const photo of taken.values()) await photo.keep(tx);
		const kept = wanted.map((each) => taken.get(each)?.objectId ?? each);
		await replacePhotos(tx, carId, kept);
		for (const { object_id } of car.photos) if (!kept.includes(object_id)) await discardObject(tx, object_id, 'PHOTO');
		await submitWhenWhole(platform, tx, caller, carId);
		await platform.news.publish(platform, tx, carChanged, { carId });
		const photos = presentPhotos({ photos: kept.map((object_id, sort) => ({ object_id, sort })) });
		await remember(tx, photos);
		return photos;
	});
}

const isUpload = (wanted: string): boolean => wanted.startsWith('/');

/** Asked before the slow work, and again under the lock. */
function demandPossible(car: CarRow, wanted: readonly string[]): void {
	const there = car.photos.map(({ object_id }) => object_id);
	const isThere = (each: string) => isUpload(each) || there.includes(each);
	if (new Set(wanted).size !== wanted.length || !wanted.every(isThere)) throw refuse('PHOTO_NOT_FOUND');
	if (wanted.length === 0 && car.submitted_at !== null) throw refuse('LAST_PHOTO');
}
