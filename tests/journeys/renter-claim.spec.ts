/** What a renter claims back: fuel and cleaning, contested by the owner, decided by an admin, and refunded to the card. */
import type { Page } from '@playwright/test';
import type { BookingPayment } from '#contract/payments.ts';
import type { Settlement } from '#contract/settlements.ts';
import { expect, expectAccessible, signIn, test } from './journey.ts';
import { aPicture, bookToday, carOfToday, handOverAndBack, payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';

const read = async <T>({ request }: Page, path: string): Promise<T> => (await request.get(path)).json();

test(
	'claims fuel and cleaning back; contested, and decided by an admin',
	{ tag: '@ar' },
	async ({ page, context, say, as, clock, language, expectNoise }, info) => {
		test.setTimeout(150_000);
		await signIn(context, RENTER);
		const { id, owner } = await bookToday(page, as, carOfToday(info, 'renter claim'), await clock(), { dailyRateJod: '60' });
		await payAndAccept(page, owner, id);
		await handOverAndBack(page, owner, id);
		const before = await read<Settlement>(owner, `/api/settlement/booking/${id}`);

		await page.goto(`/booking/${id}`);
		await page.getByRole('link', { name: say.renterClaim.card.make }).click();
		await expect(page.getByRole('heading', { level: 1, name: say.renterClaim.form.heading })).toBeVisible();
		await page.locator('[name=FUEL_REFUND]').fill(language === 'ar' ? '١٢٫٥' : '12.5');
		// More than a cleaning costs: the server refuses it.
		expectNoise(/400/);
		await page.locator('[name=CLEANING_PAID]').fill('500');
		await page.locator('[name=reason]').fill('The tank was empty, and the seats were full of sand.');
		await page.locator('input[type=file]').setInputFiles(await aPicture());
		await expect(page.getByTestId('picked-photos').getByRole('img')).toHaveCount(1);
		await expectAccessible(page);
		await page.getByRole('button', { name: say.renterClaim.form.send }).click();
		await expect(page.getByRole('alert').first()).toBeVisible();
		await page.locator('[name=CLEANING_PAID]').fill('5');
		await page.getByRole('button', { name: say.renterClaim.form.send }).click();
		await expect(page.getByText(say.renterClaim.stage.OPEN, { exact: true })).toBeVisible();
		await expectAccessible(page);

		await owner.goto(`/owner/bookings/${id}`);
		await owner.getByRole('link', { name: say.renterClaim.card.answer }).click();
		await expect(owner.getByTestId('renter-claim-sums').first()).toContainText('17.50');
		await expectAccessible(owner);
		await owner.getByRole('button', { name: say.renterClaim.contest.action }).click();
		await owner.getByRole('dialog').getByRole('textbox').fill('The tank was full, but the seats were not clean.');
		await owner.getByRole('dialog').getByRole('button', { name: say.renterClaim.contest.confirm }).click();
		await expect(owner.getByText(say.renterClaim.headline.CONTESTED.OWNER)).toBeVisible();

		const admin = await as(ADMIN);
		await admin.goto('/admin/renter-claims');
		await expectAccessible(admin);
		const { claim } = await read<{ claim: { id: string } }>(admin, `/api/bookings/${id}/renter-claim`);
		await admin.locator(`a[href="/admin/renter-claims/${claim.id}"]`).click();
		await expect(admin.getByText('The tank was full, but the seats were not clean.')).toBeVisible();
		await admin.locator('[name=grant-0]').fill('0');
		await expect(admin.getByTestId('renter-claim-sums')).toContainText('5.00');
		await expectAccessible(admin);
		await admin.locator('[name=note]').fill('The photos show a full tank and dirty seats.');
		await admin.getByRole('button', { name: say.adminRenterClaim.decision.confirm }).click();
		await expect(admin.getByText(say.renterClaim.stage.DECIDED, { exact: true })).toBeVisible();

		await page.reload();
		await expect(page.getByText('The photos show a full tank and dirty seats.')).toBeVisible();
		const payments = await read<BookingPayment[]>(page, `/api/bookings/${id}/payments`);
		expect(payments.flatMap(({ refunds }) => refunds.map(({ of, amountJod }) => `${of} ${amountJod}`))).toContain('RENTER_CLAIM 5.00');
		const after = await read<Settlement>(owner, `/api/settlement/booking/${id}`);
		expect(Number(before.finalOwnerSettlementJod) - Number(after.finalOwnerSettlementJod)).toBeCloseTo(5, 3);
	},
);
