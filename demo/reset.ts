/** `npm run demo:reset`: deletes the demo and creates it again, on a database without a running server. */
import { readEnv } from '#server/app/env.ts';
import { start } from '#server/app/start.ts';
import { StartError } from '#server/platform/base/start-error.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { reseedDemo } from './prepare.ts';

/** Application name of our own connections, to distinguish them from those of a running server. */
const NAME = `mishwar-demo-reset-${process.pid}`;

const progress = (line: string) => void process.stdout.write(`· ${line}\n`);

async function assertNoOtherProcess({ pool }: Platform): Promise<void> {
	const { rowCount } = await pool.query(
		`SELECT FROM pg_stat_activity WHERE datname = current_database() AND backend_type = 'client backend' AND application_name <> $1`,
		[NAME],
	);
	if (rowCount) throw new StartError('DATA_DIR: someone is connected to this database, most likely a running server. Stop it first.');
}

async function main(): Promise<void> {
	process.env.PGAPPNAME = NAME;
	const env = readEnv({ ...process.env, PORT: '0' });
	if (!env.demo) throw new StartError('DEMO: is off, so there is no demo world to make anew.');
	const running = await start(env, {
		web: 'none',
		runJobs: false,
		progress,
		prepare: async (platform, run) => {
			await assertNoOtherProcess(platform);
			await reseedDemo(platform, run, { progress });
		},
	});
	await running.stop();
	progress('The demo world is new');
}

main().catch((error: unknown) => {
	process.stderr.write(`${error instanceof StartError ? error.message : (error instanceof Error && error.stack) || String(error)}\n`);
	process.exit(1);
});
