import { describe, expect, it } from 'vitest';
import { acceptBooking } from '#contract/bookings.ts';
import { acceptClaim, contestClaim, getClaimById, listClaims, openClaim, resolveClaim } from '#contract/claims.ts';
import { addFavourite, listFavourites } from '#contract/favourites.ts';
import { markPayoutPaid } from '#contract/payout-batches.ts';
import { suspendUser } from '#contract/people.ts';
import { getProfile } from '#contract/profiles.ts';
import { searchCars } from '#contract/search.ts';
import { DAY_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aClaim, aClaimBody, aReturn } from '#tests/support/claims.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { confirmedTrip } from '#tests/support/handovers.ts';
import { accountBalances, hold, paidRequest, pay } from '#tests/support/payments.ts';
import { advanceUntilDue, batchOf, completedTrip, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const of = ({ id }: { id: string }) => ({ params: { id } });
const booksAreRight = async () => expect(await verifyLedger(world.running.platform.db)).toEqual([]);
const settlementOf = (bookingId: string) =>
	world.running.platform.db.selectFrom('settlements').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();
const refundsOf = (bookingId: string) =>
	world.running.platform.db.selectFrom('refunds').select(['state', 'amount_fils']).where('booking_id', '=', bookingId).execute();

async function suspend(person: Person): Promise<Person> {
	const by = await aPerson(world, { role: 'SUPER_ADMIN' });
	await by.browser.call(suspendUser, { ...of(person), body: { reason: 'Papers of somebody else.' } });
	await world.runJobs();
	return by;
}

describe('a suspended owner', () => {
	it('is paid what they have earned', async () => {
		const trip = await completedTrip(world);
		await paidTo(trip.owner);
		const by = await suspend(trip.owner);
		// The deposit is not released manually: the claim window closes by itself.
		await world.advance(3 * DAY_MS);
		expect(await settlementOf(trip.id)).toMatchObject({ status: 'CALCULATED', deposit_status: 'released' });
		await advanceUntilDue(world);
		const [payout] = await payoutsOf(by, trip.owner);
		expect(payout).toMatchObject({ state: 'PENDING', isDue: true, obstacle: null, amountJod: '93.72' });
		await batchOf(by, [{ id: payout?.id ?? '' }]);
		const paid = await by.browser.call(markPayoutPaid, { params: { id: payout?.id ?? '' }, body: { bankReference: 'ARAB-7' } });
		expect(paid.state).toBe('PAID');
		expect(await settlementOf(trip.id)).toMatchObject({ status: 'PAID' });
		await booksAreRight();
	});

	it('disappears from search, and saved cars of theirs are displayed as unavailable', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const car = await aCar(world, owner);
		await renter.browser.call(addFavourite, { params: { carId: car.id } });
		await suspend(owner);
		const found = await world.visitor().call(searchCars, { query: { limit: 100 } as never });
		expect(found.map(({ id }) => id)).not.toContain(car.id);
		expect(await renter.browser.call(listFavourites)).toMatchObject([{ car: { id: car.id }, isAvailable: false }]);
		expect((await renter.browser.call(getProfile, of(owner))).cars).toEqual([]);
	});

	it('cannot open claims any more; an existing claim continues without them', async () => {
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const claiming = await aReturn(world);
		const { id } = await aClaim(claiming);
		const body = await aClaimBody(claiming.owner);
		const by = await suspend(claiming.owner);
		expect(await claiming.owner.browser.refused(openClaim, { params: claiming.params, body })).toMatchObject({ status: 401 });
		await claiming.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'It was there before', photos: [] } });
		const claim = await by.browser.call(getClaimById, { params: { id } });
		const items = claim.items.map((item) => ({ id: item.id, grantedJod: '10' }));
		await by.browser.call(resolveClaim, { params: { id }, body: { items, note: 'A little of it' } });
		await world.advance(DAY_MS);
		expect(await settlementOf(claiming.id)).toMatchObject({ deposit_status: 'partially_captured', deposit_captured_fils: 10_000n });
		await booksAreRight();
	});
});

describe('a suspended renter', () => {
	it('gets the deposit back', async () => {
		const trip = await aReturn(world);
		await suspend(trip.renter);
		await world.advance(3 * DAY_MS);
		await world.advance(DAY_MS);
		const { deposit_held_fils: deposit, deposit_status } = await settlementOf(trip.id);
		expect(deposit_status).toBe('released');
		expect(await refundsOf(trip.id)).toEqual([{ state: 'REFUNDED', amount_fils: deposit }]);
		await booksAreRight();
	});

	it('cannot answer a claim: it is submitted to an admin, and the rest of the deposit is refunded', async () => {
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const trip = await aReturn(world);
		const { id } = await aClaim(trip);
		const by = await suspend(trip.renter);
		expect(await trip.renter.browser.refused(acceptClaim, { params: { id } })).toMatchObject({ status: 401 });
		await world.advance(4 * DAY_MS);
		expect((await by.browser.call(listClaims, { query: { filter: 'NEEDS_DECISION' } as never })).map((claim) => claim.id)).toContain(id);
		const claim = await by.browser.call(getClaimById, { params: { id } });
		const items = claim.items.map((item) => ({ id: item.id, grantedJod: '5' }));
		await by.browser.call(resolveClaim, { params: { id }, body: { items, note: 'The photos show a part of it' } });
		await world.advance(DAY_MS);
		await world.advance(DAY_MS);
		const { deposit_held_fils: deposit } = await settlementOf(trip.id);
		expect(await refundsOf(trip.id)).toEqual([{ state: 'REFUNDED', amount_fils: deposit - 5000n }]);
		await booksAreRight();
	});
});

describe('requests that a suspension ends', () => {
	it.each(['renter', 'owner'] as const)('of the %s: all payments are refunded, and the ledger agrees', async (side) => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const [one, two] = [await aCar(world, owner), await aCar(world, owner)];
		const paid = await paidRequest(world, renter, one);
		const held = await hold(renter, two);
		await suspend(side === 'renter' ? renter : owner);
		await world.advance(DAY_MS);
		expect(await refundsOf(paid.id)).toMatchObject([{ state: 'REFUNDED' }]);
		expect(await refundsOf(held.id)).toEqual([]);
		const balances = await accountBalances(world, paid.id);
		// The platform bears the gateway fee; all other balances are zero.
		expect(Object.keys(balances).filter((account) => !/GATEWAY|CLEARING/i.test(account))).toEqual([]);
		await booksAreRight();
	});

	it('are refunded even if the payment arrives after the end', async () => {
		const [owner, renter] = [await aPerson(world), await aPerson(world)];
		const held = await hold(renter, await aCar(world, owner));
		await suspend(owner);
		await pay(world, renter, held).catch(() => undefined);
		await world.advance(DAY_MS);
		for (const { state } of await refundsOf(held.id)) expect(state).toBe('REFUNDED');
		await booksAreRight();
	});

	it('do not include confirmed trips', async () => {
		const trip = await confirmedTrip(world);
		await suspend(trip.owner);
		expect(await refundsOf(trip.id)).toEqual([]);
		expect(await trip.owner.browser.refused(acceptBooking, { params: trip.params })).toMatchObject({ status: 401 });
		await booksAreRight();
	});
});
