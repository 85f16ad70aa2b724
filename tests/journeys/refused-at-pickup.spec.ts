/** The renter refuses the car at the handover: reported with a photo, an admin decides, and everything goes back. */
import type { BookingReports } from '#contract/report-shapes.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { aPicture, bookToday, carOfToday, payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';

test(
	'a car is rightly refused at the pickup, and the renter gets everything back',
	{ tag: '@en' },
	async ({ page, context, say, as, clock }, info) => {
		test.setTimeout(150_000);
		await signIn(context, RENTER);
		const { id, owner } = await bookToday(page, as, carOfToday(info, 'refused at pickup'), await clock(), { dailyRateJod: '30' });
		await payAndAccept(page, owner, id);

		await page.goto(`/booking/${id}`);
		await page.getByRole('button', { name: say.report.panel.action }).click();
		const sheet = page.getByRole('dialog');
		await sheet.getByText(say.report.kinds.UNSAFE_OR_DIRTY, { exact: true }).click();
		await sheet.locator('[name=text]').fill('The brakes grind, and a tyre is bald.');
		await sheet.locator('input[type=file]').setInputFiles(await aPicture());
		await expect(sheet.getByTestId('report-photos').getByRole('img')).toHaveCount(1);
		await sheet.getByRole('button', { name: say.report.form.send }).click();
		await expect(page.getByText(say.report.open, { exact: true })).toBeVisible();

		const admin = await as(ADMIN);
		const { reports }: BookingReports = await (await page.request.get(`/api/bookings/${id}/reports`)).json();
		await admin.goto(`/admin/reports/${reports[0]?.id}`);
		await admin.getByText(say.adminReport.decision.outcomes.REFUSED_AT_PICKUP, { exact: true }).click();
		await expect(admin.getByTestId('decision-sums')).toContainText('60.00');
		await admin.locator('[name=note]').fill('The photo shows the bald tyre.');
		await admin.getByRole('button', { name: say.adminReport.decision.confirm }).click();
		await expect(admin.getByText(say.report.outcomes.REFUSED_AT_PICKUP, { exact: true }).first()).toBeVisible();

		await page.reload();
		await expect(page.getByText('The photo shows the bald tyre.')).toBeVisible();
		await expect(page.getByText(/60\.00/).first()).toBeVisible();
		// A phone's bottom bar covers a link until it is scrolled to.
		await page.getByRole('link', { name: say.detail.seeCar, exact: true }).evaluate((link) => link.scrollIntoView({ block: 'center' }));
		await expectAccessible(page);
		await expect(page.getByRole('button', { name: say.report.panel.action })).toHaveCount(0);
		await owner.goto(`/owner/bookings/${id}`);
		await expect(owner.getByText('The photo shows the bald tyre.')).toBeVisible();
	},
);
