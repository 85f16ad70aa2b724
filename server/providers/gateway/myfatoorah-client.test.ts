import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { jod } from '#contract/money.ts';
import { createMyFatoorah, type MyFatoorahOptions } from './myfatoorah.ts';
import { GatewayRefusal, GatewayUnreachable } from './port.ts';

/** A server with arbitrary responses, including those that the simulator, which follows the protocol, never sends. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let server: Server;
let baseUrl: string;
let answers: Answer[];
let seen: { method: string | undefined; url: string | undefined }[];
let pauses: number[];
let logged: string;

const KEY = 'key-that-must-not-leak';
const SECRET = 'secret-that-must-not-leak';

const say =
	(status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
	(_request, response) =>
		void response.writeHead(status, headers).end(typeof body === 'string' ? body : JSON.stringify(body));
const cut: Answer = (request) => void request.socket.destroy();
const never: Answer = () => undefined;

const payment = (amount: unknown, over: { invoice?: string; transaction?: string; currency?: string } = {}) => ({
	IsSuccess: true,
	Message: '',
	ValidationErrors: null,
	Data: {
		Invoice: { Id: 6409988, Status: over.invoice ?? 'PAID', ExternalIdentifier: 'attempt-1' },
		Transaction: { Status: over.transaction ?? 'SUCCESS', PaymentId: '07', ReferenceId: '99', Error: { Code: '', Message: '' } },
		Amount: { DisplayCurrency: over.currency ?? 'JOD', ValueInDisplayCurrency: amount },
	},
});

function connect(over: Partial<MyFatoorahOptions> = {}) {
	const note = (fields: object, message: string) => {
		logged += JSON.stringify({ ...fields, message });
	};
	return createMyFatoorah({
		baseUrl,
		apiKey: KEY,
		webhookSecret: SECRET,
		log: { info: note, warn: note },
		sleep: async (ms) => void pauses.push(ms),
		...over,
	});
}

const ask = (over: Partial<MyFatoorahOptions> = {}) => connect(over).getPayment({ gatewayPaymentId: '07' });
const create = (over: Partial<MyFatoorahOptions> = {}) =>
	connect(over).createCheckout({
		attemptId: 'attempt-1',
		amount: jod(10_000n),
		returnUrl: 'http://localhost/return',
		callbackUrl: 'http://localhost/webhook',
		key: 'k',
		language: 'ar',
	});

beforeAll(async () => {
	server = createServer((request, response) => {
		seen.push({ method: request.method, url: request.url });
		(answers.shift() ?? cut)(request, response);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
	[answers, seen, pauses, logged] = [[], [], [], ''];
});
afterAll(() => {
	server.close();
	server.closeAllConnections();
});

test('amounts are read exactly, as number or as text', async () => {
	answers = [say(200, JSON.stringify(payment('0')).replace('"0"', '213.505')), say(200, payment('213.5'))];
	expect(await ask()).toMatchObject([{ state: 'PAID', gatewayOrderId: '6409988', amount: { currency: 'JOD', fils: 213_505n } }]);
	expect(await ask()).toMatchObject([{ amount: { fils: 213_500n } }]);
});

test.each([
	['an exponent', payment('2.135e2')],
	['thousands commas', payment('1,213.500')],
	['four decimals', payment('213.5001')],
	['no amount', payment(null)],
	['no transaction', { ...payment('1'), Data: { Invoice: { Id: 1, Status: 'PAID' } } }],
	['no envelope', { Message: 'No route', MessageDetail: 'x' }],
	['a page instead of JSON', '<html>403</html>'],
])('%s is not a reliable answer', async (_name, body) => {
	answers = [say(200, body), say(200, body), say(200, body)];
	await expect(ask()).rejects.toBeInstanceOf(GatewayUnreachable);
});

test('a page with status 404 does not mean that a payment is unknown, an envelope does', async () => {
	answers = [1, 2, 3].map(() => say(404, '<html>not found</html>'));
	await expect(ask()).rejects.toBeInstanceOf(GatewayUnreachable);
	answers = [say(404, { IsSuccess: false, Message: 'Not found' })];
	expect(await ask()).toEqual([]);
	answers = [say(200, { IsSuccess: false, Message: 'No payments match this PaymentId' })];
	expect(await ask()).toEqual([]);
});

test.each([
	['SUCCESS', 'PAID', 'PAID'],
	['SUCCESS', 'PENDING', 'REVIEW'],
	['AUTHORIZE', 'PENDING', 'AUTHORIZED'],
	['INPROGRESS', 'PENDING', 'PENDING'],
	['FAILED', 'PENDING', 'FAILED'],
	['CANCELED', 'PENDING', 'CANCELLED'],
	['Succss', 'PAID', 'REVIEW'],
	['REFUNDED', 'PAID', 'REVIEW'],
])('transaction %s of an invoice %s is %s', async (transaction, invoice, state) => {
	answers = [say(200, payment('1', { transaction, invoice }))];
	expect(await ask()).toMatchObject([{ state }]);
});

test('a paid invoice without a payment needs a review', async () => {
	answers = [say(200, { IsSuccess: true, Data: { Invoice: { Id: '1', Status: 'PAID' }, Transactions: [] } })];
	expect(await connect().getPayment({ gatewayOrderId: '1' })).toMatchObject([{ state: 'REVIEW', amount: null }]);
});

test('a read is retried, three attempts in total, with growing pauses', async () => {
	answers = [say(500, ''), cut, say(200, payment('1'))];
	expect(await ask()).toHaveLength(1);
	expect(pauses).toHaveLength(2);
	expect(pauses[0]).toBeLessThanOrEqual(400);
	expect(pauses[1]).toBeLessThanOrEqual(800);

	answers = [say(500, ''), say(503, ''), say(502, ''), say(200, payment('1'))];
	await expect(ask()).rejects.toThrow('HTTP 502');
	expect(answers).toHaveLength(1);
});

test.each([
	['500', say(500, '')],
	['a cut connection', cut],
	['silence', never],
])('a write that got %s is not retried', async (_name, answer) => {
	answers = [answer];
	await expect(create({ timeoutMs: 500 })).rejects.toBeInstanceOf(GatewayUnreachable);
	expect(seen).toHaveLength(1);
});

test('429 was not executed, so even a write is retried, after the requested pause', async () => {
	const created = { IsSuccess: true, Data: { InvoiceId: 5, PaymentURL: 'https://pay.example/5' } };
	answers = [say(429, '', { 'retry-after': '2' }), say(200, created)];
	expect(await create()).toEqual({ redirectUrl: 'https://pay.example/5', gatewayOrderId: '5' });
	expect(pauses).toEqual([2_000]);
});

test('too long a pause is left to the caller', async () => {
	answers = [say(429, '', { 'retry-after': '60' }), say(200, payment('1'))];
	await expect(ask()).rejects.toThrow('429');
	expect(seen).toHaveLength(1);
});

test('a refusal has the status and the reasons, and is not retried', async () => {
	const body = { IsSuccess: false, Message: 'Invalid data', ValidationErrors: [{ Name: 'Order.Amount', Error: '' }], Data: null };
	answers = [say(400, body)];
	await expect(create()).rejects.toMatchObject({
		name: 'GatewayRefusal',
		status: 400,
		message: 'create payment: Invalid data; Order.Amount',
	});
	answers = [say(409, body)];
	await expect(create()).rejects.toMatchObject({ status: 409 });
	expect(seen).toHaveLength(2);
});

test('a payment page that is no web address is not passed to a browser', async () => {
	answers = [say(200, { IsSuccess: true, Data: { InvoiceId: 5, PaymentURL: 'javascript:alert(1)' } })];
	await expect(create()).rejects.toThrow('PaymentURL');
});

test('an invalid id never becomes part of a path', async () => {
	const gateway = connect();
	for (const id of ['..', '../invoices/1', 'a/b', 'a?b', '', 'é']) {
		expect(await gateway.getPayment({ gatewayPaymentId: id })).toEqual([]);
		await expect(gateway.getRefund(id)).rejects.toBeInstanceOf(GatewayRefusal);
		await expect(gateway.refund(id, jod(1n), 'k')).rejects.toBeInstanceOf(GatewayRefusal);
	}
	expect(seen).toEqual([]);
});

test('a zero amount is not sent', async () => {
	await expect(connect().refund('07', jod(0n), 'k')).rejects.toThrow();
	expect(seen.filter(({ method }) => method !== 'GET')).toEqual([]);
});

test('a silent gateway is not called for a while', async () => {
	let now = 0;
	const gateway = connect({ breaker: { failuresToOpen: 3, openMs: 100, now: () => now } });
	await expect(gateway.getPayment({ gatewayPaymentId: '07' })).rejects.toBeInstanceOf(GatewayUnreachable);
	await expect(gateway.getPayment({ gatewayPaymentId: '07' })).rejects.toThrow('not asked');
	expect(seen).toHaveLength(3);
	now = 100;
	answers = [say(200, payment('1'))];
	expect(await gateway.getPayment({ gatewayPaymentId: '07' })).toHaveLength(1);
});

test('errors and logs contain neither key nor secret', async () => {
	const problems: unknown[] = [];
	const echo: Answer = (request, response) =>
		void response
			.writeHead(401)
			.end(JSON.stringify({ IsSuccess: false, Message: `The token ${request.headers.authorization} is invalid` }));
	for (const answer of [echo, cut, never, say(500, KEY), say(200, { IsSuccess: true, Data: KEY })]) {
		answers = [answer];
		problems.push(await create({ timeoutMs: 500 }).catch((error: unknown) => error));
	}
	expect(problems.every((problem) => problem instanceof Error)).toBe(true);
	const messages = problems
		.map((problem) => (problem instanceof Error ? `${problem.message} ${problem.stack} ${String(problem.cause)}` : ''))
		.join();
	expect(messages + logged).not.toMatch(/must-not-leak/);
	expect(messages).toContain('[key]');
	expect(logged).toContain('create payment');
});

test('a redirect is not followed with the key', async () => {
	answers = [1, 2, 3].map(() => say(302, '', { location: `${baseUrl}/elsewhere` }));
	await expect(ask()).rejects.toBeInstanceOf(GatewayUnreachable);
	expect(seen.some(({ url }) => url === '/elsewhere')).toBe(false);
});
