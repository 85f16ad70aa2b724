import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { openWebhookInbox } from '#gateway-simulator/control/webhook-inbox.ts';
import { GOOD_CARD, order, simulatePayTabs } from '#tests/support/simulated-gateway.ts';
import { createPayTabs } from './paytabs.ts';

const { control, gateway, serverKey } = await simulatePayTabs();

/** The example of PayTabs' support article. */
const PUBLISHED = {
	serverKey: 'SGJNZ96JLG-JDMKHGRWT9-RWRK2KJNRJ',
	body:
		'acquirerMessage=&acquirerRRN=&cartId=cart_11111&customerEmail=email%40domain.com&respCode=G84718&respMessage=Authorised' +
		'&respStatus=A&signature=7a181a32c768621eb6966107752ee70205a01f1c4403a3d13c0ff604f591f988&token=&tranRef=TST2215201242166',
};

describe('the return form', () => {
	const published = createPayTabs({ baseUrl: 'https://gateway.test', profileId: '1', serverKey: PUBLISHED.serverKey });

	test('is accepted with the published signature, in any order', () => {
		expect(published.verifyReturn?.(PUBLISHED.body)).toEqual({ gatewayPaymentId: 'TST2215201242166' });
		expect(published.verifyReturn?.(PUBLISHED.body.split('&').reverse().join('&'))).not.toBeNull();
	});

	test.each([
		['a changed field', PUBLISHED.body.replace('respStatus=A', 'respStatus=D')],
		['another transaction', PUBLISHED.body.replace('TST2215201242166', 'TST2215201242167')],
		['a further field', `${PUBLISHED.body}&extra=1`],
		['a missing field', PUBLISHED.body.replace('respCode=G84718&', '')],
		['no signature', PUBLISHED.body.replace(/signature=\w+&/, '')],
		['a cut signature', PUBLISHED.body.replace('f591f988', '')],
		['no form', '{"tranRef":"TST2215201242166"}'],
		['nothing', ''],
	])('fails with %s', (_, body) => {
		expect(published.verifyReturn?.(body)).toBeNull();
	});

	test('is refused under another key', () => {
		expect(gateway.verifyReturn?.(PUBLISHED.body)).toBeNull();
	});

	test('is signed in PHP’s encoding: asterisks, tildes, spaces, Arabic', () => {
		// Written by hand according to PHP's urlencode, not by the code under test.
		const signed = 'a.b-c_d=%2A%7E+%27%28%29%21%26%3D%2B&respMessage=%D9%85%D8%B1%D9%81%D9%88%D8%B6&tranRef=TST1';
		const signature = createHmac('sha256', serverKey).update(signed).digest('hex');
		const body = `tranRef=TST1&respMessage=${encodeURIComponent('مرفوض')}&empty=&a.b-c_d=*~%20'()!%26%3D%2B&signature=${signature}`;
		expect(gateway.verifyReturn?.(body)).toEqual({ gatewayPaymentId: 'TST1' });
	});

	test.each([GOOD_CARD, '4000 0000 0000 0002'])('of the simulator is accepted (%s)', async (card) => {
		const { gatewayOrderId } = await gateway.createCheckout(order());
		const { form, paymentId, redirectUrl } = await control.pay({ invoiceId: gatewayOrderId, card });
		expect(redirectUrl).toBe(order().returnUrl);
		expect(gateway.verifyReturn?.(String(new URLSearchParams(form ?? {})))).toEqual({ gatewayPaymentId: paymentId });
	});
});

describe('a notice', () => {
	const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
	const signed = (text: string, key = serverKey) => new Headers({ Signature: createHmac('sha256', key).update(text).digest('hex') });

	test('of a payment names our attempt first; of a refund, the refund', async () => {
		const inbox = await openWebhookInbox();
		const asked = { ...order(), callbackUrl: inbox.url };
		const { gatewayOrderId } = await gateway.createCheckout(asked);
		const { paymentId } = await control.pay({ invoiceId: gatewayOrderId, card: GOOD_CARD });
		const paid = await inbox.next();
		expect(gateway.verifyWebhook(paid.raw, paid.headers)).toEqual({
			ok: true,
			kind: 'payment',
			hints: [asked.attemptId, paymentId],
			dedupe: expect.stringMatching(/^paytabs:[\w-]{43}$/),
		});
		const { gatewayOperationId } = await gateway.refund(paymentId, asked.amount, 'r1');
		await control.endRefund({ refundId: gatewayOperationId });
		const refunded = await inbox.next();
		expect(gateway.verifyWebhook(refunded.raw, refunded.headers)).toMatchObject({ ok: true, kind: 'refund', hints: [gatewayOperationId] });
		await control.fireWebhook({ code: 1, invoiceId: gatewayOrderId, badSignature: true });
		const forged = await inbox.next();
		expect(gateway.verifyWebhook(forged.raw, forged.headers)).toEqual({ ok: false });
		await inbox.close();
	});

	const body = '{"tran_ref":"TST1","tran_type":"Sale","cart_id":"a","cart_amount":213.500}';

	test('is signed over its bytes: one more space makes it a forgery', () => {
		expect(gateway.verifyWebhook(bytes(body), signed(body))).toMatchObject({ ok: true, hints: ['a', 'TST1'] });
		expect(gateway.verifyWebhook(bytes(`${body} `), signed(body))).toEqual({ ok: false });
	});

	test.each([
		['another key', body, signed(body, 'guess')],
		['no signature', body, new Headers()],
		['a signature that is no hex', body, new Headers({ Signature: 'z'.repeat(64) })],
		['no JSON', 'tran_ref=TST1', signed('tran_ref=TST1')],
		['no transaction', '{}', signed('{}')],
	])('is refused with %s', (_, text, headers) => {
		expect(gateway.verifyWebhook(bytes(text), headers)).toEqual({ ok: false });
	});
});
