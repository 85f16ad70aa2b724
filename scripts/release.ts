/**
 * `npm run release`: makes `release/mishwar-VERSION.tar.gz` from the committed state, which needs only Node 24 to run: sources, the built
 * web, production packages, a list of them (SBOM) and checksums. It neither installs nor builds at start. The same commit always gives the same file.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from '#server/app/build-web.ts';
import { billOfMaterials, installPackages, writeProductionLock } from './production-packages.ts';

/** What a server needs; `web/` is in the build. */
const CONTENT = /^(main\.ts$|README\.md$|\.env\.example$|(contract|demo|deploy|docs|gateway-simulator|server)\/)/;
const LEFT_OUT = /(\.test\.tsx?$|^docs\/pictures\/)/;
/** Commands of an operator; they need no preparation in a release. */
const COMMANDS = ['start', 'migrate', 'doctor', 'admin:grant', 'ledger:verify', 'backup', 'restore', 'payments:since'];
const PREPARATION = 'node scripts/setup.mjs && exec ';
const SETTINGS = '--env-file-if-exists=/etc/mishwar/mishwar.env';
const OUT = 'release';

type Package = { version: string; scripts: Record<string, string>; [field: string]: unknown };

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();
const say = (line: string) => console.log(`· ${line}`);

function assertCommitted(): void {
	if (git('status', '--porcelain') !== '') throw new Error('There are changes that are not committed: a release is made of a commit.');
}

/** Copies the files of the commit that belong to a release. */
function copySources(to: string): void {
	for (const file of git('ls-files')
		.split('\n')
		.filter((name) => CONTENT.test(name) && !LEFT_OUT.test(name))) {
		mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
		cpSync(file, path.join(to, file));
	}
}

/** The packages of the lock file without those of tests and of the build, and their list; Node itself is not among them. */
function addPackages(to: string): void {
	writeProductionLock(to);
	cpSync('.npmrc', path.join(to, '.npmrc'));
	installPackages(to);
	writeFileSync(path.join(to, 'sbom.json'), `${JSON.stringify(billOfMaterials(to, 'installed'), null, '\t')}\n`);
	for (const name of ['.bin', '.package-lock.json']) rmSync(path.join(to, 'node_modules', name), { recursive: true, force: true });
	rmSync(path.join(to, '.npmrc'));
}

/**
 * Writes commands without preparation, and the origin of the release. They read the settings file of an installation (docs/install.md) if there is one, as
 * its service does; only `start` uses just the environment.
 */
function packageFile(commit: string): Package {
	const { devDependencies: _, peerDependencies: __, ...about }: Package = JSON.parse(readFileSync('package.json', 'utf8'));
	const scripts = Object.fromEntries(
		COMMANDS.flatMap((name) => {
			const script = about.scripts[name];
			const direct = script?.replace(PREPARATION, 'exec ');
			return direct ? [[name, name === 'start' ? direct : direct.replace('exec node ', `exec node ${SETTINGS} `)]] : [];
		}),
	);
	return { ...about, scripts, commit, engines: { node: '>=24' } };
}

function filesBelow(folder: string): string[] {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
		.sort();
}

const sha256 = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex');

/** Fixed order, owner and time, so that the archive depends only on its content. */
function pack(folder: string, name: string, time: string, file: string): void {
	const same = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', `--mtime=@${time}`, '--mode=u+rw,go=rX', '--format=gnu'];
	execFileSync('tar', [...same, '-C', folder, '-I', 'gzip -9n', '-cf', file, name]);
}

async function release(): Promise<void> {
	assertCommitted();
	const { version }: Package = JSON.parse(readFileSync('package.json', 'utf8'));
	const [commit, time] = [git('rev-parse', 'HEAD'), git('show', '-s', '--format=%ct', 'HEAD')];
	const name = `mishwar-${version}`;
	const staging = mkdtempSync(path.join(tmpdir(), 'mishwar-release-'));
	try {
		const root = path.join(staging, name);
		mkdirSync(root);
		copySources(root);
		say('Installing production packages');
		addPackages(root);
		cpSync(await buildWeb(say), path.join(root, 'build', 'release'), { recursive: true });
		writeFileSync(path.join(root, 'package.json'), `${JSON.stringify(packageFile(commit), null, '\t')}\n`);
		const sums = filesBelow(root).map((file) => `${sha256(path.join(root, file))}  ${file}\n`);
		writeFileSync(path.join(root, 'SHA256SUMS'), sums.join(''));
		mkdirSync(OUT, { recursive: true });
		const file = path.join(OUT, `${name}.tar.gz`);
		pack(staging, name, time, file);
		writeFileSync(`${file}.sha256`, `${sha256(file)}  ${name}.tar.gz\n`);
		say(`${file}: ${sums.length} files, ${(readFileSync(file).length / 1024 ** 2).toFixed(0)} MB, ${sha256(file)}`);
	} finally {
		rmSync(staging, { recursive: true, force: true });
	}
}

await release();
