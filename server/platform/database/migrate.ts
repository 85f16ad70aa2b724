/**
 * Brings the schema up to date: the SQL files of server/migrations, in order, each once, under Kysely's advisory lock. A migration that a later
 * release applied is unknown here and is left as it is: two releases run beside each other while servers are replaced.
 */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database, Queryable } from './pool.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Names of migrations: `missing` in the database, or `unknown` to this release. */
export type SchemaState = { missing: string[]; unknown: string[] };

/** Returns the names of the migrations applied by this call. Rethrows the error of a failing migration; nothing of that run is kept then. */
export async function migrate(db: Database): Promise<string[]> {
	const { unknown } = await readSchemaState(db);
	const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...(await readMigrations()), ...emptyOf(unknown) }) } });
	const { error, results = [] } = await migrator.migrateToLatest();
	if (error) throw error;
	return results.map((result) => result.migrationName);
}

export async function readSchemaState(db: Queryable): Promise<SchemaState> {
	const [names, applied] = [await migrationNames(), await appliedMigrations(db)];
	return {
		missing: names.filter((name) => !applied.includes(name)),
		unknown: applied.filter((name) => !names.includes(name)),
	};
}

/** Their names, in order; none in a database that is still empty. */
export async function appliedMigrations(db: Queryable): Promise<string[]> {
	const { rows } = await sql<{ exists: boolean }>`SELECT to_regclass('kysely_migration') IS NOT NULL AS exists`.execute(db);
	if (!rows[0]?.exists) return [];
	const applied = await sql<{ name: string }>`SELECT name FROM kysely_migration ORDER BY name`.execute(db);
	return applied.rows.map(({ name }) => name);
}

/** Kysely refuses to go on if an applied migration has no counterpart. */
const emptyOf = (names: readonly string[]): Record<string, Migration> =>
	Object.fromEntries(names.map((name) => [name, { up: async () => undefined }]));

/** Of this release, in order. */
export const migrationNames = async (): Promise<string[]> =>
	(await readdir(folder))
		.filter((name) => name.endsWith('.sql'))
		.map((name) => name.replace(/\.sql$/, ''))
		.sort();

async function readMigrations(): Promise<Record<string, Migration>> {
	const read = async (name: string): Promise<[string, Migration]> => {
		const text = await readFile(new URL(`${name}.sql`, folder), 'utf8');
		return [name, { up: async (db) => void (await sql.raw(text).execute(db)) }];
	};
	return Object.fromEntries(await Promise.all((await migrationNames()).map(read)));
}
