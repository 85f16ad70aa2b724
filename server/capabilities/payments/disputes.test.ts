import { describe, expect, it } from 'vitest';
import { cancelBooking, cancelBookingAsAdmin } from '#contract/booking-life.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { bookingPayments, verifyPayment } from '#contract/payments.ts';
import { getReconciliation, listAlerts } from '#contract/reconciliation.ts';
import { bookingStatement } from '#server/capabilities/ledger/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { accountBalances, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { openDisputeOf } from './index.ts';
import { processDispute } from './process-dispute.ts';

const world = aWorld();
const MINUTE = 60_000;
const FEE = { GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n };

async function aConfirmed() {
	const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	const params = { id };
	await owner.browser.call(acceptBooking, { params });
	await world.gateway.flushWebhooks();
	await world.runJobs();
	const paymentId = (await renter.browser.call(bookingPayments, { params }))[0]?.id ?? '';
	const invoiceId = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId)?.invoiceId ?? '';
	const sendBankNotice = async (status: 'PENDING' | 'RESOLVED' | 'LOST') => {
		await world.gateway.dispute({ invoiceId, status });
		await world.gateway.flushWebhooks();
		await world.runJobs();
	};
	const refunds = async () => (await renter.browser.call(bookingPayments, { params }))[0]?.refunds ?? [];
	const disputes = async () => (await admin.browser.call(getReconciliation)).disputes.filter(({ bookingId }) => bookingId === id);
	return { owner, renter, admin, id, params, paymentId, sendBankNotice, refunds, disputes };
}

describe('a dispute', () => {
	it('freezes the refunds of its booking until it is won, and then they are sent', async () => {
		const { renter, admin, id, params, sendBankNotice, refunds, disputes } = await aConfirmed();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendBankNotice('PENDING');
		expect(await disputes()).toMatchObject([{ state: 'OPEN', amountJod: '213.00' }]);
		expect(await openDisputeOf(world.running.platform.db, id)).toMatchObject({ state: 'OPEN' });
		expect(await accountBalances(world, id)).toMatchObject({ DISPUTE_RECEIVABLE: 213_000n, GATEWAY_CLEARING: -5_325n });
		await renter.browser.call(cancelBooking, { params, body: {} });
		await world.runJobs();
		await world.advance(60 * MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ON_HOLD' }]);
		await sendBankNotice('RESOLVED');
		await world.advance(MINUTE);
		expect(await refunds()).toMatchObject([{ step: 'ARRIVED' }]);
		expect(await disputes()).toMatchObject([{ state: 'WON', lossJod: '0.00' }]);
		expect((await admin.browser.call(listAlerts)).find(({ subjectId }) => subjectId === id)).toBeUndefined();
		expect(await accountBalances(world, id)).toEqual(FEE);
		const statement = await bookingStatement(world.running.platform.db, id);
		const events = [...new Set(statement.map(({ event }) => event.split(':')[0]))];
		expect(events).toEqual(['payment-captured', 'gateway-fee', 'dispute-opened', 'refund-owed', 'dispute-won', 'refund-confirmed']);
	});

	it('that is lost cancels a booking whose car is not out, and covers what is owed to the renter', async () => {
		const { renter, params, id, sendBankNotice, refunds, disputes } = await aConfirmed();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendBankNotice('PENDING');
		await sendBankNotice('LOST');
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({
			status: 'CANCELLED',
			cancelCode: 'BY_ADMIN',
			paymentStatus: 'REFUNDED',
			refundedJod: '213.00',
		});
		expect(await refunds()).toMatchObject([{ amountJod: '213.00', step: 'BY_BANK', sentAt: null }]);
		expect(await disputes()).toMatchObject([{ state: 'LOST', coveredJod: '213.00', lossJod: '0.00' }]);
		await world.advance(60 * MINUTE);
		expect(await accountBalances(world, id)).toEqual(FEE);
		expect((await world.gateway.invoices()).flatMap(({ refunds: all }) => all).filter(({ status }) => status === 'PENDING')).toEqual([]);
	});

	it('that is lost after the refund is a loss', async () => {
		const { admin, params, id, sendBankNotice, disputes } = await aConfirmed();
		await admin.browser.call(cancelBookingAsAdmin, { params, body: { reason: 'The car broke down' } });
		await world.runJobs();
		await world.advance(MINUTE);
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendBankNotice('PENDING');
		await sendBankNotice('LOST');
		expect(await disputes()).toMatchObject([{ state: 'LOST', coveredJod: '0.00', lossJod: '213.00' }]);
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -218_325n, GATEWAY_FEES: 5_325n, DISPUTE_LOSS: 213_000n });
	});

	it('counts once, for any order and number of notices', async () => {
		const { id, paymentId, sendBankNotice, disputes, renter, params } = await aConfirmed();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendBankNotice('LOST');
		const [{ gatewayDisputeId = '' } = {}] = await disputes();
		const { platform } = world.running;
		for (const status of ['PENDING', 'LOST', 'WON', 'PENDING'] as const)
			await processDispute(platform, paymentId, id, { id: gatewayDisputeId, status, gatewayPaymentId: 'any' });
		await world.runJobs();
		expect(await disputes()).toMatchObject([{ state: 'LOST', coveredJod: '213.00' }]);
		expect(await renter.browser.call(getBooking, { params })).toMatchObject({ status: 'CANCELLED' });
		expect(await accountBalances(world, id)).toEqual(FEE);
		// A second dispute about money that is already gone only raises an alert.
		await processDispute(platform, paymentId, id, { id: 'another', status: 'PENDING', gatewayPaymentId: 'any' });
		expect(await disputes()).toHaveLength(1);
	});

	it('of a payment whose own notice was lost is applied after querying that payment', async () => {
		const { renter, paymentId, sendBankNotice, disputes } = await aConfirmed();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await sendBankNotice('PENDING');
		expect((await renter.browser.call(verifyPayment, { params: { paymentId } })).status).toBe('PAID');
		expect(await disputes()).toHaveLength(1);
		await sendBankNotice('RESOLVED');
	});

	it('does not cancel a booking whose car is out', async () => {
		const { renter, params, id, sendBankNotice, disputes } = await aConfirmed();
		world.expectLog(/ALERT DISPUTE_OPENED/);
		await inTransaction(world.running.platform.db, (tx) =>
			tx.updateTable('bookings').set({ checked_in_at: world.clock.now() }).where('id', '=', id).execute(),
		);
		await sendBankNotice('LOST');
		expect((await renter.browser.call(getBooking, { params })).status).toBe('CONFIRMED');
		expect(await disputes()).toMatchObject([{ lossJod: '213.00' }]);
	});
});
