/** `npm run restore -- BACKUP`: verifies a backup, then restores its files and its database. Existing data is overwritten only with the option for it. */
import { existsSync } from 'node:fs';
import { readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { forEachConcurrently } from '../platform/base/at-once.ts';
import { createLog } from '../platform/base/log.ts';
import { createSigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';
import { BASE_ARCHIVE, finishRecovery, type Recovery, unpackBaseBackup } from '../platform/database/base-backup.ts';
import { isEmbeddedRunning, ownerOfEmbedded, startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrationNames } from '../platform/database/migrate.ts';
import { connect, type Database, UNLIMITED } from '../platform/database/pool.ts';
import { runProgram } from '../platform/database/postgres-programs.ts';
import { DATABASE, DUMP, describeBackup, FILES, findDamage, type Manifest, readManifest } from './backup-manifest.ts';
import { type CommandContext, printLine, runCommand, withDatabase } from './command.ts';
import { type Env, readEnv } from './env.ts';
import { describeMissing, findMissing } from './missing-files.ts';
import { createObjectStore } from './services.ts';

const USAGE = `Say which: npm run restore -- BACKUP [--check] [--overwrite] [--files BACKUP] [--data-folder FOLDER] [--wal FOLDER [--to MOMENT]]
or, on a database that is there: npm run restore -- --missing`;

/** Application name of our own connections, to distinguish them from those of a running server. */
const NAME = `mishwar-restore-${process.pid}`;

/** `filesFrom`: another backup, whose files are added. */
type Options = {
	folder: string;
	isCheck: boolean;
	mayOverwrite: boolean;
	filesFrom: string | null;
	dataFolder: string | null;
	recovery: Recovery | null;
};

/** Null if only the missing files are to be reported. */
function readOptions(): Options | null {
	try {
		const { values, positionals } = parseArgs({
			allowPositionals: true,
			options: {
				...{ check: { type: 'boolean' }, overwrite: { type: 'boolean' }, missing: { type: 'boolean' } },
				...{ files: { type: 'string' }, 'data-folder': { type: 'string' }, wal: { type: 'string' }, to: { type: 'string' } },
			},
		});
		if (values.missing && positionals.length === 0 && Object.keys(values).length === 1) return null;
		const [folder, ...others] = positionals;
		if (!folder || others.length > 0 || values.missing) throw new TypeError('BACKUP is missing');
		if (values.to !== undefined && !values.wal) throw new TypeError('--to needs --wal');
		return {
			folder: path.resolve(folder),
			isCheck: values.check ?? false,
			mayOverwrite: values.overwrite ?? false,
			filesFrom: values.files === undefined ? null : path.resolve(values.files),
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
	// Without a zone the moment would be in that of this machine.
	if (!/(Z|[+-]\d{2}:\d{2})$/.test(text) || Number.isNaN(moment.getTime()))
		throw new StartError('--to: a moment with its zone, such as 2027-03-05T14:30:00+03:00');
	return moment;
}

type Backup = { folder: string; manifest: Manifest };

async function readComplete(folder: string): Promise<Backup> {
	const manifest = await readManifest(folder);
	if (!manifest) throw new StartError(`${folder}: there is no complete backup here.`);
	return { folder, manifest };
}

/** PostgreSQL would report this too, but only after an existing database was put aside. */
function assertLater({ manifest: { takenAt } }: Backup, until: Date | null | undefined): void {
	if (until && until < new Date(takenAt))
		throw new StartError(`--to: this backup was made at ${takenAt} and leads to later moments alone. Take an older one.`);
}

async function assertIntact({ folder, manifest }: Backup): Promise<void> {
	const damage = await findDamage(folder, manifest);
	if (damage.length > 0) throw new StartError(`The backup is damaged, and nothing was changed:\n${damage.join('\n')}`);
	printLine(`${describeBackup(manifest)}. Every file agrees with its hash.`);
}

const CONTENT_TYPES: Record<string, string> = { '.webp': 'image/webp', '.avif': 'image/avif', '.jpg': 'image/jpeg' };

// Signs nothing here: upload addresses are not asked for.
const storeOf = (env: Env) => createObjectStore(env, env.PUBLIC_URL ?? '', createSigningKeys([NAME]));

/** If several backups have the same file, the newest one is used. */
async function restoreFiles(env: Env, backups: readonly Backup[]): Promise<void> {
	const store = storeOf(env);
	const byAge = backups.toSorted((one, other) => (one.manifest.takenAt < other.manifest.takenAt ? -1 : 1));
	const folders = new Map(
		byAge.flatMap(({ folder, manifest }) =>
			Object.keys(manifest.files)
				.filter((name) => name.startsWith(`${FILES}/`))
				.map((name) => [name, folder] as const),
		),
	);
	await forEachConcurrently(folders, async ([name, folder]) => {
		const type = CONTENT_TYPES[path.extname(name)] ?? 'application/octet-stream';
		await store.put(name.slice(FILES.length + 1), await readFile(path.join(folder, name)), type);
	});
	printLine(`Files brought back: ${folders.size}.`);
}

/** Whether no file is missing. */
async function sayMissing(env: Env, db: Database): Promise<boolean> {
	const found = await findMissing(db, storeOf(env));
	for (const line of describeMissing(found)) printLine(line);
	return found.missing.length === 0;
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

/** All of our schemas; the dump contains them, extensions included. */
async function emptyDatabase(db: Database): Promise<void> {
	await sql`DROP SCHEMA IF EXISTS graphile_worker CASCADE`.execute(db);
	await sql`DROP SCHEMA public CASCADE`.execute(db);
	await sql`CREATE SCHEMA public`.execute(db);
}

async function restoreDump({ env, db }: CommandContext, { folder, mayOverwrite }: Options, backups: readonly Backup[]): Promise<void> {
	const { DATABASE_URL: url } = env;
	if (!url) throw new StartError('DATABASE_URL: needed for a dump; the embedded database is restored from a base backup alone.');
	await assertEmpty(db, mayOverwrite);
	const { rows } = await sql<{ major: number }>`SELECT current_setting('server_version_num')::integer / 10000 AS major`.execute(db);
	await restoreFiles(env, backups);
	if (mayOverwrite) await emptyDatabase(db);
	const words = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', path.join(folder, DATABASE, DUMP)];
	await runProgram({ url, major: rows[0]?.major ?? 0 }, 'pg_restore', words);
	printLine('The database is back.');
	await sayMissing(env, db);
}

/** For an external PostgreSQL, which the operator starts. */
async function restoreElsewhere(env: Env, dataFolder: string, { folder, recovery }: Options, backups: readonly Backup[]): Promise<void> {
	if (existsSync(dataFolder)) throw new StartError(`${dataFolder} exists, and nothing was changed. Name a folder that does not.`);
	await restoreFiles(env, backups);
	await unpackBaseBackup(path.join(folder, DATABASE, BASE_ARCHIVE), dataFolder, { owner: 'ARCHIVED', recovery });
	const [major] = backups[0]?.manifest.database.version.split('.') ?? [];
	printLine(`Start PostgreSQL ${major} on ${dataFolder}. It can be written when it has recovered; its log says so.`);
	printLine('Then `npm run restore -- --missing` says which files it knows that are not there.');
}

/** An existing database is put aside, not deleted. */
async function restoreEmbedded(env: Env, { folder, mayOverwrite, recovery }: Options, backups: readonly Backup[]): Promise<void> {
	const home = path.join(env.dataFolder, 'postgres');
	const data = path.join(home, 'data');
	if (await isEmbeddedRunning(home)) throw new StartError(`DATA_DIR: the database in ${env.DATA_DIR} is running. Stop the server first.`);
	if (existsSync(data)) {
		if (!mayOverwrite)
			throw new StartError(
				`DATA_DIR: there is a database in ${env.DATA_DIR}, and nothing was changed. Name another folder, or add --overwrite to put it aside.`,
			);
		const replacedFolder = path.join(home, `replaced-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}`);
		await rename(data, replacedFolder);
		printLine(`The former database is in ${replacedFolder}; delete it when you do not need it any more.`);
	}
	await restoreFiles(env, backups);
	await unpackBaseBackup(path.join(folder, DATABASE, BASE_ARCHIVE), data, { owner: ownerOfEmbedded(), recovery });
	// Replayed WAL must not be archived again.
	const postgres = await startEmbeddedPostgres(home, { settings: ['archive_mode=off'] });
	try {
		await finishRecovery(postgres.url);
		printLine('The database is back.');
		const { db, close } = connect(postgres.url, createLog(env.logLevel), 1, UNLIMITED);
		await sayMissing(env, db).finally(close);
	} finally {
		await postgres.stop();
	}
}

async function restore(options: Options): Promise<void> {
	const backup = await readComplete(options.folder);
	assertLater(backup, options.recovery?.until);
	const backups = [backup, ...(options.filesFrom === null ? [] : [await readComplete(options.filesFrom)])];
	for (const each of backups) await assertIntact(each);
	const { database, schema } = backup.manifest;
	const isLater = !(await migrationNames()).includes(schema);
	if (isLater) printLine(`This backup was made by a later release than this one: the schema ${schema} is unknown here.`);
	if (options.isCheck) return;
	const env = readEnv(process.env);
	if (database.kind === 'dump') {
		if (options.recovery || options.dataFolder)
			throw new StartError('A dump has one moment only: --wal, --to and --data-folder need a base backup.');
		await withDatabase((context) => restoreDump(context, options, backups));
	} else if (options.dataFolder) await restoreElsewhere(env, options.dataFolder, options, backups);
	else if (env.DATABASE_URL)
		throw new StartError('DATABASE_URL: a base backup becomes a server of its own; name its folder with --data-folder.');
	else await restoreEmbedded(env, options, backups);
	if (!options.dataFolder)
		printLine('Next: `npm run ledger:verify`, then a server with JOBS=0, then `npm run payments:since` (docs/operations.md, “Restore”).');
}

runCommand(async () => {
	process.env.PGAPPNAME = NAME;
	process.umask(0o077);
	const options = readOptions();
	if (!options) return withDatabase(({ env, db }) => sayMissing(env, db));
	await restore(options);
	return true;
});
