/** Photos and documents of a car: limits, order, access, and deletion. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { addCarPhoto, arrangeCarPhotos, changeOwnerCar, createCar, getCarDocument, getOwnerCar } from '#contract/listing.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aDraft, addPhoto, aJpeg, aSubmitted, aVerified, listingBody, price } from '#tests/support/listed-cars.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const admin = () => aPerson(world, { role: 'ADMIN' });

const stateOf = async (owner: Person, id: string) => (await owner.browser.call(getOwnerCar, { params: { id } })).state;

describe('photos', () => {
	it('are ten at most, in the owner’s order, and the last one cannot be removed', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		const photos = [];
		for (let sort = 0; sort < 10; sort += 1) photos.push(await addPhoto(owner, id, Math.min(sort, 4)));
		expect(new Set(photos.map(({ sort }) => sort)).size).toBe(10);
		const url = await upload(owner, await aJpeg());
		expect(await owner.browser.refused(addCarPhoto, { params: { id }, body: { url, sort: 0 } })).toMatchObject({ code: 'TOO_MANY_PHOTOS' });
		await price(owner, id);
		const order = [photos[7]?.id ?? '', photos[2]?.id ?? ''];
		const arranged = await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: order } });
		expect(arranged.map((photo) => photo.id)).toEqual(order);
		expect((await owner.browser.call(getOwnerCar, { params: { id } })).photos.map((photo) => photo.id)).toEqual(order);
		expect(await owner.browser.refused(arrangeCarPhotos, { params: { id }, body: { photos: [] } })).toMatchObject({ code: 'LAST_PHOTO' });
		const gone = { params: { id }, body: { photos: [photos[0]?.id ?? ''] } };
		expect(await owner.browser.refused(arrangeCarPhotos, gone)).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		await world.runJobs();
		expect((await world.visitor().fetch(photos[0]?.url ?? '')).status).toBe(404);
		expect((await world.visitor().fetch(photos[7]?.url ?? '')).status).toBe(200);
	});

	it('are replaced by ten others in one call, which may be repeated after a lost answer', async () => {
		const owner = await aPerson(world);
		const { id } = await aSubmitted(owner);
		const uploads = async () => Promise.all(Array.from({ length: 10 }, async () => upload(owner, await aJpeg())));
		const put = (photos: string[], key: string = randomUUID()) =>
			owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos }, headers: { 'idempotency-key': key } });
		const [before, others, key] = [await put(await uploads()), await uploads(), randomUUID()];
		const after = await put(others, key);
		expect(after.map(({ sort }) => sort)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
		expect(after.some((photo) => before.some((old) => old.id === photo.id))).toBe(false);
		expect(await put(others, key)).toEqual(after);
		expect((await owner.browser.call(getOwnerCar, { params: { id } })).photos).toEqual(after);
		await world.runJobs();
		expect((await world.visitor().fetch(before[0]?.url ?? '')).status).toBe(404);
		expect((await world.visitor().fetch(after[9]?.url ?? '')).status).toBe(200);
	});

	it('are added and removed together or not at all, and complete a draft', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		await price(owner, id);
		const first = await addPhoto(owner, id);
		const photosOf = async () => (await owner.browser.call(getOwnerCar, { params: { id } })).photos.map((photo) => photo.id);
		const uploaded = await upload(owner, await aJpeg());
		const refused = (photos: string[]) => owner.browser.refused(arrangeCarPhotos, { params: { id }, body: { photos } });
		expect(await refused([uploaded, '/objects/uploads/none'])).toMatchObject({ status: 400, fields: { 'photos.1': expect.any(String) } });
		expect(await refused([uploaded, uploaded])).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		expect(await refused([uploaded, randomUUID()])).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		expect(await photosOf()).toEqual([first.id]);
		const [made, kept] = await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: [uploaded, first.id] } });
		expect(kept).toEqual({ ...first, sort: 1 });
		expect(await photosOf()).toEqual([made?.id, first.id]);

		const draft = await aDraft(owner);
		await price(owner, draft.id);
		expect(await owner.browser.call(arrangeCarPhotos, { params: { id: draft.id }, body: { photos: [] } })).toEqual([]);
		const body = { photos: [await upload(owner, await aJpeg())] };
		await owner.browser.call(arrangeCarPhotos, { params: { id: draft.id }, body });
		expect(await stateOf(owner, draft.id)).toBe('PENDING');
	});

	it('are not stored twice when the answer to the first attempt was lost, and a key is not valid for another car', async () => {
		const owner = await aPerson(world);
		const [{ id }, other] = [await aDraft(owner), await aDraft(owner, { model: 'Other' })];
		const sent = { body: { url: await upload(owner, await aJpeg()), sort: 0 }, headers: { 'idempotency-key': 'photo' } };
		const first = await owner.browser.call(addCarPhoto, { ...sent, params: { id } });
		expect(await owner.browser.call(addCarPhoto, { ...sent, params: { id } })).toEqual(first);
		expect((await owner.browser.call(getOwnerCar, { params: { id } })).photos).toEqual([first]);
		expect(await owner.browser.refused(addCarPhoto, { ...sent, params: { id: other.id } })).toMatchObject({
			code: 'IDEMPOTENCY_KEY_REUSED',
		});
	});

	it('of a draft can all be removed', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		await addPhoto(owner, id);
		expect(await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: [] } })).toEqual([]);
		expect(await owner.browser.call(getOwnerCar, { params: { id } })).toMatchObject({ photos: [], state: 'DRAFT' });
	});
});

describe('after a call that is refused once its files were stored', () => {
	const keptFiles = async () => {
		await world.runJobs();
		const files = await Array.fromAsync(world.running.platform.store.list());
		return files
			.map(({ key }) => key)
			.filter((key) => /^(?:documents|photos)\//.test(key))
			.sort();
	};

	it('papers are deleted', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		const before = await keptFiles();
		const permitDocUrl = await upload(owner, await aJpeg());
		const change = (body: object) => owner.browser.refused(changeOwnerCar, { params: { id }, body: body as never });
		expect(await change({ permitDocUrl, deliveryAvailable: true })).toMatchObject({ fields: { deliveryAvailable: expect.any(String) } });
		expect(await change({ permitDocUrl, registrationDocUrl: '/objects/uploads/none' })).toMatchObject({
			fields: { registrationDocUrl: expect.any(String) },
		});
		const twice = listingBody({ permitDocUrl, registrationDocUrl: permitDocUrl });
		expect(await owner.browser.refused(createCar, { body: twice })).toMatchObject({ fields: { registrationDocUrl: expect.any(String) } });
		expect(await keptFiles()).toEqual(before);
	});

	it('photos are deleted', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(world, owner);
		const uploads = await Promise.all(Array.from({ length: 10 }, async () => upload(owner, await aJpeg())));
		await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: uploads } });
		const before = await keptFiles();
		const url = await upload(owner, await aJpeg());
		// Ten already wait for an admin.
		expect(await owner.browser.refused(addCarPhoto, { params: { id }, body: { url, sort: 0 } })).toMatchObject({ code: 'TOO_MANY_PHOTOS' });
		expect(
			await owner.browser.refused(arrangeCarPhotos, { params: { id }, body: { photos: [url, '/objects/uploads/none'] } }),
		).toMatchObject({
			fields: { 'photos.1': expect.any(String) },
		});
		expect(await keptFiles()).toEqual(before);
	});
});

describe('papers', () => {
	it('are read by the owner and by admins, re-encoded, and each access is logged', async () => {
		const [owner, stranger, judge] = [await aPerson(world), await aPerson(world), await admin()];
		const { id } = await aDraft(owner, {
			insuranceDocUrl: await upload(owner, await aJpeg()),
			permitDocUrl: await upload(owner, aPdf()),
		});
		const { papers } = await owner.browser.call(getOwnerCar, { params: { id } });
		expect(papers.registration.url).toBeNull();
		for (const reader of [owner, judge]) {
			const response = await reader.browser.fetch(papers.insurance.url ?? '');
			expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
			expect(response.headers.get('content-disposition')).toMatch(/^attachment/);
			expect(response.headers.get('cache-control')).toBe('private, no-store');
		}
		expect((await owner.browser.fetch(papers.permit.url ?? '')).headers.get('content-type')).toBe('application/pdf');
		expect((await stranger.browser.fetch(papers.insurance.url ?? '')).status).toBe(404);
		expect(await owner.browser.refused(getCarDocument, { params: { id, paper: 'registration' } })).toMatchObject({
			code: 'PAPER_NOT_FOUND',
		});
		const readings = await world.running.platform.db
			.selectFrom('audit_entries')
			.select('actor_id')
			.where('action', '=', 'car.paper-read')
			.where('subject_id', '=', id)
			.execute();
		expect(readings.map(({ actor_id }) => actor_id)).toEqual([owner.id, judge.id, owner.id]);
	});

	it('are replaced and removed', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(world, owner);
		const insuranceDocUrl = await upload(owner, await aJpeg());
		const change = await owner.browser.call(changeOwnerCar, { params: { id }, body: { insuranceDocUrl } });
		expect(change).toMatchObject({ state: 'PENDING', papers: { insurance: { url: expect.stringContaining('/papers/insurance') } } });
		const away = await owner.browser.call(changeOwnerCar, { params: { id }, body: { insuranceDocUrl: null } });
		expect(away.papers.insurance.url).toBeNull();
	});
});
