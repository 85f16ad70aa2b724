/** A saved search: saved on the search page, announced in the morning, and ended by one click in the e-mail. */
import { changeOwnerCar } from '#contract/listing.ts';
import { bell, expect, expectAccessible, test } from './journey.ts';

const OWNER = 'owner@mishwar.test';
const people = ['newcomer@mishwar.test', 'tariq.jaber@mishwar.test', 'leen.hijazi@mishwar.test', 'renter@mishwar.test'];

type OwnCar = { id: string; make: string; model: string; state: string };
type Letter = { to: string; text: string };

test('is announced in the morning and ended from the e-mail', async ({ as, say, morning, language }, info) => {
	const at = info.config.projects.findIndex(({ name }) => name === info.project.name);
	const who = people[at % people.length] ?? '';
	const [page, owner] = [await as(who), await as(OWNER)];
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	const cars = ((await (await owner.request.get('/api/owner/cars?limit=100')).json()) as OwnCar[]).filter(
		({ state }) => state === 'VERIFIED',
	);
	const car = cars[at % cars.length];
	if (!car) throw new Error('the owner has no listed car');
	const offer = (isActive: boolean) => owner.request.patch(changeOwnerCar.path.replace('{id}', car.id), { headers, data: { isActive } });

	await offer(false);
	const query = new URLSearchParams({ q: `${car.make} ${car.model}`, lang: language });
	await page.goto(`/search?${query}`, { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: say.search.saveSearch }).click();
	await expect(page.getByRole('link', { name: say.search.searchSaved })).toBeVisible();
	await page.goto('/favourites');
	const saved = page.getByRole('region', { name: say.favourites.searches });
	await expect(saved.getByRole('listitem')).toHaveCount(1);
	await expectAccessible(page);

	await offer(true);
	await morning();
	await page.goto('/', { waitUntil: 'networkidle' });
	await bell(page).click();
	const title = language === 'ar' ? 'سيارات جديدة لبحثك المحفوظ' : 'New cars for your saved search';
	await expect(page.getByText(title)).toBeVisible();

	const letters = (await (await page.request.get('/api/dev/outbox')).json()) as Letter[];
	const end = /https?:\/\/\S+(\/saved-searches\/\S+)/.exec(
		letters.find(({ to, text }) => to === who && text.includes('/saved-searches/'))?.text ?? '',
	)?.[1];
	await page.context().clearCookies({ name: 'mishwar_session' });
	await page.goto(end ?? 'about:blank', { waitUntil: 'networkidle' });
	await expectAccessible(page);
	await page.getByRole('button', { name: say.endSavedSearch.end }).click();
	await expect(page.getByRole('heading', { name: say.endSavedSearch.ended })).toBeVisible();

	const again = await as(who);
	await again.goto('/favourites');
	await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(again.getByRole('region', { name: say.favourites.searches })).toHaveCount(0);
});

test('misspelt words and unknown values are said', async ({ page, say }) => {
	await page.goto('/search?q=toyta&city=Ammann');
	await expect(page.getByText(say.search.instead('toyta', 'Toyota'))).toBeVisible();
	// Case-sensitive: a card reads "AmmanNew".
	await expect(page.getByText(/Ammann/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: say.search.didYouMean(say.common.cities.Amman) }).click();
	await expect(page).toHaveURL(/city=Amman(&|$)/);
	await expect(page.getByText(/Ammann/)).toHaveCount(0);
});
