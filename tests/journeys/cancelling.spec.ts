/** Cancellation: the renter sees the refund in advance, the owner refunds everything, and both find it in the timeline. */
import type { Page } from '@playwright/test';
import { cancelBooking } from '#contract/booking-life.ts';
import { bookingRefusals } from '#contract/bookings.ts';
import { bell, carIn, expect, interceptRequest, listedTrip, signIn, test, toastOf } from './journey.ts';
import { book, pay, payAndAccept } from './renting-today.ts';
import type { Words } from './words.ts';

const HOUR_MS = 3_600_000;

const head = (page: Page) => page.getByRole('heading', { level: 1 });
const pageHeader = (page: Page) => head(page).locator('..');

/** Accepts on the booking page: it shows the new state at once, and the renter's phone after the server's response. */
async function accept(owner: Page, say: Words, booking: string): Promise<void> {
	const { request } = say.dashboard;
	const letGo = await interceptRequest(owner, '**/accept');
	await owner.goto(`/owner/bookings/${booking}`);
	await expect(pageHeader(owner)).toContainText(say.common.bookingStatus.REQUESTED);
	await owner.getByRole('button', { name: request.accept, exact: true }).click();
	await expect(pageHeader(owner)).toContainText(say.common.bookingStatus.CONFIRMED);
	await expect(owner.getByText(say.detail.story.next.ANSWER.mine)).toHaveCount(0);
	await expect(owner.getByText(say.detail.story.next.PICK_UP)).toBeVisible();
	const pressed = owner.getByRole('button', { name: request.accepting });
	await expect(pressed).toBeDisabled();
	await expect(pressed).toBeFocused();
	await expect(owner.getByRole('button', { name: request.decline, exact: true })).toBeDisabled();
	await expect(owner.getByText(say.detail.party.hidden)).toBeVisible();
	await expect(owner.getByText(say.detail.papers.later)).toBeVisible();
	await expect(toastOf(owner)).toHaveCount(0);
	letGo('GO_ON');
	await expect(toastOf(owner).getByText(request.accepted, { exact: true })).toBeVisible();
	await expect(pressed).toHaveCount(0);
	await expect(head(owner)).toBeFocused();
	await expect(owner.getByText(say.detail.party.hidden)).toHaveCount(0);
	await expect(owner.locator('main a[href^="tel:"]').first()).toBeVisible();
	await expect(pageHeader(owner)).toContainText(say.common.bookingStatus.CONFIRMED);
}

test('the renter sees the refund, cancels, and gets exactly that', { tag: '@ar' }, async ({ page, context, say, stay, as, advance }) => {
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'kia-sportage-2022', stay);
	await pay(page, booking);
	const owner = await as('owner2@mishwar.test');
	await accept(owner, say, booking);

	await page.goto('/trips');
	await (await listedTrip(page, say, booking)).getByRole('link').first().click();
	await expect(page).toHaveURL(new RegExp(`/booking/${booking}$`));
	await expect(page.getByTestId('story').getByRole('listitem')).toHaveCount(3);
	await page.getByRole('button', { name: say.detail.actions.cancel }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(say.detail.cancellation.grace.one ?? '');
	const refund = (await dialog.getByTestId('refund').innerText()).trim();
	await dialog.getByRole('textbox').fill('MW');
	await dialog.getByRole('button', { name: say.detail.cancel.confirm }).click();
	await expect(toastOf(page).getByText(say.detail.cancel.done, { exact: true })).toBeVisible();
	await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(say.common.bookingStatus.CANCELLED);
	await advance(HOUR_MS / 12);
	await page.reload();
	await expect(page.getByTestId('story').getByRole('listitem').last()).toContainText(refund);

	await page.goto('/trips?tab=cancelled');
	await expect(await listedTrip(page, say, booking)).toContainText(say.common.bookingStatus.CANCELLED);
	await owner.goto(`/owner/history?q=${booking.slice(0, 8)}`);
	await expect(owner.getByTestId('owner-booking')).toHaveCount(1);
});

test('the owner cancels a confirmed booking, and everything goes back', { tag: '@en' }, async ({
	page,
	context,
	say,
	stay,
	as,
	language,
}) => {
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
	await expect(page.getByRole('dialog')).toContainText(carIn(language, 'Hyundai Staria'));
});

test('an answer of the owner that does not arrive, or comes too late, is reverted, and that is announced once', { tag: '@ar' }, async ({
	page,
	context,
	say,
	language,
	stay,
	as,
	expectNoise,
}) => {
	expectNoise(/Failed to load resource/);
	const { request } = say.dashboard;
	const { REQUESTED, CONFIRMED, DECLINED, CANCELLED } = say.common.bookingStatus;
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'kia-sportage-2022', stay);
	await pay(page, booking);
	const owner = await as('owner2@mishwar.test');
	await owner.goto(`/owner/bookings/${booking}`);

	const loseIt = await interceptRequest(owner, '**/decline');
	const decline = owner.getByRole('button', { name: request.decline, exact: true });
	await decline.click();
	const dialog = owner.getByRole('dialog');
	await dialog.getByRole('textbox').fill('MW');
	await dialog.getByRole('button', { name: say.dashboard.declining.confirm }).click();
	await expect(pageHeader(owner)).toContainText(DECLINED);
	await expect(dialog).toHaveCount(0);
	await expect(owner.getByRole('heading', { name: say.detail.story.comes })).toHaveCount(0);
	await expect(owner.getByRole('button', { name: request.declining })).toBeFocused();
	loseIt('FAIL');
	await expect(dialog).toContainText(request.declineFailed);
	await expect(dialog.getByRole('textbox')).toHaveValue('MW');
	await dialog.getByRole('button', { name: say.dashboard.declining.keep }).click();
	await expect(decline).toBeFocused();
	await expect(pageHeader(owner)).toContainText(REQUESTED);
	await expect(owner.getByText(say.detail.story.next.ANSWER.mine)).toBeVisible();
	await expect(toastOf(owner)).toHaveCount(0);

	const accepting = owner.getByRole('button', { name: request.accept, exact: true });
	const loseThis = await interceptRequest(owner, '**/accept');
	await accepting.click();
	await expect(pageHeader(owner)).toContainText(CONFIRMED);
	loseThis('FAIL');
	await expect(owner.getByRole('main').getByRole('alert')).toContainText(request.acceptFailed);
	await expect(toastOf(owner)).toHaveCount(0);

	// A user who has gone to another page is informed there.
	const loseItLate = await interceptRequest(owner, '**/accept');
	await accepting.click();
	await owner.getByRole('main').getByRole('link', { name: say.detail.back.OWNER }).click();
	await expect(owner).toHaveURL(/\/owner\/bookings$/);
	// The booking page, which would show the message beside its buttons, is no longer open.
	await expect(owner.getByTestId('owner-booking').first()).toBeVisible();
	await expect(owner.getByTestId('road')).toHaveCount(0);
	loseItLate('FAIL');
	await expect(toastOf(owner).getByText(request.acceptFailed, { exact: true })).toBeVisible();
	await owner.goto(`/owner/bookings/${booking}`);

	const letGo = await interceptRequest(owner, '**/accept');
	await accepting.click();
	await expect(pageHeader(owner)).toContainText(CONFIRMED);
	const path = cancelBooking.path.replace('{id}', booking);
	const cancelled = await page.request.patch(path, { headers: { origin: process.env.JOURNEY_URL ?? '' }, data: {} });
	expect(cancelled.status(), await cancelled.text()).toBe(200);
	letGo('GO_ON');
	await expect(toastOf(owner).getByText(bookingRefusals.BOOKING_NOT_OPEN[language], { exact: true })).toBeVisible();
	await expect(pageHeader(owner)).toContainText(CANCELLED);
	await expect(accepting).toHaveCount(0);
	await expect(owner.getByRole('main').getByRole('alert')).toHaveCount(0);
	await expect(head(owner)).toBeFocused();
});
