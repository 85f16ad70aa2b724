/** Verification of a car, and its state as it changes and its documents expire. */
import { describe, expect, it } from 'vitest';
import { adminCars, changeSettings } from '#contract/admin.ts';
import { acceptBooking, requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { changeOwnerCar, getOwnerCar, listingTerms, rejectCar, verifyCar } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { addDays, ammanDate, DAY_MS } from '#contract/time.ts';
import { aLicensedOffice } from '#tests/support/companies.ts';
import { aPerson } from '#tests/support/factories.ts';
import { aSubmitted, aVerified, listingBody, price } from '#tests/support/listed-cars.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

const admin = () => aPerson(world, { role: 'ADMIN' });

const found = async () => (await world.visitor().call(searchCars, { query: { limit: 100 } as never })).map(({ id }) => id);

describe('a verified car', () => {
	it.each([
		['make', { make: 'Lexus' }],
		['plate', { plateNumber: '21-99999' }],
		['insurance date', { insuranceExpiresOn: '2032-01-01' }],
	])('whose %s changes must be verified again', async (_, change) => {
		const owner = await aPerson(world);
		const { id } = await aVerified(world, owner);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: change as never })).toMatchObject({ state: 'PENDING' });
		expect(await found()).not.toContain(id);
	});

	it('remains verified through every other change, and through the same values', async () => {
		const owner = await aPerson(world);
		const { id, slug } = await aVerified(world, owner);
		const change = listingBody({ color: 'Black', features: ['SUNROOF'] });
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: change })).toMatchObject({ state: 'VERIFIED' });
		await price(owner, id, '40');
		expect(await world.visitor().call(getCar, { params: { slug } })).toMatchObject({
			color: 'Black',
			features: ['SUNROOF'],
			pricePerDay: 40,
		});
	});

	it('keeps the price of existing bookings', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(world, owner);
		const request = await paidRequest(world, await aPerson(world), { id });
		await price(owner, id, '99');
		expect((await owner.browser.call(acceptBooking, { params: { id: request.id } })).dailyRateJod).toBe('35.50');
	});

	it('is not in search while it is not active', async () => {
		const owner = await aPerson(world);
		const { id } = await aVerified(world, owner);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: { isActive: false } })).toMatchObject({ state: 'INACTIVE' });
		expect(await found()).not.toContain(id);
		expect(await owner.browser.call(changeOwnerCar, { params: { id }, body: { isActive: true } })).toMatchObject({ state: 'VERIFIED' });
		expect(await found()).toContain(id);
	});

	it('leaves search automatically when a paper has expired, and cannot be booked from that moment on', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id, slug } = await aVerified(world, owner, { insuranceExpiresOn: '2031-03-10', registrationExpiresOn: '2031-03-05' });
		expect(await found()).toContain(id);
		// 2031-03-05, 23:59 in Amman, and two minutes later.
		world.clock.moveTo(new Date('2031-03-05T20:59:00Z'));
		const input = { body: { carId: id, startAt: '2031-04-01', endAt: '2031-04-03' } };
		const held = await renter.browser.call(requestBooking, input);
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

describe('an admin who reviews a car', () => {
	it('rejects with notes, which the owner reads; saving submits it again', async () => {
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

	it('removes a verified car from the market', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aVerified(world, owner);
		await judge.browser.call(rejectCar, { params: { id }, body: { notes: 'Reported as sold.' } });
		expect(await found()).not.toContain(id);
		expect(await judge.browser.refused(rejectCar, { params: { id }, body: { notes: 'Again.' } })).toMatchObject({
			code: 'CAR_NOT_PENDING',
		});
	});

	it('verifies rental plates only if the marketplace requires them', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aSubmitted(owner);
		const master = await aPerson(world, { role: 'SUPER_ADMIN' });
		await master.browser.call(changeSettings, { body: { rentalPlatesOnly: true } });
		expect(await judge.browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ code: 'PLATE_NOT_RENTAL' });
		await owner.browser.call(changeOwnerCar, { params: { id }, body: { plateClass: 'RENTAL' } as never });
		await judge.browser.call(verifyCar, { params: { id }, body: {} });
		await master.browser.call(changeSettings, { body: { rentalPlatesOnly: false } });
	});

	it('verifies rental plates only in a licensed office, and is warned of others', async () => {
		const [owner, judge] = [await aPerson(world), await admin()];
		const { id } = await aSubmitted(owner);
		const terms = async () => (await owner.browser.call(listingTerms)).rentalPlatesOnly;
		expect(await terms()).toBe(false);
		await aLicensedOffice(owner, judge, addDays(ammanDate(world.clock.now()), 30));
		expect(await terms()).toBe(true);
		const waiting = async () =>
			(await judge.browser.call(adminCars, { query: { status: 'PENDING', limit: 100 } as never })).find((car) => car.id === id);
		expect(await waiting()).toMatchObject({ lacksRentalPlate: true });
		expect(await judge.browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ code: 'PLATE_NOT_RENTAL' });
		await owner.browser.call(changeOwnerCar, { params: { id }, body: { plateClass: 'RENTAL' } as never });
		expect(await waiting()).toMatchObject({ lacksRentalPlate: false });
		await judge.browser.call(verifyCar, { params: { id }, body: {} });
	});

	it('must be an admin', async () => {
		const owner = await aPerson(world);
		const { id } = await aSubmitted(owner);
		expect(await owner.browser.refused(verifyCar, { params: { id }, body: {} })).toMatchObject({ status: 403, code: 'NOT_ALLOWED' });
		expect(await owner.browser.refused(rejectCar, { params: { id }, body: { notes: 'no' } })).toMatchObject({ status: 403 });
	});
});
