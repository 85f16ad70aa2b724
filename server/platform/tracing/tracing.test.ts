/** Traces as a receiver of OTLP/HTTP gets them: they are linked correctly, and contain nothing personal or secret. */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { initiatePayment } from '#contract/payments.ts';
import { sendSignInCode } from '#contract/sign-in.ts';
import type { HttpEnv } from '#server/platform/http/http-env.ts';
import { requestContext } from '#server/platform/http/request-context.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { shapeOf } from './tracing.ts';

type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Array<{ key: string; value: object }> };
type Received = { resourceSpans: Array<{ scopeSpans: Array<{ spans: Span[] }> }> };

const world = aWorld();
const bodies: string[] = [];
const tokens: unknown[] = [];
let receiver: Server;
let settings: Record<string, string>;
/** Of the receiver. */
let status = 200;

beforeAll(async () => {
	receiver = createServer(async (request, response) => {
		if (request.url === '/v1/traces') bodies.push(await text(request));
		tokens.push(request.headers.authorization);
		response.writeHead(status, { 'content-type': 'application/json' }).end('{}');
	});
	await once(receiver.listen(0, '127.0.0.1'), 'listening');
	settings = {
		OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`,
		OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20of-the-receiver',
	};
});
beforeEach(() => {
	bodies.length = 0;
	status = 200;
});
afterAll(() => receiver.close());

const spansOf = () =>
	bodies.flatMap((body) =>
		(JSON.parse(body) as Received).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
	);
const attribute = ({ attributes }: Span, name: string) => Object.values(attributes.find(({ key }) => key === name)?.value ?? {})[0];

const TRACEPARENT = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01';
const PHONE = '+962791234567';

it('sends requests with their statements, jobs and calls, without personal or secret data', async () => {
	const server = await world.another(settings);
	const [owner, renter] = [await aPerson(world), await aPerson(world, { phone: PHONE, emailVerified: true })];
	const car = await aCar(world, owner);
	const browser = renter.browser.at(server.url);
	const { id } = await browser.call(requestBooking, { body: { carId: car.id, ...WEEKEND }, headers: { traceparent: TRACEPARENT } });
	await browser.call(initiatePayment, { body: { bookingId: id } });
	await world
		.visitor()
		.at(server.url)
		.call(sendSignInCode, { body: { phone: PHONE } });
	await fetch(`${server.url}/calendar/secret-address-of-a-calendar.ics?token=secret-in-a-query`);
	await fetch(`${server.url}/readyz`);
	await runDueJobs(server.platform, server.workerPool, server.jobs);
	await server.stop();

	const spans = spansOf();
	const booking = spans.find(({ name }) => name === 'POST /api/bookings');
	expect(booking && attribute(booking, 'http.route')).toBe('/api/bookings');
	const ofBooking = spans.filter(({ traceId }) => traceId === booking?.traceId);
	expect(ofBooking.map(({ name }) => name)).toContain('INSERT bookings');
	expect(ofBooking.map((span) => attribute(span, 'db.query.text'))).toContainEqual(expect.stringContaining('graphile_worker.add_job'));
	expect(ofBooking.filter(({ parentSpanId }) => parentSpanId === booking?.spanId).length).toBeGreaterThan(1);

	const payment = spans.find(({ name }) => name === 'POST /api/payments/initiate');
	const gateway = spans.find(({ name }) => name === 'POST 127.0.0.1');
	expect(gateway).toMatchObject({ traceId: payment?.traceId, parentSpanId: payment?.spanId });
	const delivery = spans.find(({ name }) => name === 'outbox.deliver');
	expect(spans.filter(({ traceId }) => traceId === delivery?.traceId).length).toBeGreaterThan(1);
	expect(spans.map(({ name }) => name)).toContain('GET /calendar/:file');

	const everything = bodies.join();
	for (const secret of [PHONE.slice(4), renter.email, renter.id, car.id, id, 'secret', 'mishwar_session'])
		expect(everything.includes(secret), secret).toBe(false);
	expect(everything).not.toContain('readyz');
	// Clients could otherwise fill a trace.
	expect(everything).not.toContain('4bf92f3577b34da6a3ce929d0e0e4736');
	expect(new Set(tokens)).toEqual(new Set(['Bearer of-the-receiver']));
});

it('continues the trace of a trusted proxy, and names it in the log', async () => {
	const server = await world.another({ ...settings, TRUSTED_PROXIES: '1' });
	await fetch(`${server.url}/api/cars/none`, { headers: { traceparent: TRACEPARENT } });
	const lines: string[] = [];
	const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
	const metrics = { observe: () => undefined, refused: () => undefined, text: async () => '', contentType: '' };
	const app = new Hono<HttpEnv>();
	app.use(requestContext({ log, tracing: server.platform.tracing }, metrics, 1));
	app.get('/cars/:id', (c) => c.text('a car'));
	await app.request('/cars/42', { headers: { traceparent: TRACEPARENT } });
	await server.stop();
	expect(spansOf().find(({ name }) => name === 'GET /api/cars/:slug')).toMatchObject({
		traceId: '4bf92f3577b34da6a3ce929d0e0e4736',
		parentSpanId: '00f067aa0ba902b7',
	});
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ traceId: '4bf92f3577b34da6a3ce929d0e0e4736', route: '/cars/:id' }]);
});

it('logs that the receiver rejects the spans, while requests are answered as usual', async () => {
	world.expectLog(/traces could not be sent/);
	// Answers at once with an error; without a server the exporter would retry for seconds.
	status = 400;
	const server = await world.another(settings);
	expect((await fetch(`${server.url}/api/cars`)).status).toBe(200);
	await server.stop();
	expect(bodies.length).toBeGreaterThan(0);
});

it('is off without the setting', () => {
	expect(world.running.platform.tracing).toBeNull();
});

describe('the shape of a statement', () => {
	it.each([
		[`select "id" from "users" where "email" = $1 limit 2`, 'SELECT users', `select "id" from "users" where "email" = $1 limit ?`],
		[
			`UPDATE outbox_messages SET text = 'it''s 0791234567' WHERE id = 7`,
			'UPDATE outbox_messages',
			'UPDATE outbox_messages SET text = ? WHERE id = ?',
		],
		[`INSERT INTO cars (name) VALUES (E'a\\'b'), ($x$c$x$)`, 'INSERT cars', 'INSERT INTO cars (name) VALUES (?), (?)'],
		['select -- of person@mishwar.test\n 1.5 /* 0791234567 */', 'SELECT', 'select ?'],
		[`UPDATE t SET a = 'C:\\', b = 'secret'`, 'UPDATE t', 'UPDATE t SET a = ?, b = ?'],
		[`SELECT graphile_worker.add_job($1, payload => $2::json)`, 'SELECT', 'SELECT graphile_worker.add_job($1, payload => $2::json)'],
		['BEGIN', 'BEGIN', 'BEGIN'],
	])('%s', (statement, summary, shape) => {
		expect(shapeOf(statement)).toEqual({ summary, shape });
	});
});
