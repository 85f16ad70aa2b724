/** Brings the schema up to date: the SQL files of server/migrations, in order, each once, under Kysely's advisory lock. */
import { readdir, readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './pool.ts';

const folder = new URL('../../migrations/', import.meta.url);

/** Returns the names of the migrations applied by this call. Rethrows the error of a failing migration; nothing of that run is kept then. */
export async function migrate(db: Database): Promise<string[]> {
	const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
	const { error, results = [] } = await migrator.migrateToLatest();
	if (error) throw error;
	return results.map((result) => result.migrationName);
}

async function readMigrations(): Promise<Record<string, Migration>> {
	const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
	const read = async (name: string): Promise<[string, Migration]> => {
		const text = await readFile(new URL(name, folder), 'utf8');
		return [name.replace(/\.sql$/, ''), { up: async (db) => void (await sql.raw(text).execute(db)) }];
	};
	return Object.fromEntries(await Promise.all(names.map(read)));
}
