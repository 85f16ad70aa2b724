/** Another car for the rest of a trip: found, booked for the renter and paid from the unused part of the first booking, with a balanced ledger at every step. */
import { afterEach, describe, expect, it } from 'vitest';
import { getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking, declineBooking, getBooking } from '#contract/bookings.ts';
import { type City, cityNames } from '#contract/cities.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import type { AlternativeCar } from '#contract/rebooking.ts';
import type { Report, ReportKind } from '#contract/report-shapes.ts';
import { decideReport, getReport, listBookingReports, listCarsForRest, previewReportDecision } from '#contract/reports.ts';
import { ammanIso, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { aGoodwill } from '#tests/support/goodwill.ts';
import { checkInByOwner, checkOutBy, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, hold, pay } from '#tests/support/payments.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import { aReport } from '#tests/support/reports.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const note = 'The photos show an oil leak.';

afterEach(async () => {
	await world.runJobs();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

/** Each test rents in a different city, so that it finds only its own cars. */
const cities = [...cityNames];
const aCity = (): City => {
	const city = cities.pop();
	if (!city) throw new Error('every city is used');
	return city;
};

type Case = { trip: Trip; city: City; admin: Person; report: Report };

/** Three days at 35.500 with a deposit of the same amount; the renter refuses the car at the pickup. */
async function refusedAtPickup(kind: ReportKind = 'UNSAFE_OR_DIRTY', promoCode?: string): Promise<Case> {
	const city = aCity();
	const trip = await tripAtPickup(world, { city, promoCode });
	return { trip, city, admin: await aPerson(world, { role: 'ADMIN' }), report: await aReport('renter', trip, { kind }) };
}

/** The same trip; the car fails after three hours and is back after five. */
async function brokenDown(): Promise<Case> {
	const city = aCity();
	const trip = await tripAtPickup(world, { city });
	await checkInByOwner(trip);
	const admin = await aPerson(world, { role: 'ADMIN' });
	world.clock.moveTo(new Date(trip.startsAt.getTime() + 3 * HOUR_MS));
	const report = await aReport('renter', trip);
	world.clock.moveTo(new Date(trip.startsAt.getTime() + 5 * HOUR_MS));
	return { trip, city, admin, report };
}

const ofReport = ({ report }: Case) => ({ params: { id: report.id } });
const carsFor = (made: Case, query: { startAt?: string } = {}) => made.admin.browser.call(listCarsForRest, { ...ofReport(made), query });
const ofAnother = async (made: Case, options: CarOptions = {}) => {
	const owner = await aPerson(world);
	return { owner, ...(await aCar(world, owner, { city: made.city, ...options })) };
};

const toChosen = ({ car, totalJod, depositJod, cancellationPolicy, toPayJod, delivery }: AlternativeCar, startAt: string) => ({
	...{ carId: car.id, startAt, totalJod, depositJod, cancellationPolicy, toPayJod },
	withDelivery: delivery === 'DELIVERED',
});

/** As the admin's page does it: the displayed sums, and the only car that is offered. */
async function decide(made: Case, { by = made.admin, startAt, ...more }: { by?: Person; startAt?: string; toPayJod?: string } = {}) {
	const outcome = 'ANOTHER_CAR' as const;
	const { refundJod } = await by.browser.call(previewReportDecision, { ...ofReport(made), query: { outcome } });
	const offered = await carsFor(made, startAt ? { startAt } : {});
	const [first] = offered.cars;
	if (!first) throw new Error('no car is offered');
	const anotherCar = { ...toChosen(first, offered.startAt), ...more };
	const decided = await by.browser.call(decideReport, { ...ofReport(made), body: { outcome, refundJod, note, anotherCar } });
	const { reports } = await made.trip.renter.browser.call(listBookingReports, { params: made.trip.params });
	const id = reports.find((each) => each.id === made.report.id)?.anotherBookingId ?? '';
	return { decided, id };
}

const bookingOf = (person: Person, id: string) => person.browser.call(getBooking, { params: { id } });
const refundsOf = async ({ trip }: Case) =>
	(await trip.renter.browser.call(bookingPayments, { params: trip.params }))
		.flatMap(({ refunds }) => refunds.map(({ amountJod, step }) => `${amountJod} ${step}`))
		.toSorted();
const lettersOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ body }) => body.en);
const storyOf = async (person: Person, id: string) =>
	(await person.browser.call(getBookingStory, { params: { id } })).happened.map(({ kind }) => kind);

describe('cars for the rest of a trip', () => {
	it('are free until the agreed return, near the price, of any owner, and with instant book for the same evening', async () => {
		const made = await brokenDown();
		await checkOutBy('owner', made.trip);
		const instant = await ofAnother(made, { instantBook: true });
		const asks = await ofAnother(made);
		const own = await aCar(world, made.trip.owner, { city: made.city });
		await ofAnother(made, { instantBook: true, dailyRateFils: 60_000n });
		const offered = await carsFor(made);
		expect(offered).toMatchObject({
			startAt: ammanIso(new Date(made.trip.startsAt.getTime() + 6 * HOUR_MS)),
			endAt: ammanIso(made.trip.endsAt),
			heldJod: '71.00',
		});
		const ids = offered.cars.map(({ car }) => car.id);
		expect(ids[0]).toBe(instant.id);
		expect(ids.toSorted()).toEqual([instant.id, own.id].toSorted());
		const tomorrow = ammanIso(new Date(made.trip.startsAt.getTime() + 48 * HOUR_MS));
		expect((await carsFor(made, { startAt: tomorrow })).cars.map(({ car }) => car.id)).toContain(asks.id);
	});

	it('are searched around the price without a promo code, as they are booked without one', async () => {
		const promoCode = await aPromoCode(world, { percent: 50 }, await aPerson(world));
		const made = await refusedAtPickup('UNSAFE_OR_DIRTY', promoCode);
		const alike = await ofAnother(made, { instantBook: true });
		await ofAnother(made, { instantBook: true, dailyRateFils: 17_750n });
		expect((await carsFor(made)).cars.map(({ car }) => car.id)).toEqual([alike.id]);
	});

	it('are for the rest of the trip only, for a car that failed, after the return', async () => {
		const made = await brokenDown();
		await expect(carsFor(made)).rejects.toThrow('REPORT_RETURN_MISSING');
		await checkOutBy('owner', made.trip);
		await expect(carsFor(made, { startAt: ammanIso(made.trip.endsAt) })).rejects.toThrow('REPORT_REST_NOT_POSSIBLE');
		await expect(carsFor(made, { startAt: ammanIso(made.trip.startsAt) })).rejects.toThrow('REPORT_REST_NOT_POSSIBLE');
		await expect(carsFor(made, { startAt: 'tomorrow' })).rejects.toThrow('REPORT_REST_NOT_POSSIBLE');
		const late = { ...made, report: await aReport('owner', made.trip, { kind: 'OTHER' }) };
		await expect(carsFor(late)).rejects.toThrow('REPORT_NOT_ABOUT_CAR');
		expect((await late.admin.browser.call(getReport, ofReport(late))).outcomes).not.toContain('ANOTHER_CAR');
		expect((await made.admin.browser.call(getReport, ofReport(made))).outcomes).toContain('ANOTHER_CAR');
	});
});

describe('another car after a breakdown on the first of three days at 35.500', () => {
	it.each([
		['as dear', 35_500n, { toPayJod: '0.00', toReturnJod: '0.00' }, ['71.00 CARRIED']],
		['cheaper', 24_000n, { toPayJod: '0.00', toReturnJod: '23.00' }, ['23.00 ARRIVED', '48.00 CARRIED']],
		['dearer', 45_000n, { toPayJod: '19.00', toReturnJod: '0.00' }, ['71.00 CARRIED']],
	])('and %s: the two unused days pay for the last one, with its deposit', async (_, dailyRateFils, sums, refunds) => {
		const made = await brokenDown();
		await checkOutBy('owner', made.trip);
		const other = await ofAnother(made, { dailyRateFils });
		const startAt = ammanIso(new Date(made.trip.startsAt.getTime() + 48 * HOUR_MS));
		expect((await carsFor(made, { startAt })).cars).toMatchObject([sums]);
		const { decided, id } = await decide(made, { startAt });
		expect(decided).toMatchObject({ outcome: 'ANOTHER_CAR', refundJod: '71.00', outcomes: [], anotherBookingId: id });
		expect(await bookingOf(made.trip.renter, made.trip.id)).toMatchObject({ status: 'COMPLETED', totalJod: '35.50', days: 1 });
		if (sums.toPayJod !== '0.00') {
			expect(await bookingOf(made.trip.renter, id)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PENDING' });
			expect(await pay(world, made.trip.renter, { id })).toMatchObject({ status: 'PAID', amountJod: sums.toPayJod });
		}
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID', startAt });
		await other.owner.browser.call(acceptBooking, { params: { id } });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect(await refundsOf(made)).toEqual(refunds);
		const fils = dailyRateFils;
		expect(await accountBalances(world, id)).toMatchObject({ RENTAL_ESCROW: -fils, DEPOSITS_HELD: -fils });
		expect(await storyOf(made.trip.owner, made.trip.id)).toContain('ANOTHER_CAR');
		expect((await storyOf(other.owner, id)).slice(0, 2)).toEqual(['IN_PLACE', 'PAID']);
	});

	it('whose difference is not paid in time is free again, and everything is refunded', async () => {
		const made = await brokenDown();
		await checkOutBy('owner', made.trip);
		await ofAnother(made, { instantBook: true });
		const { id } = await decide(made);
		await world.runJobs();
		expect(await lettersOf(made.trip.renter)).toContainEqual(
			expect.stringMatching(/71\.00 JOD from the first.*Pay the remaining 142\.00 JOD by/),
		);
		expect(await lettersOf(made.trip.owner)).toContainEqual(
			expect.stringContaining('the renter gets another car for the rest of the trip'),
		);
		await world.advance(31 * MINUTE);
		await world.advance(12 * MINUTE);
		await world.advance(2 * MINUTE);
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ status: 'CANCELLED', cancelCode: 'PAYMENT_TIMEOUT' });
		expect(await refundsOf(made)).toEqual(['71.00 ARRIVED']);
	});

	it('is not paid with money that the renter’s bank has returned: it is neither offered nor carried over', async () => {
		const made = await brokenDown();
		await checkOutBy('owner', made.trip);
		await ofAnother(made, { instantBook: true });
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, made.trip.id, 'LOST');
		const { cars, heldJod } = await carsFor(made);
		expect([heldJod, cars.map(({ toPayJod }) => toPayJod)]).toEqual(['0.00', ['213.00']]);
		const { id } = await decide(made);
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ paymentStatus: 'PENDING', carriedJod: '0.00' });
		expect(await refundsOf(made)).toContain('71.00 BY_BANK');
	});
});

describe('another car for one that was refused at the pickup', () => {
	it('is paid with rental and deposit, and confirmed in the same step', async () => {
		const made = await refusedAtPickup();
		await ofAnother(made, { instantBook: true });
		const { id } = await decide(made);
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID', carriedJod: '213.00' });
		expect(await bookingOf(made.trip.renter, made.trip.id)).toMatchObject({ status: 'CANCELLED', cancelCode: 'REFUSED_AT_PICKUP' });
		expect(await refundsOf(made)).toEqual(['213.00 CARRIED']);
		await world.runJobs();
		const letters = await lettersOf(made.trip.renter);
		expect(letters).toContainEqual(expect.stringContaining('213.00 JOD from the first booking goes towards it.'));
		expect(letters).not.toContainEqual(expect.stringContaining('refunding'));
		expect(await accountBalances(world, made.trip.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('is refunded through the first charge if its owner declines', async () => {
		const made = await refusedAtPickup();
		const own = await aCar(world, made.trip.owner, { city: made.city });
		expect((await carsFor(made)).cars.map(({ car }) => car.id)).toEqual([own.id]);
		const { id } = await decide(made);
		await made.trip.owner.browser.call(declineBooking, { params: { id }, body: {} });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ status: 'CANCELLED', refundedJod: '213.00' });
	});

	it('takes earlier goodwill into account', async () => {
		const made = await refusedAtPickup();
		await ofAnother(made, { instantBook: true });
		await aGoodwill(made.admin, made.trip.id, { amountJod: '10' });
		await world.runJobs();
		expect(await carsFor(made)).toMatchObject({ heldJod: '203.00', cars: [{ toPayJod: '10.00' }] });
		const { id } = await decide(made);
		expect(await bookingOf(made.trip.renter, id)).toMatchObject({ paymentStatus: 'PENDING', carriedJod: '203.00' });
	});

	it('is booked once when two admins decide at the same moment', async () => {
		const made = await refusedAtPickup();
		await ofAnother(made, { instantBook: true });
		const second = await aPerson(world, { role: 'ADMIN' });
		const outcomes = await Promise.allSettled([decide(made), decide(made, { by: second })]);
		expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
		expect(await refundsOf(made)).toEqual(['213.00 CARRIED']);
	});

	it('is refused, with nothing done, if a sum has changed, no other car is named, or another person has just booked it', async () => {
		const made = await refusedAtPickup();
		await ofAnother(made, { instantBook: true });
		await expect(decide(made, { toPayJod: '1.00' })).rejects.toThrow('REPORT_SUM_CHANGED');
		const { cars, startAt, endAt } = await carsFor(made);
		const [offered] = cars;
		if (!offered) throw new Error('no car is offered');
		const body = { outcome: 'ANOTHER_CAR', refundJod: '213.00', note } as const;
		const send = (anotherCar?: ReturnType<typeof toChosen>) =>
			made.admin.browser.call(decideReport, { ...ofReport(made), body: { ...body, ...(anotherCar && { anotherCar }) } });
		await expect(send()).rejects.toThrow(': 400 ');
		await expect(send({ ...toChosen(offered, startAt), carId: made.trip.car.id })).rejects.toThrow(': 400 ');
		await expect(send({ ...toChosen(offered, startAt), totalJod: '1.00' })).rejects.toThrow('PRICE_CHANGED');
		await hold(await aPerson(world), offered.car, { startAt, endAt });
		await expect(send(toChosen(offered, startAt))).rejects.toThrow('CAR_ALREADY_BOOKED');
		expect(await bookingOf(made.trip.renter, made.trip.id)).toMatchObject({ status: 'CONFIRMED' });
		expect(await refundsOf(made)).toEqual([]);
	});
});
