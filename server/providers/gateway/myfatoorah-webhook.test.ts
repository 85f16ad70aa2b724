import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { verifyMyFatoorahWebhook } from './myfatoorah-webhook.ts';

const SECRET = 'test-secret';

/** Published test vector: these fields and this key give this signature. */
const PUBLISHED = 'fAHcCPgqkudaxnH5BCT2OQbPzEeHNl8HxD78Gn1rT0A=';
const paymentData = {
	Invoice: { Id: '6409988', Status: 'PAID', ExternalIdentifier: 'asdqwd-f13sdf-fasjkz' },
	Transaction: { Status: 'SUCCESS', PaymentId: '07076409988323998875' },
	Amount: { ValueInBaseCurrency: '350' },
};

const sign = (text: string, secret = SECRET): string => createHmac('sha256', secret).update(text).digest('base64');
const bytes = (body: unknown): Uint8Array => new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
const event = (code: number, data: object, reference = 'WH-1') => ({ Event: { Code: code, Reference: reference }, Data: data });

function verify(body: unknown, signature: string, version = 'v2') {
	const headers = new Headers({ 'MyFatoorah-Signature': signature, 'MyFatoorah-Webhook-Version': version });
	return verifyMyFatoorahWebhook(SECRET, bytes(body), headers);
}

describe('a payment', () => {
	test('is accepted with the published signature, our attempt first among the hints', () => {
		expect(verify(event(1, paymentData), PUBLISHED)).toEqual({
			ok: true,
			kind: 'payment',
			hints: ['asdqwd-f13sdf-fasjkz', '6409988', '07076409988323998875'],
			dedupe: expect.stringMatching(/^myfatoorah:[\w-]{43}$/),
		});
	});

	test('the order of the fields in the body does not matter', () => {
		const turned = {
			Transaction: { PaymentId: '07076409988323998875', Status: 'SUCCESS' },
			Invoice: { ExternalIdentifier: 'asdqwd-f13sdf-fasjkz', Status: 'PAID', Id: 6409988 },
		};
		expect(verify(event(1, turned), PUBLISHED).ok).toBe(true);
	});

	test('null is signed as an empty text', () => {
		const data = { Invoice: { Id: '1', Status: 'PENDING', ExternalIdentifier: null }, Transaction: { Status: 'FAILED', PaymentId: '2' } };
		const text = 'Invoice.Id=1,Invoice.Status=PENDING,Transaction.Status=FAILED,Transaction.PaymentId=2,Invoice.ExternalIdentifier=';
		expect(verify(event(1, data), sign(text))).toMatchObject({ ok: true, hints: ['1', '2'] });
	});
});

describe('other events', () => {
	test.each([
		[2, 'refund', 'Refund.Id=7,Refund.Status=REFUNDED,Amount.ValueInBaseCurrency=350.500,ReferencedInvoice.Id=6409988', ['7', '6409988']],
		[3, 'transfer', 'Deposit.Reference=D1,Deposit.ValueInBaseCurrency=6917.282,Deposit.NumberOfTransactions=24', ['D1']],
		[4, 'unknown', 'Supplier.Code=3,KycDecision.Status=APPROVED', []],
		[
			6,
			'dispute',
			'Dispute.DisputeTransactionId=112,Dispute.Status=PENDING,Invoice.Id=1,Invoice.Status=PAID,Transaction.Status=SUCCESS,Transaction.PaymentId=2,Invoice.ExternalIdentifier=a',
			['a', '1', '2', '112'],
		],
	])('code %i', (code, kind, text, hints) => {
		// Numbers in the body keep the signed digits: 350.500, not 350.5.
		const data: Record<string, string[]> = {};
		for (const [path = '', value = ''] of text.split(',').map((part) => part.split('='))) {
			const [outer = '', inner = ''] = path.split('.');
			data[outer] = [...(data[outer] ?? []), `"${inner}":${/^\d+(\.\d+)?$/.test(value) ? value : `"${value}"`}`];
		}
		const groups = Object.entries(data).map(([outer, parts]) => `"${outer}":{${parts.join(',')}}`);
		const body = `{"Event":{"Code":${code},"Reference":"WH-9"},"Data":{${groups.join(',')}}}`;
		expect(verify(body, sign(text))).toMatchObject({ ok: true, kind, hints });
	});

	test('an event with unknown fields cannot be verified', () => {
		expect(verify(event(8, {}), sign(''))).toEqual({ ok: false });
	});
});

describe('forgeries', () => {
	test.each([
		['another secret', event(1, paymentData), sign('Invoice.Id=6409988', 'guess'), 'v2'],
		['a changed status', event(1, { ...paymentData, Transaction: { ...paymentData.Transaction, Status: 'FAILED' } }), PUBLISHED, 'v2'],
		['the signature of another kind of event', event(2, paymentData), PUBLISHED, 'v2'],
		['version 1', event(1, paymentData), PUBLISHED, 'v1'],
		['a cut signature', event(1, paymentData), PUBLISHED.slice(0, 20), 'v2'],
		['no JSON', 'Invoice.Id=6409988', PUBLISHED, 'v2'],
		['no event', { Data: paymentData }, PUBLISHED, 'v2'],
	])('%s', (_name, body, signature, version) => {
		expect(verify(body, signature, version)).toEqual({ ok: false });
	});

	test('no headers at all', () => {
		expect(verifyMyFatoorahWebhook(SECRET, bytes(event(1, paymentData)), new Headers())).toEqual({ ok: false });
	});

	test('bytes that are not UTF-8', () => {
		const headers = new Headers({ 'MyFatoorah-Signature': PUBLISHED, 'MyFatoorah-Webhook-Version': 'v2' });
		expect(verifyMyFatoorahWebhook(SECRET, new Uint8Array([0xff, 0xfe]), headers)).toEqual({ ok: false });
	});
});

describe('identity of an event', () => {
	const dedupe = (body: object) => {
		const verified = verify(body, PUBLISHED);
		return verified.ok ? verified.dedupe : null;
	};

	test('the same event sent again is the same, with any unsigned fields', () => {
		const again = { ...paymentData, Amount: { ValueInBaseCurrency: 350 } };
		expect(dedupe(event(1, again))).toBe(dedupe(event(1, paymentData)));
	});

	test('another reference is another event, and does not hide one with other signed fields', () => {
		expect(dedupe(event(1, paymentData, 'WH-2'))).not.toBe(dedupe(event(1, paymentData, 'WH-1')));
	});
});
