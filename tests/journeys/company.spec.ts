/** An owner sets up a company and hands in its papers; an admin approves them, and the car carries “Licensed office”. Then somebody joins its team, and is removed; and an office imports its fleet and lives a week with it. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { TeamRole } from '#contract/team-roles.ts';
import { addDays, ammanDate } from '#contract/time.ts';
import { aPdfOf } from '#tests/support/pdf.ts';
import { expect, expectAccessible, signIn, test, toastOf } from './journey.ts';
import { bookable, callApi, headers, importFleet, licensed, type Method, moveToBranch, raiseForEid } from './office-fleet.ts';
import { aPicture, bookToday, giveBack, handOver, pay } from './renting-today.ts';
import { type JourneyServer, startJourneyServer } from './start-server.ts';
import type { Words } from './words.ts';

const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const MEMBER = 'newcomer@mishwar.test';
const DRIVER = 'pending@mishwar.test';
const ACCOUNTS = 'owner2@mishwar.test';
const CAR = '/car/toyota-camry-2021';
const NAMES = { en: 'Omari Rent a Car', ar: 'العمري لتأجير السيارات' };
/** A little more than the time in which a decision can be undone. */
const UNDO_MS = 11_000;
const REASON = 'The stamp is cut off. الختم غير ظاهر.';

let server: JourneyServer;
const ofAll = { url: process.env.JOURNEY_URL, control: process.env.JOURNEY_CONTROL };

// A separate server, because the badge is on all cars of the owner.
test.beforeAll(async () => {
	test.setTimeout(180_000);
	server = await startJourneyServer({ JOURNEY_WORLD: 'tiny' });
	Object.assign(process.env, { JOURNEY_URL: server.url, JOURNEY_CONTROL: server.controlUrl });
});
test.afterAll(async () => {
	Object.assign(process.env, { JOURNEY_URL: ofAll.url, JOURNEY_CONTROL: ofAll.control });
	await server.stop();
});

type Paper = { kind: 'REGISTRATION' | 'PERMIT'; expiresOn?: string };

async function handIn(page: Page, say: Words, { kind, expiresOn }: Paper): Promise<void> {
	const { papers: t, companies } = say.company;
	const card = page.getByRole('region', { name: companies.kinds[kind], exact: true });
	await card.getByRole('button').click();
	await card.getByLabel(t.number).fill('٢٠٠١٤٥٦٧٨');
	if (expiresOn) await card.getByLabel(t.expiresOn).fill(expiresOn);
	await card.locator('input[type=file]').setInputFiles(await aPicture());
	await expect(card.getByText(say.company.upload.ready)).toBeVisible();
	await card.getByRole('button', { name: t.send }).click();
	await expect(card.getByText(companies.statuses.PENDING)).toBeVisible();
	await expect(card.getByText('200145678')).toBeVisible();
}

/** Reloads until the job has carried out the decision. */
const reloadedUntil = (page: Page, isThere: () => Promise<void>): Promise<void> =>
	expect(async () => {
		await page.reload();
		await isThere();
	}).toPass();

/** Approves a paper by keyboard, once its document is visible. */
async function approve(admin: Page, say: Words, kind: Paper['kind']): Promise<void> {
	const pane = admin.getByTestId('company-review');
	await expect(pane.getByRole('heading', { level: 2 })).toContainText(say.adminCompanies.companies.kinds[kind]);
	await expect(pane.getByRole('img')).toHaveJSProperty('complete', true);
	// The keys work once the paper is reserved for this admin.
	await expect(pane).toHaveAttribute('aria-busy', 'false');
	await admin.keyboard.press('a');
	await expect(admin.getByTestId('undo-bar')).toContainText(say.adminCompanies.companies.kinds[kind]);
}

test('a company becomes a licensed office', { tag: '@en' }, async ({ page, context, say, as, language, clock, advance }) => {
	test.setTimeout(120_000);
	const { form: t, state } = say.company;
	await signIn(context, OWNER);
	await page.goto('/owner/company');
	await page.getByLabel(t.nameAr).fill(NAMES.ar);
	await page.getByLabel(t.nameEn).fill(NAMES.en);
	const branch = page
		.getByRole('region')
		.filter({ has: page.locator('[name="branches.0.city"]') })
		.last();
	await branch.getByLabel(t.addressAr).fill('شارع مكة 12');
	await branch.getByLabel(t.addressEn).fill('Mecca Street 12');
	const form = page.getByTestId('company-form');
	const logo = form.locator('input[type=file]').first();
	await logo.setInputFiles({ name: 'logo.pdf', mimeType: 'application/pdf', buffer: aPdfOf(1) });
	await expect(form.getByTestId('refused-files').getByRole('alert')).toContainText(say.company.upload.problems.FILE_TYPE_REFUSED ?? '');
	await logo.setInputFiles(await aPicture());
	await expect(form.getByTestId('picked-photos').getByRole('img')).toBeVisible();
	await page.getByRole('button', { name: t.create }).click();
	await expect(page.getByTestId('company-standing')).toHaveText(state.open);
	await expect(form.getByRole('img', { name: t.logoOf(NAMES.en) })).toBeVisible();
	const permitEnds = addDays(ammanDate(await clock()), 200);
	await handIn(page, say, { kind: 'REGISTRATION' });
	await handIn(page, say, { kind: 'PERMIT', expiresOn: permitEnds });
	await expectAccessible(page);

	const admin = await as(ADMIN);
	await admin.goto('/admin/companies');
	const company = admin.getByTestId('company').filter({ hasText: NAMES[language] });
	await expect(company).toBeVisible();
	await expectAccessible(admin);
	const registration = company.getByRole('region', { name: say.adminCompanies.companies.kinds.REGISTRATION });
	await registration.getByRole('link', { name: say.adminCompanies.paper.review }).click();
	await expect(admin.getByTestId('company-review').getByRole('img')).toBeVisible();
	await expectAccessible(admin);
	await admin.keyboard.press('r');
	await admin.getByRole('dialog').getByRole('textbox').fill(REASON);
	await admin.getByRole('dialog').getByRole('button', { name: say.adminCompanies.desk.reject.confirm }).click();
	await expect(admin.getByTestId('undo-bar').getByRole('button')).toBeVisible();
	await advance(UNDO_MS);
	await reloadedUntil(page, () => expect(page.getByText(REASON)).toBeVisible({ timeout: 1000 }));
	await handIn(page, say, { kind: 'REGISTRATION' });

	await admin.goto('/admin/review/companies');
	await approve(admin, say, 'PERMIT');
	await approve(admin, say, 'REGISTRATION');
	await expect(admin.getByText(say.adminReviewCompanies.empty.title)).toBeVisible();
	await advance(UNDO_MS);
	await reloadedUntil(page, () => expect(page.getByTestId('company-standing')).toHaveText(state.licensed, { timeout: 1000 }));

	await page.goto(CAR);
	await expect(page.getByText(say.common.car.licensedOffice).first()).toBeVisible();
	await page.mouse.move(10, 10);
	await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight / 2));
	await expect(page.getByTestId('office')).toContainText(NAMES[language]);
	await page.goto('/search');
	await expect(page.getByRole('article').getByText(say.common.car.licensedOffice).first()).toBeVisible();

	await page.goto('/owner/team');
	const invite = page.getByTestId('team-invite');
	await invite.getByLabel(say.team.invite.emailField).fill(MEMBER);
	await invite.getByRole('button', { name: say.team.invite.send }).click();
	await expect(page.getByTestId('team-invitation')).toContainText(MEMBER);
	await expectAccessible(page);
	const member = await as(MEMBER);
	await member.goto(await invitationTo(page, MEMBER));
	await expect(member.getByRole('heading', { level: 1 })).toHaveText(say.join.heading(NAMES[language]));
	await member.getByRole('button', { name: say.join.join }).click();
	await member.waitForURL('**/owner/bookings');
	await expect(member.getByText(NAMES[language]).first()).toBeVisible();
	await expect(member.locator('a[href="/owner/finances"], a[href="/owner/history"]')).toHaveCount(0);
	await page.reload();
	const row = page.getByTestId('team-member').nth(1);
	await row.getByRole('button', { name: say.team.members.remove }).click();
	await page.getByRole('dialog').getByRole('button', { name: say.team.members.remove }).click();
	await expect(page.getByTestId('team-member')).toHaveCount(1);
	await member.goto('/owner/bookings');
	await expect(member).toHaveURL(/sign-in/);
});

test('an office takes over 200 cars from a file and lives a week: desk, driver, accounts and a manager who raises prices for Eid', {
	tag: '@en',
}, async ({ page: manager, context, say, as, language, clock }) => {
	test.setTimeout(120_000);
	await signIn(context, OWNER);
	const admin = await as(ADMIN);
	await licensed(manager, admin, { nameEn: NAMES.en, nameAr: NAMES.ar, permitEndsOn: addDays(ammanDate(await clock()), 200) });
	await importFleet(manager, say);
	const car = await bookable(manager, admin);
	const [desk, driver, accounts] = [
		await joined(manager, await as(MEMBER), MEMBER, 'DESK'),
		await joined(manager, await as(DRIVER), DRIVER, 'DRIVER'),
		await joined(manager, await as(ACCOUNTS), ACCOUNTS, 'ACCOUNTS'),
	];
	const renter = await as('renter@mishwar.test');
	const { id } = await bookToday(renter, as, car.slug, await clock(), { asksOwner: true });
	await pay(renter, id);

	await desk.goto('/owner/bookings');
	const request = desk.getByTestId('owner-booking').filter({ has: desk.locator(`a[href='/owner/bookings/${id}']`) });
	await request.getByRole('button', { name: say.dashboard.request.accept, exact: true }).click();
	await expect(toastOf(desk).getByText(say.dashboard.request.accepted, { exact: true })).toBeVisible();
	await mayNot(desk, 'get', '/api/owner/finances');
	await mayNot(desk, 'post', '/api/owner/bulk-changes/preview', { carIds: [car.id], change: { dailyRate: { jod: '9' } } });

	await driver.goto('/owner/handovers');
	await driver.getByTestId('todays-handover').locator(`a[href='/owner/bookings/${id}/handover']`).click();
	await driver.waitForURL(`**/owner/bookings/${id}/handover`);
	await handOver(renter, driver, id);
	await driver.reload();
	await expect(driver.getByTestId('record-CHECK_IN-OWNER')).toContainText(/90[,٬]000/);
	await giveBack(driver, id);
	await mayNot(driver, 'get', '/api/owner/fleet?from=2031-01-01&to=2031-01-08');
	await mayNot(driver, 'put', `/api/owner/cars/${car.id}/branch`, { branchId: null });

	await accounts.goto('/owner/statement');
	const link = accounts.getByRole('link', { name: say.statement.csv });
	const [download] = await Promise.all([accounts.waitForEvent('download'), link.click()]);
	expect(await readFile(await download.path(), 'utf8')).toContain(id);
	await mayNot(accounts, 'get', '/api/owner/cars');
	await mayNot(accounts, 'patch', `/api/owner/bookings/${id}/accept`);

	await raiseForEid(manager, say);
	await moveToBranch(manager, say, language);
});

/** The call is refused because of the role, regardless of its input. */
async function mayNot({ request }: Page, method: Method, path: string, data?: unknown): Promise<void> {
	const answer = await request[method](path, { headers: headers(), data });
	expect(await answer.json()).toMatchObject({ code: 'TEAM_ROLE_NOT_ENOUGH' });
}

/** Joins the team by the manager's invitation; the session of the page works for the office from then on. */
async function joined(manager: Page, member: Page, email: string, role: TeamRole): Promise<Page> {
	await callApi(manager, 'post', '/api/owner/team/invitations', { email, role });
	const token = (await invitationTo(manager, email)).split('#')[1];
	await callApi(member, 'post', '/api/owner/team/accept', { token });
	return member;
}

/** The link of the e-mail, which anybody can read in the demo. */
async function invitationTo(page: Page, address: string): Promise<string> {
	const letters = (await (await page.request.get('/api/dev/outbox')).json()) as Array<{ to: string; text: string }>;
	return /\/owner\/join#[\w-]+/.exec(letters.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
}
