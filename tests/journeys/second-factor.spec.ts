/** Two-step verification: setting it up, signing in with each factor, and confirming who one is. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, expectAccessible, test, triggerHydration } from './journey.ts';
import { messagesTo, nextCode, signUpAs } from './sign-up.ts';
import type { Words } from './words.ts';

const PASSWORD = 'a long password';

const post = (page: Page, path: string, data: object) =>
	page.request.post(path, { data, headers: { origin: process.env.JOURNEY_URL ?? '' } });

/** A new user, signed in on this page. */
async function signUp(page: Page, lang: 'en' | 'ar'): Promise<string> {
	const email = `${randomUUID()}@mishwar.test`;
	await signUpAs(page, { email, password: PASSWORD, firstName: 'Rana', lastName: 'Haddad', lang });
	return email;
}

const SMS_CODE = /\b\d{6}\b/;

/** A verified phone of the signed-in user. */
async function verifyPhone(page: Page): Promise<string> {
	const phone = `+96277${String(Math.floor(Math.random() * 10_000_000)).padStart(7, '0')}`;
	await post(page, '/api/otp/send', { phone });
	expect((await post(page, '/api/otp/verify', { phone, code: await nextCode(page, phone, SMS_CODE) })).status()).toBe(200);
	return phone;
}

/** A device that unlocks itself: Chromium's virtual authenticator. */
async function addDevice(page: Page): Promise<void> {
	const devtools = await page.context().newCDPSession(page);
	await devtools.send('WebAuthn.enable');
	await devtools.send('WebAuthn.addVirtualAuthenticator', {
		options: {
			protocol: 'ctap2',
			transport: 'internal',
			hasResidentKey: true,
			hasUserVerification: true,
			isUserVerified: true,
			automaticPresenceSimulation: true,
		},
	});
}

/** The code of the app `steps` half minutes from now. The server accepts codes up to one step ahead, and no code twice. */
const codeOf = (secret: string, now: Date, steps = 0) =>
	new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: now.getTime() + steps * 30_000 });

const securityOf = (page: Page, say: Words) => page.getByRole('region', { name: say.profile.security.title });

const signOut = (page: Page) => page.context().clearCookies({ name: 'mishwar_session' });

async function typePassword(page: Page, say: Words, email: string): Promise<void> {
	await page.goto('/sign-in', { waitUntil: 'networkidle' });
	await page.getByRole('textbox', { name: say.signIn.auth.email }).fill(email);
	await page.getByLabel(say.signIn.auth.password, { exact: true }).fill(PASSWORD);
	await page.getByRole('button', { name: say.signIn.submit, exact: true }).click();
	await expect(page.getByRole('heading', { name: say.secondStep.heading })).toBeVisible();
}

async function expectSignedIn(page: Page, email: string): Promise<void> {
	await expect(page).toHaveURL(/:\d+\/$/);
	expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({ email });
}

test('sets up an app and a passkey, and logs in with password or code, then app, recovery code or passkey', { tag: '@ar' }, async ({
	page,
	say,
	language,
	clock,
	expectNoise,
}) => {
	// The call of the first step is refused because a second one is needed.
	expectNoise(/40[01]/);
	const t = say.secondFactor;
	const email = await signUp(page, language);
	const phone = await verifyPhone(page);
	await addDevice(page);
	await page.goto('/profile');
	await securityOf(page, say).getByRole('button', { name: t.app.setUp, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await expect(dialog.getByRole('img', { name: t.app.qrCode })).toBeVisible();
	const secret = (await dialog.getByTestId('totp-secret').innerText()).replace(/\s/g, '');
	await dialog.getByLabel(t.app.code).fill('000000');
	await dialog.getByRole('button', { name: t.app.confirm }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await expectAccessible(page);
	// Uses the code of the previous half minute, and tries again: it is refused if the current half minute ends meanwhile.
	await expect(async () => {
		await dialog.getByLabel(t.app.code).fill(codeOf(secret, await clock(), -1));
		await dialog.getByRole('button', { name: t.app.confirm }).click();
		await expect(dialog.getByRole('heading', { name: t.recovery.title })).toBeVisible({ timeout: 5000 });
	}).toPass();
	const codes = await dialog.getByTestId('recovery-codes').getByRole('listitem').allInnerTexts();
	expect(codes).toHaveLength(10);
	await expectAccessible(page);
	await dialog.getByRole('button', { name: t.recovery.saved }).click();
	await page.getByRole('button', { name: t.passkeys.add }).click();
	await expect(page.getByRole('button', { name: t.passkeys.removeNamed('') })).toBeVisible();

	await signOut(page);
	await typePassword(page, say, email);
	await page.getByLabel(t.code.TOTP.label).fill('000000');
	await page.getByRole('button', { name: say.secondStep.submit, exact: true }).click();
	await expect(page.getByRole('alert')).toBeVisible();
	await expectAccessible(page);
	await page.getByLabel(t.code.TOTP.label).fill(codeOf(secret, await clock()));
	await page.getByRole('button', { name: say.secondStep.submit, exact: true }).click();
	await expectSignedIn(page, email);

	await signOut(page);
	await typePassword(page, say, email);
	await page.getByRole('button', { name: t.methods.RECOVERY_CODE }).click();
	await page.getByLabel(t.code.RECOVERY_CODE.label).fill(codes[0] ?? '');
	await page.getByRole('button', { name: say.secondStep.submit, exact: true }).click();
	await expectSignedIn(page, email);

	await signOut(page);
	await page.goto('/sign-in', { waitUntil: 'networkidle' });
	await page.getByRole('tab', { name: say.signIn.byPhone }).click();
	await page.getByRole('textbox', { name: say.signIn.phone.label }).fill(phone);
	const before = await messagesTo(page, phone);
	await page.getByRole('button', { name: say.signIn.phone.send }).click();
	const sms = page.getByLabel(say.signIn.code.label);
	await expect(sms).toBeVisible();
	await sms.fill(await nextCode(page, phone, SMS_CODE, before));
	await page.getByRole('button', { name: say.signIn.submit, exact: true }).click();
	await page.getByRole('button', { name: t.methods.PASSKEY }).click();
	await page.getByRole('button', { name: say.signIn.auth.passkey.use }).click();
	await expectSignedIn(page, email);

	await signOut(page);
	await page.goto('/sign-in', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: say.signIn.auth.passkey.use }).click();
	await expectSignedIn(page, email);
});

test('is asked again who they are after a while, and loses nothing that was typed', { tag: '@en' }, async ({
	page,
	say,
	language,
	age,
	clock,
	expectNoise,
}) => {
	expectNoise(/40[03]/);
	const email = await signUp(page, language);
	await page.goto('/profile');
	await triggerHydration(page);
	await age(email);
	const next = `next-${email}`;
	const typed = page.getByRole('textbox', { name: say.profile.details.email });
	const save = page.getByRole('button', { name: say.profile.details.save, exact: true });
	await typed.fill(next);
	await save.click();
	const dialog = page.getByRole('dialog', { name: say.stepUp.title });
	await expect(dialog.getByLabel(say.stepUp.password)).toBeVisible();
	await expectAccessible(page);
	await dialog.getByRole('button', { name: say.stepUp.back }).click();
	await expect(dialog).toBeHidden();
	await expect(typed).toHaveValue(next);
	await save.click();
	await dialog.getByLabel(say.stepUp.password).fill('not this one');
	await dialog.getByRole('button', { name: say.stepUp.submit }).click();
	await expect(dialog.getByRole('alert')).toBeVisible();
	await dialog.getByLabel(say.stepUp.password).fill(PASSWORD);
	await dialog.getByRole('button', { name: say.stepUp.submit }).click();
	await expect(page.getByText(say.profile.details.saved, { exact: true })).toBeVisible();
	await expect(page.getByText(say.profile.email.pending(email))).toBeVisible();

	// Users with a second factor are not asked for their password.
	const t = say.secondFactor;
	await securityOf(page, say).getByRole('button', { name: t.app.setUp, exact: true }).click();
	const secret = (await page.getByTestId('totp-secret').innerText()).replace(/\s/g, '');
	// As above, the code of the previous half minute is refused if the current one ends meanwhile.
	const isSaved = page.getByRole('button', { name: t.recovery.saved });
	await expect(async () => {
		await page.getByLabel(t.app.code).fill(codeOf(secret, await clock(), -1));
		await page.getByRole('button', { name: t.app.confirm }).click();
		await expect(isSaved).toBeVisible({ timeout: 5000 });
	}).toPass();
	await isSaved.click();
	await age(email);
	await securityOf(page, say).getByRole('button', { name: t.app.remove, exact: true }).click();
	const sure = page.getByRole('dialog', { name: t.app.removeTitle });
	await sure.getByRole('button', { name: t.app.remove }).click();
	await expect(dialog.getByLabel(say.stepUp.password)).toHaveCount(0);
	await dialog.getByLabel(t.code.TOTP.label).fill(codeOf(secret, await clock()));
	await dialog.getByRole('button', { name: say.stepUp.submit }).click();
	await expect(page.getByText(t.removed, { exact: true })).toBeVisible();
	await expect(sure).toBeHidden();

	await age(email);
	await page.getByRole('link', { name: say.profile.privacy.download }).click();
	const download = page.waitForEvent('download');
	await dialog.getByLabel(say.stepUp.password).fill(PASSWORD);
	await dialog.getByRole('button', { name: say.stepUp.submit }).click();
	expect((await download).suggestedFilename()).toMatch(/^mishwar-.*\.zip$/);
});
