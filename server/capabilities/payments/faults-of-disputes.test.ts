/** The faults of disputes, by their number in the design: the outcome for renter, owner and platform, and a clean ledger afterwards. */
import { afterEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { acceptClaim } from '#contract/claims.ts';
import { bookingPayments } from '#contract/payments.ts';
import { createPayoutBatch, markPayoutPaid } from '#contract/payout-batches.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aClaim, aReturn } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { batchOf, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const FEES = { GATEWAY_FEES: 5_325n };
const EARNED = { OWNER_PAYABLE: -93_720n, PLATFORM_REVENUE: -12_780n };
const PAID_OUT = { BANK: -93_720n, PLATFORM_REVENUE: -12_780n };

afterEach(async () => {
	await world.gateway.clearFaults();
	await world.gateway.releaseWebhooks();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

/** The ledger must be clean after every message of the bank. */
async function bankSays(trip: Trip, status: 'PENDING' | 'RESOLVED' | 'LOST'): Promise<void> {
	world.expectLog(/ALERT DISPUTE_OPENED/);
	await sendDisputeWebhook(world, trip.id, status);
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
}

const refundsOf = async ({ renter, params }: Trip) => (await renter.browser.call(bookingPayments, { params }))[0]?.refunds ?? [];
/** All refunds at the gateway, completed or pending. */
async function atTheGateway({ renter, params }: Trip): Promise<string[]> {
	const paymentId = (await renter.browser.call(bookingPayments, { params }))[0]?.id;
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	return (invoice?.refunds ?? []).map(({ status, amount }) => `${status} ${amount}`);
}
/** The gateway cancels the pending refund. */
async function cancelRefund({ renter, params }: Trip): Promise<void> {
	const paymentId = (await renter.browser.call(bookingPayments, { params }))[0]?.id;
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	await world.gateway.endRefund({ refundId: invoice?.refunds[0]?.refundId ?? '', status: 'CANCELED' });
	await world.gateway.flushWebhooks();
}
const release = async (trip: Trip) => {
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await world.runJobs();
};

/** Sends everything the owner is due to the bank, which pays it. */
async function payOut(trip: Trip): Promise<void> {
	const admin = await aPerson(world, { role: 'ADMIN' });
	const payouts = await payoutsOf(admin, trip.owner);
	await batchOf(admin, payouts);
	for (const { id } of payouts) await admin.browser.call(markPayoutPaid, { params: { id }, body: { bankReference: 'BANK-1' } });
}

async function expectFrozen(trip: Trip): Promise<void> {
	const admin = await aPerson(world, { role: 'ADMIN' });
	const payoutIds = (await payoutsOf(admin, trip.owner)).map(({ id }) => id);
	expect(payoutIds).toHaveLength(1);
	expect(await admin.browser.refused(createPayoutBatch, { body: { payoutIds } })).toMatchObject({ code: 'PAYOUT_IS_FROZEN' });
	expect(await refundsOf(trip)).toMatchObject([{ amountJod: '106.50', step: 'ON_HOLD' }]);
	expect(await atTheGateway(trip)).toEqual([]);
}

/** A trip returned without damage; the owner has payout details. */
async function aTripThatIsOver(): Promise<Trip> {
	const trip = await aReturn(world);
	await paidTo(trip.owner);
	return trip;
}

describe('a dispute before the deposit was refunded and the owner was paid', () => {
	it('20 won: refund and payout wait, and continue when it is over', async () => {
		const trip = await aTripThatIsOver();
		await bankSays(trip, 'PENDING');
		await release(trip);
		await world.advance(60 * MINUTE);
		await expectFrozen(trip);
		expect(await accountBalances(world, trip.id)).toEqual({
			...FEES,
			...EARNED,
			GATEWAY_CLEARING: -5_325n,
			DISPUTE_RECEIVABLE: 213_000n,
			REFUNDS_PAYABLE: -106_500n,
		});
		await bankSays(trip, 'RESOLVED');
		await world.advance(MINUTE);
		expect(await atTheGateway(trip)).toEqual(['REFUNDED 106.50']);
		await payOut(trip);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...PAID_OUT, GATEWAY_CLEARING: 101_175n });
	});

	it('20 lost: it covers the deposit, the rest is a loss, and the owner is paid', async () => {
		const trip = await aTripThatIsOver();
		await bankSays(trip, 'PENDING');
		await release(trip);
		await expectFrozen(trip);
		await bankSays(trip, 'LOST');
		await world.advance(60 * MINUTE);
		expect(await refundsOf(trip)).toMatchObject([{ amountJod: '106.50', step: 'BY_BANK' }]);
		expect(await atTheGateway(trip)).toEqual([]);
		await payOut(trip);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...PAID_OUT, GATEWAY_CLEARING: -5_325n, DISPUTE_LOSS: 106_500n });
	});

	it('20 lost while the deposit is held: it counts as refunded', async () => {
		const trip = await aTripThatIsOver();
		await bankSays(trip, 'LOST');
		expect(await trip.owner.browser.refused(releaseDeposit, { params: trip.params })).toMatchObject({ code: 'DEPOSIT_NOT_HELD' });
		await world.advance(60 * MINUTE);
		expect(await atTheGateway(trip)).toEqual([]);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...EARNED, GATEWAY_CLEARING: -5_325n, DISPUTE_LOSS: 106_500n });
	});

	it('20 lost while a claim is open: all of the claim is then requested separately', async () => {
		const trip = await aTripThatIsOver();
		const { id } = await aClaim(trip);
		await bankSays(trip, 'LOST');
		const claim = await trip.renter.browser.call(acceptClaim, { params: { id } });
		expect(claim).toMatchObject({ granted: { fromDepositJod: '0.00', excessJod: '30.00' } });
		await world.advance(60 * MINUTE);
		expect(await atTheGateway(trip)).toEqual([]);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...EARNED, GATEWAY_CLEARING: -5_325n, DISPUTE_LOSS: 106_500n });
	});

	it('20 lost while the car is out: the deposit is not sent a second time when it is returned', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		await bankSays(trip, 'LOST');
		expect(await trip.renter.browser.call(getBooking, { params: trip.params })).toMatchObject({ status: 'CONFIRMED' });
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		await world.runJobs();
		await release(trip);
		await world.advance(60 * MINUTE);
		expect(await refundsOf(trip)).toMatchObject([{ amountJod: '106.50', step: 'BY_BANK', sentAt: null }]);
		expect(await atTheGateway(trip)).toEqual([]);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...EARNED, GATEWAY_CLEARING: -5_325n, DISPUTE_LOSS: 106_500n });
	});
});

describe('a dispute after the deposit was refunded and the owner was paid', () => {
	async function allPaid(): Promise<Trip> {
		const trip = await aTripThatIsOver();
		await release(trip);
		await world.advance(MINUTE);
		await payOut(trip);
		expect(await atTheGateway(trip)).toEqual(['REFUNDED 106.50']);
		return trip;
	}

	it('20 won: everything is as before', async () => {
		const trip = await allPaid();
		await bankSays(trip, 'PENDING');
		await bankSays(trip, 'RESOLVED');
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...PAID_OUT, GATEWAY_CLEARING: 101_175n });
	});

	it('20 lost: all of the charge is the platform’s loss', async () => {
		const trip = await allPaid();
		await bankSays(trip, 'PENDING');
		await bankSays(trip, 'LOST');
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...PAID_OUT, GATEWAY_CLEARING: -111_825n, DISPUTE_LOSS: 213_000n });
	});
});

describe('a refund that is pending when the dispute is lost', () => {
	it('20 and that the gateway then cancels is not sent a second time', async () => {
		const trip = await aTripThatIsOver();
		// Stays pending until the dispute is lost, regardless of timing.
		await world.gateway.nextRefund({ outcome: 'stuck' });
		await release(trip);
		expect(await refundsOf(trip)).toMatchObject([{ step: 'SENT' }]);
		await bankSays(trip, 'LOST');
		await cancelRefund(trip);
		for (const minutes of [1, 31, 1, 241]) await world.advance(minutes * MINUTE);
		expect(await refundsOf(trip)).toMatchObject([{ amountJod: '106.50', step: 'BY_BANK' }]);
		expect(await atTheGateway(trip)).toEqual(['CANCELED 106.50']);
		expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, ...EARNED, GATEWAY_CLEARING: -5_325n, DISPUTE_LOSS: 106_500n });
	});
});

it('20 a cancelled booking’s refund waits for the bank, and what the bank returned is not sent again', async () => {
	const trip = await confirmedTrip(world);
	await bankSays(trip, 'PENDING');
	await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
	await world.advance(60 * MINUTE);
	expect(await refundsOf(trip)).toMatchObject([{ amountJod: '213.00', step: 'ON_HOLD' }]);
	await bankSays(trip, 'LOST');
	await world.advance(60 * MINUTE);
	expect(await atTheGateway(trip)).toEqual([]);
	expect(await accountBalances(world, trip.id)).toEqual({ ...FEES, GATEWAY_CLEARING: -5_325n });
});
