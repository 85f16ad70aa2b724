/** Admin area: access, the gateway's report against the ledger, and the ledger of one booking. */
import type { Page } from '@playwright/test';
import { addDays } from '#contract/time.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { book, pay } from './renting-today.ts';
import { settled } from './settled.ts';
import type { Words } from './words.ts';

const ADMIN = 'admin@mishwar.test';

test('is for admins: a visitor signs in first, and everybody else is sent home', { tag: '@ar' }, async ({ page, context, say }) => {
	await page.goto('/admin/reconciliation');
	await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
	await signIn(context, 'owner@mishwar.test');
	await page.goto('/admin/reconciliation');
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('link', { name: say.common.nav.admin, exact: true })).toHaveCount(0);
});

test('compares the gateway’s report with the books, and shows each account', { tag: '@en' }, async ({ page, context, say, isMobile }) => {
	const t = say.reconciliation;
	await signIn(context, ADMIN);
	await page.goto('/admin/reconciliation', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
	// On a phone the bar has four items, and this one is in the drawer.
	const here = page.getByRole('link', { name: say.adminShell.reconciliation }).locator('visible=true');
	if (!isMobile) await expect(here).toHaveAttribute('aria-current', 'page');
	await page.getByRole('button', { name: t.run }).click();
	await expect(page.getByText(t.ran, { exact: true })).toBeVisible();
	await page.getByRole('tab', { name: t.tabs.books }).click();
	await expect(page).toHaveURL(/tab=books/);
	await expect(page.getByRole('rowheader', { name: t.ledger.accounts.DEPOSITS_HELD })).toBeVisible();
	if (!isMobile) await expect(page.getByRole('columnheader', { name: t.ledger.debit })).toBeVisible();
});

/** The booking for an admin, opened from the list of all. */
async function openBooking(admin: Page, say: Words, id: string): Promise<void> {
	await admin.goto(`/admin?tab=bookings&q=${id}`);
	await admin.getByTestId('admin-booking').getByRole('button', { name: say.console.desk.bookings.details }).click();
}

test('an admin reads what the books say of a booking, from before its payment to its refund', { tag: '@ar' }, async ({
	page,
	context,
	as,
	say,
	stay,
	expectNoise,
}) => {
	expectNoise(/Failed to load resource/);
	const { ledger: t } = say.reconciliation;
	const { desk } = say.console;
	await signIn(context, 'renter@mishwar.test');
	const { id } = await book(page, 'toyota-hilux-2022', { pickup: addDays(stay.pickup, 60), return: addDays(stay.return, 60) });
	const admin = await as(ADMIN);
	const ledger = admin.getByTestId('booking-ledger');
	const sums = ledger.locator('tfoot').getByRole('cell');
	const [debits, credits] = [sums.nth(0), sums.nth(1)];

	await openBooking(admin, say, id);
	await expect(ledger).toContainText(t.ofBooking.empty);

	await pay(page, id);
	const read = /\/api\/admin\/ledger\//;
	await admin.route(read, (route) => route.fulfill({ status: 502, body: 'Bad Gateway' }));
	await openBooking(admin, say, id);
	await expect(ledger.getByRole('alert')).toContainText(t.ofBooking.error);
	await admin.unroute(read);
	await ledger.getByRole('button', { name: say.common.states.retry }).click();
	await expect(ledger.getByRole('rowheader', { name: t.kinds['payment-captured'] })).toBeVisible();
	await expect(ledger.getByRole('rowheader', { name: t.accounts.RENTAL_ESCROW })).toBeVisible();
	await expect(debits).toHaveText(/\d/);
	await expect(credits).toHaveText(await debits.innerText());
	await settled(admin);
	await expectAccessible(admin);

	await admin.getByRole('button', { name: desk.bookings.cancel, exact: true }).click();
	await admin.getByRole('dialog').getByRole('textbox').fill('MW');
	await admin.getByRole('button', { name: desk.bookings.cancelConfirm }).click();
	await expect(admin.getByText(desk.bookings.cancelDone, { exact: true })).toBeVisible();
	await admin.getByTestId('admin-booking').getByRole('button', { name: desk.bookings.details }).click();
	await expect(ledger.getByRole('rowheader', { name: t.kinds['refund-owed'] })).toBeVisible();
	await expect(credits).toHaveText(await debits.innerText());
});
