/** Money that was paid for a booking which its owner ended: it pays for another car or is refunded, and the ledger balances at every step. */
import { afterEach, describe, expect, it } from 'vitest';
import { acceptBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking, getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking, type Booking, getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import { listAlternatives, rebook, returnHeldMoney } from '#contract/rebooking.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { accountBalances, paidRequest, pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const DAY_MS = 24 * 60 * MINUTE;

afterEach(async () => {
	await world.runJobs();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	// A later test is not offered the cars of this one.
	await world.running.platform.pool.query('DELETE FROM car_search');
});

/** The owner cancelled a confirmed booking of 106.50 JOD and as much deposit; another car is free. `addedDays`: paid one after another. */
async function aCancelled(another: CarOptions, addedDays: readonly number[] = []) {
	const [owner, renter, otherOwner] = [await aPerson(world), await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	const { id, startAt, endAt } = await paidRequest(world, renter, car);
	const params = { id };
	await owner.browser.call(acceptBooking, { params });
	let endsAt = new Date(endAt);
	for (const days of addedDays) {
		const trip = { owner, renter, car, id, params, startsAt: new Date(startAt), endsAt };
		const change = await propose(renter, trip, days);
		await owner.browser.call(acceptBookingChange, { params: { id, changeId: change.id } });
		await payForChange(world, trip, change.id);
		// Payments at the same moment have no defined order.
		await world.advance(MINUTE);
		endsAt = new Date(endsAt.getTime() + days * DAY_MS);
	}
	const other = await aCar(world, otherOwner, another);
	await owner.browser.call(cancelBooking, { params, body: {} });
	await world.runJobs();
	const take = async (heldJod = '213.00') => {
		const offered = (await renter.browser.call(listAlternatives, { params })).cars.find((each) => each.car.id === other.id);
		if (!offered) throw new Error('the other car is not offered');
		const { totalJod, depositJod, cancellationPolicy } = offered;
		const body = { carId: other.id, totalJod, depositJod, cancellationPolicy, heldJod, withDelivery: false };
		return renter.browser.call(rebook, { params, body });
	};
	return { owner, renter, otherOwner, id, params, take };
}

const read = (renter: Person, { id }: { id: string }) => renter.browser.call(getBooking, { params: { id } });
const refundsOf = async (renter: Person, { id }: { id: string }) =>
	(await renter.browser.call(bookingPayments, { params: { id } })).flatMap(({ refunds }) =>
		refunds.map(({ amountJod, step }) => [amountJod, step]),
	);
const carriedIn = async (person: Person, { id }: { id: string }) =>
	(await person.browser.call(getBookingStory, { params: { id } })).happened.filter(({ kind }) => kind === 'MONEY_CARRIED');
const heldOf = async (renter: Person, { id }: { id: string }) => (await renter.browser.call(listAlternatives, { params: { id } })).held;

/** The owner of the other car accepts and cancels in turn, and the renter takes a third car. */
async function replaced({ renter, otherOwner }: Awaited<ReturnType<typeof aCancelled>>, taken: Booking): Promise<Booking> {
	const params = { id: taken.id };
	await aCar(world, await aPerson(world));
	await otherOwner.browser.call(acceptBooking, { params });
	await otherOwner.browser.call(cancelBooking, { params, body: {} });
	const { cars, held } = await renter.browser.call(listAlternatives, { params });
	const [offered] = cars;
	if (!offered || !held) throw new Error('nothing is offered');
	const { totalJod, depositJod, cancellationPolicy } = offered;
	const body = { carId: offered.car.id, totalJod, depositJod, cancellationPolicy, heldJod: held.amountJod, withDelivery: false };
	return renter.browser.call(rebook, { params, body });
}

describe('the money of a booking that its owner ended', () => {
	it('waits for half an hour, and is then refunded automatically', async () => {
		const made = await aCancelled({});
		expect(await heldOf(made.renter, made)).toEqual({ amountJod: '213.00', until: '2031-03-02T10:30:00+03:00' });
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'WAITING']]);
		const letters = await made.renter.browser.call(listNotifications);
		expect(letters.map(({ body }) => body.en)).toContainEqual(expect.stringContaining('Book another car with your 213.00 JOD by 10:30'));
		await world.advance(31 * MINUTE);
		await world.advance(2 * MINUTE);
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'ARRIVED']]);
		expect(await heldOf(made.renter, made)).toBeNull();
		await expect(made.take()).rejects.toThrow('HELD_MONEY_CHANGED');
	});

	it('is refunded at once if the renter wants it, and only once', async () => {
		const made = await aCancelled({});
		const giveBack = () => made.renter.browser.call(returnHeldMoney, { params: made.params });
		expect(await giveBack()).toEqual({ returnedJod: '213.00' });
		await expect(giveBack()).rejects.toThrow('NOTHING_HELD');
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'ARRIVED']]);
		expect(await made.take('0.00')).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PENDING', carriedJod: '0.00' });
	});

	it('is refunded at once if no other car is free', async () => {
		const made = await aCancelled({ bodyType: 'SUV' });
		expect(await heldOf(made.renter, made)).toBeNull();
		await world.advance(2 * MINUTE);
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'ARRIVED']]);
	});
});

describe('another car', () => {
	it('of the same price is paid at once, and its owner has the request', async () => {
		const made = await aCancelled({});
		const taken = await made.take();
		expect(taken).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID', carriedJod: '213.00', respondBy: expect.any(String) });
		// In both timelines, for the renter only.
		const carried = { kind: 'MONEY_CARRIED', amountJod: '213.00' };
		expect(await carriedIn(made.renter, made)).toMatchObject([{ ...carried, direction: 'TO', otherBookingId: taken.id }]);
		expect(await carriedIn(made.renter, taken)).toMatchObject([{ ...carried, direction: 'FROM', otherBookingId: made.id }]);
		expect(await carriedIn(made.owner, made)).toEqual([]);
		expect(await carriedIn(made.otherOwner, taken)).toEqual([]);
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'CARRIED']]);
		expect(await read(made.renter, made)).toMatchObject({ paymentStatus: 'REFUNDED' });
		expect(await accountBalances(world, made.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		expect(await accountBalances(world, taken.id)).toEqual({
			...{ GATEWAY_CLEARING: 213_000n, RENTAL_ESCROW: -106_500n, DEPOSITS_HELD: -106_500n },
		});
		await made.otherOwner.browser.call(acceptBooking, { params: { id: taken.id } });
	});

	it('with instant book is confirmed in the same step', async () => {
		const made = await aCancelled({ instantBook: true });
		expect(await made.take()).toMatchObject({ status: 'CONFIRMED', paymentStatus: 'PAID' });
	});

	it('that costs less leaves a rest, which is refunded', async () => {
		const made = await aCancelled({ dailyRateFils: 24_000n });
		const taken = await made.take();
		expect(taken).toMatchObject({ paymentStatus: 'PAID', totalJod: '72.00', chargeJod: '144.00', carriedJod: '144.00' });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect((await refundsOf(made.renter, made)).toSorted()).toEqual([
			['144.00', 'CARRIED'],
			['69.00', 'ARRIVED'],
		]);
	});

	it('is paid by the oldest payments first, with their deposits and what was paid for added days', async () => {
		const made = await aCancelled({ dailyRateFils: 30_000n }, [1, 2]);
		expect(await made.take('426.00')).toMatchObject({ paymentStatus: 'PAID', chargeJod: '360.00', carriedJod: '360.00' });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect((await refundsOf(made.renter, made)).toSorted()).toEqual([
			['213.00', 'CARRIED'],
			['66.00', 'ARRIVED'],
			['71.00', 'CARRIED'],
			['76.00', 'CARRIED'],
		]);
	});

	it('that costs more is held until the difference is paid', async () => {
		const made = await aCancelled({ dailyRateFils: 45_000n });
		const taken = await made.take();
		expect(taken).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PENDING', chargeJod: '270.00', carriedJod: '213.00' });
		await world.advance(29 * MINUTE);
		expect(await pay(world, made.renter, taken)).toMatchObject({ status: 'PAID', amountJod: '57.00' });
		expect(await read(made.renter, taken)).toMatchObject({ paymentStatus: 'PAID' });
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'CARRIED']]);
		await world.advance(60 * MINUTE);
		expect(await accountBalances(world, taken.id)).toMatchObject({ RENTAL_ESCROW: -135_000n, DEPOSITS_HELD: -135_000n });
	});

	it('whose difference is not paid in time is free again, and everything is refunded', async () => {
		const made = await aCancelled({ dailyRateFils: 45_000n });
		const taken = await made.take();
		await world.advance(31 * MINUTE);
		await world.advance(2 * MINUTE);
		expect(await read(made.renter, taken)).toMatchObject({ status: 'CANCELLED', cancelCode: 'PAYMENT_TIMEOUT' });
		expect(await refundsOf(made.renter, made)).toEqual([['213.00', 'ARRIVED']]);
	});

	it('that is cancelled in its turn is refunded to the card that was charged', async () => {
		const made = await aCancelled({ dailyRateFils: 45_000n });
		const taken = await made.take();
		await pay(world, made.renter, taken);
		await made.renter.browser.call(cancelBooking, { params: { id: taken.id }, body: {} });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect((await refundsOf(made.renter, taken)).toSorted()).toEqual([
			['213.00', 'ARRIVED'],
			['57.00', 'ARRIVED'],
		]);
		expect(await read(made.renter, taken)).toMatchObject({ paymentStatus: 'REFUNDED', refundedJod: '270.00' });
	});

	it('can itself be replaced by a third', async () => {
		const made = await aCancelled({});
		const third = await replaced(made, await made.take());
		expect(third).toMatchObject({ paymentStatus: 'PAID', carriedJod: '213.00' });
		await made.renter.browser.call(cancelBooking, { params: { id: third.id }, body: {} });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		expect(await refundsOf(made.renter, third)).toEqual([['213.00', 'ARRIVED']]);
	});

	it('that is replaced by a third: a dispute is posted for the third, even if the clocks of two servers differed', async () => {
		const made = await aCancelled({});
		const taken = await made.take();
		const third = await replaced(made, taken);
		const { db, clock } = world.running.platform;
		const later = new Date(clock.now().getTime() + MINUTE);
		await db
			.updateTable('payments')
			.set({ created_at: later })
			.where('booking_id', '=', taken.id)
			.where('purpose', '=', 'CARRIED')
			.execute();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, made.id, 'PENDING');
		expect(await accountBalances(world, third.id)).toHaveProperty('DISPUTE_RECEIVABLE');
		expect(await accountBalances(world, taken.id)).not.toHaveProperty('DISPUTE_RECEIVABLE');
	});

	it('chosen at the moment at which the wait ends: the money moves once, to the booking or to the card', async () => {
		const made = await aCancelled({});
		const offered = await heldOf(made.renter, made);
		world.clock.advance(30 * MINUTE + 1);
		const [taking] = await Promise.allSettled([made.take(offered?.amountJod), world.runJobs()]);
		await world.runJobs();
		await world.advance(2 * MINUTE);
		const steps = (await refundsOf(made.renter, made)).map(([, step]) => step);
		expect(steps).toEqual([taking.status === 'fulfilled' ? 'CARRIED' : 'ARRIVED']);
	});

	it('does not get money that the renter’s bank is reclaiming', async () => {
		const made = await aCancelled({});
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, made.id, 'PENDING');
		expect(await heldOf(made.renter, made)).toBeNull();
		await expect(made.take()).rejects.toThrow('HELD_MONEY_CHANGED');
	});

	it('is cancelled if the bank reclaims what was carried over to it, and no money is refunded twice', async () => {
		const made = await aCancelled({ instantBook: true });
		const taken = await made.take();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, made.id, 'LOST');
		expect(await read(made.renter, taken)).toMatchObject({ status: 'CANCELLED', cancelCode: 'BY_ADMIN' });
		expect(await refundsOf(made.renter, taken)).toEqual([['213.00', 'BY_BANK']]);
	});
});
