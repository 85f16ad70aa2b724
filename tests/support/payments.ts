/** Payment without a browser: a card on the gateway's page, and the return. */
import { type Booking, requestBooking } from '#contract/bookings.ts';
import { initiatePayment, type Payment, verifyPayment } from '#contract/payments.ts';
import { accountBalances as balancesOf } from '#server/capabilities/ledger/index.ts';
import { aCar, aPerson, type CarOptions, type Person } from './factories.ts';
import type { World } from './world.ts';

export const cards = {
	good: '4508 7500 1574 1019',
	declined: '4000 0000 0000 0002',
	insufficient: '4000 0000 0000 9995',
	authenticationFails: '4000 0000 0000 3220',
	neitherWebhookNorRedirect: '4000 0000 0000 5126',
	webhookTwice: '4000 0000 0000 0259',
} as const;

type Dates = { startAt: string; endAt: string; promoCode?: string | undefined };
export const WEEKEND: Dates = { startAt: '2031-03-10', endAt: '2031-03-13' };

export async function hold(renter: Person, car: { id: string }, dates: Dates = WEEKEND): Promise<Booking> {
	return renter.browser.call(requestBooking, { body: { carId: car.id, ...dates } });
}

export type Held = { owner: Person; renter: Person; car: { id: string; slug: string }; booking: Booking };

/** A renter's unpaid hold on a car, with new users. */
export async function aHold(world: World, options: CarOptions = {}): Promise<Held> {
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const car = await aCar(world, owner, options);
	return { owner, renter, car, booking: await hold(renter, car) };
}

/** Opens the gateway's page; the invoice is the simulator's id. */
export async function openPage(world: World, renter: Person, booking: { id: string }): Promise<{ paymentId: string; invoiceId: string }> {
	const { paymentId } = await renter.browser.call(initiatePayment, { body: { bookingId: booking.id } });
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	if (!invoice) throw new Error(`the gateway has no invoice for ${paymentId}`);
	return { paymentId, invoiceId: invoice.invoiceId };
}

/** Pays on the gateway's page and returns through the address of the gateway. */
export async function pay(world: World, renter: Person, booking: { id: string }, card: string = cards.good): Promise<Payment> {
	const { invoiceId } = await openPage(world, renter, booking);
	const way = await world.gateway.pay({ invoiceId, card });
	return renter.browser.call(verifyPayment, { params: { paymentId: await comeBack(world, way) } });
}

/** Return of the browser: follows an address, or posts a form from the gateway's site and follows its response. */
export async function comeBack(world: World, way: { redirectUrl: string | null; form: Record<string, string> | null }): Promise<string> {
	const posted = way.form && (await postReturn(world, way.redirectUrl ?? '', way.form));
	const address = new URL(posted?.headers.get('location') ?? way.redirectUrl ?? '', world.url);
	return address.searchParams.get('paymentId') ?? '';
}

/** A cross-site form post: with the other site's origin, and without our cookies. */
export const postReturn = (world: World, url: string, form: Record<string, string>): Promise<Response> =>
	world.visitor().fetch(new URL(url).pathname, {
		method: 'POST',
		headers: { origin: 'http://gateway.test', 'sec-fetch-site': 'cross-site', 'content-type': 'application/x-www-form-urlencoded' },
		body: String(new URLSearchParams(form)),
	});

/** A paid request that waits for its owner. */
export async function paidRequest(world: World, renter: Person, car: { id: string }, dates: Dates = WEEKEND): Promise<Booking> {
	const booking = await hold(renter, car, dates);
	await pay(world, renter, booking);
	return booking;
}

/** Journal balances: debit minus credit for each account, zero balances left out. */
export async function accountBalances(world: World, bookingId: string): Promise<Record<string, bigint>> {
	return balancesOf(world.running.platform.db, bookingId);
}
