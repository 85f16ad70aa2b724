/** Private photos: encoded like public ones, stored apart from them, and served only by capabilities that know who may see them. */
import { createHash, randomUUID } from 'node:crypto';
import { photoWidths } from '#contract/objects.ts';
import { refuse } from '../base/refusal.ts';
import type { Platform } from '../context/platform.ts';
import type { Caller } from '../http/route.ts';
import { encodePhoto } from './images.ts';
import { readPhoto, variantsOf } from './photo-variants.ts';
import { consumeUpload, decodeUpload, type StoredUpload, storeAll, uploadIdOf } from './uploads.ts';

const FOLDER = 'private';
/** Long enough to view it again, short enough for a shared phone. */
const BRIEFLY = 'private, max-age=600';

export type PrivatePhotoPurpose =
	| 'HANDOVER_PHOTO'
	| 'CLAIM_PHOTO'
	| 'MESSAGE_PHOTO'
	| 'PLACE_PHOTO'
	| 'REPORT_PHOTO'
	| 'FINE_PHOTO'
	| 'RENTER_CLAIM_PHOTO';
export type StoredPrivatePhoto = StoredUpload & { sha256: Buffer; width: number; height: number };

/** Re-encodes the uploaded picture under a new id; `sha256` is of the uploaded bytes. Throws as `storePhoto` does. */
export async function storePrivatePhoto(
	platform: Platform,
	caller: Caller,
	objectPath: string,
	as: { purpose: PrivatePhotoPurpose; field: string },
): Promise<StoredPrivatePhoto> {
	const uploadId = uploadIdOf(objectPath, as.field, caller);
	const { photo, sha256 } = await decodeUpload(platform, caller, { id: uploadId, field: as.field }, async (uploaded) => ({
		photo: await encodePhoto(uploaded),
		sha256: createHash('sha256').update(uploaded).digest(),
	}));
	const objectId = randomUUID();
	const files = [photo.master, ...photo.webp];
	await storeAll(platform, `${FOLDER}/${objectId}`, files);
	return {
		objectId,
		sha256,
		width: photo.width,
		height: photo.height,
		discard: async () => {
			await Promise.all(files.map(({ name }) => platform.store.remove(`${FOLDER}/${objectId}/${name}`)));
		},
		commit: async (tx) => {
			await consumeUpload(tx, caller, uploadId, as.field);
			await tx
				.insertInto('stored_objects')
				.values({
					id: objectId,
					uploaded_by: caller.userId,
					purpose: as.purpose,
					content_type: 'image/jpeg',
					byte_size: photo.master.bytes.byteLength,
					width: photo.width,
					height: photo.height,
					variants: JSON.stringify(variantsOf(photo.webp)),
					created_at: platform.clock.now(),
				})
				.execute();
		},
	};
}

/** Null if there is no such photo. The caller has already checked access. */
export async function servePrivatePhoto(platform: Platform, id: string, width: number, accept: string): Promise<Response | null> {
	const photo = await readPhoto(platform, { id, folder: FOLDER, width, accept });
	if (!photo) return null;
	return new Response(photo.bytes, { headers: { 'content-type': photo.type, 'cache-control': BRIEFLY, vary: 'Accept, Cookie' } });
}

/** A request for one photo, with the width that fits the screen. */
export type PhotoRequest = { id: string; width: number | undefined; accept: string };

const DEFAULT_WIDTH = 1600;

/** Throws NOT_FOUND unless the caller `mayRead` it, so that others do not learn that there is such a photo. */
export async function servePhotoIf(
	mayRead: boolean,
	platform: Platform,
	{ id, width = DEFAULT_WIDTH, accept }: PhotoRequest,
): Promise<Response> {
	const photo = mayRead ? await servePrivatePhoto(platform, id, width, accept) : null;
	if (!photo) throw refuse('NOT_FOUND');
	return photo;
}

/** Deletes stored photos after a failed write. If the write succeeded and only its response was lost, the photos are evidence and stay. */
export async function discardUnused(photos: readonly StoredPrivatePhoto[], isUsed: (objectId: string) => Promise<boolean>): Promise<void> {
	for (const photo of photos) {
		if (!(await isUsed(photo.objectId))) await photo.discard();
	}
}

export const privatePhotoMasterKey = (id: string): string => `${FOLDER}/${id}/master.jpg`;

/** Every file that may exist of a private photo. */
export const privatePhotoKeys = (id: string): string[] =>
	['master.jpg', ...photoWidths.map((width) => `${width}.webp`)].map((name) => `${FOLDER}/${id}/${name}`);
