/** Verification of e-mail and phone, and account deletion. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './journey.ts';

const PASSWORD = 'a long password';

type Message = { to: string; text: string };

/** A new user, signed in on this page. */
async function signUp(page: Page, lang: 'en' | 'ar'): Promise<string> {
	const email = `${randomUUID()}@mishwar.test`;
	const data = { email, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad', lang };
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	expect((await page.request.post('/api/auth/sign-up/email', { data, headers })).status()).toBe(201);
	return email;
}

async function codeSentTo(page: Page, to: string, pattern: RegExp): Promise<string> {
	const messages: Message[] = await (await page.request.get('/api/dev/outbox')).json();
	return pattern.exec(messages.find((message) => message.to === to)?.text ?? '')?.[0] ?? '';
}

test('verifies an e-mail, after a wrong code, and changes it', async ({ page, say, language, expectNoise }) => {
	expectNoise(/400/);
	const email = await signUp(page, language);
	await page.goto('/profile');
	const t = say.profile.email;
	await page.getByRole('button', { name: t.verify }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(email);
	await expect(dialog.getByRole('button', { name: t.submit })).toBeDisabled();
	await expect(dialog.getByRole('button', { name: /0:\d\d/ })).toBeDisabled();
	await dialog.getByLabel(t.code).fill('aaaaaa');
	await dialog.getByRole('button', { name: t.submit }).click();
	await expect(dialog).toContainText(t.invalid);
	// The code is not part of the details form behind the dialog.
	await expect(page.getByText(say.profile.details.saved, { exact: true })).toHaveCount(0);
	await expectAccessible(page);
	const code = await codeSentTo(page, email, /\b[A-Z0-9]{6}\b/);
	await dialog.getByLabel(t.code).fill(code.toLowerCase());
	await expect(dialog.getByLabel(t.code)).toHaveValue(code);
	await dialog.getByRole('button', { name: t.submit }).click();
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.verified);

	const next = `next-${email}`;
	await page.getByRole('textbox', { name: say.profile.details.email }).fill(next);
	await page.getByRole('button', { name: say.profile.details.save, exact: true }).click();
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.notVerified);
	await expect(page.getByText(t.pending(email))).toBeVisible();
	await page.getByRole('button', { name: t.verify }).click();
	await expect(dialog).toContainText(next);
	await dialog.getByLabel(t.code).fill(await codeSentTo(page, next, /\b[A-Z0-9]{6}\b/));
	await dialog.getByRole('button', { name: t.submit }).click();
	await expect(page.getByTestId('email-standing')).toHaveText(say.profile.details.verified);
	await page.reload();
	await expect(page.getByRole('textbox', { name: say.profile.details.email })).toHaveValue(next);
});

test('verifies a phone in two steps, after a wrong number and a wrong code', async ({ page, say, language, expectNoise }) => {
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
	await panel.getByLabel(t.code).fill(await codeSentTo(page, phone, /\b\d{6}\b/));
	await panel.getByRole('button', { name: t.verify }).click();
	await expect(page.getByTestId('phone-verified')).toContainText(t.verified);
	await expect(page.getByTestId('phone-verified')).toContainText(shown);
});

test('sees where they are logged in, changes the password, chooses what to be told, takes the data along and leaves', async ({
	page,
	say,
	language,
	expectNoise,
}) => {
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
	// The checkbox changes before it is saved.
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
