/** Debian's programs of the cluster: where they are, and started so that they end with this process and never run as root. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readdirSync, readFileSync, readlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '#server/platform/base/start-error.ts';

/** Folder of Debian 12, for which deploy/cluster is written. */
export const POSTGRES_FOLDER = '/usr/lib/postgresql/15/bin';

/** Package → a program of it. */
const programs = {
	patroni: '/usr/bin/patroni',
	'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
	'etcd-server': '/usr/bin/etcd',
	haproxy: '/usr/sbin/haproxy',
	'postgresql-15': `${POSTGRES_FOLDER}/postgres`,
	'util-linux': '/usr/bin/unshare',
} as const;

const NOBODY = 65534;
/** Maps root to the user `nobody`, because PostgreSQL refuses root. Outside, the files still belong to the present user. */
const AS_NOBODY = ['unshare', '--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
const DIES_WITH_US = ['setpriv', '--pdeathsig', 'KILL', '--'];

/** A separate process namespace, like a machine: its processes see only each other, and killing the first of them ends all. */
export const asMachine = (script: string): string[] => [
	...AS_NOBODY,
	'--keep-caps',
	'--',
	...DIES_WITH_US,
	...['unshare', '--pid', '--ipc', '--mount-proc', '--fork', '--kill-child', '--', 'sh', '-c', script],
];

export const asNobody = (words: readonly string[]): string[] => [...AS_NOBODY, '--', ...DIES_WITH_US, ...words];

/** The packages that `npm run cluster` needs and that are not installed. */
export const missingPackages = (): string[] =>
	Object.entries(programs)
		.filter(([, file]) => !existsSync(file))
		.map(([name]) => name);

/** Throws StartError with what has to be installed or allowed. */
export function requirePrograms(): void {
	const missing = missingPackages();
	if (missing.length > 0)
		throw new StartError(
			`The cluster runs Debian's programs, and some are missing: apt-get install --no-install-recommends ${missing.join(' ')}\nTheir services need not run: systemctl disable --now etcd patroni haproxy postgresql`,
		);
	const [program = '', ...words] = asMachine('true');
	if (spawnSync(program, words).status !== 0)
		throw new StartError('The cluster needs user and process namespaces, which this system does not allow (unshare --user --pid).');
}

export type Process = {
	readonly name: string;
	/** Id of the running process. */
	pid(): number;
	start(): void;
	/** Ends it; resolves when it is gone. */
	kill(signal?: NodeJS.Signals): Promise<void>;
	hasEnded(): boolean;
};

/** A process that is not started yet. Its output goes to `log`; Ctrl-C in the terminal does not reach it. */
export function aProcess(name: string, words: readonly string[], options: { env: Record<string, string>; log: string }): Process {
	const [program = '', ...args] = words;
	let child: ChildProcess | undefined;
	const hasEnded = () => !child || child.exitCode !== null || child.signalCode !== null;
	return {
		name,
		pid: () => child?.pid ?? 0,
		start() {
			const log = openSync(options.log, 'a');
			const env = { PATH: `/usr/sbin:/usr/bin:/sbin:/bin:${process.env.PATH}`, LANG: 'C.UTF-8', ...options.env };
			child = spawn(program, args, { env, stdio: ['ignore', log, log], detached: true });
			closeSync(log);
		},
		async kill(signal = 'SIGKILL') {
			if (!child || hasEnded()) return;
			const ended = once(child, 'exit');
			child.kill(signal);
			await ended;
		},
		hasEnded,
	};
}

export type Inside = { pid: number; command: string };

/** The processes of a machine by their ids outside of it; `pid` is that of `asMachine`. */
export function processesOf(pid: number): Inside[] {
	const first = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0];
	if (!first) return [];
	const namespaceOf = (one: string) => readlinkSync(`/proc/${one}/ns/pid`);
	const namespace = namespaceOf(first);
	return readdirSync('/proc')
		.filter((name) => /^\d+$/.test(name))
		.flatMap((name) => {
			try {
				if (namespaceOf(name) !== namespace) return [];
				return [{ pid: Number(name), command: readFileSync(path.join('/proc', name, 'cmdline'), 'utf8').replaceAll('\0', ' ') }];
			} catch {
				// The process has ended meanwhile.
				return [];
			}
		});
}

/** Polls until `isSo` is true; throws with `what` after `seconds`. */
export async function until(what: string, seconds: number, isSo: () => Promise<boolean> | boolean, everyMs = 100): Promise<void> {
	const end = performance.now() + seconds * 1000;
	while (!(await isSo())) {
		if (performance.now() > end) throw new StartError(`${what}: not within ${seconds} seconds.`);
		await wait(everyMs);
	}
}
