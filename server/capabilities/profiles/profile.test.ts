import { describe, expect, it } from 'vitest';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { getProfile } from '#contract/profiles.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const profileOf = (person: Person, seenBy: Person) => seenBy.browser.call(getProfile, { params: { id: person.id } });

describe('a person’s profile', () => {
	it('has name, membership and the available cars', async () => {
		const [owner, viewer] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await aCar(world, owner, { isActive: false });
		const profile = await profileOf(owner, viewer);
		expect(profile).toMatchObject({ id: owner.id, identityChecked: true, isOwner: true, answers: null, completedTrips: 0 });
		expect(profile.cars.map(({ id }) => id)).toEqual([car.id]);
		expect(profile.memberSince).toMatch(/^2031-03-02/);
	});

	it('has the contact details for the other party of a confirmed booking and for admins only', async () => {
		const [owner, renter, stranger] = [await aPerson(world), await aPerson(world), await aPerson(world)];
		const admin = await aPerson(world, { role: 'ADMIN' });
		const car = await aCar(world, owner);
		const hidden = { email: null, phone: null };
		const booking = await hold(renter, car, { startAt: '2031-04-10', endAt: '2031-04-12' });
		expect(await profileOf(owner, renter)).toMatchObject(hidden);
		const { id } = await paidRequest(world, await aPerson(world), car);
		expect(await profileOf(owner, renter)).toMatchObject(hidden);
		await owner.browser.call(acceptBooking, { params: { id } });
		expect(await profileOf(owner, renter), 'somebody else’s booking is confirmed').toMatchObject(hidden);
		const other = await paidRequest(world, renter, car, { startAt: '2031-05-10', endAt: '2031-05-12' });
		expect(await profileOf(renter, owner), 'paid, not confirmed').toMatchObject(hidden);
		await owner.browser.call(acceptBooking, { params: { id: other.id } });
		expect(await profileOf(owner, renter)).toMatchObject({ email: owner.email });
		expect(await profileOf(renter, owner)).toMatchObject({ email: renter.email });
		expect(await profileOf(owner, stranger)).toMatchObject(hidden);
		expect(await profileOf(owner, admin)).toMatchObject({ email: owner.email });
		expect(booking.status).toBe('REQUESTED');
	});

	it('counts the requests that the owner had to answer, and how soon they were', async () => {
		const [owner, viewer] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		const instant = await aCar(world, owner, { instantBook: true });
		const ask = async (startAt: string, requestedCar = car) =>
			paidRequest(world, await aPerson(world), requestedCar, { startAt, endAt: `${startAt.slice(0, 8)}${Number(startAt.slice(8)) + 1}` });
		const accepted = await ask('2031-04-10');
		await ask('2031-04-10', instant);
		await world.advance(2 * HOUR_MS);
		await owner.browser.call(acceptBooking, { params: { id: accepted.id } });
		const declined = await ask('2031-04-20');
		await world.advance(4 * HOUR_MS);
		await owner.browser.call(declineBooking, { params: { id: declined.id }, body: {} });
		expect((await profileOf(owner, viewer)).answers).toEqual({ percent: 100, typicalMinutes: 180 });
		await ask('2031-05-10');
		await world.advance(25 * HOUR_MS);
		expect((await profileOf(owner, viewer)).answers).toEqual({ percent: 66, typicalMinutes: 180 });
	});

	it('does not exist for staff, and for unknown ids', async () => {
		const viewer = await aPerson(world);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const asked = (id: string) => viewer.browser.refused(getProfile, { params: { id } });
		expect(await asked(admin.id)).toMatchObject({ status: 404, code: 'USER_NOT_FOUND' });
		expect(await asked('00000000-0000-4000-8000-000000000000')).toMatchObject({ status: 404 });
		expect(await profileOf(admin, admin)).toMatchObject({ email: admin.email });
	});
});
