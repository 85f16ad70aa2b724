/** Payouts: one returned by the bank and corrected by its owner, the earnings file, and a status change that is refused. */
import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import Papa from 'papaparse';
import type { AdminPayout, PayoutBatch } from '#contract/payout-batches.ts';
import { expect, signIn, test } from './journey.ts';

const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const ADMIN_NAME = { en: 'Huda Rawashdeh', ar: 'هدى الرواشدة' };
const KHALED = 'Khaled Omari';
const RIGHT = { en: 'JO94 CBJO 0010 0000 0000 0131 0003 02', ar: 'jo43 arab ٠٠١٠ 0000 0000 1315 0003 03' };
const SHOWN = { en: 'JO •••• 0302', ar: 'JO •••• 0303' };

/** A payout waiting for its batch: of owner@ in English, of another owner in Arabic, so that the windows do not interfere. */
async function waitingPayout(admin: Page, language: 'en' | 'ar'): Promise<AdminPayout> {
	const waiting: AdminPayout[] = await (await admin.request.get('/api/admin/payouts?state=PENDING')).json();
	const payout = waiting.find(({ ownerName, obstacle }) => obstacle === null && (ownerName === KHALED) === (language === 'en'));
	if (!payout) throw new Error('no payout waits');
	return payout;
}

test('a payout is returned, its owner reads what to do, and corrects the account', { tag: '@ar' }, async ({
	say,
	language,
	as,
	expectNoise,
}) => {
	expectNoise(/400/);
	const admin = await as(ADMIN);
	await admin.goto('/admin/payouts');
	const payout = await waitingPayout(admin, language);
	const made = await admin.request.post('/api/admin/payout-batches', {
		data: { payoutIds: [payout.id] },
		headers: { origin: new URL(admin.url()).origin },
	});
	const batch: PayoutBatch = await made.json();
	await admin.goto(`/admin/payouts/${batch.id}`);
	await expect(admin.getByTestId('page-payout-batch')).toContainText(ADMIN_NAME[language]);
	await admin.getByRole('button', { name: say.adminBatch.adminPayout.fail.open, exact: true }).click();
	const dialog = admin.getByRole('dialog');
	await dialog.getByRole('textbox').fill('Account closed');
	await dialog.getByRole('button', { name: say.adminBatch.adminPayout.fail.confirm }).click();
	await expect(admin.getByText(say.adminBatch.adminPayout.fail.done, { exact: true })).toBeVisible();

	const owner = await as(payout.ownerId);
	await owner.goto('/owner/payouts');
	await expect(owner.getByTestId('payout-failed')).toContainText(say.payouts.failedNote.title);
	await owner.getByRole('button', { name: say.payouts.failedNote.action }).click();
	const form = owner.getByTestId('payout-details-form');
	const iban = form.getByRole('textbox', { name: say.payouts.details.iban });
	await form.getByText(say.payouts.details.kinds.IBAN).click();
	await iban.fill('JO95 CBJO 0010 0000 0000 0131 0003 02');
	await form.getByRole('textbox', { name: say.payouts.details.holderName }).fill('Rania Haddad');
	await form.getByRole('button', { name: say.payouts.details.save }).click();
	await expect(form).toContainText(say.ibanMistyped);
	await expect(iban).toHaveValue('JO95 CBJO 0010 0000 0000 0131 0003 02');
	await iban.fill(RIGHT[language]);
	await form.getByRole('button', { name: say.payouts.details.save }).click();
	await expect(owner.getByText(say.payouts.details.saved, { exact: true })).toBeVisible();
	await expect(owner.getByTestId('payout-details')).toContainText(SHOWN[language]);
	await expect(owner.getByTestId('payout-failed')).toHaveCount(0);
	const card = owner.locator(`[data-payout="${payout.id}"]`);
	await expect(card).toContainText(say.payouts.finance.payout.status.PENDING);
	await expect(card).toContainText(SHOWN[language]);
});

test('the earnings are downloaded, and the file has the displayed amounts', { tag: '@en' }, async ({ page, context, say }) => {
	await signIn(context, OWNER);
	await page.goto('/owner/earnings', { waitUntil: 'networkidle' });
	const shown = await page.getByTestId('figure-net').locator('dd').first().innerText();
	const net = /[\d,]+\.\d+/.exec(shown)?.[0].replaceAll(',', '');
	const rows = await page.getByTestId('earning-row').count();
	const arrived = new Promise<Download>((resolve) => {
		page.once('download', resolve);
		context.on('page', (opened) => opened.once('download', resolve));
	});
	await page.getByRole('link', { name: say.earnings.csv }).click();
	const download = await arrived;
	expect(download.suggestedFilename()).toMatch(/^mishwar-earnings-\d{4}-\d\d-\d\d\.csv$/);
	const bytes = await readFile(await download.path());
	expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const { data } = Papa.parse<string[]>(bytes.subarray(3).toString('utf8'));
	const [head, ...lines] = data;
	expect(head?.[1]).toBe(say.earnings.table.car);
	expect(lines).toHaveLength(rows);
	const fils = lines.reduce((sum, line) => sum + Math.round(Number(line.at(-1)) * 1000), 0);
	expect(fils).toBe(Math.round(Number(net) * 1000));
});

test('a status that would break the books is refused with its reason', { tag: '@ar' }, async ({ page, context, say, expectNoise }) => {
	expectNoise(/409/);
	await signIn(context, ADMIN);
	await page.goto('/admin/settlements?status=PENDING', { waitUntil: 'networkidle' });
	const row = page.getByTestId('settlement-row').first();
	await row.getByRole('combobox').selectOption('PAID');
	const dialog = page.getByRole('dialog');
	await expect(dialog).toContainText(say.adminSettlements.change.confirm.title);
	await dialog.getByRole('button', { name: say.adminSettlements.change.confirm.yes }).click();
	await expect(row).toContainText(say.notCalculated);
	await expect(page.getByText(say.adminSettlements.change.failed, { exact: true })).toBeVisible();
	await expect(row.getByRole('combobox')).toHaveValue('PENDING');
});
