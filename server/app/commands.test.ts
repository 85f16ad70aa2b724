/** The operator's commands run as an operator does: beside a running app, with its settings in the environment. */
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { aPerson } from '#tests/support/factories.ts';
import { inDatabase, withDatabase } from '#tests/support/postgres.ts';
import { type SmtpSink, startSmtpSink } from '#tests/support/smtp-sink.ts';
import { aWorld, GATEWAY_KEYS } from '#tests/support/world.ts';

const world = aWorld();

function run(file: string, words: string[], env: Record<string, string>): Promise<{ code: number; out: string }> {
	return new Promise((resolve) => {
		execFile(
			process.execPath,
			[`server/app/${file}.ts`, ...words],
			{ env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...env } },
			(error, stdout, stderr) => {
				resolve({ code: Number(error?.code ?? 0), out: stdout + stderr });
			},
		);
	});
}

const database = () => ({ DATABASE_URL: String(world.running.platform.pool.options.connectionString), DEMO: '1' });

describe('npm run migrate', () => {
	it('reports what it did, and that there is a later release', async () => {
		const { pool } = world.running.platform;
		await pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', now()::text)`);
		const later = await run('migrate', [], { ...database(), LOG_LEVEL: 'warn' });
		expect(later).toEqual({ code: 0, out: expect.stringMatching(/changes of a later release.*\n.*is up to date/s) });
		await pool.query(`DELETE FROM kysely_migration WHERE name = '9999_later'`);
	});
});

describe('npm run admin:grant', () => {
	const grant = (...words: string[]) => run('admin-grant', words, database());

	it('reports what it did, or why it did nothing', async () => {
		const phone = '+962790001234';
		await aPerson(world, { phone });
		expect(await grant('12')).toEqual({ code: 1, out: expect.stringMatching(/^This is not a phone number/) });
		expect(await grant(phone)).toEqual({ code: 0, out: expect.stringMatching(/ is super admin now, .*master-admin-login/) });
	});
});

describe('npm run doctor', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-doctor-'));
	const files = new S3rver({
		...{ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 's3') },
		configureBuckets: [{ name: 'cars', configs: [] }],
	});
	const sms = createServer((request, response) => {
		response.writeHead(request.headers.authorization === `Basic ${btoa('AC1:right')}` ? 200 : 401).end('{}');
	});
	let mail: SmtpSink;
	let settings: Record<string, string>;

	beforeAll(async () => {
		mail = await startSmtpSink();
		await new Promise<void>((resolve) => sms.listen(0, '127.0.0.1', resolve));
		const { port } = (await files.run()) as unknown as AddressInfo;
		settings = {
			...{ ...database(), DEMO: '0', PUBLIC_URL: world.url, MAIL_FROM: 'Mishwar <no-reply@mishwar.test>', SECRET_KEY: 'x'.repeat(32) },
			...{ DATA_DIR: folder, SMTP_URL: mail.url },
			...{
				SMS_URL: `http://127.0.0.1:${(sms.address() as AddressInfo).port}`,
				SMS_ACCOUNT: 'AC1',
				SMS_TOKEN: 'right',
				SMS_FROM: 'Mishwar',
			},
			...{ MYFATOORAH_URL: world.gatewayAccess.baseUrl, MYFATOORAH_API_KEY: GATEWAY_KEYS.apiKey, MYFATOORAH_WEBHOOK_SECRET: 'secret' },
			...{ PAYTABS_URL: world.gatewayAccess.baseUrl, PAYTABS_PROFILE_ID: '81000', PAYTABS_SERVER_KEY: GATEWAY_KEYS.payTabs.serverKey },
			...{ S3_ENDPOINT: `http://127.0.0.1:${port}`, S3_BUCKET: 'cars', S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
		};
	});
	afterAll(async () => {
		await mail.close();
		await files.close();
		sms.close();
		rmSync(folder, { recursive: true, force: true });
	});

	it('prints a line for each service that works', async () => {
		const { code, out } = await run('doctor', [], settings);
		const names = ['settings', 'DATA_DIR', 'DATABASE_URL', 'schema', 'clock', 'S3_ENDPOINT', 'SMTP_URL', 'SMS_URL', 'gateway myfatoorah'];
		for (const name of [...names, 'gateway paytabs', 'PUBLIC_URL']) expect(out).toMatch(new RegExp(`^(ok  |warn)  ${name}: `, 'm'));
		expect(out).toMatch(/Everything that the settings name can be used\.\n$/);
		expect(code).toBe(0);
		expect(mail.emails).toEqual([]);
	});

	it('reports each problem, and continues', async () => {
		const wrong = {
			...{ SMS_TOKEN: 'wrong', MYFATOORAH_API_KEY: 'wrong', PAYTABS_SERVER_KEY: 'wrong', S3_BUCKET: 'none' },
			...{ SMTP_URL: 'smtp://127.0.0.1:9', DATABASE_URL: 'postgresql://127.0.0.1:9/none' },
		};
		const { code, out } = await run('doctor', [], { ...settings, ...wrong });
		for (const expected of [
			/^FAIL {2}SMS_URL: answers 401 to our token$/m,
			/^FAIL {2}gateway myfatoorah: refuses our key \(401\)$/m,
			/^FAIL {2}gateway paytabs: refuses our key \(40[13]\)$/m,
			/^FAIL {2}S3_ENDPOINT: /m,
			/^FAIL {2}SMTP_URL: .*ECONNREFUSED/m,
			/^FAIL {2}DATABASE_URL: .*ECONNREFUSED/m,
		])
			expect(out).toMatch(expected);
		expect(code).toBe(1);
	});

	it('counts the connections of all servers, and reports too few or a wrong setting', async () => {
		const lineWith = async (changes: Record<string, string>) => {
			const { code, out } = await run('doctor', [], { ...settings, ...changes });
			return { code, line: /^.*DATABASE_URL: .*$/m.exec(out)?.[0] };
		};
		expect(await lineWith({ SERVERS: '2' })).toEqual({
			code: 0,
			line: expect.stringMatching(/^ok .* 300 connections, of which SERVERS=2 with PROCESSES=1 may hold 60$/),
		});
		expect(await lineWith({ SERVERS: '10', PROCESSES: '3' })).toEqual({
			code: 1,
			line: expect.stringMatching(/^FAIL .*SERVERS: 3 on each of 10 servers need max_connections of 428, and this PostgreSQL has 300\./),
		});
		const others = Array.from({ length: 36 }, () => new pg.Client({ connectionString: settings.DATABASE_URL }));
		await Promise.all(others.map((client) => client.connect()));
		try {
			expect(await lineWith({})).toEqual({
				code: 0,
				line: expect.stringMatching(/^warn .* may hold 30; \d+ are open: is SERVERS the number of all servers\?$/),
			});
		} finally {
			await Promise.all(others.map((client) => client.end()));
		}
	});

	it('names each missing or invalid setting', async () => {
		const { code, out } = await run('doctor', [], { ...settings, SECRET_KEY: 'short', PORT: 'http' });
		expect(out).toMatch(/^FAIL {2}settings: SECRET_KEY: at least 32/m);
		expect(out).toMatch(/^FAIL {2}settings: PORT: a port/m);
		expect(code).toBe(1);
	});
});

describe('a database that is not UTF-8', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bytes-'));
	const name = `bytes_${process.pid}`;
	const url = withDatabase(inject('postgresUrl'), name);
	beforeAll(() =>
		inDatabase(inject('postgresUrl'), `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`),
	);
	afterAll(async () => {
		await inDatabase(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
		rmSync(folder, { recursive: true, force: true });
	});

	it('is refused by doctor, migrations and start, in a line that says what to do', async () => {
		const said = /DATABASE_URL: the database is SQL_ASCII and has to be UTF8\. Make another one as docs\/install\.md does/;
		const env = { DATABASE_URL: url, DEMO: '1', DATA_DIR: folder };
		const doctor = await run('doctor', [], env);
		expect(doctor).toEqual({ code: 1, out: expect.stringMatching(new RegExp(`^FAIL  ${said.source}`, 'm')) });
		const migrate = await run('migrate', [], env);
		expect(migrate).toEqual({ code: 1, out: expect.stringMatching(said) });
		expect(migrate.out.trim().split('\n')).toHaveLength(1);
		await expect(world.another({ DATABASE_URL: url })).rejects.toThrow(said);
	});
});

describe('JOBS', () => {
	it('set to 0: the server answers and runs no job', async () => {
		world.expectLog(/JOBS=0: this server sends no messages/);
		const [without, withJobs] = [await world.another({ JOBS: '0' }), await world.another({ JOBS: '1' })];
		const metricsOf = async ({ url }: { url: string }) => (await fetch(`${url}/metrics`)).text();
		expect((await fetch(`${without.url}/readyz`)).status).toBe(200);
		expect(await metricsOf(without)).not.toContain('job_worker_down_seconds');
		expect(await metricsOf(withJobs)).toContain('job_worker_down_seconds');
	});
});
