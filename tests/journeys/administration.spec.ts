/** Those who run the marketplace: the super admin’s sign-in, roles and suspension, and the long way of somebody’s papers. */
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test } from './journey.ts';
import type { Words } from './words.ts';

const MASTER_PHONE = '+962790000001';
/** The newest code that was sent to the super admin. */
async function masterCode(page: Page): Promise<string> {
	const messages: Array<{ to: string; text: string }> = await (await page.request.get('/api/dev/outbox')).json();
	return /\b\d{6}\b/.exec(messages.find(({ to }) => to === MASTER_PHONE)?.text ?? '')?.[0] ?? '';
}

/** Another window may have asked for a newer code of the same number in between: then this one's is worth nothing, and it asks again. */
async function enterAsMaster(page: Page, say: Words): Promise<void> {
	await expect(async () => {
		await page.goto('/master-admin-login');
		await page.getByLabel(say.masterSignIn.phone).fill(MASTER_PHONE);
		await page.getByRole('button', { name: say.masterSignIn.send }).click();
		// The field comes once the code has been sent.
		const code = page.getByLabel(say.masterSignIn.code);
		await code.waitFor();
		await code.fill(await masterCode(page));
		await page.getByRole('button', { name: say.masterSignIn.verify }).click();
		await page.waitForURL(/\/master-admin$/, { timeout: 5000 });
	}).toPass();
}

test('the super admin signs in by code, gives a role, and suspends somebody whose open browser is then signed out', async ({
	page,
	baseURL,
	say,
	as,
	language,
	expectNoise,
}) => {
	// The suspended browser asks once more, and is told; and a code may be that of the other window.
	expectNoise(/40[01]/);
	const who = `stranger-${language}-${Date.now()}@mishwar.test`;
	const account = { email: who, password: 'a good long password', firstName: 'Nader', lastName: 'Awad', lang: language };
	await page.request.post('/api/auth/sign-up/email', { headers: { origin: baseURL ?? '' }, data: account });
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

	// The open page hears of it.
	await expect(theirs).toHaveURL(/\/suspended$/);
	await expect(theirs.getByRole('heading', { name: say.suspended.title })).toBeVisible();

	await page.goto('/admin/audit?action=user.suspended');
	await expect(page.getByTestId('audit-entry').first()).toContainText('MW');
	await page.goto(`/master-admin?tab=users&q=${encodeURIComponent(who)}`);
	await person.getByRole('button', { name: say.master.users.lift }).click();
	await expect(page.getByText(say.master.users.lifted, { exact: true })).toBeVisible();
});

test('an admin’s screens are for admins, the master console for super admins alone', async ({ page, context, as }) => {
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

/** A made-up card, uploaded as the profile does. */
async function uploadCard(page: Page, origin: string, red: number): Promise<string> {
	const background = { r: red, g: 120, b: 90 };
	const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
		.png()
		.toBuffer();
	const headers = { origin };
	const { uploadURL } = await (await page.request.post('/api/objects/upload', { headers })).json();
	await page.request.put(uploadURL, { headers, data: picture });
	return (await (await page.request.post('/api/objects/normalize', { headers, data: { uploadURL } })).json()).objectPath;
}

async function handIn(page: Page, origin: string): Promise<void> {
	const data = {
		idDocUrl: await uploadCard(page, origin, 200),
		licenseUrl: await uploadCard(page, origin, 40),
		licenceExpiresOn: '2034-05-06',
	};
	expect((await page.request.post('/api/kyc/submit', { headers: { origin }, data })).ok()).toBe(true);
}

test('an admin turns papers down with a reason, sees what comes instead, and approves', async ({ page, baseURL, say, as, language }) => {
	const origin = baseURL ?? '';
	const email = `papers-${language}-${Date.now()}@mishwar.test`;
	const account = { email, password: 'a good long password', firstName: 'Rana', lastName: 'Zoubi', lang: language };
	await page.request.post('/api/auth/sign-up/email', { headers: { origin }, data: account });
	await handIn(page, origin);

	const admin = await as('admin@mishwar.test');
	await admin.goto('/admin');
	const check = admin.getByTestId('identity-check').filter({ hasText: email });
	const { identity, reject } = say.console.desk;
	await check.getByRole('button', { name: identity.reject, exact: true }).click();
	const dialog = admin.getByRole('dialog');
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(admin.getByText(reject.requiredTitle, { exact: true })).toBeVisible();
	await dialog.getByRole('textbox').fill('QX-77');
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(check).toHaveCount(0);
	await page.goto('/profile');
	await expect(page.getByText('QX-77')).toBeVisible();

	await handIn(page, origin);
	await admin.reload();
	await check.getByRole('button', { name: identity.review }).click();
	await expect(dialog.getByRole('img')).toHaveCount(2);
	await expect(dialog).toContainText('QX-77');
	await dialog.getByRole('button', { name: `${say.console.desk.viewer.zoomIn}: ${identity.licence}` }).click();
	await dialog.getByRole('button', { name: identity.verify, exact: true }).click();
	await expect(check).toHaveCount(0);
	await page.goto('/profile');
	const me = await (await page.request.get('/api/kyc/status')).json();
	expect(me).toMatchObject({ status: 'APPROVED', licenceExpiresOn: '2034-05-06' });
});
