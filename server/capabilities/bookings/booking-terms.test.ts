import { beforeEach, describe, expect, it } from 'vitest';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { changeOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { changeOwnerCar } from '#contract/listing.ts';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { getQuote } from '#contract/quotes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const WEEK = { from: '2031-03-10', to: '2031-03-17' };
let owner: Person;
let renter: Person;
let car: { id: string; slug: string };

/** 40 JOD a day, 10 % off a week, at least two days, one day of notice, delivery to Aqaba and the airport; a date price on the 12th. */
beforeEach(async () => {
	[owner, renter] = [await aPerson(world), await aPerson(world)];
	car = await aCar(world, owner);
	await owner.browser.call(putTerms, { params: { id: car.id }, body: terms });
	await owner.browser.call(changeOwnerCalendar, {
		params: { id: car.id },
		body: { from: '2031-03-12', to: '2031-03-13', dailyRateJod: '60' },
	});
});
const terms = {
	dailyRateJod: '40',
	discounts: [{ days: 7 as const, percent: '10' }],
	minDays: '2',
	advanceNoticeHours: '24',
	turnaroundHours: '2',
	deliveryZones: [
		{ zone: 'Aqaba' as const, feeJod: '25' },
		{ zone: 'Queen Alia Airport' as const, feeJod: '15' },
	],
	extraKmJod: '0.07',
	fuelEighthJod: '2.5',
	cancellationPolicy: 'STRICT' as const,
	instantBook: false,
};
const quote = (query: { from: string; to: string; zone?: 'Aqaba' | 'Amman' }) =>
	world.visitor().call(getQuote, { params: { id: car.id }, query });
const LANDED = { zone: 'Queen Alia Airport', flightNumber: 'RJ112' } as const;
const lines = [
	{ kind: 'BASE', rateJod: '40.00', days: 6, dates: null, amountJod: '240.00' },
	{ kind: 'BASE', rateJod: '60.00', days: 1, dates: ['2031-03-12'], amountJod: '60.00' },
	{ kind: 'DISCOUNT', tierDays: 7, percent: 10, amountJod: '-30.00' },
	{ kind: 'DELIVERY', zone: 'Aqaba', amountJod: '25.00' },
];

describe('a quote', () => {
	it('has its prices, its discount and its delivery as lines', async () => {
		expect(await quote({ ...WEEK, zone: 'Aqaba' })).toMatchObject({
			available: true,
			lines,
			baseJod: '300.00',
			discountJod: '30.00',
			feesJod: '25.00',
			totalJod: '295.00',
			chargeJod: '590.00',
		});
	});

	it.each([
		[{ from: '2031-03-10', to: '2031-03-11' }, 'RENTAL_TOO_SHORT', { days: 2 }],
		[{ from: '2031-03-10', to: '2031-04-20' }, 'RENTAL_TOO_LONG', { days: 30 }],
		[{ from: '2031-03-02', to: '2031-03-05' }, 'NOTICE_TOO_SHORT', { hours: 24 }],
		[{ ...WEEK, zone: 'Amman' as const }, 'DELIVERY_NOT_OFFERED', {}],
	])('for %j is refused: %s, with its numbers', async (query, reason, reasonParams) => {
		expect(await quote(query)).toMatchObject({ available: false, reason, reasonParams });
	});

	it('offers no delivery while the owner has switched it off in the listing, and the same zones afterwards', async () => {
		const offered = async () => (await world.visitor().call(getCar, { params: { slug: car.slug } })).terms.deliveryZones.length;
		const toAqaba = () => quote({ ...WEEK, zone: 'Aqaba' });
		const deliver = (deliveryAvailable: boolean) =>
			owner.browser.call(changeOwnerCar, { params: { id: car.id }, body: { deliveryAvailable } as never });
		await deliver(false);
		expect([await offered(), (await toAqaba()).reason]).toEqual([0, 'DELIVERY_NOT_OFFERED']);
		const body = {
			carId: car.id,
			startAt: WEEK.from,
			endAt: WEEK.to,
			extras: { delivery: { zone: 'Aqaba' as const, address: 'Marina gate' } },
		};
		expect(await renter.browser.refused(requestBooking, { body })).toMatchObject({ code: 'DELIVERY_NOT_OFFERED' });
		await deliver(true);
		expect([await offered(), (await toAqaba()).reason]).toEqual([2, null]);
	});

	it('is computed from what the car’s page displays', async () => {
		const shown = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect(shown.stayRules).toEqual({ minRentalDays: 2, maxRentalDays: 30, noticeHours: 24, hours: ALL_DAY });
		expect(shown.terms).toEqual({
			minDays: 2,
			advanceNoticeHours: 24,
			discounts: [{ days: 7, percent: 10 }],
			deliveryZones: [
				{ zone: 'Aqaba', feeJod: '25.00' },
				{ zone: 'Queen Alia Airport', feeJod: '15.00' },
			],
			extraKmJod: '0.07',
			fuelEighthJod: '2.50',
			cancellationPolicy: 'STRICT',
			pickupHours: ALL_DAY,
			airportHours: ALL_DAY,
			extras: [],
		});
	});
});

describe('a booking', () => {
	const book = (extras: object, totalJod?: string) =>
		renter.browser.try(requestBooking, {
			body: { carId: car.id, startAt: WEEK.from, endAt: WEEK.to, extras, ...(totalJod && { totalJod }) } as never,
		});

	it('keeps the terms under which it was made, also after changes by the owner', async () => {
		const { body } = await book({ delivery: { zone: 'Aqaba', address: 'Marina gate' } }, '295.00');
		const booked = body as { id: string };
		const current = await owner.browser.call(getTerms, { params: { id: car.id } });
		await owner.browser.call(putTerms, {
			params: { id: car.id },
			body: { ...current, dailyRateJod: '90', cancellationPolicy: 'FLEXIBLE', discounts: [], deliveryZones: [], extraKmJod: '1' },
		});
		const kept = await renter.browser.call(getBooking, { params: { id: booked.id } });
		expect(kept).toMatchObject({ lines, totalJod: '295.00', extras: { delivery: { zone: 'Aqaba' } } });
		expect(kept.policySnapshot).toMatchObject({
			cancellationPolicy: 'STRICT',
			turnaroundMinutes: 120,
			discount: { days: 7, percent: 10 },
			mileageLimitPerDay: 200,
			extraKmFils: 70,
			fuelEighthFils: 2500,
			priceLines: lines,
		});
	});

	it('is refused at a price without the requested delivery, with the new quote', async () => {
		expect(await book({ delivery: { zone: 'Aqaba', address: 'Marina gate' } }, '270.00')).toMatchObject({
			status: 409,
			body: { code: 'PRICE_CHANGED', quote: { totalJod: '295.00', lines } },
		});
	});

	it('is refused under another cancellation policy than displayed, although the price is the same', async () => {
		const shown = (cancellationPolicy?: string) => ({
			body: { carId: car.id, startAt: WEEK.from, endAt: WEEK.to, policySnapshot: { ...(cancellationPolicy && { cancellationPolicy }) } },
		});
		expect(await renter.browser.refused(requestBooking, shown('FLEXIBLE'))).toMatchObject({
			status: 409,
			code: 'TERMS_CHANGED',
			cancellationPolicy: 'STRICT',
		});
		expect(await renter.browser.call(requestBooking, shown('STRICT'))).toMatchObject({ policySnapshot: { cancellationPolicy: 'STRICT' } });
		const later = { ...shown().body, startAt: '2031-03-20', endAt: '2031-03-23' };
		expect(await renter.browser.call(requestBooking, { body: later })).toMatchObject({ status: 'REQUESTED' });
	});

	it('to the airport needs a flight, in any spelling', async () => {
		const landsAt = '2031-03-10T09:00:00+03:00';
		const toAirport = (flightNumber?: string) =>
			book({ delivery: { zone: 'Queen Alia Airport', landsAt, ...(flightNumber && { flightNumber }) } });
		for (const wrong of [undefined, 'soon', '12345', 'RJ']) {
			expect(await toAirport(wrong)).toMatchObject({
				status: 400,
				body: { fields: { 'extras.delivery.flightNumber': 'Enter a flight number, for example RJ 112.' } },
			});
		}
		expect(await toAirport('rj ٢٦٢')).toMatchObject({
			status: 201,
			body: { extras: { delivery: { zone: 'Queen Alia Airport', flightNumber: 'RJ262', landsAt } }, feesJod: '15.00' },
		});
	});

	it.each([
		[{ delivery: { zone: 'Amman', address: 'First Circle' } }, 409, 'DELIVERY_NOT_OFFERED'],
		[{ delivery: { zone: 'Aqaba' } }, 400, 'INVALID_INPUT'],
		[{ delivery: { zone: 'Aqaba', latitude: 29.53 } }, 400, 'INVALID_INPUT'],
		[{ delivery: { zone: 'Aqaba', latitude: 31.78, longitude: 35.22 } }, 400, 'PIN_OUTSIDE_JORDAN'],
		[{ delivery: { zone: 'Aqaba', latitude: 31.95, longitude: 35.93 } }, 400, 'PIN_OUTSIDE_ZONE'],
		[{ delivery: { ...LANDED, landsAt: '2031-03-09T09:59:00+03:00' } }, 400, 'LANDING_TOO_EARLY'],
		[{ delivery: { ...LANDED, landsAt: '2031-03-10T10:01:00+03:00' } }, 400, 'LANDING_AFTER_PICKUP'],
		[{ delivery: { zone: 'Aqaba', address: 'Marina gate', doorCode: '1' } }, 400, 'INVALID_INPUT'],
		[{ childSeat: 1 }, 400, 'INVALID_INPUT'],
		[{ delivery: { zone: 'Atlantis' } }, 400, 'INVALID_INPUT'],
	])('with %j is refused: %d %s', async (extras, status, code) => {
		expect(await book(extras)).toMatchObject({ status, body: { code } });
	});
});
