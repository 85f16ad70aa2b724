/** Stores several private photos that were uploaded before: re-encodes them, and deletes them if the caller's write fails. */
import type { Platform } from '../context/platform.ts';
import { refuseField } from '../http/input.ts';
import type { Caller } from '../http/route.ts';
import { type PrivatePhotoPurpose, type StoredPrivatePhoto, storePrivatePhoto } from './private-photos.ts';

/** Pictures read ahead: as many as are encoded for one person at a time. */
const AT_A_TIME = 2;

type As = { purpose: PrivatePhotoPurpose; fieldOf(index: number): string };

/** In the order of their paths. Throws INVALID_INPUT for the field of a missing upload, or for `photos` if a picture occurs twice. */
export async function storePrivatePhotos(
	platform: Platform,
	caller: Caller,
	objectPaths: readonly string[],
	{ purpose, fieldOf }: As,
): Promise<StoredPrivatePhoto[]> {
	const stored: Array<StoredPrivatePhoto | undefined> = objectPaths.map(() => undefined);
	const waiting = objectPaths.entries();
	const work = async () => {
		for (const [index, objectPath] of waiting) {
			stored[index] = await storePrivatePhoto(platform, caller, objectPath, { purpose, field: fieldOf(index) });
		}
	};
	const outcomes = await Promise.allSettled(Array.from({ length: AT_A_TIME }, work));
	const there = stored.filter((each) => each !== undefined);
	const failed = outcomes.find((outcome) => outcome.status === 'rejected');
	const isRepeated = new Set(there.map(({ sha256 }) => sha256.toString('hex'))).size < there.length;
	if (!failed && !isRepeated) return there;
	await Promise.all(there.map((each) => each.discard()));
	throw failed ? failed.reason : refuseField('photos', 'PHOTOS_REPEATED', caller.lang);
}
