/** The photos of a record: uploaded one by one before, re-encoded here, kept by the record or dropped with it. */
import type { HandoverShot } from '#contract/handover.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Caller } from '#server/platform/http/call.ts';
import type { TakenPrivately } from '#server/platform/objects/private-photos.ts';
import { takePrivatePhotos } from '#server/platform/objects/take-private-photos.ts';

export type TakenShot = TakenPrivately & { shot: HandoverShot };
type Given = { objectPath: string; shot: HandoverShot };

/** Throws INVALID_INPUT for `photos.{index}.objectPath` where an upload is not there, or `photos` where a picture is there twice. */
export async function takeShots(platform: Platform, caller: Caller, photos: readonly Given[]): Promise<TakenShot[]> {
	const taken = await takePrivatePhotos(
		platform,
		caller,
		photos.map(({ objectPath }) => objectPath),
		{ purpose: 'HANDOVER_PHOTO', fieldOf: (index) => `photos.${index}.objectPath` },
	);
	return taken.map((photo, index) => ({ ...photo, shot: photos[index]?.shot ?? 'OTHER' }));
}
