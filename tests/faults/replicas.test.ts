/** A streaming replica that serves what everybody may read: up to date, paused, killed, silent, and back again. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { appendFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { getCar } from '#contract/cars.ts';
import { setCarPricing } from '#contract/listing.ts';
import { searchCars } from '#contract/search.ts';
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
const SETTINGS = ['fsync=off', 'full_page_writes=off', 'shared_buffers=32MB'];
const WITHIN = { timeout: 30_000, interval: 20 };
const CALLERS = 4;

const home = mkdtempSync(path.join(tmpdir(), 'mishwar-replicas-'));
const at = (...names: string[]) => path.join(home, ...names);
let primary: EmbeddedPostgres;
let replica: EmbeddedPostgres;
let link: DatabaseLink;
// Before the world, which ends first.
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

/** Until this server reads from the replica, with everything that was changed before this call. */
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

/** What this browser sees: on the car's page, in a list, and on the page that the server renders. */
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
	it('serves everybody but those who have just changed something, and nothing of it is kept', async () => {
		const [before, visitor] = [price, world.visitor()];
		expect(await pricesSeen(visitor)).toEqual(everywhere(before));
		await onReplica('SELECT pg_wal_replay_pause()');
		const changed = await setPrice();
		expect(await pricesSeen(owner.browser)).toEqual(everywhere(changed));
		// Somebody else, who is told by nobody, sees it as it was.
		const other = (await aPerson(world)).browser;
		await vi.waitUntil(async () => (await lagOf(world)) > 0, WITHIN);
		expect((await pricesSeen(other)).slice(0, 2)).not.toContain(0);
		await onReplica('SELECT pg_wal_replay_resume()');
		await untilReplicaIsRead(world.running);
		for (const browser of [visitor, other, owner.browser]) expect(await pricesSeen(browser)).toEqual(everywhere(changed));
	});

	it('is not read from beyond the limit', async () => {
		const strict = await world.another({ DATABASE_REPLICA_LAG_SECONDS: '0.5' });
		await untilReplicaIsRead(strict);
		await onReplica('SELECT pg_wal_replay_pause()');
		const changed = await setPrice();
		const visitor = new Browser(strict.url);
		await vi.waitUntil(async () => (await lagOf(strict)) > 0.5, WITHIN);
		expect(await pricesSeen(visitor)).toEqual(everywhere(changed));
		await onReplica('SELECT pg_wal_replay_resume()');
		await vi.waitUntil(async () => (await lagOf(strict)) === 0, WITHIN);
		await untilReplicaIsRead(strict);
	});
});
