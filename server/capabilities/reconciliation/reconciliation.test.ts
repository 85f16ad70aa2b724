import { describe, expect, it } from 'vitest';
import { adminWaiting } from '#contract/admin.ts';
import { acceptBooking, declineBooking } from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { accounts, getTrialBalance } from '#contract/ledger.ts';
import { parseFils } from '#contract/money.ts';
import { listNotifications } from '#contract/notifications.ts';
import { bookingPayments, reviewPayment, verifyPayment } from '#contract/payments.ts';
import {
	closeAlert,
	type Difference,
	getReconciliation,
	listAlerts,
	resolveDifference,
	runReconciliation,
} from '#contract/reconciliation.ts';
import { ownerPayableOf, trialBalance } from '#server/capabilities/ledger/index.ts';
import { gatewayFeeOf } from '#server/capabilities/payments/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, cards, hold, openPage, paidRequest } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { reconciliationRecurring } from './index.ts';
import { readReports } from './job-handlers.ts';

const world = aWorld();
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

async function aPaid() {
	const [owner, renter, admin] = [
		await aPerson(world),
		await aPerson(world),
		await aPerson(world, { role: 'ADMIN', nameAr: 'هدى الرواشدة' }),
	];
	const { id } = await paidRequest(world, renter, await aCar(world, owner));
	await world.gateway.flushWebhooks();
	await world.runJobs();
	const payment = (await renter.browser.call(bookingPayments, { params: { id } }))[0];
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === payment?.id);
	const gatewayPaymentId = invoice?.payments[0]?.paymentId ?? '';
	return { owner, renter, admin, id, params: { id }, payment, invoiceId: invoice?.invoiceId ?? '', gatewayPaymentId };
}

/** Makes the gateway pay out everything due and announce it. */
async function payOut(order: Parameters<typeof world.gateway.transfer>[0] = {}) {
	const transfer = await world.gateway.transfer(order);
	await world.gateway.flushWebhooks();
	await world.runJobs();
	return transfer;
}
const run = (admin: Person) => admin.browser.call(runReconciliation, { body: {} });
const openOnes = ({ differences }: { differences: Difference[] }) => differences.filter(({ resolvedAt }) => resolvedAt === null);
const bankFils = async () => {
	const totals = await trialBalance(world.running.platform.db);
	const bank = totals.find(({ account }) => account === 'BANK');
	return (bank?.debitFils ?? 0n) - (bank?.creditFils ?? 0n);
};

describe('a transfer of the gateway', () => {
	it('is stored once, and its fees replace the estimates', async () => {
		const { admin, id, invoiceId } = await aPaid();
		const { db } = world.running.platform;
		expect(await gatewayFeeOf(db, id)).toBe(5_325n);
		const before = await bankFils();
		const { reference, net } = await payOut({ fees: { [invoiceId]: '6.100' } });
		expect(await gatewayFeeOf(db, id)).toBe(6_100n);
		expect(await accountBalances(world, id)).toMatchObject({ GATEWAY_CLEARING: 206_900n, GATEWAY_FEES: 6_100n });
		expect((await bankFils()) - before).toBe(parseFils(net));
		await run(admin);
		const page = await run(admin);
		expect(page.transfers.filter((each) => each.reference === reference)).toMatchObject([{ netJod: net, unmatched: 0 }]);
		expect((await bankFils()) - before).toBe(parseFils(net));
		expect(page.lastRunAt).toBe('2031-03-02T10:00:00+03:00');
		expect(openOnes(page)).toEqual([]);
	});

	it('deducts refunds', async () => {
		const { owner, admin, id, params } = await aPaid();
		await payOut();
		await owner.browser.call(declineBooking, { params, body: {} });
		await world.runJobs();
		await world.advance(REBOOK_MINUTES * MINUTE);
		await world.advance(MINUTE);
		const before = await bankFils();
		expect(await payOut()).toMatchObject({ net: '-213.00', items: [{ kind: 'refund', amount: '-213.00' }] });
		expect((await bankFils()) - before).toBe(-213_000n);
		expect(openOnes(await run(admin))).toEqual([]);
		expect(await accountBalances(world, id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('that leaves a payment out becomes a difference after a week, and not before; the next one settles it', async () => {
		const { admin, id, invoiceId } = await aPaid();
		const other = await aPaid();
		await payOut({ leaveOut: [invoiceId] });
		await world.advance(7 * DAY);
		expect(openOnes(await run(admin))).toEqual([]);
		world.expectLog(/ALERT GATEWAY_DIFFERS/);
		await world.advance(MINUTE);
		const [missing] = openOnes(await run(admin));
		expect(missing).toMatchObject({ kind: 'PAYMENT_NOT_REPORTED', bookingId: id, oursJod: '213.00', theirsJod: null, byJod: null });
		expect((await admin.browser.call(listAlerts))[0]).toMatchObject({ kind: 'GATEWAY_DIFFERS', subjectId: missing?.id, closedAt: null });
		await payOut();
		const after = await admin.browser.call(getReconciliation);
		expect(openOnes(after)).toEqual([]);
		expect(after.differences.find((each) => each.id === missing?.id)).toMatchObject({ resolvedBy: null, resolvedByAr: null, note: null });
		expect(after.alerts.filter(({ subjectId }) => subjectId === missing?.id)).toEqual([]);
		expect(other.id).not.toBe(id);
	});

	it('with an unknown payment stays a difference until an admin gives a reason', async () => {
		const { admin } = await aPaid();
		world.expectLog(/ALERT GATEWAY_DIFFERS/);
		await payOut({ unknown: [{ paymentId: '07070700000000099', amount: '40.000' }] });
		const [strange] = openOnes(await admin.browser.call(getReconciliation));
		expect(strange).toMatchObject({ kind: 'PAYMENT_UNKNOWN', reference: '07070700000000099', theirsJod: '40.00', oursJod: null });
		expect(await admin.browser.call(adminWaiting)).toMatchObject({ reconciliation: 1 });
		const params = { id: strange?.id ?? '' };
		expect(await admin.browser.refused(resolveDifference, { params, body: { note: ' ' } })).toMatchObject({ status: 400 });
		const outsider = await aPerson(world, { role: 'OWNER' });
		expect(await outsider.browser.refused(resolveDifference, { params, body: { note: 'No' } })).toMatchObject({ status: 403 });
		await admin.browser.call(resolveDifference, { params, body: { note: 'Another shop of the same account' } });
		expect(await admin.browser.refused(resolveDifference, { params, body: { note: 'Again' } })).toMatchObject({
			code: 'DIFFERENCE_SETTLED',
		});
		const after = await run(admin);
		expect(await admin.browser.call(adminWaiting)).toMatchObject({ reconciliation: 0 });
		expect(openOnes(after)).toEqual([]);
		expect(after.differences.find(({ id }) => id === params.id)).toMatchObject({
			note: 'Another shop of the same account',
			resolvedBy: expect.stringContaining('Test'),
			resolvedByAr: 'هدى الرواشدة',
		});
		const { rows } = await world.running.platform.pool.query('SELECT actor_id, action FROM audit_entries WHERE subject_id = $1', [
			params.id,
		]);
		expect(rows).toEqual([{ actor_id: admin.id, action: 'reconciliation.resolve' }]);
	});

	it('is read by the daily job if it could not be read at its notice', async () => {
		const { admin, id } = await aPaid();
		await world.gateway.transfer({});
		world.expectLog(/gateway|job failed/);
		await world.gateway.flushWebhooks();
		await world.gateway.fault({ call: 'transfers', answer: 503, times: 10 });
		expect(await admin.browser.refused(runReconciliation, { body: {} })).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
		await world.gateway.clearFaults();
		expect(reconciliationRecurring).toMatchObject([{ name: readReports.name }]);
		await world.advance(MINUTE);
		await inTransaction(world.running.platform.db, (tx) => enqueue(tx, readReports, {}));
		await world.runJobs();
		expect(openOnes(await admin.browser.call(getReconciliation))).toEqual([]);
		expect(await gatewayFeeOf(world.running.platform.db, id)).toBe(5_325n);
	});
});

describe('a payment under review', () => {
	async function aReviewed() {
		const [owner, renter, admin] = [await aPerson(world), await aPerson(world), await aPerson(world, { role: 'ADMIN' })];
		const booking = await hold(renter, await aCar(world, owner));
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.gateway.override({ invoiceId, amount: '212.990', verifies: 3 });
		world.expectLog(/ALERT PAYMENT_DOES_NOT_FIT/);
		await renter.browser.call(verifyPayment, { params: { paymentId } });
		return { renter, admin, booking, paymentId, params: { id: paymentId } };
	}
	const decide = (decision: 'ACCEPT' | 'REJECT') => ({ decision, note: 'Looked at the gateway’s own console' });

	it('is accepted only if the gateway now reports exactly what was requested', async () => {
		const { renter, admin, booking, paymentId, params } = await aReviewed();
		expect((await admin.browser.call(getReconciliation)).payments).toMatchObject([
			{ id: paymentId, amountJod: '213.00', toldJod: '212.99', toldCurrency: 'JOD' },
		]);
		expect(await admin.browser.refused(reviewPayment, { params, body: decide('ACCEPT') })).toMatchObject({
			code: 'PAYMENT_STILL_DIFFERS',
		});
		expect(await renter.browser.refused(reviewPayment, { params, body: decide('ACCEPT') })).toMatchObject({ status: 403 });
		await run(admin);
		await admin.browser.call(reviewPayment, { params, body: decide('ACCEPT') });
		expect((await renter.browser.call(verifyPayment, { params: { paymentId } })).status).toBe('PAID');
		expect((await accountBalances(world, booking.id)).RENTAL_ESCROW).toBe(-106_500n);
		expect(await admin.browser.refused(reviewPayment, { params, body: decide('REJECT') })).toMatchObject({
			code: 'PAYMENT_NOT_IN_REVIEW',
		});
		expect((await admin.browser.call(listAlerts)).filter((alert) => alert.subjectId === paymentId && !alert.closedAt)).toEqual([]);
	});

	it('is rejected with a refund, and the renter may pay again', async () => {
		const { renter, admin, booking, paymentId, params } = await aReviewed();
		await run(admin);
		await run(admin);
		await admin.browser.call(reviewPayment, { params, body: decide('REJECT') });
		const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
		expect(invoice?.refunds).toMatchObject([{ amount: '213.00' }]);
		expect(await accountBalances(world, booking.id)).toEqual({});
		await world.runJobs();
		const [notification] = await renter.browser.call(listNotifications);
		expect(notification).toMatchObject({
			type: 'PAYMENT_FAILED',
			title: { en: 'We couldn’t accept your payment', ar: 'لم نتمكن من قبول دفعتك' },
		});
		expect(notification?.body.en).not.toMatch(/bank|card/i);
		expect((await openPage(world, renter, booking)).paymentId).not.toBe(paymentId);
	});
});

describe('the page of reconciliation', () => {
	it('has a trial balance that balances, and alerts that admins close', async () => {
		const { owner, admin, id } = await aPaid();
		await owner.browser.call(acceptBooking, { params: { id } });
		const balance = await admin.browser.call(getTrialBalance);
		expect(balance.debitJod).toBe(balance.creditJod);
		expect(balance.lines.map(({ account }) => account).sort()).toEqual([...accounts].sort());
		expect(await ownerPayableOf(world.running.platform.db, owner.id)).toBe(0n);
		world.expectLog(/ALERT GATEWAY_DIFFERS/);
		await payOut({ unknown: [{ paymentId: '07070700000000098', amount: '1.000' }] });
		const [alert] = await admin.browser.call(listAlerts);
		const params = { id: alert?.id ?? '' };
		await admin.browser.call(closeAlert, { params });
		expect(await admin.browser.refused(closeAlert, { params })).toMatchObject({ code: 'ALERT_CLOSED' });
		expect((await admin.browser.call(listAlerts)).find((each) => each.id === params.id)?.closedAt).not.toBeNull();
	});

	it('is for admins only', async () => {
		for (const role of ['RENTER', 'OWNER'] as const) {
			const { browser } = await aPerson(world, { role });
			for (const call of [getReconciliation, getTrialBalance, listAlerts]) expect((await browser.refused(call)).status).toBe(403);
		}
	});
});
