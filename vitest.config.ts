import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest. */
const LONGEST = /tests\/model\/\w+-histories\.test\.ts$/;

/** Without recorded durations larger files start first; these are small and would otherwise run alone at the end. */
class LongestFirst extends BaseSequencer {
	override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
		const sorted = await super.sort(files);
		return [true, false].flatMap((isLongest) => sorted.filter(({ moduleId }) => LONGEST.test(moduleId) === isLongest));
	}
}

const report = process.env.REPORT_FILE;

export default defineConfig({
	test: {
		pool: 'forks',
		// One more than the processors of a small machine, because some files wait for clocks and for processes of their own.
		maxWorkers: 3,
		sequence: { sequencer: LongestFirst },
		// Files of a worker share modules: reloading them per file takes a quarter of the run.
		isolate: false,
		reporters: report ? ['default', ['json', { outputFile: report }]] : ['default'],
		projects: [
			{
				extends: true,
				test: {
					name: 'units',
					include: ['{contract,server,web,demo,gateway-simulator,scripts,tests}/**/*.test.ts'],
					globalSetup: 'tests/support/postgres.ts',
					setupFiles: 'tests/support/chance.ts',
					testTimeout: 60_000,
					hookTimeout: 120_000,
				},
			},
			{
				// Parts of the web in a document of their own: no server, no database, no browser.
				extends: true,
				test: {
					name: 'parts',
					include: ['web/**/*.test.tsx'],
					environment: 'happy-dom',
					setupFiles: 'tests/parts/setup.ts',
					testTimeout: 20_000,
				},
			},
		],
	},
});
