/** An admin finds a person from anywhere by keys alone, keeps filters of a list under a name, and searches a list in the order they choose. */
import type { AdminUser } from '#contract/people.ts';
import type { AdminSettlement } from '#contract/settlement-lists.ts';
import { expect, expectAccessible, signIn, test, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

test('finds a person by keys, and saves a filter', { tag: '@en' }, async ({ page, context, say }) => {
	await signIn(context, 'admin@mishwar.test');
	const [owner]: AdminUser[] = await (await page.request.get('/api/admin/people?q=owner@mishwar.test')).json();
	await page.goto('/admin/audit');
	await triggerHydration(page);
	await settled(page);
	await page.keyboard.press('Control+k');
	const field = page.getByRole('dialog').getByRole('combobox');
	await expect(field).toBeFocused();
	await field.pressSequentially('owner@mishwar');
	await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
	await expect(page.getByRole('option').first()).toContainText('owner@mishwar.test');
	await expectAccessible(page);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`/admin/people/${owner?.id}`);

	const { views } = say.adminPeople.desk;
	const { users } = say.adminPeople;
	await page.goto('/admin/people');
	await page.getByLabel(users.suspended).selectOption('0');
	await page.getByRole('button', { name: views.save }).click();
	await page.getByRole('dialog').getByLabel(views.name).fill('Active people');
	await page.getByRole('dialog').getByRole('button', { name: views.confirm }).click();
	await page.goto('/admin/people');
	await page.getByRole('link', { name: 'Active people' }).click();
	await expect(page).toHaveURL('/admin/people?suspended=0');
	await expectAccessible(page);
	const file = page.waitForEvent('download');
	await page.getByRole('link', { name: say.adminPeople.desk.list.file }).click();
	expect((await file).suggestedFilename()).toMatch(/^mishwar-people-.*\.csv$/);
	await page.getByRole('button', { name: views.remove('Active people') }).click();
	await expect(page.getByRole('link', { name: 'Active people' })).toHaveCount(0);
});

test('finds the settlements of a person, the largest first', { tag: '@en' }, async ({ page, context, say }) => {
	await signIn(context, 'admin@mishwar.test');
	const { list } = say.adminSettlements.desk;
	await page.goto('/admin/settlements');
	await triggerHydration(page);
	await settled(page);
	const field = page.getByLabel(list.find.booking);
	await field.fill('owner@mishwar.test');
	await field.press('Enter');
	await expect(page).toHaveURL('/admin/settlements?q=owner%40mishwar.test');
	await page.getByLabel(list.order.label).selectOption('amount');
	await expect(page).toHaveURL('/admin/settlements?q=owner%40mishwar.test&order=amount');
	const found: AdminSettlement[] = await (await page.request.get('/api/settlements?q=owner@mishwar.test&order=amount')).json();
	expect(found.length).toBeGreaterThan(1);
	await expect(page.getByTestId('settlement-row').first()).toHaveAttribute('data-booking', found[0]?.bookingId ?? '');
	await expectAccessible(page);
	await field.fill('nobody at all');
	await field.press('Enter');
	await expect(page.getByText(list.nothing.title)).toBeVisible();
});
