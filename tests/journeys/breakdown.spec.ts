/** A breakdown on the way: reported without a connection, with photos; an admin ends the rental, and unused days go back. */
import type { BookingReports } from '#contract/report-shapes.ts';
import { expect, expectAccessible, signIn, test, toastOf } from './journey.ts';
import { aPicture, bookToday, carOfToday, giveBack, handOver, payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';

test(
	'a breakdown is reported offline, and an admin ends the rental now',
	{ tag: '@ar' },
	async ({ page, context, say, as, clock, expectNoise }, info) => {
		test.setTimeout(150_000);
		expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR|dynamically imported module|activity was not reported/);
		await signIn(context, RENTER);
		const { id, owner } = await bookToday(page, as, carOfToday(info, 'breakdown'), await clock(), { days: 3, dailyRateJod: '30' });
		await payAndAccept(page, owner, id);
		await handOver(page, owner, id);

		await page.goto(`/booking/${id}`);
		await page.getByRole('button', { name: say.report.panel.action }).click();
		const sheet = page.getByRole('dialog');
		await expect(sheet.getByRole('heading', { name: say.report.form.title })).toBeVisible();
		await expectAccessible(page);
		await context.setOffline(true);
		await sheet.getByRole('button', { name: say.report.form.send }).click();
		await expect(sheet.getByText(say.report.form.missing)).toBeVisible();
		await sheet.getByText(say.report.kinds.DOES_NOT_START, { exact: true }).click();
		await sheet.locator('[name=text]').fill('It stopped on the Desert Highway.');
		await sheet.locator('[name=place]').fill('Kilometre 90');
		await sheet.locator('input[type=file]').setInputFiles(await aPicture());
		await expect(sheet.getByTestId('report-photos').getByRole('img')).toHaveCount(1);
		await sheet.getByRole('button', { name: say.report.form.send }).click();
		await expect(page.getByTestId('report-waits')).toHaveAttribute('data-state', 'waiting');
		// The page is opened again later, with a connection.
		await context.setOffline(false);
		await page.reload();
		await expect(page.getByText(say.report.open, { exact: true })).toBeVisible();
		await expect(page.getByText('It stopped on the Desert Highway.')).toBeVisible();
		await expect(page.getByRole('list', { name: say.report.photos }).getByRole('img')).toHaveCount(1);
		// The message that it was sent covers what is below it until it is closed.
		await toastOf(page).getByRole('button').first().click();
		await expect(toastOf(page).getByRole('button')).toHaveCount(0);
		// A phone's bottom bar covers a link until it is scrolled to.
		await page.getByRole('link', { name: say.detail.seeCar, exact: true }).evaluate((link) => link.scrollIntoView({ block: 'center' }));
		await expectAccessible(page);

		await owner.goto(`/owner/bookings/${id}`);
		await expect(owner.getByText('It stopped on the Desert Highway.')).toBeVisible();
		await giveBack(owner, id);

		const admin = await as(ADMIN);
		await admin.goto('/admin/reports');
		await expectAccessible(admin);
		const { reports }: BookingReports = await (await page.request.get(`/api/bookings/${id}/reports`)).json();
		await admin.locator(`a[href="/admin/reports/${reports[0]?.id}"]`).click();
		await expect(admin.getByRole('heading', { name: say.adminReport.decision.title })).toBeVisible();
		await admin.getByText(say.adminReport.decision.outcomes.END_NOW, { exact: true }).click();
		await expect(admin.getByTestId('decision-sums')).toContainText('60.00');
		await admin.locator('[name=sharePercent]').fill('40');
		await expect(admin.getByTestId('decision-sums')).toContainText('24.00');
		await admin.locator('[name=sharePercent]').fill('100');
		await expect(admin.getByTestId('decision-sums')).toContainText('60.00');
		await admin.locator('[name=note]').fill('The engine failed; two days were not used.');
		await expectAccessible(admin);
		await admin.getByRole('button', { name: say.adminReport.decision.confirm }).click();
		await expect(admin.getByText(say.report.outcomes.END_NOW, { exact: true }).first()).toBeVisible();

		await page.reload();
		await expect(page.getByText('The engine failed; two days were not used.')).toBeVisible();
		await expect(page.getByText(/60\.00/).first()).toBeVisible();
	},
);
