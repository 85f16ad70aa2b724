/** An owner's dates and prices, and what renters see of them. */
import type { Page } from '@playwright/test';
import { addDays } from '#contract/time.ts';
import { carPath, expect, signIn, test, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

const OWNER = 'owner@mishwar.test';
const HOLD_MS = 450;
/** A car for each window, so that concurrent journeys do not interfere. */
const cars: Record<string, string> = {
	'ar 390': 'toyota-camry-2021',
	'en 1440': 'toyota-land-cruiser-2019',
	'en 390': 'kia-picanto-2019',
	'ar 1440': 'mercedes-benz-c-200-2021',
};

async function openCalendar(page: Page, slug: string, query: string): Promise<void> {
	const car = await page.request.get(`/api/cars/${slug}`);
	const { id } = (await car.json()) as { id: string };
	await page.goto(`/owner/cars/${id}/calendar?${query}`);
	// A drag that begins before the page's script runs selects nothing.
	await triggerHydration(page);
	await settled(page);
}

const dayOf = (page: Page, date: string) => page.locator(`button[data-date="${date}"]`);

/** A mouse drags; a finger taps both ends. */
async function select(page: Page, from: string, until: string, touch: boolean): Promise<void> {
	if (touch) {
		await dayOf(page, from).tap();
		await dayOf(page, until).tap();
		return;
	}
	await dayOf(page, from).hover();
	await page.mouse.down();
	await dayOf(page, until).hover();
	await page.mouse.up();
}

/** Holding and moving a finger selects instead of scrolling. */
async function holdAndDrag(page: Page, from: string, until: string): Promise<void> {
	await dayOf(page, from).scrollIntoViewIfNeeded();
	const middle = async (date: string) => {
		const box = await dayOf(page, date).boundingBox();
		return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
	};
	const [start, end] = [await middle(from), await middle(until)];
	const session = await page.context().newCDPSession(page);
	const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Array<{ x: number; y: number }>) =>
		session.send('Input.dispatchTouchEvent', { type, touchPoints });
	await touch('touchStart', [start]);
	await page.waitForTimeout(HOLD_MS);
	await touch('touchMove', [{ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 }]);
	await touch('touchMove', [end]);
	await touch('touchEnd', []);
}

test(
	'blocks a weekend, gives a day its price and long stays a discount, and renters see all of it',
	{ tag: '@en' },
	async ({ page, context, say, stay, hasTouch }, { project }) => {
		const slug = cars[project.name] ?? '';
		// Far from the dates of other journeys.
		const pickup = addDays(stay.pickup, 60);
		const back = addDays(pickup, 7);
		const touch = hasTouch ?? false;
		await signIn(context, OWNER);
		await openCalendar(page, slug, `month=${pickup.slice(0, 7)}`);

		await select(page, pickup, addDays(pickup, 1), touch);
		const panel = page.getByTestId('selected-days');
		await panel.getByRole('button', { name: say.calendar.selected.block }).click();
		await expect(page.getByText(say.calendar.selected.blocked, { exact: true })).toBeVisible();
		await expect(dayOf(page, pickup)).toContainText(say.calendar.month.blocked);

		const search = `/search?from=${pickup}&to=${back}&limit=100`;
		const offered = page.locator(`a[href*="/car/${slug}?"]`);
		await page.goto(search, { waitUntil: 'networkidle' });
		await expect(page.locator('a[href*="/car/"]').first()).toBeVisible();
		await expect(offered).toHaveCount(0);

		await openCalendar(page, slug, `month=${pickup.slice(0, 7)}`);
		if (touch) await holdAndDrag(page, pickup, addDays(pickup, 1));
		else await select(page, pickup, addDays(pickup, 1), touch);
		await panel.getByRole('button', { name: say.calendar.selected.open }).click();
		await expect(page.getByText(say.calendar.selected.opened, { exact: true })).toBeVisible();
		await page.goto(search, { waitUntil: 'networkidle' });
		await expect(offered.first()).toBeVisible();

		await openCalendar(page, slug, `month=${pickup.slice(0, 7)}`);
		await dayOf(page, pickup).focus();
		for (const key of ['Enter', 'Enter']) await page.keyboard.press(key);
		await panel.getByRole('textbox').fill('٧٧');
		await panel.getByRole('button', { name: say.calendar.selected.setPrice }).click();
		await expect(page.getByText(say.calendar.selected.priced, { exact: true })).toBeVisible();
		await expect(dayOf(page, pickup)).toContainText('77');

		await page.getByRole('tab', { name: say.calendar.tabs.terms }).click();
		await page.locator('[name="discount-7"]').fill('12');
		await page.locator('[name="discount-3"]').fill('');
		await page.getByRole('button', { name: say.calendar.terms.save, exact: true }).click();
		await expect(page.getByText(say.calendar.terms.saved, { exact: true })).toBeVisible();

		await page.goto(carPath(slug, { pickup, return: back }), { waitUntil: 'networkidle' });
		const opener = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
		if (await opener.isVisible()) await opener.click();
		const quote = page.getByTestId('quote').last();
		await expect(quote).toContainText(say.common.price.discount('7', say.common.units.days.few?.replace('{count}', '7') ?? '', '12%'));
		await expect(quote).toContainText('77.00');
	},
);

test('says where a flight lands when the car is brought to the airport, also after signing in', { tag: '@ar' }, async ({
	page,
	say,
	stay,
}) => {
	const dates = { pickup: addDays(stay.pickup, 90), return: addDays(stay.pickup, 92) };
	await page.goto(carPath('toyota-corolla-2022', dates), { waitUntil: 'networkidle' });
	const book = async () => {
		const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
		const onPhone = await bar.isVisible();
		if (onPhone && !(await page.getByRole('dialog').isVisible())) await bar.click();
		return onPhone ? page.getByRole('dialog') : page.locator('.booking-side');
	};
	let card = await book();
	await card.locator('[name="delivery"]').selectOption('Queen Alia Airport');
	await card.locator('[name="flight"]').fill('rj 262');
	await card.locator('[name="landing"]').fill(`${dates.pickup}T09:05`);
	await expect(card.getByTestId('quote')).toContainText(say.common.price.delivery(say.common.cities['Queen Alia Airport']));
	await card.getByRole('button', { name: say.car.booking.book }).click();
	await page.getByRole('button', { name: say.signIn.demo.people.renter.name }).click();
	await expect(page).toHaveURL(/delivery=Queen.*flight=rj/);
	card = await book();
	await card.getByRole('button', { name: say.car.booking.book }).click();
	await expect(page).toHaveURL(/\/booking\/[\w-]+\/payment/);
	await expect(page.getByText(say.common.price.delivery(say.common.cities['Queen Alia Airport'])).first()).toBeVisible();
});
