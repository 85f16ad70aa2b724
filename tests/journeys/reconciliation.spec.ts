/** The admins' area: who is let in, and the gateway's report beside the books. */
import { expect, signIn, test } from './journey.ts';

const ADMIN = 'admin@mishwar.test';

test('is for admins: a visitor signs in first, and everybody else is sent home', async ({ page, context, say }) => {
	await page.goto('/admin/reconciliation');
	await expect(page).toHaveURL(/\/sign-in\?returnTo=/);
	await signIn(context, 'owner@mishwar.test');
	await page.goto('/admin/reconciliation');
	await expect(page).toHaveURL('/');
	await expect(page.getByRole('link', { name: say.common.nav.admin, exact: true })).toHaveCount(0);
});

test('compares the gateway’s report with the books, and shows each account', async ({ page, context, say, isMobile }) => {
	const t = say.reconciliation;
	await signIn(context, ADMIN);
	await page.goto('/admin/reconciliation', { waitUntil: 'networkidle' });
	await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
	// On a phone the bar has room for four, and this one is in the drawer.
	const here = page.getByRole('link', { name: say.adminShell.reconciliation }).locator('visible=true');
	if (!isMobile) await expect(here).toHaveAttribute('aria-current', 'page');
	await page.getByRole('button', { name: t.run }).click();
	await expect(page.getByText(t.ran, { exact: true })).toBeVisible();
	await page.getByRole('tab', { name: t.tabs.books }).click();
	await expect(page).toHaveURL(/tab=books/);
	await expect(page.getByRole('rowheader', { name: t.books.accounts.DEPOSITS_HELD })).toBeVisible();
	if (!isMobile) await expect(page.getByRole('columnheader', { name: t.books.debit })).toBeVisible();
});
