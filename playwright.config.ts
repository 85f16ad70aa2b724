import { defineConfig } from '@playwright/test';

/** Language, width and height of the window in which a journey runs; both languages meet both sizes in the full form. */
const windows = [
	['ar', 390, 844],
	['en', 1440, 900],
	...(process.env.FULL
		? ([
				['en', 390, 844],
				['ar', 1440, 900],
			] as const)
		: []),
] as const;

/** Opens windows of both kinds and languages by itself: once is enough. */
const OF_BOTH_WINDOWS = 'two-servers.spec.ts';

export default defineConfig({
	testDir: 'tests/journeys',
	testMatch: '*.spec.ts',
	globalSetup: './tests/journeys/global-setup.ts',
	workers: 2,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	retries: 0,
	forbidOnly: true,
	outputDir: 'test-results',
	reporter: process.env.REPORT_FILE ? [['list'], ['json', { outputFile: process.env.REPORT_FILE }]] : [['list']],
	use: {
		// Each step with the page as it was; a film of it would cost every journey what only those that fail need.
		trace: { mode: 'retain-on-failure', screenshots: false },
		// What a worker fetches by itself no journey can hold up; `installed.spec.ts` lets it in.
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	projects: windows.map(([language, width, height], index) => ({
		name: `${language} ${width}`,
		...(index !== 1 && { testIgnore: OF_BOTH_WINDOWS }),
		use: {
			locale: language === 'ar' ? 'ar-JO' : 'en-GB',
			timezoneId: 'Asia/Amman',
			viewport: { width, height },
			isMobile: width < 768,
			hasTouch: width < 768,
		},
		metadata: { language },
	})),
});
