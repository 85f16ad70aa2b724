/** The browser keeps a page that is left in its back-forward cache, and displays it unchanged and at once when the person goes back to it. */
import type { Page } from '@playwright/test';
import { test as base, expect, signIn, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

/** Enables the back-forward cache, which Playwright turns off. */
const test = base.extend<object, { launchOptions: object }>({
	launchOptions: [
		async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
		{ scope: 'worker' },
	],
});

/** Opens a page, leaves it by a full page load, and goes back. Returns the mark that was set on the page: a page that was not cached has lost it. */
async function leaveAndGoBack(page: Page, meanwhile = async (): Promise<void> => undefined): Promise<unknown> {
	const left = page.url();
	await page.evaluate(() => {
		Object.assign(window, { isKept: true });
		location.assign('/terms');
	});
	await page.waitForURL('/terms');
	await meanwhile();
	await page.evaluate(() => history.back());
	await page.waitForURL(left, { waitUntil: 'commit' });
	return page.evaluate(() => 'isKept' in window);
}

for (const path of ['/', '/search', '/car/toyota-camry-2021']) {
	test(`keeps ${path} for the way back @ar`, async ({ page, expectNoise }) => {
		// A page that is displayed again asks who is signed in now.
		expectNoise(/401 \(Unauthorized\).*\/api\/auth\/user/);
		await page.goto(path);
		await triggerHydration(page);
		await settled(page);
		expect(await leaveAndGoBack(page)).toBe(true);
	});
}

test('keeps trips, with their live stream, for the way back @ar', async ({ page, context, ring }) => {
	const bell = page.getByTestId('bell');
	await signIn(context, 'renter@mishwar.test');
	await page.goto('/trips');
	await triggerHydration(page);
	await settled(page);
	expect(await leaveAndGoBack(page)).toBe(true);
	const before = (await bell.getAttribute('aria-label')) ?? '';
	await ring('renter@mishwar.test');
	await expect(bell).not.toHaveAccessibleName(before);
});

test('shows on the way back to the trips what another page has received meanwhile @ar', async ({ page, context, ring }) => {
	const bell = page.getByTestId('bell');
	await signIn(context, 'renter@mishwar.test');
	await page.goto('/trips');
	await triggerHydration(page);
	await settled(page);
	const before = (await bell.getAttribute('aria-label')) ?? '';
	const isKept = await leaveAndGoBack(page, async () => {
		await triggerHydration(page);
		await ring('renter@mishwar.test');
		await expect(bell).not.toHaveAccessibleName(before);
	});
	expect(isKept).toBe(true);
	await expect(bell).not.toHaveAccessibleName(before);
});
