/** The fault of opening a page at PayTabs, by its number in the design: its outcome, and a clean ledger afterwards. */
import { afterEach, expect, it } from 'vitest';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { accountBalances, aHold, cards, openPage, pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ PAYMENT_GATEWAY: 'paytabs' });
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const PAID_ONCE = { GATEWAY_CLEARING: 207_675n, GATEWAY_FEES: 5_325n, RENTAL_ESCROW: -106_500n, DEPOSITS_HELD: -106_500n };

afterEach(async () => {
	await world.gateway.settings({ showUnpaidInvoices: false });
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

/** The gateway opened a page and its response was lost: a second request for the same cart is answered with 409. */
async function aLostPage() {
	const held = await aHold(world);
	await world.gateway.fault({ call: 'create', answer: 'drop', recorded: true });
	world.expectLog(/the gateway opened no checkout|gateway call failed/);
	const { renter, booking } = held;
	expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({ code: 'GATEWAY_UNAVAILABLE' });
	const { id } = await world.running.platform.db
		.selectFrom('payments')
		.select('id')
		.where('booking_id', '=', booking.id)
		.executeTakeFirstOrThrow();
	return { ...held, page: (await world.gateway.invoices()).find(({ externalId }) => externalId === id) };
}

it('4 a page exists already (409): it is queried, and used again', async () => {
	const { renter, booking, page } = await aLostPage();
	await world.gateway.settings({ showUnpaidInvoices: true });
	const again = await openPage(world, renter, booking);
	expect(again).toMatchObject({ paymentId: page?.externalId, invoiceId: page?.invoiceId });
	expect((await openPage(world, renter, booking)).paymentId).toBe(again.paymentId);
	expect(await pay(world, renter, booking)).toMatchObject({ status: 'PAID', amountJod: '213.00' });
	expect((await world.gateway.invoices()).filter(({ externalId }) => externalId === again.paymentId)).toHaveLength(1);
	expect(await accountBalances(world, booking.id)).toEqual(PAID_ONCE);
});

it('4 a page exists already (409) without its address: another one is opened, and a double payment is refunded once', async () => {
	const { renter, booking, page } = await aLostPage();
	const paid = await pay(world, renter, booking);
	expect(paid.status).toBe('PAID');
	expect(paid.id).not.toBe(page?.externalId);
	await world.gateway.pay({ invoiceId: page?.invoiceId ?? '', card: cards.neitherWebhookNorRedirect });
	await world.advance(HOUR);
	await world.advance(2 * MINUTE);
	const first = await renter.browser.call(verifyPayment, { params: { paymentId: page?.externalId ?? '' } });
	expect(first).toMatchObject({ status: 'PAID', refunds: [{ amountJod: '213.00', status: 'REFUNDED' }] });
	expect(await accountBalances(world, booking.id)).toEqual({ ...PAID_ONCE, GATEWAY_CLEARING: 202_350n, GATEWAY_FEES: 10_650n });
});
