/** Every screen, read by a machine that knows the rules of accessibility. */
import type { Booking } from '#contract/bookings.ts';
import { carPath, expectAccessible, signIn, test } from './journey.ts';

const RENTER = 'renter@mishwar.test';
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
	{ path: '/owner/dashboard', who: 'owner@mishwar.test' },
];
for (const { path, who } of screens) {
	test(`reads ${path} aloud`, async ({ page, context, expectNoise }) => {
		if (path === '/nowhere') expectNoise(/404/);
		if (who) await signIn(context, who);
		await page.goto(path, { waitUntil: 'networkidle' });
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

test('reads a car aloud, with dates and a price', async ({ page, stay }) => {
	await page.goto(carPath('toyota-corolla-2022', stay), { waitUntil: 'networkidle' });
	await expectAccessible(page);
});
