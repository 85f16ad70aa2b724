/** An owner describes a car; a renter reads it in the other language, finds similar cars and shares the page. */
import { expect, expectAccessible, interceptRequest, signIn, test, triggerHydration } from './journey.ts';
import { words } from './words.ts';

const OWNER = 'owner@mishwar.test';
const LANGUAGES = { en: 'English', ar: 'العربية' } as const;

test('an owner writes in one language, and a renter reads it in the other one', { tag: '@ar' }, async ({
	page,
	context,
	browser,
	say,
	language,
	contextOptions,
}) => {
	test.slow();
	const { listing: t } = say;
	await signIn(context, OWNER);
	const mine = (await (await page.request.get('/api/owner/cars?limit=100')).json()) as Array<{ id: string; slug: string; state: string }>;
	// A car of its own for each window.
	const verified = mine
		.filter(({ state, slug }) => state === 'VERIFIED' && slug !== 'toyota-camry-2021')
		.sort((a, b) => (a.id < b.id ? -1 : 1));
	const window = (language === 'ar' ? 0 : 1) + ((page.viewportSize()?.width ?? 0) < 768 ? 0 : 2);
	const car = verified[window % verified.length];
	const other = language === 'ar' ? 'en' : 'ar';
	const otherSay = words[other];
	const text =
		language === 'ar'
			? 'سيارة هادئة للطرق الطويلة.\n\nاتصل على 0791234567 قبل الحجز.'
			: 'A calm car for long roads.\n\nCall 0791234567 before you book.';
	const letAppGo = await interceptRequest(page, '**/boot.js');
	await page.goto(`/owner/cars/${car?.id}/edit`);
	const section = page.getByTestId('own-words');
	const about = section.getByRole('group', { name: t.words.topics.description });
	const field = about.getByRole('textbox', { name: LANGUAGES[language] });
	await about.getByRole('textbox', { name: LANGUAGES[other] }).fill('');
	// What is typed and selected before the page is hydrated stays so.
	await field.fill('to be replaced');
	await field.selectText();
	letAppGo('GO_ON');
	await triggerHydration(page);
	await page.keyboard.type('short');
	await expect(field).toHaveValue('short');
	await page.getByRole('button', { name: t.submit.save }).click();
	await expect(field).toHaveAttribute('aria-invalid', 'true');
	await field.fill(text);
	await section.getByRole('combobox', { name: t.words.rules.smoking }).selectOption('NO');
	await section.getByRole('combobox', { name: t.words.rules.wadiRum }).selectOption('ASK');
	await expectAccessible(page);
	await page.getByRole('button', { name: t.submit.save }).click();
	await expect(page).toHaveURL(/\/owner\/cars$/);
	await expect(page.getByText(t.ownWords.masked).first()).toBeVisible();

	const reader = await browser.newContext({ ...contextOptions, baseURL: new URL(page.url()).origin });
	await reader.addCookies([{ name: 'lang', value: other, url: new URL(page.url()).origin }]);
	const visit = await reader.newPage();
	await visit.goto(`/car/${car?.slug}`);
	const read = visit.getByTestId('words-description');
	await expect(read).toContainText(LANGUAGES[language]);
	await expect(read.locator(`[lang=${language}] p`)).toHaveCount(2);
	await expect(read).toContainText('•••••');
	await expect(read).not.toContainText('0791234567');
	const ruled = visit.getByTestId('house-rules');
	const answers = otherSay.car.words.answers;
	await expect(ruled).toContainText(answers.NO);
	await expect(ruled).toContainText(answers.ASK);
	await reader.close();
});

test('shares a car with its dates, and offers similar ones', { tag: '@en' }, async ({ page, context, say, stay, language, request }) => {
	await context.grantPermissions(['clipboard-read', 'clipboard-write']);
	const { share, record } = say.car;
	await page.goto(`/car/toyota-camry-2021?pickup=${stay.pickup}&return=${stay.return}&flight=RJ112`);
	await triggerHydration(page);
	await page.getByRole('button', { name: share.label }).click();
	await expect(page.getByRole('menuitem', { name: share.whatsapp })).toBeVisible();
	await page.getByRole('menuitem', { name: share.copy }).click();
	await expect(page.getByText(share.copied).first()).toBeVisible();
	const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
	expect(copied.pathname).toBe('/car/toyota-camry-2021');
	expect(Object.fromEntries(copied.searchParams)).toEqual({ ...stay, lang: language });

	const image = await page.locator('meta[property="og:image"]').getAttribute('content');
	const { pathname, search } = new URL(image ?? '');
	expect(search).toContain(stay.pickup);
	const picture = await request.get(pathname + search);
	expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

	const photo = page.locator('[aria-roledescription=carousel] button[aria-haspopup=dialog]').first();
	await photo.click();
	await expect(page.getByRole('dialog')).toBeVisible();
	await expectAccessible(page);
	await page.keyboard.press('Escape');
	await expect(photo).toBeFocused();

	await page.getByTestId('owner-record').scrollIntoViewIfNeeded();
	await expect(page.getByTestId('owner-record')).toContainText(/\d/);
	await expect(page.getByTestId('owner-record')).not.toContainText(record.noTrips);
	await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
	const similar = page.getByTestId('similar').getByRole('article');
	await expect(similar.first()).toBeVisible();
	await expect(similar.first().getByRole('link')).toHaveAttribute('href', new RegExp(`pickup=${stay.pickup}`));
	await expectAccessible(page);
});
