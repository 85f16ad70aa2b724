/** Files in a folder: the default. Uploads go to our own signed address. */
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SigningKeys } from '#server/platform/base/signing-keys.ts';
import type { ObjectStore } from '#server/platform/storage/object-store.ts';
import { signUpload } from '#server/platform/storage/upload-signature.ts';

const KEY = /^[a-z]+(?:\/[\w.-]+)+$/;

export function createLocalDisk(folder: string, publicUrl: string, keys: SigningKeys): ObjectStore {
	const fileOf = (key: string) => {
		if (!KEY.test(key) || key.includes('..')) throw new Error(`Not an object key: ${key}`);
		return path.join(folder, key);
	};
	return {
		put: async (key, bytes) => {
			const file = fileOf(key);
			await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
			// Written to a temporary file and renamed, so that readers never see half a file.
			const half = `${file}.${process.pid}.part`;
			await writeFile(half, bytes);
			await rename(half, file);
		},
		get: async (key) => {
			try {
				return new Uint8Array(await readFile(fileOf(key)));
			} catch (error) {
				if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
				throw error;
			}
		},
		remove: (key) => rm(fileOf(key), { force: true }),
		uploadAddress: async (uploadId, expires) => `${publicUrl}/objects/uploads/${uploadId}?${signUpload(keys, uploadId, expires)}`,
	};
}
