/** A member of an office is on the way: who may announce it, who reads it, and what ends it. */
import { describe, expect, it } from 'vitest';
import { proposeBookingChange } from '#contract/booking-changes.ts';
import { getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { getOwnerToday } from '#contract/fleet.ts';
import { todaysHandovers } from '#contract/handover.ts';
import { listNotifications } from '#contract/notifications.ts';
import { setOut, turnBack } from '#contract/places.ts';
import { changeTeamRole, removeTeamMember } from '#contract/team.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson, aSession, type CarOptions, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, type Trip } from '#tests/support/handovers.ts';
import { Page } from '#tests/support/pages.ts';
import { paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { AFTER_FLIGHT, aTripFromAirport } from '#tests/support/places.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const to = (phase: 'CHECK_IN' | 'CHECK_OUT') => ({ body: { phase } });
const pickup = to('CHECK_IN');
const look = async (person: Person, { params }: Pick<Trip, 'params'>) => (await person.browser.call(getBooking, { params })).whereAndWhen;

type OfficeTrip = Trip & { driver: Person; other: Person };

/** A booking of an office with two drivers, an hour before the pickup. */
async function anOfficeTrip(options: CarOptions = {}): Promise<OfficeTrip> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	await aCompany(owner);
	const car = await aCar(world, owner, options);
	const { id, startAt, endAt } = await paidRequest(world, renter, car, WEEKEND);
	if (!options.instantBook) await owner.browser.call(acceptBooking, { params: { id } });
	await world.runJobs();
	const driver = await aMember(world, owner, 'DRIVER', { firstName: 'Omar', lastName: 'Haddad' });
	const other = await aMember(world, owner, 'DRIVER', { firstName: 'Sami', lastName: 'Nasser' });
	const [startsAt, endsAt] = [new Date(startAt), new Date(endAt)];
	world.clock.moveTo(new Date(startsAt.getTime() - HOUR_MS));
	return { id, params: { id }, owner, renter, car, startsAt, endsAt, driver, other };
}

async function departuresAnnouncedTo(renter: Person) {
	await world.runJobs();
	return (await renter.browser.call(listNotifications)).filter(({ type }) => type === 'ON_THE_WAY');
}

describe('a driver on the way', () => {
	it('is displayed to the renter by office and first name, and to colleagues by the whole name', async () => {
		const trip = await anOfficeTrip();
		const { owner, renter, driver, other, params } = trip;
		expect((await look(driver, trip)).allowedActions).toContain('SET_OUT_FOR_PICKUP');
		await driver.browser.call(setOut, { params, ...pickup });
		await driver.browser.call(setOut, { params, ...pickup });
		const onTheWay = { phase: 'CHECK_IN', since: '2031-03-10T09:00:00+03:00' };
		expect(await look(renter, trip)).toMatchObject({
			onTheWay: { ...onTheWay, name: { en: 'Sama Cars · Omar' } },
			allowedActions: ['SAY_LATE'],
		});
		const colleague = { onTheWay: { ...onTheWay, name: { en: 'Omar Haddad' } } };
		expect((await owner.browser.call(getOwnerToday)).pickups).toMatchObject([{ bookingId: trip.id, whereAndWhen: colleague }]);
		expect(await other.browser.call(todaysHandovers)).toMatchObject([{ bookingId: trip.id, whereAndWhen: colleague }]);
		expect(await departuresAnnouncedTo(renter)).toMatchObject([
			{
				title: { en: 'Sama Cars · Omar is on the way' },
				body: { en: expect.stringContaining('set out at 09:00'), ar: expect.stringContaining('09:00') },
			},
		]);
		const { happened } = await renter.browser.call(getBookingStory, { params });
		expect(happened.filter(({ kind }) => kind === 'SET_OUT')).toMatchObject([{ phase: 'CHECK_IN', by: { en: 'Sama Cars · Omar' } }]);
	});

	it('is the only one: if two announce it at once, one goes and the other reads the name of the first', async () => {
		const { driver, other, params, renter } = await anOfficeTrip();
		const answers = await Promise.all([driver, other, driver, other].map((person) => person.browser.try(setOut, { params, ...pickup })));
		const [refused, ...more] = answers.filter(({ status }) => status === 409);
		expect([answers.filter(({ status }) => status === 200).length, more.length]).toEqual([2, 1]);
		expect(refused?.body).toMatchObject({
			code: 'ON_THE_WAY_ALREADY',
			error: expect.stringMatching(/(Omar Haddad|Sami Nasser).* since 09:00/),
		});
		expect(await departuresAnnouncedTo(renter)).toHaveLength(1);
	});

	it('may turn back, and a manager may do so for them; then a colleague can go', async () => {
		const trip = await anOfficeTrip();
		const { owner, renter, driver, other, params } = trip;
		await driver.browser.call(setOut, { params, ...pickup });
		expect((await look(other, trip)).allowedActions).not.toContain('TURN_BACK');
		const refused = await other.browser.refused(turnBack, { params });
		expect(refused).toMatchObject({ status: 403, code: 'ON_THE_WAY_BY_ANOTHER', error: expect.stringContaining('Omar Haddad') });
		expect((await driver.browser.call(turnBack, { params })).whereAndWhen).toMatchObject({ onTheWay: null });
		expect(await look(renter, trip)).toMatchObject({ onTheWay: null });
		await driver.browser.call(turnBack, { params });
		world.clock.moveTo(new Date(world.clock.now().getTime() + 60_000));
		await other.browser.call(setOut, { params, ...pickup });
		expect(await departuresAnnouncedTo(renter)).toHaveLength(2);
		expect((await look(owner, trip)).allowedActions).toContain('TURN_BACK');
		await owner.browser.call(turnBack, { params });
		expect(await look(renter, trip)).toMatchObject({ onTheWay: null });
		const { happened } = await owner.browser.call(getBookingStory, { params });
		expect(happened.filter(({ kind }) => kind === 'SET_OUT')).toEqual([]);
	});

	it('updates the open pages of the renter, the owner and the fleet’s day at once, for both announcements', async () => {
		const { owner, renter, driver, params, id } = await anOfficeTrip();
		const desk = await aMember(world, owner, 'DESK');
		const { db } = world.running.platform;
		const pages: Page[] = [];
		for (const person of [renter, owner, desk]) pages.push(new Page(world.url, await aSession(world, person.id)));
		const { id: companyId } = await db.selectFrom('companies').select('id').where('owner_id', '=', owner.id).executeTakeFirstOrThrow();
		await db.updateTable('sessions').set({ company_id: companyId }).where('user_id', '=', desk.id).execute();
		await Promise.all(pages.map((page) => page.open()));
		const changes = (page: Page) => page.events.filter(({ kind }) => kind === 'booking').map(({ payload }) => payload);
		await driver.browser.call(setOut, { params, ...pickup });
		await world.runJobs();
		await Promise.all(pages.map((page) => page.until(() => changes(page)[0])));
		await driver.browser.call(turnBack, { params });
		await world.runJobs();
		await Promise.all(pages.map((page) => page.until(() => changes(page)[1])));
		for (const page of pages) expect(changes(page)).toEqual([{ bookingId: id }, { bookingId: id }]);
		for (const page of pages) page.drop();
		expect(pages[2]?.events.map(({ kind }) => kind)).not.toContain('notification');
	});

	it('is no longer on the way once the car is handed over', async () => {
		const trip = await anOfficeTrip();
		await trip.driver.browser.call(setOut, { params: trip.params, ...pickup });
		await checkInByOwner(trip);
		expect(await look(trip.renter, trip)).toMatchObject({ onTheWay: null });
		expect(await trip.driver.browser.refused(setOut, { params: trip.params, ...pickup })).toMatchObject({
			code: 'ON_THE_WAY_NOT_POSSIBLE',
		});
	});

	it('is not on the way to a pickup that has moved', async () => {
		const trip = await anOfficeTrip({ instantBook: true });
		const { owner, renter, driver, params, startsAt, endsAt } = trip;
		await driver.browser.call(setOut, { params, ...pickup });
		const later = (date: Date) => new Date(date.getTime() + 2 * HOUR_MS).toISOString();
		await renter.browser.call(proposeBookingChange, { params, body: { startAt: later(startsAt), endAt: later(endsAt) } });
		expect(await look(owner, trip)).toMatchObject({ onTheWay: null, startAt: '2031-03-10T12:00:00+03:00' });
	});

	it('is no longer on the way after being removed from the team, or with a role that hands over no cars', async () => {
		const trip = await anOfficeTrip();
		const { owner, renter, driver, other, params } = trip;
		await driver.browser.call(setOut, { params, ...pickup });
		await owner.browser.call(changeTeamRole, { params: { userId: driver.id }, body: { role: 'DESK' } });
		expect(await look(renter, trip)).toMatchObject({ onTheWay: { name: { en: 'Sama Cars · Omar' } } });
		await owner.browser.call(changeTeamRole, { params: { userId: driver.id }, body: { role: 'ACCOUNTS' } });
		expect(await look(renter, trip)).toMatchObject({ onTheWay: null });
		await other.browser.call(setOut, { params, ...pickup });
		await owner.browser.call(removeTeamMember, { params: { userId: other.id } });
		expect(await look(renter, trip)).toMatchObject({ onTheWay: null });
	});
});

describe('a departure is refused', () => {
	it('without access to the handover, from another account, or too early', async () => {
		const trip = await anOfficeTrip();
		const { owner, renter, driver, params, startsAt } = trip;
		const accounts = await aMember(world, owner, 'ACCOUNTS');
		expect(await accounts.browser.refused(setOut, { params, ...pickup })).toMatchObject({ status: 403, code: 'TEAM_ROLE_NOT_ENOUGH' });
		for (const person of [renter, await aPerson(world)]) {
			expect(await person.browser.refused(setOut, { params, ...pickup })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
			expect(await person.browser.refused(turnBack, { params })).toMatchObject({ status: 404 });
		}
		world.clock.moveTo(new Date(startsAt.getTime() - 3 * HOUR_MS - 60_000));
		expect((await look(driver, trip)).allowedActions).not.toContain('SET_OUT_FOR_PICKUP');
		expect(await driver.browser.refused(setOut, { params, ...pickup })).toMatchObject({
			...{ status: 409, code: 'ON_THE_WAY_TOO_EARLY', error: expect.stringContaining('2031-03-10 07:00') },
		});
		expect(await driver.browser.refused(setOut, { params, ...to('CHECK_OUT') })).toMatchObject({ code: 'ON_THE_WAY_NOT_POSSIBLE' });
	});
});

it('an owner without an office fetches a delivered car, and the renter reads the owner’s name', async () => {
	const trip = await aTripFromAirport(world);
	const { owner, renter, params } = trip;
	const [startsAt, endsAt] = [new Date(AFTER_FLIGHT.startAt), new Date(AFTER_FLIGHT.endAt)];
	world.clock.moveTo(startsAt);
	await checkInByOwner({ ...trip, startsAt, endsAt });
	world.clock.moveTo(new Date(endsAt.getTime() - HOUR_MS));
	expect((await look(owner, trip)).allowedActions).toEqual(['SET_OUT_FOR_RETURN']);
	await owner.browser.call(setOut, { params, ...to('CHECK_OUT') });
	const { onTheWay, contact } = await look(renter, trip);
	expect(onTheWay).toMatchObject({ phase: 'CHECK_OUT', since: '2031-03-13T21:30:00+03:00', name: contact?.name });
	expect((await departuresAnnouncedTo(renter)).map(({ title }) => title.en)).toEqual([
		`${contact?.name.en} is on the way to collect the car`,
	]);
});
