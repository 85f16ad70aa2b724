/** Two servers behind Caddy with deploy/Caddyfile: no server, rolling restarts under load, a live stream. FULL=1: ten restarts, ten thousand calls; the short form restarts servers behind nginx alone, if it is installed. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { refuse } from '#server/platform/base/refusal.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { hasCaddy, startCaddy } from './caddy.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';
import { hasNginx } from './nginx.ts';

const CALLERS = 4;
const ROUNDS = process.env.FULL ? 5 : 1;
const CALLS = process.env.FULL ? 10_000 : 200;

describe.skipIf(!hasCaddy())('Caddy', () => {
	let app: KillableApp;
	let other: MainProcess;
	let caddy: { stop(): Promise<void> };
	let url: string;
	let world: KillableApp['world'];
	let servers: readonly [number, number];
	beforeAll(async () => {
		const port = await freePort();
		url = `http://localhost:${port}`;
		const settings = { PUBLIC_URL: url, STOP_PAUSE_SECONDS: '5', TRUSTED_PROXIES: '2', LOG_LEVEL: 'error' };
		app = await aKillableApp(inject('postgresUrl'), settings);
		servers = [Number(app.settings.PORT), await freePort()];
		other = mainProcess({ ...app.settings, PORT: String(servers[1]) });
		caddy = await startCaddy({ port, servers });
		world = { ...app.world, url } as KillableApp['world'];
	}, 120_000);
	afterAll(async () => {
		await caddy?.stop();
		await other?.kill();
		await app?.close();
	}, 120_000);

	it.each(['en', 'ar'] as const)('says when to try again while no server is up, as the servers do: %s', async (language) => {
		const error = refuse('TRY_AGAIN_SOON', { seconds: 5 }).sentence(language);
		const ways: Record<string, string>[] = [{ cookie: `lang=${language}` }, { 'accept-language': `${language}-JO` }];
		await Promise.all(
			ways.map(async (headers) => {
				const [call, page] = await Promise.all(['/api/cars', '/cars'].map((asked) => fetch(`${url}${asked}`, { headers })));
				expect([call?.status, call?.headers.get('retry-after'), call?.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
				expect(await call?.json()).toEqual({ error, code: 'TRY_AGAIN_SOON', seconds: 5 });
				expect([page?.status, page?.headers.get('retry-after'), await page?.text()]).toEqual([503, '5', `${error}\n`]);
			}),
		);
	});

	const bringUp = async () => {
		await Promise.all([app.start(), other.start()]);
		await vi.waitUntil(async () => (await fetch(`${url}/healthz`)).status === 200, { timeout: 30_000, interval: 100 });
	};

	it('passes live events on at once, and does not serve the metrics', { timeout: 60_000 }, async () => {
		await bringUp();
		const { browser } = await aPerson(world);
		const stream = await browser.fetch('/api/notifications/stream', { headers: { accept: 'text/event-stream' } });
		const reader = stream.body?.getReader();
		const { value } = (await reader?.read()) ?? {};
		expect(new TextDecoder().decode(value).length).toBeGreaterThan(0);
		await reader?.cancel();
		expect((await fetch(`${url}/metrics`)).status).toBe(404);
	});

	const isShortElsewhere = hasNginx() && !process.env.FULL;
	it.skipIf(isShortElsewhere)(
		'answers every call while the servers are restarted one after the other',
		{ timeout: 300_000 * ROUNDS },
		async () => {
			const [owner, ...callers] = await Promise.all(Array.from({ length: CALLERS + 1 }, () => aPerson(world)));
			const { slug } = await aCar(world, owner as Person);
			let calls = 0;
			const refused: string[] = [];
			let isOver = false;
			/** Records refusals with their text, which distinguishes an answer of Caddy from one of a server. */
			const call = async (browser: Person['browser'], method: 'GET' | 'POST', path: string) => {
				calls += 1;
				const answer = await browser.fetch(path, { method, headers: { 'x-forwarded-for': `10.${(calls >> 8) & 255}.${calls & 255}.1` } });
				const text = await answer.text();
				if (answer.status >= 400) refused.push(`${method} ${path} ${answer.status} ${answer.headers.get('server')} ${text}`);
			};
			const load = callers.map(async ({ browser }) => {
				while (!isOver) {
					await call(browser, 'GET', `/api/cars/${slug}`);
					await call(browser, 'POST', '/api/notifications/read-all');
					await wait(5);
				}
			});
			for (const server of Array.from({ length: ROUNDS }, () => [app, other]).flat()) {
				expect(await server.stop()).toBe(0);
				await server.start();
				await vi.waitUntil(
					async () => (await Promise.all(servers.map((each) => fetch(`http://127.0.0.1:${each}/readyz`)))).every(({ ok }) => ok),
					{ timeout: 60_000, interval: 100 },
				);
			}
			await vi.waitUntil(() => calls >= CALLS, { timeout: 200_000, interval: 100 });
			isOver = true;
			await Promise.all(load);
			expect(refused).toEqual([]);
		},
	);
});
