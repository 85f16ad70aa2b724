import { defineConfig } from 'vitest/config';

const report = process.env.REPORT_FILE;

export default defineConfig({
	test: {
		include: ['{contract,server,web,demo,gateway-simulator,scripts,tests}/**/*.test.ts'],
		globalSetup: 'tests/support/postgres.ts',
		pool: 'forks',
		maxWorkers: 2,
		// The files of a process share its modules, as the people of a server do; to read them anew for each file takes a quarter of the run.
		isolate: false,
		testTimeout: 30_000,
		hookTimeout: 60_000,
		reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
	},
});
