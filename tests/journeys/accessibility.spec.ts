/** Every screen, read by a machine that knows the rules of accessibility. */
import { carPath, expectAccessible, signIn, test } from './journey.ts';

const RENTER = 'renter@mishwar.test';
const OWNER = 'owner@mishwar.test';
const screens: Array<{ path: string; who?: string }> = [
	{ path: '/' },
	{ path: '/search' },
	{ path: '/nowhere' },
	{ path: '/sign-in' },
	{ path: '/sign-up' },
	{ path: '/forgot-password' },
	{ path: '/dev/outbox' },
	{ path: '/trips', who: RENTER },
	{ path: '/messages', who: RENTER },
	{ path: '/profile', who: 'newcomer@mishwar.test' },
	{ path: '/owner/dashboard', who: OWNER },
	{ path: '/owner/bookings', who: OWNER },
	{ path: '/owner/history', who: OWNER },
];
for (const { path, who } of screens) {
	test(`reads ${path} aloud`, async ({ page, context, expectNoise }) => {
		if (path === '/nowhere') expectNoise(/404/);
		if (who) await signIn(context, who);
		await page.goto(path, { waitUntil: 'networkidle' });
		await expectAccessible(page);
	});
}

test('reads a car aloud, with dates and a price', async ({ page, stay }) => {
	await page.goto(carPath('toyota-corolla-2022', stay), { waitUntil: 'networkidle' });
	await expectAccessible(page);
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
