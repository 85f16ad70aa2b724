/** Claims of a renter that are refused, and when. */
import { describe, expect, it } from 'vitest';
import { acceptRenterClaim, contestRenterClaim, getRenterClaim, openRenterClaim, withdrawRenterClaim } from '#contract/renter-claims.ts';
import { releaseDeposit, setSettlementStatus } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aReturn } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { paidTo } from '#tests/support/payouts.ts';
import { aRenterClaim, aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = ({ id }: { id: string }) => ({ params: { id } });
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const stateOf = (person: Person, trip: Trip) => person.browser.call(getRenterClaim, { params: trip.params });
/** The rest of the time for claims passes. */
const afterWindow = () => world.advance(49 * HOUR_MS);

describe('a claim is refused', () => {
	it('before the return, after the time for claims, and for others', async () => {
		const trip = await aReturn(world);
		const body = await aRenterClaimBody(trip.renter);
		const stranger = await aPerson(world);
		expect(await stranger.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			body: { code: 'BOOKING_NOT_FOUND' },
		});
		expect(await trip.owner.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			body: { code: 'BOOKING_NOT_FOUND' },
		});
		expect(await stateOf(trip.owner, trip)).toMatchObject({ mayClaim: false, limits: [] });
		await afterWindow();
		expect(await trip.renter.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			body: { code: 'RENTER_CLAIM_WINDOW_CLOSED' },
		});
		expect(await stateOf(trip.renter, trip)).toMatchObject({ mayClaim: false, limits: [] });
	});

	it('a second one, with the id of the first', async () => {
		const trip = await aReturn(world);
		const { id } = await aRenterClaim(trip);
		const body = await aRenterClaimBody(trip.renter);
		expect(await trip.renter.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			status: 409,
			body: { code: 'RENTER_CLAIM_EXISTS', claimId: id },
		});
	});

	it('above the limits, twice the same, in odd fils, and without a receipt', async () => {
		const trip = await aReturn(world);
		const send = async (lines: Parameters<typeof aRenterClaimBody>[1], photos = 1) =>
			trip.renter.browser.try(openRenterClaim, { params: trip.params, body: await aRenterClaimBody(trip.renter, lines, photos) });
		const cases = [
			[await send([{ amountJod: '93.72' }]), 'lines.0.amountJod'],
			[await send([{ kind: 'CLEANING_PAID', amountJod: '50.01' }]), 'lines.0.amountJod'],
			[await send([{ kind: 'DELIVERY_MISSING', amountJod: '1' }]), 'lines.0.amountJod'],
			[await send([{ amountJod: '50' }, { kind: 'CLEANING_PAID', amountJod: '44' }]), 'lines'],
			[await send([{ amountJod: '5' }, { amountJod: '6' }]), 'lines.1.kind'],
			[await send([{ amountJod: '0.005' }]), 'lines.0.amountJod'],
			[await send([{}], 0), 'photos'],
		] as const;
		for (const [answer, field] of cases) expect(answer).toMatchObject({ status: 400, body: { fields: { [field]: expect.any(String) } } });
	});

	it('once the owner was paid', async () => {
		const trip = await aReturn(world);
		const admin = await anAdmin();
		await paidTo(trip.owner);
		const { id } = await trip.owner.browser.call(releaseDeposit, { params: trip.params });
		await admin.browser.call(setSettlementStatus, { params: { id }, body: { status: 'PAID' } });
		const body = await aRenterClaimBody(trip.renter);
		expect(await trip.renter.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			body: { code: 'RENTER_CLAIM_PAID_OUT' },
		});
	});

	it('while the bank investigates the payment', async () => {
		const trip = await aReturn(world);
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendDisputeWebhook(world, trip.id, 'PENDING');
		const body = await aRenterClaimBody(trip.renter);
		expect(await trip.renter.browser.try(openRenterClaim, { params: trip.params, body })).toMatchObject({
			body: { code: 'RENTER_CLAIM_MONEY_IN_QUESTION' },
		});
	});

	it('once it is answered', async () => {
		const trip = await aReturn(world);
		const claim = await aRenterClaim(trip);
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		const contest = { ...ofClaim(claim), body: { reason: 'On second thought, no.' } };
		expect(await trip.owner.browser.try(contestRenterClaim, contest)).toMatchObject({ body: { code: 'RENTER_CLAIM_NOT_OPEN' } });
		expect(await trip.renter.browser.try(withdrawRenterClaim, ofClaim(claim))).toMatchObject({ body: { code: 'RENTER_CLAIM_NOT_OPEN' } });
	});
});
