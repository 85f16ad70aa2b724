/** After a restore: for which payments the gateways are queried, how many at once, and how a silent one is handled. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, expect, it } from 'vitest';
import { releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS } from '#contract/time.ts';
import { cards } from '#tests/support/payments.ts';
import { completedTrip } from '#tests/support/payouts.ts';
import { aWorld } from '#tests/support/world.ts';
import { comparePayments } from './compare-with-gateway.ts';

/** MyFatoorah with slow answers. */
const SLOW_MS = 100;
let [open, mostOpen] = [0, 0];
const slowGateway = createServer(async (request, response) => {
	open += 1;
	mostOpen = Math.max(mostOpen, open);
	const { method = 'GET', url, headers } = request;
	const body = method === 'GET' ? null : await buffer(request);
	if (isSlow) await wait(SLOW_MS);
	const passed = { authorization: headers.authorization ?? '', 'content-type': headers['content-type'] ?? 'application/json' };
	const answer = await fetch(`${world.gatewayAccess.baseUrl}${url}`, { method, headers: passed, body });
	response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
	open -= 1;
});
let isSlow = false;
slowGateway.listen(0, '127.0.0.1');
await once(slowGateway, 'listening');
afterAll(() => void slowGateway.close().closeAllConnections());

const world = aWorld({ MYFATOORAH_URL: `http://127.0.0.1:${(slowGateway.address() as AddressInfo).port}` });
const silentFirst = aWorld({ PAYMENT_GATEWAY: 'paytabs' });
afterEach(async () => {
	await silentFirst.gateway.clearFaults();
	isSlow = false;
	[open, mostOpen] = [0, 0];
});

it('queries eight at once, and reports its progress', async () => {
	const ids = Array.from({ length: 20 }, () => randomUUID());
	const progressLines: string[] = [];
	isSlow = true;
	const { payments } = await comparePayments(world.running.platform, {
		...{ since: world.clock.now(), ids },
		progress: (asked, of) => void progressLines.push(`${asked} of ${of}`),
	});
	expect(mostOpen).toBe(8);
	expect(payments.map(({ gatewayPaymentId, verdict }) => [gatewayPaymentId, verdict])).toEqual(ids.map((id) => [id, 'NOT_FOUND']));
	expect(progressLines.at(-1)).toBe('20 of 20');
});

it('leaves out charges of trips whose money was settled before, and counts them', async () => {
	const { platform } = world.running;
	const compare = async (since: Date, all = false) => {
		const { payments, leftOut } = await comparePayments(platform, { since, ids: [], all });
		return { asked: payments.map(({ payment, verdict }) => [payment?.booking_id, verdict]), leftOut };
	};
	const trip = await completedTrip(world);
	const whileHeld = world.clock.now();
	const itself = [trip.params.id, 'AGREES'];
	expect(await compare(whileHeld)).toEqual({ asked: [itself], leftOut: 0 });
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	await world.runJobs();
	// What was held for fines and claims is settled as well.
	await world.advance(40 * DAY_MS);
	const now = world.clock.now();
	expect(await compare(now)).toEqual({ asked: [], leftOut: 1 });
	expect(await compare(now, true)).toEqual({ asked: [itself], leftOut: 0 });
	// The deposit was refunded after that moment.
	expect(await compare(whileHeld)).toEqual({ asked: [itself], leftOut: 0 });
});

it('finds a charge at the second gateway although the first is silent, and reports a charge that neither knows', async () => {
	const { platform } = silentFirst.running;
	expect(platform.gateways.all.map(({ name }) => name)).toEqual(['paytabs', 'myfatoorah']);
	const attemptId = randomUUID();
	const checkout = await platform.gateways.byName('myfatoorah')?.createCheckout({
		...{ attemptId, key: attemptId, amount: { currency: 'JOD', fils: 50_000n }, language: 'en' },
		returnUrl: `${platform.publicUrl}/payment/return`,
		callbackUrl: `${platform.publicUrl}/api/payments/webhook/myfatoorah`,
	});
	await silentFirst.gateway.pay({ invoiceId: checkout?.gatewayOrderId ?? '', card: cards.neitherWebhookNorRedirect });
	const paid = (await silentFirst.gateway.invoices()).find(({ externalId }) => externalId === attemptId)?.payments[0]?.paymentId ?? '';
	const verdictsOf = async (id: string) => {
		silentFirst.expectLog(/gateway call failed/);
		// All attempts of the first gateway.
		await silentFirst.gateway.fault({ call: 'verify', answer: 503, times: 3 });
		const { payments } = await comparePayments(platform, { since: silentFirst.clock.now(), ids: [id] });
		return payments.map(({ verdict, gateway }) => [verdict, gateway]);
	};
	expect(await verdictsOf(paid)).toEqual([['FORGOTTEN', 'myfatoorah']]);
	expect(await verdictsOf('07000000000000')).toEqual([['NO_ANSWER', 'paytabs']]);
});

it('reports a gateway that does not list its transfers, instead of failing', async () => {
	const { platform } = silentFirst.running;
	silentFirst.expectLog(/gateway call failed/);
	await silentFirst.gateway.fault({ call: 'transfers', answer: 500, times: 20 });
	await platform.db
		.insertInto('gateway_notices')
		.values({
			...{ id: randomUUID(), gateway: 'myfatoorah', kind: 'transfer', dedupe: 'transfer', hints: ['2031030200001'] },
			received_at: silentFirst.clock.now(),
		})
		.execute();
	const since = new Date(silentFirst.clock.now().getTime() - DAY_MS);
	const { payments } = await comparePayments(platform, { since, ids: [] });
	expect(payments.map(({ verdict, gateway, gatewayPaymentId }) => [verdict, gateway, gatewayPaymentId])).toEqual([
		['NO_ANSWER', 'myfatoorah', 'its transfers'],
	]);
});
