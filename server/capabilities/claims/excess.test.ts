import { describe, expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { acceptClaim, getClaim, payClaim, writeOffClaim } from '#contract/claims.ts';
import { listNotifications } from '#contract/notifications.ts';
import { getSettlement } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aReturn, payExcess } from '#tests/support/claims.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { accountBalances, cards } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ofClaim = (claim: Claim) => ({ params: { id: claim.id } });
const claimOf = (person: Person, trip: Trip) => person.browser.call(getClaim, { params: trip.params });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type, title }) => `${type}: ${title.en}`);

/** Damage of 150 JOD against a deposit of 106.500 JOD, accepted. */
async function anExcess(): Promise<{ trip: Trip; claim: Claim }> {
	const trip = await aReturn(world);
	const claim = await aClaim(trip, [{ amountJod: '100' }, { amountJod: '50' }]);
	await trip.renter.browser.call(acceptClaim, ofClaim(claim));
	await world.runJobs();
	return { trip, claim: await claimOf(trip.renter, trip) };
}

describe('what exceeds the deposit', () => {
	it('is requested from the renter, paid by card, and paid out to the owner', async () => {
		const { trip, claim } = await anExcess();
		expect(claim).toMatchObject({
			granted: { totalJod: '150.00', fromDepositJod: '106.50', depositBackJod: '0.00', excessJod: '43.50' },
			excess: { amountJod: '43.50', paidAt: null },
			allowedActions: ['PAY'],
		});
		expect(await bellOf(trip.renter)).toContain('CLAIM_PAYMENT: Payment due for a claim');
		const settlement = await trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
		expect(settlement).toMatchObject({ depositStatus: 'captured', finalOwnerSettlementJod: '200.22' });
		expect(settlement.settlementSnapshot.owner.deductions_applied.map(({ from_deposit_jod }) => from_deposit_jod)).toEqual([
			'100.00',
			'6.50',
		]);
		expect(await payExcess(world, trip.renter, claim)).toMatchObject({ status: 'PAID', amountJod: '43.50', claimId: claim.id });
		await world.runJobs();
		const paid = await claimOf(trip.renter, trip);
		expect(paid).toMatchObject({ excess: { paidAt: expect.any(String) }, allowedActions: [] });
		expect(paid.timeline.map(({ kind }) => kind)).toEqual(['OPENED', 'ACCEPTED', 'EXCESS_ASKED', 'EXCESS_PAID']);
		expect(await bellOf(trip.owner)).toContain('CLAIM_PAYMENT: The renter paid the rest of your claim');
		// Rental minus platform fee, plus the deposit, plus the excess.
		expect(await accountBalances(world, trip.id)).toMatchObject({
			OWNER_PAYABLE: -(93_720n + 106_500n + 43_500n),
			PLATFORM_REVENUE: -12_780n,
		});
		expect(await trip.renter.browser.refused(payClaim, { ...ofClaim(claim), body: {} })).toMatchObject({ code: 'CLAIM_NOTHING_TO_PAY' });
	});

	it('opens one page for repeated requests, and another card may be tried after a declined one', async () => {
		const { trip, claim } = await anExcess();
		const ask = () => trip.renter.browser.call(payClaim, { ...ofClaim(claim), body: {} });
		expect(await ask()).toEqual(await ask());
		expect((await payExcess(world, trip.renter, claim, cards.declined)).status).toBe('FAILED');
		expect((await claimOf(trip.renter, trip)).allowedActions).toEqual(['PAY']);
		expect((await payExcess(world, trip.renter, claim)).status).toBe('PAID');
	});

	it('is reminded of once, and can be paid by the renter only', async () => {
		const { trip, claim } = await anExcess();
		await world.advance(72 * HOUR_MS);
		await world.advance(72 * HOUR_MS);
		expect((await bellOf(trip.renter)).filter((line) => line.includes('Reminder: payment due'))).toHaveLength(1);
		expect(await trip.owner.browser.refused(payClaim, { ...ofClaim(claim), body: {} })).toMatchObject({ status: 403 });
		expect(await (await aPerson(world)).browser.refused(payClaim, { ...ofClaim(claim), body: {} })).toMatchObject({ status: 404 });
	});

	it('may be written off by an admin; a payment on a page that was open is then refunded', async () => {
		const { trip, claim } = await anExcess();
		const { paymentId } = await trip.renter.browser.call(payClaim, { ...ofClaim(claim), body: {} });
		const admin = await aPerson(world, { role: 'ADMIN' });
		const body = { note: 'The renter cannot pay it.' };
		expect(await admin.browser.call(writeOffClaim, { ...ofClaim(claim), body })).toMatchObject({
			excess: { writtenOffAt: expect.any(String), writeOffNote: body.note },
		});
		expect(await admin.browser.refused(writeOffClaim, { ...ofClaim(claim), body })).toMatchObject({ code: 'CLAIM_NOTHING_TO_PAY' });
		const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
		await world.gateway.pay({ invoiceId: invoice?.invoiceId ?? '', card: cards.good });
		await world.advance(60_000);
		await world.advance(60_000);
		expect((await claimOf(trip.renter, trip)).excess?.paidAt).toBeNull();
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -(93_720n + 106_500n) });
		const audited = await world.running.platform.db
			.selectFrom('audit_entries')
			.select('action')
			.where('subject_id', '=', claim.id)
			.orderBy('id')
			.execute();
		expect(audited.map(({ action }) => action)).toEqual(['claim.opened', 'claim.accepted', 'claim.written-off']);
	});
});
