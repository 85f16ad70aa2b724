/** Five hundred webhooks for one payment at once: genuine, duplicated, contradicting, late and forged, in any order. */
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declineBooking, getBooking } from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { verifyPayment } from '#contract/payments.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { accountBalances, aHold, cards, type Held, openPage } from '#tests/support/payments.ts';
import { postWebhook, type SentWebhook, signedWebhook } from '#tests/support/webhooks.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const SIZE = 500;

type Body = { Event: { Reference: string }; Data: { Transaction: { Status: string }; Invoice: { Status: string } } };
type BuildWebhook = (payload: string, number: number) => SentWebhook;

const changed = (payload: string, change: (body: Body) => void): string => {
	const body = JSON.parse(payload) as Body;
	change(body);
	return JSON.stringify(body);
};
const underReference = (payload: string, reference: string) =>
	changed(payload, ({ Event }) => {
		Event.Reference = reference;
	});
const saying = (payload: string, status: string) =>
	changed(payload, ({ Event, Data }) => {
		Event.Reference = randomUUID();
		Data.Transaction.Status = status;
	});
const without = ({ body, headers }: SentWebhook, name: string): SentWebhook => ({
	body,
	headers: Object.fromEntries(Object.entries(headers).filter(([each]) => each !== name)),
});

const genuine: BuildWebhook[] = [
	(payload) => signedWebhook(payload),
	(payload, number) => signedWebhook(underReference(payload, `again-${number % 7}`)),
	(payload) => signedWebhook(saying(payload, 'FAILED')),
	(payload) => signedWebhook(saying(payload, 'INPROGRESS')),
];
const forged: BuildWebhook[] = [
	(payload) => signedWebhook(payload, 'another secret'),
	(payload) => ({ ...signedWebhook(payload), body: saying(payload, 'FAILED') }),
	(payload) => without(signedWebhook(payload), 'myfatoorah-signature'),
	(payload) => without(signedWebhook(payload), 'myfatoorah-webhook-version'),
	(payload) => ({ ...signedWebhook(payload), body: payload.slice(0, -2) }),
	(payload) => ({ ...signedWebhook(payload), body: '' }),
];
const mixes: Array<[mix: string, kinds: BuildWebhook[]]> = [
	['the same one again and again', genuine.slice(0, 1)],
	['genuine ones that contradict each other', genuine],
	['forged ones alone', forged],
	['all of them together', [...genuine, ...forged]],
];

/** Shuffled with a fixed seed. */
function storm(kinds: BuildWebhook[], payload: string): Array<{ webhook: SentWebhook; isForged: boolean }> {
	const all = Array.from({ length: SIZE }, (_, number) => {
		const kind = kinds[number % kinds.length] as BuildWebhook;
		return { webhook: kind(payload, number), isForged: forged.includes(kind) };
	});
	const [shuffled] = fc.sample(fc.shuffledSubarray(all, { minLength: SIZE, maxLength: SIZE }), { numRuns: 1, seed: 4 });
	return shuffled ?? [];
}

/** Sends all at once; exactly the forged ones are refused. */
async function send(webhooks: ReturnType<typeof storm>): Promise<void> {
	const statuses = await Promise.all(webhooks.map(({ webhook }) => postWebhook(world, webhook)));
	const answers = webhooks.map(({ isForged }, index) => `${isForged ? 'forged' : 'genuine'} ${statuses[index]}`);
	const expected = new Set(webhooks.map(({ isForged }) => (isForged ? 'forged 400' : 'genuine 200')));
	expect(new Set(answers)).toEqual(expected);
}

async function paidInSilence(): Promise<Held & { paymentId: string; payload: string }> {
	const held = await aHold(world);
	const { invoiceId, paymentId } = await openPage(world, held.renter, held.booking);
	await world.gateway.holdWebhooks();
	await world.gateway.pay({ invoiceId, card: cards.good });
	const payload = (await world.gateway.webhooks()).find(({ body }) => body.includes(paymentId));
	return { ...held, paymentId, payload: payload?.body ?? '' };
}

async function expectOneOf({ owner, booking }: Held, event: string): Promise<void> {
	const { rows } = await world.running.platform.pool.query<{ event_key: string }>(
		'SELECT event_key FROM journal_entries WHERE booking_id = $1',
		[booking.id],
	);
	expect(rows.filter(({ event_key }) => event_key.startsWith(event))).toHaveLength(1);
	expect((await owner.browser.call(listNotifications)).filter(({ type }) => type === 'BOOKING_REQUEST')).toHaveLength(1);
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
}

describe('five hundred webhooks at once', () => {
	it.each(mixes)('%s: one entry, one notification', { timeout: 120_000 }, async (_, kinds) => {
		const held = await paidInSilence();
		const { renter, paymentId, payload } = held;
		const looks = () => Array.from({ length: 5 }, () => renter.browser.call(verifyPayment, { params: { paymentId } }));
		await Promise.all([send(storm(kinds, payload)), ...looks(), world.runJobs(), world.runJobs()]);
		await world.runJobs();
		await expectOneOf(held, 'payment-captured');
		expect((await accountBalances(world, held.booking.id)).GATEWAY_CLEARING).toBe(207_675n);
	});

	it('that come when everything is refunded: without effect', { timeout: 120_000 }, async () => {
		const held = await paidInSilence();
		const { owner, renter, booking, paymentId, payload } = held;
		await renter.browser.call(verifyPayment, { params: { paymentId } });
		await owner.browser.call(declineBooking, { params: { id: booking.id }, body: { reason: 'The car is in the workshop' } });
		await world.runJobs();
		await world.advance(REBOOK_MINUTES * MINUTE);
		await world.advance(2 * MINUTE);
		await Promise.all([send(storm([...genuine, ...forged], payload)), world.runJobs()]);
		await world.runJobs();
		await expectOneOf(held, 'refund-confirmed');
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
		expect(await renter.browser.call(getBooking, { params: { id: booking.id } })).toMatchObject({ paymentStatus: 'REFUNDED' });
	});
});
