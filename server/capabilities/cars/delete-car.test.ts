/** Deleting a car: permanently without history, and never with an open booking. */
import { describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { ownerDashboard, requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { deleteOwnerCar, getOwnerCar, listOwnerCars } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aDraft, addPhoto, aVerified } from '#tests/support/listed-cars.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const found = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).map(({ id }) => id);

describe('deleting', () => {
	it('permanently removes a draft, and frees its address', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aDraft(owner, { model: 'Fleeting' });
		const photo = await addPhoto(owner, id);
		await owner.browser.call(deleteOwnerCar, { params: { id } });
		await world.runJobs();
		expect((await world.visitor().fetch(photo.url)).status).toBe(404);
		expect((await aDraft(owner, { model: 'Fleeting' })).slug).toBe(slug);
	});

	it('is refused while there are bookings, and retains the history afterwards', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aVerified(world, owner, { model: 'Remembered' });
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
		expect(await owner.browser.call(ownerDashboard)).toMatchObject({ stats: { totalCars: 0 }, draftCars: 1 });
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
