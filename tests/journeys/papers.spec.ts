/** Identity check on screen: submitted, rejected with a reason, submitted again, approved; then the car is booked, and the approval revoked. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { aPdfOf } from '#tests/support/pdf.ts';
import { bell, bookingOf, carPath, expect, expectAccessible, isHydrated, pressBook, test } from './journey.ts';
import { signUpAs } from './sign-up.ts';
import type { Words } from './words.ts';

const REASON = 'The photo of the licence is blurred. صورة الرخصة غير واضحة.';
const REVOKED = 'The licence was reported lost. أُبلغ عن فقدان الرخصة.';
const EXPIRY = '2040-05-31';

type File = { name: string; mimeType: string; buffer: Buffer };

const photo = async (name: string): Promise<File> => ({
	name,
	mimeType: 'image/jpeg',
	buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#a8452c' } })
		.jpeg()
		.toBuffer(),
});
const pdf = (name: string): File => ({ name, mimeType: 'application/pdf', buffer: aPdfOf(2) });

const choose = (page: Page, label: string, file: File) =>
	page.getByLabel(label, { exact: true }).and(page.locator('[type=file]')).setInputFiles(file);

/** Pending items of this user in the admin area, and the review window. */
function deskOf(admin: Page, say: Words, email: string) {
	const check = admin.getByTestId('identity-check').filter({ hasText: email });
	const dialog = admin.getByRole('dialog');
	const review = async () => {
		await admin.goto('/admin');
		await check.getByRole('button', { name: say.console.desk.identity.review }).click();
		await expect(dialog.getByRole('img')).toHaveCount(2);
	};
	return { check, dialog, review };
}

test('hands in papers, is turned down with a reason, hands in again, is approved, books, and is revoked', async ({
	page,
	say,
	language,
	stay,
	as,
}) => {
	const email = `${randomUUID()}@mishwar.test`;
	const account = { email, password: 'a long password', firstName: 'Rana', lastName: 'Haddad', lang: language };
	await signUpAs(page, account);
	const t = say.profile.identity;
	const status = page.getByTestId('kyc-status');
	await page.goto(carPath('kia-ev6-2022', stay));
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	if (await bar.isVisible()) await bar.click();
	await page.getByRole('link', { name: say.car.booking.verify }).filter({ visible: true }).click();
	await expect(page).toHaveURL(/\/profile\?returnTo=/);
	await page.getByLabel(t.expiry).fill(EXPIRY);
	await choose(page, t.idDocument, await photo('id.jpg'));
	await choose(page, t.licence, await photo('licence.jpg'));
	await expect(status).toHaveText(t.status.PENDING);
	await expectAccessible(page);
	await page.getByTestId('way-back').getByRole('link').click();
	await expect(page).toHaveURL(new RegExp(`kia-ev6.*pickup=${stay.pickup}`));
	if (await bar.isVisible()) await bar.click();
	await expect(page.getByTestId('identity-first').filter({ visible: true })).toContainText(say.car.booking.identityWaits);

	const admin = await as('admin@mishwar.test');
	const { identity, reject, viewer } = say.console.desk;
	const { check, dialog, review } = deskOf(admin, say, email);
	await review();
	await expect(dialog.getByLabel(identity.expiry)).toHaveValue(EXPIRY);
	await expectAccessible(admin);
	await dialog.getByRole('button', { name: identity.reject, exact: true }).click();
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(admin.getByText(reject.requiredTitle, { exact: true })).toBeVisible();
	await dialog.getByRole('textbox').fill(REASON);
	await dialog.getByRole('button', { name: reject.confirm, exact: true }).click();
	await expect(check).toHaveCount(0);

	await page.goto('/profile');
	await expect(status).toHaveText(t.status.REJECTED);
	await expect(page.getByText(REASON)).toBeVisible();
	await expect(page.getByTestId('looks')).toContainText(t.lookReasons.REVIEW);
	await expectAccessible(page);
	await page.getByLabel(t.expiry).fill(EXPIRY);
	await choose(page, t.idDocument, pdf('id.pdf'));
	await choose(page, t.licence, await photo('licence.jpg'));
	await expect(status).toHaveText(t.status.PENDING);

	await review();
	await expect(dialog).toContainText(REASON);
	await expect(dialog).toContainText(viewer.page(1, 2));
	await dialog.getByRole('button', { name: `${viewer.nextPage}: ${identity.idDocument}` }).click();
	await expect(dialog).toContainText(viewer.page(2, 2));
	const shown = dialog.getByRole('img', { name: identity.idDocument });
	await expect.poll(async () => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(1200);
	const saved = admin.waitForEvent('download');
	await dialog.getByRole('button', { name: `${viewer.save}: ${identity.idDocument}` }).click();
	expect((await saved).suggestedFilename()).toBe('identity.pdf');
	await dialog.getByRole('button', { name: `${viewer.zoomIn}: ${identity.licence}` }).click();
	await dialog.getByRole('button', { name: `${viewer.rotate}: ${identity.licence}` }).click();
	await expectAccessible(admin);
	await dialog.getByRole('button', { name: identity.verify, exact: true }).click();
	await expect(check).toHaveCount(0);

	// Days later, from a notification: the way back to the car is still known.
	await page.goto('/profile');
	await expect(status).toHaveText(t.status.APPROVED);
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
	await expect(dialog.getByRole('listitem')).toContainText('Kia EV6');
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

test('keeps what was typed before the page’s script was there', async ({ page, say, language }) => {
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
	await page.getByLabel(t.expiry).fill(EXPIRY);
	script.resolve();
	await expect.poll(() => isHydrated(page)).toBe(true);
	await choose(page, t.idDocument, await photo('id.jpg'));
	await expect(page.getByText('id.jpg')).toBeVisible();
	await expect(page.getByLabel(t.expiry)).toHaveValue(EXPIRY);
});
