/** Files in a folder: the default. Uploads go to our own signed address. */
import { randomUUID } from 'node:crypto';
import { lchown, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { HOUR_MS } from '#contract/time.ts';
import type { SigningKeys } from '#server/platform/base/signing-keys.ts';
import { isObjectKey, type ObjectStore, ObjectTooLarge, StorageUnavailable } from '#server/platform/storage/object-store.ts';
import { signUpload } from '#server/platform/storage/upload-signature.ts';

async function orNull<T>(asked: Promise<T>): Promise<T | null> {
	try {
		return await asked;
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
		throw error;
	}
}

/** The disk or the quota is full, the disk fails or became read-only, a network folder is away, too many files are open. */
const UNAVAILABLE = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'ESTALE', 'ETIMEDOUT', 'EMFILE', 'ENFILE']);

/** Throws StorageUnavailable for errors that may be temporary. */
async function fromDisk<T>(asked: Promise<T>): Promise<T> {
	try {
		return await asked;
	} catch (error) {
		if (!(error instanceof Error && 'code' in error && UNAVAILABLE.has(String(error.code)))) throw error;
		throw new StorageUnavailable(`the folder of files: ${error.message}`, { cause: error });
	}
}

/** Written to a file of its own and renamed, so that readers never see half a file, nor a mixture of two writers. `before`: runs before the renaming. */
async function write(file: string, bytes: Uint8Array, before: (half: string) => Promise<void>): Promise<void> {
	await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
	const half = `${file}.${randomUUID()}.part`;
	try {
		await writeFile(half, bytes);
		await before(half);
		await rename(half, file);
	} catch (error) {
		await rm(half, { force: true });
		throw error;
	}
}

/** Temporary files of processes that ended while they wrote. */
async function removeHalves(folder: string): Promise<void> {
	const before = Date.now() - HOUR_MS;
	for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
		if (!entry.isFile() || !entry.name.endsWith('.part')) continue;
		const file = path.join(entry.parentPath, entry.name);
		const found = await orNull(stat(file));
		if (found && found.mtimeMs < before) await rm(file, { force: true });
	}
}

/** Root runs commands that write for the service, such as a restore. The service must be able to read and replace these files. */
const isRoot = process.getuid?.() === 0;

type Owner = { uid: number; gid: number };

/** Owner of the folder, or of the nearest existing one above it. */
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
	/** As root: gives the file, and the folders above it, the owner of DATA_DIR. */
	const handOver = async (file: string) => {
		if (!isRoot) return;
		owner ??= ownerOf(path.dirname(folder));
		const { uid, gid } = await owner;
		for (let each = file; uid !== 0 && each.length >= folder.length; each = path.dirname(each)) await lchown(each, uid, gid);
	};
	let isCleared = false;
	return {
		put: async (key, bytes) => {
			await fromDisk(write(fileOf(key), bytes, handOver));
			// Only when something is written: commands that only read leave the folder unchanged.
			if (isCleared) return;
			isCleared = true;
			removeHalves(folder).catch(() => undefined);
		},
		get: async (key, { most } = { most: Number.POSITIVE_INFINITY }) => {
			const file = fileOf(key);
			const found = await fromDisk(orNull(stat(file)));
			if (found && found.size > most) throw new ObjectTooLarge(`more than ${most} bytes`);
			const bytes = await fromDisk(orNull(readFile(file)));
			return bytes && new Uint8Array(bytes);
		},
		remove: (key) => fromDisk(rm(fileOf(key), { force: true })),
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
