import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { migrate, readSchemaState } from '#server/platform/database/migrate.ts';
import { type Connections, connect } from '#server/platform/database/pool.ts';
import { inDatabase, withDatabase } from '#tests/support/postgres.ts';
import { applySchema, prepareSchema } from './schema-at-start.ts';

const name = `schema_${randomUUID().replaceAll('-', '')}`;
const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) } as unknown as Writable);
const progress = (line: string) => void lines.push(line);
let connections: Connections;
let opened: Parameters<typeof prepareSchema>[1];

beforeAll(async () => {
	await inDatabase(inject('postgresUrl'), `CREATE DATABASE ${name}`);
	const connectionString = withDatabase(inject('postgresUrl'), name);
	connections = connect(connectionString, log, 1);
	opened = { connection: () => ({ connectionString }), progress, log };
});
afterAll(async () => {
	await connections.close();
	await inDatabase(inject('postgresUrl'), `DROP DATABASE ${name} WITH (FORCE)`);
});

it('is awaited if another command applies it, and no longer than the setting allows', async () => {
	const { missing } = await readSchemaState(connections.db);
	expect(missing).toContain('0001_platform');
	await expect(prepareSchema({ MIGRATIONS: 'wait', DATABASE_WAIT_SECONDS: 0 }, opened)).rejects.toThrow(
		`the database lacks ${missing.length} changes of this release, which \`npm run migrate\` makes.`,
	);
	const waiting = prepareSchema({ MIGRATIONS: 'wait', DATABASE_WAIT_SECONDS: 60 }, opened);
	expect(await applySchema(opened)).toEqual(missing);
	await waiting;
	expect(lines).toEqual([expect.stringContaining('waiting for it, 60 seconds at most')]);
});

describe('while a backup reads the tables', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-migrations-'));
	const files = pathToFileURL(`${folder}/`);
	const database = `${name}_read`;
	const url = () => withDatabase(inject('postgresUrl'), database);
	const write = (migration: string, text: string) => writeFileSync(path.join(folder, `${migration}.sql`), text);
	let migrating: Connections;
	let calls: Connections;
	let backup: pg.PoolClient;
	beforeAll(async () => {
		await inDatabase(inject('postgresUrl'), `CREATE DATABASE ${database}`);
		migrating = connect(url(), log, 4);
		calls = connect(url(), log, 2, { application_name: 'pg_dump' });
		write('0001_cars', 'CREATE TABLE cars AS SELECT 1 AS id; CREATE TABLE marks (mark int);');
		await migrate(migrating.db, undefined, files);
		write('0002_before', 'INSERT INTO marks VALUES (2);');
		write('0003_note', 'ALTER TABLE cars ADD COLUMN note text;');
		write('0004_after', 'INSERT INTO marks VALUES (4);');
		backup = await calls.pool.connect();
		await backup.query('BEGIN; LOCK TABLE cars IN ACCESS SHARE MODE');
	});
	afterAll(async () => {
		backup.release();
		await migrating.close();
		await calls.close();
		await inDatabase(inject('postgresUrl'), `DROP DATABASE ${database} WITH (FORCE)`);
		rmSync(folder, { recursive: true, force: true });
	});
	const marks = async () => (await calls.pool.query<{ mark: number }>('SELECT mark FROM marks ORDER BY mark')).rows.map(({ mark }) => mark);

	it('is given up with the name of the session that blocks it, and what was applied before remains', async () => {
		await expect(migrate(migrating.db, { progress, forMs: 0 }, files)).rejects.toThrow(
			/0003_note waits for a lock that pg_dump \(process \d+, for \d+ s\) holds\. What came before it is applied/,
		);
		expect(await marks()).toEqual([2]);
	});

	it('is retried until the backup has ended, each change once, while calls go on', async () => {
		lines.length = 0;
		// Two servers start at once.
		const both = Promise.all([1, 2].map(() => migrate(migrating.db, { progress, forMs: 60_000 }, files)));
		let slowest = 0;
		while (lines.length === 0) {
			const since = performance.now();
			await calls.pool.query('SELECT FROM cars');
			slowest = Math.max(slowest, performance.now() - since);
		}
		expect(slowest).toBeLessThan(2000);
		expect(lines[0]).toMatch(/^0003_note waits for a lock that pg_dump \(process \d+, for \d+ s\) holds; the next attempt is in 1 s$/);
		await backup.query('COMMIT');
		expect((await both).flat().sort()).toEqual(['0003_note', '0004_after']);
		expect(await marks()).toEqual([2, 4]);
		expect((await calls.pool.query('SELECT note FROM cars')).rows).toEqual([{ note: null }]);
	});
});

it('may be that of a later release, which is logged as a warning', async () => {
	await connections.pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', now()::text)`);
	for (const MIGRATIONS of ['apply', 'wait'] as const) {
		lines.length = 0;
		await prepareSchema({ MIGRATIONS, DATABASE_WAIT_SECONDS: 0 }, opened);
		expect(lines).toEqual([expect.stringMatching(/"9999_later".*changes of a later release/)]);
	}
});
