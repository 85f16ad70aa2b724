/** Where and when: a flight that is met at the airport, and a meeting point that its owner moves. */
import type { Locator, Page } from '@playwright/test';
import type { Booking } from '#contract/bookings.ts';
import type { Car } from '#contract/cars.ts';
import type { OutboxMessage } from '#contract/dev.ts';
import { notificationTopics } from '#contract/notification-choices.ts';
import { addDays } from '#contract/time.ts';
import {
	bookingOf,
	expect,
	expectAccessible,
	listedTrip,
	pressBook,
	type Stay,
	signIn,
	test,
	toastOf,
	triggerHydration,
} from './journey.ts';
import { aPicture, book, payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const AIRPORT = 'Queen Alia Airport';
const headers = () => ({ origin: process.env.JOURNEY_URL ?? '' });
const block = (page: Page): Locator => page.getByTestId('where-and-when').first();

/** Expects each part, in any order. */
async function expectAll(place: Locator, parts: readonly string[]): Promise<void> {
	for (const part of parts) await expect(place).toContainText(part);
}

async function chooseEveryChannel({ request }: Page): Promise<void> {
	const everything = { BELL: true, PUSH: true, EMAIL: true, SMS: true };
	const data = Object.fromEntries(notificationTopics.map((topic) => [topic, everything]));
	expect((await request.put('/api/users/me/notification-choices', { headers: headers(), data })).status()).toBe(200);
}

/** RJ 112 lands at 21:40, and the car is there at 22:30. */
async function bookFlight(renter: Page, owner: Page, car: Car, { pickup, return: back }: Stay): Promise<string> {
	const delivery = { zone: AIRPORT, flightNumber: 'RJ 112', landsAt: `${pickup}T21:40:00+03:00` };
	const asked = { carId: car.id, startAt: `${pickup}T22:30:00+03:00`, endAt: `${back}T22:30:00+03:00`, extras: { delivery } };
	const answer = await renter.request.post('/api/bookings', { headers: headers(), data: asked });
	expect(answer.status(), await answer.text()).toBe(201);
	const { id }: Booking = await answer.json();
	await payAndAccept(renter, owner, id);
	return id;
}

test('a flight is met: both sides read the same place, hour and flight everywhere', { tag: '@ar' }, async ({
	page,
	context,
	say,
	as,
	stay,
	advance,
}) => {
	test.setTimeout(120_000);
	await signIn(context, RENTER);
	const car: Car = await (await page.request.get('/api/cars/toyota-corolla-2022')).json();
	const owner = await as(car.ownerId);
	for (const person of [page, owner]) await chooseEveryChannel(person);
	const dates = { pickup: addDays(stay.pickup, 120), return: addDays(stay.pickup, 122) };
	const id = await bookFlight(page, owner, car, dates);
	await advance(0);
	const parts = [say.common.cities[AIRPORT], '22:30', 'RJ112', '21:40'];

	await owner.goto(`/owner/bookings/${id}`);
	await expectAll(block(owner), parts);
	await expect(block(owner).locator('a[href^="tel:"]')).toBeVisible();
	await expectAccessible(owner);
	await owner.goto('/owner/bookings?tab=active');
	await expectAll(owner.getByTestId('owner-booking').filter({ has: owner.locator(`a[href="/owner/bookings/${id}"]`) }), parts);
	for (const address of [`/booking/${id}`, `/booking/${id}/confirmation`, `/booking/${id}/handover`]) {
		await page.goto(address);
		await expectAll(block(page), parts);
	}
	await page.goto(`/booking/${id}/agreement`);
	await expectAll(page.locator('main'), [AIRPORT, 'RJ112, lands 21:40', 'RJ112، تهبط 21:40']);
	for (const person of [page, owner]) {
		await person.goto(`/messages/${id}`);
		await expectAll(person.getByTestId('about'), parts);
		const file = (await (await person.request.get(`/api/bookings/${id}/calendar.ics`)).text()).replace(/\r\n /g, '');
		expect(file).toContain(`LOCATION:${say.common.cities[AIRPORT]}`);
		expect(file).toMatch(/RJ112.*21:40/);
	}
	await page.goto('/trips');
	await expectAll(await listedTrip(page, say, id), parts);

	const messages: OutboxMessage[] = await (await page.request.get('/api/dev/outbox')).json();
	const about = messages.filter(({ text }) => text.includes(id) && text.includes('RJ112'));
	for (const channel of ['EMAIL', 'SMS'] as const) {
		const texts = about.filter((message) => message.channel === channel);
		expect(new Set(texts.map(({ to }) => to)).size, channel).toBe(2);
		for (const { text } of texts) for (const part of [/Queen Alia Airport|مطار الملكة علياء/, /22:30/, /21:40/]) expect(text).toMatch(part);
	}

	await page.goto(`/booking/${id}`);
	await expectAll(block(page), parts);
	await expect(page.getByRole('button', { name: say.whereAndWhen.late.open })).toHaveCount(0);
});

test('a meeting point appears once the booking is confirmed, and moves far away only with the renter’s yes', { tag: '@en' }, async ({
	page,
	context,
	say,
	as,
	stay,
}) => {
	test.setTimeout(120_000);
	await signIn(context, RENTER);
	const slug = 'toyota-corolla-2022';
	const car: Car = await (await page.request.get(`/api/cars/${slug}`)).json();
	const owner = await as(car.ownerId);
	await owner.goto(`/owner/cars/${car.id}/calendar?tab=terms`);
	const form = owner.getByTestId('meeting-point');
	await form.locator('[name="textEn"]').fill('Gate 4 of Taj Mall');
	await form.locator('[name="textAr"]').fill('بوابة 4 من تاج مول');
	await form.locator('[name="pin"]').fill('https://www.google.com/maps/@31.94500,35.88600,17z');
	// The journey of the other window uses the same car, and may have left a photo.
	const earlier = form.getByTestId('picked-photos').getByRole('button');
	if (await earlier.isVisible()) await earlier.click();
	await form.locator('input[type=file]').setInputFiles(await aPicture());
	await expect(form.getByTestId('picked-photos').getByRole('img')).toBeVisible();
	await form.getByRole('button', { name: say.calendar.meetingPoint.save }).click();
	await expect(toastOf(owner).getByText(say.calendar.meetingPoint.saved)).toBeVisible();
	await expectAccessible(owner);

	const { id } = await book(page, slug, { pickup: addDays(stay.pickup, 130), return: addDays(stay.pickup, 132) });
	await page.goto(`/booking/${id}`);
	await expect(block(page)).toContainText(say.whereAndWhen.hidden);
	await payAndAccept(page, owner, id);
	await page.reload();
	await expect(block(page)).toContainText(/Gate 4 of Taj Mall|بوابة 4 من تاج مول/);
	const photo = block(page).getByRole('img', { name: say.whereAndWhen.photo });
	await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);

	await owner.goto(`/owner/bookings/${id}`);
	await owner.getByRole('button', { name: say.whereAndWhen.move.open }).click();
	const dialog = owner.getByRole('dialog');
	await dialog.locator('[name="text"]').fill('Arrivals, door 2');
	await dialog.locator('[name="pin"]').fill('31.7226, 35.9932');
	await dialog.getByRole('button', { name: say.whereAndWhen.move.save }).click();
	await expect(toastOf(owner).getByText(say.whereAndWhen.move.proposed)).toBeVisible();
	await page.reload();
	const proposal = page.getByTestId('place-proposal');
	await expect(proposal).toContainText('Arrivals, door 2');
	await proposal.getByRole('button', { name: say.whereAndWhen.proposal.accept }).click();
	await expect(toastOf(page).getByText(say.whereAndWhen.proposal.accepted)).toBeVisible();
	await expect(block(page)).toContainText('Arrivals, door 2');
	await expect(page.getByTestId('place-proposal')).toHaveCount(0);
});

test('a delivery asks for an address', { tag: '@ar' }, async ({ page, context, say, stay }) => {
	await signIn(context, RENTER);
	const car: Car = await (await page.request.get('/api/cars/toyota-corolla-2022')).json();
	const zone = car.terms.deliveryZones.find((offered) => offered.zone !== AIRPORT)?.zone ?? '';
	// Later than what the journeys above book in any window, with the same renter and car.
	const dates = { pickup: addDays(stay.pickup, 160), return: addDays(stay.pickup, 162) };
	await page.goto(`/car/toyota-corolla-2022?pickup=${dates.pickup}&return=${dates.return}&delivery=${zone}`, { waitUntil: 'networkidle' });
	await triggerHydration(page);
	await pressBook(page, say);
	const dialog = page.getByRole('dialog');
	const card = (await dialog.isVisible()) ? dialog : page.locator('.booking-side');
	await expect(card.getByText(say.car.booking.addressMissing)).toBeVisible();
	await card.locator('[name="address"]').fill('Jabal Amman, Rainbow Street 12');
	await card.getByRole('button', { name: say.car.booking.book }).click();
	const id = await bookingOf(page);
	const booking: Booking = await (await page.request.get(`/api/bookings/${id}`)).json();
	expect(booking.extras.delivery).toMatchObject({ zone, address: 'Jabal Amman, Rainbow Street 12' });
});
