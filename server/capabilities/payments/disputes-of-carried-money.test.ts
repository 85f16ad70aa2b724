/** A charge that pays for two bookings, because a part of it was carried over after a breakdown: while the bank investigates, nothing of either is refunded. */
import { expect, it } from 'vitest';
import { getBooking } from '#contract/bookings.ts';
import { bookingPayments } from '#contract/payments.ts';
import { decideReport, listCarsForRest } from '#contract/reports.ts';
import { ammanIso, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aReport } from '#tests/support/reports.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

/** Three days at 35.500: the car fails on the first one, and the 71.000 of the other two pay for another car for the last one. */
async function replacedByAnother(city: string): Promise<{ trip: Trip; otherId: string }> {
	const trip = await tripAtPickup(world, { city });
	await checkInByOwner(trip);
	world.clock.moveTo(new Date(trip.startsAt.getTime() + 3 * HOUR_MS));
	const report = await aReport('renter', trip);
	world.clock.moveTo(new Date(trip.startsAt.getTime() + 5 * HOUR_MS));
	await checkOutBy('owner', trip);
	await aCar(world, await aPerson(world), { city, instantBook: true });
	const [admin, params] = [await aPerson(world, { role: 'ADMIN' }), { id: report.id }];
	const startAt = ammanIso(new Date(trip.startsAt.getTime() + 48 * HOUR_MS));
	const [offered] = (await admin.browser.call(listCarsForRest, { params, query: { startAt } })).cars;
	if (!offered) throw new Error('no car is offered');
	const { car, totalJod, depositJod, cancellationPolicy, toPayJod } = offered;
	const anotherCar = { carId: car.id, startAt, totalJod, depositJod, cancellationPolicy, toPayJod, withDelivery: false };
	const body = { outcome: 'ANOTHER_CAR', refundJod: '71.00', note: 'The gearbox failed.', anotherCar } as const;
	const { anotherBookingId } = await admin.browser.call(decideReport, { params, body });
	await world.runJobs();
	return { trip, otherId: anotherBookingId ?? '' };
}

const statusOf = async ({ renter }: Trip, id: string) => (await renter.browser.call(getBooking, { params: { id } })).status;
const refundsOf = async ({ renter }: Trip, id: string) =>
	(await renter.browser.call(bookingPayments, { params: { id } }))
		.flatMap(({ refunds }) => refunds.map(({ amountJod, step }) => `${amountJod} ${step}`))
		.toSorted();

async function letDepositFallDue({ id }: Trip): Promise<void> {
	await sendDisputeWebhook(world, id, 'PENDING');
	await world.advance(49 * HOUR_MS);
	await world.advance(2 * HOUR_MS);
}

it('the deposit of the first booking waits for the bank, and is refunded once the dispute is won', async () => {
	const { trip, otherId } = await replacedByAnother('Aqaba');
	world.expectLog(/ALERT DISPUTE_OPENED/);
	await letDepositFallDue(trip);
	expect(await refundsOf(trip, trip.id)).toEqual(['106.50 ON_HOLD', '71.00 CARRIED']);
	await sendDisputeWebhook(world, trip.id, 'RESOLVED');
	await world.advance(2 * HOUR_MS);
	expect(await refundsOf(trip, trip.id)).toEqual(['106.50 ARRIVED', '71.00 CARRIED']);
	expect(await statusOf(trip, otherId)).toBe('CONFIRMED');
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

it('is not sent if the bank returned the charge: of 213.000, it covers 177.500, and the used day is the loss', async () => {
	const { trip, otherId } = await replacedByAnother('Irbid');
	world.expectLog(/ALERT DISPUTE_OPENED/);
	await letDepositFallDue(trip);
	await sendDisputeWebhook(world, trip.id, 'LOST');
	await world.advance(2 * HOUR_MS);
	expect(await statusOf(trip, otherId)).toBe('CANCELLED');
	expect(await refundsOf(trip, trip.id)).toEqual(['106.50 BY_BANK', '71.00 CARRIED']);
	expect(await refundsOf(trip, otherId)).toEqual(['71.00 BY_BANK']);
	const losses = await Promise.all([trip.id, otherId].map(async (id) => (await accountBalances(world, id)).DISPUTE_LOSS ?? 0n));
	expect(losses.reduce((sum, fils) => sum + fils, 0n)).toBe(35_500n);
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

it('lost while the deposit is still held: it counts as refunded, and is not sent when it is due', async () => {
	const { trip } = await replacedByAnother('Zarqa');
	world.expectLog(/ALERT DISPUTE_OPENED/);
	await sendDisputeWebhook(world, trip.id, 'LOST');
	expect(await refundsOf(trip, trip.id)).toEqual(['106.50 BY_BANK', '71.00 CARRIED']);
	expect(await accountBalances(world, trip.id)).not.toHaveProperty('DEPOSITS_HELD');
	await world.advance(51 * HOUR_MS);
	expect(await refundsOf(trip, trip.id)).toEqual(['106.50 BY_BANK', '71.00 CARRIED']);
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});
