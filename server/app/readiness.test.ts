/**
 * Readiness reports what fails: with 503 if another server may succeed, in its body if all servers share it. Callers who meet such a
 * state are asked to try again soon: never 500.
 */
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { requestBooking } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { getHealth } from '#contract/health.ts';
import { currentUser } from '#contract/identity.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { WEEKEND } from '#tests/support/payments.ts';
import { aPlainWeb } from '#tests/support/plain-web.ts';
import { aWorld } from '#tests/support/world.ts';
import { createReadiness } from './readiness.ts';

/** A store that accepts connections and sends nothing. */
const sockets = new Set<Socket>();
const silent = createServer((socket) => void sockets.add(socket.on('error', () => undefined)));
afterAll(() => {
	for (const socket of sockets) socket.destroy();
	silent.close();
});
const silentStore = async () => {
	await once(silent.listen(0, '127.0.0.1'), 'listening');
	return `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
};

const READY = { failed: [], degraded: [] };

const world = aWorld({}, { web: aPlainWeb() });
const admin = (statement: string) => world.running.platform.pool.query(statement);
const ready = () => world.visitor().send<{ failed?: string[]; degraded: string[] }>('GET', '/readyz');
const undo: string[] = [];
afterEach(async () => {
	for (const statement of undo.splice(0)) await admin(statement);
});

const MINUTE = 60_000;
/** Headers that a browser sends when it opens a page; they count as activity. */
const OPENS_A_PAGE = { 'sec-fetch-dest': 'document' };

async function lastActive({ id }: Person, minutes: number): Promise<void> {
	const at = new Date(world.clock.now().getTime() - minutes * MINUTE);
	await world.running.platform.db.updateTable('sessions').set({ last_active_at: at }).where('user_id', '=', id).execute();
}

async function aRequest(language = 'en') {
	const car = await aCar(world, await aPerson(world));
	const renter = await aPerson(world);
	return {
		car,
		send: () => renter.browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND }, headers: { 'accept-language': language } }),
	};
}

/** PostgreSQL refuses each write of these tables with this code. */
async function refuseWrites(code: string, ...tables: string[]): Promise<void> {
	await admin(`CREATE FUNCTION refuse_writes() RETURNS trigger LANGUAGE plpgsql AS
		$$ BEGIN RAISE EXCEPTION 'refused by the test' USING ERRCODE = '${code}'; END $$`);
	undo.push('DROP FUNCTION refuse_writes CASCADE');
	for (const table of tables)
		await admin(`CREATE TRIGGER refused BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_writes()`);
}

describe('a database that cannot be written', () => {
	it('can be read while it is read-only: every server reports it and goes on serving', async () => {
		const { car, send } = await aRequest();
		const [reader, returned] = [await aPerson(world), await aPerson(world)];
		await lastActive(reader, 2);
		await lastActive(returned, 31);
		world.expectLog(/read-only transaction|not ready|degraded/);
		// One connection of the test's own: connections of the pool may end while they are handed out.
		const own = await world.running.platform.pool.connect();
		const name = (await own.query('SELECT current_database() AS name')).rows[0].name;
		const disconnect =
			'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()';
		// Every query that runs at that moment logs its failure: how many do depends on how fast the machine is.
		world.expectLog(
			/database connection lost|not queryable|could not be told|live events|does not answer|were not told|could not be checked/,
		);
		await own.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
		await own.query(disconnect);
		expect(await ready()).toMatchObject({ status: 200, body: { status: 'degraded', degraded: ['database'] } });
		expect(await (await fetch(`${world.url}/metrics`)).text()).toMatch(/^server_degraded\{check="database"\} 1$/m);
		expect(await send()).toMatchObject({ status: 503, body: { code: 'TRY_AGAIN_SOON' } });
		for (const { browser } of [{ browser: world.visitor() }, reader, returned]) {
			expect((await browser.try(getCar, { params: { slug: car.slug }, headers: OPENS_A_PAGE })).status).toBe(200);
			expect((await browser.send('GET', '/', undefined, OPENS_A_PAGE)).status).toBe(200);
		}
		expect(await reader.browser.try(currentUser, { headers: OPENS_A_PAGE })).toMatchObject({ status: 200, body: { id: reader.id } });
		// A session whose row could not be deleted has ended nevertheless, and activity that could not be recorded prolongs none.
		expect(await returned.browser.try(currentUser)).toMatchObject({ status: 401 });
		world.clock.advance(28 * MINUTE);
		expect(await reader.browser.try(currentUser, { headers: OPENS_A_PAGE })).toMatchObject({ status: 401 });
		await own.query(`ALTER DATABASE ${name} SET default_transaction_read_only = off`);
		await own.query(disconnect);
		own.release();
		await expect.poll(async () => (await ready()).body.degraded).toEqual([]);
		expect((await send()).status).toBe(201);
	});

	it.each([
		['25006', 200, { degraded: ['database'] }],
		['53100', 200, { degraded: ['database'] }],
		// The server ends, starts, or is not reached: another server may reach it.
		['57P01', 503, { failed: ['database'] }],
		['57P03', 503, { failed: ['database'] }],
		['08006', 503, { failed: ['database'] }],
	])('answers %s with 503 and when to try again, and is ready for a balancer: %i', async (code, status, body) => {
		const { send } = await aRequest();
		// 25006 closes the connection, on which the transaction can then not be rolled back.
		world.expectLog(/refused by the test|not ready|degraded|Client was closed/);
		await refuseWrites(code, 'bookings', 'readiness_checks');
		const answer = await send();
		expect(answer).toMatchObject({ status: 503, body: { code: 'TRY_AGAIN_SOON', seconds: 5 } });
		expect(answer.headers.get('retry-after')).toBe('5');
		expect(await ready()).toMatchObject({ status, body });
	});

	it('has a text in Arabic too', async () => {
		const { send } = await aRequest('ar');
		world.expectLog(/refused by the test/);
		await refuseWrites('53100', 'bookings');
		expect(await send()).toMatchObject({ status: 503, body: { error: 'الضغط كبير الآن. حاول مجدداً بعد 5 ثوانٍ.' } });
	});

	it('is reported within two seconds although a write hangs, and then at once', async () => {
		const client = await world.running.platform.pool.connect();
		try {
			await client.query('BEGIN');
			await client.query('LOCK TABLE readiness_checks IN ACCESS EXCLUSIVE MODE');
			world.expectLog(/degraded/);
			const since = performance.now();
			expect(await ready()).toMatchObject({ status: 200, body: { degraded: ['database'] } });
			const reported = performance.now();
			expect(reported - since).toBeLessThan(3000);
			expect(await ready()).toMatchObject({ status: 200, body: { degraded: ['database'] } });
			expect(performance.now() - reported).toBeLessThan(1000);
		} finally {
			await client.query('ROLLBACK');
			client.release();
		}
	});

	it('makes its balancer stop sending requests if it answers nothing within two seconds', async () => {
		// The write that waited may be answered a moment after the first read.
		world.expectLog(/not ready|degraded/);
		const { pool } = world.running.platform;
		const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
		const since = performance.now();
		expect(await ready()).toMatchObject({ status: 503, body: { failed: ['database'] } });
		expect(performance.now() - since).toBeLessThan(3000);
		for (const client of all) client.release();
		await expect.poll(async () => (await ready()).status).toBe(200);
	});

	it('makes its balancer stop sending requests if it is a standby of a primary that other servers may reach', async () => {
		world.expectLog(/refused by the test|not ready/);
		await refuseWrites('25006', 'readiness_checks');
		// A standby shows there that it receives the WAL of a primary.
		await admin('CREATE TABLE public.pg_stat_wal_receiver AS SELECT 1 AS pid');
		const name = (await world.running.platform.pool.query('SELECT current_database() AS name')).rows[0].name;
		await admin(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
		undo.push('DROP TABLE public.pg_stat_wal_receiver', `ALTER DATABASE ${name} RESET search_path`);
		const { url, stop } = await world.another();
		const answer = await fetch(`${url}/readyz`);
		expect([answer.status, await answer.json()]).toMatchObject([503, { failed: ['database'], degraded: [] }]);
		await stop();
	});
});

it('is not ready while no jobs are run', async () => {
	const { pool, replicas, store, log } = world.running.platform;
	world.expectLog(/not ready/);
	const worker = { downMs: () => 6000 };
	const readiness = createReadiness({ pool, replicas, store, log, worker });
	expect(await readiness.check()).toEqual({ failed: ['jobs'], degraded: [] });
	worker.downMs = () => 1000;
	expect(await readiness.check()).toEqual(READY);
});

it('delays the report that it stops until servers that are asked in the same moment have reported that they are back', async () => {
	const { pool, replicas, store, log } = world.running.platform;
	const parts = { pool, replicas, store, log, worker: null };
	const [leaving, back] = [createReadiness(parts), createReadiness(parts)];
	leaving.stop(60_000);
	const heard: string[] = [];
	const said = leaving.check().then(({ failed: [failure] }) => heard.push(failure ?? 'ready'));
	expect(await back.check()).toEqual(READY);
	expect(heard).toEqual([]);
	await said;
	expect(heard).toEqual(['stopping']);
});

it.each(['57P03', '25006'])('gives the job worker time to start again after the database was away: %s', async (code) => {
	const { pool, replicas, store, log } = world.running.platform;
	world.expectLog(/refused by the test|not ready|degraded/);
	const readiness = createReadiness({ pool, replicas, store, log, worker: { downMs: () => 60_000 } });
	await refuseWrites(code, 'readiness_checks');
	const { failed, degraded } = await readiness.check();
	expect([...failed, ...degraded]).toEqual(['database']);
	for (const statement of undo.splice(0)) await admin(statement);
	expect(await readiness.check()).toEqual(READY);
});

describe('a store that is silent', () => {
	const other = aWorld(async () => ({
		...{ S3_ENDPOINT: await silentStore(), S3_BUCKET: 'files' },
		...{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' },
	}));

	it('is reported within two seconds, in the body, in the metrics and to admins, and everything else goes on', async () => {
		other.expectLog(/degraded/);
		const since = performance.now();
		const answer = await other.visitor().send('GET', '/readyz');
		expect(answer).toMatchObject({ status: 200, body: { status: 'degraded', degraded: ['storage'] } });
		expect(performance.now() - since).toBeLessThan(3000);
		expect(await (await fetch(`${other.url}/metrics`)).text()).toMatch(/^server_degraded\{check="storage"\} 1$/m);
		const admin = await aPerson(other, { role: 'ADMIN' });
		const { checks } = await admin.browser.call(getHealth);
		expect(checks.find(({ check }) => check === 'storage')).toMatchObject({ state: 'BROKEN' });
		const car = await aCar(other, await aPerson(other));
		const renter = await aPerson(other);
		expect((await renter.browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status).toBe(201);
	});
});
