/** An owner imports cars from a spreadsheet, raises their price together, and takes that back; or chooses cars in the table of all. */
import { expect, expectAccessible, signIn, test } from './journey.ts';

const OWNER = 'owner2@mishwar.test';

test('imports cars, changes them together and undoes it', { tag: '@ar' }, async ({ page, context, say, language }) => {
	const { import: imports, bulk: t, cars } = say;
	const make = `Bulk ${language} ${page.viewportSize()?.width}`;
	const plate = (number: number) => `70-${language === 'ar' ? 5 : 6}${page.viewportSize()?.width}${number}`;
	const rows = [1, 2].map((number) => `${make},Rio,2022,${plate(number)},White,2${number},100`);
	const table = ['make,model,year,plate,colour,rate,deposit', ...rows, `${make},Rio,1980,${plate(3)},White,25,100`].join('\n');
	await signIn(context, OWNER);
	await page.goto('/owner/cars', { waitUntil: 'networkidle' });
	await page.getByRole('button', { name: cars.several }).click();
	await page.getByRole('menuitem', { name: cars.import }).click();
	await page.locator('input[type=file]').setInputFiles({ name: 'fleet.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
	await expect(page.getByTestId('import-line')).toHaveCount(1);
	await expect(page.getByTestId('import-line')).toContainText('year');
	await expectAccessible(page);
	await page.getByRole('button', { name: /\b2 cars|سيارتين/ }).click();
	await expect(page.getByRole('heading', { name: imports.doneTitle })).toBeVisible();

	await page.goto('/owner/cars/bulk', { waitUntil: 'networkidle' });
	await page.getByLabel(t.seek).fill(make);
	await expect(page.getByTestId('bulk-cars').getByRole('checkbox')).toHaveCount(2);
	await page.getByRole('button', { name: t.all, exact: true }).click();
	await page.getByRole('checkbox', { name: t.parts.rate }).check();
	await page.getByLabel(t.priceValues.percent).fill('١٠');
	await page.getByRole('button', { name: t.look }).click();
	await expect(page.getByTestId('bulk-preview').getByText(/23\.10/)).toBeVisible();
	await expectAccessible(page);
	await page.getByRole('button', { name: /\b2 cars|سيارتين/ }).click();
	await page.getByTestId('bulk-past').getByRole('button', { name: t.undo }).first().click();
	// Newest first; another window of the full form may have undone its own before.
	await expect(page.getByTestId('bulk-past').getByRole('listitem').first().getByText(t.undone)).toBeVisible();
});

test('sorts and filters the table of cars, and changes chosen ones together', { tag: '@en' }, async ({ page, context, say }) => {
	const { bulk, cars } = say;
	const { table: t } = cars;
	await signIn(context, OWNER);
	await page.goto('/owner/cars', { waitUntil: 'networkidle' });
	const rows = page.getByTestId('car-row');
	await expect(rows.first()).toBeVisible();
	const all = await rows.count();
	await page.getByRole('button', { name: t.columns.rating }).click();
	await page.getByRole('button', { name: t.columns.rating }).click();
	await expect(page.getByRole('columnheader', { name: t.columns.rating })).toHaveAttribute('aria-sort', 'descending');
	await page.reload({ waitUntil: 'networkidle' });
	await expect(page.getByRole('columnheader', { name: t.columns.rating })).toHaveAttribute('aria-sort', 'descending');
	await page.getByRole('searchbox', { name: t.seek }).fill('no such car');
	await expect(rows).toHaveCount(0);
	await page.getByRole('searchbox', { name: t.seek }).fill('');
	await expect(rows).toHaveCount(all);
	await expectAccessible(page);
	for (const place of [0, 1]) await rows.nth(place).getByRole('checkbox').check();
	await page.getByRole('button', { name: t.changeTogether }).click();
	await expect(page).toHaveURL(/\/owner\/cars\/bulk$/);
	await expect(page.getByTestId('bulk-cars').getByRole('checkbox', { checked: true })).toHaveCount(2);
	await expect(page.getByText(bulk.chosen.other.replace('{count}', '2'))).toBeVisible();
});
