/** What the busy world has in addition to the small one, made on a real database. */
import { beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { getOwnerToday } from '#contract/fleet.ts';
import { signInWithEmail } from '#contract/sign-in.ts';
import { listTicketQueue, ticketFigures } from '#contract/ticket-queue.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import type { Browser } from '#tests/support/browser.ts';
import { aWorld } from '#tests/support/world.ts';
import { demoTickets } from './conversations/tickets.ts';
import { seedBusyWorld } from './prepare.ts';

const world = aWorld();

beforeAll(async () => {
	const { platform, workerPool } = world.running;
	await seedBusyWorld(platform, { workerPool, gateway: world.gatewayAccess });
}, 240_000);

async function signedIn(account: string): Promise<Browser> {
	const browser = world.visitor();
	await browser.call(signInWithEmail, { body: { email: `${account}@mishwar.test`, password: DEMO_PASSWORD } });
	return browser;
}

it('has an office with something in each list of its day', async () => {
	const { pickups, returns, late, prepare, charge } = await (await signedIn('ahmad.zoubi')).call(getOwnerToday);
	expect([pickups.length, returns.length, charge.length]).toEqual([1, 1, 1]);
	expect(late.map(({ phase }) => phase)).toEqual(['RETURN', 'PICKUP']);
	expect(prepare.map(({ isBack }) => isBack).toSorted()).toEqual([false, false, true]);
});

it('has requests to the support of every kind: unanswered, answered, asked again, and solved', async () => {
	const admin = await signedIn('admin');
	expect(await admin.call(ticketFigures)).toMatchObject({ open: 5, waitingForPerson: 1 });
	const [open, solved] = [
		await admin.call(listTicketQueue, { query: {} }),
		await admin.call(listTicketQueue, { query: { queue: 'SOLVED' } }),
	];
	expect(open.length + solved.length + 1).toBe(demoTickets.length);
	expect(open.some(({ firstAnswerMinutes }) => firstAnswerMinutes !== null)).toBe(true);
});

it('has books in which every invariant holds', async () => {
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});
