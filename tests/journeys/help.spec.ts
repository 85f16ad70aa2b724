/** Help: finding an article by a misspelt word, and reading articles without a connection. */
import type { Page } from '@playwright/test';
import { HELP_HOME, helpPath, helpSlugs } from '#contract/help.ts';
import { articles } from '#web/features/help/articles/index.ts';
import { texts as ar } from '#web/screens/public/help/texts.ar.ts';
import { texts as en } from '#web/screens/public/help/texts.en.ts';
import { expect, signIn, test, triggerHydration } from './journey.ts';

const help = { en, ar };
/** Misspelt words, and the article that should be found. */
const typos = {
	en: { typed: 'refnud', meant: 'refund', slug: 'refunds' },
	ar: { typed: 'استردد', meant: 'استرداد', slug: 'refunds' },
} as const;

test.use({ serviceWorkers: 'allow' });

/** The emergency number in the demo's settings, for people who open the help after a breakdown. */
const callTheEmergency = (page: Page) => page.getByTestId('support-contacts').getByRole('link', { name: '911' });

const storedPages = (page: Page) =>
	page.evaluate(async () => ((await caches.has('help-1')) ? (await (await caches.open('help-1')).keys()).length : 0));

test('an article is found by a misspelt word, from the foot of any page', { tag: '@ar' }, async ({ page, language, say }) => {
	const t = help[language];
	const { typed, meant, slug } = typos[language];
	await page.goto('/');
	await page.getByRole('contentinfo').getByRole('link', { name: say.common.nav.help, exact: true }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
	await expect(callTheEmergency(page)).toHaveAttribute('href', 'tel:911');
	await triggerHydration(page);
	await page.getByRole('searchbox', { name: t.search.label }).fill(typed);
	await expect(page.getByText(t.search.instead(meant))).toBeVisible();
	await page.getByRole('link', { name: articles[slug][language].title }).first().click();
	await expect(page.getByRole('heading', { level: 1, name: articles[slug][language].title })).toBeVisible();
	await expect(page).toHaveURL(helpPath(slug));
	await page.goBack();
	await expect(page.getByRole('searchbox', { name: t.search.label })).toHaveValue(typed);
});

test('searching works without script, and an unknown article is a 404', { tag: '@en' }, async ({ page, language, request }) => {
	const { typed, slug } = typos[language];
	const html = await (await request.get(`${HELP_HOME}?q=${encodeURIComponent(typed)}&lang=${language}`)).text();
	expect(html).toContain(`href="${helpPath(slug)}"`);
	expect(html).toContain(articles[slug][language].title);
	expect((await request.get('/help/nothing-like-this')).status()).toBe(404);
	await page.goto(helpPath('deposit'));
	const about = (await page.locator('script[type="application/ld+json"]').allTextContents()).map((text) => JSON.parse(text));
	expect(about).toMatchObject([{ '@type': 'Article', headline: articles.deposit[language].title }, { '@type': 'BreadcrumbList' }]);
	expect(await (await request.get('/sitemap.xml')).text()).toContain(helpPath('deposit'));
});

test('once the help was opened, every article can be read without a connection, until the person signs out', { tag: '@ar' }, async ({
	page,
	context,
	language,
	say,
	expectNoise,
}) => {
	expectNoise(/ERR_INTERNET_DISCONNECTED|Failed to fetch|NetworkError|Failed to load resource|activity was not reported/);
	await signIn(context, 'renter@mishwar.test');
	await page.goto(HELP_HOME, { waitUntil: 'networkidle' });
	await page.evaluate(async () => {
		await navigator.serviceWorker.ready;
	});
	await page.reload({ waitUntil: 'networkidle' });
	await expect.poll(() => storedPages(page), { timeout: 30_000 }).toBe(helpSlugs.length + 1);
	await context.setOffline(true);
	// Never opened before.
	await page.goto(helpPath('during-the-trip'));
	await expect(page.getByRole('heading', { level: 1, name: articles['during-the-trip'][language].title })).toBeVisible();
	await expect(page.getByText(say.common.states.offline)).toBeVisible();
	await expect(callTheEmergency(page)).toBeVisible();
	// A link within the app works as well.
	await page
		.locator(`a[href="${helpPath('return-the-car')}"]`)
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1, name: articles['return-the-car'][language].title })).toBeVisible();
	await context.setOffline(false);
	await page.goto('/api/logout');
	await expect.poll(() => storedPages(page)).toBe(0);
});
