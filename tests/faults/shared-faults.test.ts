/**
 * A resource that all servers share fails: no balancer may take all servers out of rotation. Tested behind the small balancer of the tests, and behind Caddy and HAProxy with the files
 * of deploy/ where these are installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/main-process.ts';
import { WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';
import { startBalancer } from './balancer.ts';
import { hasCaddy, startCaddy } from './caddy.ts';

const HAPROXY = process.env.HAPROXY ?? '/usr/sbin/haproxy';
/** Longer than each proxy needs to take a server that answers 503 out of rotation. */
const WATCHED_MS = 4000;

/** The file store answers each request, or none at all. */
let isSilent = false;
const storage = createServer((request, response) => void request.resume().on('end', () => isSilent || response.end()));
storage.listen(0, '127.0.0.1');
await once(storage, 'listening');
afterAll(() => void storage.close().closeAllConnections());

type Ports = { port: number; servers: readonly [number, number] };

async function startHaproxy({ port, servers }: Ports): Promise<{ stop(): Promise<void> }> {
	const [APP1, APP2, APP3] = [...servers, await freePort()].map((server) => `127.0.0.1:${server}`);
	const child = spawn(HAPROXY, ['-db', '-f', 'deploy/cluster/haproxy.cfg'], {
		stdio: 'ignore',
		env: { ...process.env, BIND: `127.0.0.1:${port}`, APP1, APP2, APP3 },
	});
	const ended = once(child, 'exit');
	return {
		stop: async () => {
			child.kill('SIGKILL');
			await ended;
		},
	};
}

const proxies = [
	{
		name: 'the balancer of the tests',
		start: async ({ port, servers }: Ports) => ({ stop: (await startBalancer(port, servers)).close }),
		isInstalled: true,
	},
	{ name: 'Caddy', start: startCaddy, isInstalled: hasCaddy() },
	{ name: 'HAProxy', start: startHaproxy, isInstalled: spawnSync(HAPROXY, ['-v']).status === 0 },
];

describe.each(proxies.filter(({ isInstalled }) => isInstalled))('two servers behind $name', ({ start }) => {
	let port = 0;
	const world = aWorld(async () => {
		port = await freePort();
		return {
			PUBLIC_URL: `http://localhost:${port}`,
			S3_ENDPOINT: `http://127.0.0.1:${(storage.address() as AddressInfo).port}`,
			...{ S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
		};
	});
	let proxy: { stop(): Promise<void> };
	let servers: readonly [string, string];
	const through = () => `http://localhost:${port}`;
	beforeAll(async () => {
		// Before the servers have stored anything: a success would count for ten seconds.
		isSilent = true;
		const other = await world.another();
		servers = [world.url, other.url];
		proxy = await start({ port, servers: [world.running.port, other.port] });
		await vi.waitUntil(async () => (await fetch(`${through()}/healthz`).catch(() => null))?.ok, { timeout: 20_000, interval: 50 });
	}, 60_000);
	afterAll(() => proxy?.stop());

	const isDegradedEverywhere = (check: string) =>
		vi.waitUntil(
			async () => {
				const states = await Promise.all(servers.map(async (url) => (await fetch(`${url}/readyz`)).json()));
				return states.every(({ degraded }) => degraded.includes(check));
			},
			{ timeout: 20_000, interval: 100 },
		);

	/** Reads the page until every proxy has probed every server several times. Returns the statuses. */
	async function readForAWhile({ browser }: Person, slug: string): Promise<number[]> {
		const statuses = new Set<number>();
		for (const until = performance.now() + WATCHED_MS; performance.now() < until; await wait(20))
			statuses.add((await browser.at(through()).try(getCar, { params: { slug } })).status);
		return [...statuses];
	}

	it('only photos fail while the file store is silent', { timeout: 60_000 }, async () => {
		world.expectLog(/degraded/);
		const car = await aCar(world, await aPerson(world));
		const renter = await aPerson(world);
		await isDegradedEverywhere('storage');
		expect(await readForAWhile(renter, car.slug)).toEqual([200]);
		expect((await renter.browser.at(through()).try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status).toBe(201);
		isSilent = false;
	});

	it('only changes fail while the database is read-only', { timeout: 60_000 }, async () => {
		const car = await aCar(world, await aPerson(world));
		const renter = await aPerson(world);
		// Everything that uses the database at that moment logs an error.
		world.expectLog(/./);
		const own = await world.running.platform.pool.connect();
		const name = (await own.query('SELECT current_database() AS name')).rows[0].name;
		const disconnect =
			'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
		try {
			await own.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
			const { rows } = await own.query<{ at: string }>('SELECT clock_timestamp()::text AS at');
			await own.query(disconnect);
			// On a busy machine the connections end later; a call on one of them would fail for that reason and not for the tested one.
			const former = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_start < $1`;
			await vi.waitUntil(async () => (await own.query(former, [rows[0]?.at])).rowCount === 0, { timeout: 20_000, interval: 50 });
			await isDegradedEverywhere('database');
			expect(await readForAWhile(renter, car.slug)).toEqual([200]);
			const refused = await renter.browser.at(through()).try(requestBooking, { body: { carId: car.id, ...WEEKEND } });
			expect(refused).toMatchObject({ status: 503, body: { code: 'TRY_AGAIN_SOON' } });
			expect(refused.headers.get('x-request-id')).toBeTruthy();
		} finally {
			await own.query(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
			await own.query(disconnect);
			own.release();
		}
	});
});
