/** Both stores fulfil the same contract: the folder on a real disk, S3 against a server over HTTP. */
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import fsPromises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';
import { ObjectTooLarge, StorageUnavailable } from '#server/platform/storage/object-store.ts';
import { createLocalDisk } from './local-disk.ts';
import { createS3 } from './s3.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-storage-'));
const s3server = new S3rver({
	address: '127.0.0.1',
	port: 0,
	silent: true,
	directory: path.join(folder, 's3'),
	configureBuckets: [{ name: 'cars', configs: [] }],
});
const { port } = (await s3server.run()) as unknown as AddressInfo;
const endpoint = `http://127.0.0.1:${port}`;
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
const s3 = createS3({ endpoint, bucket: 'cars', region: 'us-east-1', ...keys });
const disk = createLocalDisk(path.join(folder, 'disk'), 'http://localhost', createSigningKeys(['secret']));

afterAll(async () => {
	await s3server.close();
	rmSync(folder, { recursive: true, force: true });
});

describe.each([
	['a folder', disk],
	['S3', s3],
])('%s', (_, store) => {
	test('returns the bytes that were put, and the later ones after another put', async () => {
		await store.put('photos/one/400.webp', Uint8Array.of(0, 255, 10, 13), 'image/webp');
		expect(await store.get('photos/one/400.webp')).toEqual(Uint8Array.of(0, 255, 10, 13));
		await store.put('photos/one/400.webp', Uint8Array.of(1), 'image/webp');
		expect(await store.get('photos/one/400.webp')).toEqual(Uint8Array.of(1));
	});
	test('returns null for a missing key, and removes a missing key without an error', async () => {
		expect(await store.get('photos/none/400.webp')).toBeNull();
		await store.put('photos/two/400.webp', Uint8Array.of(1), 'image/webp');
		await store.remove('photos/two/400.webp');
		await store.remove('photos/two/400.webp');
		expect(await store.get('photos/two/400.webp')).toBeNull();
	});
	test('returns no more than the limit', async () => {
		await store.put('uploads/ten', new Uint8Array(10), 'image/webp');
		expect(await store.get('uploads/ten', { most: 10 })).toHaveLength(10);
		await expect(store.get('uploads/ten', { most: 9 })).rejects.toBeInstanceOf(ObjectTooLarge);
	});
	test('lists every file with its size', async () => {
		for (const [name, bytes] of [
			['a.webp', 3],
			['b.webp', 0],
		] as const)
			await store.put(`previews/listed/${name}`, new Uint8Array(bytes), 'image/webp');
		const listed = await Array.fromAsync(store.list());
		expect(listed.filter(({ key }) => key.startsWith('previews/listed/')).sort((a, b) => a.key.localeCompare(b.key))).toEqual([
			{ key: 'previews/listed/a.webp', bytes: 3 },
			{ key: 'previews/listed/b.webp', bytes: 0 },
		]);
	});
});

test('S3: lists page by page', async () => {
	const names = ['one', 'two', 'three', 'four', 'five'].map((name) => `paged/${name}`);
	for (const name of names) await s3.put(name, Uint8Array.of(1), 'image/webp');
	const inPairs = createS3({ endpoint, bucket: 'cars', region: 'us-east-1', ...keys }, { listedAtOnce: 2 });
	const listed = (await Array.fromAsync(inPairs.list())).map(({ key }) => key).filter((key) => key.startsWith('paged/'));
	expect(listed.sort()).toEqual(names.sort());
});

test('a folder that does not exist yet has no files', async () => {
	const none = createLocalDisk(path.join(folder, 'none'), 'http://localhost', createSigningKeys(['secret']));
	expect(await Array.fromAsync(none.list())).toEqual([]);
});

test('S3: a presigned address accepts one PUT without any key, and has an expiry', async () => {
	const address = await s3.uploadAddress('0c1c2f0e-one', new Date(Date.now() + 60_000));
	expect(new URL(address).pathname).toMatch(/\/0c1c2f0e-one$/);
	expect((await fetch(address, { method: 'PUT', body: 'a photo' })).status).toBe(200);
	expect(new TextDecoder().decode((await s3.get('uploads/0c1c2f0e-one')) ?? undefined)).toBe('a photo');
	expect(new URL(address).searchParams.get('X-Amz-Expires')).toMatch(/^(59|60)$/);
});

test('S3: wrong keys make the storage unavailable, and are never an empty answer', async () => {
	const stranger = createS3({ endpoint, bucket: 'cars', region: 'us-east-1', ...keys, accessKeyId: 'stranger' });
	const refused = stranger.get('photos/one/400.webp');
	await expect(refused).rejects.toThrow('403');
	await expect(refused).rejects.toBeInstanceOf(StorageUnavailable);
});

test('a folder: no key leads out of it', async () => {
	for (const key of ['../secret', 'photos/../../secret', '/etc/passwd', 'photos', '']) {
		await expect(disk.get(key)).rejects.toThrow('Not an object key');
	}
});

describe('a folder', () => {
	const halves = (of: string) => readdirSync(of, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.part'));

	test('on a full disk is unavailable, leaves no half of a file, and works again when there is room', async () => {
		const { writeFile } = fsPromises;
		fsPromises.writeFile = async (file) => {
			await writeFile(file, 'half');
			throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
		};
		syncBuiltinESMExports();
		try {
			await expect(disk.put('photos/full/400.webp', Uint8Array.of(1), 'image/webp')).rejects.toBeInstanceOf(StorageUnavailable);
		} finally {
			fsPromises.writeFile = writeFile;
			syncBuiltinESMExports();
		}
		expect(halves(path.join(folder, 'disk'))).toEqual([]);
		expect(await disk.get('photos/full/400.webp')).toBeNull();
		await disk.put('photos/full/400.webp', Uint8Array.of(1), 'image/webp');
		expect(await disk.get('photos/full/400.webp')).toEqual(Uint8Array.of(1));
	});

	test('accepts many writers of one file at once, and has the complete file of one of them', async () => {
		const files = Array.from({ length: 20 }, (_, index) => new Uint8Array(200_000 + index).fill(index));
		await Promise.all(files.map((bytes) => disk.put('photos/many/400.webp', bytes, 'image/webp')));
		const kept = await disk.get('photos/many/400.webp');
		expect(kept).toEqual(files[kept?.[0] ?? -1]);
		expect(halves(path.join(folder, 'disk'))).toEqual([]);
	});

	test('is cleared of the remains of ended writers, and not of files that are being written', async () => {
		const left = path.join(folder, 'left');
		mkdirSync(path.join(left, 'photos/one'), { recursive: true });
		for (const name of ['old.webp.1.part', 'new.webp.2.part', 'old.webp']) writeFileSync(path.join(left, 'photos/one', name), 'half');
		const twoHoursAgo = new Date(Date.now() - 7_200_000);
		for (const name of ['old.webp.1.part', 'old.webp']) utimesSync(path.join(left, 'photos/one', name), twoHoursAgo, twoHoursAgo);
		const store = createLocalDisk(left, 'http://localhost', createSigningKeys(['secret']));
		await store.put('photos/two/400.webp', Uint8Array.of(1), 'image/webp');
		await expect.poll(() => halves(left)).toEqual(['photos/one/new.webp.2.part']);
		expect(await store.get('photos/one/old.webp')).toHaveLength(4);
	});
});
