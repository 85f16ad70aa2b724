/** A streaming replica that serves public reads: up to date, paused, killed, silent, and back again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { getHealth } from '#contract/health.ts';
import { setCarPricing } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
import { checksOf } from '#server/app/doctor-checks.ts';
import { readEnv } from '#server/app/env.ts';
import type { Running } from '#server/app/start.ts';
import { BASE_ARCHIVE, unpackBaseBackup, writeBaseBackup } from '#server/platform/database/base-backup.ts';
import { type EmbeddedPostgres, ownerOfEmbedded, startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { Browser } from '#tests/support/browser.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/main-process.ts';
import { aPlainWeb } from '#tests/support/plain-web.ts';
import { aWorld } from '#tests/support/world.ts';
import { type DatabaseLink, databaseLink } from './database-link.ts';

/** Durability is switched off for test data. */
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'wal_retrieve_retry_interval=100ms'];
const WITHIN = { timeout: 30_000, interval: 20 };
const CALLERS = 2;

const home = mkdtempSync(path.join(tmpdir(), 'mishwar-replicas-'));
const at = (...names: string[]) => path.join(home, ...names);
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let link: DatabaseLink;
// Registered before the world, because hooks run in reverse order and the world has to end first.
afterAll(async () => {
	await link?.close();
	await replica?.stop();
	await primary?.stop();
	rmSync(home, { recursive: true, force: true });
});

const startReplica = () => startEmbeddedPostgres(at('replica'), { settings: SETTINGS });
const socketOf = ({ url }: EmbeddedPostgres) => String(new URL(url).searchParams.get('host'));

/** A standby of the primary's base backup, in a folder of its own. */
async function makeReplica(): Promise<void> {
	await writeBaseBackup(primary.url, at('base'));
	await unpackBaseBackup(at('base', BASE_ARCHIVE), at('replica', 'data'), { owner: ownerOfEmbedded(), recovery: null });
	await appendFile(at('replica', 'data', 'postgresql.auto.conf'), `primary_conninfo = 'host=${socketOf(primary)} user=mishwar'\n`);
	await writeFile(at('replica', 'data', 'standby.signal'), '', { mode: 0o600 });
	replica = await startReplica();
	link = databaseLink(await freePort(), `${socketOf(replica)}/.s.PGSQL.5432`);
	await link.open();
}

const world = aWorld(
	async () => {
		primary = await startEmbeddedPostgres(at('primary'), { settings: SETTINGS });
		await makeReplica();
		return { DATABASE_URL: primary.url, DATABASE_REPLICA_URL: replica.url, DATABASE_REPLICA_LAG_SECONDS: '3600' };
	},
	{ web: aPlainWeb() },
);

async function onReplica<Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []): Promise<Row[]> {
	const client = new pg.Client({ connectionString: replica.url });
	await client.connect();
	try {
		return (await client.query<Row>(statement, values)).rows;
	} finally {
		await client.end();
	}
}

/** Waits until this server reads from the replica, and the replica has everything that was changed before this call. */
async function untilReplicaIsRead({ platform }: Running): Promise<void> {
	const { rows } = await platform.pool.query<{ position: string }>('SELECT pg_current_wal_insert_lsn()::text AS position');
	await vi.waitUntil(async () => {
		const [answer] = await onReplica<{ done: boolean }>('SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS done', [rows[0]?.position]);
		return answer?.done;
	}, WITHIN);
	const isRead = () => {
		const reading = platform.replicas.choose({ mayLag: true });
		return reading.db !== platform.db && !reading.mayLack(['lists', 'free-lists', 'settings']);
	};
	await vi.waitUntil(isRead, WITHIN);
}

let owner: Person;
let car: { id: string; slug: string };
let price = 25;
beforeAll(async () => {
	owner = await aPerson(world);
	car = await aCar(world, owner, { make: 'Subaru', dailyRateFils: 25_000n });
	await untilReplicaIsRead(world.running);
});

async function setPrice(browser: Browser = owner.browser): Promise<number> {
	price += 1;
	await browser.call(setCarPricing, { params: { id: car.id }, body: { type: 'BASE', dailyRateJod: String(price) } });
	return price;
}

/** The price as this browser reads it: from the call of the car, from a list, and from the rendered page. */
async function pricesSeen(browser: Browser): Promise<number[]> {
	const { pricePerDay } = await browser.call(getCar, { params: { slug: car.slug } });
	const [card] = await browser.call(searchCars, { query: { q: 'subaru' } });
	const html = await (await browser.fetch(`/car/${car.slug}`)).text();
	return [pricePerDay, card?.pricePerDay ?? 0, Number(/"pricePerDay":(\d+)/.exec(html)?.[1])];
}
const everywhere = (seen: number) => [seen, seen, seen];

const lagOf = async ({ url }: { url: string }) =>
	Number(/^replica_lag_seconds\{host="[^"]+"\} (\S+)$/m.exec(await (await fetch(`${url}/metrics`)).text())?.[1]);

describe('a replica that is behind', () => {
	it('serves other people, is not used for a person who has just changed something, and what is read from it is not cached', async () => {
		const visitor = world.visitor();
		const before = price;
		expect(await pricesSeen(visitor)).toEqual(everywhere(before));
		await onReplica('SELECT pg_wal_replay_pause()');
		const first = await setPrice();
		expect(await pricesSeen(visitor)).toEqual(everywhere(before));
		await onReplica('SELECT pg_wal_replay_resume()');
		await untilReplicaIsRead(world.running);
		expect(await pricesSeen(visitor)).toEqual(everywhere(first));

		await onReplica('SELECT pg_wal_replay_pause()');
		const second = await setPrice();
		expect(await pricesSeen(owner.browser)).toEqual(everywhere(second));
		await onReplica('SELECT pg_wal_replay_resume()');
		await untilReplicaIsRead(world.running);
	});

	it('is not used when its lag is above the limit', async () => {
		const strict = await world.another({ DATABASE_REPLICA_LAG_SECONDS: '0.5' });
		await untilReplicaIsRead(strict);
		await onReplica('SELECT pg_wal_replay_pause()');
		const changed = await setPrice();
		await vi.waitUntil(async () => (await lagOf(strict)) > 0.5, WITHIN);
		expect(await pricesSeen(new Browser(strict.url))).toEqual(everywhere(changed));
		await onReplica('SELECT pg_wal_replay_resume()');
		await vi.waitUntil(async () => (await lagOf(strict)) === 0, WITHIN);
		await untilReplicaIsRead(strict);
	});

	it('may be first in DATABASE_URL: npm run doctor checks the host that can be written, as the server does', async () => {
		const hosts = [replica, primary].map((each) => encodeURIComponent(socketOf(each)));
		const settings = { DEMO: '1', DATA_DIR: home, DATABASE_URL: `postgresql://mishwar@${hosts.join(',')}/postgres` };
		const checks = checksOf(readEnv(settings), pino({ level: 'silent' })).filter(({ name }) => ['DATABASE_URL', 'schema'].includes(name));
		// Repeated, because the host that answers first is random and must not matter.
		for (let time = 0; time < 5; time += 1) {
			const findings = await Promise.all(checks.map((check) => check.run()));
			expect(findings.map(({ state }) => state)).toEqual(['ok', 'ok']);
		}
	});

	it('is distinguished by npm run doctor from a primary and from another database', async () => {
		const examine = async (url: string) => {
			const settings = { DEMO: '1', DATA_DIR: home, DATABASE_URL: primary.url, DATABASE_REPLICA_URL: url };
			const check = checksOf(readEnv(settings), pino({ level: 'silent' })).find(({ name }) => name === 'DATABASE_REPLICA_URL');
			return check?.run();
		};
		expect(await examine(replica.url)).toEqual({
			state: 'ok',
			text: expect.stringMatching(/ is a replica( and up to date|, \S+ \S+ behind)$/),
		});
		expect(await examine(primary.url)).toEqual({
			state: 'warning',
			text: expect.stringMatching(/ is not a replica and is not read from$/),
		});
		expect(await examine(inject('postgresUrl'))).toEqual({
			state: 'failure',
			text: expect.stringMatching(/ is another database than DATABASE_URL$/),
		});
	});
});

/** Makes uncached searches until `work` is done. Returns the statuses of all answers. */
async function whileSearching({ url }: { url: string }, work: () => Promise<void>): Promise<number[]> {
	const statuses: number[] = [];
	let isOver = false;
	const callers = Array.from({ length: CALLERS }, async (_, caller) => {
		for (let call = 0; !isOver; call += 1) statuses.push((await fetch(`${url}/api/cars?priceMax=${50 + caller}.${call}`)).status);
	});
	await work();
	isOver = true;
	await Promise.all(callers);
	return statuses;
}

describe('a replica that is gone', () => {
	it('causes no failed read when it is killed or stopped, and is used again when it is back', async () => {
		world.expectLog(/database connection lost|a replica does not answer/);
		const visitor = world.visitor();
		const statuses = await whileSearching(world, async () => {
			process.kill(Number(readFileSync(at('replica', 'data', 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
			await vi.waitUntil(() => onReplica('SELECT').catch(() => null), WITHIN);
			await untilReplicaIsRead(world.running);
			await replica.stop();
		});
		expect(new Set(statuses)).toEqual(new Set([200]));
		const changed = await setPrice();
		expect(await pricesSeen(visitor)).toEqual(everywhere(changed));
		replica = await startReplica();
		await untilReplicaIsRead(world.running);
	});

	it('may also be silent, or may never have existed', async () => {
		world.expectLog(/database connection lost|a replica does not answer/);
		const hosts = `127.0.0.1:${await freePort()},127.0.0.1:${link.port}`;
		const server = await world.another({ DATABASE_REPLICA_URL: `postgresql://mishwar@${hosts}/postgres` });
		await untilReplicaIsRead(server);
		const statuses = await whileSearching(server, async () => {
			link.silence();
			await vi.waitUntil(() => server.platform.replicas.states().every(({ isMissing }) => isMissing), WITHIN);
		});
		expect(new Set(statuses)).toEqual(new Set([200]));
		const changed = await setPrice();
		expect(await pricesSeen(new Browser(server.url))).toEqual(everywhere(changed));
		const { checks } = await (await aPerson(world, { role: 'ADMIN' })).browser.at(server.url).call(getHealth);
		expect(checks.find(({ check }) => check === 'replica')).toMatchObject({ state: 'BROKEN', count: 2 });
		await link.open();
		await untilReplicaIsRead(server);
	});
});

describe('a primary that is gone', () => {
	it('leaves visitors their pages, and the server that reads them from a replica stays ready unless another server still reaches the primary', async () => {
		world.expectLog(/./);
		const way = databaseLink(await freePort(), `${socketOf(primary)}/.s.PGSQL.5432`);
		await way.open();
		const server = await world.another({ DATABASE_URL: `postgresql://mishwar@127.0.0.1:${way.port}/postgres` });
		await untilReplicaIsRead(server);
		const readiness = async () => {
			const answer = await fetch(`${server.url}/readyz`);
			return { isReady: answer.ok, ...((await answer.json()) as { failed?: string[]; degraded: string[] }) };
		};
		try {
			way.silence();
			const statuses = await whileSearching(server, async () => {
				await vi.waitUntil(async () => (await readiness()).degraded.includes('database'), WITHIN);
				// The server does this when it loses the connection on which changes are announced.
				server.platform.settingsCache.invalidateAll();
				expect((await fetch(`${server.url}/api/cars?q=subaru`)).status).toBe(200);
			});
			expect(new Set(statuses)).toEqual(new Set([200]));
			expect(await readiness()).toMatchObject({ isReady: true, degraded: ['database'] });
			expect((await owner.browser.at(server.url).send('POST', '/api/bookings', {})).status).toBe(503);
			// The other server writes, and the replica receives it.
			await vi.waitUntil(async () => {
				await setPrice();
				return (await readiness()).failed?.includes('database');
			}, WITHIN);
		} finally {
			await way.close();
		}
	});
});
