import { describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { getTrialBalance } from '#contract/ledger.ts';
import { settlementsOfMonth } from '#contract/settlement-lists.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, tripAtPickup } from '#tests/support/handovers.ts';
import { paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

describe('a month', () => {
	const monthOf = async (month?: string) => {
		const admin = await aPerson(world, { role: 'ADMIN' });
		return admin.browser.call(settlementsOfMonth, { query: month ? { month } : {} });
	};

	it('is displayed beside the ledger, with the reasons for a different result', async () => {
		const trip = await tripAtPickup(world);
		const withdrawn = await paidRequest(world, trip.renter, trip.car, { startAt: '2031-05-10', endAt: '2031-05-12' });
		await trip.renter.browser.call(cancelBooking, { params: { id: withdrawn.id }, body: {} });
		await world.runJobs();
		const before = await monthOf();
		// Only the gateway's fees for charges without a completed rental.
		expect(before).toMatchObject({ count: 0, netJod: '0.00', ledger: { revenueJod: '0.00' } });
		expect(before.difference).toMatchObject({
			totalJod: before.ledger.netJod,
			withoutCompletionJod: before.ledger.netJod,
			otherMonthsJod: '0.00',
		});
		expect(Number(before.ledger.netJod)).toBeLessThan(0);
		await checkInByOwner(trip);
		world.clock.moveTo(trip.endsAt);
		await checkOutBy('owner', trip);
		await world.runJobs();
		await world.advance(49 * HOUR_MS);
		const after = await monthOf();
		expect(after).toMatchObject({
			count: 1,
			rentalJod: '106.50',
			platformFeeJod: '12.78',
			ownersJod: '93.72',
			ledger: { revenueJod: '12.78' },
		});
		expect(Number(after.difference.otherMonthsJod)).toBe(0);
		expect(after.difference.totalJod).toBe(after.difference.withoutCompletionJod);
		const { lines } = await (await aPerson(world, { role: 'ADMIN' })).browser.call(getTrialBalance, { query: { month: after.month } });
		expect(lines.find(({ account }) => account === 'PLATFORM_REVENUE')).toMatchObject({ balanceJod: '-12.78' });
		const elsewhere = await monthOf('2031-01');
		expect(elsewhere).toMatchObject({ month: '2031-01', count: 0, difference: { totalJod: '0.00' } });
	});
});
