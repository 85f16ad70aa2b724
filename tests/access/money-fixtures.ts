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
export async function aClaim(cast: Actors) {
	const trip = await fresh.aTripThatIsOver(cast);
	return { ...(await openedClaim(trip)), trip };
}

export async function aContestedClaim(cast: Actors) {
	const { id, trip } = await aClaim(cast);
	return trip.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'It was there before.', photos: [] } });
}

/** Accepted, and more than the deposit. */
export async function anUnpaidExcess(cast: Actors) {
	const trip = await fresh.aTripThatIsOver(cast);
	const { id } = await openedClaim(trip, [{ amountJod: '300' }]);
	return trip.renter.browser.call(acceptClaim, { params: { id } });
}

/** Open and without obstacles. */
export async function aPayout(cast: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTripThatIsOver(cast);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	const payouts = await cast.people.admin.browser.call(listPayouts, { query: { ownerId: trip.owner.id } as never });
	const payout = payouts.find(({ bookingId }) => bookingId === trip.id);
	if (!payout) throw new Error(`no payout for ${trip.id}`);
	return payout;
}

export async function aBatch(cast: Actors) {
	return batchOf(cast.people.admin, [await aPayout(cast)]);
}

export async function aSentPayout(cast: Actors): Promise<{ id: string }> {
	const payout = await aPayout(cast);
	await batchOf(cast.people.admin, [payout]);
	return payout;
}

export async function aFailedPayout(cast: Actors): Promise<{ id: string }> {
	const payout = await aSentPayout(cast);
	await cast.people.admin.browser.call(markPayoutFailed, { params: payout, body: { reason: 'No such account' } });
	return payout;
}

/** Of the platform's fee. */
export async function anInvoice(cast: Actors): Promise<{ id: string }> {
	const [invoice] = await cast.people.owner.browser.call(bookingInvoices, { params: { id: cast.money.trip.id } });
	if (!invoice) throw new Error(`no invoice for ${cast.money.trip.id}`);
	return invoice;
}

export async function aSettlement(cast: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTripThatIsOver(cast);
	return trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
}

/** Refused by the gateway after all attempts. */
export async function anAbandonedRefund(cast: Actors): Promise<{ id: string }> {
	const trip = await fresh.aTrip(cast);
	await trip.renter.browser.call(cancelBooking, { params: trip.params, body: {} });
	return cast.world.running.platform.db
		.updateTable('refunds')
		.set({ state: 'FAILED', failed_at: cast.world.clock.now(), failure: 'REFUSED' })
		.where('booking_id', '=', trip.id)
		.returning('id')
		.executeTakeFirstOrThrow();
}

/** The gateway reported a mismatch. */
export async function aPaymentInReview(cast: Actors): Promise<{ id: string }> {
	const { paymentId } = await openPage(cast.world, cast.people.renter, await fresh.aHold(cast));
	await cast.world.running.platform.db.updateTable('payments').set({ state: 'REVIEW' }).where('id', '=', paymentId).execute();
	return { id: paymentId };
}

export async function anAlert(cast: Actors): Promise<{ id: string }> {
	const id = randomUUID();
	await cast.world.running.platform.db
		.insertInto('alerts')
		.values({ id, kind: 'REFUND_LATE', subject: 'refund', subject_id: randomUUID(), raised_at: cast.world.clock.now() })
		.execute();
	return { id };
}

/** About the owner, by a guest; published, because both have written. */
export async function aVisibleReview(cast: Actors): Promise<{ id: string }> {
	const trip = await aGuestsTrip(cast);
	await reviewBy(trip, 'renter', 4, 'A fine car.');
	const { theirs } = await reviewBy(trip, 'owner', 5, 'A fine guest.');
	return { id: theirs?.id ?? '' };
}

const aGuestsTrip = async (cast: Actors): Promise<Trip> =>
	overTrip(cast.world, cast.people.owner, await aPerson(cast.world), { startAt: '2031-03-20', endAt: '2031-03-23' });

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
