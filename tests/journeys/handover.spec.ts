/** Handover and return on two phones, one of them temporarily offline. */
import type { BrowserContext, Page } from '@playwright/test';
import sharp from 'sharp';
import type { Booking } from '#contract/bookings.ts';
import type { Car } from '#contract/cars.ts';
import { guidedShots } from '#contract/handover.ts';
import { milestoneNames, paperNames } from '#contract/milestones.ts';
import { HOUR_MS } from '#contract/time.ts';
import { expect, expectAccessible, listedTrip, signIn, test, toastOf, tripOf } from './journey.ts';
import { bookToday, carNotReturned, carOfToday, handoverOf, payAndAccept } from './renting-today.ts';
import type { Words } from './words.ts';

const RENTER = 'renter@mishwar.test';
const EXTRA_KM = 120;

test('hands a car over through a lost connection, and takes it back', async ({
	page,
	context,
	say,
	as,
	clock,
	language,
	hasTouch,
	expectNoise,
}, info) => {
	test.setTimeout(120_000);
	expectNoise(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|net::ERR/);
	await signIn(context, RENTER);
	const { id, owner } = await bookToday(page, as, carOfToday(info, 'handover'), await clock());
	await payAndAccept(page, owner, id);

	await page.goto('/trips');
	const early = await tripOf(page, id).getByTestId('trip-code').innerText();
	await tripOf(page, id).getByRole('link', { name: say.handover.booking.handover.CHECK_IN }).click();
	const code = (await page.getByTestId('handover-code').innerText()).replace(/\D/g, '');
	expect(code).toHaveLength(6);
	expect(early).toBe(code);

	await owner.goto(`/booking/${id}/handover`);
	await owner.getByRole('button', { name: say.handover.next.CHECK_IN.start }).click();
	await owner.getByLabel(say.handover.steps.code.label).fill(language === 'ar' ? inArabic(code) : code);
	await proceed(owner, say);
	await photograph(owner, 'handover by the owner');
	await expectAccessible(owner);
	await proceed(owner, say);
	await readOff(owner, say, { km: 80_000, eighths: 8 });
	await proceed(owner, say);
	await owner.getByTestId('car-sheet').locator('[data-zone=LEFT_FRONT_DOOR]').click();
	await owner.getByRole('dialog').getByText(say.handover.damage.kinds.SCRATCH, { exact: true }).click();
	await expectAccessible(owner);
	await owner.getByRole('button', { name: say.handover.damage.editor.add }).click();
	await expect(owner.getByTestId('marks-CHECK_IN')).toContainText(say.handover.damage.zones.LEFT_FRONT_DOOR);
	await owner.getByLabel(say.handover.steps.notes.label).fill('The left door has a scratch');
	await expectAccessible(owner);
	await proceed(owner, say);

	const puts = await loseConnectionAfter(owner, 3);
	await owner.getByRole('button', { name: say.handover.steps.review.send.CHECK_IN }).click();
	await expect(owner.getByTestId('sending')).toHaveAttribute('data-state', 'waiting');
	await expect(owner.getByText(say.handover.sending.photos('3', '8'), { exact: true })).toBeVisible();
	expect((await handoverOf(page, id)).records).toEqual([]);
	await expectAccessible(owner);
	// The page is opened again later, with a connection.
	await owner.context().setOffline(false);
	await owner.reload();
	await expect(owner.getByTestId('record-CHECK_IN-OWNER')).toContainText('80,000');
	const { records, checkedInAt } = await handoverOf(page, id);
	expect(records).toHaveLength(1);
	expect(checkedInAt).not.toBeNull();
	expect(puts()).toBeLessThanOrEqual(guidedShots.length + 1);

	await page.reload();
	await expect(page.getByTestId('handover-code')).toBeHidden();
	await page.getByRole('button', { name: say.handover.next.CHECK_IN.start }).click();
	await record(page, say, { occasion: 'handover by the renter', km: 80_000, eighths: 8, send: say.handover.steps.review.send.CHECK_IN });
	await expect(page.getByTestId('record-CHECK_IN-RENTER')).toContainText('80,000');
	// The other side sees what was marked offline.
	await expect(page.getByTestId('marks-CHECK_IN')).toContainText(say.handover.damage.zones.LEFT_FRONT_DOOR);

	await page.goto('/trips');
	await expect(tripOf(page, id)).toContainText(say.trips.road.CHECK_OUT);
	// Other trips of this renter may be under way as well.
	await expect(page.getByTestId('trip').first()).toContainText(say.trips.road.CHECK_OUT);
	await expectAccessible(page);

	const { terms } = await handoverOf(page, id);
	const back = 80_000 + terms.kmPerDay * terms.days + EXTRA_KM;
	await owner.reload();
	await owner.getByRole('button', { name: say.handover.next.CHECK_OUT.start }).click();
	await record(owner, say, { occasion: 'return', km: back, eighths: 6, send: say.handover.steps.review.send.CHECK_OUT });
	await expect(owner.getByTestId('charge-EXTRA_KM')).toContainText(String(EXTRA_KM));
	await expect(owner.getByTestId('charge-MISSING_FUEL')).toContainText('6.00');
	await owner
		.getByRole('button', {
			name: say.handover.compare.photo(say.handover.shots.FRONT, say.handover.records.CHECK_OUT, say.handover.side.OWNER),
		})
		.click();
	await expect(owner.getByRole('dialog').getByRole('img')).toBeVisible();
	await owner.keyboard.press('Escape');
	const slider = owner.getByRole('slider', { name: say.handover.compare.slide(say.handover.shots.FRONT) });
	const middle = await slider.inputValue();
	await slider.press('ArrowUp');
	expect(Number(await slider.inputValue())).toBeGreaterThan(Number(middle));
	await expectAccessible(owner);

	// The progress of the trip is at the deposit, which is still held.
	await owner.goto(`/owner/bookings/${id}`);
	const road = owner.getByTestId('road');
	await expect(road.locator('[aria-current=step]')).toContainText(milestoneNames.DEPOSIT[language]);
	await expect(road.getByRole('link', { name: paperNames.PHOTOS[language] })).toHaveCount(2);
	await expect(owner.getByTestId('damage')).toContainText(say.handover.damage.zones.LEFT_FRONT_DOOR);
	await expectAccessible(owner);

	await page.goto('/trips?tab=completed');
	await expect(await listedTrip(page, say, id)).toContainText(say.common.bookingStatus.COMPLETED);
	if (hasTouch) await prepare(owner, carOfToday(info, 'handover'), { say, language });
});

test(
	'brings a wrong code back to its step, with everything else as it was',
	{ tag: '@en' },
	async ({ page, context, say, as, clock, expectNoise }, info) => {
		test.setTimeout(120_000);
		expectNoise(/40[39]/);
		await signIn(context, RENTER);
		const { id, owner } = await bookToday(page, as, carNotReturned(info), await clock());
		await payAndAccept(page, owner, id);
		const { code } = await handoverOf(page, id);
		await announceDelay(page, owner, id, say);
		await setOut(page, owner, say);

		await owner.goto(`/booking/${id}/handover`);
		await owner.getByRole('button', { name: say.handover.next.CHECK_IN.start }).click();
		await owner.getByLabel(say.handover.steps.code.label).fill(code === '111111' ? '222222' : '111111');
		await proceed(owner, say);
		await record(owner, say, { occasion: 'with a wrong code', km: 70_000, eighths: 5, send: say.handover.steps.review.send.CHECK_IN });
		await expect(owner.getByRole('alert')).toContainText(say.handover.sending.refused);
		await owner.getByLabel(say.handover.steps.code.label).fill(code ?? '');
		for (let step = 0; step < 4; step += 1) await proceed(owner, say);
		await owner.getByRole('button', { name: say.handover.steps.review.send.CHECK_IN }).click();
		await expect(owner.getByTestId('record-CHECK_IN-OWNER')).toContainText('70,000');
	},
);

/** Shortly before the pickup, the renter announces a delay of half an hour, and the owner reads it. */
async function announceDelay(renter: Page, owner: Page, id: string, say: Words): Promise<void> {
	const block = (page: Page) => page.getByTestId('where-and-when').first();
	const { startAt }: Booking = await (await renter.request.get(`/api/bookings/${id}`)).json();
	const arrival = new Date(new Date(startAt).getTime() + HOUR_MS / 2);
	const time = arrival.toLocaleTimeString('en-GB', { timeZone: 'Asia/Amman', hour: '2-digit', minute: '2-digit' });
	await renter.goto(`/booking/${id}`);
	await renter.getByRole('button', { name: say.whereAndWhen.late.open }).click();
	await expectAccessible(renter);
	await renter.getByRole('button', { name: say.whereAndWhen.late.send }).click();
	await expect(toastOf(renter).getByText(say.whereAndWhen.late.done)).toBeVisible();
	await expect(block(renter)).toContainText(time);
	await owner.goto(`/owner/bookings/${id}`);
	await expect(block(owner)).toContainText(time);
}

/** Marks the car as ready and reverts it: in the list of the day it moves from the cars to prepare to the ready ones, and back. */
async function prepare(owner: Page, slug: string, { say, language }: { say: Words; language: 'en' | 'ar' }): Promise<void> {
	const { model, modelAr }: Car = await (await owner.request.get(`/api/cars/${slug}`)).json();
	const { prepare: t } = say.fleet;
	const inList = (name: 'prepare' | 'ready') =>
		owner
			.getByTestId(`today-${name}`)
			.locator('li')
			.filter({ hasText: language === 'ar' ? modelAr : model });
	await owner.goto('/owner/fleet', { waitUntil: 'networkidle' });
	await inList('prepare').getByRole('button', { name: t.mark }).click();
	await expect(inList('ready')).toBeVisible();
	await expectAccessible(owner);
	await inList('ready').getByRole('button', { name: t.unmark }).click();
	await expect(inList('prepare')).toBeVisible();
}

/** Announces that the owner is on the way, and takes it back: the renter's open page follows without a reload. */
async function setOut(renter: Page, owner: Page, say: Words): Promise<void> {
	const line = renter.getByTestId('where-and-when').first().getByTestId('on-the-way');
	await expect(line).toHaveCount(0);
	await owner.getByRole('button', { name: say.fleet.setOut.go.CHECK_IN }).click();
	await expect(toastOf(owner).getByText(say.fleet.setOut.done)).toBeVisible();
	await expect(line).toBeVisible();
	await expectAccessible(owner);
	await owner.getByRole('button', { name: say.fleet.setOut.back }).click();
	await expect(line).toHaveCount(0);
}

const inArabic = (digits: string) => digits.replace(/\d/g, (digit) => String.fromCharCode(0x660 + Number(digit)));

const proceed = (page: Page, say: Words) => page.getByRole('button', { name: say.handover.wizard.next }).click();

/** A small JPEG, different each time. */
async function picture(seed: number, occasion: string) {
	const hue = [...occasion].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 200, 7);
	const background = { r: 40 + seed * 20, g: hue, b: 90 };
	const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
		.jpeg()
		.toBuffer();
	return { name: `IMG_${seed}.jpg`, mimeType: 'image/jpeg', buffer };
}

/** Takes the first two photos with the camera, and chooses the others from the gallery. */
async function photograph(page: Page, occasion: string): Promise<void> {
	const [first, second, ...others] = await Promise.all(guidedShots.map((_, index) => picture(index, occasion)));
	await page.getByTestId(`take-${guidedShots[0]}`).setInputFiles(first ?? []);
	await expect(page.getByTestId('taken')).toHaveCount(1);
	await page.getByTestId(`take-${guidedShots[1]}`).setInputFiles(second ?? []);
	await expect(page.getByTestId('taken')).toHaveCount(2);
	await page.getByTestId('gallery').setInputFiles(others);
	await expect(page.getByTestId('taken')).toHaveCount(guidedShots.length);
}

async function readOff(page: Page, say: Words, { km, eighths }: { km: number; eighths: number }): Promise<void> {
	await page.getByLabel(say.handover.steps.readings.odometer).fill(String(km));
	await page.getByRole('slider').fill(String(eighths));
}

/** Fills the whole record, from the photos to the send button. */
async function record(page: Page, say: Words, of: { occasion: string; km: number; eighths: number; send: string }): Promise<void> {
	await photograph(page, of.occasion);
	await proceed(page, say);
	await readOff(page, say, of);
	await proceed(page, say);
	await proceed(page, say);
	await page.getByRole('button', { name: of.send }).click();
}

/** Drops the connection after so many photos. Returns a function that counts all photos that were sent. */
async function loseConnectionAfter(page: Page, photos: number): Promise<() => number> {
	const context: BrowserContext = page.context();
	let puts = 0;
	let isLost = false;
	await page.route('**/objects/uploads/**', async (route) => {
		if (puts === photos && !isLost) {
			isLost = true;
			await context.setOffline(true);
			return route.abort('internetdisconnected');
		}
		puts += 1;
		return route.continue();
	});
	return () => puts;
}
