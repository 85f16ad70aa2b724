/** The faults of refunds, by their number in the design: the outcome of each, and a clean ledger afterwards. */
import { afterEach, describe, expect, it } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { declineBooking } from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { bookingPayments, retryRefund } from '#contract/payments.ts';
import { getReconciliation, listAlerts } from '#contract/reconciliation.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aWorld, GATEWAY_KEYS } from '#tests/support/world.ts';
import { refundDeposit } from './index.ts';

const world = aWorld();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const ALL_BACK = { GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n };
const STILL_OWED = { GATEWAY_CLEARING: 207_675n, GATEWAY_FEES: 5_325n, REFUNDS_PAYABLE: -213_000n };

afterEach(async () => {
	await world.gateway.clearFaults();
	await world.gateway.releaseWebhooks();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

async function aRequest() {
	const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	const paid = async () => (await renter.browser.call(bookingPayments, { params: { id } }))[0];
	const invoice = async () => {
		const paymentId = (await paid())?.id;
		return (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	};
	return {
		...{ owner, renter, admin, id },
		refunds: async () => (await paid())?.refunds ?? [],
		invoice,
		atTheGateway: async () => (await invoice())?.refunds.map(({ status, amount }) => `${status} ${amount}`),
		alerts: async (kind: string) => {
			const refundId = (await paid())?.refunds[0]?.id;
			return (await admin.browser.call(listAlerts)).filter((alert) => alert.subjectId === refundId && alert.kind === kind);
		},
	};
}

const cancel = (person: Person, id: string) => person.browser.call(cancelBooking, { params: { id }, body: {} });

/** Failed jobs are due again, as they would be after a while. */
async function runFailedJobsAgain(): Promise<void> {
	await world.running.platform.pool.query(
		'UPDATE graphile_worker._private_jobs SET last_error = NULL, run_at = now() WHERE last_error IS NOT NULL',
	);
	await world.runJobs();
}

describe('a refund', () => {
	it.each([
		['before', false],
		['after', true],
	])('19 times out %s it was done: the gateway is queried first, and it is refunded once', async (_, recorded) => {
		const { renter, id, refunds, atTheGateway } = await aRequest();
		await world.gateway.settings({ hangMs: 20 });
		await world.gateway.fault({ call: 'refund', answer: 'hang', recorded });
		world.expectLog(/gateway call failed|job failed|Failed task/);
		await cancel(renter, id);
		await world.runJobs();
		expect(await refunds()).toMatchObject([{ step: 'OWED' }]);
		expect(await accountBalances(world, id)).toEqual(STILL_OWED);
		expect(await atTheGateway()).toHaveLength(recorded ? 1 : 0);
		await runFailedJobsAgain();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await atTheGateway()).toEqual(['REFUNDED 213.00']);
		expect(await accountBalances(world, id)).toEqual(ALL_BACK);
	});

	it('19 doubled: requested by both sides and sent by two workers at once, it is refunded once', async () => {
		const { owner, renter, id, refunds, atTheGateway } = await aRequest();
		const answers = await Promise.all([
			renter.browser.try(cancelBooking, { params: { id }, body: {} }),
			owner.browser.try(declineBooking, { params: { id }, body: {} }),
			renter.browser.try(cancelBooking, { params: { id }, body: {} }),
		]);
		expect(answers.filter(({ status }) => status < 400)).toHaveLength(1);
		await Promise.all([world.runJobs(), world.runJobs()]);
		await world.advance(REBOOK_MINUTES * MINUTE);
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ amountJod: '213.00', step: 'ARRIVED' }]);
		expect(await atTheGateway()).toEqual(['REFUNDED 213.00']);
		expect(await accountBalances(world, id)).toEqual(ALL_BACK);
	});

	it('19 too large: rejected before the gateway is called', async () => {
		const { id, refunds, atTheGateway } = await aRequest();
		const { platform } = world.running;
		const refundOf = (fils: bigint) =>
			inTransaction(platform.db, async (tx) => {
				await lockSubject(tx, 'booking', id);
				await refundDeposit(platform, tx, id, fils);
			});
		await expect(refundOf(106_510n)).rejects.toThrow('REFUND_TOO_LARGE');
		await world.runJobs();
		expect(await refunds()).toEqual([]);
		expect(await atTheGateway()).toEqual([]);
	});

	it('19 too large for what the gateway has left: it stays owed, and an alert is raised', async () => {
		const { renter, id, invoice, refunds, atTheGateway, alerts } = await aRequest();
		// Part of it was refunded manually in the gateway's portal.
		const { baseUrl } = world.gatewayAccess;
		const byHand = await fetch(`${baseUrl}/v3/refunds`, {
			method: 'POST',
			headers: { authorization: `Bearer ${GATEWAY_KEYS.apiKey}`, 'content-type': 'application/json' },
			body: JSON.stringify({ PaymentId: (await invoice())?.payments[0]?.paymentId, Amount: 10, Comment: 'by hand' }),
		});
		expect(byHand.status).toBe(200);
		world.expectLog(/ALERT REFUND_REFUSED|gateway call failed/);
		await cancel(renter, id);
		await world.runJobs();
		expect(await refunds()).toMatchObject([{ amountJod: '213.00', step: 'DELAYED' }]);
		expect(await atTheGateway()).toHaveLength(1);
		expect(await alerts('REFUND_REFUSED')).toMatchObject([{ closedAt: null }]);
		expect(await accountBalances(world, id)).toEqual(STILL_OWED);
	});

	it('19 cancelled by the gateway: still owed with an alert, retried under another key, given up after the third attempt, and sent again by an admin', async () => {
		const { renter, admin, id, refunds, atTheGateway, alerts } = await aRequest();
		world.expectLog(/ALERT REFUND_REFUSED/);
		await world.gateway.nextRefund({ outcome: 'cancelled', times: 3 });
		await cancel(renter, id);
		await world.runJobs();
		for (const [minutes, state, attempt] of [
			[1, 'PENDING', 2],
			[31, 'SENT', 2],
			[1, 'PENDING', 3],
			[241, 'SENT', 3],
			[1, 'FAILED', 3],
		] as const) {
			await world.advance(minutes * MINUTE);
			const refundId = (await refunds())[0]?.id;
			const known = (await admin.browser.call(getReconciliation)).refunds.find((refund) => refund.id === refundId);
			expect(known).toMatchObject({ state, attempt });
			expect(await accountBalances(world, id)).toEqual(STILL_OWED);
			expect(await verifyLedger(world.running.platform.db)).toEqual([]);
		}
		expect(await alerts('REFUND_REFUSED')).toMatchObject([{ closedAt: null }]);
		await admin.browser.call(retryRefund, { params: { id: (await refunds())[0]?.id ?? '' } });
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await atTheGateway()).toEqual([...Array.from({ length: 3 }, () => 'CANCELED 213.00'), 'REFUNDED 213.00']);
		expect(await alerts('REFUND_REFUSED')).toMatchObject([{ closedAt: expect.any(String) }]);
		expect(await accountBalances(world, id)).toEqual(ALL_BACK);
	});

	it('19 not arrived after three business days: one alert', async () => {
		const { renter, id, refunds, alerts } = await aRequest();
		await world.gateway.nextRefund({ outcome: 'stuck' });
		await cancel(renter, id);
		await world.runJobs();
		await world.advance(3 * DAY - MINUTE);
		expect(await alerts('REFUND_LATE')).toEqual([]);
		world.expectLog(/ALERT REFUND_LATE/);
		await world.advance(MINUTE);
		for (let day = 0; day < 4; day += 1) await world.advance(DAY);
		expect(await alerts('REFUND_LATE')).toMatchObject([{ closedAt: null }]);
		expect(await refunds()).toMatchObject([{ step: 'SENT', arrivedAt: null }]);
		expect(await accountBalances(world, id)).toEqual(STILL_OWED);
	});
});
