import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { bookedDates } from '#contract/availability.ts';
import { acceptBooking, ownerDashboard, requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { currentUser } from '#contract/identity.ts';
import {
	addCarPhoto,
	arrangeCarPhotos,
	changeOwnerCar,
	createCar,
	deleteOwnerCar,
	getOwnerCar,
	listOwnerCars,
	readCarPaper,
	rejectCar,
	setCarPricing,
	verifyCar,
} from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { goodListing, wrongListings } from '#tests/support/listings.ts';
import { paidRequest } from '#tests/support/paying.ts';
import { aPdf } from '#tests/support/pdf.ts';
import { upload } from '#tests/support/uploading.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const DAY_MS = 24 * 3_600_000;

const jpeg = () =>
	sharp({ create: { width: 800, height: 600, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer();
const { dailyRateJod, photoUrls: _, ...fields } = goodListing;
// The types of the call are those of what comes out of its rules; text goes in.
const body = (changes: object = {}) => ({ ...fields, ...changes }) as never;
const admin = () => aPerson(world, { role: 'ADMIN' });

async function aDraft(owner: Person, changes: object = {}): Promise<{ id: string; slug: string }> {
	return owner.browser.call(createCar, { body: body(changes) });
}

async function addPhoto(owner: Person, id: string, sort = 0) {
	return owner.browser.call(addCarPhoto, { params: { id }, body: { url: await upload(owner, await jpeg()), sort } });
}

const price = (owner: Person, id: string, rate: string = dailyRateJod) =>
	owner.browser.call(setCarPricing, { params: { id }, body: { type: 'BASE', dailyRateJod: rate, minDays: 1 } as never });

async function aSubmitted(owner: Person, changes: object = {}) {
	const draft = await aDraft(owner, changes);
	await addPhoto(owner, draft.id);
	await price(owner, draft.id);
	return draft;
}

async function aVerified(owner: Person, changes: object = {}) {
	const car = await aSubmitted(owner, changes);
	await (await admin()).browser.call(verifyCar, { params: { id: car.id }, body: {} });
	return car;
}

const stateOf = async (owner: Person, id: string) => (await owner.browser.call(getOwnerCar, { params: { id } })).state;
const found = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).map(({ id }) => id);

describe('listing a car', () => {
	it('asks for an approved identity', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		expect(await person.browser.refused(createCar, { body: body() })).toMatchObject({ status: 403, code: 'IDENTITY_REQUIRED' });
	});

	it('is a draft until it has a photo and a price, and waits for an admin then', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aDraft(owner);
		expect(slug).toBe('toyota-corolla-2021');
		expect(await owner.browser.call(currentUser)).toMatchObject({ role: 'OWNER' });
		expect(await stateOf(owner, id)).toBe('DRAFT');
		expect(await (await admin()).browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ code: 'CAR_NOT_PENDING' });
		await price(owner, id);
		expect(await stateOf(owner, id)).toBe('DRAFT');
		await addPhoto(owner, id);
		expect(await stateOf(owner, id)).toBe('PENDING');
		expect(await found()).not.toContain(id);
		expect((await world.visitor().refused(getCar, { params: { slug } })).status).toBe(404);
		await (await admin()).browser.call(verifyCar, { params: { id }, body: {} });
		expect(await stateOf(owner, id)).toBe('VERIFIED');
		expect(await found()).toContain(id);
		expect(await world.visitor().call(getCar, { params: { slug } })).toMatchObject({ pricePerDay: 35.5, isInsured: false });
	});

	it.each(
		wrongListings
			.filter(({ wrong }) => !('dailyRateJod' in wrong) && !('photoUrls' in wrong))
			.map(({ wrong, says }) => [wrong, says] as const),
	)('answers %j in both languages', async (wrong, says) => {
		const owner = await aPerson(world);
		for (const language of ['en', 'ar'] as const) {
			const refused = await owner.browser.refused(createCar, { body: body(wrong), headers: { 'accept-language': language } });
			const [[field, sentence] = []] = Object.entries(refused.fields ?? {});
			expect([refused.status, field?.split('.')[0], sentence]).toEqual([400, Object.keys(wrong)[0], fieldTexts[says][language]]);
		}
	});

	it.each(wrongListings.filter(({ wrong }) => 'dailyRateJod' in wrong).map(({ wrong, says }) => [wrong.dailyRateJod, says] as const))(
		'answers a daily rate of %j',
		async (rate, says) => {
			const owner = await aPerson(world);
			const { id } = await aDraft(owner);
			const refused = await owner.browser.refused(setCarPricing, { params: { id }, body: { type: 'BASE', dailyRateJod: rate } as never });
			expect(refused.fields).toEqual({ dailyRateJod: fieldTexts[says].en });
		},
	);

	it('makes one car of one key, and fills in what is left out', async () => {
		const owner = await aPerson(world);
		const { title, make, model, year, color, depositJod } = goodListing;
		const sent = { body: { title, make, model, year, color, depositJod } as never, headers: { 'idempotency-key': 'one' } };
		const first = await owner.browser.call(createCar, sent);
		expect(await owner.browser.call(createCar, sent)).toEqual(first);
		expect(await owner.browser.call(getOwnerCar, { params: { id: first.id } })).toMatchObject({
			...{ transmission: 'Automatic', fuel: 'Petrol', bodyType: 'Sedan', seats: 5, doors: 4, mileage: 0, mileageLimitPerDay: 200 },
			...{ city: 'Amman', features: [], deliveryAvailable: false, isActive: true, dailyRateJod: null },
		});
	});

	it('gives equal cars addresses of their own, also at once', async () => {
		const owner = await aPerson(world);
		const named = { model: 'Twin' };
		const made = await Promise.all([aDraft(owner, named), aDraft(owner, named), aDraft(owner, named)]);
		expect(made.map(({ slug }) => slug).toSorted()).toEqual(['toyota-twin-2021', 'toyota-twin-2021-2', 'toyota-twin-2021-3']);
	});
});

describe('photos', () => {
	it('are ten at most, in the order that the owner gives them, and one stays', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		const photos = [];
		for (let sort = 0; sort < 10; sort += 1) photos.push(await addPhoto(owner, id, Math.min(sort, 4)));
		expect(new Set(photos.map(({ sort }) => sort)).size).toBe(10);
		const url = await upload(owner, await jpeg());
		expect(await owner.browser.refused(addCarPhoto, { params: { id }, body: { url, sort: 0 } })).toMatchObject({ code: 'TOO_MANY_PHOTOS' });
		await price(owner, id);
		const wanted = [photos[7]?.id ?? '', photos[2]?.id ?? ''];
		const arranged = await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: wanted } });
		expect(arranged.map((photo) => photo.id)).toEqual(wanted);
		expect((await owner.browser.call(getOwnerCar, { params: { id } })).photos.map((photo) => photo.id)).toEqual(wanted);
		expect(await owner.browser.refused(arrangeCarPhotos, { params: { id }, body: { photos: [] } })).toMatchObject({ code: 'LAST_PHOTO' });
		const gone = { params: { id }, body: { photos: [photos[0]?.id ?? ''] } };
		expect(await owner.browser.refused(arrangeCarPhotos, gone)).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		await world.runJobs();
		expect((await world.visitor().fetch(photos[0]?.url ?? '')).status).toBe(404);
		expect((await world.visitor().fetch(photos[7]?.url ?? '')).status).toBe(200);
	});

	it('are replaced by ten others in one go, which a lost answer does not undo', async () => {
		const owner = await aPerson(world);
		const { id } = await aSubmitted(owner);
		const uploads = async () => Promise.all(Array.from({ length: 10 }, async () => upload(owner, await jpeg())));
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

	it('come and go together or not at all, and complete a draft', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		await price(owner, id);
		const first = await addPhoto(owner, id);
		const photosOf = async () => (await owner.browser.call(getOwnerCar, { params: { id } })).photos.map((photo) => photo.id);
		const fresh = await upload(owner, await jpeg());
		const refused = (photos: string[]) => owner.browser.refused(arrangeCarPhotos, { params: { id }, body: { photos } });
		expect(await refused([fresh, '/objects/uploads/none'])).toMatchObject({ status: 400, fields: { 'photos.1': expect.any(String) } });
		expect(await refused([fresh, fresh])).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		expect(await refused([fresh, randomUUID()])).toMatchObject({ code: 'PHOTO_NOT_FOUND' });
		expect(await photosOf()).toEqual([first.id]);
		const [made, kept] = await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: [fresh, first.id] } });
		expect(kept).toEqual({ ...first, sort: 1 });
		expect(await photosOf()).toEqual([made?.id, first.id]);

		const draft = await aDraft(owner);
		await price(owner, draft.id);
		expect(await owner.browser.call(arrangeCarPhotos, { params: { id: draft.id }, body: { photos: [] } })).toEqual([]);
		const body = { photos: [await upload(owner, await jpeg())] };
		await owner.browser.call(arrangeCarPhotos, { params: { id: draft.id }, body });
		expect(await stateOf(owner, draft.id)).toBe('PENDING');
	});

	it('are not taken twice when the answer to the first try was lost, and a key is not good for another car', async () => {
		const owner = await aPerson(world);
		const [{ id }, other] = [await aDraft(owner), await aDraft(owner, { model: 'Other' })];
		const sent = { body: { url: await upload(owner, await jpeg()), sort: 0 }, headers: { 'idempotency-key': 'photo' } };
		const first = await owner.browser.call(addCarPhoto, { ...sent, params: { id } });
		expect(await owner.browser.call(addCarPhoto, { ...sent, params: { id } })).toEqual(first);
		expect((await owner.browser.call(getOwnerCar, { params: { id } })).photos).toEqual([first]);
		expect(await owner.browser.refused(addCarPhoto, { ...sent, params: { id: other.id } })).toMatchObject({
			code: 'IDEMPOTENCY_KEY_REUSED',
		});
	});

	it('of a draft may all go', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		await addPhoto(owner, id);
		expect(await owner.browser.call(arrangeCarPhotos, { params: { id }, body: { photos: [] } })).toEqual([]);
		expect(await owner.browser.call(getOwnerCar, { params: { id } })).toMatchObject({ photos: [], state: 'DRAFT' });
	});
});

describe('a verified car', () => {
	it.each([
		['make', { make: 'Lexus' }],
		['plate', { plateNumber: '21-99999' }],
		['insurance date', { insuranceExpiresOn: '2032-01-01' }],
	])('whose %s changes is verified again', async (_, change) => {
		const owner = await aPerson(world);
		const { id } = await aVerified(owner);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: change as never })).toMatchObject({ state: 'PENDING' });
		expect(await found()).not.toContain(id);
	});

	it('keeps its standing through every other change, and through the same values', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aVerified(owner);
		const change = body({ title: 'Cleaner still', color: 'Black', features: ['SUNROOF'] });
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: change })).toMatchObject({ state: 'VERIFIED' });
		await price(owner, id, '40');
		expect(await world.visitor().call(getCar, { params: { slug } })).toMatchObject({ title: 'Cleaner still', pricePerDay: 40 });
	});

	it('keeps the price of bookings that are made', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(owner);
		const request = await paidRequest(world, await aPerson(world), { id });
		await price(owner, id, '99');
		expect((await owner.browser.call(acceptBooking, { params: { id: request.id } })).dailyRateJod).toBe('35.50');
	});

	it('is out of search while it is not active', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(owner);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: { isActive: false } })).toMatchObject({ state: 'INACTIVE' });
		expect(await found()).not.toContain(id);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: { isActive: true } })).toMatchObject({ state: 'VERIFIED' });
		expect(await found()).toContain(id);
	});

	it('leaves search by itself when a paper has run out, and cannot be booked from that moment on', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id, slug } = await aVerified(owner, { insuranceExpiresOn: '2031-03-10', registrationExpiresOn: '2031-03-05' });
		expect(await found()).toContain(id);
		// 2031-03-05, 23:59 in Amman, and two minutes later.
		world.clock.moveTo(new Date('2031-03-05T20:59:00Z'));
		const wanted = { body: { carId: id, startAt: '2031-04-01', endAt: '2031-04-03' } };
		const held = await renter.browser.call(requestBooking, wanted);
		expect(held.status).toBe('REQUESTED');
		world.clock.moveTo(new Date('2031-03-05T21:01:00Z'));
		const later = { body: { carId: id, startAt: '2031-05-01', endAt: '2031-05-03' } };
		expect(await renter.browser.refused(requestBooking, later)).toMatchObject({ code: 'CAR_NOT_BOOKABLE' });
		expect((await world.visitor().refused(getCar, { params: { slug } })).status).toBe(404);
		await world.runJobs();
		expect(await found()).not.toContain(id);
		expect(await owner.browser.call(getOwnerCar, { params: { id } })).toMatchObject({
			state: 'PAPERS_EXPIRED',
			papers: { registration: { expired: true }, insurance: { expired: false } },
		});
		world.clock.advance(DAY_MS);
		await world.runJobs();
	});
});

describe('an admin', () => {
	it('rejects with notes, which the owner reads; saving asks again', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aSubmitted(owner);
		expect((await judge.browser.refused(rejectCar, { params: { id }, body: { notes: '  ' } })).fields).toEqual({
			notes: 'Please provide a reason for rejection',
		});
		await judge.browser.call(rejectCar, { params: { id }, body: { notes: 'The plate cannot be read.' } });
		expect(await owner.browser.call(getOwnerCar, { params: { id } })).toMatchObject({
			state: 'REJECTED',
			verificationNotes: 'The plate cannot be read.',
		});
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: {} })).toMatchObject({
			state: 'PENDING',
			verificationNotes: null,
		});
	});

	it('takes a verified car off the market', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aVerified(owner);
		await judge.browser.call(rejectCar, { params: { id }, body: { notes: 'Reported as sold.' } });
		expect(await found()).not.toContain(id);
		expect(await judge.browser.refused(rejectCar, { params: { id }, body: { notes: 'Again.' } })).toMatchObject({
			code: 'CAR_NOT_PENDING',
		});
	});

	it('verifies rental plates alone where the marketplace wants that', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aSubmitted(owner);
		const master = await aPerson(world, { role: 'SUPER_ADMIN' });
		await master.browser.call(changeSettings, { body: { rentalPlatesOnly: true } });
		expect(await judge.browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ code: 'PLATE_NOT_RENTAL' });
		await owner.browser.call(changeOwnerCar, { params: { id }, body: { plateClass: 'RENTAL' } as never });
		await judge.browser.call(verifyCar, { params: { id }, body: {} });
		await master.browser.call(changeSettings, { body: { rentalPlatesOnly: false } });
	});

	it('is nobody else', async () => {
		const owner = await aPerson(world);
		const { id } = await aSubmitted(owner);
		expect(await owner.browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
		expect(await owner.browser.refused(rejectCar, { params: { id }, body: { notes: 'no' } })).toMatchObject({ status: 403 });
	});
});

describe('deleting', () => {
	it('removes a draft for good, and frees its address', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aDraft(owner, { model: 'Fleeting' });
		const photo = await addPhoto(owner, id);
		await owner.browser.call(deleteOwnerCar, { params: { id } });
		await world.runJobs();
		expect((await world.visitor().fetch(photo.url)).status).toBe(404);
		expect((await aDraft(owner, { model: 'Fleeting' })).slug).toBe(slug);
	});

	it('is refused while there are bookings, and keeps the history afterwards', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aVerified(owner, { model: 'Remembered' });
		const renter = await aPerson(world);
		const held = await renter.browser.call(requestBooking, { body: { carId: id, startAt: '2031-04-01', endAt: '2031-04-03' } });
		expect(await owner.browser.refused(deleteOwnerCar, { params: { id } })).toMatchObject({ status: 409, code: 'CAR_HAS_OPEN_BOOKINGS' });
		await world.advance(31 * 60_000);
		await owner.browser.call(deleteOwnerCar, { params: { id } });
		expect(await found()).not.toContain(id);
		expect((await owner.browser.refused(getCar, { params: { slug } })).status).toBe(404);
		expect((await owner.browser.refused(getOwnerCar, { params: { id } })).status).toBe(404);
		expect((await world.visitor().refused(bookedDates, { params: { id } })).status).toBe(404);
		expect(await owner.browser.call(listOwnerCars)).toEqual([]);
		expect((await owner.browser.call(ownerDashboard)).stats.totalCars).toBe(0);
		const { body: past } = await renter.browser.send<{ car: { slug: string } }>('GET', `/api/bookings/${held.id}`);
		expect(past.car.slug).toBe(slug);
		expect((await aDraft(owner, { model: 'Remembered' })).slug).toBe(`${slug}-2`);
		expect(await renter.browser.refused(requestBooking, { body: { carId: id, startAt: '2031-05-01', endAt: '2031-05-03' } })).toMatchObject(
			{
				code: 'CAR_NOT_FOUND',
			},
		);
	});
});

it('is never both booked and deleted', async () => {
	const owner = await aPerson(world);
	const renters = await Promise.all(Array.from({ length: 6 }, () => aPerson(world)));
	await Promise.all(
		renters.map(async (renter, index) => {
			const { id } = await aCar(world, owner, { model: `Race ${index}` });
			const [booked, deleted] = await Promise.all([
				renter.browser.try(requestBooking, { body: { carId: id, startAt: '2031-04-01', endAt: '2031-04-03' } }),
				owner.browser.try(deleteOwnerCar, { params: { id } }),
			]);
			expect([booked.status, deleted.status].filter((status) => status < 400)).toHaveLength(1);
		}),
	);
});

describe('papers', () => {
	it('are read by the owner and by admins, written anew, and each reading is noted', async () => {
		const [owner, stranger, judge] = [await aPerson(world), await aPerson(world), await admin()];
		const { id } = await aDraft(owner, {
			insuranceDocUrl: await upload(owner, await jpeg()),
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
		expect(await owner.browser.refused(readCarPaper, { params: { id, paper: 'registration' } })).toMatchObject({ code: 'PAPER_NOT_FOUND' });
		const readings = await world.running.platform.db
			.selectFrom('audit_entries')
			.select('actor_id')
			.where('action', '=', 'car.paper-read')
			.where('subject_id', '=', id)
			.execute();
		expect(readings.map(({ actor_id }) => actor_id)).toEqual([owner.id, judge.id, owner.id]);
	});

	it('are replaced and taken away', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(owner);
		const insuranceDocUrl = await upload(owner, await jpeg());
		const change = await owner.browser.call(changeOwnerCar, { params: { id }, body: { insuranceDocUrl } });
		expect(change).toMatchObject({ state: 'PENDING', papers: { insurance: { url: expect.stringContaining('/papers/insurance') } } });
		const away = await owner.browser.call(changeOwnerCar, { params: { id }, body: { insuranceDocUrl: null } });
		expect(away.papers.insurance.url).toBeNull();
	});
});

describe('somebody else’s car', () => {
	it('is not there, whatever is asked', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world, { role: 'OWNER' })];
		const { id } = await aCar(world, owner);
		const params = { id };
		const url = await upload(other, await jpeg());
		const answers = [
			await other.browser.refused(getOwnerCar, { params }),
			await other.browser.refused(changeOwnerCar, { params, body: { isActive: false } }),
			await other.browser.refused(deleteOwnerCar, { params }),
			await other.browser.refused(addCarPhoto, { params, body: { url, sort: 0 } }),
			await other.browser.refused(arrangeCarPhotos, { params, body: { photos: [] } }),
			await other.browser.refused(setCarPricing, { params, body: { type: 'BASE', dailyRateJod: '30' } as never }),
			await other.browser.refused(readCarPaper, { params: { id, paper: 'permit' } }),
		];
		for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		expect(await other.browser.call(listOwnerCars)).toEqual([]);
	});

	it('stays off a list that is read page by page', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world)];
		for (const model of ['A', 'B', 'C']) await aDraft(owner, { model });
		await aDraft(other, { model: 'D' });
		const first = await owner.browser.try(listOwnerCars, { query: { limit: 2 } as never });
		const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
		const second = await owner.browser.send<Array<{ model: string }>>('GET', next);
		const models = [...(first.body as unknown as Array<{ model: string }>), ...second.body].map(({ model }) => model);
		expect(models.toSorted()).toEqual(['A', 'B', 'C']);
	});
});
