/** Ordinary statements through a real PgBouncer in transaction mode with deploy/pgbouncer.ini: bookings, live streams and jobs, and what `npm run doctor` says. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { checksOf, type Finding } from '#server/app/doctor-checks.ts';
import { readEnv } from '#server/app/env.ts';
import type { Running } from '#server/app/start.ts';
import { withoutRoot } from '#server/platform/database/embedded.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { aCar, aPerson, aSession } from '#tests/support/factories.ts';
import { freePort } from '#tests/support/main-process.ts';
import { Page } from '#tests/support/pages.ts';
import { hold, pay } from '#tests/support/payments.ts';
import { aWorld, type World } from '#tests/support/world.ts';

const PROGRAM = process.env.PGBOUNCER ?? '/usr/sbin/pgbouncer';
const hasPgBouncer = spawnSync(PROGRAM, ['--version']).status === 0;
/** Fewer than bookings at a time: statements of one connection run in different sessions. */
const SESSIONS = 3;
const BOOKINGS = process.env.FULL ? 200 : 20;

/** Made only if PgBouncer is installed. */
let folder: string;

/** The file of deploy/ with this machine's addresses; throws if it no longer has what is replaced. */
function configuration(port: number): string {
	const sockets = new URL(inject('postgresUrl')).searchParams.get('host');
	const replacements: ReadonlyArray<readonly [RegExp, string]> = [
		[/^mishwar = host=127\.0\.0\.1 port=5432/m, `* = host=${sockets} port=5432`],
		[/^listen_port = 6432/m, `listen_port = ${port}`],
		[/^auth_type = scram-sha-256/m, 'auth_type = trust'],
		[/^auth_file = .*/m, `auth_file = ${folder}/userlist.txt`],
		[/^default_pool_size = 40/m, `default_pool_size = ${SESSIONS}`],
	];
	return replacements.reduce(
		(text, [pattern, by]) => {
			if (!pattern.test(text)) throw new Error(`deploy/pgbouncer.ini has no ${pattern}`);
			return text.replace(pattern, by);
		},
		readFileSync('deploy/pgbouncer.ini', 'utf8').replace(/^\[pgbouncer\]$/m, '[pgbouncer]\nunix_socket_dir =\nlogfile =\n'),
	);
}

async function startPgBouncer(port: number): Promise<() => Promise<void>> {
	writeFileSync(path.join(folder, 'pgbouncer.ini'), configuration(port));
	writeFileSync(path.join(folder, 'userlist.txt'), '"mishwar" ""\n');
	const [program = PROGRAM, ...words] = [...withoutRoot().prefix, PROGRAM, '-q', path.join(folder, 'pgbouncer.ini')];
	const child = spawn(program, words, { stdio: 'ignore' });
	const ended = once(child, 'exit');
	return async () => {
		child.kill('SIGTERM');
		await ended;
	};
}

describe.skipIf(!hasPgBouncer)('behind PgBouncer', () => {
	let stop: (() => Promise<void>) | undefined;
	let pooler: string;
	let server: Running;
	/** A world whose users call the server behind the pooler. */
	let pooled: World;
	// Registered before the world, because hooks run in reverse order and the world has to end first.
	afterAll(async () => {
		await stop?.();
		rmSync(folder, { recursive: true, force: true });
	});
	const world = aWorld();
	const database = () => String(world.running.platform.pool.options.connectionString);
	beforeAll(async () => {
		folder = mkdtempSync(path.join(tmpdir(), 'mishwar-pgbouncer-'));
		const port = await freePort();
		stop = await startPgBouncer(port);
		pooler = `postgresql://mishwar@127.0.0.1:${port}${new URL(database()).pathname}`;
		server = await world.another({ DATABASE_POOL_URL: pooler });
		pooled = { ...world, url: server.url, running: server, gateway: world.gateway, clock: world.clock };
	});

	it('takes more bookings at a time than there are sessions, each once, within the limits of a statement', async () => {
		const owner = await aPerson(pooled);
		const cars = await Promise.all(Array.from({ length: BOOKINGS / 2 }, () => aCar(pooled, owner)));
		const renters = await Promise.all(Array.from({ length: BOOKINGS }, () => aPerson(pooled)));
		const results = await Promise.allSettled(renters.map((renter, index) => hold(renter, cars[index % cars.length] as { id: string })));
		const reasons = results.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []));
		expect(reasons).toHaveLength(BOOKINGS / 2);
		expect(reasons.filter((reason) => !reason.includes('CAR_ALREADY_BOOKED'))).toEqual([]);
		const { rows } = await server.platform.pool.query<{ limit: string }>(
			`SELECT concat_ws(' ', current_setting('statement_timeout'), current_setting('lock_timeout'), current_setting('idle_in_transaction_session_timeout')) AS limit`,
		);
		expect(rows).toEqual([{ limit: '30s 10s 30s' }]);
	});

	it('informs open pages at once, and runs the jobs of a payment', async () => {
		const [owner, renter] = [await aPerson(pooled), await aPerson(pooled)];
		const page = new Page(server.url, await aSession(pooled, owner.id));
		await page.open();
		const booking = await hold(renter, await aCar(pooled, owner));
		expect((await pay(pooled, renter, booking)).status).toBe('PAID');
		await runDueJobs(server.platform, server.workerPool, server.jobs);
		expect((await page.next('notification')).payload).toMatchObject({ type: 'BOOKING_REQUEST', isRead: false });
		page.drop();
	});

	it('is recognized by npm run doctor, which refuses it as the address of the database itself', async () => {
		expect(await examine({ DATABASE_URL: database(), DATABASE_POOL_URL: pooler })).toEqual([
			{ state: 'ok', text: expect.stringMatching(/^PostgreSQL 18/) },
			{ state: 'ok', text: 'is a pooler in transaction mode' },
		]);
		expect(await examine({ DATABASE_URL: pooler, DATABASE_POOL_URL: database() })).toEqual([
			{ state: 'failure', text: 'is a pooler in transaction mode, which belongs into DATABASE_POOL_URL' },
			{ state: 'warning', text: expect.stringMatching(/^sets no limit: .*statement_timeout/) },
		]);
	});
});

async function examine(settings: { DATABASE_URL: string; DATABASE_POOL_URL: string }): Promise<Finding[]> {
	const checks = checksOf(readEnv({ DEMO: '1', DATA_DIR: folder, ...settings }), pino({ level: 'silent' }));
	const findings: Finding[] = [];
	for (const { name, run } of checks) if (name in settings) findings.push(await run());
	return findings;
}
