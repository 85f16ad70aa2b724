/** Limits of requests: how long headers and bodies may take, what happens if a client disconnects, and which addresses are counted. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { getOwnerCalendar } from '#contract/calendar.ts';
import { listOwnerCars } from '#contract/listing.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { listen } from '#server/app/listen.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aWorld } from '#tests/support/world.ts';
import { targetKey } from '../limits/attempt-delays.ts';
import { readBytes } from './input.ts';

const world = aWorld({ TRUSTED_PROXIES: '1' });

async function connectedTo(port: number): Promise<Socket> {
	const socket = connect(port, '127.0.0.1');
	await once(socket, 'connect');
	return socket.setEncoding('utf8');
}

it('a client that sends its headers slowly is answered with 408', { timeout: 5000 }, async () => {
	const server = await listen(0, '127.0.0.1', { headersMs: 100, requestMs: 60_000, checkEveryMs: 50 });
	const socket = await connectedTo(server.port);
	socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ');
	const [answer] = (await once(socket, 'data')) as [string];
	expect(answer).toMatch(/^HTTP\/1\.1 408/);
	socket.destroy();
	await server.close();
});

it.each([true, false])('a body that does not arrive in time is refused (declared length: %s)', async (isDeclared) => {
	const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode('{"a":')) });
	const headers: Record<string, string> = isDeclared ? { 'content-length': '100' } : {};
	const request = new Request('http://mishwar.test/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
	await expect(readBytes(request, 1000, 50)).rejects.toMatchObject({ code: 'REQUEST_TOO_SLOW' });
});

it('a client that disconnects in the middle of its request is not logged as an error', async () => {
	const socket = await connectedTo(world.running.port);
	const { host, origin } = new URL(world.url);
	const head = [
		'POST /api/auth/sign-in/email HTTP/1.1',
		`Host: ${host}`,
		`Origin: ${origin}`,
		'Content-Type: application/json',
		'Content-Length: 500',
	];
	socket.write(`${head.join('\r\n')}\r\n\r\n{"email":`);
	const metrics = async () => (await world.visitor().send<string>('GET', '/metrics', undefined, {})).body;
	// The request must have been read before the connection ends.
	await expect.poll(async () => (await world.visitor().send('GET', '/healthz')).status).toBe(200);
	socket.destroy();
	await expect.poll(metrics).toContain('http_request_duration_seconds_count{route="/api/auth/sign-in/email",method="POST",status="499"} 1');
	expect(await metrics()).not.toMatch(/count\{.*method="POST",status="500"\}/);
});

it.each([
	['an address', '203.0.113.7'],
	['a text that is no address and longer than a column', 'x'.repeat(400)],
	['an address with its port', '203.0.113.7:4711'],
	['an IPv6 address with its port', '[2001:db8::1]:4711'],
])('X-Forwarded-For with %s counts attempts', async (_, forwarded) => {
	const visitor = world.visitor();
	const body = { email: 'nobody@mishwar.test', password: 'not this one' };
	expect(await visitor.refused(signInWithEmail, { body, headers: { 'x-forwarded-for': forwarded } })).toMatchObject({ status: 401 });
});

it('counts one address once, with or without a port, and different ones separately', async () => {
	const attempt = (forwarded: string) =>
		world
			.visitor()
			.try(signInWithEmail, { body: { email: 'nobody@mishwar.test', password: 'x' }, headers: { 'x-forwarded-for': forwarded } });
	for (const forwarded of ['198.51.100.9', '198.51.100.9:80', 'garbage, 198.51.100.9']) await attempt(forwarded);
	const { rows } = await world.running.platform.pool.query<{ attempts: number }>(
		`SELECT attempts FROM attempt_delays WHERE kind = 'signInNetwork' AND target = $1`,
		[targetKey('typed 198.51.100.9')],
	);
	expect(rows).toEqual([{ attempts: 3 }]);
});

it('a calendar with times instead of dates is invalid input', async () => {
	const owner = await aPerson(world);
	const car = await aCar(world, owner);
	for (const from of ['2031-03-02T10:00:00Z', '2031-13-45', 'soon', '']) {
		expect(await owner.browser.refused(getOwnerCalendar, { params: { id: car.id }, query: { from, to: '2031-03-09' } })).toMatchObject({
			status: 400,
			fields: { from: expect.any(String) },
		});
		expect(
			await owner.browser.refused(getOwnerCalendar, { params: { id: car.id }, query: { from: '2031-03-02', to: from } }),
		).toMatchObject({
			status: 400,
			fields: { to: expect.any(String) },
		});
	}
	expect((await owner.browser.try(listOwnerCars)).status).toBe(200);
});
