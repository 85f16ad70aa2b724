import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { GOOD_CARD, order, simulatePayTabs } from '#tests/support/simulated-gateway.ts';
import { CheckoutLost, GatewayRefusal, GatewayUnreachable } from './port.ts';

const { control, connect, gateway, givingUp, paid, serverKey, url } = await simulatePayTabs();

const pages = () => control.invoices();
const first = async (reference: Parameters<typeof gateway.getPayment>[0]) => (await gateway.getPayment(reference))[0];

describe('a page', () => {
	test('is opened for one attempt, which is its cart and its order', async () => {
		const asked = order();
		const { redirectUrl, gatewayOrderId } = await gateway.createCheckout(asked);
		expect(gatewayOrderId).toBe(asked.attemptId);
		expect(redirectUrl).toMatch(new RegExp(`^${url}/pay/[\\w-]{24}\\?lang=ar$`));
		expect(await pages()).toMatchObject([{ externalId: asked.attemptId, amount: '213.00', currency: 'JOD', intent: 'sale' }]);
		expect((await fetch(redirectUrl)).status).toBe(200);
	});

	test.each([1n, 10n, 999n, 1_001n, 213_505n, 9_999_999_990n])('amounts are exact to the fils: %s', async (fils) => {
		const { paymentId, attemptId } = await paid(GOOD_CARD, { amount: jod(fils) });
		expect(await first({ gatewayPaymentId: paymentId })).toMatchObject({ state: 'PAID', amount: jod(fils), attemptId });
	});

	test('whose answer was lost is found again, if the gateway returns its address', async () => {
		await control.settings({ showUnpaidInvoices: true });
		const asked = order();
		await control.fault({ call: 'create', answer: 'hang', recorded: true });
		await expect(givingUp(pages).createCheckout(asked)).rejects.toBeInstanceOf(GatewayUnreachable);
		const { redirectUrl } = await gateway.createCheckout(asked);
		expect((await fetch(redirectUrl)).status).toBe(200);
		expect(await pages()).toHaveLength(1);
	});

	test('whose address is not returned is lost, so that another attempt can be made', async () => {
		const asked = order();
		await control.fault({ call: 'create', answer: 'drop', recorded: true });
		await expect(gateway.createCheckout(asked)).rejects.toBeInstanceOf(GatewayUnreachable);
		await expect(gateway.createCheckout(asked)).rejects.toBeInstanceOf(CheckoutLost);
		expect(await pages()).toHaveLength(1);
	});

	test('is not returned for another amount', async () => {
		await control.settings({ showUnpaidInvoices: true });
		const asked = order();
		await gateway.createCheckout(asked);
		await expect(gateway.createCheckout({ ...asked, amount: jod(1_000n) })).rejects.toBeInstanceOf(CheckoutLost);
	});

	test('is refused for a currency that the profile does not have, and for a wrong key or profile', async () => {
		const strange = { ...order(), amount: { currency: 'USD', fils: 1_000n } as never };
		await expect(gateway.createCheckout(strange)).rejects.toMatchObject({
			status: 400,
			code: '206',
			message: expect.stringMatching(/Currency/),
		});
		for (const wrong of [{ serverKey: 'other' }, { profileId: '1' }]) {
			await expect(connect(wrong).createCheckout(order())).rejects.toMatchObject({ status: 401, code: '1' });
		}
		expect(await pages()).toEqual([]);
	});

	test('of zero is not requested', async () => {
		await expect(gateway.createCheckout(order({ amount: jod(0n) }))).rejects.toThrow(RangeError);
	});
});

describe('a payment', () => {
	test.each([
		['good', GOOD_CARD, 'PAID', null],
		['declined', '4000 0000 0000 0002', 'FAILED', /declined/i],
		['without money', '4000 0000 0000 9995', 'FAILED', /insufficient/i],
		['whose 3-D Secure fails', '4000 0000 0000 3220', 'FAILED', /authentication/i],
	])('with a card (%s) is reported', async (_, card, state, why) => {
		const { attemptId, gatewayOrderId, paymentId } = await paid(card);
		const snapshot = await first({ gatewayPaymentId: paymentId });
		expect(snapshot).toMatchObject({ state, attemptId, gatewayOrderId, gatewayPaymentId: paymentId, reference: paymentId });
		expect(snapshot?.amount).toEqual(state === 'PAID' ? jod(213_000n) : null);
		if (why) expect(snapshot?.failure?.message).toMatch(why);
		else expect(snapshot?.failure).toBeNull();
		expect(await gateway.getPayment({ gatewayOrderId })).toEqual([snapshot]);
		expect(await gateway.getPayment({ attemptId })).toEqual([snapshot]);
	});

	test('that was cancelled, and the successful one after it on the same page, newest first', async () => {
		const { gatewayOrderId } = await gateway.createCheckout(order());
		await control.cancel({ invoiceId: gatewayOrderId });
		expect(await gateway.getPayment({ gatewayOrderId })).toMatchObject([{ state: 'CANCELLED', amount: null }]);
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD });
		expect(await gateway.getPayment({ gatewayOrderId })).toMatchObject([{ state: 'PAID' }, { state: 'CANCELLED' }]);
	});

	test('at the 3-D Secure step is pending; an unpaid page has none, or a pending one', async () => {
		const { gatewayOrderId } = await gateway.createCheckout(order());
		expect(await gateway.getPayment({ gatewayOrderId })).toEqual([]);
		await control.settings({ showUnpaidInvoices: true });
		expect(await gateway.getPayment({ gatewayOrderId })).toMatchObject([{ state: 'PENDING', amount: null }]);
		await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD, threeDSecure: 'abandon' });
		expect(await gateway.getPayment({ gatewayOrderId })).toMatchObject([{ state: 'PENDING', amount: null }]);
	});

	test.each(['', '../payment', 'TST1', randomUUID()])('%j that the gateway does not know has no payment', async (id) => {
		expect(await gateway.getPayment({ gatewayPaymentId: id })).toEqual([]);
		expect(await gateway.getPayment({ attemptId: id })).toEqual([]);
	});

	test('is reported as it is at the gateway, wrong values included', async () => {
		const { gatewayOrderId, paymentId } = await paid();
		await control.override({ invoiceId: paymentId, amount: '212.990', currency: 'USD' });
		expect(await first({ gatewayOrderId })).toMatchObject({ state: 'PAID', amount: { currency: 'USD', fils: 212_990n } });
	});
});

describe('actions of a person at the gateway', () => {
	const line = (over: object) => ({
		...{ tran_ref: 'TST1', tran_type: 'Sale', cart_id: 'attempt-1', cart_currency: 'JOD', cart_amount: '213.000' },
		...{ payment_result: { response_status: 'A' }, ...over },
	});
	const snapshotOf = async (...lines: object[]) => {
		const stub: typeof fetch = async () => Response.json(lines);
		return (await connect({ fetch: stub }).getPayment({ attemptId: 'attempt-1' }))[0];
	};

	test.each(['A', 'V'])('a sale that was voided (%s) is cancelled', async (status) => {
		const followUp = { tran_ref: 'TST2', tran_type: 'Void', previous_tran_ref: 'TST1', payment_result: { response_status: status } };
		expect(await snapshotOf(line({}), line(followUp))).toMatchObject({ state: 'CANCELLED', amount: null });
		expect(await snapshotOf(line({}))).toMatchObject({ state: 'PAID', amount: jod(213_000n) });
	});

	test('an authorisation is not a payment', async () => {
		expect(await snapshotOf(line({ tran_type: 'Auth' }))).toMatchObject({ state: 'AUTHORIZED' });
	});
});

describe('a refund', () => {
	const refunds = async () => (await control.invoices()).flatMap((invoice) => invoice.refunds);

	test('is pending, then done', async () => {
		const { paymentId } = await paid();
		const asked = await gateway.refund(paymentId, jod(106_505n), 'r1');
		expect(asked).toMatchObject({ state: 'PENDING', amount: jod(106_505n) });
		await control.endRefund({ refundId: asked.gatewayOperationId });
		expect(await gateway.getRefund(asked.gatewayOperationId)).toEqual({ ...asked, state: 'DONE' });
		expect(await first({ gatewayPaymentId: paymentId })).toMatchObject({ state: 'PAID', amount: jod(213_000n) });
	});

	test('that the bank declines is refused, and may be requested again under its own key', async () => {
		const { paymentId } = await paid();
		const asked = await gateway.refund(paymentId, jod(213_000n), 'r1');
		await control.endRefund({ refundId: asked.gatewayOperationId, status: 'CANCELED' });
		expect(await gateway.getRefund(asked.gatewayOperationId)).toMatchObject({ state: 'REFUSED' });
		expect(await gateway.refund(paymentId, jod(213_000n), 'r2')).toMatchObject({ state: 'PENDING' });
	});

	test.each(['hang', 'drop'] as const)('whose answer is lost (%s) is found by a repeated request: one refund', async (answer) => {
		const { paymentId } = await paid();
		await control.fault({ call: 'refund', answer, recorded: true });
		await expect(givingUp(refunds).refund(paymentId, jod(50_000n), 'r1')).rejects.toBeInstanceOf(GatewayUnreachable);
		const found = await gateway.refund(paymentId, jod(50_000n), 'r1');
		expect(await refunds()).toMatchObject([{ refundId: found.gatewayOperationId.slice(3), amount: '50.00' }]);
	});

	test('requested twice is one refund, and its key is refused for another amount', async () => {
		const { paymentId } = await paid();
		const once = await gateway.refund(paymentId, jod(50_000n), 'r1');
		expect(await gateway.refund(paymentId, jod(50_000n), 'r1')).toEqual(once);
		await expect(gateway.refund(paymentId, jod(60_000n), 'r1')).rejects.toMatchObject({ status: 409 });
		expect(await refunds()).toHaveLength(1);
	});

	test('that we made and no longer know replaces one of the same amount', async () => {
		const { paymentId } = await paid();
		const made = await gateway.refund(paymentId, jod(50_000n), 'r1');
		expect(await gateway.listRefunds(paymentId)).toEqual([{ ...made, key: 'r1' }]);
		expect(await gateway.refund(paymentId, jod(50_000n), 'r2', ({ key }) => key === 'r1')).toEqual(made);
		expect(await refunds()).toHaveLength(1);
		expect(await gateway.listRefunds('TST12')).toEqual([]);
	});

	test('in parts, never more than the payment; none of one that failed or is unknown', async () => {
		const { paymentId } = await paid();
		await gateway.refund(paymentId, jod(200_000n), 'r1');
		await expect(gateway.refund(paymentId, jod(13_001n), 'r2')).rejects.toMatchObject({ status: 400 });
		const failed = await paid('4000 0000 0000 0002');
		await expect(gateway.refund(failed.paymentId, jod(1_000n), 'r3')).rejects.toBeInstanceOf(GatewayRefusal);
		await expect(gateway.refund('TST12', jod(1_000n), 'r4')).rejects.toMatchObject({ status: 404 });
		await expect(gateway.getRefund('TST12')).rejects.toMatchObject({ status: 404 });
	});
});

describe('a gateway that does not answer properly', () => {
	test('is queried again, but no page is requested again', async () => {
		const { gatewayOrderId } = await paid();
		await control.fault({ call: 'verify', answer: 503, times: 2 });
		expect(await first({ gatewayOrderId })).toMatchObject({ state: 'PAID' });
		await control.fault({ call: 'create', answer: 500 });
		await expect(gateway.createCheckout(order())).rejects.toBeInstanceOf(GatewayUnreachable);
		expect(await gateway.createCheckout(order())).toBeDefined();
	});

	test('is asked again for a page if it requested a pause, or if no connection was made', async () => {
		await control.fault({ call: 'create', answer: 429 });
		expect(await gateway.createCheckout(order())).toBeDefined();
		let refusals = 1;
		const shaky: typeof fetch = (input, init) => {
			refusals -= 1;
			return refusals >= 0
				? Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) }))
				: fetch(input, init);
		};
		expect(await connect({ fetch: shaky }).createCheckout(order())).toBeDefined();
	});

	test.each(['<html>', '{"tran_ref":1.5e3}', '[]', 'null'])('an answer that is %s is not used', async (text) => {
		const strange = connect({ fetch: async () => new Response(text) });
		await expect(strange.createCheckout(order())).rejects.toBeInstanceOf(GatewayUnreachable);
	});

	test('its key appears neither in errors nor in the log', async () => {
		const lines: unknown[] = [];
		const log = { info: (...line: unknown[]) => lines.push(line), warn: (...line: unknown[]) => lines.push(line) };
		const echo: typeof fetch = async (_, init) =>
			Response.json({ code: 1, message: `wrong key ${new Headers(init?.headers).get('authorization')}`, trace: 't' }, { status: 401 });
		const error = await connect({ fetch: echo, log })
			.createCheckout(order())
			.catch((reason: unknown) => reason);
		await connect({ log }).createCheckout(order());
		expect(lines.length).toBeGreaterThan(1);
		expect(`${error} ${JSON.stringify(error)} ${JSON.stringify(lines)}`).not.toContain(serverKey);
		expect(String(error)).toContain('[key]');
	});
});

test('it reports no transfers to our bank', () => {
	expect(gateway.listTransfers).toBeUndefined();
});
