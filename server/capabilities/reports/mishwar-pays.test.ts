/** A dearer car in place of one that was refused at the pickup, whose difference in price Mishwar bears: promised with the decision, granted once it is paid. */
import { afterEach, expect, it } from 'vitest';
import { getBooking } from '#contract/bookings.ts';
import type { City } from '#contract/cities.ts';
import { decideGoodwill, getBookingGoodwill, listGoodwill } from '#contract/goodwill.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import { decideReport, listBookingReports, listCarsForRest } from '#contract/reports.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, pay } from '#tests/support/payments.ts';
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
const cities: City[] = ['Aqaba', 'Irbid', 'Zarqa', 'Madaba', 'Jerash', 'Ajloun'];

/** Three days at 35.500 with a deposit of the same amount; another car costs more, and has instant book. */
async function refusedWith(dailyRateFils: bigint) {
	const city = cities.pop();
	if (!city) throw new Error('every city is used');
	const trip = await tripAtPickup(world, { city });
	const admin = await aPerson(world, { role: 'ADMIN' });
	const params = { id: (await aReport('renter', trip, { kind: 'UNSAFE_OR_DIRTY' })).id };
	const other = await aCar(world, await aPerson(world), { city, instantBook: true, dailyRateFils });
	const offered = await admin.browser.call(listCarsForRest, { params, query: {} });
	const [car] = offered.cars;
	if (!car) throw new Error('no car is offered');
	const { totalJod, depositJod, cancellationPolicy, toPayJod, mishwarPays } = car;
	const chosen = { carId: other.id, startAt: offered.startAt, totalJod, depositJod, cancellationPolicy, toPayJod, withDelivery: false };
	const goodwill = {
		id: crypto.randomUUID(),
		amountJod: mishwarPays?.amountJod ?? '0.00',
		needsSecondAdmin: mishwarPays?.needsSecondAdmin ?? false,
	};
	const decide = (changed: Partial<typeof goodwill> = {}) =>
		admin.browser.try(decideReport, {
			params,
			body: { outcome: 'ANOTHER_CAR', refundJod: '213.00', note, anotherCar: { ...chosen, goodwill: { ...goodwill, ...changed } } },
		});
	const bookedId = async () =>
		(await trip.renter.browser.call(listBookingReports, { params: trip.params })).reports[0]?.anotherBookingId ?? '';
	return { trip, admin, car, decide, bookedId };
}

type Case = Awaited<ReturnType<typeof refusedWith>>;
const goodwillOf = async ({ admin }: Case, id: string) => (await admin.browser.call(getBookingGoodwill, { params: { id } })).items;
const settle = async () => {
	await world.runJobs();
	await world.advance(2 * MINUTE);
};

it('is promised with the decision, and refunded to the card as goodwill once the other car is paid and confirmed', async () => {
	const made = await refusedWith(42_000n);
	expect(made.car).toMatchObject({ toPayJod: '39.00', mishwarPays: { amountJod: '19.50', needsSecondAdmin: false } });
	expect((await made.decide()).status).toBe(200);
	const id = await made.bookedId();
	expect(await goodwillOf(made, id)).toMatchObject([
		{ state: 'PROMISED', amountJod: '19.50', aboveCap: false, decidedAt: null, fate: null },
	]);
	expect(await accountBalances(world, id)).toEqual({});
	await world.runJobs();
	const letters = (await made.trip.renter.browser.call(listNotifications)).map(({ body }) => body.en);
	expect(letters).toContainEqual(expect.stringContaining('Mishwar covers the price difference: we’ll refund 19.50 JOD of it to your card'));
	expect(
		(await made.admin.browser.call(listGoodwill, { query: { filter: 'DECIDED' } as never })).map(({ bookingId }) => bookingId),
	).not.toContain(id);

	expect(await pay(world, made.trip.renter, { id })).toMatchObject({ status: 'PAID', amountJod: '39.00' });
	await settle();
	expect(await made.trip.renter.browser.call(getBooking, { params: { id } })).toMatchObject({ status: 'CONFIRMED', totalJod: '126.00' });
	expect(await goodwillOf(made, id)).toMatchObject([{ state: 'GRANTED', decidedBy: { id: made.admin.id }, fate: 'ARRIVED', reason: note }]);
	const refunds = (await made.trip.renter.browser.call(bookingPayments, { params: { id } })).flatMap((payment) => payment.refunds);
	expect(refunds).toMatchObject([{ amountJod: '19.50', of: 'GOODWILL', step: 'ARRIVED' }]);
	expect(await accountBalances(world, id)).toMatchObject({ GOODWILL: 19_500n, RENTAL_ESCROW: -126_000n, DEPOSITS_HELD: -126_000n });
});

it('is not granted if the other car is not paid in time', async () => {
	const made = await refusedWith(42_000n);
	await made.decide();
	const id = await made.bookedId();
	await world.advance(31 * MINUTE);
	await world.advance(12 * MINUTE);
	await settle();
	expect(await made.trip.renter.browser.call(getBooking, { params: { id } })).toMatchObject({ cancelCode: 'PAYMENT_TIMEOUT' });
	expect(await goodwillOf(made, id)).toMatchObject([{ state: 'LAPSED', decidedBy: null, fate: null }]);
	expect(await accountBalances(world, id)).toEqual({});
});

it('needs a second admin above the limit, who can agree once it is paid and confirmed', async () => {
	const made = await refusedWith(47_000n);
	expect(made.car.mishwarPays).toEqual({ amountJod: '34.50', needsSecondAdmin: true });
	expect((await made.decide()).status).toBe(200);
	const id = await made.bookedId();
	const [waiting] = await goodwillOf(made, id);
	expect(waiting).toMatchObject({ state: 'REQUESTED', aboveCap: true });
	const second = await aPerson(world, { role: 'ADMIN' });
	const grant = { params: { id: waiting?.id ?? '' }, body: { grant: true as const, amountJod: '34.50' } };
	expect(await second.browser.try(decideGoodwill, grant)).toMatchObject({ status: 409, body: { code: 'GOODWILL_NOT_YET' } });
	await pay(world, made.trip.renter, { id });
	await settle();
	expect(await accountBalances(world, id)).not.toHaveProperty('GOODWILL');
	expect(await made.admin.browser.try(decideGoodwill, grant)).toMatchObject({ status: 403, body: { code: 'GOODWILL_NEEDS_ANOTHER' } });
	expect(await second.browser.call(decideGoodwill, grant)).toMatchObject({ state: 'GRANTED' });
	await settle();
	expect(await accountBalances(world, id)).toMatchObject({ GOODWILL: 34_500n });
});

it('is refused, with nothing done, if the sum differs from the displayed one, or needs a second admin by now', async () => {
	const made = await refusedWith(42_000n);
	expect(await made.decide({ amountJod: '19.51' })).toMatchObject({ status: 409, body: { code: 'REPORT_SUM_CHANGED' } });
	expect(await made.decide({ needsSecondAdmin: true })).toMatchObject({ status: 409, body: { code: 'GOODWILL_CHANGED' } });
	expect(await made.trip.renter.browser.call(getBooking, { params: made.trip.params })).toMatchObject({ status: 'CONFIRMED' });
	expect(await made.bookedId()).toBe('');
});

it('is not offered for a car that is not dearer', async () => {
	const made = await refusedWith(35_500n);
	expect(made.car).toMatchObject({ toPayJod: '0.00', mishwarPays: null });
	expect(await made.decide({ amountJod: '1.00' })).toMatchObject({ status: 409, body: { code: 'REPORT_SUM_CHANGED' } });
});
