import { beforeEach, describe, expect, it } from 'vitest';
import { bookedDates } from '#contract/availability.ts';
import { changeOwnerCalendar, getOwnerCalendar, getTerms, putTerms } from '#contract/calendar.ts';
import { ALL_DAY } from '#contract/pickup-hours.ts';
import { searchCars } from '#contract/search.ts';
import { aCompany } from '#tests/support/companies.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { hold, paidRequest } from '#tests/support/payments.ts';
import { aMember } from '#tests/support/teams.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
let owner: Person;
let car: { id: string };
beforeEach(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner);
});

type Change = { blocked?: boolean; dailyRateJod?: string | null };
const body = (from: string, to: string, change: Change) => ({ from: `2031-03-${from}`, to: `2031-03-${to}`, ...change });
const change = (from: string, to: string, changed: Change) =>
	owner.browser.call(changeOwnerCalendar, { params: { id: car.id }, body: body(from, to, changed) });
const month = () => owner.browser.call(getOwnerCalendar, { params: { id: car.id }, query: { from: '2031-03-01', to: '2031-04-01' } });
const blocks = async () => (await month()).blocks.map(({ from, to }) => `${from.slice(8)}-${to.slice(8)}`);

it('days are blocked by dispatchers of an office, and priced by its managers only', async () => {
	await aCompany(owner);
	const [desk, manager] = [await aMember(world, owner, 'DESK'), await aMember(world, owner, 'MANAGER')];
	const asked = (changed: Change) => ({ params: { id: car.id }, body: body('10', '12', changed) });
	for (const changed of [{ dailyRateJod: '1' }, { blocked: true, dailyRateJod: null }])
		expect(await desk.browser.refused(changeOwnerCalendar, asked(changed))).toMatchObject({ status: 403, code: 'TEAM_ROLE_NOT_ENOUGH' });
	expect((await desk.browser.call(changeOwnerCalendar, asked({ blocked: true }))).blocks).toHaveLength(1);
	expect((await manager.browser.call(changeOwnerCalendar, asked({ dailyRateJod: '45' }))).prices).toHaveLength(2);
});

describe('blocks', () => {
	it('are whole days in Amman, merged where they touch, and cut where days are opened', async () => {
		await change('10', '12', { blocked: true });
		expect(await world.visitor().call(bookedDates, { params: { id: car.id } })).toEqual([
			{ startDate: '2031-03-10T00:00:00+03:00', endDate: '2031-03-12T00:00:00+03:00' },
		]);
		await change('12', '14', { blocked: true });
		expect(await blocks()).toEqual(['10-14']);
		await change('16', '18', { blocked: true });
		await change('11', '12', { blocked: false });
		expect(await blocks()).toEqual(['10-11', '12-14', '16-18']);
		await change('09', '20', { blocked: true });
		expect(await blocks()).toEqual(['09-20']);
		await change('05', '10', { blocked: false });
		await change('19', '25', { blocked: false });
		expect(await blocks()).toEqual(['10-19']);
		await change('12', '13', { blocked: true });
		expect(await blocks()).toEqual(['10-19']);
		await change('02', '31', { blocked: false });
		expect(await blocks()).toEqual([]);
	});

	it('never overlap a booking, and name the one in the way', async () => {
		const booking = await paidRequest(world, await aPerson(world), car, { startAt: '2031-03-12', endAt: '2031-03-14' });
		await change('08', '10', { blocked: true });
		const refused = (from: string, to: string) =>
			owner.browser.refused(changeOwnerCalendar, { params: { id: car.id }, body: body(from, to, { blocked: true, dailyRateJod: '50' }) });
		for (const [from, to] of [
			['09', '13'],
			['14', '15'],
			['12', '13'],
		] as const) {
			expect(await refused(from, to)).toMatchObject({
				status: 409,
				code: 'DATES_HAVE_BOOKING',
				bookingId: booking.id,
				startAt: '2031-03-12T10:00:00+03:00',
			});
		}
		// A refused change has no effect.
		expect(await month()).toMatchObject({ blocks: [{ from: '2031-03-08', to: '2031-03-10' }], prices: [] });
		await change('10', '12', { blocked: true });
		expect(await blocks()).toEqual(['08-12']);
	});

	it('are moved by one call, which leaves them unchanged if a booking is in the way', async () => {
		await paidRequest(world, await aPerson(world), car, { startAt: '2031-03-12', endAt: '2031-03-14' });
		await change('05', '08', { blocked: true });
		const opens = [{ from: '2031-03-05', to: '2031-03-08' }];
		const refused = { params: { id: car.id }, body: { ...body('11', '13', { blocked: true }), opens } };
		expect(await owner.browser.refused(changeOwnerCalendar, refused)).toMatchObject({ code: 'DATES_HAVE_BOOKING' });
		expect(await blocks()).toEqual(['05-08']);
		await owner.browser.call(changeOwnerCalendar, { params: { id: car.id }, body: { ...body('08', '11', { blocked: true }), opens } });
		expect(await blocks()).toEqual(['08-11']);
	});

	it('do not reveal to an owner who holds dates without having paid', async () => {
		await hold(await aPerson(world), car, { startAt: '2031-03-12', endAt: '2031-03-14' });
		const refused = await owner.browser.refused(changeOwnerCalendar, { params: { id: car.id }, body: body('12', '13', { blocked: true }) });
		expect(refused).toMatchObject({ code: 'DATES_HAVE_BOOKING', bookingId: null });
		expect((await month()).bookings).toMatchObject([{ id: null, state: 'HELD', renterName: null }]);
	});

	it('and a booking at the same time: one of them succeeds', async () => {
		const renter = await aPerson(world);
		for (let round = 0; round < 10; round += 1) {
			const days = [String(10 + round * 2), String(11 + round * 2)] as const;
			const results = await Promise.allSettled([
				change(...days, { blocked: true }),
				hold(renter, car, { startAt: `2031-03-${days[0]}`, endAt: `2031-03-${days[1]}` }),
			]);
			expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
		}
	});
});

describe('refused changes', () => {
	it.each([
		['2031-03-01', '2031-03-03', 'DATES_IN_PAST'],
		['2031-03-10', '2031-03-10', 'INVALID_INPUT'],
		['2031-03-10', '2031-03-09', 'INVALID_INPUT'],
		['2031-03-10', '2033-03-09', 'INVALID_INPUT'],
		['2031-02-30', '2031-03-09', 'INVALID_INPUT'],
	])('%s to %s: %s', async (from, to, code) => {
		expect(await owner.browser.refused(changeOwnerCalendar, { params: { id: car.id }, body: { from, to, blocked: true } })).toMatchObject({
			code,
		});
	});

	it('concern a car of another owner, which is reported as missing', async () => {
		const { browser } = await aPerson(world, { role: 'OWNER' });
		const params = { id: car.id };
		const query = { from: '2031-03-01', to: '2031-04-01' };
		const terms = await owner.browser.call(getTerms, { params });
		for (const refused of [
			browser.refused(getOwnerCalendar, { params, query }),
			browser.refused(changeOwnerCalendar, { params, body: body('10', '12', { blocked: true }) }),
			browser.refused(getTerms, { params }),
			browser.refused(putTerms, { params, body: { ...terms, dailyRateJod: '1' } }),
		]) {
			expect(await refused).toMatchObject({ status: 404, code: 'CAR_NOT_FOUND' });
		}
	});
});

describe('prices of single days', () => {
	it('are set, overwritten and removed, in Arabic digits too', async () => {
		await change('10', '13', { dailyRateJod: '٥٠٫٥' });
		await change('12', '14', { dailyRateJod: '60' });
		await change('10', '11', { dailyRateJod: null });
		expect((await month()).prices).toEqual([
			{ date: '2031-03-11', dailyRateJod: '50.50', rule: null },
			{ date: '2031-03-12', dailyRateJod: '60.00', rule: null },
			{ date: '2031-03-13', dailyRateJod: '60.00', rule: null },
		]);
	});

	it.each([
		['0.5', 'This amount is too small or too large.'],
		['2000', 'This amount is too small or too large.'],
		['12.345', 'Prices go in steps of 10 fils.'],
		['-5', 'Enter an amount, for example 35 or 35.50.'],
		['a lot', 'Enter an amount, for example 35 or 35.50.'],
	])('are not %s', async (dailyRateJod, sentence) => {
		const refused = await owner.browser.refused(changeOwnerCalendar, {
			params: { id: car.id },
			body: body('10', '11', { dailyRateJod }),
		});
		expect(refused).toMatchObject({ status: 400, fields: { dailyRateJod: sentence } });
	});
});

describe('the rental terms', () => {
	it('are stored, and take effect in search at once', async () => {
		const params = { id: car.id };
		const terms = await owner.browser.call(putTerms, {
			params,
			body: {
				dailyRateJod: '40',
				discounts: [
					{ days: 7, percent: '10' },
					{ days: 3, percent: '٥' },
				],
				minDays: '2',
				advanceNoticeHours: '24',
				turnaroundHours: '3',
				deliveryZones: [
					{ zone: 'Queen Alia Airport', feeJod: '15' },
					{ zone: 'Aqaba', feeJod: '0' },
				],
				extraKmJod: '٠٫٠٧',
				fuelEighthJod: '0',
				cancellationPolicy: 'STRICT',
				instantBook: true,
			},
		});
		expect(terms).toEqual({
			dailyRateJod: '40.00',
			discounts: [
				{ days: 3, percent: 5 },
				{ days: 7, percent: 10 },
			],
			minDays: 2,
			advanceNoticeHours: 24,
			turnaroundHours: 3,
			deliveryZones: [
				{ zone: 'Aqaba', feeJod: '0.00' },
				{ zone: 'Queen Alia Airport', feeJod: '15.00' },
			],
			extraKmJod: '0.07',
			fuelEighthJod: '0.00',
			cancellationPolicy: 'STRICT',
			instantBook: true,
			extendsByItself: true,
			instantBookPausedUntil: null,
			pickupHours: ALL_DAY,
			airportHours: ALL_DAY,
			extras: [],
		});
		expect(await owner.browser.call(getTerms, { params })).toEqual(terms);
		const found = await world.visitor().call(searchCars, { query: { deliveryAvailable: 'true', limit: '100' } as never });
		expect(found.find(({ id }) => id === car.id)).toMatchObject({ pricePerDay: 40, instantBook: true });
	});

	it.each([
		[{ minDays: '0' }, 'minDays'],
		[{ minDays: '1.5' }, 'minDays'],
		[{ advanceNoticeHours: '337' }, 'advanceNoticeHours'],
		[{ turnaroundHours: '49' }, 'turnaroundHours'],
		[{ discounts: [{ days: 4, percent: 5 }] }, 'discounts.0.days'],
		[{ discounts: [{ days: 3, percent: 91 }] }, 'discounts.0.percent'],
		[{ discounts: [3, 3].map((days) => ({ days, percent: 5 })) }, 'discounts'],
		[{ deliveryZones: [{ zone: 'Atlantis', feeJod: '5' }] }, 'deliveryZones.0.zone'],
		[{ deliveryZones: ['5', '6'].map((feeJod) => ({ zone: 'Aqaba', feeJod })) }, 'deliveryZones'],
		[{ cancellationPolicy: 'NEVER' }, 'cancellationPolicy'],
		[{ dailyRateJod: '0' }, 'dailyRateJod'],
		[{ extraKmJod: '5.01' }, 'extraKmJod'],
		[{ extraKmJod: '0.055' }, 'extraKmJod'],
		[{ extraKmJod: '-1' }, 'extraKmJod'],
		[{ extraKmJod: '' }, 'extraKmJod'],
		[{ fuelEighthJod: '50.01' }, 'fuelEighthJod'],
		[{ fuelEighthJod: '2.505' }, 'fuelEighthJod'],
		[{ pickupHours: { from: '08:15', until: '22:00' } }, 'pickupHours.from'],
		[{ pickupHours: { from: '24:00', until: '24:00' } }, 'pickupHours.from'],
		[{ pickupHours: { from: '08:00', until: '24:30' } }, 'pickupHours.until'],
		[{ pickupHours: { from: '18:00', until: '18:00' } }, 'pickupHours.until'],
		[{ airportHours: { from: '22:00', until: '06:00' } }, 'airportHours.until'],
	])('are refused: %j', async (wrong, field) => {
		const params = { id: car.id };
		const good = await owner.browser.call(getTerms, { params });
		const refused = await owner.browser.refused(putTerms, { params, body: { ...good, dailyRateJod: '40', ...wrong } as never });
		expect(Object.keys(refused.fields ?? {})).toEqual([field]);
	});

	it.each([
		{ extraKmJod: '0.00', fuelEighthJod: '0.00' },
		{ extraKmJod: '5.00', fuelEighthJod: '50.00' },
	])('at their bounds are accepted: %j', async (rates) => {
		const params = { id: car.id };
		const good = await owner.browser.call(getTerms, { params });
		const saved = await owner.browser.call(putTerms, { params, body: { ...good, dailyRateJod: '40', ...rates } as never });
		expect(saved).toMatchObject(rates);
	});
});
