import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { jod } from '#contract/money.ts';
import { createMyFatoorah } from '#server/providers/gateway/myfatoorah.ts';
import { connectControl } from './control/client.ts';
import { openWebhookInbox } from './control/webhook-inbox.ts';
import { type Simulator, type SimulatorOptions, startSimulator } from './simulator.ts';

const apiKey = 'test-key';
const webhookSecret = 'test-secret';
const DAY_MS = 86_400_000;

let folder: string;
let now: number;
const running: Simulator[] = [];

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'gateway-simulator-'));
	now = Date.UTC(2026, 10, 21);
});
afterEach(async () => {
	await Promise.all(running.splice(0).map((simulator) => simulator.close()));
	await rm(folder, { recursive: true });
});

async function start(over: Partial<SimulatorOptions> = {}) {
	const simulator = await startSimulator({ apiKey, webhookSecret, store: join(folder, 'store.sqlite'), now: () => now, ...over });
	running.push(simulator);
	return {
		control: connectControl({ url: simulator.url, apiKey }),
		gateway: createMyFatoorah({ baseUrl: simulator.url, apiKey, webhookSecret }),
		url: simulator.url,
		async stop() {
			running.splice(running.indexOf(simulator), 1);
			await simulator.close();
		},
	};
}

const order = (attemptId: string, callbackUrl = 'http://127.0.0.1:9/webhook') => ({
	attemptId,
	amount: jod(213_505n),
	returnUrl: 'http://localhost:3000/payment/return?from=pay',
	callbackUrl,
	key: attemptId,
	language: 'en' as const,
});

test('a refund completes when it is due, without any request', async () => {
	const { control, gateway } = await start({ now: Date.now, delays: { refundMs: 20 } });
	const { gatewayOrderId } = await gateway.createCheckout(order('a'));
	const paid = await control.pay({ invoiceId: gatewayOrderId, card: '4508750015741019' });
	await vi.waitFor(async () => expect(await control.webhooks()).not.toContainEqual(expect.objectContaining({ attempts: 0 })));
	await gateway.refund(paid.paymentId, jod(1_505n), 'r');
	await vi.waitFor(async () => {
		const [invoice] = await control.invoices();
		expect(invoice?.refunds).toMatchObject([{ status: 'REFUNDED' }]);
	});
});

describe('a restart', () => {
	test('preserves invoices, payments, refunds, keys and settings', async () => {
		const first = await start({ delays: { refundMs: DAY_MS } });
		const checkout = await first.gateway.createCheckout(order('a'));
		const paid = await first.control.pay({ invoiceId: checkout.gatewayOrderId, card: '4508750015741019' });
		const refund = await first.gateway.refund(paid.paymentId, jod(1_505n), 'r');
		await first.control.fault({ call: 'create', answer: 409 });
		await first.control.settings({ hangMs: 7 });
		const before = await first.control.invoices();
		await first.stop();

		const second = await start({ delays: { refundMs: DAY_MS } });
		expect(await second.control.invoices()).toEqual(before);
		expect(await second.control.settings({})).toMatchObject({ hangMs: 7, refundMs: DAY_MS });
		await expect(second.gateway.createCheckout(order('a'))).rejects.toMatchObject({ status: 409 });
		expect((await second.gateway.createCheckout(order('a'))).gatewayOrderId).toBe(checkout.gatewayOrderId);
		expect(await second.gateway.getPayment({ attemptId: 'a' })).toMatchObject([{ state: 'PAID', gatewayPaymentId: paid.paymentId }]);
		expect(await second.gateway.getRefund(refund.gatewayOperationId)).toMatchObject({ state: 'PENDING' });
	});

	test('sends the webhooks that were waiting', async () => {
		const inbox = await openWebhookInbox();
		const first = await start({ delays: { webhookMs: DAY_MS } });
		const { gatewayOrderId } = await first.gateway.createCheckout(order('a', inbox.url));
		await first.control.pay({ invoiceId: gatewayOrderId, card: '4508750015741019' });
		await first.stop();
		expect(inbox.received).toEqual([]);
		now += DAY_MS;
		await start();
		expect(await inbox.next()).toBeDefined();
		await inbox.close();
	});

	test('completes the refunds that are due', async () => {
		const first = await start({ delays: { refundMs: DAY_MS } });
		const { gatewayOrderId } = await first.gateway.createCheckout(order('a'));
		const { paymentId } = await first.control.pay({ invoiceId: gatewayOrderId, card: '4508750015741019' });
		const { gatewayOperationId } = await first.gateway.refund(paymentId, jod(1_505n), 'r');
		await first.stop();
		now += DAY_MS;
		const second = await start();
		expect(await second.gateway.getRefund(gatewayOperationId)).toMatchObject({ state: 'DONE' });
	});
});

test('an idempotency key is stored for 250 minutes', async () => {
	const { gateway } = await start();
	const first = await gateway.createCheckout(order('a'));
	now += 250 * 60_000 - 1;
	expect(await gateway.createCheckout(order('a'))).toEqual(first);
	now += 1;
	expect(await gateway.createCheckout(order('a'))).not.toEqual(first);
});

test('ids are not reused, neither after a reset nor by a new store', async () => {
	const { gateway, control } = await start();
	const { gatewayOrderId } = await gateway.createCheckout(order('a'));
	await control.reset();
	expect(await control.invoices()).toEqual([]);
	const afterReset = await gateway.createCheckout(order('a'));
	expect(BigInt(afterReset.gatewayOrderId)).toBeGreaterThan(BigInt(gatewayOrderId));
	now += 1_000;
	const fresh = await start({ store: join(folder, 'fresh.sqlite') });
	expect(BigInt((await fresh.gateway.createCheckout(order('a'))).gatewayOrderId)).toBeGreaterThan(BigInt(afterReset.gatewayOrderId));
});

test('the operator’s webhook address takes precedence over the invoice’s; the payment id is appended to the return address', async () => {
	const inbox = await openWebhookInbox();
	const { gateway, control } = await start({ webhookUrl: inbox.url });
	const { gatewayOrderId } = await gateway.createCheckout(order('a'));
	const paid = await control.pay({ invoiceId: gatewayOrderId, card: '4508750015741019' });
	expect(paid.redirectUrl).toBe(`http://localhost:3000/payment/return?from=pay&paymentId=${paid.paymentId}`);
	expect(await inbox.next()).toBeDefined();
	await inbox.close();
});

test('pages may have another address than the calls', async () => {
	const { gateway, url } = await start({ publicUrl: 'https://pay.example/gateway/' });
	const { redirectUrl } = await gateway.createCheckout(order('a'));
	expect(redirectUrl).toMatch(/^https:\/\/pay\.example\/gateway\/pay\/[\w-]+\?lang=en$/);
	const page = await (await fetch(redirectUrl.replace('https://pay.example/gateway', url))).text();
	expect(page).toContain('href="https://pay.example/gateway/assets/frame.css"');
	expect(page).toMatch(/action="https:\/\/pay\.example\/gateway\/pay\/[\w-]+\/cancel/);
});

test('control calls require the key, and say what is wrong with a body', async () => {
	const { url, control } = await start();
	expect((await fetch(`${url}/_control/reset`, { method: 'POST' })).status).toBe(401);
	await expect(control.pay({ invoiceId: 1, card: '4508750015741019' })).rejects.toThrow('No such invoice');
	await expect(control.override({ invoiceId: 1, amount: '1,5' })).rejects.toThrow('amount');
	await expect(control.dispute({ invoiceId: 1 })).rejects.toThrow('No such invoice');
});

test('a request without amount, with an amount of zero or in another currency is refused with the field', async () => {
	const { url } = await start();
	const ask = async (Order: object) => {
		const body = JSON.stringify({ PaymentMethod: 'CARD', Order, IntegrationUrls: { Redirection: 'http://localhost/return' } });
		const response = await fetch(`${url}/v3/payments`, { method: 'POST', headers: { authorization: `Bearer ${apiKey}` }, body });
		return { status: response.status, names: (await response.json()).ValidationErrors?.map(({ Name }: { Name: string }) => Name) };
	};
	expect(await ask({ Currency: 'JOD' })).toEqual({ status: 400, names: ['Order.Amount'] });
	expect(await ask({ Amount: 0, Currency: 'JOD' })).toEqual({ status: 400, names: ['Order.Amount'] });
	expect(await ask({ Amount: 1.0005, Currency: 'JOD' })).toEqual({ status: 400, names: ['Order.Amount'] });
	expect(await ask({ Amount: 1, Currency: 'USD' })).toEqual({ status: 400, names: ['Order.Currency'] });
	expect(await ask({ Amount: '10', Currency: 'JOD' })).toEqual({ status: 200 });
});
