/** Going back and forth: pages come from the browser's back-forward cache, and what is below is there without scrolling. */
import { test as base, expect, signIn, triggerHydration } from './journey.ts';

/** Playwright disables this cache unless it is asked not to. */
const test = base.extend({
	launchOptions: [
		async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] }),
		{ scope: 'worker', option: true },
	],
});

for (const who of ['a visitor', 'renter@mishwar.test'])
	test(`comes back to home, search and a car from the memory of the browser (${who})`, { tag: '@en' }, async ({ page, context }) => {
		if (who.includes('@')) await signIn(context, who);
		for (const path of ['/', '/search', '/car/toyota-camry-2021']) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await triggerHydration(page);
			await page.evaluate(() => Object.assign(window, { isSamePage: true }));
			await page.goto('/terms');
			// A restored page does not load: there is nothing else to wait for.
			await page.evaluate(() => history.back());
			const seen = () => page.evaluate(() => ({ path: location.pathname, isSamePage: 'isSamePage' in window })).catch(() => null);
			await expect.poll(seen, path).toEqual({ path, isSamePage: true });
			await page.evaluate(() => history.forward());
			await expect.poll(() => page.evaluate(() => location.pathname).catch(() => null)).toBe('/terms');
		}
	});

test('reaches the owner and the reviews by keyboard after following a link', { tag: '@en' }, async ({ page, say }) => {
	await page.goto('/search', { waitUntil: 'networkidle' });
	await triggerHydration(page);
	await page.getByRole('link', { name: /Camry/ }).press('Enter');
	await expect(page).toHaveURL(/\/car\/toyota-camry-2021/);
	await expect(page.getByRole('button', { name: say.car.messageOwner })).toBeAttached();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
