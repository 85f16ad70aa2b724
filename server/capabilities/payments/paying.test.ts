import { describe, expect, it } from 'vitest';
import { getBookingStory } from '#contract/booking-life.ts';
import { type Booking, getBooking, listBookings, requestBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { accountBalances } from '#tests/support/ledger.ts';
import { cards, hold, openPage, pay, WEEKEND } from '#tests/support/paying.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

async function aHold(car: CarOptions = {}) {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const made = await aCar(world, owner, car);
	return { owner, renter, car: made, booking: await hold(renter, made) };
}

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map((notification) => notification.type);
const isFree = async (car: { id: string }) =>
	(await (await aPerson(world)).browser.try(requestBooking, { body: { carId: car.id, ...WEEKEND } })).status === 201;

describe('a good card', () => {
	it('pays for the booking: the owner is told, the journal has it, and it waits for an answer', async () => {
		const { owner, renter, booking } = await aHold();
		expect(await pay(world, renter, booking)).toMatchObject({
			status: 'PAID',
			amountJod: '213.00',
			bookingId: booking.id,
			failureCode: null,
		});
		await world.runJobs();
		expect(await bookingNow(renter, booking)).toMatchObject({
			status: 'REQUESTED',
			paymentStatus: 'PAID',
			holdExpiresAt: null,
			respondBy: '2031-03-03T10:00:00+03:00',
			allowedActions: ['CANCEL'],
		});
		expect((await bookingNow(owner, booking)).allowedActions).toEqual(['ACCEPT', 'DECLINE']);
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
		expect(await accountBalances(world, booking.id)).toEqual({
			GATEWAY_CLEARING: 207_675n,
			GATEWAY_FEES: 5_325n,
			RENTAL_ESCROW: -106_500n,
			DEPOSITS_HELD: -106_500n,
		});
	});

	it('confirms an instant booking at once and tells both', async () => {
		const { owner, renter, booking } = await aHold({ instantBook: true });
		await pay(world, renter, booking);
		await world.runJobs();
		expect((await bookingNow(renter, booking)).status).toBe('CONFIRMED');
		expect([await bellOf(owner), await bellOf(renter)]).toEqual([['BOOKING_CONFIRMED'], ['BOOKING_CONFIRMED']]);
	});

	it('counts once when the return, the webhook and a second webhook tell of it', async () => {
		const { owner, renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.webhookTwice });
		await world.gateway.flushWebhooks();
		const looks = Array.from({ length: 5 }, () => renter.browser.call(verifyPayment, { params: { paymentId } }));
		await Promise.all([...looks, world.runJobs()]);
		await world.runJobs();
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
		expect((await accountBalances(world, booking.id)).GATEWAY_CLEARING).toBe(207_675n);
	});
});

describe('paying twice', () => {
	it('is one attempt on a double click, with the same address', async () => {
		const { renter, booking } = await aHold();
		const answers = await Promise.all(
			Array.from({ length: 6 }, () => renter.browser.call(initiatePayment, { body: { bookingId: booking.id } })),
		);
		expect(new Set(answers.map((answer) => `${answer.paymentId} ${answer.redirectUrl}`)).size).toBe(1);
		expect((await world.gateway.invoices()).filter((invoice) => invoice.externalId === answers[0]?.paymentId)).toHaveLength(1);
	});

	it('keeps the first success and sends the second one back', async () => {
		const { renter, booking } = await aHold();
		const first = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId: first.invoiceId, card: cards.declined });
		await renter.browser.call(verifyPayment, { params: { paymentId: first.paymentId } });
		await pay(world, renter, booking);
		await world.gateway.pay({ invoiceId: first.invoiceId, card: cards.good });
		const late = await renter.browser.call(verifyPayment, { params: { paymentId: first.paymentId } });
		expect(late).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '213.00' }] });
		await world.runJobs();
		await world.advance(2 * MINUTE);
		// Nothing of what the booking costs came back, and its deposit is held.
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID', refundedJod: '0.00' });
		const { happened, comes } = await renter.browser.call(getBookingStory, { params: { id: booking.id } });
		expect(happened.map(({ kind }) => kind)).toContain('REFUND_ARRIVED');
		expect(comes).toContainEqual({ kind: 'DEPOSIT', at: null, amountJod: '106.50' });
		expect(await accountBalances(world, booking.id)).toEqual({
			GATEWAY_CLEARING: 202_350n,
			GATEWAY_FEES: 10_650n,
			RENTAL_ESCROW: -106_500n,
			DEPOSITS_HELD: -106_500n,
		});
	});
});

describe('a card that does not pay', () => {
	it.each([
		['declined', cards.declined, 'DECLINED'],
		['without money', cards.insufficient, 'INSUFFICIENT_FUNDS'],
		['whose 3-D Secure fails', cards.authenticationFails, 'AUTHENTICATION_FAILED'],
	])('(%s) says why, and another one may be tried', async (_, card, failureCode) => {
		const { renter, booking } = await aHold();
		expect(await pay(world, renter, booking, card)).toMatchObject({ status: 'FAILED', failureCode, mayRetry: true });
		expect(await bookingNow(renter, booking)).toMatchObject({
			status: 'REQUESTED',
			paymentStatus: 'FAILED',
			allowedActions: ['PAY', 'CANCEL'],
		});
		expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID' });
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
	});

	it('also when the renter cancels on the gateway’s page', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.cancel({ invoiceId });
		expect(await renter.browser.call(verifyPayment, { params: { paymentId } })).toMatchObject({
			status: 'FAILED',
			failureCode: 'CANCELLED',
			mayRetry: true,
		});
	});
});

describe('a browser that never came back', () => {
	it('is found by the timer, though the webhook was lost too', async () => {
		const { owner, renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.advance(MINUTE);
		expect(await bookingNow(renter, booking)).toMatchObject({ paymentStatus: 'PAID' });
		expect(await bellOf(owner)).toEqual(['BOOKING_REQUEST']);
	});

	it('is found by the webhook alone', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.flushWebhooks();
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
	});

	it('frees the dates after 30 minutes when nothing was paid, and says so', async () => {
		const { renter, booking, car } = await aHold();
		await openPage(world, renter, booking);
		await world.advance(29 * MINUTE);
		expect(await isFree(car)).toBe(false);
		await world.advance(MINUTE);
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'CANCELLED', cancelCode: 'PAYMENT_TIMEOUT' });
		expect(await bellOf(renter)).toEqual(['BOOKING_CANCELLED']);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({
			code: 'HOLD_EXPIRED',
			status: 409,
		});
		expect(await isFree(car)).toBe(true);
	});

	it('confirms at the last minute what was paid at the last minute', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		world.clock.advance(30 * MINUTE);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.runJobs();
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID' });
	});

	it('gives back what was paid too late', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.advance(31 * MINUTE);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.advance(HOUR);
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'CANCELLED', cancelCode: 'PAYMENT_TIMEOUT' });
		await world.advance(2 * MINUTE);
		const payment = await renter.browser.call(verifyPayment, { params: { paymentId } });
		expect(payment).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '213.00', status: 'REFUNDED' }] });
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('lets an abandoned attempt expire after a day', async () => {
		const { renter, booking } = await aHold();
		const { paymentId } = await openPage(world, renter, booking);
		await world.advance(HOUR);
		expect((await renter.browser.call(verifyPayment, { params: { paymentId } })).status).toBe('PENDING');
		for (let hour = 1; hour < 24; hour += 1) await world.advance(HOUR);
		expect(await renter.browser.call(verifyPayment, { params: { paymentId } })).toMatchObject({
			status: 'FAILED',
			failureCode: 'EXPIRED',
			mayRetry: false,
		});
	});
});

describe('what the gateway says', () => {
	it.each([
		['another amount', { amount: '212.990' }],
		['another currency', { currency: 'USD' }],
	])('of %s is put under review and never counts as paid', async (_, lie) => {
		const { renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.gateway.override({ invoiceId, ...lie, verifies: 5 });
		world.expectLog(/ALERT PAYMENT_DOES_NOT_FIT/);
		expect((await renter.browser.call(verifyPayment, { params: { paymentId } })).status).toBe('PENDING');
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PENDING' });
		expect(await accountBalances(world, booking.id)).toEqual({});
	});

	it('is refused with 400 when it is not signed by it, and changes nothing', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		const forged = { Event: { Code: 1, Name: 'PAYMENT_STATUS_CHANGED' }, Data: { Invoice: { Id: String(invoiceId), Status: 'PAID' } } };
		const answer = await world.visitor().send('POST', '/api/payments/webhook/myfatoorah', forged, {
			'myfatoorah-signature': 'forged',
			'myfatoorah-webhook-version': 'v2',
		});
		expect(answer).toMatchObject({ status: 400, body: { code: 'WEBHOOK_REFUSED' } });
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PENDING');
	});

	it('is asked again when it did not answer, without a second invoice', async () => {
		const { renter, booking } = await aHold();
		await world.gateway.fault({ call: 'create', answer: 'drop', recorded: true });
		world.expectLog(/the gateway opened no checkout|gateway call failed/);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({
			status: 503,
			code: 'GATEWAY_UNAVAILABLE',
		});
		const { paymentId } = await openPage(world, renter, booking);
		expect((await world.gateway.invoices()).filter((invoice) => invoice.externalId === paymentId)).toHaveLength(1);
	});
});

describe('a payment', () => {
	it('of somebody else is not there, by our id and by the gateway’s', async () => {
		const { owner, renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		const { redirectUrl } = await world.gateway.pay({ invoiceId, card: cards.good });
		const gatewayPaymentId = new URL(redirectUrl ?? '').searchParams.get('paymentId') ?? '';
		for (const person of [owner, await aPerson(world)]) {
			for (const id of [paymentId, gatewayPaymentId]) {
				expect(await person.browser.refused(verifyPayment, { params: { paymentId: id } })).toMatchObject({ status: 404 });
			}
		}
		expect((await renter.browser.call(listBookings, { query: {} }))[0]).toMatchObject({ id: booking.id, paymentStatus: 'PENDING' });
	});

	it.each(['0', '999999', 'not-an-id', '00000000-0000-4000-8000-000000000000'])('%j that nobody made is not there', async (paymentId) => {
		const renter = await aPerson(world);
		expect(await renter.browser.refused(verifyPayment, { params: { paymentId } })).toMatchObject({
			status: 404,
			code: 'PAYMENT_NOT_FOUND',
		});
	});

	it('cannot be opened for somebody else’s booking, or for one that is paid', async () => {
		const { owner, renter, booking } = await aHold();
		expect(await owner.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({ status: 404 });
		await pay(world, renter, booking);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({
			code: 'BOOKING_NOT_PAYABLE',
		});
	});
});
