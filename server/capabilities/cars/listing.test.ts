import { describe, expect, it } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { fieldTexts } from '#contract/field-texts.ts';
import { currentUser } from '#contract/identity.ts';
import {
	addCarPhoto,
	arrangeCarPhotos,
	changeOwnerCar,
	createCar,
	deleteOwnerCar,
	getCarDocument,
	getOwnerCar,
	listOwnerCars,
	setCarPricing,
	verifyCar,
} from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aDraft, addPhoto, aJpeg, listingBody, price } from '#tests/support/listed-cars.ts';
import { goodListing, wrongListings } from '#tests/support/listings.ts';
import { upload } from '#tests/support/uploads.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const admin = () => aPerson(world, { role: 'ADMIN' });

const stateOf = async (owner: Person, id: string) => (await owner.browser.call(getOwnerCar, { params: { id } })).state;
const found = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).map(({ id }) => id);

describe('listing a car', () => {
	it('requires an approved identity', async () => {
		const person = await aPerson(world, { identity: 'NOT_SUBMITTED' });
		expect(await person.browser.refused(createCar, { body: listingBody() })).toMatchObject({ status: 403, code: 'IDENTITY_REQUIRED' });
	});

	it('is a draft until it has a photo and a price, and then waits for an admin', async () => {
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
			const refused = await owner.browser.refused(createCar, { body: listingBody(wrong), headers: { 'accept-language': language } });
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

	it('creates one car for one key, and uses initial values for missing fields', async () => {
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

	it('refuses contact details in public texts, and names the field', async () => {
		const owner = await aPerson(world);
		const { id } = await aDraft(owner);
		for (const title of ['Peugeot 3008 2020', 'BMW 740 2018', 'Fiat 500 2021, 45 JOD']) {
			await owner.browser.call(changeOwnerCar, { params: { id }, body: { title } });
		}
		for (const title of [
			'Peugeot 3008 2020 079 123 4567',
			'Corolla +49 151 2345 6789',
			'Corolla, call 0791234567',
			'كورولا ٠٧٩١٢٣٤٥٦٧',
			'Corolla insta: ali_rents',
		]) {
			const refused = { status: 400, fields: { title: fieldTexts.CONTACTS_REFUSED.en } };
			expect(await owner.browser.refused(createCar, { body: listingBody({ title }) })).toMatchObject(refused);
			expect(await owner.browser.refused(changeOwnerCar, { params: { id }, body: { title } })).toMatchObject(refused);
		}
	});

	it.each([
		['Land <b>"Cruiser"', 'toyota-land-b-cruiser-2021'],
		["D'Or & Söhne", 'toyota-d-or-söhne-2021'],
		['3.0/V6 ?x=1#y%', 'toyota-3.0-v6-x-1-y-2021'],
		['كورولا\u202e', 'toyota-كورولا-2021'],
	])('has an address of letters and digits only: %s', async (model, slug) => {
		expect((await aDraft(await aPerson(world), { model })).slug).toBe(slug);
	});

	it('gives equal cars different addresses, also at the same time', async () => {
		const owner = await aPerson(world);
		const named = { model: 'Twin' };
		const made = await Promise.all([aDraft(owner, named), aDraft(owner, named), aDraft(owner, named)]);
		expect(made.map(({ slug }) => slug).toSorted()).toEqual(['toyota-twin-2021', 'toyota-twin-2021-2', 'toyota-twin-2021-3']);
	});
});

describe('another owner’s car', () => {
	it('is reported as missing by every call', async () => {
		const [owner, other] = [await aPerson(world), await aPerson(world, { role: 'OWNER' })];
		const { id } = await aCar(world, owner);
		const params = { id };
		const url = await upload(other, await aJpeg());
		const answers = [
			await other.browser.refused(getOwnerCar, { params }),
			await other.browser.refused(changeOwnerCar, { params, body: { isActive: false } }),
			await other.browser.refused(deleteOwnerCar, { params }),
			await other.browser.refused(addCarPhoto, { params, body: { url, sort: 0 } }),
			await other.browser.refused(arrangeCarPhotos, { params, body: { photos: [] } }),
			await other.browser.refused(setCarPricing, { params, body: { type: 'BASE', dailyRateJod: '30' } as never }),
			await other.browser.refused(getCarDocument, { params: { id, paper: 'permit' } }),
		];
		for (const answer of answers) expect(answer).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		expect(await other.browser.call(listOwnerCars)).toEqual([]);
	});

	it('is in no page of the owner’s list', async () => {
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
