/** An object storage that hangs answers people with 503 soon, and a photo costs one look at what exists. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

/** Answers with what exists, or says nothing at all. */
let isSilent = false;
const existing = new Set<string>();
const requested: string[] = [];
const storage = createServer((request, response) => {
	const name = request.url?.split('/').at(-1) ?? '';
	requested.push(name);
	if (isSilent) return;
	response.writeHead(existing.has(name) ? 200 : 404).end(existing.has(name) ? 'bytes' : '');
});
storage.listen(0, '127.0.0.1');
await once(storage, 'listening');
const world = aWorld({
	S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
	...{ S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
});

beforeEach(() => {
	isSilent = false;
	existing.clear();
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

describe('a photo costs one look', () => {
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

	it('and one that is not there costs none', async () => {
		expect((await photo(randomUUID(), 400)).status).toBe(404);
		expect(requested).toEqual([]);
	});
});

it('people are answered with 503 within two tries of five seconds, and at once after a few', { timeout: 60_000 }, async () => {
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
