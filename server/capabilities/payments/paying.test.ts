import { describe, expect, it } from 'vitest';
import { type Booking, getBooking } from '#contract/bookings.ts';
import { listNotifications } from '#contract/notifications.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { accountBalances, aHold, cards, openPage, pay } from '#tests/support/payments.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const MINUTE = 60_000;

const bookingNow = (person: Person, booking: Booking) => person.browser.call(getBooking, { params: { id: booking.id } });
const bellOf = async (person: Person) => (await person.browser.call(listNotifications)).map((notification) => notification.type);

describe('a good card', () => {
	it('pays for the booking: the owner is notified, the ledger has it, and it waits for an answer', async () => {
		const { owner, renter, booking } = await aHold(world);
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

	it('confirms an instant booking at once and notifies both', async () => {
		const { owner, renter, booking } = await aHold(world, { instantBook: true });
		await pay(world, renter, booking);
		await world.runJobs();
		expect((await bookingNow(renter, booking)).status).toBe('CONFIRMED');
		expect([await bellOf(owner), await bellOf(renter)]).toEqual([['BOOKING_CONFIRMED'], ['BOOKING_CONFIRMED']]);
	});

	it('confirms at the last minute a payment at the last minute', async () => {
		const { renter, booking } = await aHold(world);
		const { invoiceId } = await openPage(world, renter, booking);
		world.clock.advance(30 * MINUTE);
		await world.gateway.pay({ invoiceId, card: cards.neitherWebhookNorRedirect });
		await world.runJobs();
		expect(await bookingNow(renter, booking)).toMatchObject({ status: 'REQUESTED', paymentStatus: 'PAID' });
	});
});

describe('a payment', () => {
	it.each(['0', '999999', 'not-an-id', '00000000-0000-4000-8000-000000000000'])('%j that does not exist answers 404', async (paymentId) => {
		const renter = await aPerson(world);
		expect(await renter.browser.refused(verifyPayment, { params: { paymentId } })).toMatchObject({
			status: 404,
			code: 'PAYMENT_NOT_FOUND',
		});
	});

	it('cannot be opened for another person’s booking, or for one that is paid', async () => {
		const { owner, renter, booking } = await aHold(world);
		expect(await owner.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({ status: 404 });
		await pay(world, renter, booking);
		expect(await renter.browser.refused(initiatePayment, { body: { bookingId: booking.id } })).toMatchObject({
			code: 'BOOKING_NOT_PAYABLE',
		});
	});
});
