/** Both stores fulfil the same contract: the folder on a real disk, S3 against a server over HTTP. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import S3rver from 's3rver';
import { afterAll, describe, expect, test } from 'vitest';
import { createSigningKeys } from '#server/platform/base/signing-keys.ts';
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
	test('gives back the bytes that were put, and the later ones after another put', async () => {
		await store.put('photos/one/400.webp', Uint8Array.of(0, 255, 10, 13), 'image/webp');
		expect(await store.get('photos/one/400.webp')).toEqual(Uint8Array.of(0, 255, 10, 13));
		await store.put('photos/one/400.webp', Uint8Array.of(1), 'image/webp');
		expect(await store.get('photos/one/400.webp')).toEqual(Uint8Array.of(1));
	});
	test('says null where nothing is, and removes what is not there without complaint', async () => {
		expect(await store.get('photos/none/400.webp')).toBeNull();
		await store.put('photos/two/400.webp', Uint8Array.of(1), 'image/webp');
		await store.remove('photos/two/400.webp');
		await store.remove('photos/two/400.webp');
		expect(await store.get('photos/two/400.webp')).toBeNull();
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

test('S3: a presigned address takes one PUT without any key, and says until when', async () => {
	const address = await s3.uploadAddress('0c1c2f0e-one', new Date(Date.now() + 60_000));
	expect(new URL(address).pathname).toMatch(/\/0c1c2f0e-one$/);
	expect((await fetch(address, { method: 'PUT', body: 'a photo' })).status).toBe(200);
	expect(new TextDecoder().decode((await s3.get('uploads/0c1c2f0e-one')) ?? undefined)).toBe('a photo');
	expect(new URL(address).searchParams.get('X-Amz-Expires')).toMatch(/^(59|60)$/);
});

test('S3: wrong keys are an error, never an empty answer', async () => {
	const stranger = createS3({ endpoint, bucket: 'cars', region: 'us-east-1', ...keys, accessKeyId: 'stranger' });
	await expect(stranger.get('photos/one/400.webp')).rejects.toThrow('403');
});

test('a folder: no key leads out of it', async () => {
	for (const key of ['../secret', 'photos/../../secret', '/etc/passwd', 'photos', '']) {
		await expect(disk.get(key)).rejects.toThrow('Not an object key');
	}
});
