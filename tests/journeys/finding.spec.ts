/** An admin finds a person from any page by keyboard alone, and saves filters of a list under a name. */
import type { AdminUser } from '#contract/people.ts';
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
