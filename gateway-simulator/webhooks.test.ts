import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { createMyFatoorah } from '#server/providers/gateway/myfatoorah.ts';
import type { Gateway } from '#server/providers/gateway/port.ts';
import { connectControl, type SimulatorControl } from './control/client.ts';
import { openWebhookInbox, type ReceivedWebhook, type WebhookInbox } from './control/webhook-inbox.ts';
import { type Simulator, startSimulator } from './simulator.ts';

const apiKey = 'test-key';
const webhookSecret = 'test-secret';
const GOOD_CARD = '4508750015741019';
const DAY_MS = 86_400_000;

let inbox: WebhookInbox;
let simulator: Simulator;
let control: SimulatorControl;
let gateway: Gateway;

beforeAll(async () => {
	const delays = { webhookRetryMs: [0, 0, 0, 0, 0], refundMs: DAY_MS, lateWebhookMs: DAY_MS, hangMs: 0 };
	simulator = await startSimulator({ apiKey, webhookSecret, delays });
	control = connectControl({ url: simulator.url, apiKey });
	gateway = createMyFatoorah({ baseUrl: simulator.url, apiKey, webhookSecret });
});
beforeEach(async () => {
	inbox = await openWebhookInbox();
});
afterEach(async () => {
	await control.reset();
	await inbox.close();
});
afterAll(() => simulator.close());

let count = 0;
async function checkout(): Promise<{ attemptId: string; invoiceId: string }> {
	count += 1;
	const attemptId = `attempt-${count}`;
	const { gatewayOrderId } = await gateway.createCheckout({
		attemptId,
		amount: jod(213_505n),
		returnUrl: 'http://localhost:3000/payment/return',
		callbackUrl: inbox.url,
		key: attemptId,
		language: 'en',
	});
	return { attemptId, invoiceId: gatewayOrderId };
}

const verify = ({ raw, headers }: ReceivedWebhook) => gateway.verifyWebhook(raw, headers);
const read = ({ raw }: ReceivedWebhook) => JSON.parse(new TextDecoder().decode(raw));
const allDelivered = async () => (await control.webhooks()).every(({ state }) => state === 'delivered');

describe('a payment’s webhook', () => {
	test('is signed, and names our attempt first', async () => {
		const { attemptId, invoiceId } = await checkout();
		const { paymentId } = await control.pay({ invoiceId, card: GOOD_CARD });
		const webhook = await inbox.next();
		expect(verify(webhook)).toMatchObject({ ok: true, kind: 'payment', hints: [attemptId, invoiceId, paymentId] });
		expect(read(webhook)).toMatchObject({
			Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED', CountryIsoCode: 'JOR', Reference: expect.stringMatching(/^WH-\d+$/) },
			Data: { Invoice: { Status: 'PAID' }, Transaction: { Status: 'SUCCESS' }, Amount: { ValueInDisplayCurrency: '213.505' } },
		});
	});

	test('is also sent for a failure and for a cancellation', async () => {
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: '4000000000000002' });
		expect(read(await inbox.next())).toMatchObject({ Data: { Transaction: { Status: 'FAILED', Error: { Code: 'MF002' } } } });
		await control.cancel({ invoiceId });
		expect(read(await inbox.next())).toMatchObject({ Data: { Transaction: { Status: 'CANCELED' } } });
	});

	test('is sent twice, byte for byte the same', async () => {
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: '4000000000000259' });
		const [first, second] = [await inbox.next(), await inbox.next()];
		expect(first.raw).toEqual(second.raw);
		expect(verify(first)).toEqual(verify(second));
	});

	test('is sent late: it waits until it is due', async () => {
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: '4000000000000341' });
		expect(await control.webhooks()).toMatchObject([{ state: 'waiting', attempts: 0 }]);
		await control.flushWebhooks();
		expect(verify(await inbox.next())).toMatchObject({ ok: true });
	});

	test('is not sent for the card without notification', async () => {
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: '4000000000005126' });
		expect(await control.webhooks()).toEqual([]);
	});

	test('is not sent for an abandoned page', async () => {
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: GOOD_CARD, threeDSecure: 'abandon' });
		expect(await control.webhooks()).toEqual([]);
	});
});

describe('delivery', () => {
	test('is tried again until a 2xx answer comes', async () => {
		inbox.answerWith(500, 302, 400);
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: GOOD_CARD });
		for (let arrival = 1; arrival <= 4; arrival += 1) await inbox.next();
		await expect.poll(allDelivered).toBe(true);
		expect(await control.webhooks()).toMatchObject([{ attempts: 4, lastAnswer: '200' }]);
	});

	test('is given up after five retries', async () => {
		inbox.answerWith(500, 500, 500, 500, 500, 500, 500);
		const { invoiceId } = await checkout();
		await control.pay({ invoiceId, card: GOOD_CARD });
		await expect.poll(control.webhooks).toMatchObject([{ state: 'given up', attempts: 6, lastAnswer: '500' }]);
		expect(inbox.received).toHaveLength(6);
	});

	test('is held, and released in the order that a test chooses', async () => {
		await control.holdWebhooks();
		const first = await checkout();
		const second = await checkout();
		await control.pay({ invoiceId: first.invoiceId, card: GOOD_CARD });
		await control.pay({ invoiceId: second.invoiceId, card: GOOD_CARD });
		const [one, two] = await control.webhooks();
		expect([one?.state, two?.state]).toEqual(['held', 'held']);
		const sent = await control.releaseWebhooks({ ids: [two?.id ?? 0, one?.id ?? 0] });
		expect(sent.map(({ state }) => state)).toEqual(['delivered', 'delivered']);
		expect(inbox.received.map((webhook) => read(webhook).Data.Invoice.Id)).toEqual([second.invoiceId, first.invoiceId]);

		const third = await checkout();
		await control.pay({ invoiceId: third.invoiceId, card: GOOD_CARD });
		expect(await control.releaseWebhooks()).toMatchObject([{ state: 'delivered' }]);
		expect(inbox.received).toHaveLength(3);
	});
});

describe('fired on demand', () => {
	const fire = async (body: Parameters<SimulatorControl['fireWebhook']>[0]) => {
		await control.fireWebhook({ url: inbox.url, ...body });
		return inbox.next();
	};

	async function paidInvoice() {
		const { invoiceId } = await checkout();
		const { paymentId } = await control.pay({ invoiceId, card: GOOD_CARD });
		await inbox.next();
		return { invoiceId, paymentId };
	}

	test('codes 1, 2, 3 and 6 pass the check', async () => {
		const { invoiceId, paymentId } = await paidInvoice();
		const refund = await gateway.refund(paymentId, jod(13_505n), 'r1');
		expect(verify(await fire({ code: 1, invoiceId }))).toMatchObject({ ok: true, kind: 'payment' });
		expect(verify(await fire({ code: 2, invoiceId }))).toMatchObject({
			ok: true,
			kind: 'refund',
			hints: [refund.gatewayOperationId, invoiceId],
		});
		expect(verify(await fire({ code: 3 }))).toMatchObject({ ok: true, kind: 'transfer' });
		expect(verify(await fire({ code: 6, invoiceId }))).toMatchObject({ ok: true, kind: 'dispute' });
	});

	test('a forged one does not pass; one with a false status is correctly signed', async () => {
		const { invoiceId } = await paidInvoice();
		expect(verify(await fire({ code: 1, invoiceId, badSignature: true }))).toEqual({ ok: false });
		const late = await fire({ code: 1, invoiceId, status: 'FAILED' });
		expect(verify(late)).toMatchObject({ ok: true });
		expect(read(late)).toMatchObject({ Data: { Transaction: { Status: 'FAILED' } } });
	});

	test('announces the end of a refund, and a dispute', async () => {
		const { invoiceId, paymentId } = await paidInvoice();
		const refund = await gateway.refund(paymentId, jod(13_505n), 'r1');
		await control.endRefund({ refundId: refund.gatewayOperationId });
		const webhook = await inbox.next();
		expect(verify(webhook)).toMatchObject({ ok: true, kind: 'refund', hints: [refund.gatewayOperationId, invoiceId] });
		expect(read(webhook)).toMatchObject({ Data: { Refund: { Status: 'REFUNDED' }, Amount: { ValueInBaseCurrency: '13.505' } } });

		const opened = await control.dispute({ invoiceId });
		expect(verify(await inbox.next())).toMatchObject({ ok: true, kind: 'dispute', hints: expect.arrayContaining([opened.disputeId]) });
		expect(await control.dispute({ invoiceId, status: 'LOST' })).toMatchObject({ disputeId: opened.disputeId });
		expect(read(await inbox.next())).toMatchObject({ Data: { Dispute: { Status: 'LOST' } } });
	});

	test('nothing is sent without an event', async () => {
		const { invoiceId } = await checkout();
		await expect(control.fireWebhook({ code: 1, invoiceId })).rejects.toThrow('No payment');
		await expect(control.fireWebhook({ code: 3 })).rejects.toThrow('No webhook address');
	});
});
