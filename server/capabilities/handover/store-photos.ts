/** Photos of a record: uploaded separately before, re-encoded here, discarded if the record fails. */
import type { HandoverShot } from '#contract/handover.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import type { Caller } from '#server/platform/http/route.ts';

export type StoredShot = StoredPrivatePhoto & { shot: HandoverShot };
type HandoverPhotoInput = { objectPath: string; shot: HandoverShot };

/** Throws INVALID_INPUT for `photos.{index}.objectPath` if an upload is missing, or for `photos` if a picture occurs twice. */
export async function storeHandoverPhotos(
	platform: Platform,
	caller: Caller,
	photos: readonly HandoverPhotoInput[],
): Promise<StoredShot[]> {
	const stored = await storePrivatePhotos(
		platform,
		caller,
		photos.map(({ objectPath }) => objectPath),
		{ purpose: 'HANDOVER_PHOTO', fieldOf: (index) => `photos.${index}.objectPath` },
	);
	return stored.map((photo, index) => ({ ...photo, shot: photos[index]?.shot ?? 'OTHER' }));
}
