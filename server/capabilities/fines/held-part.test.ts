/** Worked examples of the part of a deposit of 106.50 that stays held for fines: 50 for 14 days, and its end. */
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getClaim, getClaimState, resolveClaim } from '#contract/claims.ts';
import { acceptFine, endFineHold, stateFine } from '#contract/fines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { aClaim, anAcceptedClaim, aReturn } from '#tests/support/claims.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aFine, aFineBody, aHeldTrip, holdForFines, readingsOfFines } from '#tests/support/fines.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip } from '#tests/support/handovers.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
let admin: Person;

beforeAll(async () => {
	admin = await aPerson(world, { role: 'ADMIN' });
	await holdForFines(world);
});
beforeEach(() => world.clock.moveTo(START));
afterEach(async () => expect(await verifyLedger(world.running.platform.db)).toEqual([]));

const { holdOf, bellOf, toDay, depositsHeld, refundsOf } = readingsOfFines(world);
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });

describe('the held part', () => {
	it('is the agreed amount; the rest is refunded as usual, and the owner’s rental is settled', async () => {
		const trip = await aHeldTrip(world);
		expect(await settlementOf(trip)).toMatchObject({
			status: 'CALCULATED',
			depositStatus: 'released',
			depositReleasedJod: '56.50',
			fineHoldJod: '50.00',
		});
		expect(await holdOf(trip)).toMatchObject({
			side: 'RENTER',
			hold: { heldJod: '50.00', leftJod: '50.00', chargedJod: '0.00', releasedJod: '0.00', endedAt: null },
			fines: [],
			mayState: false,
		});
		expect(await holdOf(trip, trip.owner)).toMatchObject({ side: 'OWNER', mayState: true });
		expect(await depositsHeld(trip)).toBe(-50_000n);
		expect(await bellOf(trip.renter)).toEqual(['We’re holding part of your deposit for fines']);
		expect(await trip.owner.browser.call(ownerSettlementsSummary)).toMatchObject({ depositsHeldJod: '50.00', depositsHeldCount: 1 });
	});

	it('is what a claim leaves, and zero if it takes everything', async () => {
		const some = await aReturn(world);
		expect(await some.owner.browser.call(getClaimState, { params: some.params })).toMatchObject({ mayClaim: true, fineHoldJod: '50.00' });
		await anAcceptedClaim(some, [{ amountJod: '80' }]);
		expect(await some.renter.browser.call(getClaim, { params: some.params })).toMatchObject({ fineHoldJod: '26.50' });
		expect(await settlementOf(some)).toMatchObject({ depositCapturedJod: '80.00', depositReleasedJod: '0.00', fineHoldJod: '26.50' });
		expect((await holdOf(some)).hold).toMatchObject({ heldJod: '26.50' });
		await world.runJobs();
		const notification = (await some.renter.browser.call(listNotifications)).find(({ type }) => type === 'CLAIM_RESOLVED');
		expect(notification?.body.en).toMatch(/80\.00 JOD of your deposit goes to the owner, and we’re refunding 0\.00 JOD to you/);
		world.clock.moveTo(START);
		const all = await aReturn(world);
		await anAcceptedClaim(all, [{ amountJod: '106.50' }]);
		expect((await holdOf(all)).hold).toBeNull();
		await toDay(some, 14);
		expect(await refundsOf(some)).toEqual([26_500n]);
	});

	it('is zero if a claim is decided after its time', async () => {
		const trip = await aReturn(world);
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		await aClaim(trip, [{ amountJod: '30' }]);
		await toDay(trip, 15);
		const { id } = await world.running.platform.db
			.selectFrom('claims')
			.select('id')
			.where('booking_id', '=', trip.id)
			.executeTakeFirstOrThrow();
		const item = await world.running.platform.db
			.selectFrom('claim_items')
			.select('id')
			.where('claim_id', '=', id)
			.executeTakeFirstOrThrow();
		await admin.browser.call(resolveClaim, {
			params: { id },
			body: { items: [{ id: item.id, grantedJod: '30' }], note: 'As the photos show.' },
		});
		expect((await holdOf(trip)).hold).toBeNull();
		expect(await settlementOf(trip)).toMatchObject({ depositReleasedJod: '76.50', fineHoldJod: '0.00' });
	});

	it('is refunded automatically at the end, or at once if the owner has no fines to state', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 50_000n]);
		expect((await holdOf(trip)).hold).toMatchObject({ releasedJod: '50.00', leftJod: '0.00' });
		expect(await trip.owner.browser.try(stateFine, { params: trip.params, body: await aFineBody(trip) })).toMatchObject({
			body: { code: 'FINE_HOLD_OVER' },
		});
		world.clock.moveTo(START);
		const none = await aHeldTrip(world);
		expect(await none.owner.browser.call(endFineHold, { params: none.params })).toMatchObject({
			hold: { releasedJod: '50.00' },
			mayState: false,
		});
		expect(await none.owner.browser.refused(endFineHold, { params: none.params })).toMatchObject({ code: 'FINE_HOLD_OVER' });
		await world.runJobs();
		expect(await refundsOf(none)).toEqual([56_500n, 50_000n]);
		expect(await depositsHeld(none)).toBeUndefined();
	});
});

it('is refunded over the payments of a booking that was extended, each as far as it holds a deposit', async () => {
	const trip = await confirmedTrip(world, { instantBook: true });
	const change = await propose(trip.renter, trip, 1);
	await payForChange(world, trip, change.id);
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	const longer = { ...trip, endsAt: new Date(trip.endsAt.getTime() + DAY_MS) };
	world.clock.moveTo(longer.endsAt);
	await checkOutBy('owner', trip);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	const { id } = await aFine(longer, { amountJod: '30' });
	await trip.renter.browser.call(acceptFine, { params: { id } });
	await toDay(longer, 14);
	const { db } = world.running.platform;
	const payments = await db
		.selectFrom('payments')
		.select(['deposit_fils', 'refund_reserved_fils'])
		.where('booking_id', '=', trip.id)
		.execute();
	expect(payments).toHaveLength(2);
	for (const payment of payments) expect(payment.refund_reserved_fils <= payment.deposit_fils).toBe(true);
	const sumOf = (of: 'deposit_fils' | 'refund_reserved_fils') => payments.reduce((sum, payment) => sum + payment[of], 0n);
	expect(sumOf('deposit_fils') - sumOf('refund_reserved_fils')).toBe(30_000n);
	expect(await depositsHeld(trip)).toBeUndefined();
});

it('nothing changes if the setting is off, also for bookings made before it was on', async () => {
	await holdForFines(world, 0, 0);
	const trip = await aReturn(world);
	await holdForFines(world);
	expect(await trip.owner.browser.call(releaseDeposit, { params: trip.params })).toMatchObject({
		depositReleasedJod: '106.50',
		fineHoldJod: '0.00',
	});
	await world.runJobs();
	expect(await holdOf(trip)).toMatchObject({ hold: null, fines: [], mayState: false });
	expect(await bellOf(trip.renter)).toEqual([]);
	expect(await refundsOf(trip)).toEqual([106_500n]);
	await world.advance(HOUR_MS);
	expect(await depositsHeld(trip)).toBeUndefined();
});
