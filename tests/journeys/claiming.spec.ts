/** Claims: the owner claims and the renter accepts, exact to the fils; a contested claim is decided by an admin. */
import type { Page } from '@playwright/test';
import type { Settlement } from '#contract/settlements.ts';
import { bell, expect, expectAccessible, payOnGateway, signIn, test } from './journey.ts';
import { aPicture, bookToday, carOfToday, handOverAndBack, payAndAccept } from './renting-today.ts';
import type { Words } from './words.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const GOOD = '4508 7500 1574 1019';

const settlementOf = async ({ request }: Page, id: string): Promise<Settlement> =>
	(await request.get(`/api/settlement/booking/${id}`)).json();

type Rented = { id: string; owner: Page };

async function rentedAndBack(page: Page, as: (who: string) => Promise<Page>, slug: string, now: Date): Promise<Rented> {
	const rented = await bookToday(page, as, slug, now);
	await payAndAccept(page, rented.owner, rented.id);
	await handOverAndBack(page, rented.owner, rented.id, { extraKm: 120, lessFuel: 2 });
	return rented;
}

/** From the booking page into the form, with a photo. */
async function beginClaim({ id, owner }: Rented, say: Words): Promise<void> {
	await owner.goto(`/owner/bookings/${id}`);
	await owner.getByRole('link', { name: say.claim.card.make }).click();
	await expect(owner.getByRole('heading', { level: 1, name: say.claimForm.heading })).toBeVisible();
	await owner.locator('input[type=file]').setInputFiles(await aPicture());
	await expect(owner.getByTestId('picked-photos').getByRole('img')).toHaveCount(1);
}

/** Withdraws the claim, opens it again from the records, and adds a line that was forgotten. */
async function claimAgainWithOneMoreLine(owner: Page, say: Words): Promise<void> {
	await owner.getByRole('button', { name: say.claim.withdraw.action }).click();
	await owner.getByRole('dialog').getByRole('button', { name: say.claim.withdraw.confirm }).click();
	await expect(owner.getByText(say.claim.again.lead)).toBeVisible();
	await owner.locator('input[type=file]').setInputFiles(await aPicture());
	await expect(owner.getByTestId('picked-photos').getByRole('img')).toHaveCount(1);
	await owner.getByRole('button', { name: say.claimForm.send }).click();
	await expect(owner.getByTestId('claim-line')).toHaveCount(2);
	await owner.getByRole('button', { name: say.claim.again.addLines }).click();
	await owner.locator('[name=amount-0]').fill('20.5');
	await owner.locator('[name=description-0]').fill('A dent in the rear door');
	await expectAccessible(owner);
	await owner.getByRole('button', { name: say.claimMore.send }).click();
	await expect(owner.getByTestId('claim-line')).toHaveCount(3);
	await expect(owner.getByTestId('claim-timeline')).toContainText(say.claim.timeline.LINES_ADDED);
}

test('claims what the records say, and the renter accepts', { tag: '@en' }, async ({ page, context, say, as, clock, language }, info) => {
	test.setTimeout(150_000);
	await signIn(context, RENTER);
	const rented = await rentedAndBack(page, as, carOfToday(info, 'claiming'), await clock());
	const { id, owner } = rented;

	await beginClaim(rented, say);
	// Kilometres and fuel are prefilled; the third line is typed in the digits of the language.
	await expect(owner.locator('[name^=amount-]')).toHaveCount(2);
	await owner.getByRole('button', { name: say.claimForm.addLine }).click();
	await owner.locator('[name=amount-2]').fill(language === 'ar' ? '٢٠٫٥' : '20.5');
	await owner.locator('[name=description-2]').fill('A dent in the rear door');
	await expectAccessible(owner);
	// Typed text survives a reload, and so does an uploaded photo, which may still be uploading when the text is stored.
	await expect.poll(() => owner.evaluate(() => Object.values(localStorage).join())).toMatch(/A dent in the rear door.*"paths":\["/);
	await owner.reload();
	await expect(owner.getByText(say.claimForm.restored)).toBeVisible();
	await expect(owner.locator('[name=description-2]')).toHaveValue('A dent in the rear door');
	await owner.getByRole('button', { name: say.claimForm.send }).click();
	await expect(owner.getByTestId('claim-line')).toHaveCount(3);
	await expect(owner.getByText(say.claim.stage.OPEN, { exact: true })).toBeVisible();
	await expectAccessible(owner);
	await claimAgainWithOneMoreLine(owner, say);

	await page.goto(`/booking/${id}`);
	await page.getByRole('link', { name: say.claim.card.answer }).click();
	await expect(page.getByTestId('claim-line').first()).toContainText('120');
	const back = (await page.getByTestId('division-back').getByRole('definition').innerText()).trim();
	await expectAccessible(page);
	await page.getByRole('button', { name: say.claim.photos.nth('1', '1') }).click();
	await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
	await page.keyboard.press('Escape');
	await page.getByRole('button', { name: say.claim.accept.action }).click();
	await expect(page.getByRole('dialog')).toContainText(back);
	await page.getByRole('dialog').getByRole('button', { name: say.claim.accept.confirm }).click();
	await expect(page.getByText(say.claim.stage.ACCEPTED, { exact: true })).toBeVisible();
	const { depositReleasedJod, settlementSnapshot } = await settlementOf(owner, id);
	expect(back).toContain(depositReleasedJod);
	expect(settlementSnapshot.owner.deductions_applied.map(({ type }) => type)).toEqual(['EXTRA_KM', 'MISSING_FUEL', 'DAMAGE']);
	await expect(bell(owner)).toBeVisible();
});

test(
	'claims more than the deposit; contested, decided by an admin, and the rest paid by card',
	{ tag: '@ar' },
	async ({ page, context, say, as, clock }, info) => {
		test.setTimeout(150_000);
		await signIn(context, RENTER);
		const rented = await rentedAndBack(page, as, carOfToday(info, 'claiming'), await clock());
		const { id, owner } = rented;
		const { depositHeldJod } = await settlementOf(owner, id);
		const claimed = (Number(depositHeldJod) + 100).toFixed(2);

		await beginClaim(rented, say);
		await owner.getByRole('button', { name: say.claimForm.remove('2') }).click();
		await owner.locator('[name=type-0]').selectOption('DAMAGE');
		await owner.locator('[name=amount-0]').fill('much');
		await owner.locator('[name=description-0]').fill('The rear door has to be replaced');
		await owner.getByRole('button', { name: say.claimForm.send }).click();
		await expect(owner.getByRole('alert').first()).toBeVisible();
		await expect(owner.locator('[name=description-0]')).toHaveValue('The rear door has to be replaced');
		await owner.locator('[name=amount-0]').fill(claimed);
		await expect(owner.getByTestId('division-excess')).toContainText('100.00');
		await owner.getByRole('button', { name: say.claimForm.send }).click();
		await expect(owner.getByTestId('claim-line')).toHaveCount(1);

		await page.goto(`/booking/${id}/claim`);
		await page.getByRole('button', { name: say.claim.contest.action }).click();
		const dialog = page.getByRole('dialog');
		await dialog.getByRole('textbox').fill('That dent is on the photos of the handover.');
		await dialog.locator('input[type=file]').setInputFiles(await aPicture());
		await expect(dialog.getByTestId('picked-photos').getByRole('img')).toHaveCount(1);
		await dialog.getByRole('button', { name: say.claim.contest.confirm }).click();
		await expect(page.getByText(say.claim.headline.CONTESTED.RENTER)).toBeVisible();

		const admin = await as(ADMIN);
		await admin.goto('/admin/claims');
		await expectAccessible(admin);
		const { id: claimId }: { id: string } = await (await admin.request.get(`/api/bookings/${id}/claim`)).json();
		await admin.locator(`a[href="/admin/claims/${claimId}"]`).click();
		await expect(admin.getByText('That dent is on the photos of the handover.')).toBeVisible();
		await expectAccessible(admin);
		await admin.locator('[name=grant-0]').fill((Number(depositHeldJod) + 40).toFixed(2));
		await expect(admin.getByTestId('division-excess')).toContainText('40.00');
		await admin.locator('[name=note]').fill('Half of it is new: see the photos of the return.');
		await admin.getByRole('button', { name: say.adminClaim.decision.confirm }).click();
		await expect(admin.getByText(say.claim.stage.DECIDED, { exact: true })).toBeVisible();

		await page.reload();
		await expect(page.getByText('Half of it is new: see the photos of the return.')).toBeVisible();
		await expectAccessible(page);
		await page.getByRole('button', { name: /40\.00/ }).click();
		await payOnGateway(page, GOOD);
		await page.getByRole('link', { name: say.paymentReturn.paid.actionClaim }).click();
		await expect(page.getByTestId('claim-timeline')).toContainText(say.claim.timeline.EXCESS_PAID);
		await owner.reload();
		await expect(owner.getByTestId('claim-timeline')).toContainText(say.claim.timeline.EXCESS_PAID);
	},
);
