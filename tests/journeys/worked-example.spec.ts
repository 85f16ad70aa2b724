/** 35.500 JOD a day for three days, without damage and with damage of 30.000: every screen about money shows the same amounts, exact to the fils. */
import type { Page } from '@playwright/test';
import { expect, signIn, test } from './journey.ts';
import { bookToday, carOfToday, claimAndAccept, handOverAndBack, payAndAccept } from './renting-today.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const RATE = '35.50';

type Amounts = readonly string[];
type ExpectedAmounts = { renter: Amounts; owner: Amounts; admin: Amounts };

async function expectOnScreens(renter: Page, owner: Page, admin: Page, id: string, expected: ExpectedAmounts): Promise<void> {
	await renter.goto(`/booking/${id}`);
	for (const amount of expected.renter) await expect(renter.getByRole('main')).toContainText(amount);
	await owner.goto('/owner/settlements');
	await owner.locator(`[data-booking="${id}"]`).getByRole('button').click();
	for (const amount of expected.owner) await expect(owner.getByTestId('settlement-details')).toContainText(amount);
	await admin.goto('/admin/settlements');
	await admin.locator(`[data-booking="${id}"]`).getByRole('button').last().click();
	for (const amount of expected.admin) await expect(admin.getByTestId('settlement-details')).toContainText(amount);
}

test('the worked example, to the fils', { tag: '@full' }, async ({ page, context, say, as, clock }, info) => {
	test.setTimeout(180_000);
	await signIn(context, RENTER);
	const admin = await as(ADMIN);

	const whole = await bookToday(page, as, carOfToday(info, 'worked example'), await clock(), { days: 3, dailyRateJod: RATE });
	await payAndAccept(page, whole.owner, whole.id);
	await handOverAndBack(page, whole.owner, whole.id);
	await whole.owner.goto(`/owner/bookings/${whole.id}`);
	await whole.owner.getByRole('button', { name: say.claim.card.release }).click();
	await whole.owner.getByRole('dialog').getByRole('button', { name: say.claim.release.confirm }).click();
	await expect(whole.owner.getByRole('dialog')).toHaveCount(0);
	await expectOnScreens(page, whole.owner, admin, whole.id, {
		renter: ['213.00', '106.50'],
		owner: ['106.50', '12.78', '93.72'],
		admin: ['106.50', '12.78', '5.325', '7.455', '93.72'],
	});

	// The car was returned early, so it can be rented again at once.
	const damaged = await bookToday(page, as, carOfToday(info, 'worked example'), await clock(), { days: 3, dailyRateJod: RATE });
	await payAndAccept(page, damaged.owner, damaged.id);
	await handOverAndBack(page, damaged.owner, damaged.id);
	await claimAndAccept(page, damaged.owner, damaged.id, '30.00');
	await expectOnScreens(page, damaged.owner, admin, damaged.id, {
		renter: ['213.00', '76.50'],
		owner: ['106.50', '12.78', '93.72', '30.00', '76.50', '123.72'],
		admin: ['106.50', '12.78', '5.325', '7.455', '30.00', '76.50', '123.72'],
	});
});
