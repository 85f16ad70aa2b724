/** Hours of pickup and return: from the search to the booking, and when the car is not handed over at that hour. */
import type { Page } from '@playwright/test';
import { type Booking, bookingRefusals } from '#contract/bookings.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { Car } from '#contract/cars.ts';
import type { PickupHours } from '#contract/pickup-hours.ts';
import { addDays } from '#contract/time.ts';
import { formatIn } from '#web/i18n/format.ts';
import { hourCostTexts } from '#web/screens/public/car/hour-cost-texts.ts';
import { bookingOf, expect, pressBook, signIn, test } from './journey.ts';

/** A car for each window, because the journey changes its hours. All of them include ten, when other journeys begin. */
const cars: Record<string, string> = {
	'ar 390': 'toyota-corolla-2022',
	'en 1440': 'toyota-camry-2021',
	'en 390': 'jeep-wrangler-2020',
	'ar 1440': 'hyundai-tucson-2022',
};
/** Away from the dates of other journeys. */
const DAYS_LATER = 40;

const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });

async function setHours({ request }: Page, carId: string, pickupHours: PickupHours): Promise<void> {
	const path = `/api/owner/cars/${carId}/terms`;
	const terms: OwnerTerms = await (await request.get(path)).json();
	const data = { ...terms, pickupHours };
	expect((await request.put(path, { headers: headers(), data })).status()).toBe(200);
}

test(
	'retains an hour from search to booking',
	{ tag: '@en' },
	async ({ page, context, say, as, stay: shared, language, expectNoise }, { project }) => {
		const stay = { pickup: addDays(shared.pickup, DAYS_LATER), return: addDays(shared.return, DAYS_LATER) };
		const slug = cars[project.name] ?? '';
		const days = (count: number) => formatIn(language).plural(say.common.units.days, count);
		expectNoise(/409/);
		const { id: carId, ownerId, city }: Car = await (await page.request.get(`/api/cars/${slug}`)).json();
		const owner = await as(ownerId);
		await setHours(owner, carId, { from: '08:00', until: '23:00' });
		await signIn(context, 'renter@mishwar.test');

		await page.goto('/');
		const form = page.getByRole('search').or(page.getByRole('form', { name: say.home.hero.form }));
		await form.getByRole('combobox', { name: say.home.hero.where }).selectOption(city);
		await form.getByRole('button', { name: say.common.dates.pickup }).click();
		for (const date of [stay.pickup, stay.return]) {
			const day = page.locator(`[data-day="${date}"]:not([data-outside]) button`);
			while (!(await day.isVisible())) await page.getByRole('button', { name: say.common.dates.nextMonth }).click();
			await day.click();
		}
		await form.getByRole('combobox', { name: say.common.dates.hours.pickup }).selectOption('22:00');
		await form.getByRole('button', { name: say.home.hero.search }).click();
		await expect(page).toHaveURL(/\/search\?.*city=/);
		const parameter = (name: string) => new URL(page.url()).searchParams.get(name);
		expect([parameter('from'), parameter('to')]).toEqual([`${stay.pickup}T22:00`, stay.return]);

		await page.locator(`main a[href^="/car/${slug}"]`).first().click();
		await expect(page).toHaveURL(new RegExp(`/car/${slug}`));
		expect([parameter('pickup'), parameter('return')]).toEqual([`${stay.pickup}T22:00`, stay.return]);

		const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
		const onPhone = await bar.isVisible();
		if (onPhone) await bar.click();
		const card = onPhone ? page.getByRole('dialog') : page.locator('.booking-side');
		await expect(card.getByText(hourCostTexts[language].hourCost('22:00', days(3), '22:30', days(4)))).toBeVisible();
		const returnHour = card.getByRole('combobox', { name: say.common.dates.hours.return });
		await returnHour.selectOption('22:30');
		await expect(card.getByTestId('quote')).toContainText(days(4));
		await card.getByRole('button', { name: language === 'ar' ? /^أرجعها حتى 22:00/ : /^Return by 22:00/ }).click();
		await expect(returnHour).toHaveValue('22:00');
		await expect(card.getByTestId('quote')).toContainText(days(3));

		await setHours(owner, carId, { from: '10:00', until: '20:00' });
		await card.getByRole('button', { name: say.car.booking.book }).click();
		const refusal = bookingRefusals.OUTSIDE_HOURS[language].replace('{from}', '10:00').replace('{until}', '20:00');
		await expect(page.getByText(refusal).filter({ visible: true }).first()).toBeVisible();
		expect([parameter('pickup'), parameter('return')]).toEqual([`${stay.pickup}T22:00`, `${stay.return}T22:00`]);

		await setHours(owner, carId, { from: '08:00', until: '23:00' });
		await page.reload();
		await pressBook(page, say);
		const id = await bookingOf(page);
		await expect(page.getByText('22:00').filter({ visible: true }).first()).toBeVisible();
		const booking: Booking = await (await page.request.get(`/api/bookings/${id}`)).json();
		expect([booking.startAt, booking.endAt]).toEqual([`${stay.pickup}T22:00:00+03:00`, `${stay.return}T22:00:00+03:00`]);
	},
);
