/** Changing a trip: another return on the way that the owner agrees to and the renter pays for, and another pickup. */
import type { Booking } from '#contract/bookings.ts';
import { addDays } from '#contract/time.ts';
import { expect, payOnGateway, signIn, test, toastOf } from './journey.ts';
import { book, bookToday, carOfToday, giveBack, handOver, payAndAccept } from './renting-today.ts';

const GOOD = '4508 7500 1574 1019';

test('the renter extends a trip on the way, and the owner agrees', { tag: '@en' }, async ({ page, context, say, clock, as }, info) => {
	test.setTimeout(120_000);
	await signIn(context, 'renter@mishwar.test');
	const { id: booking, owner } = await bookToday(page, as, carOfToday(info, 'changing'), await clock(), { asksOwner: true });
	await payAndAccept(page, owner, booking);
	await handOver(page, owner, booking);
	const { endAt }: Booking = await (await page.request.get(`/api/bookings/${booking}`)).json();

	await page.goto(`/booking/${booking}`);
	await page.getByRole('button', { name: say.changes.open, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(say.changes.dialog.day).selectOption(addDays(endAt.slice(0, 10), 1));
	await expect(dialog.getByText(say.changes.dialog.pays.RENTER)).toBeVisible();
	await dialog.getByRole('button', { name: say.changes.dialog.send.ANSWER }).click();
	await expect(toastOf(page).getByText(say.changes.done.PROPOSED, { exact: true })).toBeVisible();
	await expect(page.getByTestId('open-change')).toContainText(say.changes.request.mine.RENTER);

	await owner.goto(`/owner/bookings/${booking}`);
	const request = owner.getByTestId('open-change');
	await expect(request).toContainText(say.changes.request.theirs.OWNER);
	await request.getByRole('button', { name: say.changes.request.accept, exact: true }).click();
	await expect(toastOf(owner).getByText(say.changes.request.answered.ACCEPT, { exact: true })).toBeVisible();

	await page.reload();
	await page
		.getByTestId('open-change')
		.getByRole('button', { name: say.changes.request.pay('').trim() })
		.click();
	await payOnGateway(page, GOOD);
	await expect(page.getByText(say.paymentReturn.paid.hintChange)).toBeVisible();
	await page.getByRole('link', { name: say.paymentReturn.paid.action }).click();
	await expect(page).toHaveURL(new RegExp(`/booking/${booking}$`));
	await expect(page.getByTestId('open-change')).toHaveCount(0);
	const moved = new RegExp(say.detail.story.END_CHANGED('.*', '.*'));
	await expect(page.getByTestId('story').getByRole('listitem').filter({ hasText: moved })).toHaveCount(1);
	// The car is free again for the other windows.
	await giveBack(owner, booking);
});

test('the renter moves the pickup by two days, and the owner agrees', { tag: '@ar' }, async ({ page, context, say, stay: usual, as }) => {
	const stay = { pickup: addDays(usual.pickup, 60), return: addDays(usual.return, 60) };
	await signIn(context, 'renter@mishwar.test');
	const { id: booking } = await book(page, 'kia-sportage-2022', stay);
	const owner = await as('owner2@mishwar.test');
	await payAndAccept(page, owner, booking);

	await page.goto(`/booking/${booking}`);
	await page.getByRole('button', { name: say.changes.trip.open, exact: true }).click();
	const dialog = page.getByRole('dialog');
	await dialog.getByLabel(say.changes.trip.pickupDay).selectOption(addDays(stay.pickup, 2));
	await expect(dialog.getByLabel(say.changes.trip.returnDay)).toHaveValue(addDays(stay.return, 2));
	await expect(dialog.getByText(say.changes.trip.pickupAfter)).toBeVisible();
	await dialog.getByRole('button', { name: say.changes.dialog.send.ANSWER }).click();
	await expect(page.getByTestId('open-change')).toContainText(say.changes.trip.request.mine.RENTER);

	await owner.goto(`/owner/bookings/${booking}`);
	const request = owner.getByTestId('open-change');
	await expect(request).toContainText(say.changes.trip.request.theirs.OWNER);
	await request.getByRole('button', { name: say.changes.request.accept, exact: true }).click();
	await expect(toastOf(owner).getByText(say.changes.request.answered.ACCEPT, { exact: true })).toBeVisible();

	await page.reload();
	for (const side of [page, owner]) {
		const moved = new RegExp(say.detail.story.TRIP_MOVED('.*', '.*'));
		await expect(side.getByTestId('story').getByRole('listitem').filter({ hasText: moved })).toHaveCount(1);
	}
});
