/** Weight of a first visit: compressed kilobytes and requests. */
import type { Page, Request } from '@playwright/test';
import { liveEvents } from '#contract/live.ts';
import { createTicket, type Ticket } from '#contract/tickets.ts';
import { expect, isHydrated, test, triggerHydration } from './journey.ts';

const KB = 1024;
/** Script that may run before the first input or idle moment. */
const EARLY_KB = 10;
/** Without pictures. */
const REQUESTS = 15;
/** Fonts of both scripts, because car names are Latin on Arabic pages too. */
const FONT_KB = 50;
const QUIET_MS = 500;

/** Pages of visitors. `scriptKb`: null where only the fonts are limited. */
const pages = [
	{ path: '/', scriptKb: 106 },
	{ path: '/search', scriptKb: 106 },
	{ path: '/car/toyota-camry-2021', scriptKb: 106 },
	{ path: '/nowhere', scriptKb: 86 },
	{ path: '/terms', scriptKb: null },
	{ path: '/sign-up', scriptKb: null },
];

/** Pages behind the sign-in, on a phone. Scripts include those loaded after hydration without a press; requests exclude photos of cars and people. */
const SIGNED_IN_REQUESTS = 25;
const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
/** The limit is higher for pages with a calendar or an uploader. `path`: the page's address for this person. The booking page is not included (decision 115). */
const signedInPages: ReadonlyArray<{ name: string; who: string; path: (page: Page) => Promise<string>; scriptKb: 130 | 160 }> = [
	{ name: 'trips', who: RENTER, path: async () => '/trips', scriptKb: 130 },
	{ name: 'messages', who: RENTER, path: async () => '/messages', scriptKb: 130 },
	{ name: 'a chat', who: RENTER, path: async (page) => `/messages/${await firstIn(page, '/api/messages/inbox')}`, scriptKb: 160 },
	{ name: 'a request in the inbox', who: RENTER, path: async (page) => `/messages/support/${await ticketOf(page)}`, scriptKb: 160 },
	{ name: 'the profile', who: RENTER, path: async () => '/profile', scriptKb: 160 },
	{ name: 'the dashboard', who: OWNER, path: async () => '/owner/dashboard', scriptKb: 130 },
	{ name: 'a calendar', who: OWNER, path: async (page) => `/owner/cars/${await firstIn(page, '/api/owner/cars')}/calendar`, scriptKb: 160 },
	{ name: 'earnings', who: OWNER, path: async () => '/owner/earnings', scriptKb: 130 },
	{ name: 'a new car', who: OWNER, path: async () => '/owner/cars/new', scriptKb: 160 },
	{ name: 'the console', who: 'admin@mishwar.test', path: async () => '/admin', scriptKb: 130 },
];

/** Id of the first row of a list. */
async function firstIn({ request }: Page, path: string): Promise<string> {
	const rows: Array<{ id: string }> = await (await request.get(path)).json();
	return rows[0]?.id ?? '';
}

async function ticketOf({ request }: Page): Promise<string> {
	const data = { subject: 'How heavy is this page?', text: 'It is read on a phone.' };
	const asked = await request.post(createTicket.path, { headers: { origin: process.env.JOURNEY_URL ?? '' }, data });
	return ((await asked.json()) as Ticket).id;
}

/** Requests of a page so far, and when it was last busy. */
function watchRequests(page: Page) {
	const finished: Request[] = [];
	let open = 0;
	let busyAt = Date.now();
	/** The event stream does not end. */
	const ends = (request: Request) => request.resourceType() !== 'eventsource';
	const end = (request: Request) => {
		if (!ends(request)) return;
		open -= 1;
		busyAt = Date.now();
	};
	page.on('request', (request) => {
		if (ends(request)) open += 1;
	});
	page.on('requestfailed', end);
	page.on('requestfinished', (request) => {
		finished.push(request);
		end(request);
	});
	const scripts = () => finished.filter((request) => request.resourceType() === 'script');
	const kilobytes = async (requests: readonly Request[]) => {
		const sizes = await Promise.all(requests.map((request) => request.sizes()));
		return sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) / KB;
	};
	return {
		quiet: () => expect.poll(() => open === 0 && Date.now() - busyAt > QUIET_MS).toBe(true),
		paths: () => scripts().map((request) => new URL(request.url()).pathname),
		count: () => finished.filter((request) => request.resourceType() !== 'image' && !request.url().endsWith('.svg')).length,
		/**
		 * Counts each address once, because events of other journeys cause repeated reads. The call that saves a language is not counted: it is made only
		 * if another window of this person had the other language.
		 */
		addressesWithoutPhotos: () => {
			const addresses = finished.map((request) => request.url().slice(new URL(request.url()).origin.length));
			return [...new Set(addresses)].filter((address) => !/^\/objects\/|^\/api\/users\/language$/.test(address));
		},
		scriptKb: () => kilobytes(scripts()),
		fontKb: () => kilobytes(finished.filter((request) => request.resourceType() === 'font')),
	};
}

/** Drops live events, because other journeys use the same renter, and their events would make the page load more. The first event and resets of the stream stay. */
async function dropNews(page: Page): Promise<void> {
	await page.addInitScript((news) => {
		EventSource.prototype.addEventListener = new Proxy(EventSource.prototype.addEventListener, {
			apply: (add, source, [kind, ...others]) => (news.includes(kind) ? undefined : Reflect.apply(add, source, [kind, ...others])),
		});
	}, Object.keys(liveEvents));
}

/** Replaces the browser's idle callback by one that the journey triggers. */
async function holdIdleMoment(page: Page): Promise<() => Promise<void>> {
	await page.addInitScript(() => {
		window.requestIdleCallback = (act) => {
			document.addEventListener('idle-moment', () => act({ didTimeout: false, timeRemaining: () => 50 }), { once: true });
			return 1;
		};
	});
	return () => page.evaluate(() => void document.dispatchEvent(new Event('idle-moment')));
}

/** Script files that the page names, so that they load in parallel; a file that is named only by another file costs a further round trip. */
const filesNamed = (page: Page): Promise<string[]> =>
	page.locator('script[data-app]').evaluate(({ dataset }: HTMLScriptElement) => `${dataset.app} ${dataset.modules}`.split(' '));

/** Sources of the areas of owners, renters and admins among these files. */
async function sourcesBehindSignIn({ request }: Page, paths: readonly string[]): Promise<string[]> {
	const manifest: Record<string, { file: string; name?: string }> = await (await request.get('/.vite/manifest.json')).json();
	const loaded = Object.entries(manifest).filter(([, { file }]) => paths.includes(`/${file}`));
	expect(loaded.length).toBeGreaterThan(4);
	return loaded
		.map(([source]) => source)
		.filter((source) =>
			/^web\/(?:screens|shells)\/(?!public\/)|^web\/routes\/(?:entrance|renter|owner|admin)-screens|^_(?:signed-in|area)/.test(source),
		);
}

for (const { path, scriptKb } of pages)
	test(`brings ${scriptKb ? `at most ${scriptKb} KB of script, few requests, ` : ''}small fonts and nothing of other areas to ${path}`, async ({
		page,
		expectNoise,
	}) => {
		expectNoise(/404/);
		const seen = watchRequests(page);
		const idle = await holdIdleMoment(page);
		await page.goto(path);
		await seen.quiet();
		expect(await seen.scriptKb()).toBeLessThanOrEqual(EARLY_KB);

		await idle();
		await expect.poll(seen.paths).toContainEqual(expect.stringMatching(/\/boot\.js$/));
		await seen.quiet();
		if (scriptKb === 106) expect(await isHydrated(page)).toBe(false);
		await triggerHydration(page);
		await page.evaluate(() => document.fonts.ready);
		await seen.quiet();
		expect(await seen.fontKb()).toBeGreaterThan(20);
		expect(await seen.fontKb()).toBeLessThanOrEqual(FONT_KB);
		if (scriptKb === null) return;
		expect(await seen.scriptKb()).toBeGreaterThan(50);
		expect(await seen.scriptKb()).toBeLessThanOrEqual(scriptKb);
		expect(seen.count()).toBeLessThanOrEqual(REQUESTS);
		const named = await filesNamed(page);
		expect(seen.paths().filter((file) => !named.includes(file))).toEqual([]);
		expect(await sourcesBehindSignIn(page, seen.paths())).toEqual([]);
	});

for (const { name, who, path, scriptKb } of signedInPages)
	test(`brings at most ${scriptKb} KB of script in ${SIGNED_IN_REQUESTS} requests to ${name}`, { tag: '@ar' }, async ({ as }) => {
		const page = await as(who);
		// The clock is fixed, because on a busy machine the page hydrates so late that it would consider its data old and read everything again.
		await page.clock.setFixedTime(new Date());
		const address = await path(page);
		const seen = watchRequests(page);
		await dropNews(page);
		const stream = page.waitForRequest((request) => request.resourceType() === 'eventsource');
		await page.goto(address);
		await stream;
		await seen.quiet();
		expect(await seen.scriptKb()).toBeGreaterThan(50);
		expect(await seen.scriptKb()).toBeLessThanOrEqual(scriptKb);
		const addresses = seen.addressesWithoutPhotos();
		expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(SIGNED_IN_REQUESTS);
	});

test('brings at most 40 KB of picture for a card, also on the sharpest phone', async ({ browser, baseURL }) => {
	const context = await browser.newContext({
		viewport: { width: 390, height: 844 },
		deviceScaleFactor: 3,
		isMobile: true,
		baseURL: baseURL ?? '',
	});
	const page = await context.newPage();
	const photos: Array<Promise<{ width: number; kb: number }>> = [];
	page.on('requestfinished', (request) => {
		const url = new URL(request.url());
		if (!url.pathname.startsWith('/objects/photos/')) return;
		const width = Number(url.searchParams.get('w'));
		photos.push(request.sizes().then(({ responseBodySize }) => ({ width, kb: responseBodySize / KB })));
	});
	await page.goto('/search', { waitUntil: 'networkidle' });
	const seen = await Promise.all(photos);
	expect(seen.length).toBeGreaterThan(0);
	for (const { width, kb } of seen) {
		expect(width).toBeLessThanOrEqual(800);
		expect(kb).toBeLessThan(40);
	}
	await context.close();
});
