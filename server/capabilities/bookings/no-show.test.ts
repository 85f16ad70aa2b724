import { describe, expect, it } from 'vitest';
import { contestNoShow, decideNoShow, getBookingStory, reportNoShow } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A confirmed booking whose pickup was two hours ago. */
async function aMissedPickup() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	await owner.browser.call(acceptBooking, { params: { id } });
	await world.advance(8 * DAY + 2 * HOUR);
	return { owner, renter, id, params: { id } };
}

const report = (person: Person, id: string) => person.browser.call(reportNoShow, { params: { id }, body: {} });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ title }) => title.en);

describe('an owner who waits in vain', () => {
	it('says so; the booking and its money wait a day, then the policy at the pickup applies', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		expect((await owner.browser.call(getBooking, { params })).allowedActions).toEqual(['CANCEL', 'NO_SHOW', 'CHECK_IN']);
		expect(await report(owner, id)).toMatchObject({
			status: 'CONFIRMED',
			noShow: { code: 'NO_SHOW_RENTER', contestBy: '2031-03-11T12:00:00+03:00', contestedAt: null, closedAt: null },
			allowedActions: ['CHECK_IN'],
		});
		await world.runJobs();
		expect(await bellOf(renter)).toContain('You’ve been reported as a no-show');
		expect((await renter.browser.call(getBooking, { params })).allowedActions).toEqual(['CONTEST', 'CHECK_IN']);
		expect((await renter.browser.call(getBookingStory, { params })).comes).toEqual([
			{ kind: 'CONTEST', at: '2031-03-11T12:00:00+03:00', amountJod: '159.75' },
		]);
		await world.advance(DAY - 1);
		expect((await renter.browser.call(getBooking, { params })).status).toBe('CONFIRMED');
		await world.advance(1);
		await world.advance(2 * 60_000);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'NO_SHOW_RENTER',
			paymentStatus: 'PARTIALLY_REFUNDED',
			refundedJod: '159.75',
		});
		expect(await accountBalances(world, id)).toEqual({
			GATEWAY_CLEARING: 47_925n,
			GATEWAY_FEES: 5_325n,
			OWNER_PAYABLE: -46_860n,
			PLATFORM_REVENUE: -6_390n,
		});
		expect((await bellOf(owner)).slice(0, 2).toSorted()).toEqual(['Add your payout details to get paid', 'No-show confirmed']);
	});

	it('cannot say so before two hours have passed, nor twice, nor can a stranger', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		expect(await (await aPerson(world)).browser.refused(reportNoShow, { params, body: {} })).toMatchObject({ status: 404 });
		world.clock.advance(-1);
		expect(await owner.browser.refused(reportNoShow, { params, body: {} })).toMatchObject({ status: 409, code: 'NO_SHOW_TOO_EARLY' });
		world.clock.advance(1);
		await report(owner, id);
		for (const { browser } of [owner, renter]) {
			expect(await browser.refused(reportNoShow, { params, body: {} })).toMatchObject({ code: 'NO_SHOW_NOT_POSSIBLE' });
		}
	});

	it('is one of two when both say it at once', async () => {
		const { owner, renter, params } = await aMissedPickup();
		const answers = await Promise.all([owner, renter, owner, renter].map(({ browser }) => browser.try(reportNoShow, { params, body: {} })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	});
});

describe('a renter who waits in vain', () => {
	it('gets everything back when the owner says nothing', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(renter, id);
		await world.runJobs();
		expect(await bellOf(owner)).toContain('You’ve been reported as a no-show');
		await world.advance(DAY);
		await world.advance(2 * 60_000);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({
			cancelCode: 'NO_SHOW_OWNER',
			paymentStatus: 'REFUNDED',
			refundedJod: '213.00',
		});
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});
});

describe('the accused', () => {
	it('contests it: nothing moves until an admin has decided', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(owner, id);
		const body = { reason: 'I was there at ten; here is the photo of the gate.' };
		for (const { browser } of [owner, await aPerson(world)]) {
			expect((await browser.try(contestNoShow, { params, body })).status).toBeGreaterThanOrEqual(404);
		}
		expect(await renter.browser.refused(contestNoShow, { params, body: { reason: ' ' } })).toMatchObject({ status: 400 });
		expect(await renter.browser.call(contestNoShow, { params, body })).toMatchObject({
			noShow: { contestReason: body.reason },
			allowedActions: ['CHECK_IN'],
		});
		// Past the contest window and past the automatic completion.
		await world.advance(6 * DAY);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ status: 'CONFIRMED', refundedJod: '0.00' });
		expect((await bellOf(owner))[0]).toBe('Your no-show report was disputed');
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await owner.browser.refused(decideNoShow, { params, body: { upheld: true } })).toMatchObject({ status: 403 });
		expect(await admin.browser.call(decideNoShow, { params, body: { upheld: true } })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'NO_SHOW_RENTER',
			refundedJod: '159.75',
		});
		expect(await admin.browser.refused(decideNoShow, { params, body: { upheld: false } })).toMatchObject({ code: 'NO_SHOW_NOT_POSSIBLE' });
	});

	it('is cleared: the booking goes on, and is completed when its time is over', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(renter, id);
		await owner.browser.call(contestNoShow, { params, body: { reason: 'The car stood at the door all day.' } });
		await world.advance(6 * DAY);
		const admin = await aPerson(world, { role: 'ADMIN' });
		await admin.browser.call(decideNoShow, { params, body: { upheld: false } });
		await world.runJobs();
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ status: 'COMPLETED' });
		expect(await bellOf(renter)).toContain('Your booking continues');
		expect(await accountBalances(world, id)).toMatchObject({ OWNER_PAYABLE: -93_720n });
	});

	it('has a day to do so', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(owner, id);
		world.clock.advance(DAY);
		expect(await renter.browser.refused(contestNoShow, { params, body: { reason: 'Late' } })).toMatchObject({
			status: 409,
			code: 'NO_SHOW_NOT_CONTESTABLE',
		});
	});

	it('came after all, while an admin had not decided: the handover settles it at once', async () => {
		const trip = await tripAtPickup(world);
		world.clock.advance(2 * HOUR);
		await report(trip.owner, trip.id);
		await trip.renter.browser.call(contestNoShow, { params: trip.params, body: { reason: 'I am on my way' } });
		await world.advance(DAY);
		await checkInByOwner(trip);
		const { status, noShow } = await trip.renter.browser.call(getBooking, { params: trip.params });
		expect([status, noShow?.closedAt]).toEqual(['CONFIRMED', '2031-03-11T12:00:00+03:00']);
		const { happened, comes } = await trip.renter.browser.call(getBookingStory, { params: trip.params });
		expect(happened.map(({ kind }) => kind).slice(-3)).toEqual(['NO_SHOW_SAID', 'NO_SHOW_CONTESTED', 'CHECKED_IN']);
		expect(comes[0]).toMatchObject({ kind: 'RETURN' });
	});

	it('came after all: the handover makes it moot', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(owner, id);
		await world.running.platform.db.updateTable('bookings').set({ checked_in_at: world.clock.now() }).where('id', '=', id).execute();
		expect((await renter.browser.call(getBooking, { params })).allowedActions).toEqual(['CHECK_IN', 'CHECK_OUT']);
		await world.advance(DAY);
		const now = await renter.browser.call(getBooking, { params });
		expect(now.status).toBe('CONFIRMED');
		expect(now.noShow?.closedAt).not.toBeNull();
	});
});
