import { afterEach, describe, expect, it } from 'vitest';
import { type Booking, getBooking } from '#contract/bookings.ts';
import { initiatePayment, listPaymentMethods, verifyPayment } from '#contract/payments.ts';
import { createPayTabs } from '#server/providers/gateway/paytabs.ts';
import { aCar, aPerson, type CarOptions, type Person } from '#tests/support/factories.ts';
import { accountBalances, cards, comeBack, hold, openPage, pay, postReturn } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ PAYMENT_GATEWAY: 'paytabs', PAYMENT_METHODS: 'APPLE_PAY, CREDIT' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

afterEach(() => world.gateway.releaseWebhooks());

async function aHold(car: CarOptions = {}) {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	return { owner, renter, booking: await hold(renter, await aCar(world, owner, car)) };
}

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const verify = (person: Person, paymentId: string) => person.browser.call(verifyPayment, { params: { paymentId } });
const gatewayOf = async (paymentId: string) =>
	(await world.running.platform.db.selectFrom('payments').select('gateway').where('id', '=', paymentId).executeTakeFirstOrThrow()).gateway;

describe('a good card', () => {
	it('pays for the booking, by the return of the browser from the gateway', async () => {
		const { renter, booking } = await aHold();
		const payment = await pay(world, renter, booking);
		expect(payment).toMatchObject({ status: 'PAID', amountJod: '213.00', gatewayReference: expect.stringMatching(/^TST\d+$/) });
		expect(await gatewayOf(payment.id)).toBe('paytabs');
		await world.runJobs();
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID' });
		expect(await accountBalances(world, booking.id)).toEqual({
			GATEWAY_CLEARING: 207_675n,
			GATEWAY_FEES: 5_325n,
			RENTAL_ESCROW: -106_500n,
			DEPOSITS_HELD: -106_500n,
		});
	});

	it('is reported by the notice alone, once, although it comes twice', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.webhookTwice });
		const sent = (await world.gateway.flushWebhooks()).filter(({ url }) => url.endsWith('/api/payments/webhook/paytabs'));
		expect(sent.length).toBeGreaterThanOrEqual(2);
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
		expect((await accountBalances(world, booking.id)).GATEWAY_CLEARING).toBe(207_675n);
	});

	it('is found by the timer if neither notice nor browser came', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.advance(MINUTE);
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
	});
});

describe('a card that does not pay', () => {
	it.each([
		['declined', cards.declined, 'DECLINED'],
		['without money', cards.insufficient, 'INSUFFICIENT_FUNDS'],
		['whose 3-D Secure fails', cards.authenticationFails, 'AUTHENTICATION_FAILED'],
	])('(%s) has a reason, and another one may be tried', async (_, card, failureCode) => {
		const { renter, booking } = await aHold();
		expect(await pay(world, renter, booking, card)).toMatchObject({ status: 'FAILED', failureCode, mayRetry: true });
		expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID' });
	});

	it('also when the renter cancels on the gateway’s page', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		const gatewayId = await comeBack(world, await world.gateway.cancel({ invoiceId }));
		expect(await verify(renter, gatewayId)).toMatchObject({ status: 'FAILED', failureCode: 'CANCELLED', mayRetry: true });
	});
});

describe('the form by which the browser returns', () => {
	async function aWayBack() {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		const listed = (await world.gateway.invoices()).find((invoice) => invoice.invoiceId === invoiceId);
		return { renter, booking, returnUrl: listed?.returnUrl ?? '' };
	}

	it('leads to the return page, although it comes from another site and without a session', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		const { form, redirectUrl, paymentId } = await world.gateway.pay({ invoiceId, card: cards.good });
		expect(redirectUrl).toBe(`${world.running.platform.publicUrl}/api/payments/return/paytabs`);
		const answer = await postReturn(world, redirectUrl ?? '', form ?? {});
		expect(answer.status).toBe(303);
		expect(answer.headers.get('location')).toBe(`/payment/return?paymentId=${paymentId}`);
		expect(answer.headers.getSetCookie()).toEqual([]);
	});

	it.each([
		['forged', { respStatus: 'A', tranRef: 'TST1', signature: 'f'.repeat(64) }],
		['unsigned', { respStatus: 'A', tranRef: 'TST1' }],
		['empty', {}],
	])('is refused with 400 if it is %s, and pays nothing', async (_, form) => {
		const { renter, booking, returnUrl } = await aWayBack();
		const answer = await postReturn(world, returnUrl, form);
		expect(answer.status).toBe(400);
		expect(await answer.json()).toMatchObject({ code: 'WEBHOOK_REFUSED' });
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PENDING');
	});

	it('is only for gateways that send one', async () => {
		for (const name of ['myfatoorah', 'nobody']) {
			expect((await postReturn(world, `http://localhost/api/payments/return/${name}`, {})).status).toBe(404);
		}
	});

	it('of another person’s payment reveals nothing of it', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		const gatewayId = await comeBack(world, await world.gateway.pay({ invoiceId, card: cards.good }));
		const stranger = await aPerson(world);
		expect(await stranger.browser.refused(verifyPayment, { params: { paymentId: gatewayId } })).toMatchObject({
			status: 404,
			code: 'PAYMENT_NOT_FOUND',
		});
		expect(await verify(renter, gatewayId)).toMatchObject({ status: 'PAID' });
	});
});

describe('a forged notice', () => {
	it('is refused with 400 and changes nothing', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		await world.gateway.holdWebhooks();
		const [forged] = await world.gateway
			.pay({ invoiceId, card: cards.good })
			.then(() => world.gateway.fireWebhook({ code: 1, invoiceId, badSignature: true }));
		const [sent] = await world.gateway.releaseWebhooks({ ids: [forged?.id ?? 0] });
		expect(sent).toMatchObject({ lastAnswer: '400' });
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PENDING');
	});
});

describe('a gateway that does not answer', () => {
	it('leaves one page, which is found again if the gateway returns its address', async () => {
		const { renter, booking } = await aHold();
		await world.gateway.settings({ showUnpaidInvoices: true });
		await world.gateway.fault({ call: 'create', answer: 'drop', recorded: true });
		world.expectLog(/the gateway opened no checkout|gateway call failed/);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({
			code: 'GATEWAY_UNAVAILABLE',
		});
		const { paymentId } = await openPage(world, renter, booking);
		expect((await world.gateway.invoices()).filter(({ externalId }) => externalId === paymentId)).toHaveLength(1);
		await world.gateway.settings({ showUnpaidInvoices: false });
	});

	it('gets another attempt if the page is not available any more, and one payment results', async () => {
		const { renter, booking } = await aHold();
		await world.gateway.fault({ call: 'create', answer: 'drop', recorded: true });
		world.expectLog(/the gateway opened no checkout|gateway call failed/);
		await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } });
		expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID' });
		const attempts = await world.running.platform.db
			.selectFrom('payments')
			.select(['state', 'kept'])
			.where('booking_id', '=', booking.id)
			.orderBy('created_at')
			.execute();
		expect(attempts).toHaveLength(2);
		expect(attempts.filter(({ state }) => state === 'PAID')).toEqual([{ state: 'PAID', kept: true }]);
		expect((await accountBalances(world, booking.id)).GATEWAY_CLEARING).toBe(207_675n);
	});
});

describe('a refund', () => {
	async function paidTooLate() {
		const { renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		await world.advance(31 * MINUTE);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		return { renter, booking, paymentId };
	}

	it('is refunded at the gateway that took it, and arrives', async () => {
		const { renter, booking, paymentId } = await paidTooLate();
		await world.advance(HOUR);
		await world.advance(2 * MINUTE);
		expect(await verify(renter, paymentId)).toMatchObject({ refunds: [{ amountJod: '213.00', status: 'REFUNDED' }] });
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});

	it('is refunded once, although the first answer was lost', async () => {
		const { renter, booking, paymentId } = await paidTooLate();
		await world.gateway.fault({ call: 'refund', answer: 'drop', recorded: true });
		world.expectLog(/gateway call failed|Failed task|payments\.send-refund/);
		await world.advance(HOUR);
		// The failed job is due again, as it would be after a while.
		await world.running.platform.pool.query('UPDATE graphile_worker._private_jobs SET last_error = NULL');
		await world.advance(0);
		await world.advance(HOUR);
		expect(await verify(renter, paymentId)).toMatchObject({ refunds: [{ amountJod: '213.00', status: 'REFUNDED' }] });
		const refunds = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId)?.refunds;
		expect(refunds).toMatchObject([{ amount: '213.00', status: 'REFUNDED' }]);
		expect(await accountBalances(world, booking.id)).toEqual({ GATEWAY_CLEARING: -5_325n, GATEWAY_FEES: 5_325n });
	});
});

describe('secrets', () => {
	const CARD = cards.good.replaceAll(' ', '');

	it('are not in the stored data: no card number, no key', async () => {
		const { renter, booking } = await aHold();
		await pay(world, renter, booking);
		await world.gateway.flushWebhooks();
		await world.runJobs();
		const { db } = world.running.platform;
		const kept = JSON.stringify(
			[await db.selectFrom('payments').selectAll().execute(), await db.selectFrom('gateway_notices').selectAll().execute()],
			(_, value) => (typeof value === 'bigint' ? value.toString() : value),
		);
		expect(kept).not.toContain(CARD);
		// As a whole word, or after mask characters: ids, times and tokens may contain any four digits.
		expect(kept).not.toMatch(new RegExp(`(?<![\\w.-])[xX*•. ]*${CARD.slice(-4)}(?![\\w-])`));
		expect(kept).not.toContain(CARD.slice(0, 6));
		expect(kept).not.toContain('test-server-key');
	});

	it('are not in the log: no line has the key, the signature or the card', async () => {
		const lines: unknown[] = [];
		const note = (...line: unknown[]) => void lines.push(line);
		const gateway = createPayTabs({
			baseUrl: new URL(world.gatewayAccess.baseUrl).origin,
			profileId: '81000',
			serverKey: 'test-server-key',
			log: { info: note, warn: note },
			sleep: async () => undefined,
		});
		const { renter, booking } = await aHold();
		const { invoiceId, paymentId } = await openPage(world, renter, booking);
		const { form } = await world.gateway.pay({ invoiceId, card: cards.good });
		await world.gateway.fault({ call: 'verify', answer: 500, times: 4 });
		await gateway.getPayment({ attemptId: paymentId }).catch(() => undefined);
		expect(await gateway.getPayment({ attemptId: paymentId })).toMatchObject([{ state: 'PAID' }]);
		expect(lines.length).toBeGreaterThan(3);
		for (const secret of ['test-server-key', form?.signature ?? '?', CARD]) expect(JSON.stringify(lines)).not.toContain(secret);
	});
});

it('shows the methods of the settings, in the order of the contract', async () => {
	expect(await world.visitor().call(listPaymentMethods)).toEqual({ methods: ['CREDIT', 'APPLE_PAY'] });
});
