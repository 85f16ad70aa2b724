/** `npm run restore -- BACKUP`: verifies a backup, then brings its files and its database back. Nothing that is there is overwritten unless that is said. */
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { forEachAtOnce } from '../platform/base/at-once.ts';
import { createSigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';
import { BASE_ARCHIVE, finishRecovery, type Recovery, unpackBaseBackup } from '../platform/database/base-backup.ts';
import { isEmbeddedRunning, ownerOfEmbedded, startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrationNames } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/pool.ts';
import { runProgram } from '../platform/database/postgres-programs.ts';
import { DATABASE, DUMP, describeBackup, FILES, findDamage, type Manifest, readManifest } from './backup-manifest.ts';
import { type CommandContext, runCommand, say, withDatabase } from './command.ts';
import { type Env, readEnv } from './env.ts';
import { createObjectStore } from './services.ts';

const USAGE = 'Say which: npm run restore -- BACKUP [--check] [--overwrite] [--data-folder FOLDER] [--wal FOLDER [--to MOMENT]]';

/** Application name of our own connections, to distinguish them from those of a running server. */
const NAME = `mishwar-restore-${process.pid}`;

type Options = { folder: string; isCheck: boolean; mayOverwrite: boolean; dataFolder: string | null; recovery: Recovery | null };

function readOptions(): Options {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				...{ check: { type: 'boolean' }, overwrite: { type: 'boolean' } },
				...{ 'data-folder': { type: 'string' }, wal: { type: 'string' }, to: { type: 'string' } },
			},
		});
		const [folder, ...others] = positionals;
		if (!folder || others.length > 0) throw new TypeError('BACKUP is missing');
		if (values.to !== undefined && !values.wal) throw new TypeError('--to needs --wal');
		return {
			folder: path.resolve(folder),
			isCheck: values.check ?? false,
			mayOverwrite: values.overwrite ?? false,
			dataFolder: values['data-folder'] === undefined ? null : path.resolve(values['data-folder']),
			recovery: values.wal === undefined ? null : { walFolder: values.wal, until: values.to === undefined ? null : momentOf(values.to) },
		};
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new StartError(USAGE);
	}
}

function momentOf(text: string): Date {
	const moment = new Date(text);
	// Without a zone it would be that of this machine.
	if (!/(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime()))
		throw new StartError('--to: a moment with its zone, such as 2027-03-05T14:30:00+03:00');
	return moment;
}

async function readVerified(folder: string): Promise<Manifest> {
	const manifest = await readManifest(folder);
	if (!manifest) throw new StartError(`${folder}: there is no complete backup here.`);
	const damage = await findDamage(folder, manifest);
	if (damage.length > 0) throw new StartError(`The backup is damaged, and nothing was changed:\n${damage.join('\n')}`);
	say(`${describeBackup(manifest)}. Every file agrees with its hash.`);
	return manifest;
}

const CONTENT_TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.jpg': 'image/jpeg' };

async function restoreFiles(env: Env, folder: string, { files }: Manifest): Promise<void> {
	// Signs nothing here: upload addresses are not asked for.
	const store = createObjectStore(env, env.PUBLIC_URL ?? '', createSigningKeys([NAME]));
	const names = Object.keys(files).filter((name) => name.startsWith(`${FILES}/`));
	await forEachAtOnce(names, async (name) => {
		const type = CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream';
		await store.put(name.slice(FILES.length + 1), await readFile(path.join(folder, name)), type);
	});
	say(`Files brought back: ${names.length}.`);
}

async function assertEmpty(db: Database, mayOverwrite: boolean): Promise<void> {
	const { rows } = await sql<{ tables: bigint; others: bigint }>`SELECT
		(SELECT count(*) FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) AS tables,
		(SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> ${NAME})
			AS others`.execute(db);
	const [found] = rows;
	if (!found || found.tables === 0n) return;
	if (!mayOverwrite)
		throw new StartError(
			'DATABASE_URL: this database is not empty, and nothing was changed. Make a new one, or add --overwrite to delete all that is in it.',
		);
	if (found.others > 0n)
		throw new StartError('DATABASE_URL: somebody is connected to this database, most likely a running server. Stop it first.');
}

/** All schemas of ours; the dump contains them, extensions included. */
async function emptyDatabase(db: Database): Promise<void> {
	await sql`DROP SCHEMA IF EXISTS graphile_worker CASCADE`.execute(db);
	await sql`DROP SCHEMA public CASCADE`.execute(db);
	await sql`CREATE SCHEMA public`.execute(db);
}

async function restoreDump({ env, db }: CommandContext, { folder, mayOverwrite }: Options, manifest: Manifest): Promise<void> {
	const { DATABASE_URL: url } = env;
	if (!url) throw new StartError('DATABASE_URL: needed for a dump; the embedded database is restored from a base backup alone.');
	await assertEmpty(db, mayOverwrite);
	const { rows } = await sql<{ major: number }>`SELECT current_setting('server_version_num')::integer / 10000 AS major`.execute(db);
	await restoreFiles(env, folder, manifest);
	if (mayOverwrite) await emptyDatabase(db);
	const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', path.join(folder, DATABASE, DUMP)];
	await runProgram({ url, major: rows[0]?.major ?? 0 }, 'pg_restore', words);
	say('The database is back.');
}

/** For a PostgreSQL of one's own, which is started by its own means. */
async function restoreElsewhere(env: Env, dataFolder: string, { folder, recovery }: Options, manifest: Manifest): Promise<void> {
	if (existsSync(dataFolder)) throw new StartError(`${dataFolder} exists, and nothing was changed. Name a folder that does not.`);
	await restoreFiles(env, folder, manifest);
	await unpackBaseBackup(path.join(folder, DATABASE, BASE_ARCHIVE), dataFolder, { owner: 'ARCHIVED', recovery });
	const [major] = manifest.database.version.split('.');
	say(`Start PostgreSQL ${major} on ${dataFolder}. It can be written when it has recovered; its log says so.`);
}

/** A database that is there is put aside, not deleted. */
async function restoreEmbedded(env: Env, { folder, mayOverwrite, recovery }: Options, manifest: Manifest): Promise<void> {
	const home = path.join(env.dataFolder, 'postgres');
	const data = path.join(home, 'data');
	if (await isEmbeddedRunning(home)) throw new StartError(`DATA_DIR: the database in ${env.DATA_DIR} is running. Stop the server first.`);
	if (existsSync(data)) {
		if (!mayOverwrite)
			throw new StartError(
				`DATA_DIR: there is a database in ${env.DATA_DIR}, and nothing was changed. Name another folder, or add --overwrite to put it aside.`,
			);
		const aside = path.join(home, `replaced-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`);
		await rename(data, aside);
		say(`The former database is in ${aside}; delete it when you do not need it any more.`);
	}
	await restoreFiles(env, folder, manifest);
	await unpackBaseBackup(path.join(folder, DATABASE, BASE_ARCHIVE), data, { owner: ownerOfEmbedded(), recovery });
	// What is replayed must not be archived again beside the original.
	const postgres = await startEmbeddedPostgres(home, { settings: ['archive_mode=off'] });
	try {
		await finishRecovery(postgres.url);
	} finally {
		await postgres.stop();
	}
	say('The database is back.');
}

async function restore(options: Options): Promise<void> {
	const manifest = await readVerified(options.folder);
	const isLater = !(await migrationNames()).includes(manifest.schema);
	if (isLater) say(`This backup was made by a later release than this one: the schema ${manifest.schema} is unknown here.`);
	if (options.isCheck) return;
	const env = readEnv(process.env);
	if (manifest.database.kind === 'dump') {
		if (options.recovery || options.dataFolder)
			throw new StartError('A dump has one moment only: --wal, --to and --data-folder need a base backup.');
		await withDatabase((context) => restoreDump(context, options, manifest));
	} else if (options.dataFolder) await restoreElsewhere(env, options.dataFolder, options, manifest);
	else if (env.DATABASE_URL)
		throw new StartError('DATABASE_URL: a base backup becomes a server of its own; name its folder with --data-folder.');
	else await restoreEmbedded(env, options, manifest);
	if (!options.dataFolder)
		say('Next: `npm run ledger:verify`, then a server with JOBS=0, then `npm run payments:since` (docs/operations.md, “Restore”).');
}

runCommand(async () => {
	process.env.PGAPPNAME = NAME;
	process.umask(0o077);
	await restore(readOptions());
	return true;
});
