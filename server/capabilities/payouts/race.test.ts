import { describe, expect, it } from 'vitest';
import { createPayoutBatch, markBatchPaid, markPayoutFailed, markPayoutPaid } from '#contract/payout-batches.ts';
import { setPayoutDetails } from '#contract/payouts.ts';
import { aPerson } from '#tests/support/factories.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { advanceUntilDue, batchOf, ibans, paidTo, payoutsOf, settledTrip } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';

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
const codes = (answers: ReadonlyArray<{ status: number; body: unknown }>) =>
	answers.map(({ status, body }) => (status < 300 ? 'done' : (body as { code: string }).code)).toSorted();

describe('at the same moment', () => {
	it('two batches of everything due: each payout is in one', async () => {
		const { trip, admin } = await dueTrip();
		const make = () => admin.browser.try(createPayoutBatch, { body: {} });
		const answers = await Promise.all([make(), make(), make()]);
		expect(codes(answers).filter((code) => code === 'done').length).toBeGreaterThanOrEqual(1);
		const [payout] = await payoutsOf(admin, trip.owner);
		expect(payout).toMatchObject({ state: 'SENT', attempt: 1 });
		expect(await accountBalances(world, trip.id)).toMatchObject({ PAYOUTS_IN_TRANSIT: -93_720n });
	});

	it('two batches of the same selection: one of them is refused', async () => {
		const { admin, payout } = await dueTrip();
		const make = () => admin.browser.try(createPayoutBatch, { body: { payoutIds: [payout.id] } });
		expect(codes(await Promise.all([make(), make()]))).toEqual(['PAYOUT_NOT_PENDING', 'done']);
	});

	it('one batch requested twice under one key: created once, answered twice', async () => {
		const { admin, payout } = await dueTrip();
		const make = () =>
			admin.browser.call(createPayoutBatch, { body: { payoutIds: [payout.id] }, headers: { 'idempotency-key': payout.id } });
		const first = await make();
		expect(await make()).toEqual(first);
	});

	it('paid twice: recorded once; a different reference is refused', async () => {
		const { trip, admin, payout } = await dueTrip();
		const { id: batchId } = await batchOf(admin, [payout]);
		const pay = (bankReference: string) => admin.browser.try(markPayoutPaid, { params: { id: payout.id }, body: { bankReference } });
		const all = () => admin.browser.try(markBatchPaid, { params: { id: batchId }, body: { bankReference: 'R1' } });
		expect(codes(await Promise.all([pay('R1'), pay('R1'), all()]))).toEqual(['done', 'done', 'done']);
		expect(codes([await pay('R2')])).toEqual(['PAYOUT_IS_PAID']);
		expect(await accountBalances(world, trip.id)).toMatchObject({ BANK: -93_720n });
	});

	it('paid and failed: whichever comes first counts', async () => {
		const { trip, admin, payout } = await dueTrip();
		await batchOf(admin, [payout]);
		world.expectLog(/ALERT PAYOUT_FAILED/);
		const answers = await Promise.all([
			admin.browser.try(markPayoutPaid, { params: { id: payout.id }, body: { bankReference: 'R1' } }),
			admin.browser.try(markPayoutFailed, { params: { id: payout.id }, body: { reason: 'Closed' } }),
		]);
		const [loser] = codes(answers);
		expect(['PAYOUT_IS_PAID', 'PAYOUT_NOT_SENT']).toContain(loser);
		const balances = await accountBalances(world, trip.id);
		expect(loser === 'PAYOUT_IS_PAID' ? balances.BANK : balances.OWNER_PAYABLE).toBe(-93_720n);
	});

	it('the owner changes their account while the batch is created: the batch has the account to which it was sent', async () => {
		const { trip, admin, payout } = await dueTrip();
		const change = { body: { kind: 'IBAN', iban: ibans.second, holderName: 'Rania Haddad' } } as const;
		const [batch] = await Promise.all([batchOf(admin, [payout]), trip.owner.browser.call(setPayoutDetails, change)]);
		const [sent] = await payoutsOf(admin, trip.owner);
		const file = await (await admin.browser.fetch(`/api/admin/payout-batches/${batch.id}/file`)).text();
		expect(file).toContain(sent?.destination === 'JO •••• 0303' ? ibans.second : ibans.first);
		expect(sent?.detailsAreNew).toBe(sent?.destination === 'JO •••• 0303');
	});
});
