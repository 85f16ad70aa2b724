/** Uploads a file like a browser: requests an address, stores the bytes, has them checked. */

import type { Platform } from '#server/platform/context/platform.ts';
import { finishUpload, startUpload } from '#server/platform/files/uploads.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { uploadKey } from '#server/platform/storage/object-store.ts';

/** Returns the object path. */
export async function uploadJpeg(platform: Platform, caller: Caller, jpeg: Uint8Array): Promise<string> {
	const { uploadURL } = await startUpload(platform, caller);
	const id = new URL(uploadURL).pathname.split('/').at(-1) ?? '';
	await platform.store.put(uploadKey(id), jpeg, 'image/jpeg');
	const { objectPath } = await finishUpload(platform, caller, uploadURL);
	return objectPath;
}
