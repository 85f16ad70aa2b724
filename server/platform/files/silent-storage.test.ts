/** An object storage that hangs or refuses: people get 503 soon, an oversized upload is not read, and a photo costs one request. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pipeline, Readable } from 'node:stream';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { finishUpload, startUpload } from '#contract/objects.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

/** Answers with existing objects, answers nothing, or does not accept our keys. */
let isSilent = false;
let isRefusing = false;
/** An endless body, with or without a declared length. */
const endless = new Map<string, { 'content-length'?: string }>();
const removed: string[] = [];
const existing = new Set<string>();
const requested: string[] = [];
const storage = createServer((request, response) => {
	const name = request.url?.split('/').at(-1) ?? '';
	requested.push(name);
	if (isSilent) return;
	if (isRefusing) return void response.writeHead(403).end('<Error><Code>RequestTimeTooSkewed</Code></Error>');
	if (request.method === 'DELETE') return void response.writeHead(204).end(() => removed.push(name));
	const headers = endless.get(name);
	if (headers) return void pipeline(Readable.from(megabytes()), response.writeHead(200, headers), () => undefined);
	response.writeHead(existing.has(name) ? 200 : 404).end(existing.has(name) ? 'bytes' : '');
});
function* megabytes() {
	for (;;) yield Buffer.alloc(1_000_000);
}
storage.listen(0, '127.0.0.1');
await once(storage, 'listening');
const world = aWorld({
	S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
	...{ S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
});

beforeEach(() => {
	isSilent = false;
	isRefusing = false;
	existing.clear();
	endless.clear();
	removed.length = 0;
	requested.length = 0;
});
afterAll(() => void storage.close().closeAllConnections());

async function aPhoto(variants: object): Promise<string> {
	const id = randomUUID();
	const { id: owner } = await aPerson(world);
	await world.running.platform.db
		.insertInto('stored_objects')
		.values({
			...{ id, uploaded_by: owner, purpose: 'CAR_PHOTO', content_type: 'image/jpeg', byte_size: 5, width: 900, height: 600 },
			...{ variants: JSON.stringify(variants), created_at: world.clock.now() },
		})
		.execute();
	return id;
}

const accept = 'image/avif,image/webp,*/*';
const photo = (id: string, width: number) => world.visitor().fetch(`/objects/photos/${id}?w=${width}`, { headers: { accept } });

describe('a photo costs one request', () => {
	it.each([
		['of which only the master exists', {}, ['master.jpg'], 1600],
		['without AVIF yet', { webp: [400, 800] }, ['800.webp'], 800],
		['smaller than the width', { webp: [400, 800], avif: [400, 800] }, ['800.avif'], 1600],
		['whose AVIF was recorded and lost', { webp: [400, 800], avif: [400, 800] }, ['400.avif', '400.webp'], 400],
	])('%s', async (how, variants, looks, width) => {
		for (const name of ['master.jpg', '400.webp', '800.webp', '800.avif']) existing.add(name);
		const answer = await photo(await aPhoto(variants), width);
		expect([how, answer.status, requested]).toEqual([how, 200, looks]);
	});

	it('and a missing one costs none', async () => {
		expect((await photo(randomUUID(), 400)).status).toBe(404);
		expect(requested).toEqual([]);
	});
});

describe('an upload that is larger than it may be', () => {
	it.each([
		['says so', { 'content-length': '1000000000000' }],
		['does not say so', {}],
	])('and %s is refused without being read, deleted, and does not block the photos of others', async (_, headers) => {
		const person = await aPerson(world);
		const shown = await aPhoto({ webp: [400] });
		existing.add('400.webp');
		for (let uploads = 0; uploads < 5; uploads += 1) {
			const { uploadURL } = await person.browser.call(startUpload);
			const id = new URL(uploadURL).pathname.split('/').at(-1) ?? '';
			endless.set(id, headers);
			expect(await person.browser.refused(finishUpload, { body: { uploadURL } })).toMatchObject({ status: 413, code: 'TOO_LARGE' });
			expect([requested, removed]).toEqual([[id, id], [id]]);
			requested.length = 0;
			removed.length = 0;
		}
		expect((await photo(shown, 400)).status).toBe(200);
	});
});

it('answers 503 while the storage refuses the keys, as it does with a wrong clock, and serves photos once it accepts them', async () => {
	world.expectLog(/request failed/);
	const id = await aPhoto({ webp: [400] });
	existing.add('400.webp');
	isRefusing = true;
	for (let looks = 0; looks < 5; looks += 1) {
		const answer = await photo(id, 400);
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
	}
	isRefusing = false;
	expect((await photo(id, 400)).status).toBe(200);
});

it('people are answered with 503 within two attempts of five seconds, and at once after a few', { timeout: 60_000 }, async () => {
	world.expectLog(/request failed/);
	isSilent = true;
	const id = await aPhoto({ webp: [400] });
	const since = performance.now();
	const first = await Promise.all([photo(id, 400), photo(id, 400), photo(id, 400)]);
	expect(performance.now() - since).toBeLessThan(12_000);
	expect(requested).toHaveLength(6);
	for (const answer of first) {
		expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
		expect(await answer.json()).toMatchObject({ code: 'TRY_AGAIN_SOON' });
	}
	const again = performance.now();
	expect((await photo(id, 400)).status).toBe(503);
	expect(performance.now() - again).toBeLessThan(1000);
	isSilent = false;
	existing.add('400.webp');
	await expect.poll(async () => (await photo(id, 400)).status, { timeout: 10_000, interval: 250 }).toBe(200);
});
