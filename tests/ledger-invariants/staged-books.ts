/** Bookings that cover every movement of money; each stays unchanged when the next ones begin. */
import { cancelBooking } from '#contract/booking-life.ts';
import { declineBooking } from '#contract/bookings.ts';
import { acceptClaim } from '#contract/claims.ts';
import { acceptFine, endFineHold } from '#contract/fines.ts';
import { markPayoutFailed, markPayoutPaid } from '#contract/payout-batches.ts';
import { listAlternatives, rebook } from '#contract/rebooking.ts';
import { acceptRenterClaim } from '#contract/renter-claims.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { aClaim, aReturn, payExcess } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aFine, aHeldTrip, holdForFines } from '#tests/support/fines.ts';
import { aGoodwill } from '#tests/support/goodwill.ts';
import { checkInByOwner, checkOutBy, confirmedTrip, hours, tripAtPickup } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { batchOf, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aRenterClaim } from '#tests/support/renter-claims.ts';
import { START, type World } from '#tests/support/world.ts';
import type { Ids } from './planting.ts';

export async function stageBooks(world: World): Promise<Ids> {
	const admin = await aPerson(world, { role: 'ADMIN' });
	const ends = [
		['fined', aFined],
		['settled', aSettled],
		['lost', aLostDispute],
		['completed', aCompleted],
		['kept', aRetainedPart],
		['won', aWonDispute],
		['disputed', anOpenDispute],
		['declined', aDeclined],
		['goodwill', aGoodwillBeforeFullRefund],
		['carried', aCarried],
		['open', async () => (await aRequest(world)).id],
		['owed', anOwed],
	] as const;
	world.expectLog(/ALERT (DISPUTE_OPENED|PAYOUT_FAILED)/);
	const ids: Partial<Ids> = {};
	for (const [name, make] of ends) {
		world.clock.moveTo(START);
		ids[name] = await make(world, admin);
	}
	return ids as Ids;
}

async function aRequest(world: World) {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	return { owner, renter, id, params: { id } };
}

/** Damage beyond the deposit: the excess is paid, one payout has arrived, another is in transit; the gateway has transferred. */
async function aSettled(world: World, admin: Person): Promise<string> {
	const trip = await aReturn(world);
	await paidTo(trip.owner);
	const claim = await aClaim(trip, [{ amountJod: '150' }]);
	await trip.renter.browser.call(acceptClaim, { params: { id: claim.id } });
	await payExcess(world, trip.renter, claim);
	const payouts = await payoutsOf(admin, trip.owner);
	await batchOf(admin, payouts);
	const settlement = payouts.find(({ source }) => source === 'SETTLEMENT');
	await admin.browser.call(markPayoutPaid, { params: { id: settlement?.id ?? '' }, body: { bankReference: 'BANK-1' } });
	await world.gateway.transfer({});
	await world.gateway.flushWebhooks();
	await world.runJobs();
	return trip.id;
}

/** A part of the deposit was held for fines: one was accepted, and the rest went back. */
async function aFined(world: World): Promise<string> {
	await holdForFines(world);
	const trip = await aHeldTrip(world);
	const { id } = await aFine(trip, { amountJod: '30' });
	await trip.renter.browser.call(acceptFine, { params: { id } });
	await trip.owner.browser.call(endFineHold, { params: trip.params });
	await world.runJobs();
	await holdForFines(world, 0, 0);
	return trip.id;
}

/** Disputed and lost during the rental; the deposit became owed afterwards. */
async function aLostDispute(world: World): Promise<string> {
	const trip = await tripAtPickup(world);
	await checkInByOwner(trip);
	await sendDisputeWebhook(world, trip.id, 'LOST');
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await world.runJobs();
	return trip.id;
}

/** Completed, with the deposit held; the renter got the fuel back. */
async function aCompleted(world: World): Promise<string> {
	const trip = await confirmedTrip(world);
	world.clock.moveTo(trip.endsAt);
	await world.advance(hours(25));
	const { id } = await aRenterClaim(trip);
	await trip.owner.browser.call(acceptRenterClaim, { params: { id } });
	await world.runJobs();
	return trip.id;
}

/** Cancelled late: the bank returned the payout of the retained part. */
async function aRetainedPart(world: World, admin: Person): Promise<string> {
	const trip = await confirmedTrip(world);
	await paidTo(trip.owner);
	world.clock.moveTo(new Date(trip.startsAt.getTime() - hours(24)));
	await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
	await world.runJobs();
	await world.advance(hours(1));
	const payouts = await payoutsOf(admin, trip.owner);
	await batchOf(admin, payouts);
	await admin.browser.call(markPayoutFailed, { params: { id: payouts[0]?.id ?? '' }, body: { reason: 'Account closed' } });
	return trip.id;
}

/** Goodwill to both sides; then the whole payment was refunded to the renter. */
async function aGoodwillBeforeFullRefund(world: World, admin: Person): Promise<string> {
	const trip = await confirmedTrip(world);
	await aGoodwill(admin, trip.id, { amountJod: '10' });
	await aGoodwill(admin, trip.id, { amountJod: '5', recipient: 'OWNER' });
	await world.runJobs();
	await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
	await world.runJobs();
	await world.advance(hours(1));
	return trip.id;
}

async function aWonDispute(world: World): Promise<string> {
	const { id } = await confirmedTrip(world);
	await sendDisputeWebhook(world, id, 'PENDING');
	await sendDisputeWebhook(world, id, 'RESOLVED');
	return id;
}

async function anOpenDispute(world: World): Promise<string> {
	const { id } = await confirmedTrip(world);
	await sendDisputeWebhook(world, id, 'PENDING');
	return id;
}

async function aDeclined(world: World): Promise<string> {
	const { owner, id, params } = await aRequest(world);
	await owner.browser.call(declineBooking, { params, body: { reason: 'The car is in the workshop' } });
	await world.runJobs();
	await world.advance(hours(1));
	return id;
}

/** Cancelled by the owner; the renter took another car with the money. */
async function aCarried(world: World): Promise<string> {
	const { owner, renter, id, params } = await aRequest(world);
	await aCar(world, await aPerson(world));
	await owner.browser.call(declineBooking, { params, body: {} });
	const { cars, held } = await renter.browser.call(listAlternatives, { params });
	const [offered] = cars;
	if (!offered || !held) throw new Error('no other car is offered');
	const { totalJod, depositJod, cancellationPolicy } = offered;
	const body = { carId: offered.car.id, totalJod, depositJod, cancellationPolicy, heldJod: held.amountJod, withDelivery: false };
	await renter.browser.call(rebook, { params, body });
	return id;
}

/** The gateway delays the refund. */
async function anOwed(world: World): Promise<string> {
	const { renter, id, params } = await aRequest(world);
	await world.gateway.nextRefund({ outcome: 'stuck' });
	await renter.browser.call(cancelBooking, { params, body: {} });
	await world.runJobs();
	return id;
}
