import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readSchemaState } from '#server/platform/database/migrate.ts';
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

it('is awaited where another command applies it, and no longer than the settings say', async () => {
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

it('may be that of a later release, which is a warning', async () => {
	await connections.pool.query(`INSERT INTO kysely_migration (name, timestamp) VALUES ('9999_later', now()::text)`);
	for (const MIGRATIONS of ['apply', 'wait'] as const) {
		lines.length = 0;
		await prepareSchema({ MIGRATIONS, DATABASE_WAIT_SECONDS: 0 }, opened);
		expect(lines).toEqual([expect.stringMatching(/"9999_later".*changes of a later release/)]);
	}
});
