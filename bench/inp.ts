/**
 * From a press to the next frame (INP), as reported by the event timing API, on the phone of `phone.ts`: a filter, sheets, accept. Each press is the
 * first one of its page, or follows the one that opened its sheet. RUNS: number of runs, by default 7; ONLY: names of the actions to measure.
 */
import { loadavg } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import { type JourneyServer, startJourneyServer } from '#tests/journeys/start-server.ts';
import { findBrowser } from '../scripts/find-browser.ts';
import { openPhone } from './phone.ts';
import type { Table } from './report.ts';
import { slowdownOf } from './slowdown.ts';

/** `presses`: elements that are pressed one after the other; the last press is measured. */
type Act = { path: string; who?: string; presses: readonly string[] };

const RUNS = Number(process.env.RUNS ?? 7);
const OWNER = 'owner@mishwar.test';
const FILTERS = 'main button[aria-haspopup=dialog]:visible';
/** Longer than any of our presses takes. */
const QUIET_MS = 2000;

const acts: Record<string, Act> = {
	'open the filters': { path: '/search', presses: [FILTERS] },
	'press a filter': { path: '/search', presses: [FILTERS, '[role=dialog] label:has(input[type=radio][value=SUV])'] },
	'open the booking sheet': { path: '/car/toyota-camry-2021', presses: ['.booking-bar button:visible'] },
	'open the dates': { path: '/', presses: ['form button[aria-haspopup=dialog]:visible'] },
	// The call is held below, so that every run finds the same request.
	accept: { path: '/owner/dashboard', who: OWNER, presses: ['[id^=request-] button:visible >> nth=-1'] },
	decline: { path: '/owner/dashboard', who: OWNER, presses: ['[id^=request-] button:visible >> nth=0'] },
};

declare global {
	interface Window {
		presses: number[];
	}
}

/** Runs in the page before anything else. */
function watchPresses(): void {
	window.presses = [];
	const watcher = new PerformanceObserver((list) => {
		for (const entry of list.getEntries() as Array<PerformanceEntry & { interactionId: number }>)
			if (entry.interactionId > 0) window.presses.push(entry.duration);
	});
	watcher.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
}

async function press(page: Page, selector: string): Promise<number> {
	const pressed = page.locator(selector).first();
	await pressed.waitFor();
	// Waits until the scrolled page is drawn: Playwright scrolls and taps within one frame, unlike a finger, and the press would include that time.
	await pressed.scrollIntoViewIfNeeded();
	await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
	await page.evaluate(() => window.presses.splice(0));
	await pressed.tap();
	await setTimeout(QUIET_MS);
	// Events shorter than the threshold are not reported.
	return Math.max(0, ...(await page.evaluate(() => window.presses)));
}

async function measure(browser: Browser, { url, control }: JourneyServer, { path, who, presses }: Act, language: string): Promise<number> {
	const session = who ? [{ name: 'mishwar_session', value: await control(`/session?who=${encodeURIComponent(who)}`), url }] : [];
	const phone = await openPhone(browser, [{ name: 'lang', value: language, url }, ...session]);
	await phone.page.addInitScript(watchPresses);
	await phone.page.route('**/accept', () => undefined);
	await phone.weigh(() => phone.page.goto(url + path, { waitUntil: 'load' }));
	let ms = 0;
	for (const selector of presses) ms = await press(phone.page, selector);
	await phone.close();
	return ms;
}

export async function run(): Promise<Table[]> {
	const server = await startJourneyServer();
	const browser = await chromium.launch({ executablePath: findBrowser(console.log), args: ['--no-sandbox', '--disable-gpu'] });
	const { text } = await slowdownOf(browser);
	const table: Table = { title: `From a press to the next frame, on a phone ${text}`, rows: [] };
	try {
		for (const [name, act] of Object.entries(acts).filter(([each]) => process.env.ONLY?.split(',').includes(each) ?? true))
			for (const language of ['en', 'ar']) {
				const all: number[] = [];
				for (let round = 0; round < RUNS; round += 1) all.push(await measure(browser, server, act, language));
				const sorted = all.toSorted((a, b) => a - b);
				table.rows.push({
					...{ act: name, language, 'median ms': sorted[sorted.length >> 1] ?? 0 },
					...{ 'least ms': sorted[0] ?? 0, 'most ms': sorted.at(-1) ?? 0, load: Number((loadavg()[0] ?? 0).toFixed(1)) },
				});
			}
	} finally {
		await browser.close();
		await server.stop();
	}
	return [table];
}
