/** Calling it off: the renter sees what comes back before it is done, the owner gives everything back, and both find it told. */
import type { Page } from '@playwright/test';
import { bell, expect, signIn, test, toastOf, tripOf } from './journey.ts';
import { book, pay, payAndAccept } from './renting-today.ts';
import type { Words } from './words.ts';

const HOUR_MS = 3_600_000;

/** The owner answers on the booking's own page. */
async function accept(owner: Page, say: Words, booking: string): Promise<void> {
	await owner.goto(`/owner/bookings/${booking}`);
	await owner.getByRole('button', { name: say.dashboard.request.accept, exact: true }).click();
	await expect(toastOf(owner).getByText(say.dashboard.request.accepted, { exact: true })).toBeVisible();
}

test('the renter sees the refund, cancels, and gets exactly that', async ({ page, context, say, stay, as, advance }) => {
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'kia-sportage-2022', stay);
	await pay(page, booking);
	const owner = await as('owner2@mishwar.test');
	await accept(owner, say, booking);

	await page.goto('/trips');
	await tripOf(page, booking).getByRole('link').first().click();
	await expect(page).toHaveURL(new RegExp(`/booking/${booking}$`));
	await expect(page.getByTestId('story').getByRole('listitem')).toHaveCount(3);
	await page.getByRole('button', { name: say.detail.actions.cancel }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(say.detail.cancel.ground.GRACE);
	const refund = (await dialog.getByTestId('refund').innerText()).trim();
	await dialog.getByRole('textbox').fill('MW');
	await dialog.getByRole('button', { name: say.detail.cancel.confirm }).click();
	await expect(toastOf(page).getByText(say.detail.cancel.done, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(say.common.bookingStatus.CANCELLED);
	await advance(HOUR_MS / 12);
	await page.reload();
	await expect(page.getByTestId('story').getByRole('listitem').last()).toContainText(refund);

	await page.goto('/trips?tab=cancelled');
	await expect(tripOf(page, booking)).toContainText(say.common.bookingStatus.CANCELLED);
	await owner.goto(`/owner/history?q=${booking.slice(0, 8)}`);
	await expect(owner.getByTestId('owner-booking')).toHaveCount(1);
});

test('the owner cancels a confirmed booking, and everything goes back', async ({ page, context, say, stay, as }) => {
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'hyundai-staria-2022', stay);
	const owner = await as('owner2@mishwar.test');
	await payAndAccept(page, owner, booking);
	await owner.goto('/owner/bookings?tab=active');
	await owner.locator(`a[href="/owner/bookings/${booking}"]`).click();
	await owner.getByRole('button', { name: say.detail.actions.cancel }).click();
	const dialog = owner.getByRole('dialog');
	await expect(dialog).toContainText(say.detail.cancel.counts);
	await dialog.getByRole('button', { name: say.detail.cancel.confirm }).click();
	await expect(toastOf(owner).getByText(say.detail.cancel.done, { exact: true })).toBeVisible();

	await page.goto(`/booking/${booking}`);
	await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(say.common.bookingStatus.CANCELLED);
	await bell(page).click();
	await expect(page.getByRole('dialog')).toContainText('Hyundai Staria');
});
