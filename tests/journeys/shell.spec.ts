/** Common parts of every page: language, theme, sidebar, sign-in and return, and search engine metadata. */
import { expect, signIn, test, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

test('changes the language on the spot, stores it, and changes the direction of the page', async ({ page, say, language }) => {
	await page.goto('/sign-in');
	const other = language === 'ar' ? { lang: 'en', dir: 'ltr', name: 'English' } : { lang: 'ar', dir: 'rtl', name: 'العربية' };
	await page.getByRole('textbox', { name: say.signIn.auth.email }).fill('lina@mishwar.test');
	await page.getByRole('button', { name: say.common.nav.language }).click();
	await page.getByRole('menuitemradio', { name: other.name }).click();
	await expect(page.locator('html')).toHaveAttribute('dir', other.dir);
	// Typed text is preserved.
	await expect(page.locator('input[name=email]')).toHaveValue('lina@mishwar.test');
	await page.reload();
	await expect(page.locator('html')).toHaveAttribute('lang', other.lang);
});

test('stores the chosen theme', { tag: '@ar' }, async ({ page, say }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/sign-in');
	const canvas = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
	const day = await canvas();
	await page.getByRole('button', { name: say.common.nav.theme }).click();
	await expect.poll(canvas).not.toBe(day);
	const night = await canvas();
	await page.reload();
	expect(await canvas()).toBe(night);
});

test('handles a press as soon as the button is visible', { tag: '@ar' }, async ({ page, say }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.addInitScript((name) => {
		const pressed = new MutationObserver(() => {
			const button = document.querySelector<HTMLElement>(`button[aria-label="${name}"]`);
			if (!button) return;
			pressed.disconnect();
			button.click();
		});
		pressed.observe(document, { childList: true, subtree: true });
	}, say.common.nav.theme);
	await page.goto('/sign-in');
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('handles a press during the transition between two pages', { tag: '@ar' }, async ({ page, say }) => {
	await page.emulateMedia({ colorScheme: 'light' });
	await page.goto('/sign-in');
	await triggerHydration(page);
	await settled(page);
	const box = await page.getByRole('button', { name: say.common.nav.theme }).boundingBox();
	await page.addStyleTag({ content: ':root { --pace: 100 }' });
	await page.getByRole('link', { name: say.signIn.signUp }).click();
	// During the transition the page is a snapshot, and presses go to the root element.
	await page.waitForFunction(() =>
		document
			.getAnimations()
			.some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
	);
	await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10);
	await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
	await expect(page).toHaveURL(/sign-up/);
});

test('fits into a narrow window while its fonts are loading', { tag: '@ar' }, async ({ page, expectNoise }) => {
	expectNoise(/woff2/);
	await page.setViewportSize({ width: 360, height: 740 });
	await page.route('**/*.woff2', (route) => route.abort());
	for (const path of ['/', '/search', '/car/toyota-camry-2021']) {
		await page.goto(path);
		const sticksOut = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
		expect.soft(sticksOut, path).toBeLessThanOrEqual(0);
	}
});

test('has the owner’s links in a drawer on a phone, and in a sidebar that Ctrl+B folds for seven days', async ({
	page,
	context,
	say,
	isMobile,
}) => {
	await signIn(context, 'owner@mishwar.test');
	await page.goto('/owner/dashboard');
	// A key that is pressed before the page's script runs has no effect.
	await triggerHydration(page);
	await settled(page);
	if (isMobile) {
		await page.getByRole('button', { name: say.common.nav.openMenu }).click();
		await expect(page.getByRole('dialog').getByRole('link', { name: say.common.owner.dashboard })).toBeVisible();
		return;
	}
	const width = async () => (await page.locator('#sidebar').boundingBox())?.width ?? 0;
	const open = await width();
	await page.keyboard.press('Control+b');
	await expect.poll(width).toBeLessThan(open / 2);
	const kept = (await context.cookies()).find(({ name }) => name === 'sidebar');
	expect(((kept?.expires ?? 0) - Date.now() / 1000) / 86_400).toBeCloseTo(7, 1);
	await page.reload();
	await expect.poll(width).toBeLessThan(open / 2);
});

test('sends to sign in and back, and never to another site', { tag: '@en' }, async ({ page, context }) => {
	await page.goto('/api/login?returnTo=/trips?tab=completed');
	await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Ftrips%3Ftab%3Dcompleted$/);
	await signIn(context, 'renter@mishwar.test');
	for (const trick of ['//evil.example', '/\\evil.example', 'https://evil.example', '/%5cevil.example/..//x', 'javascript:alert(1)']) {
		await page.goto(`/api/login?returnTo=${encodeURIComponent(trick)}`);
		expect(new URL(page.url()).hostname).toBe('localhost');
	}
	await page.goto('/api/logout');
	await page.goto('/trips');
	await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Ftrips/);
});

test('signs out by POST when the link is followed', { tag: '@en' }, async ({ page, context, say, expectNoise }) => {
	// The session ends before the page is left, so the event stream's next request and the report of the last activity are refused.
	expectNoise(/401|activity was not reported/);
	await signIn(context, 'renter@mishwar.test');
	// Waits for hydration, because the link is a plain navigation before.
	await page.goto('/profile');
	await triggerHydration(page);
	await settled(page);
	const left = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/logout');
	if (!(await page.getByRole('link', { name: say.common.nav.logout }).first().isVisible()))
		await page.getByRole('button', { name: say.common.nav.openMenu }).click();
	await page.getByRole('link', { name: say.common.nav.logout }).first().click();
	expect((await left).method()).toBe('POST');
	await page.goto('/trips');
	await expect(page).toHaveURL(/\/sign-in\?returnTo=%2Ftrips/);
});

test('describes a car to search engines', { tag: '@ar' }, async ({ page, language }) => {
	await page.goto('/car/toyota-corolla-2022');
	const head = page.locator('head');
	await expect(head.locator('link[rel=canonical]')).toHaveAttribute('href', /\/car\/toyota-corolla-2022/);
	for (const lang of ['en', 'ar', 'x-default']) await expect(head.locator(`link[hreflang="${lang}"]`)).toHaveCount(1);
	await expect(head.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http/);
	const about = (await page.locator('script[type="application/ld+json"]').allTextContents()).flatMap((text) => JSON.parse(text));
	const types = JSON.stringify(about);
	for (const type of ['Product', 'Offer', 'BreadcrumbList']) expect(types).toContain(`"${type}"`);
	await expect(page).toHaveTitle(language === 'ar' ? /مشوار/ : /Mishwar/);
	const sitemap = await page.request.get('/sitemap.xml');
	expect(await sitemap.text()).toContain('/car/toyota-corolla-2022');
	expect(await (await page.request.get('/robots.txt')).text()).toContain('Sitemap:');
});

test('a list has its previous length after going back, also if the browser loads its page again', { tag: '@en' }, async ({
	page,
	context,
	say,
}) => {
	await signIn(context, 'admin@mishwar.test');
	// Oldest first, so that bookings of other journeys are added at the end.
	await page.goto('/admin?tab=bookings&order=oldest');
	const bookings = page.getByTestId('admin-booking');
	await expect(bookings).toHaveCount(24);
	await page.getByRole('button', { name: say.console.desk.list.more }).click();
	const added = bookings.nth(24);
	await added.scrollIntoViewIfNeeded();
	const shown = await added.innerText();
	await expect.poll(() => page.evaluate(() => scrollY > 0 && history.state?.grown.top === scrollY)).toBe(true);
	await page.goto('/terms');
	await page.goBack();
	await expect(added).toBeInViewport();
	await expect(added).toHaveText(shown, { useInnerText: true });
});
