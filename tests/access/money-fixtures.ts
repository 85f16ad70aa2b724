/** Rows for calls that move money or review a trip, prepared up to the call. */
import { randomUUID } from 'node:crypto';
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptClaim, contestClaim } from '#contract/claims.ts';
import { bookingInvoices } from '#contract/invoices.ts';
import { listPayouts, markPayoutFailed } from '#contract/payout-batches.ts';
import { createOwnerPromoCode, createPromoCode } from '#contract/promo-codes.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { aClaim as openedClaim } from '#tests/support/claims.ts';
import { aPerson } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { openPage } from '#tests/support/payments.ts';
import { batchOf } from '#tests/support/payouts.ts';
import { reviewBy } from '#tests/support/reviews.ts';
import type { Actors } from './actors.ts';
import * as fresh from './fixtures.ts';
import { overTrip } from './trips.ts';

/** Claimed at the return, without a response. */
export async function aClaim(actors: Actors) {
	const trip = await fresh.aTripThatIsOver(actors);
	return { ...(await openedClaim(trip)), trip };
}

export async function aContestedClaim(actors: Actors) {
	const { id, trip } = await aClaim(actors);
	return trip.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'It was there before.', photos: [] } });
}

/** Accepted, and more than the deposit. */
export async function anUnpaidExcess(actors: Actors) {
	const trip = await fresh.aTripThatIsOver(actors);
	const { id } = await openedClaim(trip, [{ amountJod: '300' }]);
	return trip.renter.browser.call(acceptClaim, { params: { id } });
}

/** Open and without obstacles. */
export async function aPayout(actors: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTripThatIsOver(actors);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	const payouts = await actors.people.admin.browser.call(listPayouts, { query: { ownerId: trip.owner.id } as never });
	const payout = payouts.find(({ bookingId }) => bookingId === trip.id);
	if (!payout) throw new Error(`no payout for ${trip.id}`);
	return payout;
}

export async function aBatch(actors: Actors) {
	return batchOf(actors.people.admin, [await aPayout(actors)]);
}

export async function aSentPayout(actors: Actors): Promise<{ id: string }> {
	const payout = await aPayout(actors);
	await batchOf(actors.people.admin, [payout]);
	return payout;
}

export async function aFailedPayout(actors: Actors): Promise<{ id: string }> {
	const payout = await aSentPayout(actors);
	await actors.people.admin.browser.call(markPayoutFailed, { params: payout, body: { reason: 'No such account' } });
	return payout;
}

/** The invoice of the platform's fee. */
export async function anInvoice(actors: Actors): Promise<{ id: string }> {
	const [invoice] = await actors.people.owner.browser.call(bookingInvoices, { params: { id: actors.money.trip.id } });
	if (!invoice) throw new Error(`no invoice for ${actors.money.trip.id}`);
	return invoice;
}

export async function aSettlement(actors: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTripThatIsOver(actors);
	return trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
}

/** Refused by the gateway after all attempts. */
export async function anAbandonedRefund(actors: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTrip(actors);
	await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
	return actors.world.running.platform.db
		.updateTable('refunds')
		.set({ state: 'FAILED', failed_at: actors.world.clock.now(), failure: 'REFUSED' })
		.where('booking_id', '=', trip.id)
		.returning('id')
		.executeTakeFirstOrThrow();
}

/** The gateway reported a mismatch. */
export async function aPaymentInReview(actors: Actors): Promise<{ id: string }> {
	const { paymentId } = await openPage(actors.world, actors.people.renter, await fresh.aHold(actors));
	await actors.world.running.platform.db.updateTable('payments').set({ state: 'REVIEW' }).where('id', '=', paymentId).execute();
	return { id: paymentId };
}

export async function anAlert(actors: Actors): Promise<{ id: string }> {
	const id = randomUUID();
	await actors.world.running.platform.db
		.insertInto('alerts')
		.values({ id, kind: 'REFUND_LATE', subject: 'refund', subject_id: randomUUID(), raised_at: actors.world.clock.now() })
		.execute();
	return { id };
}

/** A guest's review of the owner; published, because both have written one. */
export async function aVisibleReview(actors: Actors): Promise<{ id: string }> {
	const trip = await aGuestsTrip(actors);
	await reviewBy(trip, 'renter', 4, 'A fine car.');
	const { theirs } = await reviewBy(trip, 'owner', 5, 'A fine guest.');
	return { id: theirs?.id ?? '' };
}

const aGuestsTrip = async (actors: Actors): Promise<Trip> =>
	overTrip(actors.world, actors.people.owner, await aPerson(actors.world), { startAt: '2031-03-20', endAt: '2031-03-23' });

const aCode = () => ({
	code: `C${randomUUID().replaceAll('-', '').slice(0, 12)}`,
	percent: 10,
	validFrom: '2031-01-01',
	validUntil: '2031-12-31',
});

export const aCodeOfPlatform = ({ people }: Actors): Promise<{ id: string }> =>
	people.admin.browser.call(createPromoCode, { body: aCode() });

export const aCodeOfOwner = ({ people }: Actors): Promise<{ id: string }> =>
	people.owner.browser.call(createOwnerPromoCode, { body: aCode() });
