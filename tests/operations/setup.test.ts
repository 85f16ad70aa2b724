/** What `scripts/setup.mjs` asks npm to install before a start and before tests, in a temporary folder with a fake npm that records its arguments. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const forServer = ['ci', '--omit=dev'];
const addsTests = ['install', '--no-save', '--include=dev'];
const everything = ['ci', '--include=dev'];

/** Fails if another one is at work, as two would corrupt the folder. */
const NPM = `import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
mkdirSync('at-work');
mkdirSync('node_modules', { recursive: true });
appendFileSync('calls', process.argv.slice(2).filter((word) => !/optional|audit|fund|loglevel/.test(word)).join(' ') + '\\n');
rmSync('at-work', { recursive: true });`;

let folder: string;
const inFolder = (name: string) => path.join(folder, name);
const calls = () => (existsSync(inFolder('calls')) ? readFileSync(inFolder('calls'), 'utf8').trim().split('\n') : []);

function prepare(...words: string[]): ChildProcess {
	const env = { PATH: path.dirname(process.execPath), npm_execpath: inFolder('npm.mjs'), npm_node_execpath: process.execPath };
	return spawn(process.execPath, [inFolder('scripts/setup.mjs'), ...words], { env, stdio: 'ignore' });
}

async function prepared(...words: string[]): Promise<void> {
	expect((await once(prepare(...words), 'exit'))[0]).toBe(0);
}

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'mishwar-setup-'));
	mkdirSync(inFolder('scripts'));
	cpSync('scripts/setup.mjs', inFolder('scripts/setup.mjs'));
	for (const name of ['package.json', 'package-lock.json']) writeFileSync(inFolder(name), '{}');
	writeFileSync(inFolder('npm.mjs'), NPM);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('installs what a server needs, once, and adds the rest before tests', async () => {
	await prepared();
	await prepared();
	expect(calls()).toEqual([forServer.join(' ')]);
	await prepared('--all');
	await prepared();
	await prepared('--all');
	expect(calls()).toEqual([forServer.join(' '), addsTests.join(' ')]);
});

it('installs everything at once where tests come first', async () => {
	await prepared('--all');
	await prepared();
	expect(calls()).toEqual([everything.join(' ')]);
});

it.each([
	['what a server needs', [], forServer],
	['everything where the tools are installed', ['--all'], everything],
] as const)('installs %s again after a change of the packages', async (_, before, expected) => {
	await prepared(...before);
	appendFileSync(inFolder('package-lock.json'), ' ');
	await prepared();
	expect(calls()).toEqual([expected.join(' '), expected.join(' ')]);
});

it('lets a start and tests that begin together wait for each other', async () => {
	const ends = [prepare(), prepare('--all'), prepare()].map((child) => once(child, 'exit'));
	expect((await Promise.all(ends)).map(([code]) => code)).toEqual([0, 0, 0]);
	expect([[everything.join(' ')], [forServer.join(' '), addsTests.join(' ')]]).toContainEqual(calls());
});
