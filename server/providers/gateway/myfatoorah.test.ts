import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { GOOD_CARD, order, simulateGateway } from '#tests/support/simulated-gateway.ts';
import { GatewayUnreachable } from './port.ts';

const { url, apiKey, control, gateway, connect, givingUp, paid } = await simulateGateway();

describe('a checkout', () => {
	test('has a page in the renter’s language and an unpaid order', async () => {
		const checkout = await gateway.createCheckout(order());
		expect(checkout.redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/[\w-]{24}\?lang=ar$/);
		expect((await fetch(checkout.redirectUrl)).status).toBe(200);
		expect(await gateway.getPayment({ gatewayOrderId: checkout.gatewayOrderId })).toEqual([
			{
				gatewayPaymentId: null,
				gatewayOrderId: checkout.gatewayOrderId,
				attemptId: null,
				state: 'PENDING',
				amount: null,
				failure: null,
				reference: null,
			},
		]);
	});

	test('is the same for the same key and amount', async () => {
		const asked = order();
		expect(await gateway.createCheckout(asked)).toEqual(await gateway.createCheckout(asked));
		expect(await control.invoices()).toHaveLength(1);
	});

	test('is another one for the same key and another amount, where the bare key would return the old invoice', async () => {
		const asked = order();
		const first = await gateway.createCheckout(asked);
		const second = await gateway.createCheckout({ ...asked, amount: jod(214_000n) });
		expect(second.gatewayOrderId).not.toBe(first.gatewayOrderId);

		const bare = async (amount: number) => {
			const response = await fetch(`${url}/v3/payments`, {
				method: 'POST',
				headers: { authorization: `Bearer ${apiKey}`, 'idempotency-key': 'bare' },
				body: JSON.stringify({
					PaymentMethod: 'CARD',
					Order: { Amount: amount, Currency: 'JOD' },
					IntegrationUrls: { Redirection: asked.returnUrl },
				}),
			});
			return response.text();
		};
		expect(await bare(10)).toBe(await bare(22));
	});

	test.each(['hang', 'drop'] as const)('whose answer is lost (%s) is found by a repeated request: one invoice', async (answer) => {
		const asked = order();
		await control.fault({ call: 'create', answer, recorded: true });
		await expect(givingUp(control.invoices).createCheckout(asked)).rejects.toBeInstanceOf(GatewayUnreachable);
		const [invoice, ...others] = await control.invoices();
		expect(others).toEqual([]);
		// It cannot be paid, and the gateway does not report invoices without an attempt.
		expect(await gateway.getPayment({ attemptId: asked.attemptId })).toEqual([]);
		expect((await gateway.createCheckout(asked)).gatewayOrderId).toBe(invoice?.invoiceId);
		expect(await control.invoices()).toHaveLength(1);
	});

	test('that never reached the gateway leaves nothing behind', async () => {
		await control.fault({ call: 'create', answer: 'drop', recorded: false });
		await expect(gateway.createCheckout(order())).rejects.toBeInstanceOf(GatewayUnreachable);
		expect(await control.invoices()).toEqual([]);
	});

	test('gets 429, 409 and 500', async () => {
		await control.fault({ call: 'create', answer: 429, times: 2, retryAfterSeconds: 0 });
		expect(await gateway.createCheckout(order())).toHaveProperty('redirectUrl');
		await control.fault({ call: 'create', answer: 409 });
		await expect(gateway.createCheckout(order())).rejects.toMatchObject({ name: 'GatewayRefusal', status: 409 });
		await control.fault({ call: 'create', answer: 500 });
		await expect(gateway.createCheckout(order())).rejects.toBeInstanceOf(GatewayUnreachable);
		expect(await control.invoices()).toHaveLength(1);
	});

	test('is refused with a wrong key', async () => {
		await expect(connect({ apiKey: 'other' }).createCheckout(order())).rejects.toMatchObject({ status: 401 });
	});
});

describe('every card', () => {
	test.each([
		[GOOD_CARD, 'PAID', null],
		['5123 4500 0000 0008', 'PAID', null],
		['4201 3201 1111 1010', 'PAID', null],
		['4000 0000 0000 0119', 'PAID', null],
		['4000 0000 0000 0259', 'PAID', null],
		['4000 0000 0000 0341', 'PAID', null],
		['4000 0000 0000 5126', 'PAID', null],
		['4201 3200 0031 1101', 'FAILED', { code: 'MF004', message: 'Insufficient funds' }],
		['4000 0000 0000 9995', 'FAILED', { code: 'MF004', message: 'Insufficient funds' }],
		['4000 0000 0000 0002', 'FAILED', { code: 'MF002', message: 'The issuer bank has declined the transaction' }],
		['4000 0000 0000 3220', 'FAILED', { code: 'MF001', message: '3-D Secure authentication failed' }],
	])('%s ends as %s', async (card, state, failure) => {
		const { paymentId, gatewayOrderId, attemptId } = await paid(card);
		const snapshot = {
			gatewayPaymentId: paymentId,
			gatewayOrderId,
			attemptId,
			state,
			failure,
			amount: state === 'PAID' ? { currency: 'JOD', fils: 213_000n } : null,
			reference: expect.stringMatching(/^\d{12}$/),
		};
		expect(await gateway.getPayment({ gatewayPaymentId: paymentId })).toEqual([snapshot]);
		expect(await gateway.getPayment({ gatewayOrderId })).toEqual([snapshot]);
		expect(await gateway.getPayment({ attemptId })).toEqual([snapshot]);
	});

	test('returns with its payment id, if the browser returns at all', async () => {
		expect(await paid()).toMatchObject({ redirectUrl: expect.stringMatching(/\/payment\/return\?paymentId=0707\d+$/) });
		expect((await paid('4000 0000 0000 0119')).redirectUrl).toBeNull();
		expect((await paid('4000 0000 0000 5126')).redirectUrl).toBeNull();
	});
});

describe('a payment', () => {
	test('failed at 3-D Secure, cancelled or left alone', async () => {
		const { gatewayOrderId } = await gateway.createCheckout(order());
		const state = async () => (await gateway.getPayment({ gatewayOrderId }))[0]?.state;
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD, threeDSecure: 'abandon' });
		expect(await state()).toBe('PENDING');
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD, threeDSecure: 'fail' });
		expect(await state()).toBe('FAILED');
		await control.cancel({ invoiceId: gatewayOrderId });
		expect(await state()).toBe('CANCELLED');
	});

	test('may be tried again after a failure: all attempts are reported, the newest first', async () => {
		const { gatewayOrderId } = await paid('4000 0000 0000 0002');
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD });
		expect((await gateway.getPayment({ gatewayOrderId })).map(({ state }) => state)).toEqual(['PAID', 'FAILED']);
		await expect(control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD })).rejects.toThrow('ALREADY_PAID');
	});

	test('is reported for an attempt by the newest of two orders', async () => {
		const { attemptId } = await paid();
		const second = await paid(GOOD_CARD, { attemptId, amount: jod(1_000n) });
		expect(await gateway.getPayment({ attemptId })).toMatchObject([{ gatewayPaymentId: second.paymentId }]);
	});

	test('that does not exist is unknown', async () => {
		expect(await gateway.getPayment({ gatewayPaymentId: '070712345' })).toEqual([]);
		expect(await gateway.getPayment({ attemptId: randomUUID() })).toEqual([]);
		expect(await gateway.getPayment({})).toEqual([]);
	});

	test('with another amount or currency is reported as the gateway has it', async () => {
		const { paymentId, gatewayOrderId } = await paid();
		await control.override({ invoiceId: gatewayOrderId, amount: '212.995', currency: 'USD' });
		const ask = async () => (await gateway.getPayment({ gatewayPaymentId: paymentId }))[0]?.amount;
		expect(await ask()).toEqual({ currency: 'USD', fils: 212_995n });
		expect(await ask()).toEqual({ currency: 'JOD', fils: 213_000n });
	});

	test('is queried again when an answer is lost', async () => {
		const { paymentId } = await paid();
		await control.fault({ call: 'verify', answer: 500 });
		await control.fault({ call: 'verify', answer: 'drop' });
		expect(await gateway.getPayment({ gatewayPaymentId: paymentId })).toMatchObject([{ state: 'PAID' }]);
	});

	test('the other form of an untouched invoice is understood too', async () => {
		await control.settings({ showUnpaidInvoices: true });
		const asked = order();
		const { gatewayOrderId } = await gateway.createCheckout(asked);
		const untouched = { gatewayOrderId, attemptId: asked.attemptId, state: 'PENDING', gatewayPaymentId: null, amount: null };
		expect(await gateway.getPayment({ attemptId: asked.attemptId })).toMatchObject([untouched]);
	});
});

test('amounts are exact to the fils in both directions', async () => {
	await fc.assert(
		fc.asyncProperty(fc.bigInt({ min: 1n, max: 999_999_999_999n }), async (fils) => {
			const { paymentId, gatewayOrderId } = await paid(GOOD_CARD, { amount: jod(fils) });
			expect((await gateway.getPayment({ gatewayPaymentId: paymentId }))[0]?.amount).toEqual({ currency: 'JOD', fils });
			const refund = await gateway.refund(paymentId, jod(fils), `refund-${gatewayOrderId}`);
			expect(refund.amount).toEqual(jod(fils));
		}),
		{ numRuns: 40, examples: [[1n], [10n], [213_505n], [999_999_999_999n]] },
	);
});
