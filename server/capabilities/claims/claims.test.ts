import { describe, expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import {
	acceptClaim,
	contestClaim,
	getClaim,
	getClaimState,
	listClaims,
	openClaim,
	resolveClaim,
	withdrawClaim,
} from '#contract/claims.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getSettlement } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aClaimBody, aContestedClaim, aReturn } from '#tests/support/claims.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = (claim: Claim) => ({ params: { id: claim.id } });
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
const claimOf = (person: Person, trip: Trip) => person.browser.call(getClaim, { params: trip.params });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const openAlerts = async (claim: Claim) =>
	(
		await world.running.platform.db
			.selectFrom('alerts')
			.select('detail')
			.where('subject_id', '=', claim.id)
			.where('closed_at', 'is', null)
			.execute()
	).length;

describe('30 dinars of damage after three days at 35.500', () => {
	it('accepted: 76.500 are refunded to the renter, the owner gets 123.720, and the ledger balances', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		expect(claim).toMatchObject({
			side: 'OWNER',
			status: 'OPEN',
			claimed: { totalJod: '30.00', fromDepositJod: '30.00', depositBackJod: '76.50', excessJod: '0.00' },
			granted: null,
			allowedActions: ['ADD_LINES', 'WITHDRAW'],
		});
		expect((await claimOf(trip.renter, trip)).allowedActions).toEqual(['ACCEPT', 'CONTEST']);
		await world.advance(49 * HOUR_MS);
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'held' });
		const accepted = await trip.renter.browser.call(acceptClaim, ofClaim(claim));
		expect(accepted).toMatchObject({
			status: 'ACCEPTED',
			outcome: 'ACCEPTED',
			granted: { totalJod: '30.00', fromDepositJod: '30.00', depositBackJod: '76.50', excessJod: '0.00' },
			excess: null,
			allowedActions: [],
		});
		expect(accepted.timeline.map(({ kind }) => kind)).toEqual(['OPENED', 'ACCEPTED']);
		expect(await settlementOf(trip)).toMatchObject({
			status: 'CALCULATED',
			depositStatus: 'partially_captured',
			depositCapturedJod: '30.00',
			depositReleasedJod: '76.50',
			finalOwnerSettlementJod: '123.72',
			settlementSnapshot: { owner: { deductions_applied: [{ type: 'DAMAGE', amount_jod: '30.00', from_deposit_jod: '30.00' }] } },
		});
		await world.advance(60_000);
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -123_720n, PLATFORM_REVENUE: -12_780n });
		expect((await accountBalances(world, trip.id)).DEPOSITS_HELD).toBeUndefined();
		expect(await bellOf(trip.renter)).toEqual(
			expect.arrayContaining(['CLAIM_OPENED: The owner made a claim', 'CLAIM_RESOLVED: You accepted the claim']),
		);
		expect(await bellOf(trip.owner)).toContain('CLAIM_RESOLVED: The renter accepted your claim');
	});

	it('contested: no money moves until an admin grants a part of it, line by line, with a note that both read', async () => {
		const trip = await aReturn(world);
		const claim = await aContestedClaim(world, trip, [
			{ amountJod: '20' },
			{ type: 'CLEANING', amountJod: '10', description: 'Sand all over the seats' },
		]);
		expect(claim).toMatchObject({
			status: 'CONTESTED',
			needsDecision: true,
			contestReason: 'That dent was there before.',
			allowedActions: [],
		});
		expect((await settlementOf(trip)).status).toBe('DISPUTED');
		await world.runJobs();
		expect(await bellOf(trip.owner)).toContain('CLAIM_ANSWERED: The renter contested your claim');
		const admin = await anAdmin();
		const waiting = await admin.browser.call(listClaims, { query: { filter: 'NEEDS_DECISION' } });
		expect(waiting.map(({ id }) => id)).toContain(claim.id);
		expect((await claimOf(admin, trip)).allowedActions).toEqual(['RESOLVE']);
		const grants = claim.items.map(({ id }, index) => ({ id, grantedJod: index === 0 ? '0' : '7.50' }));
		const note = 'The dent is on the photos of the handover. The sand is not.';
		expect(await admin.browser.call(resolveClaim, { ...ofClaim(claim), body: { items: grants, note } })).toMatchObject({
			status: 'RESOLVED',
			outcome: 'DECIDED',
			granted: { totalJod: '7.50', fromDepositJod: '7.50', depositBackJod: '99.00' },
		});
		for (const person of [trip.renter, trip.owner]) expect((await claimOf(person, trip)).decisionNote).toBe(note);
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '101.22' });
		expect((await settlementOf(trip)).settlementSnapshot.owner.deductions_applied).toEqual([
			{ type: 'CLEANING', amount_jod: '7.50', from_deposit_jod: '7.50' },
		]);
		expect(await openAlerts(claim)).toBe(0);
	});

	it('withdrawn after the time for claims: the whole deposit is refunded', async () => {
		const trip = await aReturn(world);
		const claim = await aContestedClaim(world, trip);
		await world.advance(48 * HOUR_MS);
		expect(await trip.owner.browser.call(withdrawClaim, ofClaim(claim))).toMatchObject({ status: 'RESOLVED', outcome: 'WITHDRAWN' });
		expect(await settlementOf(trip)).toMatchObject({
			status: 'CALCULATED',
			depositReleasedJod: '106.50',
			finalOwnerSettlementJod: '93.72',
		});
		await world.runJobs();
		expect(await bellOf(trip.renter)).toContain('CLAIM_RESOLVED: The owner withdrew the claim');
	});
});

describe('a claim without an answer', () => {
	it('grants nothing: after a reminder and 72 hours an admin is asked, and the deposit is held until then', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		await world.advance(48 * HOUR_MS);
		expect(await bellOf(trip.renter)).toContain('CLAIM_OPENED: 24 hours left to respond to the claim');
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		await world.advance(24 * HOUR_MS);
		expect(await openAlerts(claim)).toBe(1);
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'held', depositCapturedJod: '0.00' });
		for (const [call, body] of [
			[acceptClaim, undefined],
			[contestClaim, { reason: 'Too late' }],
		] as const) {
			expect(await trip.renter.browser.refused(call, { ...ofClaim(claim), ...(body ? { body } : {}) })).toMatchObject({
				code: 'CLAIM_ANSWER_LATE',
			});
		}
		const admin = await anAdmin();
		const grant = { items: [{ id: claim.items[0]?.id ?? '', grantedJod: '30' }], note: 'As the photos show.' };
		await admin.browser.call(resolveClaim, { ...ofClaim(claim), body: grant });
		expect(await admin.browser.refused(resolveClaim, { ...ofClaim(claim), body: grant })).toMatchObject({ code: 'CLAIM_NOT_DECIDABLE' });
		expect((await settlementOf(trip)).finalOwnerSettlementJod).toBe('123.72');
		expect(await openAlerts(claim)).toBe(0);
	});
});

describe('charges from the records', () => {
	it('are proposed to the owner and marked for the renter, in one line of each kind', async () => {
		const trip = await aReturn(world, { odometerKm: 50_700, fuelEighths: 6, lateMs: 2 * HOUR_MS });
		const state = await trip.owner.browser.call(getClaimState, { params: trip.params });
		expect(state).toMatchObject({ mayClaim: true, depositJod: '106.50', answerHours: 72, claim: null });
		const proposed = state.charges?.lines ?? [];
		expect(proposed.map(({ kind }) => kind)).toEqual(['EXTRA_KM', 'MISSING_FUEL', 'LATE_RETURN']);
		const [km, fuel] = proposed;
		const body = await aClaimBody(trip.owner, [
			{ type: 'EXTRA_KM', amountJod: km?.amountJod ?? '' },
			{ type: 'MISSING_FUEL', amountJod: '5.00' },
			{ type: 'MISSING_FUEL', amountJod: '1.00' },
		]);
		expect(await trip.owner.browser.refused(openClaim, { params: trip.params, body })).toMatchObject({
			code: 'INVALID_INPUT',
			fields: { 'items.2.type': expect.any(String) },
		});
		const claim = await trip.owner.browser.call(openClaim, { params: trip.params, body: { ...body, items: body.items.slice(0, 2) } });
		expect(claim.items.map(({ record }) => record)).toEqual(
			[km, fuel].map((line) => ({ quantity: line?.quantity, rateJod: line?.rateJod, amountJod: line?.amountJod })),
		);
		expect((await trip.renter.browser.call(getClaimState, { params: trip.params })).claim).toMatchObject({
			allowedActions: ['ACCEPT', 'CONTEST'],
		});
	});
});

describe('a claim', () => {
	it('is visible to its two parties and admins only, and so are its photos', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		const photo = await uploadPhoto(trip.renter, await aPicture());
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const answered = await trip.renter.browser.call(contestClaim, { ...ofClaim(claim), body: { reason: 'See my photo', photos: [photo] } });
		expect(answered.photos.map(({ side }) => side)).toEqual(['OWNER', 'RENTER']);
		const admin = await anAdmin();
		for (const person of [trip.owner, trip.renter, admin]) {
			for (const { url } of answered.photos) expect((await person.browser.fetch(url)).status).toBe(200);
		}
		const strangers = [await aPerson(world), (await aReturnOfAnother()).owner];
		for (const { browser } of strangers) {
			expect(await browser.refused(getClaim, { params: trip.params })).toMatchObject({ status: 404, code: 'CLAIM_NOT_FOUND' });
			expect((await browser.refused(getClaimState, { params: trip.params })).status).toBe(404);
			for (const call of [acceptClaim, withdrawClaim]) expect((await browser.refused(call, ofClaim(claim))).code).toBe('CLAIM_NOT_FOUND');
			expect((await browser.refused(contestClaim, { ...ofClaim(claim), body: { reason: 'Not mine' } })).code).toBe('CLAIM_NOT_FOUND');
			for (const { url } of answered.photos) expect((await browser.fetch(url)).status).toBe(404);
		}
		for (const { url } of answered.photos) expect((await world.visitor().fetch(url)).status).toBe(401);
		expect((await trip.renter.browser.refused(openClaim, { params: trip.params, body: await aClaimBody(trip.renter) })).status).toBe(404);
	});

	it('is decided by an admin who is not a party to it', async () => {
		const trip = await aReturn(world);
		const claim = await aContestedClaim(world, trip);
		const { pool, clock } = world.running.platform;
		const phones = ['+962790222001', '+962790222002'];
		for (const [index, { id }] of [trip.owner, trip.renter].entries())
			await pool.query(`UPDATE users SET role = 'ADMIN', phone = $2, phone_verified_at = $3 WHERE id = $1`, [
				id,
				phones[index],
				clock.now(),
			]);
		const body = { items: [{ id: claim.items[0]?.id ?? '', grantedJod: '30' }], note: 'In my own favour' };
		for (const person of [trip.owner, trip.renter]) {
			expect(await person.browser.refused(resolveClaim, { ...ofClaim(claim), body })).toMatchObject({
				status: 403,
				code: 'CLAIM_OF_YOUR_OWN',
			});
		}
	});

	const aReturnOfAnother = async () => {
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		return aReturn(world);
	};
});
