/** A returned car is marked as ready; the mark belongs to that return and shows who made it and when. */
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { acceptBooking } from '#contract/bookings.ts';
import { carsToPrepare, getOwnerToday } from '#contract/fleet.ts';
import { markCarNotReady, markCarReady } from '#contract/handover.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let trip: Trip;
let team: Record<'desk' | 'driver' | 'accounts', Person>;
beforeAll(async () => {
	trip = await confirmedTrip(world);
	await aCompany(trip.owner);
	team = {
		desk: await aMember(world, trip.owner, 'DESK', { firstName: 'Rana', lastName: 'Saleh' }),
		driver: await aMember(world, trip.owner, 'DRIVER'),
		accounts: await aMember(world, trip.owner, 'ACCOUNTS'),
	};
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
});
beforeEach(() => world.clock.moveTo(trip.endsAt));
const prepare = async () => (await trip.owner.browser.call(getOwnerToday)).prepare;

it('waits until the car is back', async () => {
	expect(await prepare()).toMatchObject([{ isBack: false, ready: null }]);
	expect(await team.desk.browser.refused(markCarReady, trip)).toMatchObject({ status: 409, code: 'CAR_NOT_BACK' });
	await checkOutBy('owner', trip);
	expect(await prepare()).toMatchObject([{ isBack: true, ready: null }]);
});

it('is marked by a dispatcher or a driver, and the first of two at once counts', async () => {
	const { desk, driver } = team;
	const answers = await Promise.all([desk, driver, desk, driver].map((person) => person.browser.call(markCarReady, trip)));
	const [{ ready } = { ready: null }] = answers;
	expect(answers).toEqual(answers.map(() => ({ ready })));
	world.clock.moveTo(new Date(trip.endsAt.getTime() + 60_000));
	await trip.owner.browser.call(markCarReady, trip);
	expect(await prepare()).toMatchObject([{ bookingId: trip.id, ready }]);
});

it('is revoked, and marked again with the name of the other person', async () => {
	expect(await team.driver.browser.call(markCarNotReady, trip)).toEqual({ ready: null });
	expect(await prepare()).toMatchObject([{ ready: null }]);
	expect(await team.driver.browser.call(markCarNotReady, trip)).toEqual({ ready: null });
	await team.desk.browser.call(markCarReady, trip);
	expect(await prepare()).toMatchObject([{ ready: { at: '2031-03-13T10:00:00+03:00', by: { en: 'Rana Saleh' } } }]);
});

it('is refused for accountants, another owner, and the renter', async () => {
	expect(await team.accounts.browser.refused(markCarReady, trip)).toMatchObject({ code: 'TEAM_ROLE_NOT_ENOUGH' });
	for (const person of [trip.renter, await aPerson(world)]) {
		expect(await person.browser.refused(markCarReady, trip)).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
		expect(await person.browser.refused(markCarNotReady, trip)).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
	}
});

it('is in the list of drivers too, and can be marked the morning after', async () => {
	expect(await team.driver.browser.call(carsToPrepare)).toEqual(await prepare());
	expect(await team.accounts.browser.refused(carsToPrepare)).toMatchObject({ code: 'TEAM_ROLE_NOT_ENOUGH' });
	expect(await trip.renter.browser.call(carsToPrepare)).toEqual([]);
	world.clock.moveTo(new Date('2031-03-14T07:00:00+03:00'));
	await team.driver.browser.call(markCarNotReady, trip);
	expect((await team.driver.browser.call(markCarReady, trip)).ready).toMatchObject({ at: '2031-03-14T07:00:00+03:00' });
});

it('starts again with the next return', async () => {
	const next = { startAt: '2031-03-13T14:00:00+03:00', endAt: '2031-03-14T14:00:00+03:00' };
	const { id } = await paidRequest(world, await aPerson(world), trip.car, next);
	await trip.owner.browser.call(acceptBooking, { params: { id } });
	const { db } = world.running.platform;
	const [out, back] = [new Date(next.startAt), new Date('2031-03-14T12:00:00+03:00')];
	await db.updateTable('bookings').set({ checked_in_at: out, returned_at: back }).where('id', '=', id).execute();
	world.clock.moveTo(new Date('2031-03-14T13:00:00+03:00'));
	expect(await prepare()).toMatchObject([{ bookingId: id, isBack: true, ready: null }]);
});
