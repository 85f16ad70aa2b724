/** Base backups: the server writes a copy of its files while it runs, and a server started on that copy replays the archived WAL, to its end or to a moment. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { StartError } from '../base/start-error.ts';
import { pathOf } from './postgres-programs.ts';

export const BASE_ARCHIVE = 'base.tar.gz';

/** `walFolder`: the files that archive_command wrote, each segment unchanged or with `.gz`. `until`: null for everything that is archived. */
export type Recovery = { walFolder: string; until: Date | null };

/**
 * Lets a server of PostgreSQL ≥ 15 on this machine write a base backup with its WAL into `folder`, which it creates. This is the
 * command that pg_basebackup sends; the embedded PostgreSQL comes without that program.
 */
export async function writeBaseBackup(url: string, folder: string): Promise<void> {
	const address = new URL(url);
	address.searchParams.set('replication', 'true');
	const client = new pg.Client({ connectionString: address.toString() });
	await client.connect();
	try {
		await client.query(
			`BASE_BACKUP (LABEL 'mishwar', TARGET 'server', TARGET_DETAIL ${pg.escapeLiteral(path.resolve(folder))}, WAL true, CHECKPOINT 'fast',
				COMPRESSION 'gzip', COMPRESSION_DETAIL '1', MANIFEST 'yes', MANIFEST_CHECKSUMS 'SHA256')`,
		);
	} finally {
		await client.end();
	}
}

type Unpacking = {
	/** Owner of the files. `ARCHIVED`: as in the archive, if root unpacks it. A number: that user. Null: the user of this process. */
	owner: 'ARCHIVED' | number | null;
	recovery: Recovery | null;
};

/** Unpacks a base backup into a new data directory. A server that is started there recovers by itself. */
export async function unpackBaseBackup(archive: string, data: string, { owner, recovery }: Unpacking): Promise<void> {
	await mkdir(path.dirname(data), { recursive: true, mode: 0o700 });
	await mkdir(data, { mode: 0o700 });
	await run('tar', ['--extract', '--gzip', ...(owner === 'ARCHIVED' ? [] : ['--no-same-owner']), '--directory', data, '--file', archive]);
	if (recovery) {
		const capacity = owner === 'ARCHIVED' ? await capacityOf(data) : '';
		await appendFile(path.join(data, 'postgresql.auto.conf'), capacity + recoverySettings(recovery));
		await writeFile(path.join(data, 'recovery.signal'), '', { mode: 0o600 });
	}
	if (owner === 'ARCHIVED') await run('chown', ['--recursive', `--reference=${path.join(data, 'PG_VERSION')}`, data]);
	if (typeof owner === 'number') await run('chown', ['--recursive', `${owner}:${owner}`, data]);
}

/** Settings by their names in pg_controldata and in the configuration. */
const CAPACITY = {
	max_connections: 'max_connections',
	max_worker_processes: 'max_worker_processes',
	max_wal_senders: 'max_wal_senders',
	max_prepared_xacts: 'max_prepared_transactions',
	max_locks_per_xact: 'max_locks_per_transaction',
};

/**
 * A recovering server refuses to start with lower values than the copied server had. Debian keeps settings outside the data directory, so that they
 * are not in the backup. Returns nothing without pg_controldata, which is part of the server that is started there.
 */
async function capacityOf(data: string): Promise<string> {
	const major = Number.parseInt(await readFile(path.join(data, 'PG_VERSION'), 'utf8'), 10);
	const options = { env: { ...process.env, LC_ALL: 'C' } };
	const { stdout } = await promisify(execFile)(pathOf('pg_controldata', major), [data], options).catch(() => ({ stdout: '' }));
	return Object.entries(CAPACITY)
		.flatMap(([named, name]) => {
			const [, value] = new RegExp(`^${named} setting: +(\\d+)$`, 'm').exec(stdout) ?? [];
			return value === undefined ? [] : [`${name} = ${value}\n`];
		})
		.join('');
}

async function run(program: string, words: readonly string[]): Promise<void> {
	const [code] = await once(spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
	if (code !== 0) throw new StartError(`${program} failed.`);
}

/** Settings for the recovery; they have no effect afterwards, because recovery.signal is then removed. */
const SETTINGS = ['restore_command', 'recovery_target_time', 'recovery_target_action'] as const;

function recoverySettings({ walFolder, until }: Recovery): string {
	const folder = path.resolve(walFolder);
	if (!/^[\w./ +-]+$/.test(folder))
		throw new StartError(`${folder}: the path of the archived WAL may have letters, digits and ./_+- only.`);
	const values: Record<(typeof SETTINGS)[number], string | undefined> = {
		restore_command: `gunzip --stdout "${folder}/%f.gz" > "%p" 2>/dev/null || cp "${folder}/%f" "%p" 2>/dev/null`,
		recovery_target_time: until?.toISOString().replace('T', ' ').replace('Z', '+00'),
		recovery_target_action: until ? 'promote' : undefined,
	};
	return SETTINGS.flatMap((name) => (values[name] === undefined ? [] : [`${name} = '${values[name]}'\n`])).join('');
}

const LOOK_EVERY_MS = 50;

/** Waits until a server that has just been started accepts writes, and removes the recovery settings. */
export async function finishRecovery(url: string): Promise<void> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		for (;;) {
			const { rows } = await client.query<{ is_recovering: boolean }>('SELECT pg_is_in_recovery() AS is_recovering');
			if (!rows[0]?.is_recovering) break;
			await wait(LOOK_EVERY_MS);
		}
		for (const name of SETTINGS) await client.query(`ALTER SYSTEM RESET ${name}`);
	} finally {
		await client.end();
	}
}
