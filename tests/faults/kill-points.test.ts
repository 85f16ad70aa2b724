/**
 * SIGKILL at named points of paying, refunding, changing a trip, deciding about it, and what follows it. After a restart app and gateway agree within a minute: nothing is lost, no one is charged
 * twice, the ledger is clean. Nine points in `npm test`, all of them in `npm run test:full`.
 */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { getBooking } from '#contract/bookings.ts';
import { parseFils } from '#contract/money.ts';
import { listNotifications } from '#contract/notifications.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { bringForward, type Case, type Flow } from './flows.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';
import { points } from './points.ts';

const AGREE_WITHIN_MS = 60_000;
const REFUND_MS = 500;
const chosen = points.filter(({ short }) => short || process.env.FULL);

let app: KillableApp;
beforeAll(async () => {
	app = await aKillableApp(inject('postgresUrl'));
	await app.start();
}, 240_000);
afterAll(() => app?.close());
beforeEach(() => app.gateway.settings({ refundMs: REFUND_MS, webhookRetryMs: [1_000, 5_000, 15_000] }));
afterEach(async () => {
	await app.gateway.clearFaults();
	await app.gateway.releaseWebhooks();
});

/** The renter's money at the gateway, according to the gateway. */
async function atTheGateway({ booking }: Case) {
	const { rows } = await app.connections.pool.query<{ id: string }>('SELECT id FROM payments WHERE booking_id = $1', [booking.id]);
	const ours = new Set(rows.map(({ id }) => id));
	const invoices = (await app.gateway.invoices()).filter(({ externalId }) => externalId !== null && ours.has(externalId));
	const refunds = invoices.flatMap((invoice) => invoice.refunds);
	const sum = (amounts: string[]) => amounts.reduce((total, amount) => total + parseFils(amount), 0n);
	return {
		attempts: ours.size,
		invoices: invoices.length,
		chargedFils: sum(invoices.flatMap(({ payments }) => payments.filter(({ status }) => status === 'SUCCESS').map(({ taken }) => taken))),
		refundedFils: sum(refunds.filter(({ status }) => status === 'REFUNDED').map(({ amount }) => amount)),
		refunds: refunds.length,
	};
}

async function standingOf(of: Case, { further }: Flow) {
	const { status, paymentStatus } = await of.renter.browser.call(getBooking, { params: { id: of.booking.id } });
	const requests = (await of.owner.browser.call(listNotifications)).filter(({ type }) => type === 'BOOKING_REQUEST');
	return {
		booking: { status, paymentStatus },
		gateway: await atTheGateway(of),
		clearingFils: (await accountBalances(app.world, of.booking.id)).GATEWAY_CLEARING ?? 0n,
		ownerWasTold: requests.length,
		differences: await verifyLedger(app.connections.db),
		further: await further?.read(of),
	};
}

/** Expected fee of the gateway, which it also keeps for refunds: 2.5 %. */
const gatewayFeeOf = (chargedFils: bigint): bigint => (chargedFils * 25n) / 1000n;

const expectedOf = ({ outcome, further }: Flow) => {
	const { status, paymentStatus, chargedFils, refundedFils, refunds, carriedFils = 0n, payments = 1 } = outcome;
	return {
		booking: { status, paymentStatus },
		gateway: { attempts: payments, invoices: payments, chargedFils, refundedFils, refunds },
		clearingFils: chargedFils - gatewayFeeOf(chargedFils) - refundedFils - carriedFils,
		ownerWasTold: 1,
		differences: [],
		further: further?.expected,
	};
};

/** Whether no job is due or running, so that the state is final. */
async function isQuiet(): Promise<boolean> {
	const { rowCount } = await app.connections.pool.query(
		`SELECT FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL OR run_at <= now() OR last_error IS NOT NULL`,
	);
	return rowCount === 0;
}

async function expectAgreement(of: Case, flow: Flow, withinMs: number): Promise<void> {
	const stands = async () => {
		await bringForward(app);
		expect(await standingOf(of, flow)).toEqual(expectedOf(flow));
	};
	await vi.waitFor(stands, { timeout: withinMs, interval: 250 });
	await vi.waitUntil(isQuiet, { timeout: AGREE_WITHIN_MS, interval: 250 });
	await stands();
}

describe('killed', () => {
	it.for(chosen)('$name', { timeout: 180_000 }, async ({ flow, hold }, { annotate }) => {
		const of = await flow.prepare(app);
		const holding = await hold(app, of.booking.id);
		const acting = flow.act(of).catch(() => undefined);
		try {
			await holding.reached();
			await app.kill();
		} finally {
			await holding.release();
		}
		await acting;
		const killedAt = Date.now();
		await app.start();
		await flow.afterwards?.(of);
		await expectAgreement(of, flow, AGREE_WITHIN_MS - (Date.now() - killedAt));
		await annotate(`in order again after ${((Date.now() - killedAt) / 1000).toFixed(1)} s`);
	});
});
