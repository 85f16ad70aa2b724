/** What may follow a claim: further lines while it is open, and one more claim after a withdrawal. */
import { describe, expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { acceptClaim, addClaimLines, contestClaim, getClaim, getClaimState, openClaim, withdrawClaim } from '#contract/claims.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aClaimBody, aContestedClaim, aReturn } from '#tests/support/claims.ts';
import type { Person } from '#tests/support/factories.ts';
import { aPicture, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = (claim: Claim) => ({ params: { id: claim.id } });
const aLine = (amountJod: string) => ({ type: 'CLEANING' as const, amountJod, description: 'Sand all over the seats' });
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);
const now = () => world.clock.now().getTime();

describe('lines added to an open claim', () => {
	it('are announced to the renter, who has the full time to answer again', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		await world.advance(60 * HOUR_MS);
		const photo = await uploadPhoto(trip.owner, await aPicture());
		const longer = await trip.owner.browser.call(addClaimLines, { ...ofClaim(claim), body: { items: [aLine('12.50')], photos: [photo] } });
		expect(longer).toMatchObject({
			status: 'OPEN',
			claimed: { totalJod: '42.50', fromDepositJod: '42.50', depositBackJod: '64.00', excessJod: '0.00' },
			items: [{ type: 'DAMAGE' }, { type: 'CLEANING', amountJod: '12.50' }],
		});
		expect(longer.photos).toHaveLength(2);
		expect(longer.timeline.map(({ kind }) => kind)).toEqual(['OPENED', 'LINES_ADDED', 'ANSWER_DUE']);
		expect(Date.parse(longer.answerBy)).toBe(now() + 72 * HOUR_MS);
		await world.runJobs();
		expect(await bellOf(trip.renter)).toContain('CLAIM_OPENED: The owner added to the claim');
		// The earlier response time passes without effect; a day before the new one ends the renter is reminded again.
		await world.advance(48 * HOUR_MS);
		expect((await bellOf(trip.renter)).filter((line) => line === 'CLAIM_OPENED: 24 hours left to respond to the claim')).toHaveLength(2);
		expect(await trip.renter.browser.call(acceptClaim, ofClaim(claim))).toMatchObject({ granted: { fromDepositJod: '42.50' } });
		expect(await settlementOf(trip)).toMatchObject({ depositCapturedJod: '42.50', depositReleasedJod: '64.00' });
		await world.advance(60_000);
		expect((await accountBalances(world, trip.id)).DEPOSITS_HELD).toBeUndefined();
	});

	it('are not accepted if the renter has only seen the earlier total', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		await trip.owner.browser.call(addClaimLines, { ...ofClaim(claim), body: { items: [aLine('5')] } });
		const accept = (claimedJod: string) => trip.renter.browser.try(acceptClaim, { ...ofClaim(claim), body: { claimedJod } });
		expect((await accept('30.00')).body).toMatchObject({ code: 'CLAIM_CHANGED' });
		expect((await accept('35.00')).body).toMatchObject({ status: 'ACCEPTED' });
	});

	it('are refused beyond ten, for a recorded charge that is claimed already, and with a photo that exists already', async () => {
		const trip = await aReturn(world);
		const picture = await aPicture();
		const photos = [await uploadPhoto(trip.owner, picture)];
		const nine = Array.from({ length: 9 }, () => aLine('1'));
		const claim = await trip.owner.browser.call(openClaim, {
			params: trip.params,
			body: { items: [...nine, { ...aLine('1'), type: 'LATE_RETURN' }], photos },
		});
		const add = (items: ReturnType<typeof aLine>[]) => trip.owner.browser.refused(addClaimLines, { ...ofClaim(claim), body: { items } });
		expect(await add([aLine('1')])).toMatchObject({ code: 'INVALID_INPUT', fields: { items: 'A claim can have up to 10 items.' } });
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const other = await aReturn(world);
		const late = await aClaim(other, [{ type: 'LATE_RETURN', amountJod: '10' }]);
		const again = await uploadPhoto(other.owner, picture);
		await other.owner.browser.call(addClaimLines, { ...ofClaim(late), body: { items: [aLine('1')], photos: [again] } });
		const repeated = { items: [aLine('1')], photos: [await uploadPhoto(other.owner, picture)] };
		expect(await other.owner.browser.refused(addClaimLines, { ...ofClaim(late), body: repeated })).toMatchObject({
			fields: { photos: 'You’ve added the same photo twice.' },
		});
		const twice = { ...aLine('1'), type: 'LATE_RETURN' as const };
		expect(await other.owner.browser.refused(addClaimLines, { ...ofClaim(late), body: { items: [twice] } })).toMatchObject({
			fields: { 'items.0.type': expect.any(String) },
		});
	});

	it('are refused once the renter has answered, after the time to answer, and for others than the owner', async () => {
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		const add = (person: Person) => person.browser.refused(addClaimLines, { ...ofClaim(claim), body: { items: [aLine('1')] } });
		expect(await add(trip.renter)).toMatchObject({ status: 403 });
		world.clock.advance(72 * HOUR_MS);
		expect(await add(trip.owner)).toMatchObject({ code: 'CLAIM_ANSWER_LATE' });
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const other = await aReturn(world);
		const contested = await aContestedClaim(world, other);
		expect(await other.owner.browser.refused(addClaimLines, { ...ofClaim(contested), body: { items: [aLine('1')] } })).toMatchObject({
			code: 'CLAIM_NOT_OPEN',
		});
	});
});

describe('a claim withdrawn within the time for claims', () => {
	it('leaves the deposit held, and another claim may be made', async () => {
		const trip = await aReturn(world);
		const first = await aContestedClaim(world, trip);
		const withdrawn = await trip.owner.browser.call(withdrawClaim, ofClaim(first));
		expect(withdrawn).toMatchObject({ outcome: 'WITHDRAWN', claimAgainUntil: expect.any(String) });
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'held' });
		expect(await trip.owner.browser.call(getClaimState, { params: trip.params })).toMatchObject({ mayClaim: true });
		await world.runJobs();
		const [notification] = (await trip.renter.browser.call(listNotifications)).filter(({ type }) => type === 'CLAIM_RESOLVED');
		expect(notification?.body.en).toContain('one more claim until');
		const second = await aClaim(trip, [{ amountJod: '20' }]);
		expect(second.earlier).toEqual([{ id: first.id, claimedJod: '30.00', decidedAt: expect.any(String) }]);
		expect(await trip.renter.browser.call(getClaim, { params: trip.params, query: { claimId: first.id } })).toMatchObject({
			id: first.id,
			outcome: 'WITHDRAWN',
		});
		await trip.renter.browser.call(acceptClaim, ofClaim(second));
		expect(await settlementOf(trip)).toMatchObject({ depositCapturedJod: '20.00', depositReleasedJod: '86.50' });
		expect(await trip.owner.browser.refused(openClaim, { params: trip.params, body: await aClaimBody(trip.owner) })).toMatchObject({
			code: 'CLAIM_ALREADY_MADE',
		});
	});

	it('has its deposit refunded automatically at the end of the time for claims, or at once if the owner releases it', async () => {
		const trip = await aReturn(world);
		await trip.owner.browser.call(withdrawClaim, ofClaim(await aClaim(trip)));
		await world.advance(48 * HOUR_MS);
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', depositReleasedJod: '106.50' });
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const other = await aReturn(world);
		await other.owner.browser.call(withdrawClaim, ofClaim(await aClaim(other)));
		expect(await other.owner.browser.call(releaseDeposit, { params: other.params })).toMatchObject({ depositStatus: 'released' });
	});

	it('a second withdrawal is final: the deposit is refunded at once', async () => {
		const trip = await aReturn(world);
		await trip.owner.browser.call(withdrawClaim, ofClaim(await aClaim(trip)));
		const second = await aClaim(trip);
		expect(await trip.owner.browser.call(withdrawClaim, ofClaim(second))).toMatchObject({ outcome: 'WITHDRAWN', claimAgainUntil: null });
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', depositReleasedJod: '106.50' });
		expect(await trip.owner.browser.refused(openClaim, { params: trip.params, body: await aClaimBody(trip.owner) })).toMatchObject({
			code: 'CLAIM_ALREADY_MADE',
		});
		const late = { ...ofClaim(second), body: { reason: 'It was there before' } };
		expect(await trip.renter.browser.refused(contestClaim, late)).toMatchObject({ code: 'CLAIM_NOT_OPEN' });
	});
});
