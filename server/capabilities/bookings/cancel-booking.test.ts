import { describe, expect, it } from 'vitest';
import { cancelBooking, cancelBookingAsAdmin, getBookingStory, getCancellation } from '#contract/booking-life.ts';
import { acceptBooking, getBooking, ownerDashboard, requestBooking } from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, hold, paidRequest, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { changeBooking, lockBooking } from './sql.ts';

const world = aWorld();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A paid request for a weekend eight days ahead, under the Moderate policy. */
async function aRequest() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner);
	const { id } = await paidRequest(world, renter, car);
	return { owner, renter, car, id, params: { id } };
}

async function aConfirmed() {
	const made = await aRequest();
	await made.owner.browser.call(acceptBooking, { params: made.params });
	await world.runJobs();
	return made;
}

const cancel = (person: Person, id: string, body: { reason?: string; refundJod?: string } = {}) =>
	person.browser.call(cancelBooking, { params: { id }, body });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ title }) => title.en);
/** As the handover does it: under the booking's lock and only while it is confirmed. */
const checkIn = (id: string) =>
	inTransaction(world.running.platform.db, async (tx) => {
		const row = await lockBooking(tx, id);
		if (row?.status !== 'CONFIRMED') return false;
		await changeBooking(tx, id, { checked_in_at: world.clock.now() });
		return true;
	});

describe('a renter who cancels', () => {
	it('sees half of the rental as refund a day before, gets exactly that, and the ledger is consistent', async () => {
		const { owner, renter, car, id, params } = await aConfirmed();
		await world.advance(7 * DAY);
		const shown = await renter.browser.call(getCancellation, { params });
		expect(shown).toEqual({
			by: 'RENTER',
			policy: 'MODERATE',
			ground: 'HALF',
			paidJod: '213.00',
			rentalRefundJod: '53.25',
			depositRefundJod: '106.50',
			refundJod: '159.75',
			keptJod: '53.25',
			ownerKeptJod: '46.86',
			staysUntil: '2031-03-11T10:00:00+03:00',
			ownerCancelledBefore: null,
		});
		expect(await cancel(renter, id, { reason: 'The flight was moved', refundJod: shown.refundJod })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'BY_RENTER',
			cancelReason: 'The flight was moved',
			refundedJod: '159.75',
			ownerKeptJod: '46.86',
			allowedActions: [],
		});
		await world.runJobs();
		await world.advance(2 * 60_000);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ paymentStatus: 'PARTIALLY_REFUNDED' });
		expect(await accountBalances(world, id)).toEqual({
			GATEWAY_CLEARING: 47_925n,
			GATEWAY_FEES: 5_325n,
			OWNER_PAYABLE: -46_860n,
			PLATFORM_REVENUE: -6_390n,
		});
		expect((await owner.browser.call(ownerDashboard)).stats).toMatchObject({ thisMonthEarnings: '46.86', totalEarnings: '46.86' });
		expect(await bellOf(owner)).toContain('The renter cancelled a booking');
		expect(await bellOf(renter)).toContain('Your booking is cancelled');
		const other = await aPerson(world);
		expect((await other.browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status).toBe(201);
	});

	it('gets a full refund of a request, and within an hour of the confirmation', async () => {
		const early = await aRequest();
		expect(await early.renter.browser.call(getCancellation, { params: early.params })).toMatchObject({
			ground: 'REQUEST',
			refundJod: '213.00',
		});
		const late = await aConfirmed();
		expect(await late.renter.browser.call(getCancellation, { params: late.params })).toMatchObject({
			ground: 'GRACE',
			refundJod: '213.00',
		});
		for (const { renter, id, params } of [early, late]) {
			await cancel(renter, id);
			await world.runJobs();
			await world.advance(2 * 60_000);
			expect(await renter.browser.call(getBooking, { params })).toMatchObject({ paymentStatus: 'REFUNDED' });
			expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		}
	});

	it('frees dates that were never paid; their owner is not notified', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const { id } = await hold(renter, await aCar(world, owner));
		expect(await renter.browser.call(getCancellation, { params: { id } })).toMatchObject({
			ground: 'UNPAID',
			paidJod: '0.00',
			refundJod: '0.00',
		});
		expect(await cancel(renter, id)).toMatchObject({ status: 'CANCELLED', cancelCode: 'BY_RENTER', refundedJod: '0.00' });
		await world.runJobs();
		expect(await bellOf(owner)).toEqual([]);
		expect(await accountBalances(world, id)).toEqual({});
	});

	it('must confirm again if the refund has changed, with the new one in the answer', async () => {
		const { renter, id, params } = await aConfirmed();
		const { refundJod } = await renter.browser.call(getCancellation, { params });
		await world.advance(7 * DAY);
		expect(await renter.browser.refused(cancelBooking, { params, body: { refundJod } })).toMatchObject({
			status: 409,
			code: 'REFUND_CHANGED',
			cancellation: { refundJod: '159.75', ground: 'HALF' },
		});
		expect((await renter.browser.call(getBooking, { params })).status).toBe('CONFIRMED');
		expect(await cancel(renter, id, { refundJod: '159.750' })).toMatchObject({ status: 'CANCELLED' });
	});

	it('can do so only once', async () => {
		const { renter, id, params } = await aConfirmed();
		await cancel(renter, id);
		expect(await renter.browser.refused(cancelBooking, { params, body: {} })).toMatchObject({ code: 'BOOKING_NOT_CANCELLABLE' });
		expect(await renter.browser.refused(getCancellation, { params })).toMatchObject({ code: 'BOOKING_NOT_CANCELLABLE' });
	});

	it('cannot once the car is handed over', async () => {
		const { renter, owner, id, params } = await aConfirmed();
		await checkIn(id);
		for (const { browser } of [renter, owner]) {
			expect(await browser.refused(cancelBooking, { params, body: {} })).toMatchObject({ status: 409, code: 'BOOKING_NOT_CANCELLABLE' });
			expect((await browser.call(getBooking, { params })).allowedActions).not.toContain('CANCEL');
		}
	});
});

describe('an owner who cancels', () => {
	it('refunds everything, and the cancellation counts', async () => {
		const { owner, renter, id, params } = await aConfirmed();
		await world.advance(7 * DAY);
		expect(await owner.browser.call(getCancellation, { params })).toMatchObject({
			by: 'OWNER',
			ground: 'OTHERS_FAULT',
			refundJod: '213.00',
			ownerKeptJod: '0.00',
			ownerCancelledBefore: 0,
		});
		expect(await cancel(owner, id, { reason: 'The car broke down' })).toMatchObject({ cancelCode: 'BY_OWNER', refundedJod: '213.00' });
		// Otherwise the renter could choose another car for half an hour.
		await world.advance(REBOOK_MINUTES * 60_000);
		await world.runJobs();
		await world.advance(2 * 60_000);
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		expect(await bellOf(renter)).toContain('The owner cancelled your booking');
		const next = await paidRequest(world, renter, await aCar(world, owner));
		await owner.browser.call(acceptBooking, { params: { id: next.id } });
		expect(await owner.browser.call(getCancellation, { params: { id: next.id } })).toMatchObject({ ownerCancelledBefore: 1 });
	});

	it('answers a request by declining it', async () => {
		const { owner, params } = await aRequest();
		expect(await owner.browser.refused(cancelBooking, { params, body: {} })).toMatchObject({ code: 'BOOKING_NOT_CANCELLABLE' });
	});
});

describe('other users and admins', () => {
	it('others get 404', async () => {
		const { params } = await aConfirmed();
		for (const { browser } of [await aPerson(world), await aPerson(world, { role: 'ADMIN' })]) {
			expect(await browser.refused(getCancellation, { params })).toMatchObject({ status: 404 });
			expect(await browser.refused(cancelBooking, { params, body: {} })).toMatchObject({ status: 404 });
		}
		const owner = await aPerson(world);
		const unpaid = await hold(await aPerson(world), await aCar(world, owner));
		expect(await owner.browser.refused(cancelBooking, { params: { id: unpaid.id }, body: {} })).toMatchObject({ status: 404 });
	});

	it('an admin cancels with a reason, and both parties are notified', async () => {
		const { owner, renter, params } = await aConfirmed();
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await renter.browser.refused(cancelBookingAsAdmin, { params, body: { reason: 'x' } })).toMatchObject({ status: 403 });
		expect(await admin.browser.refused(cancelBookingAsAdmin, { params, body: { reason: ' ' } })).toMatchObject({ status: 400 });
		expect(await admin.browser.call(cancelBookingAsAdmin, { params, body: { reason: 'The insurance has lapsed' } })).toMatchObject({
			cancelCode: 'BY_ADMIN',
			refundedJod: '213.00',
		});
		await world.runJobs();
		expect(await bellOf(owner)).toContain('We cancelled a booking');
		expect(await bellOf(renter)).toContain('We cancelled your booking');
	});
});

describe('at the same time', () => {
	it('cancellations by both and the handover end in one of them, with one refund at most', async () => {
		for (let round = 0; round < 6; round += 1) {
			const { owner, renter, id, params } = await aConfirmed();
			const [handedOver, ...answers] = await Promise.all([
				checkIn(id),
				...[renter, owner, renter, owner].map(({ browser }) => browser.try(cancelBooking, { params, body: {} })),
			]);
			const cancelled = answers.filter(({ status }) => status === 200).length;
			expect(cancelled + Number(handedOver)).toBe(1);
			expect(answers.filter(({ status }) => status === 409)).toHaveLength(4 - cancelled);
			await world.runJobs();
			await world.advance(2 * 60_000);
			expect((await renter.browser.call(getBooking, { params })).refundedJod).toBe(cancelled ? '213.00' : '0.00');
		}
	});

	it('cancelling and accepting a request end in one of them, or in a cancelled booking', async () => {
		for (let round = 0; round < 6; round += 1) {
			const { owner, renter, id, params } = await aRequest();
			const [accepted, cancelled] = await Promise.all([
				owner.browser.try(acceptBooking, { params }),
				renter.browser.try(cancelBooking, { params, body: { refundJod: '213.00' } }),
			]);
			// If it was accepted first, the cancellation falls within the hour of grace: the refund is the same.
			expect(cancelled.status).toBe(200);
			expect([200, 409]).toContain(accepted.status);
			await world.runJobs();
			await world.advance(2 * 60_000);
			expect(await renter.browser.call(getBooking, { params })).toMatchObject({ status: 'CANCELLED', refundedJod: '213.00' });
			expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		}
	});
});

describe('its timeline', () => {
	it('has past and upcoming events, for its two parties', async () => {
		const { owner, renter, id, params } = await aConfirmed();
		const before = await owner.browser.call(getBookingStory, { params });
		expect(before.happened.map(({ kind }) => kind)).toEqual(['REQUESTED', 'PAID', 'CONFIRMED']);
		expect(before.comes.map(({ kind }) => kind)).toEqual(['PICK_UP', 'RETURN', 'COMPLETE', 'DEPOSIT']);
		await cancel(renter, id, { reason: 'No need any more' });
		const after = await renter.browser.call(getBookingStory, { params });
		expect(after.happened.slice(3)).toMatchObject([{ kind: 'CANCELLED', cancelCode: 'BY_RENTER', reason: 'No need any more' }]);
		expect(after.comes).toEqual([{ kind: 'REFUND', at: null, amountJod: '213.00' }]);
		await world.runJobs();
		await world.advance(2 * 60_000);
		expect((await renter.browser.call(getBookingStory, { params })).happened.at(-1)).toMatchObject({ kind: 'REFUND_ARRIVED' });
		expect(await (await aPerson(world)).browser.refused(getBookingStory, { params })).toMatchObject({ status: 404 });
	});
});
