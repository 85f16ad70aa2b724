import { describe, expect, it } from 'vitest';
import { changeSettings } from '#contract/admin.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { type Booking, bookingRefusals, getBooking, requestBooking } from '#contract/bookings.ts';
import { changeCar } from '#server/capabilities/cars/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import type { CarOptions, PersonOptions } from '#tests/support/factories.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { hold, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function aRenterAndACar(renter: PersonOptions = {}, car: CarOptions = {}) {
	const owner = await aPerson(world);
	return { owner, renter: await aPerson(world, renter), car: await aCar(world, owner, car) };
}

describe('requesting a booking', () => {
	it('holds the dates and returns what will be charged', async () => {
		const { renter, car } = await aRenterAndACar();
		expect(await hold(renter, car)).toMatchObject({
			status: 'REQUESTED',
			paymentStatus: 'PENDING',
			days: 3,
			dailyRateJod: '35.50',
			totalJod: '106.50',
			depositJod: '106.50',
			feesJod: '0.00',
			chargeJod: '213.00',
			platformFeeJod: '12.78',
			ownerEarningsJod: '93.72',
			allowedActions: ['PAY', 'CANCEL'],
			holdExpiresAt: '2031-03-02T10:30:00+03:00',
		});
	});

	const refusals: Array<
		[keyof typeof bookingRefusals, number, { renter?: PersonOptions; car?: CarOptions; startAt?: string; endAt?: string }]
	> = [
		['RETURN_BEFORE_PICKUP', 400, { startAt: '2031-03-13', endAt: '2031-03-13' }],
		['RETURN_BEFORE_PICKUP', 400, { startAt: '2031-03-13', endAt: '2031-03-10' }],
		['PICKUP_IN_PAST', 400, { startAt: '2031-03-01', endAt: '2031-03-10' }],
		['RENTAL_TOO_LONG', 400, { startAt: '2031-03-10', endAt: '2031-04-10' }],
		['PRICE_NOT_AVAILABLE', 409, { car: { dailyRateFils: 0n } }],
		['CAR_NOT_BOOKABLE', 409, { car: { isActive: false } }],
		['IDENTITY_REQUIRED', 403, { renter: { identity: 'NOT_SUBMITTED' } }],
		['LICENCE_EXPIRES', 403, { renter: { licenceExpiresOn: '2031-03-12' } }],
		['DRIVER_DETAILS_MISSING', 403, { car: { attributes: { driverAge: 25 } } }],
		['DRIVER_DETAILS_MISSING', 403, { car: { attributes: { driverLicenceYears: 2 } } }],
		[
			'DRIVER_TOO_YOUNG',
			403,
			{ renter: { details: { birthDate: '2006-03-11', licenceIssuedOn: '2025-01-01' } }, car: { attributes: { driverAge: 25 } } },
		],
		['LICENCE_TOO_NEW', 403, { renter: { details: { licenceIssuedOn: '2029-03-11' } }, car: { attributes: { driverLicenceYears: 2 } } }],
	];
	it.each(refusals)('is refused: %s (%d)', async (code, status, { renter: renterOptions, car: carOptions, ...dates }) => {
		const { renter, car } = await aRenterAndACar(renterOptions, carOptions);
		const body = { carId: car.id, ...WEEKEND, ...dates };
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({ code, status });
		const arabic = await renter.browser.refused(requestBooking, { body, headers: { 'accept-language': 'ar' } });
		expect(arabic.error).toBe(bookingRefusals[code].ar.replace('{days}', '30 يوماً').replace('{age}', '25').replace('{years}', '2'));
	});

	it('accepts a driver who meets the car’s requirements on the day of the pickup, and asks others for no details', async () => {
		const attributes = { driverAge: 25, driverLicenceYears: 2 };
		const details = { birthDate: '2006-03-10', licenceIssuedOn: '2029-03-10' };
		for (const [renterOptions, carOptions] of [
			[{ details }, { attributes }],
			[{}, {}],
		] as const) {
			const { renter, car } = await aRenterAndACar(renterOptions, carOptions);
			expect((await hold(renter, car)).status).toBe('REQUESTED');
		}
	});

	it('is refused for a driver younger than the marketplace allows', async () => {
		const { renter, car } = await aRenterAndACar({ details: { birthDate: '2012-06-01', licenceIssuedOn: '2030-06-01' } });
		const superAdmin = await aPerson(world, { role: 'SUPER_ADMIN' });
		await superAdmin.browser.call(changeSettings, { body: { minimumDriverAge: 21 } });
		const refused = await renter.browser.refused(requestBooking, { body: { carId: car.id, ...WEEKEND } });
		expect(refused).toMatchObject({ code: 'DRIVER_TOO_YOUNG', error: 'Drivers of this car must be at least 21 on the day of pickup.' });
		await superAdmin.browser.call(changeSettings, { body: { minimumDriverAge: 18 } });
	});

	it('answers taken dates with the exact sentence, in both languages', async () => {
		const { renter, car } = await aRenterAndACar();
		await hold(renter, car);
		const other = await aPerson(world);
		const body = { carId: car.id, startAt: '2031-03-12', endAt: '2031-03-20' };
		expect(await other.browser.refused(requestBooking, { body })).toMatchObject({
			status: 409,
			code: 'CAR_ALREADY_BOOKED',
			error: 'This car is already booked for the selected dates. Please choose different dates.',
		});
		expect(await other.browser.refused(requestBooking, { body, headers: { 'accept-language': 'ar' } })).toMatchObject({
			error: bookingRefusals.CAR_ALREADY_BOOKED.ar,
		});
	});

	it('lets the next renter pick the car up at the hour of the previous return', async () => {
		const { renter, car } = await aRenterAndACar();
		await hold(renter, car);
		expect((await hold(await aPerson(world), car, { startAt: '2031-03-13', endAt: '2031-03-14' })).status).toBe('REQUESTED');
	});

	it('leaves the car’s turnaround free after a rental, also before an earlier rental', async () => {
		const { renter, car } = await aRenterAndACar({}, { turnaroundMinutes: 120 });
		await hold(renter, car);
		const other = await aPerson(world);
		for (const dates of [
			{ startAt: '2031-03-13T11:59:00+03:00', endAt: '2031-03-14' },
			{ startAt: '2031-03-09', endAt: '2031-03-10T08:01:00+03:00' },
		]) {
			expect((await other.browser.refused(requestBooking, { body: { carId: car.id, ...dates } })).code).toBe('CAR_ALREADY_BOOKED');
		}
		expect((await hold(other, car, { startAt: '2031-03-13T12:00:00+03:00', endAt: '2031-03-14' })).days).toBe(1);
	});

	it('refuses the renter’s own car', async () => {
		const { owner, car } = await aRenterAndACar();
		expect(await owner.browser.refused(requestBooking, { body: { carId: car.id, ...WEEKEND } })).toMatchObject({
			code: 'OWN_CAR',
			status: 403,
		});
	});

	it('refuses an unverified car as if it did not exist', async () => {
		const { renter, car } = await aRenterAndACar({}, { verificationStatus: 'PENDING' });
		expect(await renter.browser.refused(requestBooking, { body: { carId: car.id, ...WEEKEND } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
	});

	it('reveals taken dates neither to the owner of the car nor of a car that cannot be found', async () => {
		const { owner, renter, car } = await aRenterAndACar();
		await hold(renter, car);
		expect(await owner.browser.refused(requestBooking, { body: { carId: car.id, ...WEEKEND } })).toMatchObject({ code: 'OWN_CAR' });
		const { db, clock } = world.running.platform;
		await inTransaction(db, (tx) => changeCar(tx, car.id, { verification_status: 'PENDING' }, clock.now()));
		const other = await aPerson(world);
		expect(await other.browser.refused(requestBooking, { body: { carId: car.id, ...WEEKEND } })).toMatchObject({ code: 'CAR_NOT_FOUND' });
	});

	it('names the renter’s own unpaid hold instead of another booking', async () => {
		const { renter, car } = await aRenterAndACar();
		const first = await hold(renter, car);
		expect(
			await renter.browser.refused(requestBooking, { body: { carId: car.id, startAt: '2031-03-11', endAt: '2031-03-12' } }),
		).toMatchObject({
			status: 409,
			code: 'OWN_HOLD_OVERLAPS',
			bookingId: first.id,
		});
	});

	it('gives dates to the next renter as soon as they are free again, however many were refused just before', async () => {
		const { owner, renter, car } = await aRenterAndACar();
		const first = await hold(renter, car);
		const others = await Promise.all(Array.from({ length: 3 }, () => aPerson(world)));
		const body = { carId: car.id, ...WEEKEND };
		for (const other of others)
			expect((await other.browser.refused(requestBooking, { body })).code, 'taken for each of them').toBe('CAR_ALREADY_BOOKED');
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({ code: 'OWN_HOLD_OVERLAPS', bookingId: first.id });
		expect((await owner.browser.refused(requestBooking, { body })).code).toBe('OWN_CAR');
		expect((await others[0]?.browser.refused(requestBooking, { body: { ...body, endAt: '2031-04-20' } }))?.code).toBe('RENTAL_TOO_LONG');
		expect((await hold(others[0] ?? renter, car, { startAt: '2031-03-20', endAt: '2031-03-21' })).status).toBe('REQUESTED');
		await renter.browser.call(cancelBooking, { params: { id: first.id }, body: { reason: 'Changed my mind' } });
		expect((await hold(others[1] ?? renter, car)).status).toBe('REQUESTED');
		expect((await renter.browser.refused(requestBooking, { body })).code).toBe('CAR_ALREADY_BOOKED');
	});

	it('allows twenty unpaid holds per person', async () => {
		const { owner, renter } = await aRenterAndACar();
		for (let count = 0; count < 20; count += 1) await hold(renter, await aCar(world, owner));
		const body = { carId: (await aCar(world, owner)).id, ...WEEKEND };
		expect((await renter.browser.refused(requestBooking, { body })).code).toBe('TOO_MANY_HOLDS');
	});

	it('is open to signed-in people only', async () => {
		const { car } = await aRenterAndACar();
		expect(await world.visitor().refused(requestBooking, { body: { carId: car.id, ...WEEKEND } })).toMatchObject({ status: 401 });
	});
});

describe('untrusted input of a client', () => {
	const claims: Array<[string, Record<string, unknown>]> = [
		['status', { status: 'CONFIRMED' }],
		['payment status', { paymentStatus: 'PAID' }],
		['owner', { ownerId: '00000000-0000-4000-8000-000000000000' }],
		['days', { days: 1 }],
		['fees', { feesJod: '-100.00' }],
		['terms', { policySnapshot: { cancellationPolicy: 'MODERATE', platformFeePercent: 0, instantBook: true } }],
	];
	it.each(claims)('of %s changes nothing', async (_, claim) => {
		const { owner, renter, car } = await aRenterAndACar();
		const answer = await renter.browser.send<Booking>('POST', '/api/bookings', { carId: car.id, ...WEEKEND, ...claim });
		expect(answer.status).toBe(201);
		expect(answer.body).toMatchObject({
			status: 'REQUESTED',
			paymentStatus: 'PENDING',
			ownerId: owner.id,
			renterId: renter.id,
			days: 3,
			feesJod: '0.00',
			totalJod: '106.50',
			chargeJod: '213.00',
			platformFeeJod: '12.78',
			holdExpiresAt: '2031-03-02T10:30:00+03:00',
		});
		expect(answer.body.policySnapshot).toMatchObject({
			cancellationPolicy: 'MODERATE',
			platformFeePercent: 12,
			instantBook: false,
		});
	});

	it.each([
		['another renter', { renterId: '00000000-0000-4000-8000-000000000000' }],
		['the platform’s fee', { platformFeeJod: '0.00' }],
		['times of its making', { createdAt: '2020-01-01' }],
		['an extra that nobody offers', { extras: { childSeat: 1 } }],
		['more about a delivery', { extras: { delivery: { zone: 'Aqaba', address: 'At the port', feeJod: '0.00' } } }],
	])('with an unknown key such as %s is refused', async (_, claim) => {
		const { renter, car } = await aRenterAndACar();
		const answer = await renter.browser.send('POST', '/api/bookings', { carId: car.id, ...WEEKEND, ...claim });
		expect(answer).toMatchObject({ status: 400, body: { code: 'INVALID_INPUT' } });
		expect((await hold(renter, car)).status, 'nothing was held').toBe('REQUESTED');
	});

	it.each([
		['a lower total', { totalJod: '1.00' }],
		['a lower deposit', { depositJod: '0.00' }],
		['another rate', { dailyRateJod: '3.50' }],
		['no amount at all', { totalJod: 'free' }],
	])('%s is refused with the new quote, and nothing is held', async (_, claim) => {
		const { renter, car } = await aRenterAndACar();
		const body = { carId: car.id, ...WEEKEND, ...claim };
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({
			status: 409,
			code: 'PRICE_CHANGED',
			quote: { totalJod: '106.50', depositJod: '106.50', available: true },
		});
		const { body: metrics } = await world.visitor().send<string>('GET', '/metrics');
		expect(metrics).toMatch(/http_refusals_total\{code="PRICE_CHANGED"\} [1-9]/);
		expect((await hold(await aPerson(world), car)).status).toBe('REQUESTED');
	});

	it('with the right amount is accepted, in any spelling of the amount', async () => {
		const { renter, car } = await aRenterAndACar();
		const body = { carId: car.id, ...WEEKEND, totalJod: '106.5', depositJod: '106.500', dailyRateJod: '35.50' };
		expect((await renter.browser.call(requestBooking, { body })).totalJod).toBe('106.50');
	});
});

describe('a retry after a lost answer', () => {
	it('returns the first booking under its key', async () => {
		const { renter, car } = await aRenterAndACar();
		const request = { body: { carId: car.id, ...WEEKEND }, headers: { 'idempotency-key': 'the-first-try' } };
		const first = await renter.browser.call(requestBooking, request);
		expect(await renter.browser.call(requestBooking, request)).toEqual(first);
	});

	it('returns it also when both attempts run at once', async () => {
		const { renter, car } = await aRenterAndACar();
		const request = { body: { carId: car.id, ...WEEKEND }, headers: { 'idempotency-key': 'doubled' } };
		const answers = await Promise.all(Array.from({ length: 8 }, () => renter.browser.call(requestBooking, request)));
		expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
	});

	it('is refused with another body under the same key', async () => {
		const { renter, car } = await aRenterAndACar();
		const headers = { 'idempotency-key': 'reused' };
		await renter.browser.call(requestBooking, { body: { carId: car.id, ...WEEKEND }, headers });
		const other = { carId: car.id, startAt: '2031-04-10', endAt: '2031-04-12' };
		expect(await renter.browser.refused(requestBooking, { body: other, headers })).toMatchObject({
			status: 409,
			code: 'IDEMPOTENCY_KEY_REUSED',
		});
	});

	it('does not return another person’s booking under the same key', async () => {
		const { renter, car, owner } = await aRenterAndACar();
		const headers = { 'idempotency-key': 'shared' };
		await renter.browser.call(requestBooking, { body: { carId: car.id, ...WEEKEND }, headers });
		const other = await aPerson(world);
		const second = await aCar(world, owner);
		expect((await other.browser.call(requestBooking, { body: { carId: second.id, ...WEEKEND }, headers })).renterId).toBe(other.id);
	});
});

describe('one booking', () => {
	it('is visible to its renter and to admins, and to others only once it is paid', async () => {
		const { owner, renter, car } = await aRenterAndACar();
		const { id } = await hold(renter, car);
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect((await renter.browser.call(getBooking, { params: { id } })).id).toBe(id);
		expect((await admin.browser.call(getBooking, { params: { id } })).allowedActions).toEqual([]);
		for (const person of [owner, await aPerson(world)]) {
			expect(await person.browser.refused(getBooking, { params: { id } })).toMatchObject({ status: 404, error: 'Booking not found' });
		}
	});
});
