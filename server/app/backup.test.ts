/** Backup and restore as an operator does them, with a real PostgreSQL and gateway, and on a copy that must not send anything. */
import { execFile, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { runDueJobs } from '#server/platform/jobs/worker.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { cards, hold, openPage, paidRequest } from '#tests/support/payments.ts';
import { copyTemplate } from '#tests/support/postgres.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld, GATEWAY_KEYS } from '#tests/support/world.ts';
import type { Running } from './start.ts';

const MINUTE_MS = 60_000;
const home = mkdtempSync(path.join(tmpdir(), 'mishwar-backup-'));
const at = (...names: string[]) => path.join(home, ...names);
const [original, copy, archive, backups] = [at('original'), at('copy'), at('wal'), at('backups')];
/** Durability is switched off for test data. Each segment of the WAL is archived as docs/operations.md says. */
const SETTINGS = [
	...['fsync=off', 'synchronous_commit=off', 'archive_mode=on'],
	`archive_command=test ! -f ${archive}/%f.gz && gzip < %p > ${archive}/%f.part && mv ${archive}/%f.part ${archive}/%f.gz`,
];

const INHERITED = { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE };

type Ended = { code: number; out: string };

function run(file: string, words: string[], env: Record<string, string>): Promise<Ended> {
	return new Promise((resolve) => {
		execFile(process.execPath, [`server/app/${file}.ts`, ...words], { env: { ...INHERITED, DEMO: '1', ...env } }, (error, stdout, stderr) =>
			resolve({ code: Number(error?.code ?? 0), out: stdout + stderr }),
		);
	});
}

async function inDatabase<T extends pg.QueryResultRow>(url: string, statement: string): Promise<T[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<T>(statement)).rows;
	} finally {
		await client.end();
	}
}

/** Every file below a folder with its hash. */
const hashesIn = (folder: string): Record<string, string> =>
	Object.fromEntries(
		readdirSync(folder, { recursive: true, withFileTypes: true })
			.filter((entry) => entry.isFile())
			.map((entry) => path.join(entry.parentPath, entry.name))
			.map((file) => [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
	);

afterAll(() => rmSync(home, { recursive: true, force: true }));

describe('a restore to a moment', () => {
	let mail: SmtpSink;
	let postgres: EmbeddedPostgres;
	let copied: EmbeddedPostgres | undefined;
	// Registered before the world, so that it ends after it.
	afterAll(async () => {
		await copied?.stop();
		await postgres.stop();
		await mail.close();
	});
	const world = aWorld(async () => {
		mkdirSync(archive, { recursive: true });
		mail = await startSmtpSink();
		postgres = await startEmbeddedPostgres(path.join(original, 'postgres'), { settings: SETTINGS });
		return { DATABASE_URL: postgres.url, DATA_DIR: original, SMTP_URL: mail.url };
	});

	const gateway = () => ({
		MYFATOORAH_URL: world.gatewayAccess.baseUrl,
		MYFATOORAH_API_KEY: GATEWAY_KEYS.apiKey,
		MYFATOORAH_WEBHOOK_SECRET: GATEWAY_KEYS.webhookSecret,
	});
	const refundsAtGateway = async () => (await world.gateway.invoices()).flatMap(({ refunds }) => refunds);
	const waitingJobs = async (url: string) =>
		(await inDatabase<{ jobs: string }>(url, 'SELECT count(*) AS jobs FROM graphile_worker.jobs WHERE attempts = 0'))[0]?.jobs;

	it('restores the data, sends nothing, and learns what the gateway has recorded since', { timeout: 300_000 }, async () => {
		const [owner, renter, other] = [await aPerson(world, { emailVerified: true }), await aPerson(world), await aPerson(world)];
		const cars = [await aCar(world, owner), await aCar(world, owner), await aCar(world, owner), await aCar(world, owner)] as const;
		await world.running.platform.store.put('photos/one/400.webp', Uint8Array.of(1, 2, 3), 'image/webp');
		await world.running.platform.store.put('documents/two', Uint8Array.of(4, 5), 'image/jpeg');
		const [cancelled, kept] = [await paidRequest(world, renter, cars[0]), await paidRequest(world, await aPerson(world), cars[3])];
		const open = await hold(other, cars[1]);
		const { paymentId, invoiceId } = await openPage(world, other, open);

		const made = await run('backup', [backups], { DATA_DIR: original });
		expect(made).toEqual({ code: 0, out: expect.stringMatching(/base backup of PostgreSQL 18.*, 4 files/) });
		const backup = made.out.split('\n')[0] ?? '';
		const filesThen = hashesIn(path.join(original, 'objects'));

		// Written after the backup and before the moment: only the archived WAL has it.
		const late = await hold(await aPerson(world), cars[2], { startAt: '2031-04-10', endAt: '2031-04-12' });
		const photoId = await keptPhoto(owner.id);
		const [{ moment } = { moment: new Date() }] = await inDatabase<{ moment: Date }>(postgres.url, 'SELECT clock_timestamp() AS moment');
		const since = world.clock.now().toISOString();

		// Lost by the restore: a payment, a booking with its payment, a refund, a file.
		world.clock.advance(10 * MINUTE_MS);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		const lost = await paidRequest(world, await aPerson(world), cars[2]);
		await renter.browser.call(cancelBooking, { params: { id: cancelled.id }, body: {} });
		await world.runJobs();
		await world.running.platform.store.put('photos/three/400.webp', Uint8Array.of(6), 'image/webp');
		expect(await refundsAtGateway()).toHaveLength(1);
		await archiveEverything();

		// The files of the backup are older than the moment: later ones are only in a later backup.
		const toMoment = [backup, '--wal', archive, '--to', moment.toISOString()];
		const bare = await run('restore', toMoment, { DATA_DIR: at('bare') });
		expect(bare).toEqual({ code: 0, out: expect.stringMatching(/4 files.*hash.*\nFiles brought back: 2\.\nThe database is back\./) });
		expect(hashesIn(at('bare', 'objects'))).toEqual(filesThen);
		expect(bare.out).toContain('Files that the database knows: 1. 1 of them are missing');
		expect(bare.out).toMatch(new RegExp(`^missing  photos/${photoId}/master\\.jpg \\(CAR_PHOTO, `, 'm'));
		expect(await run('restore', ['--missing'], { DATA_DIR: at('bare') })).toEqual({ code: 1, out: expect.stringContaining(photoId) });

		const env = { DATA_DIR: copy, ...gateway() };
		const later = (await run('backup', [backups], { DATA_DIR: original })).out.split('\n')[0] ?? '';
		const restored = await run('restore', [...toMoment, '--files', later], env);
		expect(restored).toEqual({ code: 0, out: expect.stringMatching(/^Files that the database knows: 1\. None is missing\.$/m) });
		expect(hashesIn(path.join(copy, 'objects'))).toMatchObject({
			...filesThen,
			[`photos/${photoId}/master.jpg`]: expect.any(String),
		});
		copied = await startEmbeddedPostgres(path.join(copy, 'postgres'), { settings: ['fsync=off'] });
		const bookings = await inDatabase<{ id: string }>(copied.url, 'SELECT id FROM bookings');
		expect(new Set(bookings.map(({ id }) => id))).toEqual(new Set([cancelled.id, kept.id, open.id, late.id]));
		expect(await run('ledger-verify', [], env)).toEqual({ code: 0, out: expect.stringContaining('The books are in order: 4 entries') });
		expect(await run('restore', [backup], env)).toEqual({ code: 1, out: expect.stringMatching(/is running\. Stop the server first/) });

		const quiet = await startQuietly(env, copied.url);

		const forgotten = (await invoiceOf(lost.id))?.payments[0];
		writeFileSync(at('export.csv'), `\ufeffStatus,PaymentId\nPaid,${forgotten?.paymentId}\n`);
		const words = [since, '--ids', at('export.csv'), '--column', 'PaymentId', '--all'];
		const seen = await run('payments-since', words, env);
		expect(seen.code).toBe(1);
		expect(seen.out).toMatch(new RegExp(`^agrees .*booking ${kept.id}: PAID 213.00 JOD here, PAID 213.00 JOD`, 'm'));
		expect(seen.out).toMatch(new RegExp(`^changed .*booking ${open.id}: PENDING 213.00 JOD here, PAID 213.00 JOD`, 'm'));
		expect(seen.out).toMatch(new RegExp(`^refunded there .*booking ${cancelled.id}: PAID .*refund \\d+ of 213.00 JOD$`, 'm'));
		expect(seen.out).toMatch(new RegExp(`^unknown here +PAID 213.00 JOD at myfatoorah \\(${forgotten?.paymentId}\\)$`, 'm'));
		expect(seen.out).toMatch(/^4 payments: /m);
		// Without the option, matching payments are only counted.
		expect((await run('payments-since', words.slice(0, -1), env)).out).toMatch(/^(?!agrees)[\s\S]*^4 payments: (?=.*1 agrees)/m);
		// Without the option, nothing was changed.
		expect(await refundsAtGateway()).toHaveLength(1);

		const acted = await run('payments-since', [...words, '--sync', '--refund', forgotten?.paymentId ?? ''], env);
		expect(acted.out).toMatch(new RegExp(`^Refunded 213.00 JOD of ${forgotten?.paymentId}\\.$`, 'm'));
		expect(acted.out).toMatch(/^Entered MW-\w+: PENDING is PAID now\.$/m);
		expect(acted.out).toMatch(new RegExp(`^agrees .*booking ${open.id}: PAID`, 'm'));
		expect(acted.out).toMatch(/^unknown, refunded /m);
		const refused = await run('payments-since', [since, '--refund', paymentId], env);
		expect(refused).toEqual({
			code: 1,
			out: expect.stringMatching(/^--refund: there is no charge under this id that is ours and not known here/),
		});

		// Cancelled again: the refund that the gateway has replaces a second one.
		const emails = mail.emails.length;
		await renter.browser.at(quiet.url).call(cancelBooking, { params: { id: cancelled.id }, body: {} });
		await runDueJobs(quiet.platform, quiet.workerPool, quiet.jobs);
		// Jobs that send were due the whole time.
		expect(mail.emails.length).toBeGreaterThan(emails);
		expect((await invoiceOf(cancelled.id))?.refunds.map(({ amount }) => amount)).toEqual(['213.00']);
		expect(await run('payments-since', words, env)).toEqual({ code: 0, out: expect.stringMatching(/^4 payments: (?!.*refunded there)/m) });
		expect(await run('ledger-verify', [], env)).toMatchObject({ code: 0 });
	});

	it('is refused before the moment of the backup, and leaves the existing database in place', async () => {
		const backup = path.join(backups, readdirSync(backups).sort()[0] ?? '');
		const there = at('early', 'postgres', 'data', 'PG_VERSION');
		mkdirSync(path.dirname(there), { recursive: true });
		writeFileSync(there, '18\n');
		const { takenAt } = JSON.parse(readFileSync(path.join(backup, 'manifest.json'), 'utf8'));
		const early = new Date(Date.parse(takenAt) - 1000).toISOString();
		expect(await run('restore', [backup, '--overwrite', '--wal', archive, '--to', early], { DATA_DIR: at('early') })).toEqual({
			code: 1,
			out: `--to: this backup was made at ${takenAt} and leads to later moments alone. Take an older one.\n`,
		});
		expect(readdirSync(at('early', 'postgres'))).toEqual(['data']);
	});

	/** A file with its row, as an upload leaves them. */
	async function keptPhoto(userId: string): Promise<string> {
		const id = randomUUID();
		await world.running.platform.store.put(`photos/${id}/master.jpg`, Uint8Array.of(7, 8), 'image/jpeg');
		await world.running.platform.db
			.insertInto('stored_objects')
			.values({ id, uploaded_by: userId, purpose: 'CAR_PHOTO', content_type: 'image/jpeg', byte_size: 2, created_at: world.clock.now() })
			.execute();
		return id;
	}

	async function archiveEverything(): Promise<void> {
		const [{ segment } = { segment: '' }] = await inDatabase<{ segment: string }>(
			postgres.url,
			'SELECT pg_walfile_name(pg_switch_wal()) AS segment',
		);
		await vi.waitFor(() => expect(existsSync(path.join(archive, `${segment}.gz`))).toBe(true), { timeout: 20_000, interval: 20 });
	}

	const invoiceOf = async (bookingId: string) => {
		const [row] = await inDatabase<{ id: string }>(postgres.url, `SELECT id FROM payments WHERE booking_id = '${bookingId}'`);
		return (await world.gateway.invoices()).find(({ externalId }) => externalId === row?.id);
	};

	/** A server with JOBS=0 on a copy in which every job that sends is due. */
	async function startQuietly(env: Record<string, string>, url: string): Promise<Running> {
		await inDatabase(
			url,
			`UPDATE graphile_worker._private_jobs SET run_at = now()
			WHERE id IN (SELECT id FROM graphile_worker.jobs WHERE task_identifier NOT LIKE 'bookings.%')`,
		);
		await inDatabase(url, 'UPDATE outbox_messages SET send_at = now()');
		const before = { emails: mail.emails.length, refunds: (await refundsAtGateway()).length, jobs: await waitingJobs(url) };
		expect(Number(before.jobs)).toBeGreaterThan(0);
		world.expectLog(/JOBS=0: this server sends no messages/);
		const quiet = await world.another({ ...env, DATABASE_URL: url, JOBS: '0' });
		expect((await fetch(`${quiet.url}/readyz`)).status).toBe(200);
		expect({ emails: mail.emails.length, refunds: (await refundsAtGateway()).length, jobs: await waitingJobs(url) }).toEqual(before);
		return quiet;
	}
});

describe('a backup', () => {
	it('is refused if an argument or a program is missing', async () => {
		expect(await run('backup', [], {})).toEqual({ code: 1, out: expect.stringMatching(/^Say where to: npm run backup/) });
		expect(await run('restore', [], {})).toEqual({ code: 1, out: expect.stringMatching(/^Say which: npm run restore/) });
		expect(await run('restore', [home], {})).toEqual({ code: 1, out: expect.stringMatching(/no complete backup here/) });
		expect(await run('payments-since', ['2031-03-02 07:00'], {})).toEqual({ code: 1, out: expect.stringMatching(/^Say since when/) });
		const unequipped = { DATABASE_URL: await copyTemplate(inject('postgresUrl')), DATA_DIR: at('none'), PATH: '' };
		const missing = await run('backup', [at('none')], unequipped);
		expect(missing).toEqual({ code: 1, out: 'pg_dump is missing. Debian’s package postgresql-client-18 brings it.\n' });
	});

	it('that fails leaves nothing behind, removes the remains of ended runs, and is reported as late', async () => {
		const target = at('failing');
		const abandoned = path.join(target, '2027-03-05T00-12-40Z.unfinished', 'database');
		mkdirSync(abandoned, { recursive: true });
		writeFileSync(path.join(abandoned, 'mishwar.dump'), 'half of a dump');
		const env = { DATABASE_URL: await copyTemplate(inject('postgresUrl')), DATA_DIR: at('none'), PATH: '' };
		// Another run may still be writing there.
		const other = new pg.Client({ connectionString: env.DATABASE_URL });
		await other.connect();
		await other.query(`SELECT pg_advisory_lock(hashtext('mishwar backup'))`);
		expect(await run('backup', [target], env)).toMatchObject({ code: 1 });
		expect(readdirSync(target)).toEqual(['2027-03-05T00-12-40Z.unfinished']);
		await other.end();
		expect(await run('backup', [target], env)).toEqual({
			code: 1,
			out: expect.stringMatching(/^Removed 2027-03-05T00-12-40Z.unfinished\n/),
		});
		expect(readdirSync(target)).toEqual([]);
		const [noted] = await inDatabase(
			env.DATABASE_URL,
			`SELECT first_begun_at > now() - interval '1 minute' AS begun, finished_at FROM backup_runs`,
		);
		expect(noted).toEqual({ begun: true, finished_at: null });
	});
});

/** User `nobody`: a service for which root runs commands. */
const SERVICE = 65534;

/** Debian's PostgreSQL, whose programs make dumps and base backups. */
const BIN = '/usr/lib/postgresql/15/bin';
const AS_OTHER = process.getuid?.() === 0 ? ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'] : [];
const runServer = (program: string, ...words: string[]) => {
	const [command = '', ...rest] = [...AS_OTHER, path.join(BIN, program), ...words];
	const { status, stderr } = spawnSync(command, rest, { encoding: 'utf8', stdio: ['ignore', 'ignore', 'pipe'] });
	if (status !== 0) throw new Error(stderr);
};

describe.runIf(existsSync(path.join(BIN, 'pg_dump')))('with the programs of PostgreSQL 15', () => {
	const [sockets, data] = [at('sockets'), at('fifteen')];
	const urlOf = (database: string) => `postgresql://mishwar@localhost/${database}?host=${encodeURIComponent(sockets)}`;
	const startServer = (folder: string, further = '') => {
		// A log file: the server would otherwise hold this process's pipe open.
		const settings = `-c listen_addresses= -c unix_socket_directories=${sockets} -c fsync=off ${further}`;
		runServer('pg_ctl', 'start', '--wait', '-D', folder, '-l', path.join(sockets, 'log'), '-o', settings);
	};
	const env = { DATABASE_URL: urlOf('first'), DATA_DIR: at('external') };
	beforeAll(async () => {
		mkdirSync(sockets);
		runServer('initdb', '-D', data, '-U', 'mishwar', '-A', 'trust', '--no-sync', '--encoding=UTF8', '--locale=C.UTF-8');
		startServer(data);
		for (const name of ['first', 'second']) await inDatabase(urlOf('postgres'), `CREATE DATABASE ${name}`);
		expect(await run('migrate', [], env)).toMatchObject({ code: 0 });
		await inDatabase(env.DATABASE_URL, `CREATE TABLE marks AS SELECT 1 AS n`);
		mkdirSync(at('external', 'objects', 'photos', 'one'), { recursive: true });
		writeFileSync(at('external', 'objects', 'photos', 'one', '400.webp'), 'a photo');
	});
	afterAll(() => runServer('pg_ctl', 'stop', '--wait', '-D', data, '-m', 'immediate'));

	const marks = async (name: string) => (await inDatabase<{ n: number }>(urlOf(name), 'SELECT n FROM marks ORDER BY n')).map(({ n }) => n);

	it('a dump is restored into an empty database, and into a non-empty one only with the option', async () => {
		const made = await run('backup', [backups, '--keep', '1'], env);
		expect(made).toEqual({ code: 0, out: expect.stringMatching(/dump of PostgreSQL 15/) });
		const noted = await inDatabase(env.DATABASE_URL, `SELECT finished_at > now() - interval '1 minute' AS fresh FROM backup_runs`);
		expect(noted).toEqual([{ fresh: true }]);
		const [folder = ''] = made.out.split('\n');
		const second = { DATABASE_URL: urlOf('second'), DATA_DIR: at('second') };
		expect(await run('restore', [folder], second)).toMatchObject({ code: 0 });
		expect(await marks('second')).toEqual([1]);
		expect(readFileSync(at('second', 'objects', 'photos', 'one', '400.webp'), 'utf8')).toBe('a photo');

		await inDatabase(second.DATABASE_URL, 'INSERT INTO marks VALUES (2)');
		expect(await run('restore', [folder], second)).toEqual({ code: 1, out: expect.stringMatching(/not empty, and nothing was changed/) });
		expect(await marks('second')).toEqual([1, 2]);
		const client = new pg.Client({ connectionString: second.DATABASE_URL });
		await client.connect();
		expect(await run('restore', [folder, '--overwrite'], second)).toEqual({ code: 1, out: expect.stringMatching(/somebody is connected/) });
		await client.end();
		expect(await run('restore', [folder, '--overwrite'], second)).toMatchObject({ code: 0 });
		expect(await marks('second')).toEqual([1]);
		expect(await run('migrate', [], second)).toEqual({ code: 0, out: 'The database is up to date.\n' });

		// Its files are links to those of the previous backup, which is removed.
		const next = (await run('backup', [backups, '--keep', '1'], env)).out;
		expect(next).toContain(`Removed ${path.basename(folder)}`);
		const photo = path.join(next.split('\n')[0] ?? '', 'files/photos/one/400.webp');
		expect(readFileSync(photo, 'utf8')).toBe('a photo');
		expect(existsSync(folder)).toBe(false);

		writeFileSync(photo, 'another');
		const damaged = await run('restore', [path.dirname(path.dirname(path.dirname(path.dirname(photo)))), '--overwrite'], second);
		expect(damaged).toEqual({
			code: 1,
			out: 'The backup is damaged, and nothing was changed:\nfiles/photos/one/400.webp has another hash\n',
		});
		expect(await marks('second')).toEqual([1]);
	});

	it('a dump is restored only into UTF-8, also if its source had another encoding', async () => {
		const [dump = ''] = (await run('backup', [at('dumps')], env)).out.split('\n');
		await inDatabase(urlOf('postgres'), `CREATE DATABASE bytes TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'`);
		const bytes = { DATABASE_URL: urlOf('bytes'), DATA_DIR: at('bytes') };
		expect(await run('restore', [dump], bytes)).toEqual({
			code: 1,
			out: expect.stringMatching(/^DATABASE_URL: the database is SQL_ASCII and has to be UTF8\. .*$/m),
		});
		expect(existsSync(at('bytes'))).toBe(false);

		const words = ['--dbname', urlOf('bytes'), '--no-owner', path.join(dump, 'database', 'mishwar.dump')];
		expect(spawnSync(path.join(BIN, 'pg_restore'), words, { encoding: 'utf8' })).toMatchObject({ status: 0 });
		const [saved = ''] = (await run('backup', [at('saved')], bytes)).out.split('\n');
		await inDatabase(urlOf('postgres'), 'CREATE DATABASE letters');
		expect(await run('restore', [saved], { DATABASE_URL: urlOf('letters'), DATA_DIR: at('letters') })).toMatchObject({ code: 0 });
		expect(await marks('letters')).toEqual([1]);
	});

	it.runIf(process.getuid?.() === 0)('files that root restores belong to the owner of DATA_DIR', async () => {
		const [dump = ''] = (await run('backup', [at('dumps-of-root')], env)).out.split('\n');
		await inDatabase(urlOf('postgres'), 'CREATE DATABASE served');
		const photos = at('served', 'objects', 'photos');
		// The remains of a restore that did not finish.
		mkdirSync(photos, { recursive: true });
		chownSync(at('served'), SERVICE, SERVICE);
		expect(await run('restore', [dump], { DATABASE_URL: urlOf('served'), DATA_DIR: at('served') })).toMatchObject({ code: 0 });
		const owners = ['.', ...readdirSync(at('served'), { recursive: true, encoding: 'utf8' })].map((name) => [
			name,
			statSync(at('served', name)).uid,
			statSync(at('served', name)).gid,
		]);
		expect(owners).toHaveLength(5);
		expect(owners.filter(([, uid, gid]) => uid !== SERVICE || gid !== SERVICE)).toEqual([]);
	});

	it('a server recovers with the settings that the copied server required, which were outside its data directory', async () => {
		runServer('pg_ctl', 'stop', '--wait', '-D', data, '-m', 'immediate');
		startServer(data, '-c max_connections=150 -c max_prepared_transactions=5');
		const [folder = ''] = (await run('backup', [at('larger'), '--base'], env)).out.split('\n');
		runServer('pg_ctl', 'stop', '--wait', '-D', data, '-m', 'immediate');
		mkdirSync(at('no-wal'));
		expect(await run('restore', [folder, '--data-folder', at('recovered'), '--wal', at('no-wal')], env)).toMatchObject({ code: 0 });
		spawnSync('chown', ['--recursive', `${process.getuid?.()}:${process.getgid?.()}`, at('recovered')]);
		startServer(at('recovered'));
		await vi.waitFor(async () =>
			expect((await inDatabase(urlOf('first'), 'SELECT pg_is_in_recovery() AS is')).at(0)).toEqual({ is: false }),
		);
		expect(await inDatabase(urlOf('first'), 'SHOW max_connections')).toEqual([{ max_connections: '150' }]);
		runServer('pg_ctl', 'stop', '--wait', '-D', at('recovered'), '-m', 'immediate');
		startServer(data);
	});

	it('a base backup becomes a separate server', async () => {
		const made = await run('backup', [at('bases'), '--base'], env);
		expect(made).toEqual({ code: 0, out: expect.stringMatching(/base backup of PostgreSQL 15/) });
		const [folder = ''] = made.out.split('\n');
		expect(await run('restore', [folder], env)).toEqual({ code: 1, out: expect.stringMatching(/name its folder with --data-folder/) });
		await inDatabase(env.DATABASE_URL, 'INSERT INTO marks VALUES (3)');
		const words = [folder, '--data-folder', at('again')];
		expect(await run('restore', words, env)).toEqual({ code: 0, out: expect.stringMatching(/Start PostgreSQL 15 on/) });
		// The tar of root gives the files to the user `postgres`; the server of this test runs as another user.
		spawnSync('chown', ['--recursive', `${process.getuid?.()}:${process.getgid?.()}`, at('again')]);
		runServer('pg_ctl', 'stop', '--wait', '-D', data, '-m', 'immediate');
		startServer(at('again'));
		expect(await marks('first')).toEqual([1]);
		runServer('pg_ctl', 'stop', '--wait', '-D', at('again'), '-m', 'immediate');
		startServer(data);
		expect(await marks('first')).toEqual([1, 3]);
	});
});
