/** Two gateways configured at once: each payment stays with the one at which it was opened. */
import { afterEach, describe, expect, it } from 'vitest';
import { type Booking, getBooking } from '#contract/bookings.ts';
import { verifyPayment } from '#contract/payments.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { cards, comeBack, hold, openPage } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld({ PAYMENT_GATEWAY: 'paytabs' });

afterEach(() => world.gateway.releaseWebhooks());

async function aHold() {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	return { owner, renter, booking: await hold(renter, await aCar(world, owner)) };
}

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const verify = (person: Person, paymentId: string) => person.browser.call(verifyPayment, { params: { paymentId } });

describe('two gateways at once', () => {
	it('each keep their own payments, whichever opens new ones', async () => {
		const { gateways, ...rest } = world.running.platform;
		const { renter, booking } = await aHold();
		const elsewhere = gateways.byName('myfatoorah');
		expect(gateways.forNew.name).toBe('paytabs');
		expect(gateways.all.map(({ name }) => name)).toEqual(['paytabs', 'myfatoorah']);
		// An attempt from the time when the other gateway opened new payments.
		const { paymentId } = await openPage(world, renter, booking);
		await rest.db.updateTable('payments').set({ gateway: 'myfatoorah', gateway_order_id: null }).where('id', '=', paymentId).execute();
		const checkout = await elsewhere?.createCheckout({
			attemptId: paymentId,
			amount: { currency: 'JOD', fils: 213_000n },
			returnUrl: `${rest.publicUrl}/payment/return`,
			callbackUrl: `${rest.publicUrl}/api/payments/webhook/myfatoorah`,
			key: paymentId,
			language: 'en',
		});
		await world.gateway.holdWebhooks();
		const way = await world.gateway.pay({ invoiceId: checkout?.gatewayOrderId ?? '', card: cards.good });
		expect(await verify(renter, await comeBack(world, way))).toMatchObject({ id: paymentId, status: 'PAID' });
		await world.gateway.releaseWebhooks();
		await world.runJobs();
		expect((await bookingNow(renter, booking)).paymentStatus).toBe('PAID');
	});

	it('the state of a gateway that is no longer configured is unknown, not wrong', async () => {
		const { renter, booking } = await aHold();
		const { paymentId } = await openPage(world, renter, booking);
		const { db } = world.running.platform;
		await db.updateTable('payments').set({ gateway: 'given-up' }).where('id', '=', paymentId).execute();
		expect(await renter.browser.refused(verifyPayment, { params: { paymentId } })).toMatchObject({
			status: 503,
			code: 'GATEWAY_UNAVAILABLE',
		});
		await db.updateTable('payments').set({ gateway: 'paytabs' }).where('id', '=', paymentId).execute();
		expect(await verify(renter, paymentId)).toMatchObject({ status: 'PENDING' });
	});

	it('find a payment although one of them is silent, and report it if that one owned the payment', async () => {
		const { renter, booking } = await aHold();
		const { invoiceId } = await openPage(world, renter, booking);
		const gatewayId = await comeBack(world, await world.gateway.pay({ invoiceId, card: cards.good }));
		await world.gateway.fault({ call: 'verify', answer: 503, times: 3 });
		world.expectLog(/gateway call failed/);
		expect(await renter.browser.refused(verifyPayment, { params: { paymentId: gatewayId } })).toMatchObject({
			code: 'GATEWAY_UNAVAILABLE',
		});
		expect(await verify(renter, gatewayId)).toMatchObject({ status: 'PAID' });
	});
});
