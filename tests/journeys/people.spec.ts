/** An admin looks a person up, notes something, opens a document with its reason, and sees what settling early would end. */
import type { AdminUser } from '#contract/people.ts';
import type { AdminSettlement } from '#contract/settlement-lists.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';

const ADMIN = 'admin@mishwar.test';
const OWNER_PHONE = '079 0000 003';

test(
	'a person is found by the phone as it is typed; their file is noted in, and a look at the licence is logged',
	{ tag: '@ar' },
	async ({ page, context, say }, info) => {
		const { adminPeople, adminPerson: t } = say;
		await signIn(context, ADMIN);
		await page.goto('/admin/people');
		await page.getByLabel(adminPeople.query).fill(OWNER_PHONE);
		await page.getByLabel(adminPeople.query).press('Enter');
		await expect(page).toHaveURL(/q=/);
		await expect(page.getByTestId('person')).toHaveCount(1);
		await expectAccessible(page);
		const [found]: AdminUser[] = await (await page.request.get(`/api/admin/people?q=${encodeURIComponent(OWNER_PHONE)}`)).json();
		await page.getByTestId('person').getByRole('link').first().click();
		await expect(page).toHaveURL(new RegExp(`/admin/people/${found?.id}$`));
		await expectAccessible(page);

		const text = `Called about the calendar: ${info.project.name}`;
		await page.getByLabel(t.notes.text).fill(text);
		await page.getByRole('button', { name: t.notes.send }).click();
		await expect(page.getByTestId('person-note').filter({ hasText: text })).toBeVisible();
		await expect(page.getByLabel(t.notes.text)).toHaveValue('');

		await page.getByRole('button', { name: t.desk.identity.licence }).first().click();
		const dialog = page.getByRole('dialog');
		await expect(dialog.getByRole('img')).toHaveCount(0);
		await dialog.getByLabel(t.papers.reason).selectOption('AUTHORITY');
		const picture = dialog.getByRole('img', { name: t.desk.identity.licence });
		// Once the picture is there, the access has been logged: that happens before the first byte is sent.
		await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
		await expectAccessible(page);
		await dialog.getByRole('button', { name: say.common.kit.close, exact: true }).click();
		await expect(dialog).toHaveCount(0);
		await page.getByText(t.papers.looks).click();
		await expect(page.getByText(t.papers.reasons.AUTHORITY).first()).toBeVisible();

		await page.getByRole('tab', { name: t.tabs.money }).click();
		await expect(page.getByRole('region', { name: t.money.settlements })).toBeVisible();
		await expectAccessible(page);
		await page.goto(`/admin/audit?subjectId=${found?.id}&action=kyc.document-read`);
		await expect(page.getByTestId('audit-entry').first()).toBeVisible();
	},
);

test('settling early asks first and names the time left; a month links to the ledger', { tag: '@en' }, async ({ page, context, say }) => {
	const { adminSettlements: t } = say;
	await signIn(context, ADMIN);
	const waiting: AdminSettlement[] = await (await page.request.get('/api/settlements?status=PENDING&limit=100')).json();
	const early = waiting.find(({ depositStatus, claimsUntil }) => depositStatus === 'held' && Date.parse(claimsUntil) > Date.now() + 60_000);
	expect(early, 'a rental whose owner may still claim').toBeDefined();
	await page.goto('/admin/settlements?status=PENDING', { waitUntil: 'networkidle' });
	await expectAccessible(page);
	const row = page.locator(`[data-booking="${early?.bookingId}"]`);
	await row.getByRole('combobox').selectOption('CALCULATED');
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(t.change.endClaimTime.title);
	await dialog.getByRole('button', { name: t.change.endClaimTime.no }).click();
	await expect(dialog).toHaveCount(0);
	await expect(row.getByRole('combobox')).toHaveValue('PENDING');

	await page.getByRole('link', { name: t.month.ledger }).click();
	await expect(page).toHaveURL(/tab=books&month=20\d\d-\d\d$/);
	await expect(page.getByRole('link', { name: say.reconciliation.books.allTime })).toBeVisible();
});
