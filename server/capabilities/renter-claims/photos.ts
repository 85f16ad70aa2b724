/** Photos of a renter's claim: served to its parties and admins; everybody else gets 404. */
import { sideOf, writeWithPhotos } from '#server/capabilities/cases/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { type PhotoRequest, type StoredPrivatePhoto, servePhotoIf } from '#server/platform/files/private-photos.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { claimOfPhoto } from './sql.ts';

export async function readPhoto(platform: Platform, caller: Caller, request: PhotoRequest): Promise<Response> {
	const claim = await claimOfPhoto(platform.db, request.id);
	return servePhotoIf(claim !== undefined && (isAdmin(caller) || sideOf(claim, caller.userId) !== null), platform, request);
}

/** `write` runs in a transaction, with the stored photos. */
export const writeWithClaimPhotos = <Result>(
	platform: Platform,
	caller: Caller,
	paths: readonly string[],
	write: (tx: Transaction, photos: readonly StoredPrivatePhoto[]) => Promise<Result>,
): Promise<Result> => {
	const isUsed = async (objectId: string) => (await claimOfPhoto(platform.db, objectId)) !== undefined;
	return writeWithPhotos(platform, caller, { paths, purpose: 'RENTER_CLAIM_PHOTO', isUsed }, write);
};
