import { describe, expect, it } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { changeOwnerCar, createCar, getOwnerCar } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { goodListing } from '#tests/support/listings.ts';
import { offerDelivery } from '#tests/support/places.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const { dailyRateJod: _, photoUrls: __, ...listing } = goodListing;

describe('the area of a car', () => {
	it('belongs to its city, and everybody sees its circle', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aCar(world, owner, { city: 'Amman' });
		const change = (body: object) => owner.browser.call(changeOwnerCar, { params: { id }, body: body as never });
		expect(await change({ area: 'amman-abdoun' })).toMatchObject({ area: 'amman-abdoun' });
		const seen = await world.visitor().call(getCar, { params: { slug } });
		const named = { id: 'amman-abdoun', en: 'Abdoun', ar: 'عبدون' };
		expect(seen).toMatchObject({ area: named, areaCircle: { en: 'Abdoun', ar: 'عبدون', radiusMetres: 1200 } });
		const { cars } = { cars: await world.visitor().call(searchCars, { query: { limit: 100, features: [], deliveryAvailable: false } }) };
		expect(cars.find((each) => each.id === id)?.area).toEqual(named);
		expect(await change({ city: 'Aqaba' })).toMatchObject({ city: 'Aqaba', area: null });
		expect(await change({ title: 'Another title' })).toMatchObject({ area: null });
	});

	it.each([{ area: 'aqaba-ayla' }, { area: 'atlantis' }, { city: 'Aqaba', area: 'amman-abdoun' }])('is refused: %j', async (body) => {
		const owner = await aPerson(world);
		const { id } = await aCar(world, owner, { city: 'Amman' });
		expect(await owner.browser.refused(changeOwnerCar, { params: { id }, body: body as never })).toMatchObject({
			...{ status: 400, fields: { area: 'Choose an area of this city.' } },
		});
	});

	it('can be set with the listing', async () => {
		const owner = await aPerson(world);
		const { id } = await owner.browser.call(createCar, { body: { ...listing, area: 'amman-sweifieh' } as never });
		expect(await owner.browser.call(getOwnerCar, { params: { id } })).toMatchObject({ area: 'amman-sweifieh' });
	});
});

describe('delivery', () => {
	it('cannot be enabled without a place to deliver to', async () => {
		const owner = await aPerson(world);
		const refused = { status: 400, fields: { deliveryAvailable: expect.stringContaining('under Price and rules') } };
		expect(await owner.browser.refused(createCar, { body: { ...listing, deliveryAvailable: true } as never })).toMatchObject(refused);
		const { id } = await aCar(world, owner);
		const body = { deliveryAvailable: true } as never;
		expect(await owner.browser.refused(changeOwnerCar, { params: { id }, body })).toMatchObject(refused);
		await offerDelivery(owner, id);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body })).toMatchObject({ deliveryAvailable: true });
	});
});
