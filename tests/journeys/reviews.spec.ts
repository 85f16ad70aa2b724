/** Reviews of both parties: unpublished until both have written, then published, answered, and counted. */
import type { TestInfo } from '@playwright/test';
import type { Booking } from '#contract/bookings.ts';
import { getTripReviews } from '#contract/reviews.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';

/** Completed trips without reviews: one for each window. */
const trips = [
	{ renter: 'karim.hourani@mishwar.test', car: 'toyota-land-cruiser-2019' },
	{ renter: 'mira.farraj@mishwar.test', car: 'kia-sportage-2022' },
	{ renter: 'aseel.batayneh@mishwar.test', car: 'toyota-hilux-2022' },
	{ renter: 'hashem.kilani@mishwar.test', car: 'hyundai-staria-2022' },
] as const;
const XSS = '<img src=x onerror="document.title=\'broken\'"> & "quotes"';

const tripOf = ({ project, config }: TestInfo) => trips[config.projects.findIndex(({ name }) => name === project.name)] ?? trips[0];

test('reviews a trip from both sides', { tag: '@ar' }, async ({ page, context, say, as, expectNoise }, info) => {
	const { renter, car: slug } = tripOf(info);
	const { trip: t } = say.reviews;
	expectNoise(/net::ERR_FAILED/);
	await signIn(context, renter);
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1&limit=100')).json();
	const trip = bookings.find(({ status, car }) => status === 'COMPLETED' && car.slug === slug);
	await page.goto(`/booking/${trip?.id}`);
	const panel = page.locator('#reviews');
	await expect(panel.getByRole('heading', { name: t.title.RENTER })).toBeVisible();
	await expect(panel.getByRole('button', { name: t.send })).toBeDisabled();

	// Stars by keyboard.
	const stars = panel.getByRole('radio');
	await stars.first().focus();
	await page.keyboard.press('Space');
	for (let step = 0; step < 3; step += 1) await page.keyboard.press(info.project.metadata.language === 'ar' ? 'ArrowLeft' : 'ArrowRight');
	await expect(stars.nth(3)).toBeChecked();
	await panel.getByLabel(t.text).fill(XSS);
	await expectAccessible(page);

	// Typed text is preserved if sending fails.
	await page.route(`**${getTripReviews.path.replace('{id}', '*')}`, (route) =>
		route.request().method() === 'POST' ? route.abort() : route.continue(),
	);
	await panel.getByRole('button', { name: t.send }).click();
	await expect(page.getByText(t.failed, { exact: true })).toBeVisible();
	await expect(panel.getByLabel(t.text)).toHaveValue(XSS);
	await page.unrouteAll();
	await panel.getByRole('button', { name: t.send }).click();
	await expect(page.getByText(t.done, { exact: true })).toBeVisible();
	await expect(panel.getByText(XSS)).toBeVisible();

	// The owner knows that there is a review, but not its content.
	const owner = await as(String(trip?.ownerId));
	await owner.goto(`/owner/bookings/${trip?.id}`);
	const theirs = owner.locator('#reviews');
	await expect(theirs.getByRole('heading', { name: t.title.OWNER })).toBeVisible();
	await expect(theirs.getByText(XSS)).toHaveCount(0);
	await theirs.locator('[data-star="5"]').click();
	await theirs.getByLabel(t.text).fill('Back on time');
	await theirs.getByRole('button', { name: t.send }).click();
	await expect(theirs.getByText(XSS)).toBeVisible();
	expect(await owner.title()).not.toBe('broken');

	await theirs.getByRole('button', { name: say.reviews.answer.open }).click();
	const dialog = owner.getByRole('dialog');
	await dialog.getByLabel(say.reviews.answer.label).fill('Thank you');
	await dialog.getByRole('button', { name: say.reviews.answer.send }).click();
	await expect(theirs.getByText('Thank you', { exact: true })).toBeVisible();

	await page.goto(`/car/${slug}`);
	const shown = page.getByTestId('review').filter({ hasText: XSS });
	await expect(shown.getByText('Thank you')).toBeVisible();
	await expectAccessible(page);
	await page.goto(`/booking/${trip?.id}`);
	await expect(panel.getByText('Back on time')).toBeVisible();
});
