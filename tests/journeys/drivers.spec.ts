/** An additional driver: bought with the booking, invited by the renter, named after accepting, and read by the owner. */
import { type Booking, requestBooking } from '#contract/bookings.ts';
import type { OwnerTerms } from '#contract/calendar.ts';
import type { Car } from '#contract/cars.ts';
import type { BookingDrivers } from '#contract/drivers.ts';
import { addDays } from '#contract/time.ts';
import { driversTexts } from '#web/features/drivers/texts.ts';
import { texts as agreement } from '#web/screens/booking/agreement/texts.en.ts';
import { carIn, expect, expectAccessible, signIn, test } from './journey.ts';
import { payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
/** One in each language, because both read the same letters and terms. */
const SLUGS = { en: 'honda-cr-v-2021', ar: 'jeep-wrangler-2020' };
const DRIVERS = { en: 'owner2@mishwar.test', ar: 'owner@mishwar.test' };
/** Away from the dates of other journeys. */
const DAYS_LATER = 190;

test('a renter names an additional driver', { tag: '@en' }, async ({ page, context, as, say, stay, language }) => {
	const t = driversTexts[language];
	const invited = DRIVERS[language];
	await signIn(context, RENTER);
	const headers = { origin: process.env.JOURNEY_URL ?? '' };
	const car: Car = await (await page.request.get(`/api/cars/${SLUGS[language]}`)).json();
	const owner = await as(car.ownerId);
	const path = `/api/owner/cars/${car.id}/terms`;
	const terms: OwnerTerms = await (await owner.request.get(path)).json();
	const offered = { kind: 'ADDITIONAL_DRIVER', period: 'TRIP', priceJod: '5', maxQuantity: '2' };
	const saved: OwnerTerms = await (await owner.request.put(path, { headers, data: { ...terms, extras: [offered] } })).json();
	const dates = { startAt: addDays(stay.pickup, DAYS_LATER), endAt: addDays(stay.pickup, DAYS_LATER + terms.minDays) };
	const items = saved.extras.map(({ id }) => ({ id, quantity: 1 }));
	const response = await page.request.post(requestBooking.path, { headers, data: { carId: car.id, ...dates, extras: { items } } });
	const { id }: Booking = await response.json();
	await payAndAccept(page, owner, id);

	await page.goto(`/booking/${id}`, { waitUntil: 'networkidle' });
	const panel = page.getByRole('region', { name: t.title });
	await panel.getByLabel(t.emailField).fill(invited);
	await panel.getByRole('button', { name: t.send }).click();
	await expect(panel.getByTestId('drivers')).toContainText(invited);
	await expect(panel.getByTestId('driver-invite')).toHaveCount(0);
	await expectAccessible(page);

	const driver = await as(invited);
	const invitation = async () => {
		const letters = (await (await page.request.get('/api/dev/outbox')).json()) as Array<{ to: string; text: string }>;
		return letters.flatMap(({ to, text }) => (to === invited ? (/\/trips\/shared#[\w-]+/.exec(text) ?? []) : []))[0] ?? '';
	};
	await expect.poll(invitation).not.toBe('');
	await driver.goto(await invitation());
	await driver.getByRole('button', { name: say.driving.accept }).click();
	await expect(driver.getByTestId('shared-trip')).toContainText(carIn(language, car.title));
	await expectAccessible(driver);

	await owner.goto(`/owner/bookings/${id}`);
	await expect(owner.getByTestId('drivers')).toContainText(t.checked);
	const { named }: BookingDrivers = await (await owner.request.get(`/api/bookings/${id}/drivers`)).json();
	const name = named[0]?.name.en ?? '';
	await owner.goto(`/booking/${id}/agreement`);
	await expect(owner.getByRole('main')).toContainText(agreement.paper.drivesToo(name));

	await page.reload({ waitUntil: 'networkidle' });
	await panel.getByRole('button', { name: t.remove }).click();
	await page.getByRole('dialog').getByRole('button', { name: t.remove }).click();
	await expect(panel.getByTestId('drivers')).toContainText(t.none);
});
