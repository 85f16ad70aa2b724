import { describe, expect, it } from 'vitest';
import { cancelBooking, getBookingStory } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { getBookingStatement } from '#contract/ledger.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments, retryRefund, verifyPayment } from '#contract/payments.ts';
import { getReconciliation, listAlerts } from '#contract/reconciliation.ts';
import { inTransaction, lockSubject } from '#server/platform/database/transaction.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { refundBooking, refundDeposit } from './index.ts';

const world = aWorld();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function aRequest() {
	const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	const paymentId = (await renter.browser.call(bookingPayments, { params: { id } }))[0]?.id ?? '';
	const refunds = async () => (await renter.browser.call(bookingPayments, { params: { id } }))[0]?.refunds ?? [];
	return { owner, renter, admin, id, params: { id }, paymentId, refunds };
}

const cancel = (person: Person, id: string) => person.browser.call(cancelBooking, { params: { id }, body: {} });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map(({ type }) => type);
const inBooking = (id: string, act: (tx: Parameters<Parameters<typeof inTransaction>[1]>[0]) => Promise<unknown>) =>
	inTransaction(world.running.platform.db, async (tx) => {
		await lockSubject(tx, 'booking', id);
		return act(tx);
	});
const openAlertsOn = async (admin: Person, subjectId: string) =>
	(await admin.browser.call(listAlerts)).filter((alert) => alert.subjectId === subjectId && !alert.closedAt).map(({ kind }) => kind);
const atTheGateway = async (paymentId: string) =>
	(await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId)?.refunds.map(({ status }) => status);

describe('a refund', () => {
	it('is owed, sent to the bank, and arrives; its renter sees each step and is notified once', async () => {
		const { renter, id, refunds } = await aRequest();
		await cancel(renter, id);
		expect(await refunds()).toMatchObject([
			{ amountJod: '213.00', of: 'CANCELLATION', step: 'OWED', sentAt: null, arrivedAt: null, expectedBy: '2031-03-05T10:00:00+03:00' },
		]);
		await world.runJobs();
		expect(await refunds()).toMatchObject([{ step: 'SENT', sentAt: '2031-03-02T10:00:00+03:00', arrivedAt: null }]);
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED', arrivedAt: '2031-03-02T10:01:00+03:00' }]);
		await world.advance(4 * DAY);
		expect((await bellOf(renter)).filter((type) => type === 'REFUND_SENT')).toEqual(['REFUND_SENT']);
	});

	it('is visible to the renter only', async () => {
		const { owner, admin, params } = await aRequest();
		for (const person of [owner, admin, await aPerson(world)])
			expect(await person.browser.refused(bookingPayments, { params })).toMatchObject({ status: 404, code: 'BOOKING_NOT_FOUND' });
	});

	it('may be one of several of a payment, up to what was charged and no fils beyond', async () => {
		const { owner, id, params, refunds } = await aRequest();
		const { platform } = world.running;
		await owner.browser.call(acceptBooking, { params });
		await inBooking(id, (tx) => refundDeposit(platform, tx, id, 0n));
		expect(await refunds()).toEqual([]);
		await inBooking(id, (tx) => refundDeposit(platform, tx, id, 100_000n));
		// The whole charge, although 100 fils of it are already owed back.
		await expect(inBooking(id, (tx) => refundBooking(platform, tx, id, 'BY_ADMIN'))).rejects.toThrow('REFUND_TOO_LARGE');
		await expect(inBooking(id, (tx) => refundDeposit(platform, tx, id, 106_501n))).rejects.toThrow('REFUND_TOO_LARGE');
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ amountJod: '100.00', of: 'DEPOSIT', step: 'ARRIVED' }]);
	});
});

describe('a refund that the gateway cancels', () => {
	it('is retried under another key, and its alert is closed when it arrives', async () => {
		const { renter, admin, id, paymentId, refunds } = await aRequest();
		world.expectLog(/ALERT REFUND_REFUSED/);
		await world.gateway.nextRefund({ outcome: 'cancelled' });
		await cancel(renter, id);
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'DELAYED', arrivedAt: null }]);
		const refundId = (await refunds())[0]?.id ?? '';
		expect(await openAlertsOn(admin, refundId)).toEqual(['REFUND_REFUSED']);
		expect(await admin.browser.call(getReconciliation)).toMatchObject({ refunds: [{ id: refundId, state: 'PENDING', attempt: 2 }] });
		expect((await accountBalances(world, id)).REFUNDS_PAYABLE).toBe(-213_000n);
		await world.advance(30 * MINUTE);
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await atTheGateway(paymentId)).toEqual(['CANCELED', 'REFUNDED']);
		expect(await openAlertsOn(admin, refundId)).toEqual([]);
		expect((await bellOf(renter)).filter((type) => type === 'REFUND_SENT')).toHaveLength(1);
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('three times is given up: still owed, and an admin has it sent again', async () => {
		const { renter, admin, id, paymentId, refunds } = await aRequest();
		world.expectLog(/ALERT REFUND_REFUSED/);
		await world.gateway.nextRefund({ outcome: 'cancelled', times: 3 });
		await cancel(renter, id);
		await world.runJobs();
		for (const minutes of [1, 30, 1, 240, 1]) await world.advance(minutes * MINUTE);
		const refundId = (await refunds())[0]?.id ?? '';
		const params = { id: refundId };
		expect(await admin.browser.call(getReconciliation)).toMatchObject({ refunds: [{ id: refundId, state: 'FAILED', attempt: 3 }] });
		expect((await accountBalances(world, id)).REFUNDS_PAYABLE).toBe(-213_000n);
		expect(await renter.browser.call(getBooking, { params: { id } })).toMatchObject({ refundedJod: '213.00', paymentStatus: 'PAID' });
		expect(await renter.browser.refused(retryRefund, { params })).toMatchObject({ status: 403 });
		await admin.browser.call(retryRefund, { params });
		expect(await admin.browser.refused(retryRefund, { params })).toMatchObject({ code: 'REFUND_NOT_RETRYABLE' });
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await atTheGateway(paymentId)).toEqual(['CANCELED', 'CANCELED', 'CANCELED', 'REFUNDED']);
		const { rows } = await world.running.platform.pool.query('SELECT actor_id FROM audit_entries WHERE subject_id = $1', [refundId]);
		expect(rows).toEqual([{ actor_id: admin.id }]);
		const statement = await admin.browser.call(getBookingStatement, { params: { id } });
		expect(statement.map(({ event }) => event.split(':')[0])).toEqual([
			'payment-captured',
			'gateway-fee',
			'refund-owed',
			'refund-confirmed',
		]);
		expect(statement.at(-1)?.lines).toMatchObject([
			{ account: 'REFUNDS_PAYABLE', debitJod: '213.00', balanceJod: '0.00' },
			{ account: 'GATEWAY_CLEARING', creditJod: '213.00', balanceJod: '-5.325' },
		]);
	});
});

describe('a refund without an answer of the gateway', () => {
	it('is sent once although the answer was lost', async () => {
		const { renter, id, paymentId, refunds } = await aRequest();
		world.expectLog(/job failed|gateway/);
		await world.gateway.fault({ call: 'refund', answer: 503, recorded: true });
		await cancel(renter, id);
		await world.runJobs();
		await world.running.platform.pool.query(
			`UPDATE graphile_worker._private_jobs SET last_error = NULL, run_at = now() WHERE last_error IS NOT NULL`,
		);
		await world.runJobs();
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await atTheGateway(paymentId)).toEqual(['REFUNDED']);
	});

	it('is not retried after a refusal', async () => {
		const { renter, admin, id, refunds } = await aRequest();
		world.expectLog(/ALERT REFUND_REFUSED|gateway call failed/);
		await world.gateway.fault({ call: 'refund', answer: 409 });
		await cancel(renter, id);
		await world.runJobs();
		await world.advance(60 * MINUTE);
		const refundId = (await refunds())[0]?.id ?? '';
		expect(await refunds()).toMatchObject([{ step: 'DELAYED' }]);
		expect(await openAlertsOn(admin, refundId)).toEqual(['REFUND_REFUSED']);
		expect((await renter.browser.call(getBookingStory, { params: { id } })).comes).toContainEqual({
			kind: 'REFUND',
			at: null,
			amountJod: '213.00',
		});
	});

	it('raises one alert when three business days have passed', async () => {
		const { renter, admin, id, paymentId, refunds } = await aRequest();
		await world.gateway.nextRefund({ outcome: 'stuck' });
		await cancel(renter, id);
		await world.runJobs();
		const refundId = (await refunds())[0]?.id ?? '';
		await world.advance(3 * DAY - MINUTE);
		expect(await openAlertsOn(admin, refundId)).toEqual([]);
		world.expectLog(/ALERT REFUND_LATE/);
		await world.advance(MINUTE);
		expect(await openAlertsOn(admin, refundId)).toEqual(['REFUND_LATE']);
		expect((await renter.browser.call(verifyPayment, { params: { paymentId } })).refunds).toMatchObject([{ status: 'SENT' }]);
		const stuck = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId)?.refunds[0]?.refundId ?? '';
		await world.gateway.endRefund({ refundId: stuck });
		await world.advance(60 * MINUTE);
		expect(await openAlertsOn(admin, refundId)).toEqual([]);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
	});
});
