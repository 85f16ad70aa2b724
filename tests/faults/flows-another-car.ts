/** Flows of another car for the rest of a trip, in which a process can be killed: the decision that books it, and the payment of its difference. */
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { decideReport } from '#contract/reports.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { insertReturn } from '#tests/support/handovers.ts';
import { cards } from '#tests/support/payments.ts';
import type { Case, Flow, Further, Outcome } from './flows.ts';
import { adminOf, asPaid, paramsOf, report, rowsOf, underWay } from './flows-after-confirmation.ts';
import type { KillableApp } from './killable-app.ts';

type Broken = Case & { carId: string };

/** The car failed on the first of three days and is back, and another one of the same price is free: 71.000 of the rental and the deposit pay for it. */
async function brokenDown(app: KillableApp): Promise<Broken> {
	const of = await report(await underWay(app), 'DOES_NOT_START');
	const record = { bookingId: of.booking.id, side: 'RENTER', by: of.renter.id, at: new Date() } as const;
	await app.connections.db.transaction().execute((tx) => insertReturn(tx, record));
	const { id: carId } = await aCar(app.world, await aPerson(app.world));
	return { ...of, carId };
}

/** `days`: of the other car, until the agreed return. */
const take = (days: number, amountJod: string, toPayJod: string) => async (of: Case) => {
	const startAt = ammanIso(new Date(new Date(of.booking.endAt).getTime() - days * DAY_MS));
	const sums = { totalJod: amountJod, depositJod: amountJod, toPayJod };
	const anotherCar = { carId: (of as Broken).carId, startAt, ...sums, cancellationPolicy: 'MODERATE' as const, withDelivery: false };
	const body = { outcome: 'ANOTHER_CAR' as const, refundJod: '71.00', note: 'Looked at.', anotherCar };
	return (await adminOf(of.app)).browser.try(decideReport, { params: { id: of.subjectId }, body });
};

const outcome: Outcome = { ...asPaid, status: 'COMPLETED', paymentStatus: 'PARTIALLY_REFUNDED', carriedFils: 71_000n };

const PAYMENTS = `SELECT p.purpose, p.amount_fils, p.kept, b.payment_status FROM bookings b LEFT JOIN payments p ON p.booking_id = b.id
	WHERE b.rebooked_from = $1 ORDER BY p.purpose`;
const paidWith = (...payments: Array<[purpose: string, fils: bigint]>): Further => ({
	async read(of) {
		return {
			reports: await rowsOf(of, 'SELECT outcome, refund_fils FROM reports WHERE booking_id = $1', of.booking.id),
			settlements: (await rowsOf(of, 'SELECT id FROM settlements WHERE booking_id = $1', of.booking.id)).length,
			payments: await rowsOf(of, PAYMENTS, of.booking.id),
		};
	},
	expected: {
		reports: [{ outcome: 'ANOTHER_CAR', refund_fils: 71_000n }],
		settlements: 1,
		payments: payments.map(([purpose, amount_fils]) => ({ purpose, amount_fils, kept: true, payment_status: 'PAID' })),
	},
});

/** The other car for the last day, paid in full with the money that is freed. */
const takeForDay = take(1, '35.50', '0.00');
export const takingAnotherCar: Flow = {
	...{ prepare: brokenDown, act: takeForDay, afterwards: takeForDay, outcome, further: paidWith(['CARRIED', 71_000n]) },
};

/** The other car for all three days: the renter has paid the difference, and the app has not been notified. */
async function differencePaid(app: KillableApp): Promise<Case> {
	const of = await brokenDown(app);
	await take(3, '106.50', '142.00')(of);
	const [made] = await rowsOf(of, 'SELECT id FROM bookings WHERE rebooked_from = $1', paramsOf(of).params.id);
	const { paymentId } = await of.renter.browser.call(initiatePayment, { body: { bookingId: String(made?.id) } });
	const invoice = (await app.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	await app.gateway.pay({ invoiceId: invoice?.invoiceId ?? '', card: cards.neitherWebhookNorRedirect });
	return { ...of, paymentId };
}

export const payingDifference: Flow = {
	prepare: differencePaid,
	act: ({ renter, paymentId }) => renter.browser.try(verifyPayment, { params: { paymentId } }),
	...{ outcome, further: paidWith(['BOOKING', 142_000n], ['CARRIED', 71_000n]) },
};
