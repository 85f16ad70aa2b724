/**
 * `npm test`: unit and database tests, then journeys in a real browser against a server of their own, then one closing line.
 * `--full`: includes the long forms. Other arguments filter the unit tests, as in vitest.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildWeb } from '#server/app/build-web.ts';
import { findBrowsers, findOtherBrowsers } from './find-browser.ts';

const full = process.argv.includes('--full');
const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-test-run-'));
/** All processes of the tests share a compile cache: starting a server then takes four tenths less time. */
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/compiled');
const say = (line: string) => console.log(`· ${line}`);

type Counts = { passed: number; failed: number; skipped: number };
/** The part of vitest's report that is used; the format is Jest's. */
type UnitReport = {
	numPassedTests: number;
	numFailedTests: number;
	numPendingTests: number;
	testResults: Array<{
		name: string;
		status: string;
		message: string;
		assertionResults: Array<{ status: string; fullName: string; failureMessages: string[] }>;
	}>;
};

function run(words: string[], env: Record<string, string>): Promise<number> {
	const child = spawn(process.execPath, words, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
	return new Promise((resolve) => child.on('close', (code) => resolve(code ?? 1)));
}

function unitCounts(report: string): Counts {
	const { numPassedTests, numFailedTests, numPendingTests, testResults }: UnitReport = JSON.parse(readFileSync(report, 'utf8'));
	const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
		const failedTests = assertionResults.filter((result) => result.status === 'failed');
		// A file that failed to load has no failed test of its own.
		if (status === 'failed' && failedTests.length === 0) return [{ title: name, message }];
		return failedTests.map(({ fullName, failureMessages }) => ({ title: `${name}: ${fullName}`, message: failureMessages.join('\n') }));
	});
	failedUnits.push(...failures.map(({ title, message }) => `${title}\n${message}`));
	return { passed: numPassedTests, failed: Math.max(numFailedTests, failures.length), skipped: numPendingTests };
}

function journeyCounts(report: string): Counts {
	const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
	return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length, skipped: stats.skipped };
}

/** A run with a failing exit code but no failed test counts as failed. */
async function counted(label: string, words: string[], env: Record<string, string>, read: (report: string) => Counts): Promise<Counts> {
	const report = path.join(folder, `${label}.json`);
	const code = await run(words, { ...env, REPORT_FILE: report });
	try {
		const counts = read(report);
		return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
	} catch (error) {
		console.error(`${label}: no report (${error})`);
		return { passed: 0, failed: 1, skipped: 0 };
	}
}

/** Repeated at the end, because thousands of lines of journeys follow the units' own summary. */
const failedUnits: string[] = [];

let failed = 1;
try {
	const { chromium, shell } = findBrowsers(say);
	const others = full ? findOtherBrowsers(say) : {};
	await buildWeb(say);
	const mode: Record<string, string> = full ? { FULL: '1', RACE_ROUNDS: '100' } : {};
	const units = await counted('units', ['node_modules/vitest/vitest.mjs', 'run'], mode, unitCounts);
	const journeys = await counted(
		'journeys',
		['node_modules/@playwright/test/cli.js', 'test'],
		{ ...mode, ...others, CHROMIUM: chromium, CHROMIUM_SHELL: shell },
		journeyCounts,
	);
	const sum = (name: keyof Counts) => units[name] + journeys[name];
	failed = sum('failed');
	for (const failure of failedUnits) console.log(`\n${failure}`);
	console.log(`\n${sum('passed')} passed, ${failed} failed${sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : ''}`);
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
} finally {
	rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
