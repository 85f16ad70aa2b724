/** Authorisations in both protocols, requested as the gateways document it. Mishwar charges at once, so its adapters have no call for them. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectControl, type SimulatorControl } from './control/client.ts';
import { type Simulator, startSimulator } from './simulator.ts';

const apiKey = 'test-api-key';
const payTabs = { serverKey: 'SKJ-test-key', profileId: '81000' };
const card = '4508750015741019';
const addresses = { back: 'http://localhost:3000/payment/return', notice: 'http://127.0.0.1:9/webhook' };

let simulator: Simulator;
let control: SimulatorControl;

beforeAll(async () => {
	simulator = await startSimulator({ apiKey, webhookSecret: 's', payTabs });
	control = connectControl({ url: simulator.url, apiKey });
});
beforeEach(async () => {
	await control.reset();
});
afterAll(() => simulator.close());

async function ask(method: string, path: string, authorization: string, body?: object) {
	const headers = { authorization, 'content-type': 'application/json' };
	const response = await fetch(simulator.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
	return response.json();
}

describe('at MyFatoorah', () => {
	const call = (method: string, path: string, body?: object) => ask(method, path, `Bearer ${apiKey}`, body);
	const update = (paymentId: string, type: 'CAPTURE' | 'RELEASE', amount: number) =>
		call('PUT', `/v3/payments/${paymentId}`, { OperationType: type, Amount: amount });
	const read = async (paymentId: string) => (await call('GET', `/v3/payments/${paymentId}`)).Data;

	async function reserve(): Promise<string> {
		const { Data } = await call('POST', '/v3/payments', {
			PaymentMethod: 'CARD',
			Order: { Amount: 213, Currency: 'JOD', ExternalIdentifier: 'attempt-1' },
			OperationType: 'AUTHORIZE',
			IntegrationUrls: { Redirection: addresses.back, Webhook: addresses.notice },
		});
		return (await control.pay({ invoiceId: Data.InvoiceId, card })).paymentId;
	}

	test('one is captured in part, once', async () => {
		const paymentId = await reserve();
		expect(await read(paymentId)).toMatchObject({ Invoice: { Status: 'PENDING' }, Transaction: { Status: 'AUTHORIZE' } });
		expect(await update(paymentId, 'CAPTURE', 213.001)).toMatchObject({ IsSuccess: false });
		expect(await update(paymentId, 'CAPTURE', 100.5)).toMatchObject({ IsSuccess: true });
		expect(await read(paymentId)).toMatchObject({
			Invoice: { Status: 'PAID' },
			Transaction: { Status: 'SUCCESS' },
			Amount: { ValueInDisplayCurrency: 100.5 },
		});
		expect(await update(paymentId, 'CAPTURE', 1)).toMatchObject({ IsSuccess: false });
	});

	test('one is released as a whole', async () => {
		const paymentId = await reserve();
		expect(await update(paymentId, 'RELEASE', 1)).toMatchObject({
			IsSuccess: false,
			ValidationErrors: [{ Error: expect.stringContaining('whole') }],
		});
		expect(await update(paymentId, 'RELEASE', 213)).toMatchObject({ IsSuccess: true });
		expect(await read(paymentId)).toMatchObject({ Transaction: { Status: 'CANCELED' } });
	});

	test('a capture whose answer is lost was executed', async () => {
		const paymentId = await reserve();
		await control.fault({ call: 'capture', answer: 'drop', recorded: true });
		await expect(update(paymentId, 'CAPTURE', 213)).rejects.toThrow('fetch failed');
		expect(await read(paymentId)).toMatchObject({ Transaction: { Status: 'SUCCESS' } });
	});
});

describe('at PayTabs', () => {
	const call = (path: string, body: object) => ask('POST', path, payTabs.serverKey, { profile_id: Number(payTabs.profileId), ...body });
	const cart = { tran_class: 'ecom', cart_id: 'attempt-1', cart_description: 'A booking', cart_currency: 'JOD' };
	const lines = () => call('/payment/query', { cart_id: cart.cart_id });
	const followUp = (type: 'capture' | 'void', reference: string, amount: number) =>
		call('/payment/request', { ...cart, tran_type: type, tran_ref: reference, cart_amount: amount });

	async function reserve(): Promise<string> {
		const { back, notice } = addresses;
		await call('/payment/request', { ...cart, tran_type: 'auth', cart_amount: 213, callback: notice, return: back });
		return (await control.pay({ invoiceId: cart.cart_id, card })).paymentId;
	}

	test('one is captured in part, once', async () => {
		const reference = await reserve();
		expect(await lines()).toMatchObject([{ tran_type: 'Auth', payment_result: { response_status: 'A' } }]);
		expect(await followUp('capture', reference, 100.5)).toMatchObject({ tran_type: 'Capture', previous_tran_ref: reference });
		expect(await lines()).toMatchObject([{ tran_type: 'Auth' }, { tran_type: 'Capture', tran_total: '100.50' }]);
		expect(await followUp('capture', reference, 1)).toMatchObject({ code: expect.anything(), message: expect.any(String) });
	});

	test('one is released as a whole', async () => {
		const reference = await reserve();
		expect(await followUp('void', reference, 213)).toMatchObject({ tran_type: 'Void', payment_result: { response_status: 'A' } });
	});
});
