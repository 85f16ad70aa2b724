/** Accessibility check of every screen, and what the keyboard reaches. */
import type { Page } from '@playwright/test';
import type { Booking } from '#contract/bookings.ts';
import type { ClaimSummary } from '#contract/claim-shapes.ts';
import { carIn, carPath, expect, expectAccessible, signIn, test, triggerHydration } from './journey.ts';
import { settled } from './settled.ts';

const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const NEWCOMER = 'newcomer@mishwar.test';
const PENDING = 'pending@mishwar.test';

// Read-only, so they run fully in parallel.
test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Screens that few people see, or see rarely; only the full form checks them. */
const RARE = { tag: '@full' };
let turns = 0;
/** In the short form each screen is checked in only one of the windows; the windows take turns. */
const inTurn = () => {
	turns += 1;
	return { tag: turns % 2 === 0 ? '@ar' : '@en' };
};

/** Screens by user; null is a visitor. */
const screens: Array<[who: string | null, paths: string[], isRare?: 'RARE']> = [
	[null, ['/', '/search', '/sign-in']],
	[null, ['/sign-up', '/forgot-password', '/suspended'], 'RARE'],
	[null, ['/terms', '/privacy', '/help'], 'RARE'],
	[null, ['/help/deposit', '/dev/outbox', '/master-admin-login'], 'RARE'],
	[RENTER, ['/trips', '/messages', '/messages?show=unread&q=none', '/profile', '/favourites']],
	[NEWCOMER, ['/messages', '/profile', '/car/kia-ev6-2022', '/owner/cars/new', '/owner/payouts'], 'RARE'],
	[PENDING, ['/profile', '/car/kia-ev6-2022'], 'RARE'],
	[OWNER, ['/owner/cars', '/owner/cars/new', '/owner/dashboard', '/owner/bookings', '/owner/messages', '/owner/history', '/favourites']],
	[OWNER, ['/owner/finances', '/owner/earnings', '/owner/deposits', '/owner/payouts', '/owner/settlements'], 'RARE'],
	[ADMIN, ['/admin', '/admin?tab=cars', '/admin?tab=bookings', '/admin/review', '/admin/review/cars', '/admin/review/companies']],
	[ADMIN, ['/admin/audit', '/admin/reviews', '/admin/reviews?show=ALL'], 'RARE'],
	[ADMIN, ['/admin/reconciliation', '/admin/reconciliation?tab=transfers', '/admin/reconciliation?tab=books'], 'RARE'],
	[ADMIN, ['/admin/fines', '/admin/goodwill', '/admin/goodwill?show=DECIDED', '/admin/renter-claims', '/admin/tickets'], 'RARE'],
	[ADMIN, ['/admin/settlements', '/admin/payouts', '/admin/payouts?tab=sent', '/admin/payouts?tab=batches'], 'RARE'],
];

/** Checks the screens one after another in one window, which reuses cached scripts and fonts. */
async function readAloud(page: Page, paths: readonly string[]): Promise<void> {
	for (const path of paths) {
		await test.step(path, async () => {
			await page.goto(path);
			await triggerHydration(page);
			await settled(page);
			await expectAccessible(page);
		});
	}
}

for (const [who, paths, isRare] of screens) {
	test(`reads ${paths.join(' ')} aloud${who ? ` to ${who}` : ''}`, isRare ? RARE : inTurn(), async ({ page, context }) => {
		if (who) await signIn(context, who);
		await readAloud(page, paths);
	});
}

test('reads /nowhere aloud', RARE, async ({ page, expectNoise }) => {
	expectNoise(/404/);
	await readAloud(page, ['/nowhere']);
});

test('reads the super admins’ console aloud', RARE, async ({ page, context }) => {
	await signIn(context, ADMIN);
	const [master]: Array<{ id: string }> = await (await page.request.get('/api/admin/users?role=SUPER_ADMIN')).json();
	await signIn(context, master?.id ?? '');
	const tabs = ['overview', 'users', 'cars', 'bookings', 'kyc', 'settings'];
	await readAloud(
		page,
		tabs.map((tab) => `/master-admin?tab=${tab}`),
	);
});

test('reads what an admin decides on aloud: a car, a booking', RARE, async ({ page, context }) => {
	await signIn(context, ADMIN);
	const windows = [
		['/admin?tab=cars&status=VERIFIED', 'admin-car'],
		['/admin?tab=bookings', 'admin-booking'],
	] as const;
	for (const [path, row] of windows) {
		await page.goto(path);
		await triggerHydration(page);
		await settled(page);
		await page.getByTestId(row).first().getByRole('button').first().click();
		await page.getByRole('dialog').waitFor();
		await settled(page);
		await expectAccessible(page);
	}
});

test('reads the owner’s calendar aloud', RARE, async ({ page, context }) => {
	await signIn(context, OWNER);
	const { id } = (await (await page.request.get('/api/cars/hyundai-tucson-2022')).json()) as { id: string };
	const calendar = `/owner/cars/${id}/calendar`;
	await readAloud(page, [`${calendar}?tab=terms`, `${calendar}?tab=sync`]);
	await page.goto(`${calendar}?tab=calendar`);
	await triggerHydration(page);
	await settled(page);
	await page.locator('button[data-date][aria-current="date"]').press('Enter');
	await expectAccessible(page);
});

test('reads a handover aloud, before and after', RARE, async ({ page, context }) => {
	await signIn(context, RENTER);
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1')).json();
	const isWanted = ({ status, car }: Booking) => status === 'CONFIRMED' || car.slug === 'mini-cooper-cabrio-2018';
	await readAloud(
		page,
		bookings.filter(isWanted).map(({ id }) => `/booking/${id}/handover`),
	);
});

/** The demo's only contested claim. */
async function contestedClaim({ request }: Page): Promise<ClaimSummary> {
	const [claim]: ClaimSummary[] = await (await request.get('/api/admin/claims?filter=NEEDS_DECISION')).json();
	if (!claim) throw new Error('the demo has no claim to decide');
	return claim;
}

test('reads claims aloud to an admin', RARE, async ({ page, context }) => {
	await signIn(context, ADMIN);
	const { id } = await contestedClaim(page);
	await readAloud(page, ['/admin/claims', '/admin/claims?show=DECIDED', `/admin/claims/${id}`]);
});

for (const [side, area] of [
	['renter', '/booking/'],
	['owner', '/owner/bookings/'],
] as const) {
	test(`reads a claim aloud to its ${side}`, RARE, async ({ page, as }) => {
		const { bookingId, [side]: person } = await contestedClaim(await as(ADMIN));
		await signIn(page.context(), person.id);
		await readAloud(page, [area + bookingId, `${area}${bookingId}/claim`]);
	});
}

test('reads the goodwill of a booking aloud to an admin', RARE, async ({ page, context }) => {
	await signIn(context, ADMIN);
	const [booking]: Array<{ id: string }> = await (await page.request.get('/api/admin/bookings?status=CONFIRMED')).json();
	await readAloud(page, [`/admin/bookings/${booking?.id}/goodwill`]);
});

test('reads a car aloud, with dates and a price', inTurn(), async ({ page, stay }) => {
	await readAloud(page, [carPath('toyota-corolla-2022', stay)]);
});

test('reads a conversation aloud to both of its sides, and one that is not there', RARE, async ({ page, context, as, expectNoise }) => {
	expectNoise(/404/);
	await signIn(context, RENTER);
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1')).json();
	const confirmed = bookings.find(({ status }) => status === 'CONFIRMED');
	for (const id of [confirmed?.id, '00000000-0000-4000-8000-000000000000']) {
		await page.goto(`/messages/${id}`);
		await page.locator('main h1').waitFor();
		await expectAccessible(page);
	}
	const owner = await as(confirmed?.ownerId ?? '');
	await owner.goto(`/messages/${confirmed?.id}`);
	await owner.getByTestId('about').waitFor();
	await expectAccessible(owner);
});

test('reads a booking, its agreement and its receipt aloud, and the owner’s page of a request', inTurn(), async ({ page, context, as }) => {
	await signIn(context, RENTER);
	const bookings: Array<{ id: string; status: string }> = await (await page.request.get('/api/bookings?mine=1')).json();
	const confirmed = bookings.find(({ status }) => status === 'CONFIRMED')?.id;
	await readAloud(
		page,
		['', '/agreement', '/receipt'].map((part) => `/booking/${confirmed}${part}`),
	);
	const owner = await as(OWNER);
	const [request]: Array<{ id: string }> = await (await owner.request.get('/api/owner/bookings?status=REQUESTED')).json();
	await readAloud(owner, [`/owner/bookings/${request?.id}`]);
});

test('reads a reviewed car, its owner’s page and a trip to be reviewed aloud', RARE, async ({ page, context }) => {
	await signIn(context, RENTER);
	const { ownerId } = (await (await page.request.get('/api/cars/toyota-camry-2021')).json()) as { ownerId: string };
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1&limit=100')).json();
	const trip = bookings.find(({ status, car }) => status === 'COMPLETED' && car.slug === 'mini-cooper-cabrio-2018');
	await readAloud(page, ['/car/toyota-camry-2021', `/users/${ownerId}`, `/booking/${trip?.id}`]);
});

test('has the owner, the reviews and the calendar for the keyboard after following a link, without a scroll', { tag: '@en' }, async ({
	page,
	say,
	language,
}) => {
	await page.goto('/search', { waitUntil: 'networkidle' });
	await triggerHydration(page);
	await page.getByRole('link', { name: carIn(language, 'Toyota Camry') }).press('Enter');
	await expect(page).toHaveURL(/\/car\/toyota-camry-2021/);
	await expect(page.getByRole('button', { name: say.car.messageOwner })).toBeAttached();
	await expect(page.getByText(say.common.dates.choosePickup)).toBeAttached();
	expect(await page.evaluate(() => scrollY)).toBe(0);
});
