/** An admin hides a review with a reason, which removes it from the car page, and shows it again. */
import type { AdminReview, Review } from '#contract/reviews.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';

const ADMIN = 'admin@mishwar.test';

test('decides what becomes of a review', { tag: '@en' }, async ({ page, context, say, language }, info) => {
	const { adminReviews: t } = say;
	await signIn(context, ADMIN);
	const all: AdminReview[] = await (await page.request.get('/api/admin/reviews?limit=100')).json();
	const readable = all.filter(({ revealedAt, hidden, side, text }) => revealedAt && !hidden && side === 'RENTER' && text.length > 20);
	// One for each window.
	const review = readable[info.config.projects.findIndex(({ name }) => name === info.project.name)];
	expect(review).toBeDefined();
	if (!review) return;

	await page.goto('/admin/reviews?show=ALL');
	const card = page
		.getByTestId('admin-review')
		.filter({ hasText: review.bookingId.slice(0, 8) })
		.filter({ hasText: review.text });
	await card.getByRole('button', { name: t.hide.open }).click();
	const dialog = page.getByRole('dialog');
	await expectAccessible(page);
	await dialog.getByRole('button', { name: t.hide.confirm }).click();
	await expect(dialog.getByText(t.hide.required)).toBeVisible();
	await dialog.getByLabel(t.hide.reason).fill(`MW ${language}`);
	await dialog.getByRole('button', { name: t.hide.confirm }).click();
	await expect(page.getByText(t.hide.done, { exact: true })).toBeVisible();
	await expect(card.getByText(t.hidden, { exact: true })).toBeVisible();

	const shown = async () => {
		const found: Review[] = await (await page.request.get(`/api/users/${review.subject.id}/reviews?as=owner&limit=100`)).json();
		return found.some(({ id }) => id === review.id);
	};
	expect(await shown()).toBe(false);
	await page.getByRole('tab', { name: t.tabs.HIDDEN }).click();
	await expect(card.getByText(`MW ${language}`)).toBeVisible();
	await card.getByRole('button', { name: t.show.open }).click();
	await expect(page.getByText(t.show.done, { exact: true })).toBeVisible();
	await expect(card).toHaveCount(0);
	expect(await shown()).toBe(true);
});
