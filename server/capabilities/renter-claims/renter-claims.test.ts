/** Worked examples of three days at 35.50 (fee 12.78, deposit 106.50): the refund, who bears it, and when the owner is paid. */
import { describe, expect, it } from 'vitest';
import { acceptClaim, withdrawClaim } from '#contract/claims.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments } from '#contract/payments.ts';
import type { RenterClaim } from '#contract/renter-claim-shapes.ts';
import {
	acceptRenterClaim,
	decideRenterClaim,
	getRenterClaim,
	listRenterClaims,
	openRenterClaim,
	previewRenterClaimDecision,
	withdrawRenterClaim,
} from '#contract/renter-claims.ts';
import { getSettlement, releaseDeposit, setSettlementStatus } from '#contract/settlements.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aClaim, aReturn } from '#tests/support/claims.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { batchOf, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aContestedRenterClaim, aDeliveredReturn, aRenterClaim, aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = ({ id }: { id: string }) => ({ params: { id } });
const anAdmin = () => aPerson(world, { role: 'ADMIN' });
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
const stateOf = (person: Person, trip: Trip) => person.browser.call(getRenterClaim, { params: trip.params });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);
const violations = () => verifyLedger(world.running.platform.db);
const refundsOf = async (trip: Trip) =>
	(await trip.renter.browser.call(bookingPayments, { params: trip.params })).flatMap(({ refunds }) =>
		refunds.map((refund) => `${refund.of} ${refund.amountJod}`),
	);
const grant = (claim: RenterClaim, amounts: readonly string[]) =>
	claim.lines.map(({ id }, index) => ({ id, grantedJod: amounts[index] ?? '0' }));
/** The rest of the time for claims passes. */
const afterWindow = () => world.advance(49 * HOUR_MS);

describe('the refund of a renter’s claim', () => {
	it('20 of fuel, accepted: the owner bears all of it, and is paid the rest', async () => {
		const trip = await aReturn(world);
		const claim = await aRenterClaim(trip);
		expect(claim).toMatchObject({ status: 'OPEN', side: 'RENTER', claimedJod: '20.00', claimed: null, allowedActions: ['WITHDRAW'] });
		expect((await stateOf(trip.owner, trip)).claim).toMatchObject({
			claimed: { refundJod: '20.00', ownerBearsJod: '20.00', platformBearsJod: '0.00', ownerKeepsJod: '73.72' },
			allowedActions: ['ACCEPT', 'CONTEST'],
		});
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		expect(await violations()).toEqual([]);
		await afterWindow();
		expect(await settlementOf(trip)).toMatchObject({
			...{ status: 'CALCULATED', totalRentalJod: '106.50', platformFeeJod: '12.78', baseOwnerPayoutJod: '93.72' },
			...{ renterRefundJod: '20.00', renterRefundOwnerJod: '20.00', finalOwnerSettlementJod: '73.72' },
		});
		expect((await refundsOf(trip)).toSorted()).toEqual(['DEPOSIT 106.50', 'RENTER_CLAIM 20.00']);
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -73_720n, PLATFORM_REVENUE: -12_780n });
		expect(await bellOf(trip.owner)).toEqual(expect.arrayContaining(['RENTER_CLAIM_OPENED: The renter made a claim']));
		expect(await bellOf(trip.renter)).toContain('RENTER_CLAIM_DECIDED: The owner accepted your claim');
		expect(await violations()).toEqual([]);
	});

	it('a delivery of 25 that did not happen: the fee is only on what remains', async () => {
		const trip = await aDeliveredReturn(world);
		expect(await stateOf(trip.renter, trip)).toMatchObject({
			mayClaim: true,
			limits: [
				{ kind: 'FUEL_REFUND', maxJod: '100.00' },
				{ kind: 'CLEANING_PAID', maxJod: '50.00' },
				{ kind: 'DELIVERY_MISSING', maxJod: '25.00' },
			],
			maxTotalJod: '115.71',
		});
		// There is no receipt for a delivery that did not happen.
		const body = await aRenterClaimBody(trip.renter, [{ kind: 'DELIVERY_MISSING', amountJod: '25' }], 0);
		const claim = await trip.renter.browser.call(openRenterClaim, { params: trip.params, body });
		const accepted = await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		expect(accepted.granted).toEqual({ refundJod: '25.00', ownerBearsJod: '22.00', platformBearsJod: '3.00', ownerKeepsJod: '93.72' });
		await afterWindow();
		expect(await settlementOf(trip)).toMatchObject({ finalOwnerSettlementJod: '93.72', renterRefundOwnerJod: '22.00' });
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -93_720n, PLATFORM_REVENUE: -12_780n });
		expect(await violations()).toEqual([]);
	});

	it('contested: an admin sees the sums first, and grants 12.50 of 20 and nothing of 15', async () => {
		const trip = await aReturn(world);
		const lines = [{ amountJod: '20' }, { kind: 'CLEANING_PAID' as const, amountJod: '15' }];
		const claim = await aContestedRenterClaim(world, trip, lines);
		expect(claim).toMatchObject({ status: 'CONTESTED', needsDecision: true, contestReason: 'The tank was full, see the photos.' });
		await world.runJobs();
		const admin = await anAdmin();
		expect((await admin.browser.call(listRenterClaims, { query: { filter: 'NEEDS_DECISION' } })).map(({ id }) => id)).toContain(claim.id);
		const preview = await admin.browser.call(previewRenterClaimDecision, { ...ofClaim(claim), query: { amounts: '12.5,0' } });
		expect(preview).toEqual({ refundJod: '12.50', ownerBearsJod: '12.50', platformBearsJod: '0.00', ownerKeepsJod: '81.22' });
		const body = { lines: grant(claim, ['12.5', '0']), refundJod: '12.60', note: 'The receipt says 12.50.' };
		expect(await admin.browser.try(decideRenterClaim, { ...ofClaim(claim), body })).toMatchObject({
			body: { code: 'RENTER_CLAIM_SUM_CHANGED' },
		});
		const decided = await admin.browser.call(decideRenterClaim, { ...ofClaim(claim), body: { ...body, refundJod: '12.50' } });
		expect(decided).toMatchObject({ status: 'RESOLVED', outcome: 'DECIDED', grantedJod: '12.50', decisionNote: 'The receipt says 12.50.' });
		expect(await bellOf(trip.renter)).not.toContain('RENTER_CLAIM_DECIDED: You withdrew the claim');
		await afterWindow();
		expect(await settlementOf(trip)).toMatchObject({ finalOwnerSettlementJod: '81.22' });
		expect(await violations()).toEqual([]);
	});

	it('not answered: the owner is reminded, an admin decides, and the owner’s money waits', async () => {
		const trip = await aReturn(world);
		const claim = await aRenterClaim(trip);
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const admin = await anAdmin();
		await world.advance(49 * HOUR_MS);
		expect(await bellOf(trip.owner)).toContain('RENTER_CLAIM_OPENED: 24 hours left to respond to the renter’s claim');
		await world.advance(5 * DAY_MS);
		// The deposit is refunded in its time: the renter's claim does not delay the renter's own money.
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'released' });
		expect(await payoutsOf(admin, trip.owner)).toEqual([]);
		expect(await bellOf(admin)).toContain('RENTER_CLAIM_ANSWERED: A renter’s claim is waiting for a decision');
		expect(await trip.owner.browser.try(acceptRenterClaim, ofClaim(claim))).toMatchObject({ body: { code: 'RENTER_CLAIM_ANSWER_LATE' } });
		const body = { lines: grant(claim, ['0']), refundJod: '0.00', note: 'The photos show a full tank.' };
		await admin.browser.call(decideRenterClaim, { ...ofClaim(claim), body });
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '93.72' });
		expect(await payoutsOf(admin, trip.owner)).toMatchObject([{ amountJod: '93.72', source: 'SETTLEMENT' }]);
		expect(await violations()).toEqual([]);
	});

	it('withdrawn: nothing, and another claim may follow within the time for claims', async () => {
		const trip = await aReturn(world);
		const first = await aRenterClaim(trip);
		await trip.renter.browser.call(withdrawRenterClaim, ofClaim(first));
		const again = await aRenterClaim(trip, [{ amountJod: '8' }]);
		expect((await stateOf(trip.renter, trip)).claim?.id).toBe(again.id);
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(again));
		await afterWindow();
		expect(await settlementOf(trip)).toMatchObject({ finalOwnerSettlementJod: '85.72' });
		expect(await violations()).toEqual([]);
	});
});

describe('beside the owner’s claim and the deposit', () => {
	it('a deposit that the owner releases is refunded at once; the settlement waits for the renter’s claim', async () => {
		const trip = await aReturn(world);
		const claim = await aRenterClaim(trip);
		expect(await trip.owner.browser.call(releaseDeposit, { params: trip.params })).toMatchObject({
			status: 'PENDING',
			depositStatus: 'released',
		});
		expect(await violations()).toEqual([]);
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '73.72' });
		expect(await violations()).toEqual([]);
	});

	it('both claims at once: each ends separately, and the settlement is calculated after the last', async () => {
		const trip = await aReturn(world);
		const mine = await aRenterClaim(trip);
		const theirs = await aClaim(trip, [{ amountJod: '30' }]);
		await trip.renter.browser.call(acceptClaim, { params: { id: theirs.id }, body: {} });
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'partially_captured' });
		expect(await violations()).toEqual([]);
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(mine));
		const { settlementSnapshot, ...settled } = await settlementOf(trip);
		expect(settled).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '103.72' });
		expect(settlementSnapshot.owner.deductions_applied).toHaveLength(1);
		expect(await violations()).toEqual([]);
	});

	it('the renter’s claim ends first: the owner’s continues as before', async () => {
		const trip = await aReturn(world);
		const theirs = await aClaim(trip, [{ amountJod: '30' }]);
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(await aRenterClaim(trip)));
		expect(await settlementOf(trip)).toMatchObject({ status: 'PENDING', depositStatus: 'held' });
		await trip.owner.browser.call(withdrawClaim, { params: { id: theirs.id } });
		await afterWindow();
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '73.72' });
		expect(await violations()).toEqual([]);
	});

	it('after a settlement that was calculated early, its payout waits and is reduced', async () => {
		const trip = await aReturn(world);
		const admin = await anAdmin();
		await paidTo(trip.owner);
		await trip.owner.browser.call(releaseDeposit, { params: trip.params });
		const claim = await aRenterClaim(trip);
		const [payout] = await payoutsOf(admin, trip.owner);
		expect(payout).toMatchObject({ amountJod: '93.72', obstacle: 'HELD' });
		expect((await settlementOf(trip)).status).toBe('PENDING');
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		expect(await payoutsOf(admin, trip.owner)).toMatchObject([{ amountJod: '73.72', obstacle: null }]);
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', finalOwnerSettlementJod: '73.72' });
		expect(await violations()).toEqual([]);
	});

	it('an admin’s hold stays on a reduced payout', async () => {
		const trip = await aReturn(world);
		const admin = await anAdmin();
		await paidTo(trip.owner);
		const { id } = await trip.owner.browser.call(releaseDeposit, { params: trip.params });
		await admin.browser.call(setSettlementStatus, { params: { id }, body: { status: 'DISPUTED' } });
		const claim = await aRenterClaim(trip);
		expect(await admin.browser.try(setSettlementStatus, { params: { id }, body: { status: 'CALCULATED' } })).toMatchObject({
			body: { code: 'CLAIM_IS_OPEN' },
		});
		await trip.owner.browser.call(acceptRenterClaim, ofClaim(claim));
		expect(await payoutsOf(admin, trip.owner)).toMatchObject([{ amountJod: '73.72', obstacle: 'HELD' }]);
		expect(await violations()).toEqual([]);
	});
});

it('the owner is not paid while a claim is open, even by a batch', async () => {
	const trip = await aReturn(world);
	const admin = await anAdmin();
	await paidTo(trip.owner);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await aRenterClaim(trip);
	const payouts = await payoutsOf(admin, trip.owner);
	await expect(batchOf(admin, payouts)).rejects.toThrow();
	expect(await violations()).toEqual([]);
});
