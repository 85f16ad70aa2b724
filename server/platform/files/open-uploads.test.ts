/** How many unused uploads one person may have, with the real limits. */
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { updateMe } from '#contract/identity.ts';
import { finishUpload, MAX_OPEN_UPLOAD_BYTES, MAX_OPEN_UPLOADS, startUpload } from '#contract/objects.ts';
import { HOUR_MS } from '#contract/time.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { uploadKey } from '#server/platform/storage/object-store.ts';
import { aPerson } from '#tests/support/factories.ts';
import { put } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { purgeAbandonedUploadsJob } from './purge-abandoned-uploads.ts';

const world = aWorld({}, { limitScale: 1 });
const jpeg = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const idOf = (uploadURL: string) => new URL(uploadURL).pathname.split('/').at(-1) ?? '';

describe('the unused uploads of one person', () => {
	it('are at most forty, also when they are started at once, until an hour is over', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const begun = await Promise.all(Array.from({ length: 50 }, () => person.browser.try(startUpload)));
		expect(begun.filter(({ status }) => status === 200)).toHaveLength(MAX_OPEN_UPLOADS);
		expect(begun.find(({ status }) => status !== 200)).toMatchObject({ status: 409, body: { code: 'TOO_MANY_UPLOADS' } });
		expect((await other.browser.try(startUpload)).status).toBe(200);
		world.clock.advance(HOUR_MS + 1);
		await inTransaction(world.running.platform.db, (tx) => enqueue(tx, purgeAbandonedUploadsJob, {}));
		await world.runJobs();
		expect((await person.browser.try(startUpload)).status).toBe(200);
	});

	it('are at most a hundred megabytes', async () => {
		const person = await aPerson(world);
		const photo = await jpeg();
		expect((await put(person, photo)).status).toBe(200);
		const stored = { uploaded_by: person.id, purpose: 'UPLOAD' as const, created_at: world.clock.now() };
		const rows = [20, 20, 20, 20].map((megabytes) => ({ ...stored, id: randomUUID(), byte_size: megabytes * 1_000_000 }));
		const last = { ...stored, id: randomUUID(), byte_size: MAX_OPEN_UPLOAD_BYTES - 80_000_000 - photo.byteLength - 1 };
		await world.running.platform.db
			.insertInto('stored_objects')
			.values([...rows, last])
			.execute();
		const refused = await put(person, photo);
		expect(refused.status).toBe(409);
		expect(await world.running.platform.store.get(uploadKey(idOf(refused.uploadURL)))).toBe(null);
	});

	it('are checked at most 120 times a minute', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const body = () => ({ uploadURL: `${world.url}/objects/uploads/${randomUUID()}` });
		const looks = await Promise.all(Array.from({ length: 130 }, () => person.browser.try(finishUpload, { body: body() })));
		expect(looks.filter(({ status }) => status === 400)).toHaveLength(120);
		expect(looks.filter(({ status }) => status === 429)).toHaveLength(10);
		expect((await other.browser.try(finishUpload, { body: body() })).status).toBe(400);
	});

	it('are made into photos at most 120 times a minute', async () => {
		const [person, other] = [await aPerson(world), await aPerson(world)];
		const body = () => ({ profileImageUrl: `/objects/uploads/${randomUUID()}` });
		const made = await Promise.all(Array.from({ length: 130 }, () => person.browser.try(updateMe, { body: body() })));
		expect(made.filter(({ status }) => status === 400)).toHaveLength(120);
		expect(made.filter(({ status }) => status === 429)).toHaveLength(10);
		expect((await other.browser.try(updateMe, { body: body() })).status).toBe(400);
	});

	it('refuses bytes for an upload that was used or deleted', async () => {
		const person = await aPerson(world);
		const { uploadURL } = await put(person, await jpeg());
		await world.running.platform.db.deleteFrom('stored_objects').where('id', '=', idOf(uploadURL)).execute();
		const { pathname, search } = new URL(uploadURL);
		const again = await person.browser.fetch(pathname + search, { method: 'PUT', body: new Uint8Array(await jpeg()) });
		expect(again.status).toBe(403);
	});
});
