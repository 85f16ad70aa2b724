/** Photos that a party adds to a case: stored before the transaction, and discarded if it fails. */
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { discardUnused, type PrivatePhotoPurpose, type StoredPrivatePhoto } from '#server/platform/files/private-photos.ts';
import { storePrivatePhotos } from '#server/platform/files/store-private-photos.ts';
import type { Caller } from '#server/platform/http/route.ts';

type Uploaded = { paths: readonly string[]; purpose: PrivatePhotoPurpose; isUsed(objectId: string): Promise<boolean> };
type Write<Result> = (tx: Transaction, photos: readonly StoredPrivatePhoto[]) => Promise<Result>;

/** `write` commits the photos in its transaction. Throws as `storePrivatePhotos` does. */
export async function writeWithPhotos<Result>(
	platform: Platform,
	caller: Caller,
	{ paths, purpose, isUsed }: Uploaded,
	write: Write<Result>,
): Promise<Result> {
	const photos = await storePrivatePhotos(platform, caller, paths, { purpose, fieldOf: (index) => `photos.${index}` });
	try {
		return await inTransaction(platform.db, (tx) => write(tx, photos));
	} catch (error) {
		await discardUnused(photos, isUsed);
		throw error;
	}
}
