/** Goodwill: an admin gives the renter something at once; more than the limit waits until a super admin agrees. */
import { addDays } from '#contract/time.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { book, payAndAccept } from './renting-today.ts';

const ADMIN = 'admin@mishwar.test';

test('goodwill is granted up to the limit, and above it with a second admin', { tag: '@en' }, async ({
	page,
	context,
	say,
	as,
	stay,
	advance,
}) => {
	test.setTimeout(120_000);
	await signIn(context, 'renter@mishwar.test');
	const { id, ownerId } = await book(page, 'hyundai-tucson-2022', { pickup: addDays(stay.pickup, 60), return: addDays(stay.return, 60) });
	await payAndAccept(page, await as(ownerId), id);

	const admin = await as(ADMIN);
	const t = say.bookingGoodwill;
	await admin.goto(`/admin/bookings/${id}/goodwill`);
	await admin.locator('[name=amountJod]').fill('12');
	await admin.locator('[name=reason]').fill('You waited an hour for the car.');
	const preview = admin.getByTestId('goodwill-preview');
	await expect(preview).toContainText('12.00');
	await expect(preview).toContainText(t.form.now);
	await expectAccessible(admin);
	await admin.getByRole('button', { name: /12\.00/ }).click();
	const given = admin.getByTestId('goodwill');
	await expect(given).toHaveCount(1);
	await expect(given).toContainText(t.goodwill.states.GRANTED);

	await admin.getByText(t.form.recipients.OWNER, { exact: true }).last().click();
	await admin.locator('[name=amountJod]').fill('25');
	await admin.locator('[name=reason]').fill('For the lost day.');
	await expect(preview).toContainText(t.form.waits);
	await admin.getByRole('button', { name: /25\.00/ }).click();
	await expect(given).toHaveCount(2);
	await expect(given.first()).toContainText(t.goodwill.own);

	const [master]: Array<{ id: string }> = await (await admin.request.get('/api/admin/users?role=SUPER_ADMIN')).json();
	const second = await as(master?.id ?? '');
	await second.goto('/admin/goodwill');
	const waiting = second.getByTestId('goodwill').filter({ hasText: 'For the lost day.' }).first();
	await expectAccessible(second);
	await waiting.getByRole('button', { name: t.goodwill.grant, exact: true }).click();
	const dialog = second.getByRole('dialog');
	await expect(dialog).toContainText(t.goodwill.grantLead);
	await dialog.getByRole('button', { name: t.goodwill.grant, exact: true }).click();
	await expect(dialog).toHaveCount(0);
	await second.goto(`/admin/bookings/${id}/goodwill`);
	await expect(second.getByTestId('goodwill').first()).toContainText(t.goodwill.fates.OWNER.WAITING);

	await advance(60_000);
	await page.goto(`/booking/${id}`);
	const story = page.getByTestId('story');
	await expect(story).toContainText('You waited an hour for the car.');
	await expect(story).not.toContainText('For the lost day.');
	await expect(page.getByTestId('refunds')).toContainText(say.detail.payments.of.GOODWILL);
});
