/** One PostgreSQL for the whole test run, with a migrated template that each test file copies. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/platform/database/embedded.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { connect } from '#server/platform/database/pool.ts';
import { migrateJobs } from '#server/platform/jobs/worker.ts';

declare module 'vitest' {
	interface ProvidedContext {
		/** A URL whose path is a database name, to be replaced. */
		postgresUrl: string;
	}
}

/** Copied as files (`STRATEGY FILE_COPY`): a third of the time of PostgreSQL's default, which writes each page to the WAL. */
const TEMPLATE = 'mishwar_template';

/** Durability is switched off for test data. */
const SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'];

/** Size of all databases that exist at one time, with room to spare. */
const NEEDED_BYTES = 4 * 1024 ** 3;

/** In memory where there is room: a database is copied in a fifth of the time. */
function folderForData(): string {
	const inMemory = '/dev/shm';
	try {
		const { bavail, bsize } = statfsSync(inMemory);
		if (bavail * bsize >= NEEDED_BYTES) return inMemory;
	} catch {
		// Other systems have no such folder.
	}
	return tmpdir();
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
	const folder = mkdtempSync(path.join(folderForData(), 'mishwar-tests-'));
	const postgres = await startEmbeddedPostgres(folder, { settings: SETTINGS });
	await createTemplate(postgres.url);
	project.provide('postgresUrl', postgres.url);
	return async () => {
		await postgres.stop();
		rmSync(folder, { recursive: true, force: true });
	};
}

/** The database that `copyTemplate` copies. */
export async function createTemplate(postgresUrl: string): Promise<void> {
	await inDatabase(postgresUrl, `CREATE DATABASE ${TEMPLATE}`);
	const connections = connect(withDatabase(postgresUrl, TEMPLATE), pino({ level: 'silent' }), 2);
	await migrate(connections.db);
	await migrateJobs(connections.pool);
	await connections.close();
	// A database with open connections cannot be copied: PostgreSQL waits five seconds for them to close, then refuses.
	await inDatabase(postgresUrl, `ALTER DATABASE ${TEMPLATE} WITH ALLOW_CONNECTIONS false`);
}

/** A separate migrated database for the caller, and its URL. */
export async function copyTemplate(postgresUrl: string): Promise<string> {
	const name = `test_${randomUUID().replaceAll('-', '')}`;
	await inDatabase(postgresUrl, `CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
	return withDatabase(postgresUrl, name);
}

/**
 * Drops the database that a URL names, with all remaining connections to it. `isClosing`: its connections are about to end, and PostgreSQL waits for them
 * (five seconds at most). A pool has ended before its connections have, and one that is cut off in between throws an error that no listener receives.
 */
export async function dropDatabase(databaseUrl: string, { isClosing = false } = {}): Promise<void> {
	const name = new URL(databaseUrl).pathname.slice(1);
	await inDatabase(withDatabase(databaseUrl, 'postgres'), `DROP DATABASE ${name}${isClosing ? '' : ' WITH (FORCE)'}`);
}

export function withDatabase(url: string, name: string): string {
	const changed = new URL(url);
	changed.pathname = `/${name}`;
	return changed.toString();
}

export async function inDatabase(url: string, statement: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}
