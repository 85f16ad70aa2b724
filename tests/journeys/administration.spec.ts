/** Administration: the super admin's sign-in, roles and suspension. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { messagesTo, nextCode, signUpAs } from './sign-up.ts';
import type { Words } from './words.ts';

const MASTER_PHONE = '+962790000001';
const MASTER_NAME = { en: 'Samir Masri', ar: 'سمير المصري' };

/** The code that is read may be the one of another window, which works only there: then another is requested. */
async function enterAsMaster(page: Page, say: Words): Promise<void> {
	await expect(async () => {
		await page.goto('/master-admin-login');
		await page.getByLabel(say.masterSignIn.phone).fill(MASTER_PHONE);
		const before = await messagesTo(page, MASTER_PHONE);
		await page.getByRole('button', { name: say.masterSignIn.send }).click();
		const code = page.getByLabel(say.masterSignIn.code);
		await code.waitFor();
		await code.fill(await nextCode(page, MASTER_PHONE, /\b\d{6}\b/, before));
		await page.getByRole('button', { name: say.masterSignIn.verify }).click();
		await page.waitForURL(/\/master-admin$/, { timeout: 5000 });
	}).toPass();
}

test('the super admin signs in by code, gives a role, and suspends somebody whose open browser is then signed out', { tag: '@ar' }, async ({
	page,
	say,
	as,
	language,
	expectNoise,
}) => {
	// The suspended browser is redirected on its next request; and a code may belong to the other window.
	expectNoise(/40[01]/);
	const who = `stranger-${language}-${Date.now()}@mishwar.test`;
	const account = { email: who, password: 'a good long password', firstName: 'Nader', lastName: 'Awad', lang: language };
	await signUpAs(page, account);
	const theirs = await as(who);
	await theirs.goto('/profile');
	await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible();

	await enterAsMaster(page, say);
	await page.goto(`/master-admin?tab=users&q=${encodeURIComponent(who)}`);
	const person = page.getByTestId('person');
	await expect(person).toHaveCount(1);
	const before = await person.getAttribute('data-role');
	const other = before === 'OWNER' ? 'RENTER' : 'OWNER';
	await person.getByRole('button', { name: say.master.users.changeRole }).click();
	await page.getByRole('radio', { name: say.master.users.roles[other] }).check();
	await page.getByRole('button', { name: say.master.users.save }).click();
	await expect(page.getByText(say.master.users.changed, { exact: true })).toBeVisible();
	await expect(person).toHaveAttribute('data-role', other);

	await person.getByRole('button', { name: say.master.users.suspend }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByRole('button', { name: say.master.users.suspendConfirm }).click();
	await expect(dialog.getByText(say.master.users.reasonRequired)).toBeVisible();
	await dialog.getByRole('textbox').fill('MW');
	await dialog.getByRole('button', { name: say.master.users.suspendConfirm }).click();
	await expect(page.getByText(say.master.users.suspendDone, { exact: true })).toBeVisible();

	// The open page is informed.
	await expect(theirs).toHaveURL(/\/suspended$/);
	await expect(theirs.getByRole('heading', { name: say.suspended.title })).toBeVisible();
	await expect(theirs.getByText('MW', { exact: true })).toBeVisible();

	await page.goto('/admin/audit?action=user.suspended');
	await expect(page.getByTestId('audit-entry').first()).toContainText('MW');
	await expect(page.getByTestId('audit-entry').first()).toContainText(MASTER_NAME[language]);
	await page.goto(`/master-admin?tab=users&q=${encodeURIComponent(who)}`);
	await person.getByRole('button', { name: say.master.users.lift }).click();
	await expect(page.getByText(say.master.users.lifted, { exact: true })).toBeVisible();
});

test('an admin’s screens are for admins, the master console for super admins alone', { tag: '@en' }, async ({ page, context, as }) => {
	await page.goto('/master-admin');
	await expect(page).toHaveURL(/\/$/);
	await signIn(context, 'admin@mishwar.test');
	await page.goto('/master-admin');
	await expect(page).toHaveURL(/\/$/);
	await page.goto('/admin');
	await expect(page.getByTestId('stat-totalUsers')).toHaveText(/\d/);
	const renter = await as('renter@mishwar.test');
	await renter.goto('/admin/audit');
	await expect(renter).toHaveURL(/\/$/);
});

test('an admin sees whether the site works, and checks again', { tag: '@en' }, async ({ page, context, say, isMobile }) => {
	const t = say.adminHealth;
	await signIn(context, 'admin@mishwar.test');
	await page.goto(isMobile ? '/admin/health' : '/admin');
	if (!isMobile) await page.getByRole('link', { name: say.adminShell.health }).click();
	await expect(page.getByRole('heading', { level: 1, name: t.heading })).toBeVisible();
	await expect(page.getByTestId('health-summary')).not.toBeEmpty();
	await expect(page.getByRole('listitem').filter({ hasText: t.checks.database.name }).first()).toBeVisible();
	const again = page.waitForResponse((response) => response.url().endsWith('/api/admin/health'));
	await page.getByRole('button', { name: t.again }).click();
	expect((await again).status()).toBe(200);
	await expectAccessible(page);
});
