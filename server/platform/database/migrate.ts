/**
 * Brings the schema up to date: the SQL files of server/migrations, in order, each once, under Kysely's advisory lock. A migration that a later
 * release applied is unknown here and is ignored: two releases run at the same time while servers are replaced.
 */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { LOCK_WITHIN_MS, type Patience, retryWhileLocked } from './patience.ts';
import type { Database, Queryable } from './pool.ts';

const OWN = new URL('../../migrations/', import.meta.url);

/** Names of migrations: `missing` in the database, or `unknown` to this release. */
export type SchemaState = { missing: string[]; unknown: string[] };

const PATIENT: Patience = { progress: () => undefined, forMs: Number.POSITIVE_INFINITY };

/**
 * Returns the names of the migrations applied by this call. Each runs in its own transaction, so that no lock is held for the following ones; calls are served
 * meanwhile. Rethrows the error of a failing migration; that one is rolled back, and those before it stay. `db`: with a second connection, `progress` reports
 * who holds a lock. `folder`: of the SQL files.
 */
export async function migrate(db: Database, patience: Patience = PATIENT, folder: URL = OWN): Promise<string[]> {
	// An empty database has no other users: one transaction is faster.
	const isEmpty = (await appliedMigrations(db)).length === 0;
	const applied: string[] = [];
	for (;;) {
		const { missing, unknown } = await readSchemaState(db, folder);
		if (missing.length === 0) return applied;
		let waiting: { what: string; pid: number } | null = null;
		const attempt = async () => {
			const begins = (what: string, pid: number) => {
				waiting = { what, pid };
			};
			const getMigrations = async () => ({ ...(await readMigrations(folder, begins)), ...emptyOf(unknown) });
			const migrator = new Migrator({ db, provider: { getMigrations } });
			const { error, results = [] } = isEmpty ? await migrator.migrateToLatest() : await migrator.migrateUp();
			if (error) throw error;
			return results.map((result) => result.migrationName);
		};
		applied.push(...(await retryWhileLocked(db, patience, { attempt, waiting: () => waiting })));
	}
}

export async function readSchemaState(db: Queryable, folder: URL = OWN): Promise<SchemaState> {
	const [names, applied] = [await migrationNames(folder), await appliedMigrations(db)];
	return {
		missing: names.filter((name) => !applied.includes(name)),
		unknown: applied.filter((name) => !names.includes(name)),
	};
}

/** Names of the applied migrations, in order; empty for a database without a schema. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
	const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
	if (!rows[0]?.exists) return [];
	const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
	return applied.rows.map(({ name }) => name);
}

/** Kysely refuses to continue if an applied migration has no counterpart. */
const emptyOf = (names: readonly string[]): Record<string, Migration> =>
	Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));

/** Of this release, in order. */
export const migrationNames = async (folder: URL = OWN): Promise<string[]> =>
	(await readdir(folder))
		.filter((name) => name.endsWith('.sql'))
		.map((name) => name.replace(/\.sql$/, ''))
		.sort();

async function readMigrations(folder: URL, begins: (name: string, pid: number) => void): Promise<Record<string, Migration>> {
	const read = async (name: string): Promise<[string, Migration]> => {
		const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
		const up: Migration['up'] = async (db) => {
			const { rows } = await sql<{
				pid: number;
			}>`SELECT pg_backend_pid() AS pid, set_config('lock_timeout', ${String(LOCK_WITHIN_MS)}, true)`.execute(db);
			begins(name, rows[0]?.pid ?? 0);
			await sql.raw(text).execute(db);
		};
		return [name, { up }];
	};
	return Object.fromEntries(await Promise.all((await migrationNames(folder)).map(read)));
}
