import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { PermanentDeliveryError } from '../delivery.ts';
import { createTwilio } from './twilio.ts';
import { createUnifonic } from './unifonic.ts';

type Asked = { path: string; headers: IncomingHttpHeaders; form: Record<string, string> };
const asked: Asked[] = [];
let answer: { status: number; body: string } | null = { status: 201, body: '{}' };
const double = createServer(async (request, response) => {
	asked.push({
		path: request.url ?? '',
		headers: request.headers,
		form: Object.fromEntries(new URLSearchParams(await text(request))),
	});
	if (answer) response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => double.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${(double.address() as AddressInfo).port}/`;
afterEach(() => {
	asked.length = 0;
});
afterAll(() => void double.close().closeAllConnections());

const sms = { id: 'c0ffee', to: '+962790000001', text: 'رمز الدخول: 123456' };
const twilio = createTwilio({ baseUrl, account: 'AC1', token: 'secret', from: 'Mishwar', timeoutMs: 200 });
const unifonic = createUnifonic({ baseUrl, appSid: 'app', senderId: 'Mishwar', timeoutMs: 200 });
const said = (status: number, body: object | string) => ({ status, body: typeof body === 'string' ? body : JSON.stringify(body) });

describe('Twilio', () => {
	it('gets the request that it expects', async () => {
		answer = said(201, { sid: 'SM1', status: 'queued' });
		await twilio.send(sms);
		expect(asked).toMatchObject([
			{
				path: '/2010-04-01/Accounts/AC1/Messages.json',
				headers: { authorization: `Basic ${btoa('AC1:secret')}`, 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' },
				form: { To: '+962790000001', From: 'Mishwar', Body: sms.text },
			},
		]);
	});

	it.each([
		['a number that is none', said(400, { code: 21211, message: 'Invalid To +962790000001' }), true],
		['who asked for no more', said(400, { code: 21610 }), true],
		['a wrong password', said(401, { code: 20003 }), false],
		['too many at once', said(429, { code: 20429 }), false],
		['a fault of theirs', said(500, 'oops'), false],
		['silence', null, false],
	])('%s', async (_, given, forGood) => {
		answer = given;
		const problem: unknown = await twilio.send(sms).catch((error: unknown) => error);
		expect(problem).toBeInstanceOf(Error);
		expect(problem instanceof PermanentDeliveryError).toBe(forGood);
		expect(String(problem)).not.toMatch(/962790000001|secret/);
	});
});

describe('Unifonic', () => {
	const sent = { success: true, message: '', errorCode: 'ER-00', data: { MessageID: 42, Status: 'Sent' } };

	it('gets the request that it expects', async () => {
		answer = said(200, sent);
		await unifonic.send(sms);
		expect(asked).toMatchObject([
			{
				path: '/rest/SMS/messages',
				form: {
					...{ AppSid: 'app', SenderID: 'Mishwar', Recipient: '962790000001', Body: sms.text },
					...{ responseType: 'JSON', CorrelationID: 'c0ffee' },
				},
			},
		]);
	});

	it.each([
		['a yes in letters', said(200, { ...sent, success: 'true' })],
		['a message that it has already', said(409, { success: false, message: 'This message is duplicate', errorCode: '' })],
	])('has accepted it: %s', async (_, given) => {
		answer = given;
		await unifonic.send(sms);
	});

	it.each([
		['a number that is none', said(482, { success: false, message: 'Invalid dest num', errorCode: 'ER-482' }), true],
		['a number that is too short', said(200, { success: false, message: 'Dest num is too short', errorCode: 'ER-04' }), true],
		['a text that is too long', said(412, { success: false, errorCode: '' }), true],
		['an unknown application', said(401, { success: false, errorCode: '' }), false],
		['a sender that is not ours', said(480, { success: false, errorCode: '' }), false],
		['too many at once', said(429, { success: false, errorCode: '' }), false],
		['a refusal that says nothing', said(200, { success: false, errorCode: 'ER-99' }), false],
		['no JSON', said(200, '<html>'), false],
		['a fault of theirs', said(599, 'oops'), false],
		['silence', null, false],
	])('%s', async (_, given, forGood) => {
		answer = given;
		const problem: unknown = await unifonic.send(sms).catch((error: unknown) => error);
		expect(problem).toBeInstanceOf(Error);
		expect(problem instanceof PermanentDeliveryError).toBe(forGood);
	});
});
