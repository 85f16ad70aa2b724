/** Every screen, read by a machine that knows the rules of accessibility. */
import type { Page } from '@playwright/test';
import type { Booking } from '#contract/bookings.ts';
import type { ClaimSummary } from '#contract/claim-shapes.ts';
import { carPath, expectAccessible, signIn, test } from './journey.ts';

const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
const ADMIN = 'admin@mishwar.test';
const screens: Array<{ path: string; who?: string }> = [
	{ path: '/' },
	{ path: '/search' },
	{ path: '/nowhere' },
	{ path: '/sign-in' },
	{ path: '/sign-up' },
	{ path: '/forgot-password' },
	{ path: '/terms' },
	{ path: '/privacy' },
	{ path: '/dev/outbox' },
	{ path: '/master-admin-login' },
	{ path: '/suspended' },
	{ path: '/trips', who: RENTER },
	{ path: '/messages', who: RENTER },
	{ path: '/messages', who: 'newcomer@mishwar.test' },
	{ path: '/messages?show=unread&q=none', who: RENTER },
	{ path: '/profile', who: 'newcomer@mishwar.test' },
	{ path: '/profile', who: RENTER },
	{ path: '/profile', who: 'pending@mishwar.test' },
	{ path: '/car/kia-ev6-2022', who: 'newcomer@mishwar.test' },
	{ path: '/car/kia-ev6-2022', who: 'pending@mishwar.test' },
	{ path: '/owner/cars', who: 'owner@mishwar.test' },
	{ path: '/owner/cars/new', who: 'owner@mishwar.test' },
	{ path: '/owner/cars/new', who: 'newcomer@mishwar.test' },
	{ path: '/owner/dashboard', who: OWNER },
	{ path: '/owner/bookings', who: OWNER },
	{ path: '/owner/history', who: OWNER },
	{ path: '/admin/reconciliation', who: 'admin@mishwar.test' },
	{ path: '/admin/reconciliation?tab=transfers', who: 'admin@mishwar.test' },
	{ path: '/admin/reconciliation?tab=books', who: 'admin@mishwar.test' },
	{ path: '/owner/finances', who: OWNER },
	{ path: '/owner/earnings', who: OWNER },
	{ path: '/owner/deposits', who: OWNER },
	{ path: '/owner/payouts', who: OWNER },
	{ path: '/owner/payouts', who: 'newcomer@mishwar.test' },
	{ path: '/owner/settlements', who: OWNER },
	{ path: '/admin/settlements', who: ADMIN },
	{ path: '/admin/payouts', who: ADMIN },
	{ path: '/admin/payouts?tab=sent', who: ADMIN },
	{ path: '/admin/payouts?tab=batches', who: ADMIN },
	{ path: '/favourites', who: RENTER },
	{ path: '/favourites', who: OWNER },
	{ path: '/admin', who: ADMIN },
	{ path: '/admin?tab=cars', who: ADMIN },
	{ path: '/admin?tab=bookings', who: ADMIN },
	{ path: '/admin/audit', who: ADMIN },
	{ path: '/admin/reviews', who: ADMIN },
	{ path: '/admin/reviews?show=ALL', who: ADMIN },
];
for (const { path, who } of screens) {
	test(`reads ${path} aloud${who ? ` to ${who}` : ''}`, async ({ page, context, expectNoise }) => {
		if (path === '/nowhere') expectNoise(/404/);
		if (who) await signIn(context, who);
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	});
}

for (const tab of ['overview', 'users', 'cars', 'bookings', 'kyc', 'settings']) {
	test(`reads the super admins’ console aloud: ${tab}`, async ({ page, context }) => {
		await signIn(context, ADMIN);
		const [master]: Array<{ id: string }> = await (await page.request.get('/api/admin/users?role=SUPER_ADMIN')).json();
		await signIn(context, master?.id ?? '');
		await page.goto(`/master-admin?tab=${tab}`, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	});
}

test('reads what an admin decides on aloud: papers, a car, a booking', async ({ page, context }) => {
	await signIn(context, ADMIN);
	const windows = [
		['/admin', 'identity-check'],
		['/admin?tab=cars&status=VERIFIED', 'admin-car'],
		['/admin?tab=bookings', 'admin-booking'],
	] as const;
	for (const [path, row] of windows) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await page.getByTestId(row).first().getByRole('button').first().click();
		await page.getByRole('dialog').waitFor();
		await page.waitForLoadState('networkidle');
		await expectAccessible(page);
	}
});

for (const tab of ['calendar', 'terms', 'sync']) {
	test(`reads the owner’s calendar aloud: ${tab}`, async ({ page, context }) => {
		await signIn(context, 'owner@mishwar.test');
		const { id } = (await (await page.request.get('/api/cars/hyundai-tucson-2022')).json()) as { id: string };
		await page.goto(`/owner/cars/${id}/calendar?tab=${tab}`, { waitUntil: 'networkidle' });
		if (tab === 'calendar') await page.locator('button[data-date][aria-current="date"]').press('Enter');
		await expectAccessible(page);
	});
}

test('reads a handover aloud, before and after', async ({ page, context }) => {
	await signIn(context, RENTER);
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1')).json();
	const isWanted = ({ status, car }: Booking) => status === 'CONFIRMED' || car.slug === 'mini-cooper-cabrio-2018';
	for (const { id } of bookings.filter(isWanted)) {
		await page.goto(`/booking/${id}/handover`, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	}
});

/** The demo's one claim, which its renter contests. */
async function contestedClaim({ request }: Page): Promise<ClaimSummary> {
	const [claim]: ClaimSummary[] = await (await request.get('/api/admin/claims?filter=NEEDS_DECISION')).json();
	if (!claim) throw new Error('the demo has no claim to decide');
	return claim;
}

test('reads claims aloud to an admin', async ({ page, context }) => {
	await signIn(context, ADMIN);
	const { id } = await contestedClaim(page);
	for (const path of ['/admin/claims', '/admin/claims?show=DECIDED', `/admin/claims/${id}`]) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	}
});

for (const [side, area] of [
	['renter', '/booking/'],
	['owner', '/owner/bookings/'],
] as const) {
	test(`reads a claim aloud to its ${side}`, async ({ page, as }) => {
		const { bookingId, [side]: person } = await contestedClaim(await as(ADMIN));
		await signIn(page.context(), person.id);
		for (const path of [area + bookingId, `${area}${bookingId}/claim`]) {
			await page.goto(path, { waitUntil: 'networkidle' });
			await expectAccessible(page);
		}
	});
}

test('reads a car aloud, with dates and a price', async ({ page, stay }) => {
	await page.goto(carPath('toyota-corolla-2022', stay), { waitUntil: 'networkidle' });
	await expectAccessible(page);
});

test('reads a conversation aloud to both of its sides, and one that is not there', async ({ page, context, as, expectNoise }) => {
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

test('reads a booking, its agreement and its receipt aloud, and the owner’s page of a request', async ({ page, context, as }) => {
	await signIn(context, RENTER);
	const bookings: Array<{ id: string; status: string }> = await (await page.request.get('/api/bookings?mine=1')).json();
	const confirmed = bookings.find(({ status }) => status === 'CONFIRMED')?.id;
	for (const path of ['', '/agreement', '/receipt']) {
		await page.goto(`/booking/${confirmed}${path}`, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	}
	const owner = await as(OWNER);
	const [request]: Array<{ id: string }> = await (await owner.request.get('/api/owner/bookings?status=REQUESTED')).json();
	await owner.goto(`/owner/bookings/${request?.id}`, { waitUntil: 'networkidle' });
	await expectAccessible(owner);
});

test('reads a reviewed car, its owner’s page and a trip to be reviewed aloud', async ({ page, context }) => {
	await signIn(context, RENTER);
	const { ownerId } = (await (await page.request.get('/api/cars/toyota-camry-2021')).json()) as { ownerId: string };
	const bookings: Booking[] = await (await page.request.get('/api/bookings?mine=1&limit=100')).json();
	const trip = bookings.find(({ status, car }) => status === 'COMPLETED' && car.slug === 'mini-cooper-cabrio-2018');
	for (const path of ['/car/toyota-camry-2021', `/users/${ownerId}`, `/booking/${trip?.id}`]) {
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	}
});
