/**
 * Prepares a fresh clone: installs the locked packages if they changed. A server needs no `devDependencies` and should not wait for them; `--all` is for
 * tests and checks, and adds them to a folder that a server may be running from. Plain JavaScript, because the system's Node may be 20.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const NEEDED_NODE_MAJOR = 24;
const root = fileURLToPath(new URL('..', import.meta.url));
/** Names the lock file and how much of it is installed. */
const stamp = `${root}node_modules/.installed`;
// Stored next to node_modules and not in it, because npm ci deletes that folder.
const lock = `${root}.setup.lock`;
const locked = createHash('sha256')
	.update(readFileSync(`${root}package-lock.json`))
	.update(readFileSync(`${root}package.json`))
	.digest('hex');
const [forServer, forTests] = [`${locked} server`, `${locked} all`];
const installed = () => (existsSync(stamp) ? readFileSync(stamp, 'utf8') : '');
/** If the tools are installed, they stay installed when the packages change, because tests may be running from the folder. */
const wanted = process.argv.includes('--all') || installed().endsWith(' all') ? forTests : forServer;
const suffices = () => [wanted, forTests].includes(installed());

if (!suffices()) {
	while (!takeLock()) await sleep(200);
	try {
		if (!suffices()) {
			process.exitCode = await install();
			if (!process.exitCode) writeFileSync(stamp, wanted);
		}
	} finally {
		rmSync(lock, { force: true });
	}
}
const version = spawnSync('node', ['--version'], { encoding: 'utf8' }).stdout ?? '';
if (!process.exitCode && Number(version.slice(1).split('.')[0]) < NEEDED_NODE_MAJOR) {
	console.error(
		`Node ${NEEDED_NODE_MAJOR} or newer is needed and is brought along on Linux only; found ${version.trim()}. Install it and start again.`,
	);
	process.exitCode = 1;
}

/** Two concurrent starts would corrupt node_modules. A lock whose process is gone is taken over. */
function takeLock() {
	try {
		writeFileSync(lock, `${process.pid}`, { flag: 'wx' });
		return true;
	} catch (error) {
		if (error.code !== 'EEXIST') throw error;
	}
	try {
		process.kill(Number(readFileSync(lock, 'utf8')) || 2 ** 30, 0);
	} catch {
		rmSync(lock, { force: true });
	}
	return false;
}

/** If only the tools are missing, they are added; otherwise everything is installed again. */
function npmArguments() {
	const given = ['--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
	if (installed() === forServer) {
		console.log('Installing the packages of tests and checks');
		return ['install', '--no-save', '--include=dev', ...given];
	}
	console.log('Installing packages (half a minute or so, and only this once)');
	return ['ci', wanted === forTests ? '--include=dev' : '--omit=dev', ...given];
}

/** npm ci deletes node_modules and possibly the running node: the inner npm uses npm's own Node, without .bin in PATH. */
function install() {
	const env = { ...process.env };
	env.PATH = (env.PATH ?? '')
		.split(delimiter)
		.filter((folder) => !folder.endsWith('node_modules/.bin'))
		.join(delimiter);
	const args = npmArguments();
	const npm = env.npm_execpath;
	const child = npm
		? spawn(env.npm_node_execpath ?? process.execPath, [npm, ...args], { cwd: root, env, stdio: 'inherit' })
		: spawn('npm', args, { cwd: root, env, stdio: 'inherit' });
	for (const signal of ['SIGINT', 'SIGTERM']) {
		process.once(signal, () => {
			child.kill('SIGKILL');
			rmSync(lock, { force: true });
			process.exit(128 + constants.signals[signal]);
		});
	}
	return new Promise((resolve) => {
		child.on('error', () => resolve(1));
		child.on('close', (code) => resolve(code ?? 1));
	});
}
