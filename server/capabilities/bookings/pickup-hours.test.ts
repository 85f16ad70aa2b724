import { beforeEach, describe, expect, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { getTerms, putTerms } from '#contract/calendar.ts';
import { getCar } from '#contract/cars.ts';
import { parseFils } from '#contract/money.ts';
import { getQuote } from '#contract/quotes.ts';
import { searchCars } from '#contract/search.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let owner: Person;
let renter: Person;
let car: { id: string; slug: string };

/** Eight to ten in the evening; at the airport from six on. Two hours between rentals. */
beforeEach(async () => {
	[owner, renter] = [await aPerson(world), await aPerson(world)];
	car = await aCar(world, owner, { pickupHours: { from: '08:00', until: '22:00' }, turnaroundMinutes: 120, dailyRateFils: 40_000n });
	await deliverTo(['Amman', 'Queen Alia Airport']);
});

async function deliverTo(zones: readonly Zone[], airportHours = { from: '06:00', until: '24:00' }): Promise<void> {
	const params = { id: car.id };
	const terms = await owner.browser.call(getTerms, { params });
	const deliveryZones = zones.map((zone) => ({ zone, feeJod: '10' }));
	await owner.browser.call(putTerms, { params, body: { ...terms, dailyRateJod: '40', deliveryZones, airportHours } });
}

type Zone = 'Amman' | 'Queen Alia Airport';
const quote = (from: string, to: string, zone?: Zone) =>
	world.visitor().call(getQuote, { params: { id: car.id }, query: { from, to, ...(zone && { zone }) } });
const cardFor = async (from: string, to: string) =>
	(await world.visitor().call(searchCars, { query: { from, to, limit: '100' } })).find(({ id }) => id === car.id);
/** Found with a pickup at its place, without a delivery to the airport. */
const isListed = async (from: string, to: string) => (await cardFor(from, to))?.stay?.airportFeeJod === null;
const deliveredTo = {
	Amman: { address: 'Rainbow Street 12' },
	'Queen Alia Airport': { flightNumber: 'RJ112', landsAt: '2031-03-10T22:30' },
};
const request = (startAt: string, endAt: string, zone?: Zone) => ({
	body: {
		carId: car.id,
		startAt,
		endAt,
		extras: zone ? { delivery: { zone, ...deliveredTo[zone] } } : {},
	},
});

describe('the pickup hours of a car', () => {
	it.each([
		['2031-03-10', '2031-03-13', true],
		['2031-03-10T08:00', '2031-03-13T22:00', true],
		['2031-03-10T07:30', '2031-03-13T22:00', false],
		['2031-03-10T22:30', '2031-03-13T22:00', false],
		['2031-03-10T08:00', '2031-03-13T07:30', false],
		['2031-03-10T08:00', '2031-03-13T22:30', false],
		['2031-03-10T19:00:01Z', '2031-03-13', false],
		['2031-03-31T22:30', '2031-04-01T08:00', false],
		['2031-03-31T22:00', '2031-04-01T08:00', true],
	])('from %s to %s: quote, list and booking agree (%s)', async (from, to, isOpen) => {
		const { available, reason, reasonParams } = await quote(from, to);
		expect([available, await isListed(from, to)]).toEqual([isOpen, isOpen]);
		expect([reason, reasonParams]).toEqual(isOpen ? [null, {}] : ['OUTSIDE_HOURS', { from: '08:00', until: '22:00' }]);
		if (isOpen) expect(await renter.browser.call(requestBooking, request(from, to))).toMatchObject({ status: 'REQUESTED' });
		else expect((await renter.browser.refused(requestBooking, request(from, to))).code).toBe('OUTSIDE_HOURS');
	});

	it('are explained in both languages', async () => {
		const early = request('2031-03-10T06:00', '2031-03-13');
		expect(await renter.browser.refused(requestBooking, early)).toMatchObject({
			...{ status: 409, code: 'OUTSIDE_HOURS', from: '08:00', until: '22:00' },
			error: 'Pickup and return for this car are between 08:00 and 22:00. Choose another time.',
		});
		expect(await renter.browser.refused(requestBooking, { ...early, headers: { 'accept-language': 'ar' } })).toMatchObject({
			error: 'يكون استلام هذه السيارة وإرجاعها بين 08:00 و22:00. اختر ساعة أخرى.',
		});
	});

	it('differ at the airport, and only there', async () => {
		const night = ['2031-03-10T23:30', '2031-03-13T06:00'] as const;
		expect((await quote(...night)).reason).toBe('OUTSIDE_HOURS');
		expect((await quote(...night, 'Amman')).reasonParams).toEqual({ from: '08:00', until: '22:00' });
		expect((await quote(...night, 'Queen Alia Airport')).available).toBe(true);
		const tooEarly = await quote('2031-03-10T05:30', '2031-03-13', 'Queen Alia Airport');
		expect([tooEarly.reason, tooEarly.reasonParams]).toEqual(['OUTSIDE_HOURS', { from: '06:00', until: '24:00' }]);
		expect((await renter.browser.refused(requestBooking, request(...night, 'Amman'))).code).toBe('OUTSIDE_HOURS');
		expect(await renter.browser.call(requestBooking, request(...night, 'Queen Alia Airport'))).toMatchObject({
			startAt: '2031-03-10T23:30:00+03:00',
			endAt: '2031-03-13T06:00:00+03:00',
		});
	});

	it.each([
		['2031-03-10T23:30', '2031-03-13T06:00', 'at night'],
		['2031-03-10T06:00', '2031-03-13T12:00', 'before the pickup hours alone'],
		['2031-03-10T12:00', '2031-03-13T22:30', 'after them alone'],
	])('at the airport apply in search too, with the additional cost of the delivery: %s to %s, %s', async (from, to) => {
		const card = await cardFor(from, to);
		expect([(await quote(from, to)).reason, card?.stay?.airportFeeJod]).toEqual(['OUTSIDE_HOURS', '10.00']);
		const delivered = await quote(from, to, 'Queen Alia Airport');
		expect(parseFils(card?.stay?.totalJod ?? '') + 10_000n).toBe(parseFils(delivered.totalJod));
	});

	it('at the airport hide a car from earlier searches, and do not apply to a car that is not brought there', async () => {
		expect(await cardFor('2031-03-10T05:30', '2031-03-13T12:00')).toBeUndefined();
		await deliverTo([]);
		expect(await cardFor('2031-03-10T23:30', '2031-03-13T06:00')).toBeUndefined();
		expect(await isListed('2031-03-10T12:00', '2031-03-13T12:00')).toBe(true);
	});

	it('at the airport do not apply in search if they leave out some pickup hours: a stay must not begin in the one range and end in the other', async () => {
		await deliverTo(['Queen Alia Airport'], { from: '00:00', until: '20:00' });
		expect(await cardFor('2031-03-10T06:00', '2031-03-13T21:00')).toBeUndefined();
		expect(await isListed('2031-03-10T21:00', '2031-03-13T21:00')).toBe(true);
	});

	it('at the airport do not apply in search for a car of a distant city', async () => {
		car = await aCar(world, owner, { city: 'Aqaba', pickupHours: { from: '08:00', until: '22:00' }, dailyRateFils: 40_000n });
		await deliverTo(['Queen Alia Airport']);
		expect(await cardFor('2031-03-10T23:30', '2031-03-13T06:00')).toBeUndefined();
		expect((await quote('2031-03-10T23:30', '2031-03-13T06:00', 'Queen Alia Airport')).available).toBe(true);
	});

	it('are on the car’s page, and stay when the owner changes other terms', async () => {
		const { terms, stayRules } = await world.visitor().call(getCar, { params: { slug: car.slug } });
		expect([terms.pickupHours, terms.airportHours, stayRules.hours]).toEqual([
			{ from: '08:00', until: '22:00' },
			{ from: '06:00', until: '24:00' },
			{ from: '08:00', until: '22:00' },
		]);
		const params = { id: car.id };
		const { pickupHours: _, airportHours: __, ...others } = await owner.browser.call(getTerms, { params });
		const saved = await owner.browser.call(putTerms, { params, body: { ...others, dailyRateJod: '41' } });
		expect([saved.pickupHours, saved.airportHours]).toEqual([terms.pickupHours, terms.airportHours]);
	});

	it('become shorter at once when the owner changes them, as in Ramadan, and a confirmed stay is not affected', async () => {
		const before = await hold(renter, car, { startAt: '2031-03-10T18:00', endAt: '2031-03-12T18:00' });
		const params = { id: car.id };
		const terms = await owner.browser.call(getTerms, { params });
		await owner.browser.call(putTerms, {
			params,
			body: { ...terms, dailyRateJod: '40', pickupHours: { from: '10:00', until: '16:00' } },
		});
		expect((await quote('2031-03-20T18:00', '2031-03-22')).reasonParams).toEqual({ from: '10:00', until: '16:00' });
		expect([await isListed('2031-03-20T16:30', '2031-03-22'), await isListed('2031-03-20T16:00', '2031-03-22')]).toEqual([false, true]);
		expect(before.startAt).toBe('2031-03-10T18:00:00+03:00');
	});
});

describe('the hour of a return', () => {
	beforeEach(() => hold(renter, car, { startAt: '2031-03-10T14:00', endAt: '2031-03-13T14:00' }));

	it.each([
		['2031-03-13T16:00', '2031-03-15T16:00', true],
		['2031-03-13T15:30', '2031-03-15T16:00', false],
		['2031-03-13T16:30', '2031-03-15T16:00', true],
		['2031-03-08T14:00', '2031-03-10T12:00', true],
		['2031-03-08T14:00', '2031-03-10T12:30', false],
		['2031-03-08T14:00', '2031-03-10T11:30', true],
	])('frees the car after its turnaround: %s to %s is free: %s', async (from, to, isFree) => {
		expect([(await quote(from, to)).available, await isListed(from, to)]).toEqual([isFree, isFree]);
	});
});

describe('a bare date of today', () => {
	it('after ten means the next full hour, and is refused when that is too late', async () => {
		world.clock.moveTo(new Date('2031-03-02T14:20:00+03:00'));
		expect(await quote('2031-03-02', '2031-03-04')).toMatchObject({ available: true, startAt: '2031-03-02T15:00:00+03:00' });
		world.clock.moveTo(new Date('2031-03-02T22:10:00+03:00'));
		expect((await quote('2031-03-02', '2031-03-04')).reason).toBe('OUTSIDE_HOURS');
		expect(await isListed('2031-03-02', '2031-03-04')).toBe(false);
	});
});
