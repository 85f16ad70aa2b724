/** Two servers behind nginx with docs/nginx.conf: rolling restarts under load, slow clients, clients that leave, big bodies, live streams. FULL=1: ten restarts, ten thousand calls. */
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { systemClock } from '#server/platform/base/clock.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { publishLiveEvents } from '#server/platform/live/append.ts';
import { aCar, aPerson, aSession, type Person } from '#tests/support/factories.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { Page } from '#tests/support/pages.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';
import { hasNginx, type Nginx, startNginx } from './nginx.ts';

const CALLERS = 4;
const ROUNDS = process.env.FULL ? 5 : 1;
const CALLS = process.env.FULL ? 10_000 : 200;
const UP_WITHIN = { timeout: 60_000, interval: 100 };
const MEGABYTE = 2 ** 20;

describe.skipIf(!hasNginx())('nginx without a server', () => {
	let nginx: Nginx;
	let url: string;
	beforeAll(async () => {
		const port = await freePort();
		url = `http://localhost:${port}`;
		nginx = await startNginx({ port, redirectPort: await freePort(), servers: [await freePort(), await freePort()] });
	}, 60_000);
	afterAll(() => nginx?.stop());

	it.each(['en', 'ar'] as const)('says when to try again, as the servers do: %s', async (language) => {
		const headers = { 'accept-language': 'en-GB', cookie: `lang=${language}` };
		const error = refuse('TRY_AGAIN_SOON', { seconds: 5 }).sentence(language);
		for (let time = 0; time < 3; time += 1) {
			const call = await fetch(`${url}/api/cars`, { headers });
			expect([call.status, call.headers.get('retry-after'), call.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
			expect(await call.json()).toEqual({ error, code: 'TRY_AGAIN_SOON', seconds: 5 });
			const page = await fetch(`${url}/cars`, { headers });
			expect([page.status, page.headers.get('retry-after'), await page.text()]).toEqual([503, '5', `${error}\n`]);
		}
	});
});

describe.skipIf(!hasNginx())('behind nginx', () => {
	let app: KillableApp;
	let other: MainProcess;
	let nginx: Nginx;
	let port: number;
	let world: KillableApp['world'];
	let servers: readonly [number, number];
	beforeAll(async () => {
		port = await freePort();
		const url = `http://localhost:${port}`;
		// As if there were another proxy in front: calls then come from many networks, and no limit of one is reached.
		const settings = { PUBLIC_URL: url, STOP_PAUSE_SECONDS: '5', TRUSTED_PROXIES: '2', LOG_LEVEL: 'error' };
		app = await aKillableApp(inject('postgresUrl'), settings);
		servers = [Number(app.settings.PORT), await freePort()];
		other = mainProcess({ ...app.settings, PORT: String(servers[1]) });
		await app.start();
		await other.start();
		nginx = await startNginx({ port, redirectPort: await freePort(), servers });
		world = { ...app.world, url } as KillableApp['world'];
	}, 240_000);
	afterAll(async () => {
		await nginx?.stop();
		await other?.kill();
		await app?.close();
	}, 120_000);

	const areReady = async () => {
		const answers = await Promise.all(servers.map((server) => fetch(`http://127.0.0.1:${server}/readyz`).catch(() => null)));
		return answers.every((answer) => answer?.ok);
	};

	it('answers every call while the servers are restarted one after the other', { timeout: 300_000 * ROUNDS }, async () => {
		const [owner, ...callers] = await Promise.all(Array.from({ length: CALLERS + 1 }, () => aPerson(world)));
		const { slug } = await aCar(world, owner as Person);
		const statuses: number[] = [];
		let isOver = false;
		const from = () => ({ 'x-forwarded-for': `10.${(statuses.length >> 8) & 255}.${statuses.length & 255}.1` });
		const load = callers.map(async ({ browser }) => {
			while (!isOver) {
				statuses.push((await browser.fetch(`/api/cars/${slug}`, { headers: from() })).status);
				statuses.push((await browser.send('POST', '/api/notifications/read-all', undefined, from())).status);
				await wait(5);
			}
		});
		for (const server of Array.from({ length: ROUNDS }, () => [app, other]).flat()) {
			expect(await server.stop()).toBe(0);
			await server.start();
			await vi.waitUntil(areReady, UP_WITHIN);
		}
		await vi.waitUntil(() => statuses.length >= CALLS, { timeout: 200_000, interval: 100 });
		isOver = true;
		await Promise.all(load);
		expect(statuses.filter((status) => status >= 400)).toEqual([]);
		expect(nginx.failures().join('\n')).toBe('');
	});

	/** A call whose body comes in pieces, with a pause before the second; null: the client leaves instead. */
	async function inPieces(person: Person, second: string | null): Promise<string> {
		const body = JSON.stringify({ endpoint: 'x'.repeat(100) });
		const socket = connect(port, '127.0.0.1');
		const token = await aSession(world, person.id);
		let answer = '';
		socket.on('data', (chunk) => {
			answer += chunk;
		});
		socket.write(
			`POST /api/bookings HTTP/1.1\r\nHost: localhost:${port}\r\nOrigin: ${world.url}\r\nCookie: mishwar_session=${token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body.slice(0, 20)}`,
		);
		await wait(1500);
		if (second === null) socket.destroy();
		else socket.write(body.slice(20));
		if (!socket.closed) await once(socket, 'close');
		return answer;
	}

	it('lets slow clients finish, and those that leave do no harm', { timeout: 60_000 }, async () => {
		const person = await aPerson(world);
		const [slow, left] = await Promise.all([inPieces(person, 'rest'), inPieces(person, null)]);
		expect(slow).toMatch(/^HTTP\/1\.1 400 /);
		expect(left).toBe('');
		const leaving = AbortSignal.timeout(20);
		await Promise.allSettled(Array.from({ length: 20 }, () => person.browser.fetch('/api/cars', { signal: leaving })));
		expect((await person.browser.send('POST', '/api/notifications/read-all')).status).toBe(200);
		expect(nginx.failures().join('\n')).toBe('');
	});

	it('refuses big bodies: calls by the server, anything above an upload by nginx', { timeout: 60_000 }, async () => {
		const { browser } = await aPerson(world);
		const answer = await browser.send<{ code: string }>('POST', '/api/bookings', { carId: 'x'.repeat(MEGABYTE) });
		expect(answer).toMatchObject({ status: 413, body: { code: 'TOO_LARGE' } });
		expect((await browser.send('POST', '/api/bookings', { carId: 'x'.repeat(7 * MEGABYTE) })).status).toBe(413);
	});

	it('passes live events on at once', { timeout: 60_000 }, async () => {
		const { id } = await aPerson(world);
		const page = new Page(world.url, await aSession(world, id));
		await page.open();
		const sent = performance.now();
		await inTransaction(app.connections.db, (tx) =>
			publishLiveEvents({ clock: systemClock, live: { poke: () => undefined } }, tx, [
				{ userId: id, kind: 'bell', payload: { unread: 3 } },
			]),
		);
		expect((await page.next('bell')).payload).toEqual({ unread: 3 });
		// The event is not signalled, so the servers' sweep finds it within seconds; a buffering proxy would hold it back for much longer.
		expect(performance.now() - sent).toBeLessThan(10_000);
		page.drop();
	});
});
