/** Favourites: pressed by a visitor who then signs in, listed, and removed. */
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { carIn, expect, expectAccessible, test, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

const people = ['newcomer@mishwar.test', 'pending@mishwar.test', 'tariq.jaber@mishwar.test', 'leen.hijazi@mishwar.test'];
const SLUG = 'toyota-corolla-2022';
const LEFT = 'kia-ev6-2022';

test('saves the car whose heart was pressed before signing in', { tag: '@ar' }, async ({ page, say, language }, info) => {
	const who = people[info.config.projects.findIndex(({ name }) => name === info.project.name)] ?? '';
	await page.goto(`/car/${SLUG}`);
	const html = await page.content();
	expect(html).toContain('aria-pressed="false"');
	expect(html).not.toContain('aria-pressed="true"');
	const { title } = (await (await page.request.get(`/api/cars/${SLUG}`)).json()) as { title: string };
	const heart = page.getByRole('button', { name: say.common.favourites.save(carIn(language, title)) });
	await heart.click();
	await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
	await page.locator('input[name=email]').fill(who);
	await page.locator('input[name=password]').fill(DEMO_PASSWORD);
	await page.getByRole('button', { name: say.signIn.submit, exact: true }).click();
	await expect(page).toHaveURL(new RegExp(`/car/${SLUG}`));
	await expect(heart).toHaveAttribute('aria-pressed', 'true');

	await page.goto('/favourites');
	await expect(page.getByRole('link', { name: carIn(language, title) })).toBeVisible();
	await expectAccessible(page);
	// Waits for the removal, because a page that is requested at the same time may be read before it.
	const letGo = page.waitForResponse((response) => response.request().method() === 'DELETE');
	await page.getByRole('button', { name: say.common.favourites.save(carIn(language, title)) }).click();
	await expect(page.getByRole('button', { name: say.common.favourites.save(carIn(language, title)) })).toHaveAttribute(
		'aria-pressed',
		'false',
	);
	await letGo;
	await page.reload();
	await expect(page.getByText(say.favourites.empty)).toBeVisible();

	// Not visible on anybody else's page.
	const anonymous = await page
		.context()
		.browser()
		?.newContext({ baseURL: new URL(page.url()).origin });
	const other = await anonymous?.newPage();
	await other?.goto(`/car/${SLUG}`);
	expect(await other?.content()).not.toContain('aria-pressed="true"');
	await anonymous?.close();
});

test('saves a heart that was pressed just before the page was left', { tag: '@en' }, async ({ as, say, language }, info) => {
	const who = people[info.config.projects.findIndex(({ name }) => name === info.project.name)] ?? '';
	const page = await as(who);
	await page.goto(`/car/${LEFT}`);
	// A press that only starts the page's script would be lost with the page.
	await triggerHydration(page);
	await settled(page);
	const { title } = (await (await page.request.get(`/api/cars/${LEFT}`)).json()) as { title: string };
	const heart = page.getByRole('button', { name: say.common.favourites.save(carIn(language, title)) });
	await expect(heart).toHaveAttribute('aria-pressed', 'false');
	await heart.click();
	await page.goto(`/search?lang=${language}`);
	await page.goto(`/car/${LEFT}`);
	await expect(heart).toHaveAttribute('aria-pressed', 'true');
});
