import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/find-browser.ts';

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

/**
 * What Chromium leaves out. It goes by the last of such lists alone, so that Playwright's own is repeated first; then the popup of the
 * address bar, a page of its own in each new window that costs more than the page under test, and the process that waits for a next site.
 */
const LEFT_OUT = [
	'AvoidUnnecessaryBeforeUnloadCheckSync',
	'DestroyProfileOnBrowserClose',
	'HttpsUpgrades',
	'HttpsFirstBalancedModeAutoEnable',
	'LensOverlay',
	'MediaRouter',
	'PaintHolding',
	'ThirdPartyStoragePartitioning',
	'AvoidCorsURLLoaderRestartOnRedirect',
	'OptimizationHints',
	'NetworkTimeServiceQuerying',
	'AimEnabled',
	'PreconnectToSearch',
	'WebUIOmniboxPopup',
	'WebUIOmniboxAimPopup',
	'SpareRendererForSitePerProcess',
];

export default defineConfig({
	testDir: 'tests/journeys',
	testMatch: '*.spec.ts',
	globalSetup: './tests/journeys/global-setup.ts',
	// One more than there are processors on a small machine: a journey waits for its page much of the time.
	workers: 3,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	retries: 0,
	forbidOnly: true,
	outputDir: 'test-results',
	reporter: process.env.REPORT_FILE ? [['list'], ['json', { outputFile: process.env.REPORT_FILE }]] : [['list']],
	use: {
		// A journey that fails leaves pictures of its pages and their words; each step with the page as it was (`--trace on`) would cost all the others too much.
		screenshot: 'only-on-failure',
		// What a worker fetches by itself no journey can hold up; `installed.spec.ts` lets it in.
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
			args: [...browserFlags, `--disable-features=${LEFT_OUT.join(',')}`],
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
			// Every journey is made once with the motion of drawers and pages and once without it.
			contextOptions: { reducedMotion: width < 768 ? 'no-preference' : 'reduce' },
		},
		metadata: { language },
	})),
});
