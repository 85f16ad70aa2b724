/** Completed rentals with a claim, payouts, a dispute and reviews, with markers in everything that not everybody may read. */
import { randomUUID } from 'node:crypto';
import type { Claim } from '#contract/claim-shapes.ts';
import { contestClaim, openClaim, resolveClaim } from '#contract/claims.ts';
import { changeOwnerCar } from '#contract/listing.ts';
import { parseFils } from '#contract/money.ts';
import { createPayoutBatch, listPayouts, markBatchPaid, markPayoutFailed } from '#contract/payout-batches.ts';
import { setPayoutDetails } from '#contract/payouts.ts';
import { resolveDifference } from '#contract/reconciliation.ts';
import { hideReview, reportReview } from '#contract/reviews.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { aClaimBody } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { ibans } from '#tests/support/payouts.ts';
import { reviewBy } from '#tests/support/reviews.ts';
import type { World } from '#tests/support/world.ts';
import type { SignedIn } from './actors.ts';
import { odd } from './leak-markers.ts';
import { overTrip } from './trips.ts';

export type Money = {
	/** A trip of owner and renter whose claim is decided and whose payout is paid. */
	readonly trip: Trip;
	readonly settlementId: string;
	readonly claim: Claim;
	readonly batchId: string;
};

type People = Readonly<Record<SignedIn, Person>>;
export type MarkIt = (text: string, ...readers: SignedIn[]) => string;
type SeedInput = { world: World; people: People; mark: MarkIt };

/** Created before all other rows, because it advances the clock and runs jobs. */
export async function seedMoney(input: SeedInput): Promise<Money> {
	const { world, people, mark } = input;
	const dates = { startAt: '2031-03-03', endAt: '2031-03-05' };
	const trip = await overTrip(world, people.owner, people.renter, dates, { dailyRateFils: parseFils(odd.rate) });
	await people.owner.browser.call(changeOwnerCar, { params: { id: trip.car.id }, body: { isActive: false } });
	const claim = await claimDecided(input, trip);
	const settlement = await people.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
	mark(settlement.id, 'owner');
	// Both sides read the fee and the owner's share in the booking; only the owner reads the amount that includes the claim.
	mark('83.402', 'owner');
	for (const sum of ['10.008', '73.392', '83.40', '166.80', '73.39']) mark(sum, 'owner', 'renter');
	mark(trip.id, 'owner', 'renter');
	await reviewBy(trip, 'renter', 3, mark('Zq-review-not-for-the-owner-yet', 'renter'));
	const batchId = await paidOut(input);
	await otherOwnersTrips(input);
	await world.runJobs();
	await marksOfTheGateway(input, trip);
	return { trip, settlementId: settlement.id, claim, batchId };
}

/** Both parties and admins read claim, statements and decision. */
async function claimDecided({ people: { owner, renter, admin }, mark }: SeedInput, trip: Trip): Promise<Claim> {
	const ofBoth = (text: string) => mark(text, 'owner', 'renter');
	const body = await aClaimBody(owner, [{ amountJod: '20', description: ofBoth('Zq-claim-line') }]);
	const { id } = await owner.browser.call(openClaim, { params: trip.params, body: { ...body, note: ofBoth('Zq-claim-note') } });
	const reason = ofBoth('Zq-contest-reason');
	const contested = await renter.browser.call(contestClaim, {
		params: { id },
		body: { reason, photos: [await uploadPhoto(renter, await aPicture())] },
	});
	const items = contested.items.map((item) => ({ id: item.id, grantedJod: odd.granted }));
	const decided = await admin.browser.call(resolveClaim, { params: { id }, body: { items, note: ofBoth('Zq-decision-note') } });
	ofBoth(decided.id);
	for (const { url } of decided.photos) ofBoth(url.split('/').at(-1) ?? url);
	return decided;
}

/** Saves first an alias, then an account: payout details may be read only by the owner and by admins who pay. */
async function paidOut({ people: { owner, admin }, mark }: SeedInput): Promise<string> {
	await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: mark('ZQOWNER', 'owner') } });
	const account = { kind: 'IBAN', iban: mark(ibans.first, 'owner'), holderName: mark('Zq Holder', 'owner') } as const;
	await owner.browser.call(setPayoutDetails, { body: account });
	mark(`•••• ${ibans.first.slice(-4)}`, 'owner');
	const payouts = await admin.browser.call(listPayouts, { query: { ownerId: owner.id } as never });
	for (const { id } of payouts) mark(id, 'owner');
	const batch = await admin.browser.call(createPayoutBatch, { body: { payoutIds: payouts.map(({ id }) => id) } });
	mark(batch.id);
	await admin.browser.call(markBatchPaid, { params: { id: batch.id }, body: { bankReference: mark('Zq-bank-reference', 'owner') } });
	return batch.id;
}

const otherDates = { startAt: '2031-03-03', endAt: '2031-03-04' };
/** A daily rate whose shares are all whole piastres, so that they contain no marker. */
const even = { dailyRateFils: 40_000n };

/** Trips of users who have nothing to do with the main booking: a returned payout, unpublished and hidden reviews, and a disputed charge. */
async function otherOwnersTrips({ world, people, mark }: SeedInput): Promise<void> {
	const { otherOwner, otherRenter, admin } = people;
	const [first, second] = [await aPerson(world), await aPerson(world)];
	const released = await overTrip(world, otherOwner, first, otherDates, even);
	await otherOwner.browser.call(releaseDeposit, { params: released.params });
	await otherOwner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: mark('ZQOTHER', 'otherOwner') } });
	const payouts = await admin.browser.call(listPayouts, { query: { ownerId: otherOwner.id } as never });
	await admin.browser.call(createPayoutBatch, { body: { payoutIds: payouts.map(({ id }) => id) } });
	for (const { id } of payouts) {
		mark(id, 'otherOwner');
		await admin.browser.call(markPayoutFailed, { params: { id }, body: { reason: mark('Zq-bank-said') } });
	}
	await reviewBy(released, 'renter', 2, mark('Zq-review-not-yet-shown'));

	const reviewed = await overTrip(world, otherOwner, second, otherDates, even);
	await reviewBy(reviewed, 'renter', 1, mark('Zq-review-taken-down'));
	const { mine, theirs } = await reviewBy(reviewed, 'owner', 5, 'A pleasant guest.');
	const report = { reason: 'UNTRUE', note: mark('Zq-report-note', 'otherRenter') } as const;
	await otherRenter.browser.call(reportReview, { params: { id: mine?.id ?? '' }, body: report });
	await admin.browser.call(hideReview, { params: { id: theirs?.id ?? '' }, body: { reason: mark('Zq-hidden-reason') } });
	await world.runJobs();
	await sendDisputeWebhook(world, reviewed.id, 'PENDING');
}

/** References of the payment, and an admin's note about a difference. */
async function marksOfTheGateway({ world, people: { admin }, mark }: SeedInput, trip: Trip): Promise<void> {
	const { db } = world.running.platform;
	const payment = await db.selectFrom('payments').selectAll().where('booking_id', '=', trip.id).executeTakeFirstOrThrow();
	const refunds = await db.selectFrom('refunds').select('id').where('booking_id', '=', trip.id).execute();
	const disputes = await db.selectFrom('disputes').select('gateway_dispute_id').execute();
	mark(payment.id, 'renter');
	for (const { id } of refunds) mark(id, 'renter');
	for (const { gateway_dispute_id } of disputes) mark(gateway_dispute_id);
	const id = await aDifference(world);
	await admin.browser.call(resolveDifference, { params: { id }, body: { note: mark('Zq-difference-note') } });
}

/** The gateway reports an unknown payment. */
export async function aDifference(world: World): Promise<string> {
	const [id, subject] = [randomUUID(), randomUUID()];
	await world.running.platform.db
		.insertInto('gateway_differences')
		.values({
			...{ id, subject_id: subject, kind: 'PAYMENT_UNKNOWN', gateway_reference: subject },
			...{ theirs_fils: 5_000n, found_at: world.clock.now() },
		})
		.execute();
	return id;
}
