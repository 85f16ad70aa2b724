/** Our server as a process: the database of the run, no rate limits, and resource usage reported to the parent. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readEnv } from '#server/app/env.ts';
import { start } from '#server/app/start.ts';
import { createLog } from '#server/platform/base/log.ts';
import { reportUsage } from './child.ts';
import { recordStatements } from './record-statements.ts';

if (process.env.BENCH_RECORD === '1') recordStatements();

const folder = mkdtempSync(path.join(tmpdir(), 'mishwar-bench-server-'));
const settings = { PORT: '0', LOG_LEVEL: 'warn', DEMO: '1', DATA_DIR: folder, SECRET_KEY: 'a key for measurements that is long enough' };
const running = await start(readEnv({ ...process.env, ...settings }), {
	web: process.env.BENCH_WEB === '1' ? 'built' : 'none',
	progress: () => undefined,
	log: createLog('warn'),
	limitScale: 1_000_000,
	runJobs: false,
	validateAnswers: false,
});
reportUsage(running.url, async () => {
	await running.stop();
	rmSync(folder, { recursive: true, force: true });
});
