/** Identity check on screen: submitted, rejected with a reason, submitted again, approved; then the car is booked, and the approval revoked. */
import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aPdfOf } from '#tests/support/pdf.ts';
import { bell, bookingOf, carIn, carPath, expect, expectAccessible, isHydrated, pressBook, test } from './journey.ts';
import { signUpAs } from './sign-up.ts';
import type { Words } from './words.ts';

const REASON = 'The photo of the licence is blurred. صورة الرخصة غير واضحة.';
const REVOKED = 'The licence was reported lost. أُبلغ عن فقدان الرخصة.';
const EXPIRY = '2040-05-31';
/** A decision is carried out once it can no longer be undone. */
const UNDO_MS = 11_000;

type File = { name: string; mimeType: string; buffer: Buffer };

const photo = async (name: string): Promise<File> => ({
	name,
	mimeType: 'image/jpeg',
	buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer(),
});
const pdf = (name: string): File => ({ name, mimeType: 'application/pdf', buffer: aPdfOf(2) });

/** A photo of about 12 MB from a phone that was held upright: its pixels are rotated. Bytes after the picture give the file its size. */
async function largePhoto(file: string): Promise<string> {
	const plain = sharp({ create: { width: 4000, height: 3000, channels: 3, background: '#0f6b66' } });
	const picture = await plain.withMetadata({ orientation: 6 }).jpeg().toBuffer();
	await writeFile(file, Buffer.concat([picture, Buffer.alloc(12 * 2 ** 20)]));
	return file;
}

async function typeDetails(page: Page, say: Words, change: { birthDate?: string } = {}): Promise<void> {
	const { fields } = say.profile.driver;
	await page.getByLabel(fields.birthDate).fill(change.birthDate ?? '1996-04-12');
	await page.getByLabel(fields.nationality).selectOption('JO');
	await page.getByLabel(fields.licenceNumber).fill('٩٠٠١٢٣٤');
	await page.getByLabel(fields.licenceClass).fill('3');
	await page.getByLabel(fields.licenceIssuedOn).fill('2015-06-01');
	await page.getByLabel(fields.licenceExpiresOn).fill(EXPIRY);
	await page.getByLabel(fields.licenceScript).selectOption('ARABIC');
}

const choose = (page: Page, label: string, file: File | string) =>
	page.getByLabel(label, { exact: true }).and(page.locator('[type=file]')).setInputFiles(file);

/** Pending items of this user in the admin area, the review, and its window for the reason. */
function deskOf(admin: Page, say: Words, email: string) {
	const check = admin.getByTestId('identity-check').filter({ hasText: email });
	const pane = admin.getByTestId('identity-review').filter({ hasText: email });
	const dialog = admin.getByRole('dialog');
	const review = async () => {
		await admin.goto('/admin');
		await check.getByRole('link', { name: say.console.desk.identity.review }).click();
		await expect(pane.getByRole('img')).toHaveCount(2);
	};
	return { check, pane, dialog, review };
}

test('hands in papers, is turned down with a reason, hands in again, is approved, books, and is revoked', { tag: '@ar' }, async ({
	page,
	say,
	language,
	stay,
	as,
	advance,
	expectNoise,
}) => {
	test.setTimeout(180_000);
	// Details that are refused.
	expectNoise(/400/);
	const email = `${randomUUID()}@mishwar.test`;
	const account = { email, password: 'a long password', firstName: 'Rana', lastName: 'Haddad', lang: language };
	await signUpAs(page, account);
	const t = say.profile.identity;
	const status = page.getByTestId('kyc-status');
	/** Repeats, because the server’s own worker may have taken the job and not finished it yet. */
	const becomes = (text: string) =>
		expect(async () => {
			await page.goto('/profile');
			await expect(status).toHaveText(text, { timeout: 1000 });
		}).toPass();
	await page.goto(carPath('kia-ev6-2022', stay));
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	if (await bar.isVisible()) await bar.click();
	await page.getByRole('link', { name: say.car.booking.verify }).filter({ visible: true }).click();
	await expect(page).toHaveURL(/\/profile\?returnTo=/);
	// One document, then the page is left; the other is a photo of 12 MB.
	await choose(page, t.idDocument, await photo('id.jpg'));
	await expect(page.getByRole('button', { name: t.openNamed(t.idDocument) })).toBeVisible();
	await page.reload();
	await expect(page.getByRole('button', { name: t.openNamed(t.idDocument) })).toBeVisible();
	await typeDetails(page, say, { birthDate: '2020-02-02' });
	await page.getByRole('button', { name: t.saveDetails }).click();
	await expect(page.getByLabel(say.profile.driver.fields.birthDate)).toHaveAttribute('aria-invalid', 'true');
	await expectAccessible(page);
	await typeDetails(page, say);
	await page.getByRole('button', { name: t.saveDetails }).click();
	await expect(page.getByTestId('driver-details')).toContainText('9001234');
	await choose(page, t.licence, await largePhoto(test.info().outputPath('licence.jpg')));
	await expect(status).toHaveText(t.status.PENDING, { timeout: 60_000 });
	await expectAccessible(page);
	await page.getByTestId('way-back').getByRole('link').click();
	await expect(page).toHaveURL(new RegExp(`kia-ev6.*pickup=${stay.pickup}`));
	if (await bar.isVisible()) await bar.click();
	await expect(page.getByTestId('identity-first').filter({ visible: true })).toContainText(say.car.booking.identityWaits);

	const admin = await as('admin@mishwar.test');
	const { identity, reject } = say.console.desk;
	const { viewer } = say;
	const { driver } = say.profile;
	const { pane, dialog, review } = deskOf(admin, say, email);
	await review();
	await expect(pane.getByLabel(driver.fields.licenceExpiresOn, { exact: true })).toHaveValue(EXPIRY);
	// The photo of 12 MB has arrived, smaller and upright.
	const licence = pane.getByRole('img', { name: identity.licence });
	await expect
		.poll(async () => licence.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
		.toEqual([1800, 2400]);
	await expectAccessible(admin);
	await pane.getByRole('button', { name: identity.reject, exact: true }).click();
	await expect(dialog.getByRole('checkbox', { name: driver.documents.LICENCE, exact: true })).toBeVisible();
	await expectAccessible(admin);
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(admin.getByText(reject.requiredTitle, { exact: true })).toBeVisible();
	await dialog.getByRole('textbox').fill(REASON);
	await dialog.getByRole('checkbox', { name: driver.documents.LICENCE, exact: true }).check();
	await dialog.getByRole('checkbox', { name: driver.fields.licenceNumber, exact: true }).check();
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(admin.getByTestId('undo-bar')).toContainText('Haddad');
	await advance(UNDO_MS);

	await becomes(t.status.REJECTED);
	await expect(page.getByText(REASON)).toBeVisible();
	await expect(page.getByTestId('looks')).toContainText(t.lookReasons.REVIEW);
	await expectAccessible(page);
	// Only the bad ones are asked again.
	await expect(page.getByLabel(t.idDocument, { exact: true }).and(page.locator('[type=file]'))).toHaveCount(0);
	await expect(page.getByLabel(say.profile.driver.fields.birthDate)).toHaveCount(0);
	await choose(page, t.licence, pdf('licence.pdf'));
	await page.getByLabel(say.profile.driver.fields.licenceNumber).fill('٧٧٧٧٧٧');
	await page.getByRole('button', { name: t.saveDetails }).click();
	await expect(status).toHaveText(t.status.PENDING);

	await review();
	await expect(pane).toContainText(REASON);
	await expect(pane).toContainText(viewer.page('1', '2'));
	await expect(pane).toContainText(viewer.unopened(1, '2'));
	await pane.getByRole('button', { name: `${viewer.nextPage}: ${identity.licence}` }).click();
	await expect(pane).toContainText(viewer.page('2', '2'));
	const shown = pane.getByRole('img', { name: identity.licence });
	await expect.poll(async () => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1200);
	await expect(pane).not.toContainText(viewer.unopened(1, ''));
	const saved = admin.waitForEvent('download');
	await pane.getByRole('button', { name: `${viewer.save}: ${identity.licence}` }).click();
	expect((await saved).suggestedFilename()).toBe('licence.pdf');
	await pane.getByRole('button', { name: `${viewer.zoomIn}: ${identity.idDocument}` }).click();
	await pane.getByRole('button', { name: `${viewer.rotate}: ${identity.idDocument}` }).click();
	await expectAccessible(admin);
	await expect(pane.getByLabel(driver.fields.licenceNumber, { exact: true })).toHaveValue('777777');
	await pane.getByRole('button', { name: identity.verify, exact: true }).click();
	await expect(pane.getByText(identity.unconfirmed)).toBeVisible();
	for (const field of Object.values(driver.fields))
		await pane.getByRole('checkbox', { name: identity.confirmNamed(field), exact: true }).check();
	await pane.getByRole('button', { name: identity.verify, exact: true }).click();
	await expect(admin.getByTestId('undo-bar')).toContainText('Haddad');
	await advance(UNDO_MS);

	// Days later, from a notification: the page still links back to the car.
	await becomes(t.status.APPROVED);
	await expect(page.locator('main input[type=file][accept*=pdf]')).toHaveCount(0);
	await bell(page).click();
	await expect(page.getByRole('dialog')).toContainText(language === 'ar' ? 'تم توثيق هويتك' : 'Your identity is verified');
	await page.keyboard.press('Escape');
	await page.getByTestId('way-back').getByRole('link').click();
	await expect(page).toHaveURL(new RegExp(`kia-ev6.*pickup=${stay.pickup}.*return=${stay.return}`));
	await pressBook(page, say);
	await bookingOf(page);

	const { approved } = say.console.desk;
	await admin.goto(`/admin?q=${encodeURIComponent(email)}`);
	const person = admin.getByTestId('approved-identity');
	await person.getByRole('button', { name: approved.revoke }).click();
	// The booking that was just made.
	await expect(dialog.getByRole('listitem')).toContainText(carIn(language, 'Kia EV6'));
	await expectAccessible(admin);
	await dialog.getByRole('button', { name: approved.confirm }).click();
	await expect(dialog).toContainText(approved.reasonRequired);
	await dialog.getByRole('textbox').fill(REVOKED);
	await dialog.getByRole('button', { name: approved.confirm }).click();
	await expect(person).toHaveCount(0);
	await page.goto('/profile');
	await expect(status).toHaveText(t.status.REJECTED);
	await expect(page.getByText(REVOKED)).toBeVisible();
});

test('retains input from before the page’s script was loaded', { tag: '@en' }, async ({ page, say, language }) => {
	const account = {
		email: `${randomUUID()}@mishwar.test`,
		password: 'a long password',
		firstName: 'Rana',
		lastName: 'Haddad',
		lang: language,
	};
	await signUpAs(page, account);
	const script = Promise.withResolvers<void>();
	await page.route(/\/boot\.js$/, async (route) => {
		await script.promise;
		await route.continue();
	});
	await page.goto('/profile');
	const t = say.profile.identity;
	const expiry = page.getByLabel(say.profile.driver.fields.licenceExpiresOn);
	await expiry.fill(EXPIRY);
	script.resolve();
	await expect.poll(() => isHydrated(page)).toBe(true);
	await choose(page, t.idDocument, await photo('id.jpg'));
	await expect(page.getByRole('button', { name: t.openNamed(t.idDocument) })).toBeVisible();
	await expect(expiry).toHaveValue(EXPIRY);
});
