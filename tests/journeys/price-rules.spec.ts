/** An owner takes the offered price of a season, and the renter's quote has it. */
import type { Page } from '@playwright/test';
import type { OwnerCalendar } from '#contract/calendar.ts';
import type { OwnerPriceRules } from '#contract/price-rules.ts';
import { addDays } from '#contract/time.ts';
import { carPath, expect, signIn, test } from './journey.ts';

const OWNER = 'owner@mishwar.test';
/** A car for each window, so that concurrent journeys do not interfere. */
const cars: Record<string, string> = {
	'ar 390': 'hyundai-tucson-2022',
	'en 1440': 'toyota-land-cruiser-2019',
	'en 390': 'kia-picanto-2019',
	'ar 1440': 'mercedes-benz-c-200-2021',
};

async function offersOf(page: Page, carId: string): Promise<OwnerPriceRules> {
	return (await page.request.get(`/api/owner/cars/${carId}/price-rules`)).json();
}

/** One whose first days have no price by hand, which would win: the demo's owners have set those of the Eids. */
async function unpricedOffer(page: Page, carId: string, offers: OwnerPriceRules['offers']): Promise<OwnerPriceRules['offers'][number]> {
	for (const offer of offers) {
		const response = await page.request.get(`/api/owner/cars/${carId}/calendar?from=${offer.from}&to=${addDays(offer.from, 2)}`);
		const { prices } = (await response.json()) as OwnerCalendar;
		if (prices.length === 0) return offer;
	}
	throw new Error('no occasion without prices by hand is offered');
}

test('sets the offered price of an occasion; calendar and quote have it, and without it they are as before', async ({
	page,
	context,
	say,
}, { project }) => {
	const slug = cars[project.name] ?? '';
	await signIn(context, OWNER);
	const { id } = (await (await page.request.get(`/api/cars/${slug}`)).json()) as { id: string };
	const { offers } = await offersOf(page, id);
	const offer = await unpricedOffer(page, id, offers);
	const { priceRules: t } = say.calendar;

	await page.goto(`/owner/cars/${id}/calendar?month=${offer.from.slice(0, 7)}`, { waitUntil: 'networkidle' });
	const panel = page.getByTestId('price-rules');
	await panel.getByRole('list', { name: t.offers }).getByRole('button', { name: t.kinds[offer.kind] }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByText(t.modes.FIXED, { exact: true }).click();
	await dialog.locator('[name="amount"]').fill('٩٣٫٥');
	await expect(dialog.getByTestId('price-rule-preview')).toContainText('93.50');
	await dialog.getByRole('button', { name: t.save }).click();
	await expect(page.getByText(t.saved, { exact: true })).toBeVisible();
	await expect(panel).toContainText('93.50');
	const day = page.locator(`button[data-date="${offer.from}"]`);
	await expect(day).toContainText('93.50');
	await expect(day).toContainText(t.kinds[offer.kind]);

	const stay = { pickup: offer.from, return: addDays(offer.from, 2) };
	await page.goto(carPath(slug, stay), { waitUntil: 'networkidle' });
	const opener = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	if (await opener.isVisible()) await opener.click();
	await expect(page.getByTestId('quote').last()).toContainText('187.00');

	await page.goto(`/owner/cars/${id}/calendar?month=${offer.from.slice(0, 7)}`, { waitUntil: 'networkidle' });
	await panel.getByRole('button', { name: t.removeTitle(t.kinds[offer.kind]) }).click();
	await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
	await expect(day).not.toContainText('93.50');
	expect((await offersOf(page, id)).offers).toEqual(offers);
});
