/** An owner's invoices and statement: listed, opened, taken as XML, and added up. */
import { readFile } from 'node:fs/promises';
import { expect, signIn, test } from './journey.ts';

test('the fee of a rental is invoiced, and the statement of the month leads to what is owed', { tag: '@en' }, async ({
	page,
	context,
	say,
}) => {
	await signIn(context, 'owner@mishwar.test');
	await page.goto('/owner/invoices');
	const first = page.getByTestId('invoice-row').first();
	const number = (await first.getByRole('link').first().innerText()).trim();
	const [download] = await Promise.all([
		page.waitForEvent('download'),
		first.getByRole('link', { name: say.ownerInvoices.invoices.xmlOf(number) }).click(),
	]);
	expect(download.suggestedFilename()).toBe(`${number}.xml`);
	const xml = await readFile(await download.path(), 'utf8');
	const total = /<cbc:PayableAmount currencyID="JOD">([\d.]+)</.exec(xml)?.[1];
	await first.getByRole('link', { name: say.ownerInvoices.invoices.openNumber(number) }).click();
	await expect(page.getByTestId('invoice-totals')).toContainText(`${total} JOD`);
	await expect(page.getByRole('button', { name: say.invoicePaper.print })).toBeVisible();

	await page.goto('/owner/statement');
	await expect(page.getByText(say.statement.closing, { exact: true })).toBeVisible();
	const month = page.getByRole('combobox', { name: say.statement.month });
	const [, before = ''] = await month
		.locator('option')
		.evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
	await month.selectOption(before);
	await expect(page).toHaveURL(new RegExp(`month=${before}$`));
	await expect(page.getByTestId('statement-sums')).toBeVisible();
});
