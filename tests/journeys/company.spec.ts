/** An owner sets up a company and hands in its papers; an admin approves them, and the car carries “Licensed office”. Then somebody joins its team, and is removed. */
import type { Page } from '@playwright/test';
import { addDays, ammanDate } from '#contract/time.ts';
import { expect, expectAccessible, signIn, test, toastOf } from './journey.ts';
import { aPicture } from './renting-today.ts';
import { type JourneyServer, startJourneyServer } from './start-server.ts';
import type { Words } from './words.ts';

const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const MEMBER = 'newcomer@mishwar.test';
const CAR = '/car/toyota-camry-2021';
const NAMES = { en: 'Omari Rent a Car', ar: 'العمري لتأجير السيارات' };
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

async function approve(admin: Page, say: Words, kind: Paper['kind']): Promise<void> {
	const card = admin.getByRole('region', { name: say.adminCompanies.companies.kinds[kind], exact: true });
	await card.getByRole('button', { name: say.adminCompanies.paper.approve }).click();
	await expect(toastOf(admin).getByText(say.adminCompanies.paper.approved).first()).toBeVisible();
}

test('a company becomes a licensed office', { tag: '@en' }, async ({ page, context, say, as, language, clock }) => {
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
	await page.getByRole('button', { name: t.create }).click();
	await expect(page.getByTestId('company-standing')).toHaveText(state.open);
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
	await registration.getByRole('button', { name: say.adminCompanies.paper.reject }).click();
	await admin.getByRole('dialog').getByRole('textbox').fill(REASON);
	await admin.getByRole('dialog').getByRole('button', { name: say.adminCompanies.desk.reject.confirm }).click();
	await expect(admin.getByRole('dialog')).toHaveCount(0);
	await page.reload();
	await expect(page.getByText(REASON)).toBeVisible();
	await handIn(page, say, { kind: 'REGISTRATION' });

	await admin.reload();
	await approve(admin, say, 'REGISTRATION');
	await approve(admin, say, 'PERMIT');
	await expect(admin.getByTestId('company')).toHaveCount(0);
	await page.reload();
	await expect(page.getByTestId('company-standing')).toHaveText(state.licensed);

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

/** The link of the letter, which anybody can read in the demo. */
async function invitationTo(page: Page, address: string): Promise<string> {
	const letters = (await (await page.request.get('/api/dev/outbox')).json()) as Array<{ to: string; text: string }>;
	return /\/owner\/join#[\w-]+/.exec(letters.find(({ to }) => to === address)?.text ?? '')?.[0] ?? '';
}
