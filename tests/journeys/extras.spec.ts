/** Extras: the owner offers a seat and a cool box, the renter adds them, and everybody reads them with the booking. */
import type { Booking } from '#contract/bookings.ts';
import type { Car } from '#contract/cars.ts';
import { extraNames } from '#contract/extra-names.ts';
import type { ExtraKind } from '#contract/extras.ts';
import { addDays } from '#contract/time.ts';
import { extraFieldTexts } from '#web/features/extras/extra-field-texts.ts';
import { extrasTexts } from '#web/screens/public/car/extras-field.tsx';
import { bookingOf, expect, expectAccessible, signIn, test, toastOf, triggerHydration } from './journey.ts';

const RENTER = 'renter@mishwar.test';
/** Not one of the cars of the journeys that rent today, because they set the price. */
const SLUG = 'ford-mustang-gt-2018';
/** Away from the dates of other journeys. */
const DAYS_LATER = 170;

test('an owner offers extras, and a renter adds them to the booking', { tag: '@en' }, async ({
	page,
	context,
	say,
	as,
	stay,
	language,
}) => {
	await signIn(context, RENTER);
	const car: Car = await (await page.request.get(`/api/cars/${SLUG}`)).json();
	const owner = await as(car.ownerId);
	const { terms } = say.calendar;
	const fields = extraFieldTexts[language];
	const nameOf = (kind: ExtraKind) => extraNames[kind][language];

	await owner.goto(`/owner/cars/${car.id}/calendar?tab=terms`, { waitUntil: 'networkidle' });
	// The journey of the other window may have left its extras.
	for (const { name, kind } of car.terms.extras) await owner.getByRole('button', { name: fields.remove(name ?? nameOf(kind)) }).click();
	await owner.getByRole('button', { name: fields.add }).click();
	const panel = owner.getByRole('region', { name: terms.extras });
	await panel.getByLabel(fields.extra, { exact: true }).selectOption(nameOf('CHILD_SEAT'));
	await panel.getByLabel(fields.price).fill(language === 'ar' ? '٢٫٥' : '2.5');
	await panel.getByLabel(fields.quantity).selectOption('2');
	await owner.getByRole('button', { name: fields.add }).click();
	const second = panel.getByRole('listitem').nth(1);
	await second.getByLabel(fields.extra, { exact: true }).selectOption(nameOf('OTHER'));
	await second.getByLabel(fields.period).selectOption(fields.periods.TRIP);
	await owner.getByRole('button', { name: terms.save, exact: true }).click();
	// An extra in one's own words needs a name.
	await expect(second.getByRole('textbox', { name: fields.name })).toHaveAttribute('aria-invalid', 'true');
	await second.getByLabel(fields.name).fill('Roof rack');
	await expectAccessible(owner);
	await owner.getByRole('button', { name: terms.save, exact: true }).click();
	await expect(toastOf(owner).getByText(terms.saved)).toBeVisible();

	const dates = { pickup: addDays(stay.pickup, DAYS_LATER), return: addDays(stay.pickup, DAYS_LATER + 2) };
	await page.goto(`/car/${SLUG}?pickup=${dates.pickup}&return=${dates.return}`, { waitUntil: 'networkidle' });
	await triggerHydration(page);
	// On a phone the card is a sheet behind the button at the bottom.
	const bar = page.locator('.booking-bar').getByRole('button', { name: say.car.booking.book });
	const isPhone = await bar.isVisible();
	if (isPhone) await bar.click();
	const card = isPhone ? page.getByRole('dialog') : page.locator('.booking-side');
	await card.getByLabel(extrasTexts[language].howMany(nameOf('CHILD_SEAT'))).selectOption('2');
	await card.getByText('Roof rack').click();
	await expect(card.getByText(`${nameOf('CHILD_SEAT')} × 2`)).toBeVisible();
	await expectAccessible(page);
	await card.getByRole('button', { name: say.car.booking.book }).click();
	const id = await bookingOf(page);
	await expect(page.getByRole('main')).toContainText('Roof rack');
	const booking: Booking = await (await page.request.get(`/api/bookings/${id}`)).json();
	expect(booking.lines.flatMap((line) => (line.kind === 'EXTRA' ? [[line.extra, line.quantity, line.amountJod]] : []))).toEqual([
		['CHILD_SEAT', 2, '10.00'],
		['OTHER', 1, '2.00'],
	]);
	expect(booking.whereAndWhen.extras.map(({ name }) => name[language])).toEqual([nameOf('CHILD_SEAT'), 'Roof rack']);
});
