/** An owner of several cars blocks days on the board with the keyboard alone, moves them with the mouse, and reads today's list. */
import { addDays } from '#contract/time.ts';
import { expect, expectAccessible, signIn, test, toastOf } from './journey.ts';

const OWNER = 'owner@mishwar.test';
/** Width of a day on the board when it shows a month. */
const DAY_PX = 44;

test('the board is worked by keyboard, along the direction of the language', { tag: '@en' }, async ({
	page,
	context,
	say,
	stay,
	language,
	hasTouch,
}) => {
	const { board: t, days: words, today } = say.fleet;
	// Far from the dates of other journeys.
	const from = addDays(stay.pickup, 60);
	const forward = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';
	await signIn(context, OWNER);
	await page.goto(`/owner/fleet?tab=board&from=${from}`, { waitUntil: 'networkidle' });
	const board = page.getByRole('grid', { name: t.label });
	await board.focus();
	for (let day = 0; day < 3; day += 1) await page.keyboard.press(forward);
	await page.keyboard.press(`Shift+${forward}`);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: words.titles.FREE });
	await expect(dialog.getByLabel(words.first)).toHaveValue(addDays(from, 2));
	await expect(dialog.getByLabel(words.last)).toHaveValue(addDays(from, 3));
	await dialog.getByRole('button', { name: words.block, exact: true }).click();
	await expect(toastOf(page).getByText(words.blocked)).toBeVisible();
	await expect(page.getByRole('gridcell', { name: t.legend.BLOCK })).toHaveCount(1);
	await expectAccessible(page);

	if (!hasTouch) {
		await page.locator('[data-row="0"] [data-bar=BLOCK]').hover();
		await page.mouse.down();
		const box = await page.locator('[data-row="0"] [data-bar=BLOCK]').boundingBox();
		const way = language === 'ar' ? -1 : 1;
		await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2 + way * DAY_PX * 2, (box?.y ?? 0) + 5, { steps: 6 });
		await page.mouse.up();
		await expect(toastOf(page).getByText(words.moved)).toBeVisible();
		await expect(page.getByRole('gridcell', { name: t.free })).toHaveCount(1);
	}
	await board.focus();
	if (!hasTouch) for (let day = 0; day < 2; day += 1) await page.keyboard.press(forward);
	await page.keyboard.press('Enter');
	await page.getByRole('dialog', { name: words.titles.BLOCK }).getByRole('button', { name: words.open }).click();
	await expect(page.getByRole('gridcell', { name: t.free })).toHaveCount(1);

	await page.getByRole('tab', { name: say.fleet.tabs.today }).click();
	await expect(page.getByRole('button', { name: today.print })).toBeVisible();
	await expectAccessible(page);
});
