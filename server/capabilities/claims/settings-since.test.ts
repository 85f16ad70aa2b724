import { describe, expect, it } from 'vitest';
import { changeSettings, getSettings } from '#contract/admin.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { getClaimState } from '#contract/claims.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aReturn } from '#tests/support/claims.ts';
import { aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, tripAtPickup } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const settlementOf = (bookingId: string) =>
	world.running.platform.db.selectFrom('settlements').selectAll().where('booking_id', '=', bookingId).executeTakeFirstOrThrow();

/** At least doubles every setting that is agreed on with users. */
async function changeAll(): Promise<void> {
	const by = await aPerson(world, { role: 'SUPER_ADMIN' });
	const { version } = await by.browser.call(getSettings);
	await by.browser.call(changeSettings, {
		body: { version, platformFeePercent: 25, claimWindowHours: 200, claimAnswerHours: 300, gatewayFeeBasisPoints: 500 },
	});
}

describe('settings changed after a booking was made', () => {
	it('do not affect it', async () => {
		const { version } = await (await aPerson(world, { role: 'SUPER_ADMIN' })).browser.call(getSettings);
		const before = await world.running.platform.db
			.selectFrom('market_settings')
			.selectAll()
			.where('version', '=', version)
			.executeTakeFirstOrThrow();
		const trip = await tripAtPickup(world);
		await changeAll();
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		await world.runJobs();
		const completed = world.clock.now().getTime();
		const settlement = await settlementOf(trip.id);
		expect(settlement.platform_fee_percent).toBe(before.platform_fee_percent);
		expect(settlement.claims_until.getTime() - completed).toBe(before.claim_window_hours * HOUR_MS);
		expect(await trip.owner.browser.call(getClaimState, { params: trip.params })).toMatchObject({ answerHours: before.claim_answer_hours });
		const claim = await aClaim(trip);
		expect(new Date(claim.answerBy).getTime() - completed).toBe(before.claim_answer_hours * HOUR_MS);
		expect(await trip.renter.browser.call(getRentalAgreement, { params: trip.params })).toMatchObject({
			claimWindowHours: before.claim_window_hours,
			claimAnswerHours: before.claim_answer_hours,
		});
	});

	it('apply to the next one', async () => {
		const trip = await aReturn(world);
		expect(await settlementOf(trip.id)).toMatchObject({ platform_fee_percent: 25 });
		expect(await trip.owner.browser.call(getClaimState, { params: trip.params })).toMatchObject({ answerHours: 300 });
		// 5 % of the charge: the gateway fee is not part of the agreement and uses the settings at the time of the charge.
		const { db } = world.running.platform;
		const payment = await db.selectFrom('payments').selectAll().where('booking_id', '=', trip.id).executeTakeFirstOrThrow();
		expect(payment.gateway_fee_fils).toBe(payment.amount_fils / 20n);
	});
});
