/** The return: who completes the trip, its effect on car and dates, and the proposed charges. */
import { describe, expect, it } from 'vitest';
import { getBooking, listBookings, listOwnerBookings } from '#contract/bookings.ts';
import { getHandover, recordCheckIn, recordCheckOut } from '#contract/handover.ts';
import { deleteOwnerCar } from '#contract/listing.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getQuote } from '#contract/quotes.ts';
import { aRecord, checkInByOwner, checkOutBy, hours, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const see = (trip: Trip, who: 'owner' | 'renter' = 'owner') => trip[who].browser.call(getHandover, { params: trip.params });
const bookingOf = (trip: Trip) => trip.renter.browser.call(getBooking, { params: trip.params });

describe('the return of a car', () => {
	it('by the owner completes the trip, pays the owner, and computes kilometres and fuel', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip, { odometerKm: 50_000, fuelEighths: 8 });
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip, { odometerKm: 50_720, fuelEighths: 5 });
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED' });
		const { charges, returnedAt } = await see(trip, 'renter');
		expect(returnedAt).toBe('2031-03-13T10:00:00+03:00');
		expect(charges).toEqual({
			drivenKm: 720,
			includedKm: 600,
			lateMinutes: 0,
			lines: [
				{ kind: 'EXTRA_KM', quantity: 120, rateJod: '0.05', amountJod: '6.00' },
				{ kind: 'MISSING_FUEL', quantity: 3, rateJod: '3.00', amountJod: '9.00' },
			],
			totalJod: '15.00',
			byOwner: true,
		});
		const balances = await accountBalances(world, trip.id);
		expect(balances).toMatchObject({ OWNER_PAYABLE: -93_720n, DEPOSITS_HELD: -106_500n });
	});

	it('by the renter alone completes nothing; after the owner’s it may still be added', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('renter', trip, { odometerKm: 50_100 });
		expect(await bookingOf(trip)).toMatchObject({ status: 'CONFIRMED' });
		expect((await see(trip)).charges).toMatchObject({ drivenKm: 100, byOwner: false });
		await world.runJobs();
		const [notification] = await trip.owner.browser.call(listNotifications);
		expect(notification).toMatchObject({ title: { en: 'Your car is back' }, actionUrl: `/owner/bookings/${trip.id}/handover` });
		await checkOutBy('owner', trip, { odometerKm: 50_100 });
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED', allowedActions: ['CHECK_OUT'] });
		expect((await see(trip, 'renter')).allowedActions).toEqual([]);
	});

	it.each([
		['frees the dates at once', 0, '2031-03-11T11:00:00+03:00', true],
		['keeps the turnaround free that the car needs', 180, '2031-03-11T12:00:00+03:00', false],
		['frees what comes after the turnaround', 180, '2031-03-11T13:00:00+03:00', true],
	])('that is early %s, and the rental stays paid', async (_, turnaroundMinutes, from, available) => {
		const trip = await tripAtPickup(world, { turnaroundMinutes });
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(24)));
		await checkOutBy('owner', trip);
		const query = { from, to: '2031-03-12T10:00:00+03:00' };
		expect(await world.visitor().call(getQuote, { params: { id: trip.car.id }, query })).toMatchObject({ available });
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED', refundedJod: '0.00' });
	});

	it.each([
		['is what the car has gone', 49_000, 50_720],
		['leaves it at what the owner wrote, where that is more', 60_000, 60_000],
	])('by the owner %s, without another review of the listing', async (_, before, after) => {
		const trip = await tripAtPickup(world);
		const { db } = world.running.platform;
		const carRow = () =>
			db
				.selectFrom('cars')
				.select(['mileage_km', 'verification_status', 'updated_at'])
				.where('id', '=', trip.car.id)
				.executeTakeFirstOrThrow();
		await db.updateTable('cars').set({ mileage_km: before }).where('id', '=', trip.car.id).execute();
		const { updated_at } = await carRow();
		await checkInByOwner(trip, { odometerKm: 50_000 });
		await checkOutBy('renter', trip, { odometerKm: 90_000 });
		expect(await carRow()).toMatchObject({ mileage_km: before });
		await checkOutBy('owner', trip, { odometerKm: 50_720 });
		expect(await carRow()).toEqual({ mileage_km: after, verification_status: 'VERIFIED', updated_at });
	});

	it('lets the owner delete the car, which was impossible before, even while it was overdue', async () => {
		const trip = await tripAtPickup(world, { turnaroundMinutes: 180 });
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(5)));
		const remove = { params: { id: trip.car.id } };
		expect(await trip.owner.browser.refused(deleteOwnerCar, remove)).toMatchObject({ code: 'CAR_HAS_OPEN_BOOKINGS' });
		await checkOutBy('owner', trip);
		expect(await trip.owner.browser.call(deleteOwnerCar, remove)).toEqual({ success: true });
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED' });
	});

	it('that is not recorded completes the trip once, a day after its end, and retains the agreed turnaround', async () => {
		const trip = await tripAtPickup(world, { turnaroundMinutes: 48 * 60 });
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(24) - 1));
		await world.runJobs();
		expect(await bookingOf(trip)).toMatchObject({ status: 'CONFIRMED' });
		for (const milliseconds of [1, 1000]) await world.advance(milliseconds);
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED', refundedJod: '0.00' });
		expect(await accountBalances(world, trip.id)).toEqual({
			GATEWAY_CLEARING: 207_675n,
			GATEWAY_FEES: 5_325n,
			DEPOSITS_HELD: -106_500n,
			OWNER_PAYABLE: -93_720n,
			PLATFORM_REVENUE: -12_780n,
		});
		const quote = (from: string, to: string) =>
			world.visitor().call(getQuote, { params: { id: trip.car.id }, query: { from: `${from}:00:00+03:00`, to: `${to}:00:00+03:00` } });
		expect(await quote('2031-03-15T09', '2031-03-16T09')).toMatchObject({ available: false, reason: 'CAR_ALREADY_BOOKED' });
		expect(await quote('2031-03-15T10', '2031-03-16T10')).toMatchObject({ available: true });
	});

	it('is late for both sides from half an hour after its time until it is recorded', async () => {
		const trip = await tripAtPickup(world);
		const { endsAt } = trip;
		const lists = { renter: listBookings, owner: listOwnerBookings } as const;
		const isOverdue = async (who: 'owner' | 'renter') => {
			const { browser } = trip[who];
			const listed = (await browser.call(lists[who])).find(({ id }) => id === trip.id);
			return [(await browser.call(getBooking, { params: trip.params })).isOverdue, listed?.isOverdue];
		};
		const both = async () => [...(await isOverdue('renter')), ...(await isOverdue('owner'))];
		world.clock.moveTo(new Date(endsAt.getTime() + hours(1)));
		expect(await both()).toEqual([false, false, false, false]);
		world.clock.moveTo(trip.startsAt);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(endsAt.getTime() + hours(0.5)));
		expect(await both()).toEqual([false, false, false, false]);
		world.clock.moveTo(new Date(endsAt.getTime() + hours(0.5) + 1));
		expect(await both()).toEqual([true, true, true, true]);
		await checkOutBy('owner', trip);
		expect(await both()).toEqual([false, false, false, false]);
	});

	it('that is late has the minutes and proposes the hours', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(2.5)));
		await checkOutBy('owner', trip);
		const { charges } = await see(trip);
		expect(charges).toMatchObject({
			lateMinutes: 150,
			lines: [{ kind: 'LATE_RETURN', quantity: 3, rateJod: '1.479', amountJod: '4.438' }],
		});
	});

	it('cannot have a lower odometer reading, but the renter’s own mistake at the handover does not bind the owner', async () => {
		const trip = await tripAtPickup(world);
		await trip.renter.browser.call(recordCheckIn, { params: trip.params, body: await aRecord(trip.renter, { odometerKm: 500_000 }) });
		await checkInByOwner(trip, { odometerKm: 50_000 });
		const less = await aRecord(trip.owner, { odometerKm: 49_999 });
		expect(await trip.owner.browser.refused(recordCheckOut, { params: trip.params, body: less })).toMatchObject({
			status: 409,
			code: 'ODOMETER_BACKWARDS',
			atLeast: 50_000,
		});
		await checkOutBy('owner', trip, { odometerKm: 50_000 });
	});

	it('requires a handover; a trip without either is completed by the timer', async () => {
		const trip = await tripAtPickup(world);
		const body = await aRecord(trip.owner);
		expect(await trip.owner.browser.refused(recordCheckOut, { params: trip.params, body })).toMatchObject({
			code: 'HANDOVER_NOT_CHECKED_IN',
		});
		world.clock.moveTo(trip.endsAt);
		await world.advance(hours(24));
		expect(await bookingOf(trip)).toMatchObject({ status: 'COMPLETED' });
		expect(await see(trip)).toMatchObject({ returnedAt: null, charges: null, allowedActions: [] });
	});

	it('is not affected by a later timer', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		await checkOutBy('owner', trip);
		world.clock.moveTo(trip.endsAt);
		await world.advance(hours(24));
		expect((await see(trip)).returnedAt).toBe('2031-03-10T10:00:00+03:00');
	});
});

it('is charged at the agreed rates, not at the car’s present ones', async () => {
	const trip = await tripAtPickup(world);
	await world.running.platform.db
		.updateTable('cars')
		.set({ extra_km_fils: 500, mileage_limit_km_per_day: 1 })
		.where('id', '=', trip.car.id)
		.execute();
	await checkInByOwner(trip);
	await checkOutBy('owner', trip, { odometerKm: 50_601 });
	expect((await see(trip)).charges).toMatchObject({ includedKm: 600, totalJod: '0.05' });
});
