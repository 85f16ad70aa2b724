/** Photos of a case: added by a party, served to both parties and admins; others get 404. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import {
	discardUnused,
	type PhotoRequest,
	type PrivatePhotoPurpose,
	type StoredPrivatePhoto,
	servePhotoIf,
} from '#server/platform/files/private-photos.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type CaseParties, sideOf } from './rules.ts';

type Write<Result> = (tx: Transaction, photos: readonly StoredPrivatePhoto[]) => Promise<Result>;

/** `caseOf`: the case that a photo belongs to. */
export function casePhotos(purpose: PrivatePhotoPurpose, caseOf: (db: Queryable, objectId: string) => Promise<CaseParties | undefined>) {
	async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
		const parties = await caseOf(platform.db, request.id);
		return servePhotoIf(parties !== undefined && (isAdmin(caller) || sideOf(parties, caller.userId) !== null), platform, request);
	}

	/** Photos of a failed write are deleted. */
	const discard = ({ db }: Platform, photos: readonly StoredPrivatePhoto[]): Promise<void> =>
		discardUnused(photos, async (objectId) => (await caseOf(db, objectId)) !== undefined);

	/** Stores the photos, then runs `write` in a transaction, which commits them. Throws as `storePrivatePhotos` does. */
	async function writeWithPhotos<Result>(
		platform: Platform,
		caller: Caller,
		paths: readonly string[],
		write: Write<Result>,
	): Promise<Result> {
		const photos = await storePrivatePhotos(platform, caller, paths, { purpose, fieldOf: (index) => `photos.${index}` });
		try {
			return await inTransaction(platform.db, (tx) => write(tx, photos));
		} catch (error) {
			await discard(platform, photos);
			throw error;
		}
	}

	return { readPhoto, writeWithPhotos, discard };
}
