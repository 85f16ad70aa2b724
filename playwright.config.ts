import { defineConfig } from '@playwright/test';
import { browserFlags } from './scripts/find-browser.ts';

/** Language, width and height of the windows; the full form combines both languages with both sizes. */
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

/**
 * In the short form a journey with a tag runs in one window alone, that of the language in its tag, or in none if its tag is `@full`. Those
 * without a tag, which everybody makes, run in both. The full form runs all of them in all windows.
 */
const leftOut = (language: string): { grepInvert?: RegExp } =>
	process.env.FULL ? {} : { grepInvert: language === 'ar' ? /@(en|full)\b/ : /@(ar|full)\b/ };

/** Opens both kinds of windows itself, so it runs once. */
const OF_BOTH_WINDOWS = 'two-servers.spec.ts';

/** Sets its own windows: in the full form, once in each language. */
const OF_ALL_SCREENS = 'every-screen.spec.ts';

/** What the shell lacks or does differently: an installed app and its service worker, its memory for pages, and input events before anybody has moved. */
const IN_FULL_BROWSER = ['installed.spec.ts', 'weight.spec.ts', 'help.spec.ts', 'back.spec.ts'];

/** Drives Firefox and WebKit itself, in the full form, one window after another: a small machine starts them slowly beside the other journeys. */
const IN_OTHER_BROWSERS = 'other-browsers.spec.ts';

const chromium = process.env.CHROMIUM ?? '/usr/bin/chromium';
const shell = process.env.CHROMIUM_SHELL ?? chromium;
const launchOptions = (executablePath: string) => ({
	executablePath,
	// Requests in the browser's own process: a process less, and a twelfth less processor time for the same pages.
	args: [...browserFlags, `--disable-features=${LEFT_OUT.join(',')}`, '--enable-features=NetworkServiceInProcess2'],
});

/**
 * Disabled Chromium features. Only the last such list counts, so Playwright's own is repeated; then the omnibox popup,
 * a page of its own that costs more than the page under test, and the spare renderer process.
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
	globalSetup: './tests/journeys/start-server.ts',
	// One more than the processors of a small machine, because journeys wait for their pages much of the time.
	workers: 3,
	timeout: 60_000,
	expect: { timeout: 10_000 },
	retries: 0,
	forbidOnly: true,
	outputDir: 'test-results',
	reporter: process.env.REPORT_FILE ? [['list'], ['json', { outputFile: process.env.REPORT_FILE }]] : [['list']],
	use: {
		// Failures keep screenshots and page content; a full trace (`--trace on`) would slow down all other journeys.
		screenshot: 'only-on-failure',
		// Requests of a service worker cannot be intercepted; `installed.spec.ts` enables it.
		serviceWorkers: 'block',
	},
	// Journeys take their people and dates by the place of their project in this list.
	projects: [
		...[...new Set([shell, chromium])].flatMap((browser) =>
			windows.map(([language, width, height], index) => ({
				name: browser === shell ? `${language} ${width}` : `${language} ${width} full browser`,
				...(browser === shell
					? {
							testIgnore: [
								IN_OTHER_BROWSERS,
								...(shell === chromium ? [] : IN_FULL_BROWSER),
								...(index === 1 ? [] : [OF_BOTH_WINDOWS]),
								...(process.env.FULL && index < 2 ? [] : [OF_ALL_SCREENS]),
							],
						}
					: { testMatch: IN_FULL_BROWSER }),
				...leftOut(language),
				use: {
					locale: language === 'ar' ? 'ar-JO' : 'en-GB',
					timezoneId: 'Asia/Amman',
					viewport: { width, height },
					isMobile: width < 768,
					hasTouch: width < 768,
					// Every journey runs once with and once without reduced motion.
					contextOptions: { reducedMotion: width < 768 ? ('no-preference' as const) : ('reduce' as const) },
					launchOptions: launchOptions(browser),
				},
				metadata: { language },
			})),
		),
		...(process.env.FULL ? [{ name: 'other browsers', testMatch: IN_OTHER_BROWSERS, workers: 1, timeout: 240_000 }] : []),
	],
});
