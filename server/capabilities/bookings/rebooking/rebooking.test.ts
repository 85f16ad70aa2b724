import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { type AlternativeCar, listAlternatives, rebook } from '#contract/rebooking.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { holdForFines } from '#tests/support/fines.ts';
import { hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Each test rents in a different city, so that it finds only its own cars. */
const cities = ['Aqaba', 'Irbid', 'Zarqa', 'Madaba', 'Jerash', 'Ajloun', 'Salt', 'Karak', 'Dead Sea', 'Wadi Rum', 'Petra'];
const aCity = (): string => cities.pop() ?? 'Amman';

async function aRequest(city = aCity(), options: CarOptions = {}) {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, { city, ...options });
	const { id } = await paidRequest(world, renter, car);
	return { owner, renter, car, id, city, params: { id } };
}

async function aConfirmed(city?: string) {
	const made = await aRequest(city);
	await made.owner.browser.call(acceptBooking, { params: made.params });
	await world.runJobs();
	return made;
}

const other = async (city: string, options: CarOptions = {}) => aCar(world, await aPerson(world), { city, ...options });
const offersTo = (renter: Person, id: string) => renter.browser.call(listAlternatives, { params: { id } });

const chosen = ({ car, totalJod, depositJod, cancellationPolicy, delivery }: AlternativeCar, heldJod = '213.00') => ({
	...{ carId: car.id, totalJod, depositJod, cancellationPolicy, heldJod },
	withDelivery: delivery === 'DELIVERED',
});

describe('cars in place of a booking', () => {
	it('are free, of other owners, alike in body and price, with instant book first', async () => {
		const { owner, renter, car, id, city, params } = await aConfirmed();
		const cheap = await other(city, { dailyRateFils: 24_000n });
		const instant = await other(city, { instantBook: true });
		const taken = await other(city);
		await hold(await aPerson(world), taken);
		await other(city, { bodyType: 'SUV' });
		await other(city, { dailyRateFils: 50_000n });
		await aCar(world, owner, { city });
		await aCar(world, renter, { city });
		await other('Amman');
		expect(await offersTo(renter, id)).toEqual({ cars: [], held: null, rebookedAs: null });
		await owner.browser.call(cancelBooking, { params, body: {} });
		const { cars } = await offersTo(renter, id);
		expect(cars.map((each) => each.car.id)).toEqual([instant.id, cheap.id]);
		expect(cars[0]).toMatchObject({ totalJod: '106.50', depositJod: '106.50', chargeJod: '213.00', delivery: 'NONE' });
		expect(cars.map((each) => each.car.id)).not.toContain(car.id);
		await world.runJobs();
		const letters = await renter.browser.call(listNotifications);
		expect(letters.map(({ body }) => body.en)).toContainEqual(
			expect.stringContaining('Available on the same dates: Toyota Corolla 2022, Toyota Corolla 2022.'),
		);
	});

	it('state the part of the deposit that stays held for fines', async () => {
		const { owner, renter, id, city, params } = await aConfirmed();
		await other(city);
		await owner.browser.call(cancelBooking, { params, body: {} });
		expect((await offersTo(renter, id)).cars[0]?.fineHold).toBeNull();
		await holdForFines(world, 50, 14);
		expect((await offersTo(renter, id)).cars[0]?.fineHold).toEqual({ amountJod: '50.00', days: 14 });
		await holdForFines(world, 150, 14);
		expect((await offersTo(renter, id)).cars[0]?.fineHold).toEqual({ amountJod: '106.50', days: 14 });
		await holdForFines(world, 0, 0);
	});

	it('are searched around the price without a promo code, as they are booked without one', async () => {
		const [owner, renter, city] = [await aPerson(world), await aPerson(world), aCity()];
		const car = await aCar(world, owner, { city });
		const promoCode = await aPromoCode(world, { percent: 50 }, owner);
		const { id, totalJod } = await paidRequest(world, renter, car, { ...WEEKEND, promoCode });
		expect(totalJod).toBe('53.25');
		const alike = await other(city);
		await other(city, { dailyRateFils: 17_750n });
		await owner.browser.call(declineBooking, { params: { id }, body: {} });
		expect((await offersTo(renter, id)).cars.map((each) => each.car.id)).toEqual([alike.id]);
	});

	it('are three at most, also after a request that was declined or not answered', async () => {
		const { owner, renter, id, city, params } = await aRequest();
		for (let count = 0; count < 4; count += 1) await other(city);
		await owner.browser.call(declineBooking, { params, body: {} });
		expect((await offersTo(renter, id)).cars).toHaveLength(3);
		const second = await aRequest(city);
		await world.advance(25 * HOUR);
		expect((await second.renter.browser.call(getBooking, { params: second.params })).cancelCode).toBe('UNANSWERED');
		expect((await offersTo(second.renter, second.id)).cars).toHaveLength(3);
	});

	it('are for the renter only, and not for a booking that the renter cancelled', async () => {
		const { owner, renter, id, city, params } = await aConfirmed();
		await other(city);
		await expect(offersTo(owner, id)).rejects.toThrow('BOOKING_NOT_FOUND');
		await renter.browser.call(cancelBooking, { params, body: {} });
		expect(await offersTo(renter, id)).toEqual({ cars: [], held: null, rebookedAs: null });
	});
});

describe('a renter who books another car', () => {
	it('books it at the same times, once', async () => {
		const { owner, renter, id, city, params } = await aConfirmed();
		await other(city);
		await owner.browser.call(cancelBooking, { params, body: {} });
		const [first] = (await offersTo(renter, id)).cars;
		if (!first) throw new Error('nothing is offered');
		const made = await renter.browser.call(rebook, { params, body: chosen(first) });
		expect(made).toMatchObject({ carId: first.car.id, startAt: `${WEEKEND.startAt}T10:00:00+03:00`, totalJod: '106.50' });
		expect(await offersTo(renter, id)).toEqual({ cars: [], held: null, rebookedAs: made.id });
		await expect(renter.browser.call(rebook, { params, body: chosen(first) })).rejects.toThrow(new RegExp(`${made.id}.*ALREADY_REBOOKED`));
		await world.runJobs();
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	});

	it('is refused other amounts and another policy, the booking of another person, and one that is still valid', async () => {
		const { owner, renter, id, city, params } = await aConfirmed();
		const car = await other(city);
		const body = {
			...{ carId: car.id, totalJod: '106.50', depositJod: '106.50', cancellationPolicy: 'MODERATE' as const },
			heldJod: '213.00',
			withDelivery: false,
		};
		const tryWith = (change: Partial<typeof body>, by = renter) => by.browser.call(rebook, { params, body: { ...body, ...change } });
		await expect(tryWith({})).rejects.toThrow('REBOOKING_NOT_POSSIBLE');
		await owner.browser.call(cancelBooking, { params: { id }, body: {} });
		await expect(tryWith({ totalJod: '100.00' })).rejects.toThrow('PRICE_CHANGED');
		await expect(tryWith({ cancellationPolicy: 'MODERATE', depositJod: '1.00' })).rejects.toThrow('PRICE_CHANGED');
		await expect(tryWith({}, owner)).rejects.toThrow('BOOKING_NOT_FOUND');
		world.clock.moveTo(new Date('2031-03-10T07:00:00Z'));
		await expect(tryWith({})).rejects.toThrow('REBOOKING_NOT_POSSIBLE');
	});

	it('competes for it like others: of two, one gets it', async () => {
		const city = aCity();
		const [one, two] = [await aRequest(city), await aRequest(city)];
		for (const each of [one, two]) await each.owner.browser.call(declineBooking, { params: each.params, body: {} });
		const car = await other(city);
		const offers = await Promise.all([one, two].map((each) => offersTo(each.renter, each.id)));
		const results = await Promise.allSettled(
			[one, two].map((each, index) => {
				const offer = offers[index]?.cars.find((candidate) => candidate.car.id === car.id);
				if (!offer) throw new Error('the car is not offered');
				return each.renter.browser.call(rebook, { params: each.params, body: chosen(offer, offers[index]?.held?.amountJod ?? '0.00') });
			}),
		);
		expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(String(results.find((result) => result.status === 'rejected')?.reason)).toContain('CAR_ALREADY_BOOKED');
	});
});
