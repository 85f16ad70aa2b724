import { describe, expect, it } from 'vitest';
import { addFavourite, listFavouriteIds, listFavourites, removeFavourite } from '#contract/favourites.ts';
import { changeOwnerCar } from '#contract/listing.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const on = (car: { id: string }) => ({ params: { carId: car.id } });

describe('a saved car', () => {
	it('is visible to the person only, listed once, the last one first, until it is removed', async () => {
		const [owner, person, other] = [await aPerson(world), await aPerson(world), await aPerson(world)];
		const cars = [await aCar(world, owner), await aCar(world, owner)] as const;
		await person.browser.call(addFavourite, on(cars[0]));
		world.clock.advance(1000);
		await person.browser.call(addFavourite, on(cars[1]));
		await person.browser.call(addFavourite, on(cars[0]));
		const saved = await person.browser.call(listFavourites);
		expect(saved.map(({ car }) => car.id)).toEqual([cars[1].id, cars[0].id]);
		expect(saved[0]).toMatchObject({
			isAvailable: true,
			car: { pricePerDay: 35.5, isVerified: true, rating: { average: null, count: 0 } },
		});
		expect(await other.browser.call(listFavourites)).toEqual([]);
		await other.browser.call(removeFavourite, on(cars[1]));
		expect(await person.browser.call(listFavouriteIds)).toEqual([cars[1].id, cars[0].id]);
		await person.browser.call(removeFavourite, on(cars[1]));
		await person.browser.call(removeFavourite, on(cars[1]));
		expect(await person.browser.call(listFavouriteIds)).toEqual([cars[0].id]);
	});

	it('that left search stays listed as not available', async () => {
		const [owner, person] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await person.browser.call(addFavourite, on(car));
		await owner.browser.call(changeOwnerCar, { params: { id: car.id }, body: { isActive: false } });
		expect(await person.browser.call(listFavourites)).toMatchObject([{ car: { id: car.id }, isAvailable: false }]);
	});

	it('must be one that the person can see', async () => {
		const [owner, person] = [await aPerson(world), await aPerson(world)];
		const paused = await aCar(world, owner, { isActive: false });
		expect(await person.browser.refused(addFavourite, on(paused))).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		expect(await person.browser.refused(addFavourite, on({ id: owner.id }))).toMatchObject({ status: 404 });
		expect(await world.visitor().refused(addFavourite, on(paused))).toMatchObject({ status: 401 });
	});

	it('is listed in pages', async () => {
		const [owner, person] = [await aPerson(world), await aPerson(world)];
		for (let count = 0; count < 3; count += 1) {
			await person.browser.call(addFavourite, on(await aCar(world, owner)));
			world.clock.advance(1000);
		}
		const first = await person.browser.send<unknown[]>('GET', '/api/favourites?limit=2');
		expect(first.body).toHaveLength(2);
		const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
		expect((await person.browser.send<unknown[]>('GET', next)).body).toHaveLength(1);
	});
});
