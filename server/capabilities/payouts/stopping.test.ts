import { describe, expect, it } from 'vitest';
import { createPayoutBatch, markPayoutFailed, markPayoutPaid } from '#contract/payout-batches.ts';
import { ownerFinances, ownerPayouts } from '#contract/payouts.ts';
import { getSettlement, type SettlementStatus, setSettlementStatus } from '#contract/settlements.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { inTransaction, violatedConstraint } from '#server/platform/database/transaction.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { advanceUntilDue, batchOf, completedTrip, paidTo, payoutsOf, settledTrip } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';
import { onDisputeClosed, onDisputeOpened } from './index.ts';

const world = aWorld();

async function dueTrip() {
	const trip = await settledTrip(world);
	await paidTo(trip.owner);
	await advanceUntilDue(world);
	const admin = await aPerson(world, { role: 'ADMIN' });
	const [payout] = await payoutsOf(admin, trip.owner);
	if (!payout) throw new Error('no payout');
	return { trip, admin, payout };
}

const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
async function choose(admin: Person, trip: Trip, status: SettlementStatus) {
	const { id } = await settlementOf(trip);
	return admin.browser.try(setSettlementStatus, { params: { id }, body: { status } });
}
const dispute = (act: typeof onDisputeOpened, trip: Trip, disputeId: string) =>
	inTransaction(world.running.platform.db, async (tx) => {
		await lockBooking(tx, trip.id);
		await act(world.running.platform, tx, { disputeId, bookingId: trip.id });
	});

describe('a settlement that an admin disputes', () => {
	it('holds its payout until it is released', async () => {
		const { trip, admin, payout } = await dueTrip();
		expect((await choose(admin, trip, 'DISPUTED')).status).toBe(200);
		expect((await trip.owner.browser.call(ownerPayouts))[0]).toMatchObject({ obstacle: 'HELD' });
		expect((await trip.owner.browser.call(ownerFinances)).heldBack).toEqual([
			{ reason: 'DISPUTED', count: 1, amountJod: '93.72', until: null },
		]);
		expect(await admin.browser.refused(createPayoutBatch, { body: { payoutIds: [payout.id] } })).toMatchObject({ code: 'PAYOUT_IS_HELD' });
		expect((await choose(admin, trip, 'CALCULATED')).status).toBe(200);
		expect((await batchOf(admin, [payout])).count).toBe(1);
	});

	it('cannot hold a payout that is at the bank', async () => {
		const { trip, admin, payout } = await dueTrip();
		await batchOf(admin, [payout]);
		expect((await choose(admin, trip, 'DISPUTED')).body).toMatchObject({ code: 'PAYOUT_UNDER_WAY' });
		expect((await settlementOf(trip)).status).toBe('CALCULATED');
	});

	it('before it was calculated has its payout once it is calculated', async () => {
		const trip = await completedTrip(world);
		const admin = await aPerson(world, { role: 'ADMIN' });
		await choose(admin, trip, 'DISPUTED');
		expect(await payoutsOf(admin, trip.owner)).toEqual([]);
		await choose(admin, trip, 'CALCULATED');
		expect(await payoutsOf(admin, trip.owner)).toMatchObject([{ amountJod: '93.72', state: 'PENDING' }]);
	});
});

describe('a settlement that an admin marks as paid', () => {
	it('has its payout recorded as sent and paid manually', async () => {
		const { trip, admin } = await dueTrip();
		expect((await choose(admin, trip, 'PAID')).body).toMatchObject({ status: 'PAID' });
		expect((await trip.owner.browser.call(ownerPayouts))[0]).toMatchObject({ status: 'PAID', bankReference: 'BY_HAND' });
		expect(await accountBalances(world, trip.id)).toMatchObject({ BANK: -93_720n });
		expect((await choose(admin, trip, 'DISPUTED')).body).toMatchObject({ code: 'SETTLEMENT_IS_PAID' });
	});

	it('is refused while the payout is in transit, and then while a dispute freezes it', async () => {
		const { trip, admin, payout } = await dueTrip();
		await batchOf(admin, [payout]);
		expect((await choose(admin, trip, 'PAID')).body).toMatchObject({ code: 'PAYOUT_UNDER_WAY' });
		world.expectLog(/ALERT PAYOUT_FAILED/);
		await admin.browser.call(markPayoutFailed, { params: { id: payout.id }, body: { reason: 'Closed' } });
		await dispute(onDisputeOpened, trip, crypto.randomUUID());
		expect((await choose(admin, trip, 'PAID')).body).toMatchObject({ code: 'PAYOUT_IS_FROZEN' });
		expect((await settlementOf(trip)).status).toBe('CALCULATED');
	});
});

describe('a dispute of the renter’s bank', () => {
	it('freezes the payouts until the last one is closed, and then the owner is paid', async () => {
		const { trip, admin, payout } = await dueTrip();
		const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
		await dispute(onDisputeOpened, trip, one);
		await dispute(onDisputeOpened, trip, one);
		await dispute(onDisputeOpened, trip, other);
		expect(await admin.browser.refused(createPayoutBatch, { body: { payoutIds: [payout.id] } })).toMatchObject({
			code: 'PAYOUT_IS_FROZEN',
		});
		expect((await trip.owner.browser.call(ownerFinances)).heldBack).toMatchObject([{ reason: 'FROZEN', amountJod: '93.72' }]);
		await dispute(onDisputeClosed, trip, one);
		expect((await payoutsOf(admin, trip.owner))[0]).toMatchObject({ obstacle: 'FROZEN', isDue: false });
		await dispute(onDisputeClosed, trip, other);
		expect((await batchOf(admin, [payout])).count).toBe(1);
	});

	it('that opens before there is a payout freezes the later one', async () => {
		const trip = await completedTrip(world);
		await dispute(onDisputeOpened, trip, crypto.randomUUID());
		await paidTo(trip.owner);
		await world.advance(49 * 3_600_000);
		const admin = await aPerson(world, { role: 'ADMIN' });
		expect(await payoutsOf(admin, trip.owner)).toMatchObject([{ obstacle: 'FROZEN' }]);
	});

	it('does not affect one in transit: the bank’s result still counts', async () => {
		const { trip, admin, payout } = await dueTrip();
		await batchOf(admin, [payout]);
		await dispute(onDisputeOpened, trip, crypto.randomUUID());
		expect(await admin.browser.call(markPayoutPaid, { params: { id: payout.id }, body: { bankReference: 'R' } })).toMatchObject({
			state: 'PAID',
		});
	});
});

describe('the database', () => {
	it('refuses to change a payout that is paid, and one without a source', async () => {
		const { trip, admin, payout } = await dueTrip();
		const { pool } = world.running.platform;
		const refusedBy = (text: string) => pool.query(text, [payout.id]).then(() => null, violatedConstraint);
		expect(await refusedBy(`UPDATE payouts SET amount_fils = 0 WHERE id = $1`)).toBe('payouts_are_of_something');
		expect(await refusedBy(`UPDATE payouts SET state = 'SENT' WHERE id = $1`)).toBe('payouts_sent_ones_have_a_batch_or_were_paid_by_hand');
		expect(
			await refusedBy(`UPDATE payouts SET state = 'PAID', attempt = 1, sent_at = now(), batch_id = NULL, paid_at = now() WHERE id = $1`),
		).toMatch(/^payouts_(sent|paid)_ones/);
		expect(
			await refusedBy(
				`INSERT INTO payouts (id, booking_id, owner_id, source, amount_fils, created_at, due_at) SELECT gen_random_uuid(), booking_id, owner_id, source, 1, now(), now() FROM payouts WHERE id = $1`,
			),
		).toBe('payouts_one_for_each_source_of_a_booking');
		await choose(admin, trip, 'PAID');
		expect(await refusedBy(`UPDATE payouts SET amount_fils = 1 WHERE id = $1`)).toBe('payouts_paid_ones_stay');
		expect(await refusedBy(`DELETE FROM payouts WHERE id = $1`)).toBe('payouts_paid_ones_stay');
	});
});
