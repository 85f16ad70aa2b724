/** `npm run check`: all static checks, two at a time. Each prints one line, followed by its problems. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { checkArrows } from './check/arrows.ts';
import { checkBannedNames } from './check/banned-names.ts';
import { checkCommentWords } from './check/comment-words.ts';
import { checkDependencies } from './check/dependencies.ts';
import { checkDirections } from './check/directions.ts';
import { checkEvents } from './check/events.ts';
import { checkForbiddenWords } from './check/forbidden-words.ts';
import { checkMigrations } from './check/migrations.ts';
import { checkSettings } from './check/settings.ts';
import { checkSizes } from './check/sizes.ts';
import { checkTables } from './check/tables.ts';
import { checkTexts } from './check/texts.ts';

const program =
	(...words: string[]) =>
	async (): Promise<string[]> => {
		try {
			await promisify(execFile)(process.execPath, words, { maxBuffer: 2 ** 28 });
			return [];
		} catch (error) {
			const { stdout = '', stderr = String(error) } = error as { stdout?: string; stderr?: string };
			return [(stdout + stderr).trim()];
		}
	};

const checks: Array<[name: string, run: () => string[] | Promise<string[]>]> = [
	['types', program('node_modules/typescript/bin/tsc', '--project', '.')],
	['worker types', program('node_modules/typescript/bin/tsc', '--project', 'web/browser/worker')],
	['lint and format', program('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')],
	['arrows', checkArrows],
	['dead code', program('node_modules/knip/bin/knip.js', '--no-progress')],
	['file sizes', checkSizes],
	['sides', checkDirections],
	['texts in both languages', checkTexts],
	['dependencies', checkDependencies],
	['tables', checkTables],
	['events', checkEvents],
	['settings', checkSettings],
	['migrations', checkMigrations],
	['words', checkForbiddenWords],
	['names', checkBannedNames],
	['words of comments', checkCommentWords],
];

let failed = 0;
async function check([name, run]: (typeof checks)[number]): Promise<void> {
	const started = performance.now();
	const problems = await run();
	const seconds = ((performance.now() - started) / 1000).toFixed(1);
	console.log(`${problems.length === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
	for (const problem of problems) console.log(problem.replace(/^/gm, '     '));
	if (problems.length > 0) failed += 1;
}

/** Takes the next check until none is left. */
const waiting = checks.values();
async function lane(): Promise<void> {
	for (const next of waiting) await check(next);
}

const LANES = 2;
await Promise.all(Array.from({ length: LANES }, lane));
console.log(failed === 0 ? 'All checks passed.' : `${failed} of ${checks.length} checks failed.`);
process.exitCode = failed === 0 ? 0 : 1;
