/** The small demo, created on a real database: what each account finds, and whether ledger and queue are in order. */
import { beforeAll, describe, expect, it } from 'vitest';
import { listBookings, ownerDashboard } from '#contract/bookings.ts';
import { getCar } from '#contract/cars.ts';
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { currentUser } from '#contract/identity.ts';
import { kycStatus } from '#contract/kyc.ts';
import { getTrialBalance } from '#contract/ledger.ts';
import { type InboxCard, inbox } from '#contract/messaging.ts';
import { listNotifications } from '#contract/notifications.ts';
import { payoutsSummary } from '#contract/payout-batches.ts';
import { ownerFinances } from '#contract/payouts.ts';
import { runReconciliation } from '#contract/reconciliation.ts';
import { searchCars } from '#contract/search.ts';
import { ownerDeposits } from '#contract/settlement-lists.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import type { Browser } from '#tests/support/browser.ts';
import { aWorld } from '#tests/support/world.ts';
import { seedSmallWorld } from './prepare.ts';
import { smallWorld } from './worlds.ts';

const world = aWorld();

beforeAll(async () => {
	const { platform, workerPool } = world.running;
	await seedSmallWorld(platform, { workerPool, gateway: world.gatewayAccess });
}, 240_000);

async function signedIn(account: string): Promise<Browser> {
	const browser = world.visitor();
	await browser.call(signInWithEmail, { body: { email: `${account}@mishwar.test`, password: DEMO_PASSWORD } });
	return browser;
}

it('lists its cars, each with a photo, an owner with a portrait and a name in both scripts', async () => {
	const cars = await world.visitor().call(searchCars, { query: { limit: 100, features: [], deliveryAvailable: false } });
	expect(cars).toHaveLength(smallWorld.cars.length);
	for (const { slug, primaryPhoto } of cars) {
		const photo = await world.visitor().fetch(`${primaryPhoto}?w=400`, { headers: { accept: 'image/webp' } });
		expect(photo.headers.get('content-type')).toBe('image/webp');
		const car = await world.visitor().call(getCar, { params: { slug } });
		expect(car.owner.profileImageUrl).not.toBeNull();
		expect(car.owner.displayNameAr).not.toBeNull();
	}
});

describe('the accounts', () => {
	it.each([
		['renter', 'RENTER', 'APPROVED'],
		['newcomer', 'RENTER', 'NOT_SUBMITTED'],
		['pending', 'RENTER', 'PENDING'],
		['owner', 'OWNER', 'APPROVED'],
		['owner2', 'OWNER', 'APPROVED'],
		['admin', 'ADMIN', 'NOT_SUBMITTED'],
	])('lets %s@ in', async (account, role, identity) => {
		const browser = await signedIn(account);
		expect(await browser.call(currentUser)).toMatchObject({ role, kycStatus: identity });
		expect(await browser.call(kycStatus)).toMatchObject({ status: identity });
	});

	it('has trips of renter@ in every state, one of them still to be paid', async () => {
		const renter = await signedIn('renter');
		const trips = await renter.call(listBookings, { query: { mine: '1' } });
		expect(new Set(trips.map(({ status }) => status))).toEqual(new Set(['REQUESTED', 'CONFIRMED', 'COMPLETED', 'CANCELLED']));
		expect(trips.filter(({ allowedActions }) => allowedActions.includes('PAY'))).toHaveLength(1);
		expect(trips.find(({ cancelCode }) => cancelCode === 'DECLINED')).toMatchObject({ paymentStatus: 'REFUNDED' });
		const news = (await renter.call(listNotifications)).filter(({ isRead }) => !isRead);
		expect(news.map(({ type }) => type).toSorted()).toEqual(['BOOKING_CONFIRMED', 'NEW_MESSAGE']);
	});

	it('has three requests for owner@ to answer, and a notification for each', async () => {
		const owner = await signedIn('owner');
		const { stats, recentBookings } = await owner.call(ownerDashboard);
		expect(stats).toMatchObject({ pendingRequests: 3 });
		expect(stats.totalEarnings).not.toBe('0.00');
		for (const { allowedActions } of recentBookings) expect(allowedActions).toEqual(['ACCEPT', 'DECLINE']);
		const bell = await owner.call(listNotifications);
		expect(bell.filter(({ isRead, type }) => !isRead && type === 'BOOKING_REQUEST')).toHaveLength(3);
		for (const { createdAt } of bell) expect(new Date(createdAt).getTime()).toBeLessThan(world.clock.now().getTime());
	});
});

it('has conversations in both languages, an inquiry and a masked number among them', async () => {
	const cards = (await (await signedIn('owner')).call(inbox, { query: {} })) as InboxCard[];
	expect(cards.some(({ kind, unreadCount }) => kind === 'INQUIRY' && unreadCount > 0)).toBe(true);
	expect(cards.some(({ lastMessage }) => lastMessage?.isMasked)).toBe(true);
	expect(cards.some(({ lastMessage }) => /[\u0600-\u06ff]/.test(lastMessage?.body ?? ''))).toBe(true);
});

it('has a ledger in which every invariant holds', async () => {
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

it('has money of owner@ in every state, so that each screen about it shows something', async () => {
	const owner = await signedIn('owner');
	const { payouts, heldBack, earnings } = await owner.call(ownerFinances);
	expect(payouts.paid.count).toBeGreaterThan(0);
	expect(payouts.pending.count + payouts.sent.count).toBeGreaterThan(0);
	expect(payouts.failed.count).toBe(1);
	expect(heldBack.map(({ reason }) => reason).toSorted()).toEqual(['CLAIM_WINDOW', 'FAILED']);
	expect(earnings.totalJod).toBe((await owner.call(ownerDashboard)).stats.totalEarnings);
	const deposits = await owner.call(ownerDeposits);
	expect(new Set(deposits.map(({ depositStatus }) => depositStatus))).toEqual(new Set(['held', 'released']));
	const admin = await signedIn('admin');
	expect((await admin.call(payoutsSummary)).paid.count).toBeGreaterThan(0);
});

it('leaves nothing in the queue but work on pictures and timers that are yet to come', async () => {
	// Notices are excluded: this world's server already listens, so that the gateway's notice of its transfer reaches it.
	const { rows } = await world.running.workerPool.query<{ task_identifier: string; run_at: Date; last_error: string | null }>(
		`SELECT task_identifier, run_at, last_error FROM graphile_worker.jobs WHERE task_identifier NOT LIKE 'objects.%' AND task_identifier <> 'payments.handle-notice'`,
	);
	expect(rows.length).toBeGreaterThan(0);
	for (const job of rows) {
		expect(job.last_error).toBeNull();
		expect(job.run_at.getTime(), job.task_identifier).toBeGreaterThan(world.clock.now().getTime());
	}
});

it('agrees with what the gateway has paid out', async () => {
	const admin = await signedIn('admin');
	const page = await admin.call(runReconciliation, { body: {} });
	expect(page.transfers).toHaveLength(1);
	expect(page).toMatchObject({ differences: [], refunds: [], payments: [], disputes: [] });
	// The alerts that the demo contains on purpose; none concerns the gateway.
	expect(page.alerts.map(({ kind }) => kind).toSorted()).toEqual(['CLAIM_CONTESTED', 'PAYOUT_FAILED']);
	const balance = await admin.call(getTrialBalance);
	expect(balance.debitJod).toBe(balance.creditJod);
	expect(Number(balance.lines.find(({ account }) => account === 'BANK')?.balanceJod)).toBeGreaterThan(0);
});
