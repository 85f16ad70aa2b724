/** An Eid: the owner takes the offered price; list, map, price filter and quote agree on it; a saved search notifies the renter in the morning, until one click ends it. */
import type { Locator, Page } from '@playwright/test';
import type { OwnerCalendar } from '#contract/calendar.ts';
import type { Car, CarCard } from '#contract/cars.ts';
import type { OwnerPriceRules } from '#contract/price-rules.ts';
import { addDays } from '#contract/time.ts';
import { bell, carPath, expect, expectAccessible, signIn, test } from './journey.ts';

const OWNER = 'owner@mishwar.test';
/** A car and a renter for each window, so that concurrent journeys do not interfere. */
const cars = { 'ar 390': 'hyundai-tucson-2022', 'en 1440': 'toyota-land-cruiser-2019', 'en 390': 'kia-picanto-2019' };
const OF_ANOTHER_WINDOW = 'mercedes-benz-c-200-2021';
const people = ['newcomer@mishwar.test', 'tariq.jaber@mishwar.test', 'leen.hijazi@mishwar.test', 'renter@mishwar.test'];
const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });

type Offer = OwnerPriceRules['offers'][number];
type Letter = { to: string; text: string };

async function offersOf(page: Page, carId: string): Promise<OwnerPriceRules> {
	return (await page.request.get(`/api/owner/cars/${carId}/price-rules`)).json();
}

async function setByHand(page: Page, carId: string, days: { from: string; to: string; dailyRateJod: string | null }): Promise<void> {
	expect((await page.request.put(`/api/owner/cars/${carId}/calendar`, { headers: headers(), data: days })).status()).toBe(200);
}

/** Prices by hand win, and the demo's owners have set those of the Eids: they are removed. */
async function eidWithoutPrice(page: Page, carId: string, offers: readonly Offer[]): Promise<Offer> {
	const offer = offers.find(({ kind }) => kind === 'EID_AL_FITR' || kind === 'EID_AL_ADHA');
	if (!offer) throw new Error('no Eid is offered');
	const to = addDays(offer.from, 2);
	const calendar: OwnerCalendar = await (await page.request.get(`/api/owner/cars/${carId}/calendar?from=${offer.from}&to=${to}`)).json();
	if (calendar.prices.length > 0) await setByHand(page, carId, { from: offer.from, to, dailyRateJod: null });
	return offer;
}

/** Public prices for these dates: the list and its price filter, a part of the map, and the page of the car with its quote. */
async function expectTotal(page: Page, { slug, make, model }: Car, stay: { pickup: string; return: string }, dialogOpener: Locator) {
	const words = new URLSearchParams({ q: `${make} ${model}`, from: stay.pickup, to: stay.return });
	const card = (place: Page) => place.getByRole('listitem').filter({ has: place.locator(`a[href^="/car/${slug}?"]`) });
	await page.goto(`/search?${words}&priceMin=90&priceMax=95`);
	await expect(card(page).first()).toContainText(/187\D.*93\.50/);
	await page.goto(`/search?${words}&priceMax=90`);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await expect(card(page)).toHaveCount(0);
	const onMap: CarCard[] = await (await page.request.get(`/api/cars?${words}&bounds=34.9,29.2,39.3,33.3`)).json();
	expect(onMap.find((each) => each.slug === slug)?.stay).toMatchObject({ totalJod: '187.00', perDayJod: '93.50' });

	await page.goto(carPath(slug, stay), { waitUntil: 'networkidle' });
	if (await dialogOpener.isVisible()) await dialogOpener.click();
	await expect(page.getByTestId('quote').last()).toContainText(/187(\.00)?\D/);
}

test(
	'the offered price of an Eid is the same everywhere, and a saved search notifies the renter in the morning',
	{ tag: '@ar' },
	async ({ page, context, say, as, morning, language }, { project, config }) => {
		test.setTimeout(120_000);
		const slug = cars[project.name as keyof typeof cars] ?? OF_ANOTHER_WINDOW;
		const who = people[config.projects.findIndex(({ name }) => name === project.name) % people.length] ?? '';
		const renter = await as(who);
		await signIn(context, OWNER);
		const car: Car = await (await page.request.get(`/api/cars/${slug}`)).json();
		const { offers } = await offersOf(page, car.id);
		const offer = await eidWithoutPrice(page, car.id, offers);
		const stay = { pickup: offer.from, return: addDays(offer.from, 2) };
		const { priceRules: t } = say.calendar;

		await page.goto(`/owner/cars/${car.id}/calendar?month=${offer.from.slice(0, 7)}`, { waitUntil: 'networkidle' });
		const panel = page.getByTestId('price-rules');
		await panel.getByRole('list', { name: t.offers }).getByRole('button', { name: t.kinds[offer.kind] }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByText(t.modes.FIXED, { exact: true }).click();
		await dialog.locator('[name="amount"]').fill('٩٣٫٥');
		await expect(dialog.getByTestId('price-rule-preview')).toContainText('93.50');

		// Without the price of the Eid the car is not among them.
		const query = new URLSearchParams({
			q: `${car.make} ${car.model}`,
			from: stay.pickup,
			to: stay.return,
			priceMin: '90',
			priceMax: '95',
			lang: language,
		});
		await renter.goto(`/search?${query}`, { waitUntil: 'networkidle' });
		await renter.getByRole('button', { name: say.search.saveSearch }).click();
		await expect(renter.getByRole('link', { name: say.search.searchSaved })).toBeVisible();
		await dialog.getByRole('button', { name: t.save }).click();
		await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
		await morning();
		await expect(panel).toContainText('93.50');
		const day = page.locator(`button[data-date="${offer.from}"]`);
		await expect(day).toContainText('93.50');
		await expect(day).toContainText(t.kinds[offer.kind]);

		await renter.goto('/favourites');
		const saved = renter.getByRole('region', { name: say.favourites.searches });
		await expect(saved.getByRole('listitem')).toHaveCount(1);
		await expectAccessible(renter);
		await renter.goto('/', { waitUntil: 'networkidle' });
		await bell(renter).click();
		const title = language === 'ar' ? 'سيارات جديدة لبحثك المحفوظ' : 'New cars for your saved search';
		await expect(renter.getByText(title)).toBeVisible();
		await expectTotal(renter, car, stay, renter.locator('.booking-bar').getByRole('button', { name: say.car.booking.book }));

		const letters = (await (await renter.request.get('/api/dev/outbox')).json()) as Letter[];
		const end = /https?:\/\/\S+(\/saved-searches\/\S+)/.exec(
			letters.find(({ to, text }) => to === who && text.includes('/saved-searches/'))?.text ?? '',
		)?.[1];
		await renter.context().clearCookies({ name: 'mishwar_session' });
		await renter.goto(end ?? 'about:blank', { waitUntil: 'networkidle' });
		await expectAccessible(renter);
		await renter.getByRole('button', { name: say.endSavedSearch.end }).click();
		await expect(renter.getByRole('heading', { name: say.endSavedSearch.ended })).toBeVisible();
		const again = await as(who);
		await again.goto('/favourites');
		await expect(again.getByRole('heading', { level: 1 })).toBeVisible();
		await expect(again.getByRole('region', { name: say.favourites.searches })).toHaveCount(0);

		await panel.getByRole('button', { name: t.removeTitle(t.kinds[offer.kind]) }).click();
		await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
		await expect(day).not.toContainText('93.50');
		expect((await offersOf(page, car.id)).offers).toEqual(offers);
	},
);

test('misspelt words and unknown values are said', { tag: '@en' }, async ({ page, say }) => {
	await page.goto('/search?q=toyta&city=Ammann');
	await expect(page.getByText(say.search.instead('toyta', 'Toyota'))).toBeVisible();
	// Case-sensitive: a card reads "AmmanNew".
	await expect(page.getByText(/Ammann/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('link', { name: say.search.didYouMean(say.common.cities.Amman) }).click();
	await expect(page).toHaveURL(/city=Amman(&|$)/);
	await expect(page.getByText(/Ammann/)).toHaveCount(0);
});
