/** A part of the deposit is held for fines: said before paying; a fine on day nine is stated by the owner, withdrawn because its amount was wrong, stated again and accepted by the renter. */
import type { Page } from '@playwright/test';
import type { Booking } from '#contract/bookings.ts';
import type { FineHold } from '#contract/fines.ts';
import { DAY_MS } from '#contract/time.ts';
import { carPath, expect, expectAccessible, signIn, test, toastOf } from './journey.ts';
import { aPicture, bookToday, handOverAndBack, payAndAccept } from './renting-today.ts';
import { type JourneyServer, startJourneyServer } from './start-server.ts';
import type { Words } from './words.ts';

const RENTER = 'renter@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const CAR = 'toyota-camry-2021';
const HOLD = { fineHoldJod: 50, fineHoldDays: 14 };

let server: JourneyServer;
const ofAll = { url: process.env.JOURNEY_URL, control: process.env.JOURNEY_CONTROL };

// A separate server, because its settings and its clock change.
test.beforeAll(async () => {
	test.setTimeout(180_000);
	server = await startJourneyServer({ JOURNEY_WORLD: 'tiny' });
	Object.assign(process.env, { JOURNEY_URL: server.url, JOURNEY_CONTROL: server.controlUrl });
});
test.afterAll(async () => {
	Object.assign(process.env, { JOURNEY_URL: ofAll.url, JOURNEY_CONTROL: ofAll.control });
	await server.stop();
});

async function holdForFines(as: (who: string) => Promise<Page>): Promise<void> {
	const admin = await as(ADMIN);
	const people: Array<{ id: string; role: string }> = await (await admin.request.get('/api/admin/users?role=SUPER_ADMIN')).json();
	const master = await as(people.find(({ role }) => role === 'SUPER_ADMIN')?.id ?? '');
	const answer = await master.request.patch('/api/admin/settings', { headers: { origin: server.url }, data: HOLD });
	expect(answer.status(), await answer.text()).toBe(200);
}

/** The owner releases the deposit: the agreed part stays held, and the rest is refunded. */
async function releaseDeposit(owner: Page, id: string, say: Words): Promise<void> {
	await owner.goto(`/owner/bookings/${id}`);
	await owner.getByRole('button', { name: say.claim.card.release }).click();
	await expect(owner.getByRole('dialog')).toContainText(/50\.00/);
	await owner.getByRole('dialog').getByRole('button', { name: say.claim.release.confirm }).click();
	await expect(owner.getByRole('dialog')).toHaveCount(0);
}

async function stateFine(owner: Page, id: string, say: Words, amount: string): Promise<void> {
	await owner.getByRole('button', { name: say.fines.state.action }).click();
	const dialog = owner.getByRole('dialog');
	await dialog.locator('[name=amount]').fill(amount);
	const { hold }: FineHold = await (await owner.request.get(`/api/bookings/${id}/fines`)).json();
	await dialog.locator('[name=offenceAt]').fill(hold?.to.slice(0, 16) ?? '');
	await dialog.locator('[name=note]').fill('Speed camera');
	await dialog.locator('input[type=file]').setInputFiles(await aPicture());
	await expect(dialog.getByTestId('picked-photos').getByRole('img')).toHaveCount(1);
	await expectAccessible(owner);
	await dialog.getByRole('button', { name: say.fines.state.send }).click();
	await expect(toastOf(owner).getByText(say.fines.state.done, { exact: true })).toBeVisible();
}

test('a fine on day nine', { tag: '@ar' }, async ({ page, context, say, as, advance, clock, stay, language }) => {
	test.setTimeout(150_000);
	await holdForFines(as);
	await signIn(context, RENTER);
	await page.goto(carPath(CAR, stay));
	const said = new RegExp(say.car.booking.fineHold('50\\.00.*', language === 'ar' ? '14 يوماً' : '14 days'));
	await expect(page.getByText(said).first()).toBeAttached();
	const { id, owner } = await bookToday(page, as, CAR, await clock(), { days: 3 });
	const { ownerId }: Booking = await (await page.request.get(`/api/bookings/${id}`)).json();
	await page.goto(`/booking/${id}/payment`);
	await expect(page.getByText(said)).toBeVisible();
	await payAndAccept(page, owner, id);
	await page.goto(`/booking/${id}/agreement`);
	await expect(page.getByText(/up to 50\.00.*14 days after the return/)).toBeVisible();
	await handOverAndBack(page, owner, id);
	await releaseDeposit(owner, id, say);
	await page.goto(`/booking/${id}`);
	await expect(page.getByRole('region', { name: say.fines.title })).toContainText('50.00');
	await expectAccessible(page);

	// The page is left, because its session expires when the clock advances, and an open page would react to that.
	await page.goto('about:blank');
	await advance(9 * DAY_MS);
	const late = await as(ownerId);
	await late.goto(`/owner/bookings/${id}`);
	await stateFine(late, id, say, '3');
	await late.getByRole('button', { name: say.fines.withdraw.action }).click();
	await expect(late.getByRole('dialog')).toContainText('3.00');
	await expectAccessible(late);
	await late.getByRole('dialog').getByRole('button', { name: say.fines.withdraw.confirm }).click();
	await expect(toastOf(late).getByText(say.fines.withdraw.done, { exact: true })).toBeVisible();
	await expect(late.getByRole('region', { name: say.fines.title })).toContainText(say.fines.stage.WITHDRAWN);
	await stateFine(late, id, say, language === 'ar' ? '٣٠' : '30');

	await signIn(context, RENTER);
	await page.goto(`/booking/${id}`);
	await page.getByRole('button', { name: say.fines.accept.action }).click();
	await expect(page.getByRole('dialog')).toContainText('30.00');
	await page.getByRole('dialog').getByRole('button', { name: say.fines.accept.confirm }).click();
	await expect(toastOf(page).getByText(say.fines.accept.done, { exact: true })).toBeVisible();
	await expect(page.getByRole('region', { name: say.fines.title })).toContainText(say.fines.stage.ACCEPTED);
	await expectAccessible(page);

	await page.goto('about:blank');
	await advance(5 * DAY_MS);
	await signIn(context, RENTER);
	await page.goto(`/booking/${id}`);
	const card = page.getByRole('region', { name: say.fines.title });
	await expect(card).toContainText(say.fines.ended);
	await expect(card).toContainText('20.00');
});
