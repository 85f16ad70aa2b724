/** Two servers behind a balancer are restarted one after the other under load: no call fails, and streams end with a request to reconnect. FULL=1: ten restarts, ten thousand calls; the short form of this is nginx.test.ts, where nginx is installed. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { freePort, type MainProcess, mainProcess } from '#tests/support/main-process.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { aKillableApp, type KillableApp } from './killable-app.ts';
import { hasNginx } from './nginx.ts';

const CALLERS = 4;
const ROUNDS = process.env.FULL ? 5 : 1;
const CALLS = process.env.FULL ? 10_000 : 200;
const UP_WITHIN = { timeout: 60_000, interval: 100 };

describe.skipIf(hasNginx() && !process.env.FULL)('two servers', () => {
	let app: KillableApp;
	let other: MainProcess;
	let balancer: Balancer;
	let url: string;
	beforeAll(async () => {
		const port = await freePort();
		url = `http://localhost:${port}`;
		// The second server has two processes on its port.
		app = await aKillableApp(inject('postgresUrl'), { PUBLIC_URL: url, STOP_PAUSE_SECONDS: '1', TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' });
		const otherPort = await freePort();
		other = mainProcess({ ...app.settings, PORT: String(otherPort), PROCESSES: '2' });
		await app.start();
		await other.start();
		balancer = await startBalancer(port, [Number(app.settings.PORT), otherPort]);
		await vi.waitUntil(() => balancer.readyServers() === 2, UP_WITHIN);
	}, 240_000);
	afterAll(async () => {
		await balancer?.close();
		await other?.stop();
		await app?.close();
	}, 120_000);

	/** Calls come from many networks, so that no limit of one is reached. */
	const from = (call: number) => ({ 'x-forwarded-for': `10.${(call >> 8) & 255}.${call & 255}.1` });

	async function callUntil(isOver: () => boolean, person: Person, slug: string, statuses: number[]): Promise<void> {
		while (!isOver()) {
			statuses.push((await person.browser.fetch(`/api/cars/${slug}`, { headers: from(statuses.length) })).status);
			statuses.push((await person.browser.send('POST', '/api/notifications/read-all', undefined, from(statuses.length))).status);
			await wait(5);
		}
	}

	/** The stream's whole text; rejects if it breaks off. */
	const follow = async (person: Person) => (await person.browser.fetch('/api/notifications/stream')).text();

	it('answers every call', { timeout: 300_000 * ROUNDS }, async () => {
		const world = { ...app.world, url } as KillableApp['world'];
		const [owner, ...callers] = await Promise.all(Array.from({ length: CALLERS + 1 }, () => aPerson(world)));
		const { slug } = await aCar(world, owner as Person);
		const statuses: number[] = [];
		let isOver = false;
		const load = Promise.all(callers.map((caller) => callUntil(() => isOver, caller, slug, statuses)));
		const servers = Array.from({ length: ROUNDS }, () => [app, other]).flat();
		for (const server of servers) {
			const streams = [follow(owner as Person), follow(owner as Person)];
			expect(await server.stop()).toBe(0);
			expect((await Promise.race(streams)).trim()).toMatch(/retry: \d+$/);
			await server.start();
			await vi.waitUntil(() => balancer.readyServers() === 2, UP_WITHIN);
		}
		await vi.waitUntil(() => statuses.length >= CALLS, { timeout: 200_000, interval: 100 });
		isOver = true;
		await load;
		expect(balancer.failures()).toEqual([]);
		expect(statuses.filter((status) => status >= 500)).toEqual([]);
	});
});
