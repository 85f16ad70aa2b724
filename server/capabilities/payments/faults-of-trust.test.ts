/** The faults of forged and duplicate payments, by their numbers in the design: the outcome of each, and a clean ledger afterwards. */
import { afterEach, describe, expect, it } from 'vitest';
import { cancelBooking, getBookingStory } from '#contract/booking-life.ts';
import { type Booking, declineBooking, getBooking, listBookings } from '#contract/bookings.ts';
import { REBOOK_MINUTES } from '#contract/deadlines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { verifyPayment } from '#contract/payments.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, aHold, cards, openPage, pay } from '#tests/support/payments.ts';
import { postWebhook, signedWebhook } from '#tests/support/webhooks.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAID_ONCE = { GATEWAY_CLEARING: 207_675n, GATEWAY_FEES: 5_325n, RENTAL_ESCROW: -106_500n, DEPOSITS_HELD: -106_500n };

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map((notification) => notification.type);
const payment = (person: Person, paymentId: string) => person.browser.call(verifyPayment, { params: { paymentId } });
const entriesOf = async (booking: Booking) =>
	(await world.running.platform.pool.query('SELECT event_key FROM journal_entries WHERE booking_id = $1 ORDER BY id', [booking.id])).rows;

afterEach(async () => {
	await world.gateway.clearFaults();
	await world.gateway.releaseWebhooks();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

describe('a webhook', () => {
	it('13 forged: refused with 400, and nothing changes', async () => {
		const { renter, booking } = await aHold(world);
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.holdWebhooks();
		await world.gateway.pay({ invoiceId, card: cards.declined });
		await world.gateway.fireWebhook({ code: 1, invoiceId, status: 'SUCCESS', badSignature: true });
		const [genuine, forged] = await world.gateway.releaseWebhooks();
		expect([genuine?.lastAnswer, forged?.lastAnswer]).toEqual(['200', '400']);
		const madeUp = { Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED' }, Data: { Invoice: { Id: String(invoiceId), Status: 'PAID' } } };
		const answer = await world.visitor().send('POST', '/api/payments/webhook/myfatoorah', madeUp, {
			'myfatoorah-signature': 'forged',
			'myfatoorah-webhook-version': 'v2',
		});
		expect(answer).toMatchObject({ status: 400, body: { code: 'WEBHOOK_REFUSED' } });
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('FAILED');
		expect(await entriesOf(booking)).toEqual([]);
	});

	it('14 sent again after the refund: nothing', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await payment(renter, paymentId);
		await owner.browser.call(declineBooking, { params: { id: booking.id }, body: { reason: 'The car is in the workshop' } });
		await world.runJobs();
		await world.advance(REBOOK_MINUTES * MINUTE);
		await world.advance(2 * MINUTE);
		const before = [await bookingNow(renter, booking), await entriesOf(booking), await bellOf(renter), await bellOf(owner)];
		expect(before[0]).toMatchObject({ status: 'CANCELLED', paymentStatus: 'REFUNDED' });
		const [genuine] = (await world.gateway.webhooks()).filter(({ code, body }) => code === 1 && body.includes(paymentId));
		expect(await postWebhook(world, signedWebhook(genuine?.body ?? ''))).toBe(200);
		await world.gateway.fireWebhook({ code: 1, invoiceId });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect([await bookingNow(renter, booking), await entriesOf(booking), await bellOf(renter), await bellOf(owner)]).toEqual(before);
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('15 FAILED after PAID: ignored, and logged if the gateway itself reports it', async () => {
		const { renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await payment(renter, paymentId);
		await world.gateway.fireWebhook({ code: 1, invoiceId, status: 'FAILED' });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'PAID', failureCode: null });
		await tellAsFailed(paymentId);
		world.expectLog(/ALERT .*no longer tells a payment as paid/);
		await world.gateway.fireWebhook({ code: 1, invoiceId, status: 'FAILED' });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'PAID', failureCode: null });
		expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
	});

	/** The gateway reports this order with the data of one whose card was declined. */
	async function tellAsFailed(paymentId: string): Promise<void> {
		const other = await aHold(world);
		const page = await openPage(world, other.renter, other.booking);
		await world.gateway.pay({ invoiceId: page.invoiceId, card: cards.declined });
		const { pool } = world.running.platform;
		await pool.query('UPDATE payments SET gateway_order_id = NULL WHERE id = $1', [page.paymentId]);
		await pool.query('UPDATE payments SET gateway_order_id = $2 WHERE id = $1', [paymentId, page.invoiceId]);
	}
});

describe('the answer of the gateway', () => {
	it.each([
		['amount', { amount: '212.990' }],
		['currency', { currency: 'USD' }],
	])('16 another %s: REVIEW, never PAID, and an alert', async (_, lie) => {
		const { renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.gateway.override({ invoiceId, ...lie, verifies: 5 });
		world.expectLog(/ALERT PAYMENT_DOES_NOT_FIT/);
		expect((await payment(renter, paymentId)).status).toBe('PENDING');
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PENDING' });
		expect(await accountBalances(world, booking.id)).toEqual({});
	});
});

describe('a payment', () => {
	it('17 of another person: 404, by our id and by the gateway’s', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.holdWebhooks();
		const { redirectUrl } = await world.gateway.pay({ invoiceId, card: cards.good });
		const gatewayPaymentId = new URL(redirectUrl ?? '').searchParams.get('paymentId') ?? '';
		for (const person of [owner, await aPerson(world)]) {
			for (const id of [paymentId, gatewayPaymentId]) {
				expect(await person.browser.refused(verifyPayment, { params: { paymentId: id } })).toMatchObject({ status: 404 });
			}
		}
		expect((await renter.browser.call(listBookings, { query: {} }))[0]).toMatchObject({ id: booking.id, paymentStatus: 'PENDING' });
	});

	it('18 two successes: the first is applied, the second is refunded automatically', async () => {
		const { renter, booking } = await aHold(world);
		const first = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId: first.invoiceId, card: cards.declined });
		await payment(renter, first.paymentId);
		await pay(world, renter, booking);
		await world.gateway.pay({ invoiceId: first.invoiceId, card: cards.good });
		expect(await payment(renter, first.paymentId)).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '213.00' }] });
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
		await world.runJobs();
		await world.advance(2 * MINUTE);
		// Nothing of the booking's charge was refunded, and its deposit is held.
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID', refundedJod: '0.00' });
		const { happened, comes } = await renter.browser.call(getBookingStory, { params: { id: booking.id } });
		expect(happened.map(({ kind }) => kind)).toContain('REFUND_ARRIVED');
		expect(comes).toContainEqual({ kind: 'DEPOSIT', at: null, amountJod: '106.50' });
		expect(await accountBalances(world, booking.id)).toEqual({ ...PAID_ONCE, GATEWAY_CLEARING: 202_350n, GATEWAY_FEES: 10_650n });
	});

	it.each([
		['its time was over', 'PAYMENT_TIMEOUT', async () => world.advance(31 * MINUTE)],
		[
			'the renter cancelled',
			'BY_RENTER',
			async (renter: Person, { id }: Booking) => void (await renter.browser.call(cancelBooking, { params: { id }, body: {} })),
		],
	])('18 paid after %s: all of it is refunded automatically', async (_, cancelCode, end) => {
		const { renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await end(renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.advance(HOUR);
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'CANCELLED', cancelCode });
		await world.advance(2 * MINUTE);
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '213.00', status: 'REFUNDED' }] });
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});
});
