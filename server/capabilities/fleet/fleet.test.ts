/** An owner's cars together, over one trip from its request to its return. */
import { beforeAll, describe, expect, it } from 'vitest';
import { acceptBookingChange } from '#contract/booking-changes.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { changeOwnerCalendar } from '#contract/calendar.ts';
import { estimateEarnings } from '#contract/earnings-estimate.ts';
import { getFleet, getFleetFigures, getFleetTable, getOwnerToday } from '#contract/fleet.ts';
import { announceLateness } from '#contract/places.ts';
import { propose } from '#tests/support/booking-changes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, hours, type Trip } from '#tests/support/handovers.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const days = { from: '2031-03-08', to: '2031-03-18' };
let trip: Trip;
let second: { id: string };
beforeAll(async () => {
	trip = await confirmedTrip(world, { turnaroundMinutes: 120 });
	second = await aCar(world, trip.owner, { make: 'Zotye', city: 'Zarqa' });
});
const board = async (query = days) => (await trip.owner.browser.call(getFleet, { query })).cars;
const today = () => trip.owner.browser.call(getOwnerToday);
const nowOf = async () => (await trip.owner.browser.call(getFleetTable)).cars[0]?.now;

describe('the board', () => {
	it('has every car with its bookings, unpaid holds and blocks, and nothing of other owners', async () => {
		const renter = await aPerson(world);
		await paidRequest(world, renter, second, { startAt: '2031-03-09', endAt: '2031-03-11' });
		await hold(renter, second, { startAt: '2031-03-11', endAt: '2031-03-12' });
		const body = { from: '2031-03-14', to: '2031-03-16', blocked: true };
		await trip.owner.browser.call(changeOwnerCalendar, { params: { id: second.id }, body });
		const cars = await board();
		expect(cars.map((car) => car.id)).toEqual([trip.car.id, second.id]);
		expect(cars[0]?.bookings).toMatchObject([
			{ id: trip.id, state: 'CONFIRMED', endAt: '2031-03-13T10:00:00+03:00', freeAt: '2031-03-13T12:00:00+03:00', isOverdue: false },
		]);
		expect(cars[1]?.bookings.map(({ id, state, renterName }) => [id === null, state, renterName === null])).toEqual([
			[false, 'REQUESTED', false],
			[true, 'HELD', true],
		]);
		expect(cars[1]?.blocks).toEqual([{ from: '2031-03-14', to: '2031-03-16' }]);
		expect((await renter.browser.call(getFleet, { query: days })).cars).toEqual([]);
	});

	it('shows time that is held for a change as held, and not as the turnaround of the trip', async () => {
		const own = await confirmedTrip(world, { turnaroundMinutes: 120 });
		const { id: changeId } = await propose(own.renter, own, 1);
		await own.owner.browser.call(acceptBookingChange, { params: { id: own.id, changeId } });
		const [car] = (await own.owner.browser.call(getFleet, { query: days })).cars;
		expect(car?.bookings).toMatchObject([
			{ id: own.id, state: 'CONFIRMED', endAt: '2031-03-13T10:00:00+03:00', freeAt: '2031-03-13T12:00:00+03:00' },
			{ id: own.id, state: 'HELD', startAt: '2031-03-13T12:00:00+03:00', endAt: '2031-03-14T12:00:00+03:00' },
		]);
	});

	it('covers at most a hundred days', async () => {
		const query = { from: '2031-03-08', to: '2031-07-08' };
		expect(await trip.owner.browser.try(getFleet, { query })).toMatchObject({ status: 400, body: { fields: { to: expect.anything() } } });
	});
});

describe('the table', () => {
	it('has the present and next state of each car, and nothing of other owners', async () => {
		const row = async () => (await trip.owner.browser.call(getFleetTable)).cars;
		expect(await row()).toMatchObject([
			{
				...{ id: trip.car.id, state: 'VERIFIED', isActive: true, now: { use: 'FREE', until: null, bookingId: null } },
				next: { bookingId: trip.id, state: 'CONFIRMED', at: '2031-03-10T10:00:00+03:00' },
			},
			// An unpaid hold is not the next renter; the booking of the board above is.
			{ id: second.id, next: { state: 'REQUESTED', at: '2031-03-09T10:00:00+03:00' } },
		]);
		world.clock.moveTo(new Date('2031-03-14T12:00:00+03:00'));
		expect((await row())[1]?.now).toEqual({ use: 'BLOCKED', until: '2031-03-16T00:00:00+03:00', bookingId: null });
		expect((await (await aPerson(world)).browser.call(getFleetTable)).cars).toEqual([]);
	});
});

describe('today', () => {
	it('follows a trip from its pickup to its possible charges', async () => {
		expect(await today()).toMatchObject({ date: '2031-03-02', cars: 2, pickups: [], returns: [], late: [], prepare: [], charge: [] });

		world.clock.moveTo(new Date(trip.startsAt.getTime() - hours(1)));
		const { pickups } = await today();
		expect(pickups).toMatchObject([{ bookingId: trip.id, handover: 'CHECK_IN', at: '2031-03-10T10:00:00+03:00' }]);

		await trip.renter.browser.call(announceLateness, { params: trip.params, body: { expectedAt: '2031-03-10T11:00' } });
		world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(0.9)));
		expect((await today()).pickups[0]?.whereAndWhen.late).toMatchObject({ expectedAt: '2031-03-10T11:00:00+03:00' });
		world.clock.moveTo(new Date(trip.startsAt.getTime() + hours(2)));
		expect(await today()).toMatchObject({ pickups: [], late: [{ bookingId: trip.id, phase: 'PICKUP' }] });

		await checkInByOwner(trip, { odometerKm: 50_000, fuelEighths: 8 });
		expect(await nowOf()).toEqual({ use: 'RENTED', until: '2031-03-13T10:00:00+03:00', bookingId: trip.id });
		world.clock.moveTo(new Date(trip.endsAt.getTime() - hours(1)));
		expect(await today()).toMatchObject({
			late: [],
			returns: [{ bookingId: trip.id, handover: 'CHECK_OUT' }],
			prepare: [{ isBack: false, readyBy: '2031-03-13T12:00:00+03:00', nextAt: null }],
		});

		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(1)));
		expect(await today()).toMatchObject({ returns: [], late: [{ bookingId: trip.id, phase: 'RETURN' }] });
		expect(await nowOf()).toMatchObject({ use: 'OVERDUE', bookingId: trip.id });
		const later = { from: '2031-03-20', to: '2031-03-25' };
		expect((await board(later))[0]?.bookings).toMatchObject([{ id: trip.id, isOverdue: true }]);

		await checkOutBy('owner', trip, { odometerKm: 50_720, fuelEighths: 8 });
		expect(await today()).toMatchObject({
			late: [],
			prepare: [{ isBack: true, backAt: '2031-03-13T11:00:00+03:00' }],
			charge: [{ bookingId: trip.id, charges: { drivenKm: 720, lines: [{ kind: 'EXTRA_KM', quantity: 120 }, { kind: 'LATE_RETURN' }] } }],
		});
	});
});

describe('figures', () => {
	it('count rented and available days, income after the fee, and the prices of the class', async () => {
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(24)));
		// Three sedans in Amman with the first car; none like the second one.
		const other = await aPerson(world);
		await aCar(world, other, { dailyRateFils: 50_000n });
		await aCar(world, other, { dailyRateFils: 20_000n });
		const { cars } = await trip.owner.browser.call(getFleetFigures);
		expect(cars[0]).toMatchObject({
			rentedDays: 3,
			availableDays: 12,
			occupancyPercent: 25,
			incomeJod: '93.72',
			incomePerAvailableDayJod: '7.81',
			classMedianJod: '35.50',
		});
		expect(cars[0]?.car).toMatchObject({ id: trip.car.id, make: 'Toyota' });
		expect(cars[1]).toMatchObject({ carId: second.id, rentedDays: 0, incomeJod: '0.00', classMedianJod: null });
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(24 * 31)));
		const month = await trip.owner.browser.call(getFleetFigures, { query: { days: '30' } });
		expect(month.cars[0]).toMatchObject({ rentedDays: 0, availableDays: 30, occupancyPercent: 0, incomeJod: '0.00' });
	});
});

it('a car that came back in the evening is prepared for the pickup of the next morning', async () => {
	const own = await confirmedTrip(world);
	const prepare = async () => (await own.owner.browser.call(getOwnerToday)).prepare;
	const next = { startAt: '2031-03-14T09:00:00+03:00', endAt: '2031-03-16T09:00:00+03:00' };
	const { id } = await paidRequest(world, await aPerson(world), own.car, next);
	await own.owner.browser.call(acceptBooking, { params: { id } });
	world.clock.moveTo(own.startsAt);
	await checkInByOwner(own);
	world.clock.moveTo(new Date('2031-03-13T20:00:00+03:00'));
	await checkOutBy('owner', own);
	world.clock.moveTo(new Date('2031-03-14T07:00:00+03:00'));
	expect(await prepare()).toMatchObject([{ bookingId: own.id, isBack: true, nextAt: '2031-03-14T09:00:00+03:00' }]);
	world.clock.moveTo(new Date('2031-03-15T07:00:00+03:00'));
	expect(await prepare()).toEqual([]);
});

describe('occupancy', () => {
	it('counts a car that is still out until now, and no no-shows', async () => {
		const own = await confirmedTrip(world);
		const rentedDays = async () => (await own.owner.browser.call(getFleetFigures)).cars[0]?.rentedDays;
		world.clock.moveTo(own.startsAt);
		await checkInByOwner(own);
		world.clock.moveTo(new Date(own.endsAt.getTime() + hours(48)));
		expect(await rentedDays()).toBe(5);
		const { db } = world.running.platform;
		await db.updateTable('bookings').set({ checked_in_at: null }).where('id', '=', own.id).execute();
		expect(await rentedDays()).toBe(0);
	});
});

describe('the estimate of a car’s earnings', () => {
	const of = (bodyType: string) => ({ query: { city: 'Karak' as const, bodyType: bodyType as 'SUV', year: '2022' } });

	it('is computed from public prices, and from completed rentals of several owners', async () => {
		const owners = [await aPerson(world), await aPerson(world), await aPerson(world)];
		const cars = [];
		const listed = { city: 'Karak', bodyType: 'SUV', createdAt: new Date('2031-01-01T00:00:00Z') } as const;
		for (const owner of [...owners, ...owners.slice(0, 2)]) {
			cars.push({ owner, ...(await aCar(world, owner, { ...listed, dailyRateFils: 40_000n })) });
		}
		expect(await world.visitor().call(estimateEarnings, of('SUV'))).toMatchObject({
			platformFeePercent: 12,
			price: {
				medianJod: '40.00',
				cars: 5,
				years: { from: 2019, to: 2025 },
				earnedPerDayJod: '35.20',
				byDays: [{ days: 5, earnedJod: '176.00' }, {}, {}],
			},
			occupancy: null,
		});
		const renter = await aPerson(world);
		for (const { owner, id } of cars) await aPastRental(owner, renter, id);
		// The cached answer may be some seconds old.
		await world.advance(60_000);
		expect(await world.visitor().call(estimateEarnings, { query: { ...of('SUV').query, year: '2021' } })).toMatchObject({
			occupancy: { percent: 50, cars: 5, days: 15, earnedJod: '528.00' },
		});
	});

	it('is not published if there are too few cars, nor for a city that is not served', async () => {
		expect(await world.visitor().call(estimateEarnings, of('Coupe'))).toEqual({ platformFeePercent: 12, price: null, occupancy: null });
		const refused = await world.visitor().refused(estimateEarnings, { query: { ...of('SUV').query, city: 'Paris' as string as 'Amman' } });
		expect(refused).toMatchObject({ code: 'INVALID_INPUT' });
	});

	/** The row alone is changed to thirty of the sixty days for which the car is listed. */
	async function aPastRental(owner: Person, renter: Person, carId: string): Promise<void> {
		const { db } = world.running.platform;
		const { id } = await paidRequest(world, renter, { id: carId }, { startAt: '2031-04-01', endAt: '2031-05-01' });
		const past = { starts_at: new Date('2031-01-20T07:00:00Z'), ends_at: new Date('2031-02-19T07:00:00Z') };
		await db
			.updateTable('bookings')
			.set({ ...past, status: 'COMPLETED', confirmed_at: past.starts_at, owner_id: owner.id })
			.where('id', '=', id)
			.execute();
	}
});
