/** Verification of e-mail and phone, and account deletion. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';
import { LETTERS_CODE, messagesTo, nextCode, signUpAs } from './sign-up.ts';

const PASSWORD = 'a long password';

/** A new user, signed in on this page. */
async function signUp(page: Page, lang: 'en' | 'ar'): Promise<string> {
	const email = `${randomUUID()}@mishwar.test`;
	await signUpAs(page, { email, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad', lang });
	return email;
}

test('signs up with the code of a letter, after a wrong one, and learns by letter that there is an account already', {
	tag: '@en',
}, async ({ page, say, expectNoise }) => {
	// An open page may send another request after its session was removed.
	expectNoise(/400|401/);
	const email = `${randomUUID()}@mishwar.test`;
	const t = say.signUp;
	const begin = async () => {
		await page.goto('/sign-up?returnTo=%2Fprofile');
		await page.getByLabel(t.firstName).fill('Rana');
		await page.getByLabel(t.lastName).fill('Haddad');
		await page.getByLabel(t.auth.email).fill(email);
		await page.locator('input[name=password]').fill(PASSWORD);
		await page.getByRole('button', { name: t.submit }).click();
		await expect(page.getByLabel(t.confirm.label)).toBeFocused();
		await expect(page.locator('main')).toContainText(email);
	};
	await begin();
	await expectAccessible(page);
	await page.getByLabel(t.confirm.label).fill('aaaaaa');
	await page.getByRole('button', { name: t.confirm.submit }).click();
	await expect(page.getByLabel(t.confirm.label)).toHaveAttribute('aria-invalid', 'true');
	await page.getByRole('button', { name: t.confirm.change }).click();
	await expect(page.getByLabel(t.auth.email)).toHaveValue(email);
	const before = await messagesTo(page, email);
	await page.getByRole('button', { name: t.submit }).click();
	await page.getByLabel(t.confirm.label).fill(await nextCode(page, email, LETTERS_CODE, before));
	await page.getByRole('button', { name: t.confirm.submit }).click();
	await page.waitForURL(/\/profile$/);
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.verified);

	await page.context().clearCookies({ name: 'mishwar_session' });
	const letters = (await messagesTo(page, email)).length;
	await begin();
	await expect.poll(async () => (await messagesTo(page, email)).length).toBe(letters + 1);
	expect((await messagesTo(page, email))[0]?.text).toContain('/sign-in');
});

test('changes an e-mail and verifies the new one, after a wrong code', { tag: '@ar' }, async ({ page, say, language, expectNoise }) => {
	expectNoise(/400/);
	const email = await signUp(page, language);
	const next = `next-${email}`;
	await page.goto('/profile');
	const t = say.profile.email;
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.verified);
	await page.getByRole('textbox', { name: say.profile.details.email }).fill(next);
	await page.getByRole('button', { name: say.profile.details.save, exact: true }).click();
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.notVerified);
	await expect(page.getByText(t.pending(email))).toBeVisible();
	await page.getByRole('button', { name: t.verify }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(next);
	await expect(dialog.getByRole('button', { name: t.submit })).toBeDisabled();
	await expect(dialog.getByRole('button', { name: /0:\d\d/ })).toBeDisabled();
	await dialog.getByLabel(t.code).fill('aaaaaa');
	await dialog.getByRole('button', { name: t.submit }).click();
	await expect(dialog).toContainText(t.invalid);
	await expectAccessible(page);
	const code = await nextCode(page, next, LETTERS_CODE);
	await dialog.getByLabel(t.code).fill(code.toLowerCase());
	await expect(dialog.getByLabel(t.code)).toHaveValue(code);
	await dialog.getByRole('button', { name: t.submit }).click();
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.verified);
	await page.reload();
	await expect(page.getByRole('textbox', { name: say.profile.details.email })).toHaveValue(next);
});

test('verifies a phone in two steps, after a wrong number and a wrong code', { tag: '@en' }, async ({
	page,
	say,
	language,
	expectNoise,
}) => {
	expectNoise(/400/);
	await signUp(page, language);
	await page.goto('/profile');
	const t = say.profile.phone;
	const phone = `+96279${String(Math.floor(Math.random() * 9_000_000) + 1_000_000)}`;
	const panel = page.getByRole('region', { name: t.title });
	await panel.getByLabel(t.label).fill('079');
	await panel.getByRole('button', { name: t.send }).click();
	await expect(panel.getByRole('alert')).toBeVisible();
	await panel.getByLabel(t.label).fill(phone.replace('+962', '0'));
	await panel.getByRole('button', { name: t.send }).click();
	const shown = phone.replace(/^(\+962)(7)(\d{4})(\d{4})$/, '$1 $2 $3 $4');
	await expect(panel).toContainText(shown);
	await expect(panel.getByRole('button', { name: /0:\d\d/ })).toBeDisabled();
	await panel.getByRole('button', { name: t.change }).click();
	await panel.getByRole('button', { name: t.send }).click();
	await panel.getByLabel(t.code).fill('000000');
	await panel.getByRole('button', { name: t.verify }).click();
	await expect(panel.getByRole('alert')).toContainText(say.codeWrong);
	await panel.getByLabel(t.code).fill(await nextCode(page, phone, /\b\d{6}\b/));
	await panel.getByRole('button', { name: t.verify }).click();
	await expect(page.getByTestId('phone-verified')).toContainText(t.verified);
	await expect(page.getByTestId('phone-verified')).toContainText(shown);
});

test('sees where they are logged in, changes the password, chooses the notifications, exports the data and deletes the account', {
	tag: '@ar',
}, async ({ page, say, language, expectNoise }) => {
	expectNoise(/400/);
	await signUp(page, language);
	await page.goto('/profile');
	const { security, choices, privacy } = say.profile;
	await expect(page.getByRole('region', { name: security.title })).toContainText(security.thisDevice);
	await page.getByRole('button', { name: security.change }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(security.current).fill('not this one');
	await dialog.getByLabel(security.next).fill('quite another one');
	await dialog.getByRole('button', { name: security.submit }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByLabel(security.current).fill(PASSWORD);
	await dialog.getByRole('button', { name: security.submit }).click();
	await expect(page.getByText(security.done, { exact: true })).toBeVisible();

	const tick = page.getByRole('checkbox', { name: choices.each(choices.topics.MESSAGES.name, choices.channels.EMAIL) });
	// Waits for the call, because the checkbox changes before it is saved.
	const kept = page.waitForResponse((response) => response.request().method() === 'PUT');
	await tick.click();
	await expect(tick).toBeChecked();
	await kept;
	await page.reload();
	await expect(tick).toBeChecked();
	await expect(page.getByRole('checkbox', { name: choices.each(choices.topics.MONEY.name, choices.channels.SMS) })).toBeDisabled();

	const download = page.waitForEvent('download');
	await page.getByRole('link', { name: privacy.download }).click();
	expect((await download).suggestedFilename()).toMatch(/^mishwar-.*\.zip$/);

	await page.getByRole('button', { name: privacy.remove }).click();
	await expect(dialog).toContainText(privacy.final);
	await expectAccessible(page);
	await dialog.getByLabel(privacy.password).fill('quite another one');
	await dialog.getByRole('button', { name: privacy.confirm }).click();
	await expect(page).toHaveURL(/\/$/);
	expect((await page.request.get('/api/auth/user')).status()).toBe(401);
});
