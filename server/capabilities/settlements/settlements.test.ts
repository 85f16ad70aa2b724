import { describe, expect, it } from 'vitest';
import { getBooking } from '#contract/bookings.ts';
import { getSettlement, releaseDeposit, type SettlementStatus, setSettlementStatus } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aPerson } from '#tests/support/factories.ts';
import { checkInByOwner, checkOutBy, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();

async function returned(): Promise<Trip> {
	const trip = await tripAtPickup(world);
	await checkInByOwner(trip);
	world.clock.moveTo(trip.endsAt);
	await checkOutBy('owner', trip);
	await world.runJobs();
	return trip;
}
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
const auditOf = async (id: string) =>
	(
		await world.running.platform.db
			.selectFrom('audit_entries')
			.select(['action', 'before', 'after'])
			.where('subject', '=', 'settlement')
			.where('subject_id', '=', id)
			.orderBy('id')
			.execute()
	).map(({ action }) => action);

describe('a completed rental', () => {
	it('waits 48 hours for claims with its deposit held, then refunds it and calculates the owner’s amount', async () => {
		const trip = await returned();
		const opened = await settlementOf(trip);
		expect(opened).toMatchObject({
			status: 'PENDING',
			totalRentalJod: '106.50',
			platformFeePercent: 12,
			platformFeeJod: '12.78',
			depositHeldJod: '106.50',
			depositStatus: 'held',
			baseOwnerPayoutJod: '93.72',
		});
		await world.advance(48 * HOUR_MS - 60_000);
		expect((await settlementOf(trip)).status).toBe('PENDING');
		await world.advance(60_000);
		expect(await settlementOf(trip)).toMatchObject({
			status: 'CALCULATED',
			depositStatus: 'released',
			depositReleasedJod: '106.50',
			depositCapturedJod: '0.00',
			finalOwnerSettlementJod: '93.72',
			settlementSnapshot: { owner: { deductions_applied: [] } },
		});
		await world.advance(60_000);
		expect(await trip.renter.browser.call(getBooking, { params: trip.params })).toMatchObject({
			paymentStatus: 'PARTIALLY_REFUNDED',
			refundedJod: '106.50',
		});
		expect(await accountBalances(world, trip.id)).toMatchObject({ OWNER_PAYABLE: -93_720n, PLATFORM_REVENUE: -12_780n });
	});

	it('refunds the deposit at once when the owner releases it, and only once', async () => {
		const trip = await returned();
		const say = { params: trip.params };
		expect(await trip.renter.browser.refused(releaseDeposit, say)).toMatchObject({ status: 404 });
		expect(await trip.owner.browser.call(releaseDeposit, say)).toMatchObject({ status: 'CALCULATED', depositStatus: 'released' });
		expect(await trip.owner.browser.refused(releaseDeposit, say)).toMatchObject({ code: 'DEPOSIT_NOT_HELD' });
		await world.advance(49 * HOUR_MS);
		expect((await settlementOf(trip)).depositReleasedJod).toBe('106.50');
	});

	it('has its settlement visible to its owner and to admins only', async () => {
		const trip = await returned();
		const asked = { params: { bookingId: trip.id } };
		for (const stranger of [trip.renter, await aPerson(world)]) {
			expect(await stranger.browser.refused(getSettlement, asked)).toMatchObject({ code: 'SETTLEMENT_NOT_FOUND' });
		}
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await admin.browser.call(getSettlement, asked)).toMatchObject({ bookingId: trip.id });
	});
});

describe('the status that an admin chooses', () => {
	it('changes the ledger or is refused with its reason, and each change is in the audit log', async () => {
		const trip = await returned();
		const { id } = await settlementOf(trip);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const choose = (status: SettlementStatus) => admin.browser.try(setSettlementStatus, { params: { id }, body: { status } });
		const refused = async (status: SettlementStatus) => (await choose(status)).body;
		expect(await refused('PAID')).toMatchObject({ code: 'SETTLEMENT_NOT_CALCULATED' });
		expect((await choose('DISPUTED')).status).toBe(200);
		expect(await refused('PAID')).toMatchObject({ code: 'SETTLEMENT_DISPUTED' });
		await world.advance(49 * HOUR_MS);
		expect((await settlementOf(trip)).depositStatus).toBe('held');
		expect((await choose('CALCULATED')).body).toMatchObject({ status: 'CALCULATED', depositStatus: 'released' });
		expect(await refused('PENDING')).toMatchObject({ code: 'SETTLEMENT_IS_CALCULATED' });
		expect(await auditOf(id)).toEqual(['settlement.status-chosen', 'settlement.calculated', 'settlement.status-chosen']);
		expect(await trip.owner.browser.refused(setSettlementStatus, { params: { id }, body: { status: 'PAID' } })).toMatchObject({
			status: 403,
		});
	});

	it('refunds the deposit at once when it waits for claims again whose time passed while it was held', async () => {
		const trip = await returned();
		const { id } = await settlementOf(trip);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const choose = (status: SettlementStatus) => admin.browser.call(setSettlementStatus, { params: { id }, body: { status } });
		await choose('DISPUTED');
		await world.advance(49 * HOUR_MS);
		expect(await choose('PENDING')).toMatchObject({ status: 'PENDING', depositStatus: 'held' });
		await world.runJobs();
		expect(await settlementOf(trip)).toMatchObject({ status: 'CALCULATED', depositStatus: 'released' });
	});
});
