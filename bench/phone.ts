/** A mid-range phone on a slow connection, as simulated by Lighthouse: weight and timing of a visit. */
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { slowdownOf } from './slowdown.ts';

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true } as const;
const CONNECTION = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 };
/** Quiet time after which a visit is complete. */
const QUIET_MS = 1500;
const LONGEST_MS = 60_000;

export type Weight = {
	requests: number;
	photos: number;
	js: number;
	css: number;
	font: number;
	image: number;
	data: number;
	total: number;
};
export type Timing = { lcp: number; cls: number; tbt: number };

type Vitals = { lcp: number; cls: number; fcp: number; long: Array<[start: number, length: number]> };
declare global {
	interface Window {
		vitals: Vitals;
	}
}

/** Runs in the page before anything else. */
function watchVitals(): void {
	const vitals: Vitals = { lcp: 0, cls: 0, fcp: 0, long: [] };
	window.vitals = vitals;
	const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
		new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
	watch('largest-contentful-paint', ({ startTime }) => {
		vitals.lcp = startTime;
	});
	watch('layout-shift', (entry) => {
		const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
		if (!shift.hadRecentInput) vitals.cls += shift.value;
	});
	watch('longtask', ({ startTime, duration }) => vitals.long.push([startTime, duration]));
	watch('paint', ({ name, startTime }) => {
		if (name === 'first-contentful-paint') vitals.fcp = startTime;
	});
}

export type Phone = { page: Page; weigh(act: () => Promise<unknown>): Promise<Weight>; timing(): Promise<Timing>; close(): Promise<void> };

export async function openPhone(browser: Browser, cookies: Parameters<BrowserContext['addCookies']>[0]): Promise<Phone> {
	const { rate } = await slowdownOf(browser);
	const context = await browser.newContext(PHONE);
	await context.addCookies(cookies);
	const page = await context.newPage();
	const wire = await context.newCDPSession(page);
	await wire.send('Network.enable');
	await wire.send('Network.emulateNetworkConditions', CONNECTION);
	await wire.send('Emulation.setCPUThrottlingRate', { rate });
	await page.addInitScript(watchVitals);
	return { page, weigh: weigher(wire), timing: () => timingOf(page), close: () => context.close() };
}

function weigher(wire: CDPSession): Phone['weigh'] {
	const known = new Map<string, { type: string; url: string; cached: boolean }>();
	let weight: Weight;
	let changedAt = 0;
	let open = 0;
	wire.on('Network.requestWillBeSent', () => {
		open += 1;
		changedAt = performance.now();
	});
	wire.on('Network.responseReceived', ({ requestId, type, response }) =>
		known.set(requestId, { type, url: response.url, cached: response.fromDiskCache === true }),
	);
	wire.on('Network.loadingFailed', () => {
		open -= 1;
	});
	wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		open -= 1;
		changedAt = performance.now();
		const request = known.get(requestId);
		if (request && !request.cached && !request.url.startsWith('data:')) add(weight, request.type, request.url, encodedDataLength);
	});
	return async (act) => {
		weight = { requests: 0, photos: 0, js: 0, css: 0, font: 0, image: 0, data: 0, total: 0 };
		const start = performance.now();
		changedAt = start;
		await act();
		// Open streams never end, so a longer silence counts as well.
		while (performance.now() - changedAt < (open > 0 ? 3 * QUIET_MS : QUIET_MS) && performance.now() - start < LONGEST_MS)
			await new Promise((resolve) => setTimeout(resolve, 100));
		return weight;
	};
}

const KINDS: Record<string, keyof Weight> = { Script: 'js', Stylesheet: 'css', Font: 'font', Image: 'image' };

function add(weight: Weight, type: string, url: string, bytes: number): void {
	if (new URL(url).pathname.startsWith('/objects/')) weight.photos += 1;
	else weight.requests += 1;
	weight[KINDS[type] ?? 'data'] += bytes;
	weight.total += bytes;
}

/** TBT: for each long task after the first paint, the time beyond 50 ms. */
async function timingOf(page: Page): Promise<Timing> {
	const { lcp, cls, fcp, long } = await page.evaluate(() => window.vitals);
	const late = long.filter(([start]) => start >= fcp);
	return { lcp, cls, tbt: late.reduce((sum, [, length]) => sum + Math.max(0, length - 50), 0) };
}
