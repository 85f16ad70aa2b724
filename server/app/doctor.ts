/** `npm run doctor`: checks the settings and reaches every service that they name, one line each. Exits with 1 if something fails. */
import { createLog } from '../platform/base/log.ts';
import { StartError } from '../platform/base/start-error.ts';
import { printLine, runCommand } from './command.ts';
import { checksOf, type Finding } from './doctor-checks.ts';
import { type Env, readEnv } from './env.ts';

const SLOWEST_MS = 20_000;

const marks: Record<Finding['state'], string> = { ok: 'ok  ', warning: 'warn', failure: 'FAIL' };
const lineOf = (name: string, { state, text }: Finding): string => `${marks[state]}  ${name}: ${text}`;

function readSettings(): Env | null {
	try {
		const env = readEnv(process.env);
		printLine(lineOf('settings', { state: 'ok', text: env.demo ? 'complete, for a demo' : 'complete, for real' }));
		return env;
	} catch (error) {
		if (!(error instanceof StartError)) throw error;
		for (const line of error.message.split('\n')) printLine(lineOf('settings', { state: 'failure', text: line }));
		return null;
	}
}

async function withTimeLimit(work: Promise<Finding>): Promise<Finding> {
	const limit = AbortSignal.timeout(SLOWEST_MS);
	const tooSlow = new Promise<never>((_, reject) => {
		limit.addEventListener('abort', () => reject(new Error(`no answer within ${SLOWEST_MS / 1000} seconds`)));
	});
	try {
		return await Promise.race([work, tooSlow]);
	} catch (error) {
		return { state: 'failure', text: error instanceof Error ? error.message || error.name : String(error) };
	}
}

async function examine(): Promise<boolean> {
	const env = readSettings();
	if (!env) return false;
	const findings: Finding[] = [];
	for (const { name, run } of checksOf(env, createLog('silent'))) {
		const finding = await withTimeLimit(run());
		findings.push(finding);
		printLine(lineOf(name, finding));
	}
	const failures = findings.filter(({ state }) => state === 'failure').length;
	printLine(failures === 0 ? 'Everything that the settings name can be used.' : `${failures} of ${findings.length} checks failed.`);
	return failures === 0;
}

runCommand(async () => {
	const isWell = await examine();
	// A check that ran out of time may still hold a connection.
	process.exit(isWell ? 0 : 1);
});
