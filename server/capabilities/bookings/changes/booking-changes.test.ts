import { describe, expect, it } from 'vitest';
import {
	acceptBookingChange,
	declineBookingChange,
	listBookingChanges,
	previewBookingChange,
	proposeBookingChange,
	withdrawBookingChange,
} from '#contract/booking-changes.ts';
import { cancelBooking, getBookingStory } from '#contract/booking-life.ts';
import { getReceipt, getRentalAgreement } from '#contract/booking-papers.ts';
import { getBooking, requestBooking } from '#contract/bookings.ts';
import { getHandover } from '#contract/handover.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments, verifyPayment } from '#contract/payments.ts';
import { ammanIso, DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { openChangePage, payForChange, propose, returnAfter } from '#tests/support/booking-changes.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, cards, hold } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;

const look = ({ renter, params }: Trip) => renter.browser.call(getBooking, { params });
const changesOf = async ({ renter, params }: Trip) => (await renter.browser.call(listBookingChanges, { params })).changes;
const freeUntil = async ({ renter, params }: Trip) => (await renter.browser.call(listBookingChanges, { params })).freeUntil;
const answer = (person: Person, { id }: Trip, changeId: string, call: typeof acceptBookingChange | typeof declineBookingChange) =>
	person.browser.call(call, { params: { id, changeId } });
const refusedTo = (person: Person, trip: Trip, days: number) =>
	person.browser.refused(proposeBookingChange, { params: trip.params, body: { endAt: returnAfter(trip, days) } });
const bellOf = async (person: Person) =>
	(await person.browser.call(listNotifications))
		.filter(({ type }) => type === 'BOOKING_CHANGE')
		.map(({ title }) => title.en)
		.sort();
const calendarOf = async ({ renter, id }: Trip) => (await renter.browser.fetch(`/api/bookings/${id}/calendar.ics`)).text();
const booksBalance = async () => expect(await verifyLedger(world.running.platform.db)).toEqual([]);
const occupied = async ({ car }: Trip) =>
	world.running.platform.db
		.selectFrom('car_occupancy')
		.select(['starts_at', 'ends_at', 'change_id'])
		.where('car_id', '=', car.id)
		.orderBy('starts_at')
		.execute();

describe('a longer trip', () => {
	it('is accepted by the owner, held for half an hour, paid, and then agreed', async () => {
		const trip = await confirmedTrip(world);
		const preview = await trip.renter.browser.call(previewBookingChange, {
			params: trip.params,
			query: { endAt: returnAfter(trip, 2) },
		});
		expect(preview).toMatchObject({ next: 'ANSWER', rentalDifferenceJod: '71.00', depositDifferenceJod: '71.00', differenceJod: '142.00' });
		expect(preview.respondBy).toBe('2031-03-02T18:00:00+03:00');
		const { id: changeId, state } = await propose(trip.renter, trip, 2);
		expect(state).toBe('PROPOSED');
		expect(await answer(trip.owner, trip, changeId, acceptBookingChange)).toMatchObject({
			...{ state: 'AWAITING_PAYMENT', payBy: '2031-03-02T10:30:00+03:00', allowedActions: [] },
		});
		expect((await occupied(trip)).map(({ change_id }) => change_id)).toEqual([null, changeId]);
		await payForChange(world, trip, changeId);
		expect(await look(trip)).toMatchObject({
			...{ endAt: returnAfter(trip, 2), days: 5, totalJod: '177.50', depositJod: '177.50', platformFeeJod: '21.30' },
			...{ status: 'CONFIRMED', paymentStatus: 'PAID', refundedJod: '0.00' },
		});
		expect(await occupied(trip)).toHaveLength(1);
		expect(await accountBalances(world, trip.id)).toMatchObject({ RENTAL_ESCROW: -177_500n, DEPOSITS_HELD: -177_500n });
		expect(await bellOf(trip.owner)).toEqual(['A different return time?', 'Your trip has changed']);
		expect(await bellOf(trip.renter)).toEqual(['Pay to extend your trip', 'Your trip has changed']);
		await booksBalance();
	});

	it('is in every document of the trip', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		const before = await calendarOf(trip);
		const { id: changeId } = await propose(trip.renter, trip, 1);
		await payForChange(world, trip, changeId);
		const after = await calendarOf(trip);
		expect([before, after].map((file) => /SEQUENCE:(\d)/.exec(file)?.[1])).toEqual(['0', '1']);
		const { changes } = await trip.owner.browser.call(getRentalAgreement, { params: trip.params });
		expect(changes).toMatchObject([{ before: { days: 3, totalJod: '106.50' }, after: { days: 4, totalJod: '142.00' } }]);
		expect(await trip.renter.browser.call(getReceipt, { params: trip.params })).toMatchObject({
			furtherPayments: [{ amountJod: '71.00' }],
		});
		const { happened } = await trip.renter.browser.call(getBookingStory, { params: trip.params });
		expect(happened).toContainEqual(expect.objectContaining({ kind: 'END_CHANGED', newEndAt: returnAfter(trip, 1), amountJod: '71.00' }));
		expect(happened).toContainEqual(expect.objectContaining({ kind: 'PAID', amountJod: '213.00' }));
	});

	it('of a car with instant book needs no consent, and completes a day after its new end', async () => {
		const trip = await tripAtPickup(world, { instantBook: true });
		await checkInByOwner(trip);
		const { id: changeId, state } = await propose(trip.renter, trip, 1);
		expect(state).toBe('AWAITING_PAYMENT');
		await payForChange(world, trip, changeId);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 25 * HOUR_MS));
		await world.runJobs();
		expect(await look(trip)).toMatchObject({ status: 'CONFIRMED' });
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 49 * HOUR_MS));
		await world.runJobs();
		expect(await look(trip)).toMatchObject({ status: 'COMPLETED', totalJod: '142.00' });
		await booksBalance();
	});

	it('that is not paid in time ends, and a later payment is refunded automatically', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		const { id: changeId } = await propose(trip.renter, trip, 1);
		const { paymentId, invoiceId } = await openChangePage(world, trip, changeId);
		await world.advance(30 * MINUTE);
		expect(await changesOf(trip)).toMatchObject([{ state: 'EXPIRED', allowedActions: [] }]);
		expect(await occupied(trip)).toHaveLength(1);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await trip.renter.browser.call(verifyPayment, { params: { paymentId } });
		expect(await trip.renter.browser.call(bookingPayments, { params: trip.params })).toMatchObject([
			{ purpose: 'BOOKING' },
			{ purpose: 'CHANGE', refunds: [{ amountJod: '71.00', of: 'PAID_TWICE' }] },
		]);
		expect(await look(trip)).toMatchObject({ days: 3, refundedJod: '0.00' });
		await booksBalance();
	});

	it('is not possible over another booking, beyond the longest rental, or with a licence that ends before', async () => {
		const trip = await confirmedTrip(world);
		const next = await aPerson(world);
		await hold(next, trip.car, { startAt: '2031-03-15', endAt: '2031-03-17' });
		expect(await refusedTo(trip.renter, trip, 3)).toMatchObject({ status: 409, code: 'CAR_ALREADY_BOOKED' });
		expect(await trip.renter.browser.call(listBookingChanges, { params: trip.params })).toMatchObject({
			...{ mayPropose: true, freeUntil: '2031-03-15T10:00:00+03:00' },
		});
		expect(await refusedTo(trip.renter, trip, 60)).toMatchObject({ status: 400, code: 'RENTAL_TOO_LONG' });
		expect(await refusedTo(trip.renter, trip, 0)).toMatchObject({ status: 400, code: 'CHANGE_NOTHING' });
		await world.running.platform.pool.query(`UPDATE identity_checks SET licence_expires_on = '2031-03-13' WHERE user_id = $1`, [
			trip.renter.id,
		]);
		expect(await refusedTo(trip.renter, trip, 1)).toMatchObject({ status: 403, code: 'LICENCE_EXPIRES' });
		expect(await freeUntil(trip)).toBe('2031-03-13T23:30:00+03:00');
		expect(await refusedTo(trip.owner, trip, 1)).toMatchObject({ status: 409, code: 'RENTER_PAPERS_END' });
		await world.running.platform.pool.query(`UPDATE cars SET insurance_expires_on = '2031-03-13' WHERE id = $1`, [trip.car.id]);
		expect(await refusedTo(trip.renter, trip, 1)).toMatchObject({ status: 409, code: 'CAR_PAPERS_END' });
	});

	it.each([
		['the car is no longer approved', `UPDATE cars SET verification_status = 'REJECTED' WHERE id = $1`, 'CAR_NOT_BOOKABLE'],
		['a paper of the car ends before', `UPDATE cars SET insurance_expires_on = '2031-03-13' WHERE id = $1`, 'CAR_PAPERS_END'],
		['the renter is no longer approved', `UPDATE identity_checks SET status = 'REJECTED' WHERE user_id = $1`, 'RENTER_PAPERS_END'],
		['the licence ends before', `UPDATE identity_checks SET licence_expires_on = '2031-03-13' WHERE user_id = $1`, 'RENTER_PAPERS_END'],
	])('cannot be accepted once %s', async (_, ended, code) => {
		const trip = await confirmedTrip(world);
		const { id: changeId } = await propose(trip.renter, trip, 1);
		await world.running.platform.pool.query(ended, [ended.includes('cars') ? trip.car.id : trip.renter.id]);
		const refused = await trip.owner.browser.refused(acceptBookingChange, { params: { id: trip.id, changeId } });
		expect(refused).toMatchObject({ status: 409, code });
		expect(await look(trip)).toMatchObject({ days: 3 });
		expect((await changesOf(trip))[0]).toMatchObject({ state: 'PROPOSED' });
	});

	it('is offered until the last half-hour at which the car changes hands, and while the renter’s licence lasts', async () => {
		const trip = await confirmedTrip(world);
		const { pool } = world.running.platform;
		await pool.query('UPDATE cars SET pickup_until_minute = 1200 WHERE id = $1', [trip.car.id]);
		await pool.query(`UPDATE identity_checks SET licence_expires_on = '2031-03-16' WHERE user_id = $1`, [trip.renter.id]);
		const until = await freeUntil(trip);
		expect(until).toBe('2031-03-16T20:00:00+03:00');
		await trip.renter.browser.call(previewBookingChange, { params: trip.params, query: { endAt: until ?? '' } });
		await pool.query(`UPDATE identity_checks SET status = 'REJECTED' WHERE user_id = $1`, [trip.renter.id]);
		expect(await freeUntil(trip)).toBe(null);
	});

	it('at another price than displayed changes nothing and returns the new one', async () => {
		const trip = await confirmedTrip(world);
		const body = { endAt: returnAfter(trip, 1), differenceJod: '70.00' };
		const refused = await trip.renter.browser.refused(proposeBookingChange, { params: trip.params, body });
		expect(refused).toMatchObject({ status: 409, code: 'PRICE_CHANGED' });
		expect(await changesOf(trip)).toEqual([]);
	});
});

describe('a car that is late', () => {
	it('gets more time only with its owner’s consent, even if extensions need none; a return within that time is not late', async () => {
		const trip = await tripAtPickup(world, { instantBook: true });
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 2 * HOUR_MS));
		const change = await propose(trip.renter, trip, 1);
		expect(change).toMatchObject({ state: 'PROPOSED', respondBy: ammanIso(new Date(world.clock.now().getTime() + 8 * HOUR_MS)) });
		expect((await refusedTo(trip.renter, trip, 2)).code).toBe('CHANGE_ALREADY_OPEN');
		await answer(trip.owner, trip, change.id, acceptBookingChange);
		await payForChange(world, trip, change.id);
		expect(await look(trip)).toMatchObject({ status: 'CONFIRMED', endAt: returnAfter(trip, 1), days: 4, totalJod: '142.00' });
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 20 * HOUR_MS));
		await checkOutBy('owner', trip);
		const { charges } = await trip.owner.browser.call(getHandover, { params: trip.params });
		expect(charges).toMatchObject({ lateMinutes: 0 });
		await booksBalance();
	});

	it('is late by the first agreement if the owner declines; once the next renter has booked, neither side can extend', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + HOUR_MS));
		expect(await trip.renter.browser.call(listBookingChanges, { params: trip.params })).toMatchObject({ mayPropose: true });
		const { id: changeId } = await propose(trip.renter, trip, 1);
		await answer(trip.owner, trip, changeId, declineBookingChange);
		const next = await aPerson(world);
		const body = { carId: trip.car.id, startAt: ammanIso(new Date(trip.endsAt.getTime() + 70 * MINUTE)), endAt: returnAfter(trip, 3) };
		expect((await next.browser.try(requestBooking, { body })).status).toBe(201);
		expect(await trip.renter.browser.call(listBookingChanges, { params: trip.params })).toMatchObject({
			mayPropose: false,
			freeUntil: null,
		});
		expect((await refusedTo(trip.owner, trip, 1)).code).toBe('CAR_ALREADY_BOOKED');
		await checkOutBy('owner', trip);
		const { charges } = await trip.owner.browser.call(getHandover, { params: trip.params });
		expect(charges).toMatchObject({ lateMinutes: 60 });
	});

	it('stays completed if more time is paid after the booking completed by itself; that payment is refunded', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 23.9 * HOUR_MS));
		const { id: changeId } = await propose(trip.renter, trip, 2);
		await answer(trip.owner, trip, changeId, acceptBookingChange);
		const page = await openChangePage(world, trip, changeId);
		await world.advance(15 * MINUTE);
		expect(await look(trip)).toMatchObject({ status: 'COMPLETED', days: 3 });
		expect(await changesOf(trip)).toMatchObject([{ state: 'EXPIRED' }]);
		await world.gateway.pay({ invoiceId: page.invoiceId, card: cards.good });
		await trip.renter.browser.call(verifyPayment, { params: { paymentId: page.paymentId } });
		expect((await refusedTo(trip.renter, trip, 2)).code).toBe('CHANGE_NOT_POSSIBLE');
		expect(await look(trip)).toMatchObject({ status: 'COMPLETED', days: 3, totalJod: '106.50' });
		await booksBalance();
	});
});

describe('a shorter trip', () => {
	it('is the renter’s right: days that have not begun are refunded, less what the policy retains', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		const change = await propose(trip.renter, trip, -1);
		expect(change).toMatchObject({ state: 'APPLIED', rentalDifferenceJod: '-17.75', retainedJod: '17.75', differenceJod: '-35.50' });
		expect(await look(trip)).toMatchObject({ days: 2, totalJod: '88.75', depositJod: '88.75', refundedJod: '0.00' });
		await booksBalance();
		world.clock.moveTo(new Date(trip.endsAt.getTime() - DAY_MS));
		await checkOutBy('owner', trip);
		await world.runJobs();
		expect(await look(trip)).toMatchObject({ status: 'COMPLETED' });
		await booksBalance();
	});

	it('frees the days for others', async () => {
		const trip = await confirmedTrip(world);
		await propose(trip.renter, trip, -1);
		const next = await aPerson(world);
		const body = { carId: trip.car.id, startAt: returnAfter(trip, -1), endAt: returnAfter(trip, 2) };
		expect((await next.browser.try(requestBooking, { body })).status).toBe(201);
	});

	it('proposed by the owner waits for the renter, and is refunded in full', async () => {
		const trip = await tripAtPickup(world);
		const change = await propose(trip.owner, trip, -1);
		expect(change).toMatchObject({ state: 'PROPOSED', retainedJod: '0.00', differenceJod: '-71.00', allowedActions: ['WITHDRAW'] });
		expect(await answer(trip.renter, trip, change.id, acceptBookingChange)).toMatchObject({ state: 'APPLIED' });
		expect(await look(trip)).toMatchObject({ days: 2, totalJod: '71.00', refundedJod: '0.00' });
		await booksBalance();
	});

	it('and a longer one later, then cancelled: each payment refunds what it still holds', async () => {
		const trip = await confirmedTrip(world, { instantBook: true });
		await propose(trip.renter, trip, -1);
		const { id: changeId } = await propose(trip.renter, trip, 2);
		await payForChange(world, trip, changeId);
		await booksBalance();
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		await world.runJobs();
		await world.advance(MINUTE);
		expect((await accountBalances(world, trip.id)).REFUNDS_PAYABLE).toBeUndefined();
		await booksBalance();
	});
});

describe('a proposal', () => {
	it('that is declined, withdrawn or not answered leaves the trip unchanged', async () => {
		const trip = await confirmedTrip(world);
		const first = await propose(trip.renter, trip, 1);
		expect(await refusedTo(trip.owner, trip, 2)).toMatchObject({ status: 409, code: 'CHANGE_ALREADY_OPEN' });
		await answer(trip.owner, trip, first.id, declineBookingChange);
		const second = await propose(trip.renter, trip, 1);
		await trip.renter.browser.call(withdrawBookingChange, { params: { id: trip.id, changeId: second.id } });
		await propose(trip.renter, trip, 1);
		await world.advance(8 * HOUR_MS);
		expect((await changesOf(trip)).map(({ state }) => state).sort()).toEqual(['DECLINED', 'EXPIRED', 'WITHDRAWN']);
		expect(await look(trip)).toMatchObject({ days: 3, totalJod: '106.50' });
		await world.runJobs();
		expect(await bellOf(trip.renter)).toEqual(['Your trip stays as it was', 'Your trip stays as it was']);
	});

	it('is answered by the other side only', async () => {
		const trip = await confirmedTrip(world);
		const { id: changeId } = await propose(trip.renter, trip, 1);
		const params = { id: trip.id, changeId };
		const stranger = await aPerson(world);
		expect(await stranger.browser.refused(acceptBookingChange, { params })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
		expect(await trip.renter.browser.refused(acceptBookingChange, { params })).toMatchObject({ status: 409, code: 'CHANGE_NOT_OPEN' });
		expect(await trip.owner.browser.refused(withdrawBookingChange, { params })).toMatchObject({ status: 409, code: 'CHANGE_NOT_OPEN' });
		const other = await confirmedTrip(world);
		const mixed = { id: other.id, changeId };
		expect(await other.owner.browser.refused(acceptBookingChange, { params: mixed })).toMatchObject({ code: 'CHANGE_NOT_FOUND' });
	});

	it.each(['not answered', 'not paid'] as const)('that is %s ends with the recorded return, and its time is free', async (stage) => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		await world.advance(DAY_MS);
		const { id: changeId } = await propose(trip.renter, trip, 1);
		if (stage === 'not paid') await answer(trip.owner, trip, changeId, acceptBookingChange);
		const page = stage === 'not paid' ? await openChangePage(world, trip, changeId) : null;
		await checkOutBy('owner', trip);
		await world.runJobs();
		expect(await changesOf(trip)).toMatchObject([{ state: 'EXPIRED', allowedActions: [] }]);
		expect(await look(trip)).toMatchObject({ status: 'COMPLETED', days: 3, totalJod: '106.50' });
		const lateOwner = await trip.owner.browser.refused(acceptBookingChange, { params: { id: trip.id, changeId } });
		expect(lateOwner).toMatchObject({ status: 409, code: 'CHANGE_NOT_OPEN' });
		expect((await occupied(trip)).filter(({ ends_at: endsAt }) => endsAt > world.clock.now())).toEqual([]);
		if (page) {
			await world.gateway.pay({ invoiceId: page.invoiceId, card: cards.neitherWebhookNorRedirect });
			await trip.renter.browser.call(verifyPayment, { params: { paymentId: page.paymentId } });
			await world.runJobs();
			await world.advance(2 * MINUTE);
			const paid = await trip.renter.browser.call(bookingPayments, { params: trip.params });
			expect(paid.find(({ id }) => id === page.paymentId)?.refunds).toMatchObject([{ amountJod: '71.00', step: 'ARRIVED' }]);
		}
		await booksBalance();
	});

	it('ends with its booking', async () => {
		const trip = await confirmedTrip(world);
		const { id: changeId } = await propose(trip.renter, trip, 1);
		await answer(trip.owner, trip, changeId, acceptBookingChange);
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		expect(await changesOf(trip)).toMatchObject([{ state: 'EXPIRED' }]);
		expect(await occupied(trip)).toEqual([]);
		await booksBalance();
	});
});
