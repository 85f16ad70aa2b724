/** Changes of a trip without a browser: proposed, answered and paid. */
import { type BookingChange, payBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { verifyPayment } from '#contract/payments.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import type { Person } from './factories.ts';
import type { Trip } from './handovers.ts';
import { cards } from './payments.ts';
import type { World } from './world.ts';

/** Days after the agreed return; negative for an earlier one. */
export const returnAfter = (trip: Pick<Trip, 'endsAt'>, days: number): string => ammanIso(new Date(trip.endsAt.getTime() + days * DAY_MS));

export const propose = (person: Person, trip: Trip, days: number): Promise<BookingChange> =>
	person.browser.call(proposeBookingChange, { params: trip.params, body: { endAt: returnAfter(trip, days) } });

/** The invoice at the gateway for the difference of a change. */
export async function openChangePage(
	world: World,
	{ renter, id }: Trip,
	changeId: string,
): Promise<{ paymentId: string; invoiceId: string }> {
	const { paymentId } = await renter.browser.call(payBookingChange, { params: { id, changeId }, body: {} });
	const invoice = (await world.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	return { paymentId, invoiceId: invoice?.invoiceId ?? '' };
}

export async function payForChange(world: World, trip: Trip, changeId: string): Promise<void> {
	const { paymentId, invoiceId } = await openChangePage(world, trip, changeId);
	await world.gateway.pay({ invoiceId, card: cards.good });
	await trip.renter.browser.call(verifyPayment, { params: { paymentId } });
	await world.gateway.flushWebhooks();
	await world.runJobs();
}
