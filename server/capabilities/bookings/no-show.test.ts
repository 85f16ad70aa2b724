import { describe, expect, it } from 'vitest';
import { adminBookings } from '#contract/admin.ts';
import { contestNoShow, decideNoShow, getBookingStory, reportNoShow } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { decideReport, getReport } from '#contract/reports.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { checkInByOwner, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aReport } from '#tests/support/reports.ts';
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

describe('an owner whose renter does not come', () => {
	it('reports it; the booking and its money wait a day, then the policy at the pickup applies', async () => {
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

	it('cannot report it before two hours have passed, nor twice, nor can another user', async () => {
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

	it('wins or loses as a whole when both report it at once', async () => {
		const { owner, renter, params } = await aMissedPickup();
		const answers = await Promise.all([owner, renter, owner, renter].map(({ browser }) => browser.try(reportNoShow, { params, body: {} })));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
	});
});

describe('a renter whose owner does not come', () => {
	it('gets a full refund if the owner does not answer', async () => {
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

describe('the accused party', () => {
	it('contests it: nothing happens until an admin has decided', async () => {
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

	it('is cleared: the booking continues, and is completed when its time is over', async () => {
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

	it('has a day to contest', async () => {
		const { owner, renter, id, params } = await aMissedPickup();
		await report(owner, id);
		world.clock.advance(DAY);
		expect(await renter.browser.refused(contestNoShow, { params, body: { reason: 'Late' } })).toMatchObject({
			status: 409,
			code: 'NO_SHOW_NOT_CONTESTABLE',
		});
	});

	it('came after all, before an admin decided: the handover settles it at once', async () => {
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

describe('an open report of a problem', () => {
	const unsafe = { kind: 'UNSAFE_OR_DIRTY' } as const;
	const goesOn = { outcome: 'HELP_AND_GO_ON', refundJod: '0.00', note: 'The brakes were repaired.' } as const;

	it('comes first: a no-show is refused until it is decided', async () => {
		const trip = await tripAtPickup(world);
		const { id } = await aReport('renter', trip, unsafe);
		world.clock.advance(2 * HOUR);
		expect((await trip.owner.browser.call(getBooking, { params: trip.params })).allowedActions).not.toContain('NO_SHOW');
		expect(await trip.owner.browser.refused(reportNoShow, { params: trip.params, body: {} })).toMatchObject({
			status: 409,
			code: 'NO_SHOW_WAITS_FOR_REPORT',
		});
		const admin = await aPerson(world, { role: 'ADMIN' });
		await admin.browser.call(decideReport, { params: { id }, body: goesOn });
		expect(await report(trip.owner, trip.id)).toMatchObject({ noShow: { code: 'NO_SHOW_RENTER', waitsForReport: false } });
	});

	it('suspends the time to contest an earlier no-show; after its decision the accused has a day again', async () => {
		const trip = await tripAtPickup(world);
		const { renter, owner, params } = trip;
		world.clock.advance(2 * HOUR);
		await report(owner, trip.id);
		const { id } = await aReport('renter', trip, unsafe);
		await world.advance(30 * HOUR);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({
			status: 'CONFIRMED',
			noShow: { waitsForReport: true },
			allowedActions: expect.arrayContaining(['CONTEST']),
		});
		expect((await renter.browser.call(getBookingStory, { params })).comes).toMatchObject([{ kind: 'DECISION', at: null }]);
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect((await admin.browser.call(getReport, { params: { id } })).noShow).toMatchObject({ code: 'NO_SHOW_RENTER', contestReason: null });
		await admin.browser.call(decideReport, { params: { id }, body: goesOn });
		expect((await renter.browser.call(getBooking, { params })).noShow).toMatchObject({
			contestBy: '2031-03-12T18:00:00+03:00',
			waitsForReport: false,
		});
		await world.advance(DAY - 1);
		expect((await renter.browser.call(getBooking, { params })).status).toBe('CONFIRMED');
		await world.advance(1);
		await world.advance(2 * 60_000);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ status: 'CANCELLED', cancelCode: 'NO_SHOW_RENTER' });
	});

	it('is announced to both sides once, like the new time to contest, unless it was contested', async () => {
		const [trip, contested] = [await tripAtPickup(world), await tripAtPickup(world)];
		world.clock.advance(2 * HOUR);
		const admin = await aPerson(world, { role: 'ADMIN' });
		for (const { owner, renter, id, params } of [trip, contested]) {
			await report(owner, id);
			if (id === contested.id) await renter.browser.call(contestNoShow, { params, body: { reason: 'I was there the whole time.' } });
		}
		for (const each of [trip, contested]) {
			const first = await aReport('renter', each, unsafe);
			const second = await aReport('renter', each, { kind: 'DOES_NOT_START' });
			world.clock.advance(3 * HOUR);
			for (const { id } of [first, second]) await admin.browser.call(decideReport, { params: { id }, body: goesOn });
		}
		await world.runJobs();
		const noShowTextsOf = async (person: Person) =>
			(await person.browser.call(listNotifications))
				.filter(({ type }) => type === 'NO_SHOW')
				.map(({ title, body }) => `${title.en}: ${body.en}`);
		const [toOwner, toRenter] = [await noShowTextsOf(trip.owner), await noShowTextsOf(trip.renter)];
		expect(toOwner.filter((text) => /on hold: .*decide about it first.*stays open/.test(text))).toHaveLength(1);
		expect(toOwner.filter((text) => /New deadline.* has until 11 Mar, 16:00 to dispute your/.test(text))).toHaveLength(1);
		expect(toRenter.filter((text) => /on hold: .*You can still dispute/.test(text))).toHaveLength(1);
		expect(toRenter.filter((text) => /New deadline.*dispute the no-show report by 11 Mar, 16:00/.test(text))).toHaveLength(1);
		expect(toOwner).toHaveLength(2);
		expect(toRenter).toHaveLength(3);
		for (const person of [contested.owner, contested.renter])
			expect((await noShowTextsOf(person)).filter((text) => /on hold|New deadline/.test(text))).toEqual([]);
	});

	it('does not prevent an admin from deciding the no-show, whose amounts are previewed', async () => {
		const trip = await tripAtPickup(world);
		world.clock.advance(2 * HOUR);
		await report(trip.owner, trip.id);
		await aReport('renter', trip, unsafe);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const shown = async () => {
			const bookings = await admin.browser.call(adminBookings, { query: { q: trip.id.slice(0, 8) } as never });
			return bookings.find(({ id }) => id === trip.id)?.endings;
		};
		expect(await shown()).toEqual({
			CANCEL: { refundJod: '213.00', keptJod: '0.00', ownerKeptJod: '0.00' },
			DECIDE_NO_SHOW: { refundJod: '159.75', keptJod: '53.25', ownerKeptJod: '46.86' },
		});
		await admin.browser.call(decideNoShow, { params: trip.params, body: { upheld: true } });
		expect(await trip.renter.browser.call(getBooking, { params: trip.params })).toMatchObject({
			refundedJod: '159.75',
			ownerKeptJod: '46.86',
		});
		expect(await shown()).toEqual({ CANCEL: null, DECIDE_NO_SHOW: null });
	});
});
