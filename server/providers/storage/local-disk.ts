/** Files in a folder: the default. Uploads go to our own signed address. */
import { lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { SigningKeys } from '#server/platform/base/signing-keys.ts';
import { isObjectKey, type ObjectStore } from '#server/platform/storage/object-store.ts';
import { signUpload } from '#server/platform/storage/upload-signature.ts';

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}

/** Root runs commands that write for the service, such as a restore. The service has to read and replace what they wrote. */
const isRoot = process.getuid?.() === 0;

type Owner = { uid: number; gid: number };

/** Of the folder, or of the nearest one above that is there. */
async function ownerOf(folder: string): Promise<Owner> {
	const { uid, gid } = (await orNull(stat(folder))) ?? (await ownerOf(path.dirname(folder)));
	return { uid, gid };
}

export function createLocalDisk(folder: string, publicUrl: string, keys: SigningKeys): ObjectStore {
	const fileOf = (key: string) => {
		if (!isObjectKey(key)) throw new Error(`Not an object key: ${key}`);
		return path.join(folder, key);
	};
	let owner: Promise<Owner> | undefined;
	/** As root: to whoever DATA_DIR belongs to, with the folders above it. */
	const handOver = async (file: string) => {
		owner ??= ownerOf(path.dirname(folder));
		const { uid, gid } = await owner;
		for (let each = file; uid !== 0 && each.length >= folder.length; each = path.dirname(each)) await lchown(each, uid, gid);
	};
	return {
		put: async (key, bytes) => {
			const file = fileOf(key);
			await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
			// Written to a temporary file and renamed, so that readers never see half a file.
			const half = `${file}.${process.pid}.part`;
			await writeFile(half, bytes);
			if (isRoot) await handOver(half);
			await rename(half, file);
		},
		get: async (key) => {
			const bytes = await orNull(readFile(fileOf(key)));
			return bytes && new Uint8Array(bytes);
		},
		remove: (key) => rm(fileOf(key), { force: true }),
		async *list() {
			for (const entry of (await orNull(readdir(folder, { recursive: true, withFileTypes: true }))) ?? []) {
				const file = path.join(entry.parentPath, entry.name);
				const key = path.relative(folder, file);
				const found = entry.isFile() && isObjectKey(key) ? await orNull(stat(file)) : null;
				if (found) yield { key, bytes: found.size };
			}
		},
		uploadAddress: async (uploadId, expires) => `${publicUrl}/objects/uploads/${uploadId}?${signUpload(keys, uploadId, expires)}`,
	};
}
