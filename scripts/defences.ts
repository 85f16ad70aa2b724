/**
 * `npm run defences`: removes each defence of docs/threat-model.md in a copy of the repository and runs its test, which has to fail.
 * Further arguments are words that select the defences to try.
 */
import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Defence, defences } from './defences/table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(path.join(tmpdir(), 'mishwar-defences-'));
const report = path.join(copy, 'defences-report.json');
const stopping = new AbortController();

type Report = { numTotalTests: number; numFailedTests: number; numPassedTests: number };

/** The tracked files as they are in the working tree, and the installed packages. */
function makeCopy(): void {
	const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
	for (const file of files.split('\0').filter(Boolean)) cpSync(path.join(root, file), path.join(copy, file));
	symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** The report of one run, or undefined if vitest ended without one. */
async function runTests(words: readonly string[]): Promise<{ seconds: number; output: string; counts: Report | undefined }> {
	rmSync(report, { force: true });
	const begun = performance.now();
	const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...words], {
		cwd: copy,
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, REPORT_FILE: report },
	});
	let output = '';
	for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes) => (output += bytes));
	const stop = () => child.kill('SIGTERM');
	stopping.signal.addEventListener('abort', stop);
	await new Promise((resolve) => child.on('close', resolve));
	stopping.signal.removeEventListener('abort', stop);
	stopping.signal.throwIfAborted();
	return { seconds: Math.round((performance.now() - begun) / 1000), output, counts: readReport() };
}

function readReport(): Report | undefined {
	try {
		return JSON.parse(readFileSync(report, 'utf8'));
	} catch {
		return undefined;
	}
}

/** The file without the defence. Throws if the table no longer matches the code. */
function withoutDefence({ defence, file, remove, replace }: Defence): string {
	const source = readFileSync(path.join(copy, file), 'utf8');
	const occurrences = source.split(remove).length - 1;
	if (occurrences !== 1) throw new Error(`The table is out of date: "${defence}" occurs ${occurrences} times in ${file}, not once.`);
	return source.replace(remove, () => replace);
}

/** A test fails as it should if an assertion failed: a file that cannot be loaded would prove nothing. */
async function tryWithout(defence: Defence) {
	const file = path.join(copy, defence.file);
	const before = readFileSync(file, 'utf8');
	writeFileSync(file, withoutDefence(defence));
	try {
		const words = defence.name ? [defence.test, '-t', defence.name] : [defence.test];
		const { seconds, counts } = await runTests(words);
		const noticed = (counts?.numFailedTests ?? 0) > 0;
		console.log(`${noticed ? 'noticed' : 'NOT NOTICED'}: ${defence.point} · ${defence.defence}`);
		return { point: defence.point, defence: defence.defence, test: path.basename(defence.test), noticed: noticed ? 'yes' : 'NO', seconds };
	} finally {
		writeFileSync(file, before);
	}
}

async function main(): Promise<number> {
	const words = process.argv.slice(2);
	const chosen = defences.filter((each) => words.length === 0 || words.some((word) => `${each.point} ${each.defence}`.includes(word)));
	makeCopy();
	for (const defence of chosen) withoutDefence(defence);
	const tests = [...new Set(chosen.map(({ test }) => test))];
	console.log(`${chosen.length} defences; first their ${tests.length} test files without a change.`);
	const untouched = await runTests(tests);
	if (!untouched.counts?.numPassedTests || untouched.counts.numFailedTests > 0) {
		console.error(`${untouched.output.slice(-4000)}\nThe tests have to pass before a failure proves anything.`);
		return 1;
	}
	console.log(`${untouched.counts.numPassedTests} tests passed in ${untouched.seconds} s.`);
	const rows = [];
	for (const defence of chosen) rows.push(await tryWithout(defence));
	console.table(rows);
	const missed = rows.filter(({ noticed }) => noticed === 'NO').length;
	console.log(`${rows.length} defences removed, ${rows.length - missed} noticed.`);
	return missed === 0 && rows.length > 0 ? 0 : 1;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort(new Error(`Ended by ${signal}.`)));
try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
} finally {
	rmSync(copy, { recursive: true, force: true });
}
