import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { contestClaim, getClaim, getClaimById, openClaim, payClaim, resolveClaim } from '#contract/claims.ts';
import { devOutbox } from '#contract/dev.ts';
import { addFavourite } from '#contract/favourites.ts';
import { updateMe } from '#contract/identity.ts';
import { getPayoutBatchFile, listPayouts, markPayoutFailed, markPayoutPaid, retryPayout } from '#contract/payout-batches.ts';
import { getPayoutDetails, setPayoutDetails } from '#contract/payouts.ts';
import { deleteMe, exportMe, getDeletionBlockers, sendDeletionCode } from '#contract/privacy.ts';
import { getProfile } from '#contract/profiles.ts';
import { answerReview, hideReview, listCarReviews, listPersonReviews, reportReview } from '#contract/reviews.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aClaim, aClaimBody, aReturn, payExcess } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { advanceUntilDue, batchOf, ibans, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aRenterClaim } from '#tests/support/renter-claims.ts';
import { reviewBy } from '#tests/support/reviews.ts';
import { findColumnsWith } from '#tests/support/search.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MARKERS = ['zebulon', ibans.first.toLowerCase(), 'markfield'];
const admin = () => aPerson(world, { role: 'ADMIN' });
const reasonsOf = async ({ browser }: Person) => (await browser.call(getDeletionBlockers)).reasons;
const row = (person: Person) =>
	world.running.platform.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow();

async function leave({ browser, email }: Person): Promise<void> {
	// The other party has notifications that contain the name.
	await world.runJobs();
	await browser.call(sendDeletionCode);
	const text = (await world.visitor().call(devOutbox)).find(({ to }) => to === email)?.text ?? '';
	await browser.call(deleteMe, { body: { code: /\b\d{6}\b/.exec(text)?.[0] ?? '' } });
	await world.runJobs();
}

async function named(person: Person): Promise<Person> {
	await person.browser.call(updateMe, { body: { firstName: 'Zebulon', lastName: 'Markfield' } });
	return person;
}

/** Claimed with a photo, contested with a photo, and decided: 20 of 30 JOD. */
async function aDecidedClaim(trip: Trip, by: Person): Promise<string> {
	world.expectLog(/ALERT CLAIM_CONTESTED/);
	const body = { ...(await aClaimBody(trip.owner, [{ description: 'Zebulon’s door' }])), note: 'Zebulon, as he found it' };
	const { id } = await trip.owner.browser.call(openClaim, { params: trip.params, body });
	const photos = [await uploadPhoto(trip.renter, await aPicture())];
	await trip.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'Zebulon knows better', photos } });
	const claim = await by.browser.call(getClaimById, { params: { id } });
	const items = claim.items.map((item) => ({ id: item.id, grantedJod: '20' }));
	await by.browser.call(resolveClaim, { params: { id }, body: { items, note: 'Zebulon is right, mostly' } });
	await world.runJobs();
	return id;
}

/** Sent, returned, sent again, paid. */
async function paidOut(owner: Person, by: Person): Promise<string> {
	world.expectLog(/ALERT PAYOUT_FAILED/);
	await advanceUntilDue(world);
	const [payout] = await payoutsOf(by, owner);
	const params = { id: payout?.id ?? '' };
	await batchOf(by, [params]);
	expect(await reasonsOf(owner)).toContain('OPEN_PAYOUTS');
	await by.browser.call(markPayoutFailed, { params, body: { reason: 'The account of Zebulon is closed' } });
	expect(await reasonsOf(owner)).toContain('OPEN_PAYOUTS');
	await by.browser.call(retryPayout, { params });
	const batch = await batchOf(by, [params]);
	await by.browser.call(markPayoutPaid, { params, body: { bankReference: 'ARAB-1' } });
	await world.runJobs();
	return batch.id;
}

const photosLeft = async (person: Person) =>
	(
		await world.running.platform.db
			.selectFrom('stored_objects')
			.select('id')
			.where('uploaded_by', '=', person.id)
			.where('purpose', '=', 'CLAIM_PHOTO')
			.execute()
	).map(({ id }) => id);

describe('an owner who deletes the account', () => {
	it('must wait while money is on its way, then account, claim and reviews are erased; the amounts stay', async () => {
		const [by, trip] = [await admin(), await aReturn(world)];
		const { owner, renter } = trip;
		await named(owner);
		await owner.browser.call(setPayoutDetails, { body: { kind: 'CLIQ', cliqAlias: 'ZEBULON' } });
		await paidTo(owner, ibans.first, 'Zebulon Markfield');
		expect(await reasonsOf(owner)).toEqual(['OPEN_SETTLEMENTS']);
		await aDecidedClaim(trip, by);
		const batchId = await paidOut(owner, by);
		const trips = { ...trip, car: { ...trip.car, slug: '' } };
		await reviewBy(trips, 'owner', 4, 'Zebulon recommends this renter');
		const { theirs } = await reviewBy(trips, 'renter', 5, 'A good car');
		const { mine } = await reviewsOf(renter);
		await owner.browser.call(answerReview, { params: { id: mine?.id ?? '' }, body: { text: 'Thanks from Zebulon' } });
		await renter.browser.call(reportReview, { params: { id: theirs?.id ?? '' }, body: { reason: 'OTHER', note: 'Zebulon is not nice' } });
		await by.browser.call(hideReview, { params: { id: theirs?.id ?? '' }, body: { reason: 'Zebulon names somebody' } });
		await owner.browser.call(addFavourite, { params: { carId: (await aCar(world, renter)).id } });
		expect(await findColumnsWith(world, MARKERS)).toEqual(
			expect.arrayContaining(['claims.note', 'claim_items.description', 'payout_details.iban', 'payout_attempts.failure', 'reviews.body']),
		);
		const photos = await photosLeft(owner);
		expect(photos).toHaveLength(1);

		expect(await reasonsOf(owner)).toEqual([]);
		await leave(owner);
		expect(await findColumnsWith(world, MARKERS)).toEqual([]);
		expect(await photosLeft(owner)).toEqual([]);
		for (const id of photos) expect(await world.running.platform.store.get(`private/${id}/master.jpg`)).toBeNull();

		const claim = await renter.browser.call(getClaim, { params: trip.params });
		expect(claim).toMatchObject({ granted: { totalJod: '20.00' }, owner: { displayName: 'Former member' } });
		expect(claim.photos.map(({ side }) => side)).toEqual(['RENTER']);
		const payouts = await by.browser.call(listPayouts, { query: { ownerId: owner.id } as never });
		expect(payouts).toMatchObject([{ state: 'PAID', bankReference: 'ARAB-1', destination: 'JO •••• 0302', ownerName: 'Former member' }]);
		const file = await by.browser.fetch(getPayoutBatchFile.path.replace('{id}', batchId));
		expect(await file.text()).toMatch(/Former member,IBAN,JO •••• 0302/);
		expect(await renter.browser.refused(getProfile, { params: { id: owner.id } })).toMatchObject({ status: 404 });
		expect(await renter.browser.refused(listPersonReviews, { params: { id: owner.id } })).toMatchObject({ status: 404 });
		expect((await row(renter)).renter_rating_count).toBe(0);
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);

		await leave(renter);
		expect(await photosLeft(renter)).toEqual([]);
	});
});

async function reviewsOf(renter: Person) {
	const review = await world.running.platform.db
		.selectFrom('reviews')
		.select('id')
		.where('author_id', '=', renter.id)
		.executeTakeFirstOrThrow();
	return { mine: review };
}

describe('a renter who deletes the account', () => {
	it('must answer claims and pay the excess first; their ratings stay without a name', async () => {
		const trip = await aReturn(world);
		const { owner, renter } = trip;
		await named(renter);
		const by = await admin();
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const { id } = await aClaim(trip, [{ amountJod: '300' }]);
		expect(await reasonsOf(renter)).toEqual(['OPEN_CLAIMS', 'OPEN_SETTLEMENTS']);
		expect(await reasonsOf(owner)).toContain('OPEN_CLAIMS');
		await world.advance(4 * DAY_MS);
		const claim = await by.browser.call(getClaimById, { params: { id } });
		const items = claim.items.map((item) => ({ id: item.id, grantedJod: '300' }));
		await by.browser.call(resolveClaim, { params: { id }, body: { items, note: 'Nobody answered' } });
		await world.runJobs();
		expect(await reasonsOf(renter)).toEqual(['OPEN_CLAIMS']);
		await payExcess(world, renter, { id });
		await world.runJobs();
		const trips = { ...trip, car: { ...trip.car, slug: '' } };
		await reviewBy(trips, 'renter', 3, 'Zebulon liked the engine');
		await reviewBy(trips, 'owner', 2, 'A dent');
		expect(await reasonsOf(renter)).toEqual([]);
		await leave(renter);
		expect(await findColumnsWith(world, ['zebulon'])).toEqual([]);
		expect(await world.visitor().call(listCarReviews, { params: { id: trip.car.id } })).toMatchObject([
			{ rating: 3, text: '', author: { displayName: 'Former member', displayNameAr: 'عضو سابق', hasLeft: true } },
		]);
		expect(await owner.browser.refused(payClaim, { params: { id }, body: {} })).toMatchObject({ status: 403 });
	});
});

describe('reasons for which an account cannot be deleted yet', () => {
	it('are listed once each, also if both sides of a trip have a claim', async () => {
		const trip = await aReturn(world);
		await aClaim(trip);
		await aRenterClaim(trip);
		expect(await reasonsOf(trip.renter)).toEqual(['OPEN_CLAIMS', 'OPEN_SETTLEMENTS']);
	});
});

describe('a renter whose bank investigates a charge', () => {
	it('must wait until it has decided, although all amounts of the trip are settled', async () => {
		const trip = await aReturn(world);
		const { owner, renter } = trip;
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await owner.browser.call(releaseDeposit, { params: trip.params });
		await world.runJobs();
		await world.advance(DAY_MS);
		expect(await reasonsOf(renter)).toEqual([]);
		await sendDisputeWebhook(world, trip.id, 'PENDING');
		expect(await reasonsOf(renter)).toEqual(['OPEN_DISPUTES']);
		await renter.browser.call(sendDeletionCode);
		const text = (await world.visitor().call(devOutbox)).find(({ to }) => to === renter.email)?.text ?? '';
		const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
		const refused = await renter.browser.refused(deleteMe, { body: { code } });
		expect(refused).toMatchObject({ status: 409, code: 'CANNOT_LEAVE_YET', reasons: ['OPEN_DISPUTES'] });
		expect((await row(renter)).left_at).toBeNull();
		world.clock.advance(60_000);
		await sendDisputeWebhook(world, trip.id, 'RESOLVED');
		expect(await reasonsOf(renter)).toEqual([]);
		await leave(renter);
		expect((await row(renter)).left_at).not.toBeNull();
	});
});

describe('the export of personal data', () => {
	it('has the payout account, own claims with their photos, reviews, saved cars; of others only their statements', async () => {
		const [by, trip] = [await admin(), await aReturn(world)];
		const { owner, renter } = trip;
		await paidTo(owner);
		const car = await aCar(world, renter);
		await owner.browser.call(addFavourite, { params: { carId: car.id } });
		await aDecidedClaim(trip, by);
		const trips = { ...trip, car: { ...trip.car, slug: '' } };
		await reviewBy(trips, 'owner', 4, 'Punctual');
		const response = await owner.browser.fetch(exportMe.path);
		const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
		const json = (name: string) => JSON.parse(new TextDecoder().decode(files[`${name}.json`]));
		expect(json('payouts')).toMatchObject({
			accounts: [{ iban: ibans.first, holder_name: 'Rania Haddad' }],
			payouts: [{ source: 'SETTLEMENT' }],
		});
		expect(json('claims')).toMatchObject([
			{ side: 'OWNER', contest_reason: 'Zebulon knows better', items: [{ description: 'Zebulon’s door', granted_fils: '20000' }] },
		]);
		expect(Object.keys(files).filter((name) => name.startsWith('claims/'))).toEqual([`claims/${trip.id}/photo-1.jpg`]);
		expect(json('reviews')).toMatchObject({ written: [{ rating: 4, body: 'Punctual' }], received: [], reported: [] });
		expect(json('favourites')).toMatchObject([{ car_id: car.id }]);
		expect((await owner.browser.call(getPayoutDetails)).current?.shown).toBe('JO •••• 0302');
		expect(JSON.stringify([json('claims'), json('reviews'), json('payouts')])).not.toContain(renter.id);
	});
});

describe('the database', () => {
	it('allows erasing the texts of a claim once it is over, and nothing else of it', async () => {
		const [by, trip] = [await admin(), await aReturn(world)];
		const { pool } = world.running.platform;
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const { id } = await aClaim(trip);
		const refused = (text: string) =>
			expect(pool.query(text, [id])).rejects.toMatchObject({
				constraint: expect.stringMatching(/^claim_evidence_stays$|^claims_decided_ones_stay$/),
			});
		await refused('DELETE FROM claim_photos WHERE claim_id = $1');
		await refused(`UPDATE claim_items SET description = '—' WHERE claim_id = $1`);
		await trip.renter.browser.call(contestClaim, { params: { id }, body: { reason: 'That was there before', photos: [] } });
		const claim = await by.browser.call(getClaimById, { params: { id } });
		const items = claim.items.map((item) => ({ id: item.id, grantedJod: '10' }));
		await by.browser.call(resolveClaim, { params: { id }, body: { items, note: 'A little' } });
		await refused(`UPDATE claim_items SET description = 'Another' WHERE claim_id = $1`);
		await refused(`UPDATE claims SET decision_note = 'Another' WHERE id = $1`);
		await refused(`UPDATE claims SET note = '—', granted_fils = 1 WHERE id = $1`);
		await refused('DELETE FROM claims WHERE id = $1');
		await pool.query(`UPDATE claims SET note = '—' WHERE id = $1`, [id]);
	});
});
