/** The installed app: manifest, offline reading, and deletion of private data on sign-out. */
import type { BrowserContext, Page } from '@playwright/test';
import { offlineTexts } from '#web/features/session/offline-texts.ts';
import { expect, signIn, test, triggerHydration } from './journey.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker controls the page and caches what is opened. */
async function wakeWorker(page: Page): Promise<void> {
	await page.goto('/trips', { waitUntil: 'networkidle' });
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
		if (!navigator.serviceWorker.controller)
			await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }));
	});
	await page.reload({ waitUntil: 'networkidle' });
}

const keptPages = (page: Page) => page.evaluate(() => caches.has('person-1'));

test('can be installed, in the visitor’s language', { tag: '@ar' }, async ({ page, language }) => {
	await page.goto('/');
	const address = await page.locator('link[rel=manifest]').getAttribute('href');
	const manifest = await page.evaluate(async (from) => (await fetch(from)).json(), address ?? '');
	expect(manifest).toMatchObject({ lang: language, dir: language === 'ar' ? 'rtl' : 'ltr', display: 'standalone', scope: '/' });
	for (const { src, sizes } of manifest.icons as Array<{ src: string; sizes: string }>) {
		const size = await page.evaluate(async (from) => {
			const image = await createImageBitmap(await (await fetch(from)).blob());
			return `${image.width}x${image.height}`;
		}, src);
		expect(size).toBe(sizes);
	}
});

test('visitors fetch no worker', { tag: '@en' }, async ({ page }) => {
	await page.goto('/');
	await triggerHydration(page);
	await page.waitForLoadState('networkidle');
	expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

async function offline(context: BrowserContext, journey: () => Promise<void>): Promise<void> {
	await context.setOffline(true);
	await journey();
	await context.setOffline(false);
}

test('trips that were seen can be read without a connection; other pages say that there is none', { tag: '@ar' }, async ({
	page,
	context,
	say,
	language,
	expectNoise,
}) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Failed to load resource/);
	await signIn(context, 'renter@mishwar.test');
	await wakeWorker(page);
	await expect(page.getByText(offlineTexts[language])).toHaveCount(0);
	const trip = page.getByTestId('trip').first();
	const name = await trip.getByRole('heading').first().innerText();
	await offline(context, async () => {
		await page.reload();
		await expect(page.getByTestId('trip').first().getByRole('heading').first()).toHaveText(name);
		await expect(page.getByText(offlineTexts[language])).toBeVisible();
		await page.goto('/search');
		await expect(page.getByRole('link', { name: say.trips.title }).first()).toBeVisible();
	});
	// A page that is open when the connection is lost says so, and stops when it returns.
	await page.goto('/messages');
	await page.getByTestId('conversation').first().getByRole('link').click();
	await expect(page.getByTestId('about')).toBeVisible();
	// The script that watches the connection is loaded after the page.
	await triggerHydration(page);
	await page.waitForLoadState('networkidle');
	await offline(context, async () => {
		await expect(page.getByText(offlineTexts[language])).toHaveCount(1);
		await expect(page.getByText(say.common.states.offline)).toHaveCount(1);
	});
	await expect(page.getByText(offlineTexts[language])).toHaveCount(0);
});

test('a page from the device’s cache says so at once, also if the browser believes that it is connected', { tag: '@en' }, async ({
	page,
	context,
	language,
	expectNoise,
}) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Failed to load resource/);
	await page.addInitScript(() => {
		Object.defineProperty(navigator, 'onLine', { get: () => true });
		addEventListener('offline', (event) => event.stopImmediatePropagation());
	});
	await signIn(context, 'renter@mishwar.test');
	await wakeWorker(page);
	const strip = page.getByText(offlineTexts[language]);
	const atOnce = { timeout: 5000 };
	await offline(context, async () => {
		await page.reload();
		await expect(page.getByTestId('trip').first()).toBeVisible();
		await expect(strip).toBeVisible(atOnce);
	});
	// The server responds again, without a reload.
	await expect(strip).toHaveCount(0);
	// A page that was loaded online, and shows cached answers of calls.
	const openInbox = async () => {
		await page.locator('a[href="/messages"]:visible').first().click();
		await expect(page.getByTestId('conversation').first()).toBeVisible();
	};
	await openInbox();
	await page.goto('/trips', { waitUntil: 'networkidle' });
	// Before hydration, a press would be a navigation of the browser to an address that is not cached.
	await triggerHydration(page);
	await offline(context, async () => {
		await openInbox();
		await expect(strip).toBeVisible(atOnce);
	});
	await expect(strip).toHaveCount(0);
});

test('a trip that is near can be read without a connection, also if it was reached by links, or never opened', { tag: '@ar' }, async ({
	page,
	context,
	say,
	expectNoise,
}) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Failed to load resource|activity was not reported/);
	await signIn(context, 'renter@mishwar.test');
	await page.goto('/');
	await triggerHydration(page);
	await page.evaluate(() => Object.assign(globalThis, { isNotReloaded: true }));
	await page.locator('a[href="/trips"]:visible').first().click();
	const trip = page.getByTestId('trip').first();
	const name = await trip.getByRole('heading').first().innerText();
	await trip.getByRole('link', { name: say.trips.road.details }).click();
	await expect(page).toHaveURL(/\/booking\/[\w-]+$/);
	await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
	expect(await page.evaluate(() => 'isNotReloaded' in globalThis)).toBe(true);

	const path = new URL(page.url()).pathname;
	const pages = ['/trips', path, `${path}/agreement`, `${path}/handover`];
	const stored = () =>
		page.evaluate(async () => (await (await caches.open('person-1')).keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
	await expect.poll(stored, { timeout: 30_000 }).toEqual(expect.arrayContaining(pages));
	// The app is closed and opened again.
	const app = await context.newPage();
	await page.close();
	await offline(context, async () => {
		await app.goto('/trips');
		await expect(app.getByTestId('trip').first()).toContainText(name);
		for (const address of pages.slice(1)) {
			await app.goto(address);
			await expect(app.getByRole('main')).toContainText(name);
			await expect(app).toHaveTitle(/./);
		}
		// Its script is cached as well, so that the page can be used and not only read.
		await triggerHydration(app);
	});
	await app.goto('/api/logout');
	await expect.poll(() => keptPages(app)).toBe(false);
});

test('signing out removes everything that could be read offline', { tag: '@ar' }, async ({ page, context, expectNoise }) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Failed to load resource/);
	await signIn(context, 'renter@mishwar.test');
	await wakeWorker(page);
	await expect.poll(() => keptPages(page)).toBe(true);
	await page.goto('/api/logout');
	await expect.poll(() => keptPages(page)).toBe(false);
	await offline(context, async () => {
		await page.goto('/trips');
		await expect(page.getByTestId('trip')).toHaveCount(0);
	});
});
