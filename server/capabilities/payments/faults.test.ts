/** The faults of opening and paying, by their numbers in the design: the outcome of each, and a clean ledger afterwards. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Booking, getBooking, requestBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, aHold, cards, openPage, pay, WEEKEND } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAID_ONCE = { GATEWAY_CLEARING: 207_675n, GATEWAY_FEES: 5_325n, RENTAL_ESCROW: -106_500n, DEPOSITS_HELD: -106_500n };

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map((notification) => notification.type);
const payment = (person: Person, paymentId: string) => person.browser.call(verifyPayment, { params: { paymentId } });
const open = (person: Person, { id }: Booking) => person.browser.call(initiatePayment, { body: { bookingId: id } });
const invoicesOf = async (paymentId: string) => (await world.gateway.invoices()).filter(({ externalId }) => externalId === paymentId);
const isFree = async (car: { id: string }) =>
	(await (await aPerson(world)).browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status === 201;

afterEach(async () => {
	await world.gateway.clearFaults();
	await world.gateway.releaseWebhooks();
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

describe('the page of the gateway', () => {
	it('1 double click on pay: one attempt, the same address', async () => {
		const { renter, booking } = await aHold(world);
		const answers = await Promise.all(Array.from({ length: 6 }, () => open(renter, booking)));
		expect(new Set(answers.map((answer) => `${answer.paymentId} ${answer.redirectUrl}`)).size).toBe(1);
		expect(await invoicesOf(answers[0]?.paymentId ?? '')).toHaveLength(1);
	});

	it('2 requested again with a new amount: a new key, so that the gateway does not return the old invoice', async () => {
		const { renter, booking } = await aHold(world);
		await world.gateway.fault({ call: 'create', answer: 'drop', recorded: true });
		world.expectLog(/the gateway opened no checkout|gateway call failed/);
		await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } });
		// The product never changes the amount of an attempt; a manual correction does.
		const { pool } = world.running.platform;
		await pool.query('UPDATE bookings SET total_fils = total_fils - 6500, base_fils = base_fils - 6500 WHERE id = $1', [booking.id]);
		await pool.query('UPDATE payments SET rental_fils = rental_fils - 6500, amount_fils = amount_fils - 6500 WHERE booking_id = $1', [
			booking.id,
		]);
		const { paymentId } = await open(renter, booking);
		const invoices = await invoicesOf(paymentId);
		expect(invoices.map(({ amount }) => amount)).toEqual(['206.50', '213.00']);
		await world.gateway.pay({ invoiceId: invoices[0]?.invoiceId ?? '', card: cards.good });
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'PAID', amountJod: '206.50' });
	});

	it.each([
		['before', false],
		['after', true],
	])('3 create times out %s it was done: requested again, and there is one invoice', async (_, recorded) => {
		const { renter, booking } = await aHold(world);
		await world.gateway.settings({ hangMs: 20 });
		await world.gateway.fault({ call: 'create', answer: 'hang', recorded });
		world.expectLog(/the gateway opened no checkout|gateway call failed/);
		const refused = await renter.browser.send(initiatePayment.method, initiatePayment.path, { bookingId: booking.id });
		expect(refused).toMatchObject({ status: 503, body: { code: 'GATEWAY_UNAVAILABLE' } });
		expect(refused.headers.get('retry-after')).toBe('5');
		const { paymentId } = await openPage(world, renter, booking);
		expect(await invoicesOf(paymentId)).toHaveLength(1);
	});
});

describe('a card that does not pay', () => {
	it.each([
		['5 declined', { card: cards.declined }, 'DECLINED'],
		['5 without money', { card: cards.insufficient }, 'INSUFFICIENT_FUNDS'],
		['6 3-D Secure fails', { card: cards.authenticationFails }, 'AUTHENTICATION_FAILED'],
		['6 3-D Secure code wrong', { card: cards.good, threeDSecure: 'fail' as const }, 'AUTHENTICATION_FAILED'],
		['6 3-D Secure cancelled', { card: cards.good, threeDSecure: 'cancel' as const }, 'CANCELLED'],
		['6 cancelled on the page', null, 'CANCELLED'],
	])('%s: FAILED with its reason, and another card may be tried while the dates are held', async (_, tried, failureCode) => {
		const { renter, booking, car } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await (tried ? world.gateway.pay({ invoiceId, ...tried }) : world.gateway.cancel({ invoiceId }));
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'FAILED', failureCode, mayRetry: true });
		expect(await bookingNow(renter, booking)).toMatchObject({ paymentStatus: 'FAILED', allowedActions: ['PAY', 'CANCEL'] });
		expect(await isFree(car)).toBe(false);
		expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID' });
		expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
	});
});

describe('a browser that never returned', () => {
	it('7 closed after paying: PAID by the webhook', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
	});

	it('8 page abandoned: the dates are free after 30 minutes, the attempt has expired after a day', async () => {
		const { renter, booking, car } = await aHold(world);
		const { paymentId } = await openPage(world, renter, booking);
		await world.advance(29 * MINUTE);
		expect(await isFree(car)).toBe(false);
		await world.advance(MINUTE);
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'CANCELLED', cancelCode: 'PAYMENT_TIMEOUT' });
		expect(await bellOf(renter)).toEqual(['BOOKING_CANCELLED']);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({ code: 'HOLD_EXPIRED' });
		expect(await isFree(car)).toBe(true);
		for (let hour = 1; hour < 24; hour += 1) await world.advance(HOUR);
		expect((await payment(renter, paymentId)).status).toBe('PENDING');
		await world.advance(HOUR);
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'FAILED', failureCode: 'EXPIRED', mayRetry: false });
	});

	it('12 webhook lost as well: the poller finds it, also if the gateway is silent at first', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.advance(30_000);
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PENDING');
		await world.gateway.fault({ call: 'verify', answer: 'drop', times: 2 });
		world.expectLog(/gateway call failed/);
		await world.advance(30_000);
		expect(await bookingNow(renter, booking)).toMatchObject({ paymentStatus: 'PAID' });
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
	});
});

describe('return and webhook', () => {
	it('9 webhook before return: one journal', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect(await payment(renter, paymentId)).toMatchObject({ status: 'PAID' });
		await world.runJobs();
		expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
	});

	it('10 return before webhook: verify queries the gateway, and the webhook changes nothing any more', async () => {
		const { owner, renter, booking } = await aHold(world);
		await world.gateway.holdWebhooks();
		expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID' });
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
		expect((await world.gateway.releaseWebhooks()).map(({ lastAnswer }) => lastAnswer)).toEqual(['200']);
		await world.runJobs();
		expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
	});

	it('11 webhook and return at once, each more than once: one journal, one notification', async () => {
		const { owner, renter, booking } = await aHold(world);
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.webhookTwice });
		await world.gateway.flushWebhooks();
		await Promise.all([...Array.from({ length: 5 }, () => payment(renter, paymentId)), world.runJobs(), world.runJobs()]);
		await world.runJobs();
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
		expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
	});
});
