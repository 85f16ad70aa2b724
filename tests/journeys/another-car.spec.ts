/** A car fails after the handover: an admin ends the trip and books another one for the rest of it, and the renter pays the difference. */
import type { Page, TestInfo } from '@playwright/test';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { BookingReports } from '#contract/report-shapes.ts';
import { createReport } from '#contract/reports.ts';
import { goodListing } from '#tests/support/listings.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { bookToday, giveBack, handOver, pay, payAndAccept, upload } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const OWNERS = ['owner@mishwar.test', 'owner2@mishwar.test'] as const;
const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });
/** One city for each window; no other car of this kind is offered there. */
const cities = ['Ajloun', 'Jerash', 'Salt', 'Karak'];

const cityOf = ({ config, project }: TestInfo): string => cities[config.projects.findIndex(({ name }) => name === project.name)] ?? '';

async function ok(sent: ReturnType<Page['request']['get']>): Promise<unknown> {
	const answer = await sent;
	expect(answer.ok(), `${answer.url()}: ${await answer.text()}`).toBe(true);
	return answer.json();
}

/** Lists a verified car at 30 a day, which anybody can book at once and for any hour. */
async function listCar(owner: Page, admin: Page, { title, city }: { title: string; city: string }): Promise<{ id: string; slug: string }> {
	const { area: _, dailyRateJod: __, photoUrls: ___, ...listing } = goodListing;
	const data = { ...listing, title, model: title, city, bodyType: 'Coupe' };
	const car = (await ok(owner.request.post('/api/owner/cars', { headers: headers(), data }))) as { id: string; slug: string };
	const path = `/api/owner/cars/${car.id}`;
	const terms = (await ok(owner.request.get(`${path}/terms`))) as OwnerTerms;
	const open = { minDays: 1, advanceNoticeHours: 0, turnaroundHours: 0, pickupHours: { from: '00:00', until: '24:00' } };
	const priced = { ...terms, ...open, dailyRateJod: '30', discounts: [], instantBook: true };
	await ok(owner.request.put(`${path}/terms`, { headers: headers(), data: priced }));
	await ok(owner.request.post(`${path}/photos`, { headers: headers(), data: { url: await upload(owner), sort: 0 } }));
	await ok(admin.request.patch(`/api/admin/cars/${car.id}/verify`, { headers: headers(), data: {} }));
	return car;
}

test(
	'a car fails, and another one is booked for the rest of the trip',
	{ tag: '@ar' },
	async ({ page, context, say, as, clock, language }, info) => {
		test.setTimeout(180_000);
		const [city, admin] = [cityOf(info), await as(ADMIN)];
		const [firstOwner, otherOwner] = [await as(OWNERS[0]), await as(OWNERS[1])];
		const first = await listCar(firstOwner, admin, { title: `Failing ${language} ${city}`, city });
		const otherTitle = `Spare ${language} ${city}`;
		await listCar(otherOwner, admin, { title: otherTitle, city });

		await signIn(context, RENTER);
		const { id, owner } = await bookToday(page, as, first.slug, await clock(), { days: 3, dailyRateJod: '30' });
		await payAndAccept(page, owner, id);
		await handOver(page, owner, id);
		const report = {
			clientId: crypto.randomUUID(),
			kind: 'DOES_NOT_START',
			text: 'The starter motor only clicks.',
			photos: [],
			place: null,
		};
		await ok(
			page.request.post(createReport.path.replace('{id}', id), { headers: headers(), data: { ...report, policeReportNumber: null } }),
		);
		await giveBack(owner, id);

		const { reports }: BookingReports = await (await page.request.get(`/api/bookings/${id}/reports`)).json();
		await admin.goto(`/admin/reports/${reports[0]?.id}`);
		const { decision } = say.adminReport;
		await admin.getByText(decision.outcomes.ANOTHER_CAR, { exact: true }).click();
		const offered = admin.getByTestId('cars-for-rest').locator('label').filter({ hasText: otherTitle });
		await expect(offered).toContainText('90.00');
		await expect(offered).toContainText('120.00');
		await expect(admin.getByTestId('decision-sums')).toContainText('60.00');
		await expect(admin.getByRole('button', { name: decision.confirm })).toBeDisabled();
		await offered.click();
		await admin.locator('[name=note]').fill('The starter motor is broken; agreed by phone.');
		await expectAccessible(admin);
		await admin.getByRole('button', { name: decision.confirm }).click();
		await expect(admin.getByText(say.report.outcomes.ANOTHER_CAR, { exact: true }).first()).toBeVisible();

		await page.goto(`/booking/${id}`);
		await expect(page.getByText('The starter motor is broken; agreed by phone.')).toBeVisible();
		const after: BookingReports = await (await page.request.get(`/api/bookings/${id}/reports`)).json();
		const otherId = after.reports[0]?.anotherBookingId ?? '';
		// A phone's bottom bar covers a link until it is scrolled to.
		const link = page.getByRole('main').locator(`a[href^="/booking/${otherId}"]`).first();
		await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
		await expectAccessible(page);
		await link.click();
		await expect(page).toHaveURL(new RegExp(otherId));
		await page.goto(`/booking/${otherId}/payment`);
		await expect(page.getByText(say.booking.payment.carried, { exact: true })).toBeVisible();
		await expect(page.getByText(/120\.00/).first()).toBeVisible();
		await pay(page, otherId);

		await page.goto(`/booking/${otherId}`);
		await expect(page.getByRole('heading', { level: 1 })).toContainText(otherTitle);
		expect(await (await page.request.get(`/api/bookings/${otherId}`)).json()).toMatchObject({
			...{ status: 'CONFIRMED', paymentStatus: 'PAID', totalJod: '90.00', carriedJod: '60.00' },
		});
		await otherOwner.goto(`/owner/bookings/${otherId}`);
		await expect(otherOwner.getByRole('heading', { level: 1 })).toContainText(otherTitle);
		await firstOwner.goto(`/owner/bookings/${id}`);
		await expect(firstOwner.getByText('The starter motor is broken; agreed by phone.')).toBeVisible();
	},
);
