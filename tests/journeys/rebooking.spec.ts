/** The owner cancels a paid booking, and the renter takes another car with the same money; both look at their own windows. */
import type { Alternatives } from '#contract/rebooking.ts';
import { addDays } from '#contract/time.ts';
import { carIn, expect, expectAccessible, signIn, test, toastOf } from './journey.ts';
import { book, payAndAccept } from './renting-today.ts';

test('the owner cancels, and the renter takes another car with the money', { tag: '@en' }, async ({
	page,
	context,
	say,
	stay,
	as,
	language,
}) => {
	await signIn(context, 'renter@mishwar.test');
	// Other journeys book both cars on the shared dates.
	const later = { pickup: addDays(stay.pickup, 37), return: addDays(stay.return, 37) };
	const { id: booking, ownerId } = await book(page, 'toyota-camry-2021', later);
	const owner = await as(ownerId);
	await payAndAccept(page, owner, booking);

	await owner.goto(`/owner/bookings/${booking}`);
	await owner.getByRole('button', { name: say.detail.actions.cancel }).click();
	await owner.getByRole('dialog').getByRole('button', { name: say.detail.cancel.confirm }).click();
	await expect(toastOf(owner).getByText(say.detail.cancel.done, { exact: true })).toBeVisible();
	await expect(owner.getByTestId('alternatives')).toHaveCount(0);

	await page.goto(`/booking/${booking}`);
	await expect(page.getByTestId('held-money')).toBeVisible();
	const { cars }: Alternatives = await (await page.request.get(`/api/bookings/${booking}/alternatives`)).json();
	const offers = page.getByTestId('alternatives').getByRole('article');
	await expect(offers).toHaveCount(cars.length);
	await expectAccessible(page);
	const [first] = cars;
	await expect(offers.first()).toContainText(carIn(language, first?.car.title ?? ''));
	await offers.first().getByRole('button', { name: say.rebooking.book }).click();
	const isPaid = Number(first?.toPayJod) === 0;
	await expect(page).toHaveURL(isPaid ? /\/booking\/[\w-]+$/ : /\/booking\/[\w-]+\/payment$/);
	await expect(page).not.toHaveURL(new RegExp(booking));
	await expect(page.getByText(say.booking.payment.carried, { exact: true })).toBeVisible();

	await page.goto(`/booking/${booking}`);
	await expect(page.getByText(say.rebooking.rebooked)).toBeVisible();
	await page.getByRole('link', { name: say.rebooking.openNew }).click();
	await expect(page).not.toHaveURL(new RegExp(booking));
});
