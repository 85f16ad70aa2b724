import { describe, expect, it } from 'vitest';
import { adminWaiting, changeSettings } from '#contract/admin.ts';
import { cancelBooking, cancelBookingAsAdmin, getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking } from '#contract/bookings.ts';
import { ownerEarnings } from '#contract/earnings.ts';
import { decideGoodwill, getBookingGoodwill, giveGoodwill, listGoodwill } from '#contract/goodwill.ts';
import { getBookingStatement } from '#contract/ledger.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import { markPayoutPaid } from '#contract/payout-batches.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aGoodwill } from '#tests/support/goodwill.ts';
import { confirmedTrip } from '#tests/support/handovers.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { batchOf, completedTrip, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const books = () => verifyLedger(world.running.platform.db);
const settle = async () => {
	await world.runJobs();
	await world.advance(MINUTE);
};

async function atStart() {
	world.clock.moveTo(START);
	const [admin, second] = [await anAdmin(), await anAdmin()];
	return { admin, second, trip: await confirmedTrip(world) };
}

const reason = 'You waited an hour for the car.';
const bodyOf = (amountJod: string, needsSecondAdmin: boolean, recipient: 'RENTER' | 'OWNER' = 'RENTER') => ({
	...{ id: crypto.randomUUID(), recipient, amountJod, reason, needsSecondAdmin },
});

describe('goodwill to a renter', () => {
	it('is refunded to the card at the platform’s expense; only the renter sees it', async () => {
		const { admin, trip } = await atStart();
		await world.advance(MINUTE);
		expect(await aGoodwill(admin, trip.id)).toMatchObject({ state: 'GRANTED', aboveCap: false, fate: 'WAITING', amountJod: '10.00' });
		await settle();
		expect(await trip.renter.browser.call(bookingPayments, { params: trip.params })).toMatchObject([
			{ refunds: [{ amountJod: '10.00', of: 'GOODWILL', step: 'ARRIVED' }] },
		]);
		expect(await accountBalances(world, trip.id)).toMatchObject({ GOODWILL: 10_000n, RENTAL_ESCROW: -106_500n, DEPOSITS_HELD: -106_500n });
		const kinds = async (person: typeof admin) =>
			(await person.browser.call(getBookingStory, { params: trip.params })).happened.map(({ kind }) => kind);
		expect(await kinds(trip.renter)).toEqual(['REQUESTED', 'PAID', 'CONFIRMED', 'GOODWILL', 'REFUND_SENT', 'REFUND_ARRIVED']);
		expect(await kinds(trip.owner)).toEqual(['REQUESTED', 'PAID', 'CONFIRMED']);
		expect(await kinds(admin)).toContain('GOODWILL');
		const notificationsOf = async (person: typeof admin) =>
			(await person.browser.call(listNotifications, { query: {} as never })).map(({ type }) => type);
		expect(await notificationsOf(trip.renter)).toContain('GOODWILL_GRANTED');
		expect(await notificationsOf(trip.owner)).not.toContain('GOODWILL_GRANTED');
		expect((await admin.browser.call(getBookingGoodwill, { params: trip.params })).items).toMatchObject([{ fate: 'ARRIVED', reason }]);
		expect(await books()).toEqual([]);
	});

	it('is refused beyond what is left of the payments, when nothing is left, and during a dispute by the bank', async () => {
		const { admin, trip } = await atStart();
		const give = (amountJod: string, second = true) =>
			admin.browser.try(giveGoodwill, { params: trip.params, body: bodyOf(amountJod, second) });
		expect(await give('213.01')).toMatchObject({ status: 409, body: { code: 'GOODWILL_TOO_LARGE', refundableJod: '213.00' } });
		for (const wrong of ['0', '-1', '1.005', 'ten']) expect(await give(wrong)).toMatchObject({ status: 400 });
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, trip.id, 'PENDING');
		expect(await give('5')).toMatchObject({ status: 409, body: { code: 'GOODWILL_MONEY_IN_QUESTION' } });
		await sendDisputeWebhook(world, trip.id, 'RESOLVED');
		await admin.browser.call(cancelBookingAsAdmin, { params: trip.params, body: { reason: 'Asked by both' } });
		await settle();
		expect(await give('5')).toMatchObject({ status: 409, body: { code: 'GOODWILL_NOTHING_LEFT' } });
		expect(await books()).toEqual([]);
	});

	it('counts towards a later full refund: no card gets back more than it paid', async () => {
		const { admin, trip } = await atStart();
		await aGoodwill(admin, trip.id);
		await settle();
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		await settle();
		const [payment] = await trip.renter.browser.call(bookingPayments, { params: trip.params });
		expect(payment?.refunds).toMatchObject([
			{ amountJod: '10.00', of: 'GOODWILL', step: 'ARRIVED' },
			{ amountJod: '203.00', of: 'CANCELLATION', step: 'ARRIVED' },
		]);
		expect(await accountBalances(world, trip.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		expect(await admin.browser.call(getBookingGoodwill, { params: trip.params })).toMatchObject({
			absorbedJod: '10.00',
			refundableJod: '0.00',
		});
		expect((await admin.browser.call(getBookingStatement, { params: trip.params })).map(({ event }) => event.split(':')[0])).toContain(
			'goodwill-absorbed',
		);
		expect(await books()).toEqual([]);
	});

	it('does not affect settlement, fee and deposit', async () => {
		const { admin, trip } = await atStart();
		await aGoodwill(admin, trip.id, { amountJod: '20' });
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 25 * 60 * MINUTE));
		await world.runJobs();
		await trip.owner.browser.call(releaseDeposit, { params: trip.params });
		await settle();
		expect(await accountBalances(world, trip.id)).toMatchObject({
			...{ PLATFORM_REVENUE: -12_780n, OWNER_PAYABLE: -93_720n, GOODWILL: 20_000n },
		});
		const [payment] = await trip.renter.browser.call(bookingPayments, { params: trip.params });
		expect(payment?.refunds.map(({ amountJod }) => amountJod)).toEqual(['20.00', '106.50']);
		expect(await books()).toEqual([]);
	});

	it('that the gateway refuses is retried like every refund', async () => {
		const { admin, trip } = await atStart();
		world.expectLog(/ALERT REFUND_REFUSED/);
		await world.gateway.nextRefund({ outcome: 'cancelled' });
		await aGoodwill(admin, trip.id);
		await world.runJobs();
		await world.advance(2 * MINUTE);
		const read = async () => (await admin.browser.call(getBookingGoodwill, { params: trip.params })).items[0]?.fate;
		const [payment] = await trip.renter.browser.call(bookingPayments, { params: trip.params });
		expect(payment?.refunds).toMatchObject([{ of: 'GOODWILL', step: 'DELAYED' }]);
		expect(await books()).toEqual([]);
		for (let hour = 0; hour < 2; hour += 1) await world.advance(60 * MINUTE);
		expect(await read()).toBe('ARRIVED');
		expect(await books()).toEqual([]);
	});
});

describe('goodwill to an owner', () => {
	it('is a separate payout, and part of the earnings', async () => {
		world.clock.moveTo(START);
		const admin = await anAdmin();
		const trip = await completedTrip(world);
		await paidTo(trip.owner);
		await aGoodwill(admin, trip.id, { recipient: 'OWNER', amountJod: '7.5' });
		await aGoodwill(admin, trip.id, { recipient: 'OWNER', amountJod: '2.5' });
		await settle();
		const payouts = await payoutsOf(admin, trip.owner);
		expect(payouts.map(({ source, amountJod }) => [source, amountJod]).toSorted()).toEqual([
			['GOODWILL', '2.50'],
			['GOODWILL', '7.50'],
		]);
		expect(await trip.owner.browser.call(ownerEarnings, { query: {} as never })).toMatchObject([
			{ source: 'RENTAL', grossAmount: '106.50', refunds: '0.00', goodwill: '10.00', netAmount: '103.72' },
		]);
		await batchOf(admin, payouts);
		for (const { id } of payouts) await admin.browser.call(markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } });
		const { items } = await admin.browser.call(getBookingGoodwill, { params: trip.params });
		expect(items.map(({ fate }) => fate)).toEqual(['ARRIVED', 'ARRIVED']);
		expect(await books()).toEqual([]);
		const story = async (person: typeof admin) => (await person.browser.call(getBookingStory, { params: trip.params })).happened;
		expect((await story(trip.owner)).filter(({ kind }) => kind === 'GOODWILL')).toHaveLength(2);
		expect((await story(trip.renter)).filter(({ kind }) => kind === 'GOODWILL')).toEqual([]);
	});

	it('before the end of the trip is a separate kind of earning', async () => {
		const { admin, trip } = await atStart();
		await aGoodwill(admin, trip.id, { recipient: 'OWNER' });
		expect(await trip.owner.browser.call(ownerEarnings, { query: {} as never })).toMatchObject([
			{ source: 'GOODWILL', netAmount: '10.00' },
		]);
		expect(await books()).toEqual([]);
	});
});

describe('above the limit', () => {
	const decisionsFor = async (person: Person) =>
		(await person.browser.call(listNotifications, { query: {} as never })).filter(({ type }) => type === 'GOODWILL_DECIDED');

	it('it waits for a second admin, who is notified; no money moves before', async () => {
		const { admin, second, trip } = await atStart();
		await aGoodwill(admin, trip.id, { amountJod: '15' });
		const waiting = await aGoodwill(admin, trip.id, { recipient: 'OWNER', amountJod: '5.01' });
		expect(waiting).toMatchObject({ state: 'REQUESTED', aboveCap: true, fate: null, mayDecide: false });
		await settle();
		expect(await accountBalances(world, trip.id)).toMatchObject({ GOODWILL: 15_000n });
		expect(await accountBalances(world, trip.id)).not.toHaveProperty('OWNER_PAYABLE');
		expect((await second.browser.call(listNotifications, { query: {} as never })).map(({ type }) => type)).toContain('GOODWILL_WAITING');
		expect((await admin.browser.call(listNotifications, { query: {} as never })).map(({ type }) => type)).not.toContain('GOODWILL_WAITING');
		expect(await second.browser.call(listGoodwill, { query: {} as never })).toContainEqual(
			expect.objectContaining({ id: waiting.id, mayDecide: true }),
		);
		const queued = await second.browser.call(adminWaiting);
		expect(queued.goodwill).toBeGreaterThan(0);
		const params = { id: waiting.id };
		const grant = { params, body: { grant: true as const, amountJod: '5.01' } };
		expect(await admin.browser.try(decideGoodwill, grant)).toMatchObject({ status: 403, body: { code: 'GOODWILL_NEEDS_ANOTHER' } });
		expect(await second.browser.try(decideGoodwill, { params, body: { grant: true, amountJod: '5.00' } })).toMatchObject({
			status: 409,
			body: { code: 'GOODWILL_CHANGED' },
		});
		expect(await second.browser.call(decideGoodwill, grant)).toMatchObject({ state: 'GRANTED', decidedBy: { id: second.id } });
		expect(await second.browser.try(decideGoodwill, grant)).toMatchObject({ status: 409, body: { code: 'GOODWILL_DECIDED' } });
		expect(await second.browser.call(adminWaiting)).toEqual({ ...queued, goodwill: queued.goodwill - 1 });
		await settle();
		expect(await accountBalances(world, trip.id)).toMatchObject({ GOODWILL: 20_010n, OWNER_PAYABLE: -5_010n });
		expect(await decisionsFor(admin)).toMatchObject([
			{ title: { en: 'Your goodwill was granted' }, actionUrl: `/admin/bookings/${trip.id}/goodwill` },
		]);
		expect(await decisionsFor(second)).toEqual([]);
		expect(await books()).toEqual([]);
	});

	it('a refusal moves no money and releases its amount', async () => {
		const { admin, second, trip } = await atStart();
		const { id } = await aGoodwill(admin, trip.id, { amountJod: '30' });
		await second.browser.call(decideGoodwill, { params: { id }, body: { grant: false, reason: 'The owner has paid it already' } });
		expect(await admin.browser.call(getBookingGoodwill, { params: trip.params })).toMatchObject({
			totalJod: '0.00',
			items: [{ state: 'REFUSED', refusalReason: 'The owner has paid it already' }],
		});
		await settle();
		expect((await trip.renter.browser.call(listNotifications, { query: {} as never })).map(({ type }) => type)).not.toContain(
			'GOODWILL_GRANTED',
		);
		expect(await decisionsFor(admin)).toMatchObject([{ title: { en: 'Your goodwill was declined', ar: 'رُفضت بادرتك' } }]);
		expect(await accountBalances(world, trip.id)).not.toHaveProperty('GOODWILL');
	});

	it('a party to the booking can neither give nor decide it', async () => {
		world.clock.moveTo(START);
		const [admin, owner, renter] = [await anAdmin(), await anAdmin(), await aPerson(world)];
		const params = { id: (await paidRequest(world, renter, await aCar(world, owner))).id };
		await owner.browser.call(acceptBooking, { params });
		const { id } = await aGoodwill(admin, params.id, { amountJod: '30' });
		const decide = { params: { id }, body: { grant: true as const, amountJod: '30.00' } };
		expect(await owner.browser.try(decideGoodwill, decide)).toMatchObject({ status: 403, body: { code: 'GOODWILL_OF_YOUR_OWN' } });
		const give = { params, body: bodyOf('1', false) };
		expect(await owner.browser.try(giveGoodwill, give)).toMatchObject({ status: 403, body: { code: 'GOODWILL_OF_YOUR_OWN' } });
	});

	it('two approvals at once pay once', async () => {
		const { admin, second, trip } = await atStart();
		const third = await anAdmin();
		for (let round = 0; round < 10; round += 1) {
			const { id } = await aGoodwill(admin, trip.id, { amountJod: '20.1' });
			const grant = { params: { id }, body: { grant: true as const, amountJod: '20.10' } };
			const answers = await Promise.all([second, third].map((person) => person.browser.try(decideGoodwill, grant)));
			expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		}
		await settle();
		expect(await accountBalances(world, trip.id)).toMatchObject({ GOODWILL: 201_000n });
		expect(await books()).toEqual([]);
	});

	it('the remaining amount may be gone when the second admin decides', async () => {
		const { admin, second, trip } = await atStart();
		const { id } = await aGoodwill(admin, trip.id, { amountJod: '30' });
		await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
		const grant = { params: { id }, body: { grant: true as const, amountJod: '30.00' } };
		expect(await second.browser.try(decideGoodwill, grant)).toMatchObject({ status: 409, body: { code: 'GOODWILL_NOTHING_LEFT' } });
	});
});

describe('repeated requests', () => {
	it('with the same id give it once; the id of another one is refused', async () => {
		const { admin, second, trip } = await atStart();
		const body = bodyOf('10', false);
		const answers = await Promise.all([0, 1, 2].map(() => admin.browser.call(giveGoodwill, { params: trip.params, body })));
		expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
		const other = await admin.browser.try(giveGoodwill, { params: trip.params, body: { ...body, amountJod: '11' } });
		expect(other.body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
		expect((await second.browser.try(giveGoodwill, { params: trip.params, body })).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
		expect(await accountBalances(world, trip.id)).toMatchObject({ GOODWILL: 10_000n });
	});

	it('are refused if it would wait and that was not displayed', async () => {
		const { admin, trip } = await atStart();
		const body = bodyOf('20.01', false);
		expect(await admin.browser.try(giveGoodwill, { params: trip.params, body })).toMatchObject({
			status: 409,
			body: { code: 'GOODWILL_CHANGED', preview: { needsSecondAdmin: true } },
		});
	});

	it('before the owner’s answer, or while it is switched off, are refused', async () => {
		world.clock.moveTo(START);
		const [admin, boss] = [await anAdmin(), await aPerson(world, { role: 'SUPER_ADMIN' })];
		const trip = await confirmedTrip(world);
		const renter = await aPerson(world);
		const { id } = await paidRequest(world, renter, trip.car, { startAt: '2031-04-10', endAt: '2031-04-13' });
		const give = (bookingId: string) => admin.browser.try(giveGoodwill, { params: { id: bookingId }, body: bodyOf('5', false) });
		expect(await give(id)).toMatchObject({ status: 409, body: { code: 'GOODWILL_NOT_YET' } });
		await boss.browser.call(changeSettings, { body: { goodwillCapJod: 0 } });
		expect(await give(trip.id)).toMatchObject({ status: 409, body: { code: 'GOODWILL_OFF' } });
		await boss.browser.call(changeSettings, { body: { goodwillCapJod: 20 } });
	});
});
