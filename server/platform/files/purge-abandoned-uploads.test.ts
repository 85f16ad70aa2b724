import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { startUpload } from '#contract/objects.ts';
import { HOUR_MS } from '#contract/time.ts';
import { addPhoto } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { photoKeys, previewKey, uploadKey } from '#server/platform/storage/object-store.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';
import { purgeAbandonedUploadsJob } from './purge-abandoned-uploads.ts';

const world = aWorld();
const picture = () =>
	sharp({ create: { width: 60, height: 40, channels: 3, background: '#a8452c' } })
		.png()
		.toBuffer();
const idOf = (path: string) => path.split('/').at(-1) ?? '';

async function sweep(): Promise<void> {
	await inTransaction(world.running.platform.db, (tx) => enqueue(tx, purgeAbandonedUploadsJob, {}));
	await world.runJobs();
}

const purposeOf = async (id: string) =>
	(await world.running.platform.db.selectFrom('stored_objects').select('purpose').where('id', '=', id).executeTakeFirst())?.purpose;

const isKept = async (...keys: string[]) =>
	(await Promise.all(keys.map((key) => world.running.platform.store.get(key)))).map((bytes) => bytes !== null);

it('removes uploads after an hour with their files, abandoned or used, and nothing else', async () => {
	const { platform } = world.running;
	const owner = await aPerson(world);
	const car = await aCar(world, owner);
	const [left, taken] = [await upload(owner, await picture()), await upload(owner, await picture())];
	const begun = idOf(new URL((await owner.browser.call(startUpload)).uploadURL).pathname);
	const caller = { userId: owner.id, personId: owner.id, office: null, role: 'OWNER' as const, lang: 'en' as const, sessionId: '' };
	const photo = await addPhoto(platform, caller, car.id, { url: taken, sort: 0 });
	const files = [uploadKey(idOf(left)), previewKey(idOf(left))];
	await world.runJobs();
	// As an external object storage accepts them, at an address that is valid for some minutes more.
	await platform.store.put(uploadKey(idOf(taken)), new Uint8Array([1]), 'image/png');

	world.clock.advance(HOUR_MS);
	const recent = await upload(owner, await picture());
	await sweep();
	expect([await purposeOf(idOf(left)), await purposeOf(begun), await isKept(...files)]).toEqual(['UPLOAD', 'UPLOAD', [true, true]]);

	world.clock.advance(1);
	for (const _ of ['once', 'and again']) {
		await sweep();
		expect([await purposeOf(idOf(left)), await purposeOf(begun)]).toEqual([undefined, undefined]);
		expect(await isKept(...files, uploadKey(idOf(taken)))).toEqual([false, false, false]);
		expect([await purposeOf(idOf(taken)), await purposeOf(photo.id), await purposeOf(idOf(recent))]).toEqual([
			undefined,
			'CAR_PHOTO',
			'UPLOAD',
		]);
		expect(await isKept(photoKeys(photo.id)[0] ?? '', uploadKey(idOf(recent)))).toEqual([true, true]);
	}
	await expect(addPhoto(platform, caller, car.id, { url: left, sort: 1 })).rejects.toMatchObject({ code: 'INVALID_INPUT' });
});

it('leaves an upload alone that is being consumed at that moment', async () => {
	const { db } = world.running.platform;
	const id = idOf(await upload(await aPerson(world), await picture()));
	world.clock.advance(2 * HOUR_MS);
	await db.transaction().execute(async (tx) => {
		await tx.updateTable('stored_objects').set({ purpose: 'TAKEN' }).where('id', '=', id).execute();
		await sweep();
	});
	expect(await purposeOf(id)).toBe('TAKEN');
	expect(await isKept(uploadKey(id))).toEqual([true]);
});

it('continues until none is left, however many there are', async () => {
	const { db, clock } = world.running.platform;
	const { id: uploaded_by } = await aPerson(world);
	const waiting = Array.from({ length: 250 }, () => ({
		id: randomUUID(),
		uploaded_by,
		purpose: 'UPLOAD' as const,
		created_at: clock.now(),
	}));
	await db.insertInto('stored_objects').values(waiting).execute();
	world.clock.advance(2 * HOUR_MS);
	await sweep();
	const ids = waiting.map(({ id }) => id);
	expect(await db.selectFrom('stored_objects').select('id').where('id', 'in', ids).execute()).toEqual([]);
});
