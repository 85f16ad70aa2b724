/** What an owner offers over all their cars. Promo codes: an owner makes one, a renter types it beside the price, and pays less; the owner sees the use and ends the code. */
import type { Booking } from '#contract/bookings.ts';
import type { Car } from '#contract/cars.ts';
import { extraNames } from '#contract/extra-names.ts';
import { addDays } from '#contract/time.ts';
import { extraFieldTexts } from '#web/features/extras/extra-field-texts.ts';
import { promo as promoAr } from '#web/features/promo-codes/texts.ar.ts';
import { promo as promoEn } from '#web/features/promo-codes/texts.en.ts';
import { texts as extrasEn } from '#web/screens/owner/extras/texts.en.ts';
import { promoTexts } from '#web/screens/public/car/promo-texts.ts';
import { bookingOf, expect, expectAccessible, signIn, test, toastOf, triggerHydration } from './journey.ts';

const RENTER = 'renter@mishwar.test';
/** Not one of the cars of the journeys that rent today, because they set the price. */
const SLUG = 'ford-mustang-gt-2018';
/** Away from the dates of other journeys. */
const DAYS_LATER = 190;

test('an owner’s promo code makes a booking cheaper', { tag: '@ar' }, async ({ page, context, say, as, stay, language }) => {
	await signIn(context, RENTER);
	const car: Car = await (await page.request.get(`/api/cars/${SLUG}`)).json();
	const t = { en: promoEn, ar: promoAr }[language];
	const code = `SUMMER${Date.now() % 100_000}`;

	const owner = await as(car.ownerId);
	await owner.goto('/owner/promo-codes', { waitUntil: 'networkidle' });
	const form = owner.getByTestId('promo-code-form');
	await form.getByLabel(t.form.code, { exact: true }).fill(code.toLowerCase());
	await form.getByLabel(t.form.percentValue).fill('٢٠');
	await form.getByLabel(t.form.until, { exact: true }).fill(addDays(stay.pickup, 365));
	await expectAccessible(owner);
	await form.getByRole('button', { name: t.form.submit }).click();
	const row = owner.getByTestId('promo-code-row').filter({ hasText: code });
	await expect(row).toContainText(t.states.ACTIVE);

	const dates = { pickup: addDays(stay.pickup, DAYS_LATER), return: addDays(stay.pickup, DAYS_LATER + 3) };
	await page.goto(`/car/${SLUG}?pickup=${dates.pickup}&return=${dates.return}`, { waitUntil: 'networkidle' });
	await triggerHydration(page);
	// On a phone the card is a sheet behind the button at the bottom.
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	const isPhone = await bar.isVisible();
	if (isPhone) await bar.click();
	const card = isPhone ? page.getByRole('dialog') : page.locator('.booking-side');
	const words = promoTexts[language];
	await card.getByRole('button', { name: words.have }).click();
	await card.getByLabel(words.label).fill('nosuchcode');
	await card.getByRole('button', { name: words.apply }).click();
	await expect(card.getByText(words.problems.PROMO_CODE_UNKNOWN)).toBeVisible();
	await card.getByLabel(words.label).fill(code.toLowerCase());
	await card.getByRole('button', { name: words.apply }).click();
	await expect(card.getByText(words.applied)).toBeVisible();
	await expect(card.getByTestId('quote')).toContainText(code);
	await expectAccessible(page);
	await card.getByRole('button', { name: say.car.booking.book }).click();
	const id = await bookingOf(page);
	await expect(page.getByRole('main')).toContainText(code);
	const booking: Booking = await (await page.request.get(`/api/bookings/${id}`)).json();
	expect(Math.round(Number(booking.discountJod) * 100)).toBeGreaterThanOrEqual(Math.round(Number(booking.baseJod) * 20));
	expect(booking.promoBorneJod).toBe('0.00');

	await owner.reload({ waitUntil: 'networkidle' });
	const taken = booking.lines.find(({ kind }) => kind === 'PROMO');
	await expect(row).toContainText(taken?.amountJod.replace('-', '') ?? 'no line');
	await row.getByRole('button', { name: t.end }).click();
	await owner.getByRole('dialog').getByRole('button', { name: t.end }).click();
	await expect(row).toContainText(t.states.ENDED);
});

test('an office offers extras with all its cars', { tag: '@en' }, async ({ page, as }) => {
	const car: Car = await (await page.request.get(`/api/cars/${SLUG}`)).json();
	const owner = await as(car.ownerId);
	const [fields, t] = [extraFieldTexts.en, extrasEn];
	await owner.goto('/owner/extras', { waitUntil: 'networkidle' });
	await owner.getByRole('button', { name: fields.add }).click();
	const [form, rows] = [owner.getByTestId('extra-stocks'), owner.getByTestId('extra-stocks').getByRole('listitem')];
	await form.getByLabel(fields.extra, { exact: true }).selectOption(extraNames.COOL_BOX.en);
	await form.getByLabel(fields.price).fill('free');
	await owner.getByRole('button', { name: t.save }).click();
	// The price must be a number.
	await expect(form.getByLabel(fields.price)).toHaveAttribute('aria-invalid', 'true');
	await form.getByLabel(fields.price).fill('1.5');
	await owner.getByRole('button', { name: fields.add }).click();
	// A tank is filled once for each trip, so there is no number of tanks to choose.
	await rows.last().getByLabel(fields.extra, { exact: true }).selectOption(extraNames.PREPAID_FUEL.en);
	await expect(rows.last().getByLabel(fields.quantity)).toHaveCount(0);
	await expect(rows.last().getByLabel(fields.period)).toHaveCount(0);
	await expectAccessible(owner);
	await owner.getByRole('button', { name: t.save }).click();
	await expect(toastOf(owner).getByText(t.saved)).toBeVisible();
	const { terms }: Car = await (await page.request.get(`/api/cars/${SLUG}`)).json();
	expect(terms.extras).toContainEqual(expect.objectContaining({ kind: 'COOL_BOX', priceJod: '1.50', maxQuantity: 4 }));
	expect(terms.extras).toContainEqual(expect.objectContaining({ kind: 'PREPAID_FUEL', period: 'TRIP', maxQuantity: 1 }));
	// Other journeys book cars of this owner without them.
	for (const kind of ['COOL_BOX', 'PREPAID_FUEL'] as const)
		await form.getByRole('button', { name: fields.remove(extraNames[kind].en) }).click();
	await owner.getByRole('button', { name: t.save }).click();
	await expect(owner.getByText(t.empty)).toBeVisible();
});
