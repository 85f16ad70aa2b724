/** `npm run backup -- FOLDER`: writes database and files into a new folder below FOLDER, with a manifest. The app may run meanwhile. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { copyFile, cp, link, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { recordBackup } from '../capabilities/health/index.ts';
import { forEachConcurrently } from '../platform/base/at-once.ts';
import { createSigningKeys } from '../platform/base/signing-keys.ts';
import { StartError } from '../platform/base/start-error.ts';
import { BASE_ARCHIVE, writeBaseBackup } from '../platform/database/base-backup.ts';
import { appliedMigrations } from '../platform/database/migrate.ts';
import type { Database } from '../platform/database/pool.ts';
import { runProgram } from '../platform/database/postgres-programs.ts';
import type { ObjectStore, StoredFile } from '../platform/storage/object-store.ts';
import {
	DATABASE,
	DUMP,
	describeBackup,
	FILES,
	type FileRecord,
	type Manifest,
	readManifest,
	readRelease,
	recordOf,
	recordOfBytes,
	writeManifest,
} from './backup-manifest.ts';
import { type CommandContext, printLine, runCommand, withDatabase } from './command.ts';
import { createObjectStore } from './services.ts';

const USAGE = 'Say where to: npm run backup -- FOLDER [--base] [--keep COUNT]';
const NAME = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}Z$/;
const UNFINISHED = '.unfinished';
/** Unused uploads may be written again under the same key; all other files never change. */
const MAY_CHANGE = /^(uploads|previews)\//;
const OF_CHECKS = /^health\//;

type Options = { target: string; isBase: boolean; keep: number | null };

function readOptions(): Options {
	try {
		const { values, positionals } = parseArgs({ allowPositionals: true, options: { base: { type: 'boolean' }, keep: { type: 'string' } } });
		const [target, ...others] = positionals;
		if (!target || others.length > 0) throw new TypeError('FOLDER is missing');
		if (values.keep !== undefined && !/^[1-9]\d{0,3}$/.test(values.keep)) throw new TypeError('--keep needs a count');
		return { target: path.resolve(target), isBase: values.base ?? false, keep: values.keep === undefined ? null : Number(values.keep) };
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		throw new StartError(USAGE);
	}
}

/** Complete backups below `target`, oldest first. */
async function listBackups(target: string): Promise<string[]> {
	return (await readdir(target)).filter((name) => NAME.test(name)).sort();
}

type DatabaseFacts = { now: Date; version: string; major: number; tablespaces: bigint };

async function readFacts(db: Database): Promise<DatabaseFacts> {
	const { rows } = await sql<DatabaseFacts>`SELECT clock_timestamp() AS now, current_setting('server_version') AS version,
		current_setting('server_version_num')::integer / 10000 AS major,
		(SELECT count(*) FROM pg_tablespace WHERE spcname NOT LIKE 'pg\\_%') AS tablespaces`.execute(db);
	const [facts] = rows;
	if (!facts) throw new Error('the database answers nothing');
	return facts;
}

/** The embedded PostgreSQL comes without pg_dump and pg_basebackup: the server writes the copy itself, into a folder that it may write. */
async function saveDatabase(
	{ env, connection }: CommandContext,
	{ isBase, facts, folder }: { isBase: boolean; facts: DatabaseFacts; folder: string },
) {
	const { DATABASE_URL: url } = env;
	if (url && !isBase) {
		await mkdir(folder, { mode: 0o700 });
		const words = ['--format=custom', '--no-owner', '--no-privileges', '--no-comments', '--file', path.join(folder, DUMP)];
		await runProgram({ url, major: facts.major }, 'pg_dump', words);
		return;
	}
	if (facts.tablespaces > 0n) throw new StartError('A base backup of a server with tablespaces is not supported; make a dump.');
	if (url) {
		const words = ['--pgdata', folder, '--format=tar', '--gzip', '--wal-method=fetch', '--checkpoint=fast', '--manifest-checksums=SHA256'];
		await runProgram({ url, major: facts.major }, 'pg_basebackup', words);
		return;
	}
	const written = path.join(env.dataFolder, 'postgres', `base-${process.pid}`);
	try {
		await writeBaseBackup(connection().connectionString ?? '', written);
		await cp(written, folder, { recursive: true });
	} finally {
		await rm(written, { recursive: true, force: true });
	}
}

type Former = { folder: string; manifest: Manifest } | null;

/** The newest complete backup: unchanged files are linked to it, so that they take no further space. */
async function readFormer(target: string): Promise<Former> {
	const newest = (await listBackups(target)).at(-1);
	if (!newest) return null;
	const folder = path.join(target, newest);
	const manifest = await readManifest(folder);
	return manifest && { folder, manifest };
}

type Files = { store: ObjectStore; folder: string; former: Former; files: Map<string, FileRecord> };

/** Copies the files that are not in `files` yet. */
async function saveFiles({ store, folder, former, files }: Files): Promise<void> {
	await forEachConcurrently(store.list(), async ({ key, bytes }) => {
		const name = `${FILES}/${key}`;
		if (OF_CHECKS.test(key) || files.has(name)) return;
		const record = (await reuse(former, folder, { key, bytes })) ?? (await fetchFile(store, folder, key));
		if (record) files.set(name, record);
	});
}

async function reuse(former: Former, folder: string, { key, bytes }: StoredFile): Promise<FileRecord | null> {
	const name = `${FILES}/${key}`;
	const known = former?.manifest.files[name];
	if (!former || !known || known.bytes !== bytes || MAY_CHANGE.test(key)) return null;
	const [from, to] = [path.join(former.folder, name), path.join(folder, name)];
	await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
	try {
		// Not every file system has links.
		await link(from, to).catch(() => copyFile(from, to));
		return known;
	} catch {
		// Damaged or changed by hand: copied again.
		return null;
	}
}

/** Null if it was removed since it was listed. */
async function fetchFile(store: ObjectStore, folder: string, key: string): Promise<FileRecord | null> {
	const content = await store.get(key);
	if (!content) return null;
	const to = path.join(folder, FILES, key);
	await mkdir(path.dirname(to), { recursive: true, mode: 0o700 });
	await writeFile(to, content, { mode: 0o600 });
	return recordOfBytes(content);
}

async function save(context: CommandContext, { target, isBase }: Options): Promise<void> {
	const { env, db } = context;
	const facts = await readFacts(db);
	const schema = (await appliedMigrations(db)).at(-1);
	if (!schema) throw new StartError('DATABASE_URL: the database is empty.');
	await record(db, 'begun');
	const takenAt = facts.now.toISOString();
	const name = takenAt.replace(/\.\d+/, '').replaceAll(':', '-');
	const folder = path.join(target, name + UNFINISHED);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	try {
		const manifest = await write(context, { target, isBase, facts, schema, takenAt, folder });
		await rename(folder, path.join(target, name));
		printLine(`${path.join(target, name)}\n${describeBackup(manifest)}.`);
	} catch (error) {
		// A half-written backup is of no use, and many of them fill the disk.
		await rm(folder, { recursive: true, force: true });
		throw error;
	}
	await record(db, 'finished');
	const secret = path.join(env.dataFolder, 'secret');
	if (existsSync(secret)) printLine(`Keep ${secret} too, at another place: it is not part of the backup.`);
}

/** For the alert and the health page. A failure to record it does not fail the backup. */
async function record(db: Database, step: 'begun' | 'finished'): Promise<void> {
	await recordBackup(db, step).catch((error: Error) => printLine(`The database does not record this backup: ${error.message}.`));
}

type Writing = Pick<Options, 'target' | 'isBase'> & { facts: DatabaseFacts; schema: string; takenAt: string; folder: string };

async function write(context: CommandContext, { target, isBase, facts, schema, takenAt, folder }: Writing): Promise<Manifest> {
	const { env } = context;
	// Signs nothing here: upload addresses are not asked for.
	const store = createObjectStore(env, env.PUBLIC_URL ?? '', createSigningKeys([takenAt]));
	const files = new Map<string, FileRecord>();
	const all = { store, folder, former: await readFormer(target), files };
	// Files are copied before the database, for what it may refer to, and after it, for what was added meanwhile: so no row lacks its file.
	await saveFiles(all);
	const databaseFolder = path.join(folder, DATABASE);
	await saveDatabase(context, { isBase, facts, folder: databaseFolder });
	await saveFiles(all);
	for (const file of await readdir(databaseFolder)) files.set(`${DATABASE}/${file}`, await recordOf(path.join(databaseFolder, file)));
	const manifest: Manifest = {
		...{ format: 1, takenAt, release: await readRelease(), schema },
		database: { kind: files.has(`${DATABASE}/${BASE_ARCHIVE}`) ? 'base' : 'dump', version: facts.version },
		files: Object.fromEntries(files),
	};
	await writeManifest(folder, manifest);
	// Synced to the disk before it counts as a backup.
	execFileSync('sync', ['--file-system', folder]);
	return manifest;
}

async function remove(target: string, names: readonly string[]): Promise<void> {
	for (const name of names) {
		await rm(path.join(target, name), { recursive: true, force: true });
		printLine(`Removed ${name}`);
	}
}

/**
 * Runs `work` after removing half-written backups of ended runs, which is what makes room on a full disk. While another run holds the lock, it may be
 * the owner, so nothing is removed. The lock ends with the session, however this process ends.
 */
async function withoutAbandoned(target: string, { connection }: CommandContext, work: () => Promise<void>): Promise<void> {
	const session = new pg.Client(connection());
	// If the lock's connection breaks, another run may begin; this one continues.
	session.on('error', () => undefined);
	await session.connect();
	try {
		const { rows } = await session.query<{ isAlone: boolean }>(`SELECT pg_try_advisory_lock(hashtext('mishwar backup')) AS "isAlone"`);
		if (rows[0]?.isAlone)
			await remove(
				target,
				(await readdir(target)).filter((name) => name.endsWith(UNFINISHED)),
			);
		await work();
	} finally {
		await session.end();
	}
}

runCommand(async () => {
	const options = readOptions();
	process.umask(0o077);
	await mkdir(options.target, { recursive: true, mode: 0o700 });
	await withDatabase((context) => withoutAbandoned(options.target, context, () => save(context, options)), { encoding: 'ANY' });
	if (options.keep !== null) await remove(options.target, (await listBackups(options.target)).slice(0, -options.keep));
	return true;
});
