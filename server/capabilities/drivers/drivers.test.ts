import { beforeEach, describe, expect, it } from 'vitest';
import { acceptBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, type Booking } from '#contract/bookings.ts';
import {
	acceptDriverInvitation,
	getBookingDrivers,
	getDriverInvitation,
	inviteDriver,
	leaveSharedTrip,
	listSharedTrips,
	removeDriver,
} from '#contract/drivers.ts';
import { changeOwnerCar } from '#contract/listing.ts';
import { listNotifications } from '#contract/notifications.ts';
import { DAY_MS } from '#contract/time.ts';
import { notificationPersonalData } from '#server/capabilities/notifications/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCarForSeveral, aDriver, aTripForSeveral, invited } from '#tests/support/drivers.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, type Trip } from '#tests/support/handovers.ts';
import { hold } from '#tests/support/payments.ts';
import { aMember, invitationTo } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';
import { dropLapsedDrivers } from './drop-lapsed.ts';
import { driverPersonalData } from './personal-data.ts';

const world = aWorld();
let owner: Person;
let renter: Person;
let car: { id: string; extraId: string };

beforeEach(async () => {
	[owner, renter] = [await aPerson(world), await aPerson(world, { emailVerified: true })];
	car = await aCarForSeveral(world, owner);
});

const tripFor = (booking: Booking): Trip => ({
	...of(booking),
	...{ id: booking.id, owner, renter, car: { ...car, slug: booking.car.slug } },
	...{ startsAt: new Date(booking.startAt), endsAt: new Date(booking.endAt) },
});
const aTrip = (places = 1) => aTripForSeveral(world, renter, car, { places });
const of = (booking: { id: string }) => ({ params: { id: booking.id } });
const driversFor = (person: Person, booking: { id: string }) => person.browser.call(getBookingDrivers, of(booking));
const bodiesOf = async (person: Person, type: string) =>
	(await person.browser.call(listNotifications)).filter((each) => each.type === type).map(({ body }) => body.en);

describe('an additional driver', () => {
	it('is a line of the price, and named once the invitation is accepted', async () => {
		const booking = await aTrip(2);
		expect(booking.lines).toContainEqual(expect.objectContaining({ extra: 'ADDITIONAL_DRIVER', quantity: 2, days: 3, amountJod: '18.00' }));
		const omar = await aPerson(world, { emailVerified: true });
		const link = await invited(world, renter, booking, omar.email);
		expect(await omar.browser.call(getDriverInvitation, link)).toMatchObject({ carTitle: 'Toyota Corolla 2022' });
		expect(await driversFor(owner, booking)).toEqual({ places: 2, mayChange: false, named: [], invited: [] });
		await omar.browser.call(acceptDriverInvitation, link);
		expect(await omar.browser.refused(acceptDriverInvitation, link)).toMatchObject({ code: 'DRIVER_INVITATION_INVALID' });
		const seen = await driversFor(owner, booking);
		expect(seen).toMatchObject({ places: 2, named: [{ name: { en: expect.stringContaining('Test') } }] });
		expect(JSON.stringify(seen)).not.toContain(omar.email);
		expect(await omar.browser.call(listSharedTrips)).toMatchObject([{ carTitle: 'Toyota Corolla 2022', mayLeave: true }]);
		await world.runJobs();
		expect(await bodiesOf(owner, 'DRIVER_JOINED')).toMatchObject([expect.stringContaining('handover')]);
		expect(await bodiesOf(renter, 'DRIVER_JOINED')).toHaveLength(1);
		expect(await omar.browser.refused(getBookingDrivers, of(booking))).toMatchObject({ status: 404 });
	});

	it('needs an approved identity, a licence until the end, and must not be on the owner’s side', async () => {
		const booking = await aTrip(4);
		await aCompany(owner);
		const member = await aMember(world, owner, 'DESK', { emailVerified: true });
		const refusalFor = async (person: Person) =>
			(await person.browser.refused(acceptDriverInvitation, await invited(world, renter, booking, person.email))).code;
		expect(await refusalFor(await aPerson(world, { emailVerified: true, identity: 'NOT_SUBMITTED' }))).toBe('IDENTITY_REQUIRED');
		expect(await refusalFor(await aPerson(world, { emailVerified: true, licenceExpiresOn: '2031-03-12' }))).toBe('LICENCE_EXPIRES');
		expect(await refusalFor(member)).toBe('DRIVER_OF_THE_OFFICE');
		const unverified = await aPerson(world);
		expect(await refusalFor(unverified)).toBe('DRIVER_INVITATION_OF_ANOTHER');
		const own = { ...of(booking), body: { email: renter.email } };
		expect(await renter.browser.refused(inviteDriver, own)).toMatchObject({ code: 'DRIVER_IS_RENTER' });
	});

	it('must meet the car’s requirements', async () => {
		const strict = await aCarForSeveral(world, owner, { attributes: { driverAge: 25 } });
		const grown = await aPerson(world, { details: {} });
		const booking = await aTripForSeveral(world, grown, strict);
		const young = await aPerson(world, { emailVerified: true, details: { birthDate: '2010-01-01', licenceIssuedOn: '2029-01-01' } });
		const link = await invited(world, grown, booking, young.email);
		expect(await young.browser.refused(acceptDriverInvitation, link)).toMatchObject({ code: 'DRIVER_TOO_YOUNG' });
	});

	it('must meet the requirements at the time of the booking, also if its owner changes them later', async () => {
		const booking = await aTrip(2);
		await owner.browser.call(acceptBooking, of(booking));
		const young = { details: { birthDate: '2010-01-01', licenceIssuedOn: '2029-01-01' } };
		await aDriver(world, renter, booking, young);
		await owner.browser.call(changeOwnerCar, { params: { id: car.id }, body: { driverAge: 25, driverLicenceYears: 3 } as never });
		await aDriver(world, renter, booking, young);
		world.clock.moveTo(new Date(Date.parse(booking.startAt) - DAY_MS));
		await dropLapsedDrivers(world.running.platform);
		expect((await driversFor(renter, booking)).named).toHaveLength(2);
		// A booking of a former release.
		const { db } = world.running.platform;
		await db.updateTable('bookings').set({ driver_age: null, driver_licence_years: null }).where('id', '=', booking.id).execute();
		await dropLapsedDrivers(world.running.platform);
		expect((await driversFor(renter, booking)).named).toEqual([]);
	});
});

it('drives a car of a licensed office, which is named in letters about drivers and about the handover', async () => {
	const booking = await aTrip();
	await owner.browser.call(acceptBooking, of(booking));
	const { db } = world.running.platform;
	const office = { nameEn: 'Sama Cars', nameAr: 'سما للسيارات', registrationNumber: '1', permitNumber: '2' };
	await db
		.updateTable('bookings')
		.set({ office: JSON.stringify(office) })
		.where('id', '=', booking.id)
		.execute();
	await aDriver(world, renter, booking);
	world.clock.moveTo(new Date(booking.startAt));
	await checkInByOwner(tripFor(booking));
	await world.runJobs();
	const letters = await db.selectFrom('outbox_messages').select('text').where('recipient', '=', renter.email).execute();
	const named = letters.filter(({ text }) => text.includes('Sama Cars')).map(({ text }) => text);
	expect(named.some((text) => text.includes('handover'))).toBe(true);
	expect(named).toHaveLength(2);
});

describe('the renter of a trip', () => {
	it('invites as many as were bought, also by SMS, and may remove and invite another until the pickup', async () => {
		const booking = await aTrip();
		const driver = await aDriver(world, renter, booking);
		const another = { ...of(booking), body: { phone: '+962790071818' } };
		expect(await renter.browser.refused(inviteDriver, another)).toMatchObject({ code: 'DRIVER_NO_PLACE' });
		const [named] = (await driversFor(renter, booking)).named;
		await renter.browser.call(removeDriver, { params: { id: booking.id, driverId: named?.id ?? '' } });
		expect(await driver.browser.call(listSharedTrips)).toEqual([]);
		await world.runJobs();
		expect(await bodiesOf(driver, 'DRIVER_ENDED')).toMatchObject([expect.stringContaining('removed you')]);
		expect(await bodiesOf(renter, 'DRIVER_ENDED')).toEqual([]);
		const second = await aPerson(world, { phone: '+962790071818' });
		await renter.browser.call(inviteDriver, another);
		// The same address again replaces the first link.
		const first = await invitationTo(world, '+962790071818');
		world.clock.moveTo(new Date(world.clock.now().getTime() + 1000));
		await renter.browser.call(inviteDriver, another);
		expect(await second.browser.refused(acceptDriverInvitation, { body: { token: first } })).toMatchObject({ status: 409 });
		expect((await driversFor(renter, booking)).invited).toMatchObject([{ phone: '+962790071818' }]);
		await second.browser.call(acceptDriverInvitation, { body: { token: await invitationTo(world, '+962790071818') } });
		world.clock.moveTo(new Date(booking.endAt));
		expect(await renter.browser.refused(inviteDriver, another)).toMatchObject({ code: 'DRIVERS_CLOSED' });
	});

	it('cannot invite anyone without such a line in the price', async () => {
		const unpaid = await hold(renter, car);
		const body = { email: 'somebody@mishwar.test' };
		expect(await renter.browser.refused(inviteDriver, { ...of(unpaid), body })).toMatchObject({ code: 'DRIVERS_CLOSED' });
	});
});

describe('a driver of a trip', () => {
	it('can leave, and is notified when the booking is cancelled', async () => {
		const [leaving, staying] = [await aTrip(2), renter];
		const [first, second] = [await aDriver(world, staying, leaving), await aDriver(world, staying, leaving)];
		const [trip] = await first.browser.call(listSharedTrips);
		await first.browser.call(leaveSharedTrip, { params: { id: trip?.id ?? '' } });
		expect((await driversFor(renter, leaving)).named).toHaveLength(1);
		await renter.browser.call(cancelBooking, { ...of(leaving), body: {} });
		await world.runJobs();
		expect(await bodiesOf(second, 'DRIVER_ENDED')).toMatchObject([expect.stringContaining('cancelled')]);
		expect(await second.browser.call(listSharedTrips)).toEqual([]);
	});

	it('is removed a day before the pickup if the papers are no longer valid, and both are notified', async () => {
		const booking = await aTrip(2);
		await owner.browser.call(acceptBooking, of(booking));
		const [good, lapsed] = [await aDriver(world, renter, booking), await aDriver(world, renter, booking)];
		const { db } = world.running.platform;
		await db.updateTable('identity_checks').set({ licence_expires_on: '2031-03-12' }).where('user_id', '=', lapsed.id).execute();
		await dropLapsedDrivers(world.running.platform);
		expect((await driversFor(renter, booking)).named).toHaveLength(2);
		world.clock.moveTo(new Date(Date.parse(booking.startAt) - DAY_MS));
		await dropLapsedDrivers(world.running.platform);
		await world.runJobs();
		expect((await driversFor(renter, booking)).named).toHaveLength(1);
		expect(await good.browser.call(listSharedTrips)).toHaveLength(1);
		expect(await bodiesOf(renter, 'DRIVER_ENDED')).toMatchObject([expect.stringContaining('invite someone else')]);
		expect(await bodiesOf(lapsed, 'DRIVER_ENDED')).toMatchObject([expect.stringContaining('isn’t verified')]);
	});

	it.each(['before the pickup', 'on the way'] as const)(
		'whose licence ends before the new return is removed when a trip becomes longer: %s',
		async (when) => {
			const booking = await aTrip(2);
			await owner.browser.call(acceptBooking, of(booking));
			const [good, lapsing] = [
				await aDriver(world, renter, booking),
				await aDriver(world, renter, booking, { licenceExpiresOn: '2031-03-14' }),
			];
			const trip = tripFor(booking);
			if (when === 'on the way') {
				world.clock.moveTo(trip.startsAt);
				await checkInByOwner(trip);
			}
			const { id: changeId } = await propose(renter, trip, 2);
			await owner.browser.call(acceptBookingChange, { params: { id: booking.id, changeId } });
			expect((await driversFor(renter, booking)).named).toHaveLength(2);
			await payForChange(world, trip, changeId);
			expect((await driversFor(renter, booking)).named).toHaveLength(1);
			expect(await good.browser.call(listSharedTrips)).toHaveLength(1);
			expect(await bodiesOf(lapsing, 'DRIVER_ENDED')).toMatchObject([expect.stringContaining('isn’t verified')]);
			const [bodyOfNotification] = await bodiesOf(renter, 'DRIVER_ENDED');
			expect(bodyOfNotification).toContain('aren’t valid for the whole trip');
			expect(bodyOfNotification?.includes('invite someone else')).toBe(when === 'before the pickup');
			expect(await bodiesOf(owner, 'DRIVER_ENDED')).toHaveLength(1);
		},
	);

	it('has the trip’s name in the export, and disappears from the trip when the account is deleted', async () => {
		const booking = await aTrip(2);
		const driver = await aDriver(world, renter, booking);
		await invited(world, renter, booking, 'stranger@mishwar.test');
		const { platform } = world.running;
		expect(await driverPersonalData.export(platform, driver.id)).toMatchObject({ data: [{ booking_id: booking.id, ended_at: null }] });
		await world.runJobs();
		expect(await bodiesOf(owner, 'DRIVER_JOINED')).toHaveLength(1);
		await inTransaction(platform.db, async (tx) => {
			await notificationPersonalData.erase?.(platform, tx, driver.id);
			await driverPersonalData.erase?.(platform, tx, driver.id);
			await driverPersonalData.erase?.(platform, tx, renter.id);
		});
		// No notification names them any more.
		expect(await bodiesOf(owner, 'DRIVER_JOINED')).toEqual([]);
		expect(await driversFor(renter, booking)).toMatchObject({ named: [], invited: [] });
		const rows = await platform.db
			.selectFrom('booking_drivers')
			.select(['email', 'end_reason'])
			.where('booking_id', '=', booking.id)
			.execute();
		expect(rows.map(({ end_reason }) => end_reason).sort()).toEqual(['LEFT', 'WITHDRAWN']);
		expect(rows.every(({ email }) => email === null)).toBe(true);
	});
});
