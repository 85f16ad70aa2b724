/** Flows of paying and refunding in which a process can be killed: preparation, trigger, and what users do afterwards. */
import { vi } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import { type Booking, requestBooking } from '#contract/bookings.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { cards, hold, openPage, pay } from '#tests/support/payments.ts';
import { aPromoCode } from '#tests/support/promo-codes.ts';
import type { KillableApp } from './killable-app.ts';

const NEVER_BY_ITSELF_MS = DAY_MS;
/** How long a user may have to wait for a timer. */
const WITHIN = '60 seconds';

export type Case = {
	app: KillableApp;
	owner: Person;
	renter: Person;
	booking: Booking;
	paymentId: string;
	invoiceId: string;
	/** The change, report or claim that the flow is about. */
	subjectId: string;
};
/** `payments`: attempts, each with one invoice; one unless said otherwise. */
export type Outcome = {
	status: string;
	paymentStatus: string;
	chargedFils: bigint;
	refundedFils: bigint;
	refunds: number;
	/** Amount carried over to another booking; the gateway is not involved. */
	carriedFils?: bigint;
	payments?: number;
};
export type Further = { read(of: Case): Promise<unknown>; expected: unknown };
export type Flow = {
	/** Brings the booking to just before the kill point. */
	prepare(app: KillableApp): Promise<Case>;
	/** Brings the app to the kill point; its response is lost. */
	act(of: Case): Promise<unknown>;
	/** What users and the gateway do once the app is back. */
	afterwards?(of: Case): Promise<unknown>;
	outcome: Outcome;
	/** Further rows that must exist exactly once. */
	further?: Further;
};

const paid: Outcome = { status: 'REQUESTED', paymentStatus: 'PAID', chargedFils: 213_000n, refundedFils: 0n, refunds: 0 };
const givenBack: Outcome = { status: 'CANCELLED', paymentStatus: 'REFUNDED', chargedFils: 213_000n, refundedFils: 213_000n, refunds: 1 };

/** Runs now what a timer would do within the next minute. */
export async function bringForward({ connections }: KillableApp): Promise<void> {
	await connections.pool.query(
		`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND run_at <= now() + $1::interval AND locked_at IS NULL`,
		[WITHIN],
	);
}

async function held(app: KillableApp, promo?: { amountJod: string }): Promise<Case> {
	const { world } = app;
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
	const dates = { startAt: day(20), endAt: day(23) };
	const { id: carId } = await aCar(world, owner);
	const promoCode = promo && (await aPromoCode(world, promo, owner));
	const booking = promoCode
		? await renter.browser.call(requestBooking, { body: { carId, ...dates, promoCode } })
		: await hold(renter, { id: carId }, dates);
	return { app, owner, renter, booking, paymentId: '', invoiceId: '', subjectId: '' };
}

async function atThePage(app: KillableApp, promo?: { amountJod: string }): Promise<Case> {
	const of = await held(app, promo);
	return { ...of, ...(await openPage(app.world, of.renter, of.booking)) };
}

/** The card is charged, without return or webhook. */
async function chargedInSilence(app: KillableApp, promo?: { amountJod: string }): Promise<Case> {
	const of = await atThePage(app, promo);
	await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.neitherWebhookNorRedirect });
	return of;
}

export async function paidFor(app: KillableApp): Promise<Case> {
	const of = await chargedInSilence(app);
	await lookAt(of);
	return of;
}

const lookAt = ({ renter, paymentId }: Case) => renter.browser.call(verifyPayment, { params: { paymentId } });
const initiate = ({ renter, booking }: Case) => renter.browser.call(initiatePayment, { body: { bookingId: booking.id } });
const cancel = ({ renter, booking }: Case) => renter.browser.try(cancelBooking, { params: { id: booking.id }, body: {} });

/** The gateway has received the refund, and reports it only when the test lets it. */
async function refundSent(app: KillableApp): Promise<Case> {
	await app.gateway.settings({ refundMs: NEVER_BY_ITSELF_MS });
	const of = await paidFor(app);
	await cancel(of);
	await refundIs(of, `state = 'SENT'`);
	return of;
}

async function refundIs({ app, booking }: Case, condition: string): Promise<void> {
	const isSo = async () =>
		((await app.connections.pool.query(`SELECT FROM refunds WHERE booking_id = $1 AND ${condition}`, [booking.id])).rowCount ?? 0) > 0;
	await vi.waitUntil(isSo, { timeout: 30_000, interval: 20 });
}

/** Postpones the next attempt until the test is ready. */
async function aJobFailed({ connections }: KillableApp): Promise<void> {
	const putOff = async () => {
		const { rowCount } = await connections.pool.query(
			`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '50 seconds' WHERE last_error IS NOT NULL AND locked_at IS NULL`,
		);
		return rowCount;
	};
	await vi.waitUntil(putOff, { timeout: 30_000, interval: 20 });
}

async function endRefund({ app, invoiceId }: Case): Promise<void> {
	const invoice = (await app.gateway.invoices()).find((each) => each.invoiceId === invoiceId);
	for (const { refundId, status } of invoice?.refunds ?? []) {
		if (status === 'PENDING') await app.gateway.endRefund({ refundId });
	}
}

const goodAtLast: Flow['afterwards'] = ({ app, renter, booking }) => pay(app.world, renter, booking);

export const opening: Flow = { prepare: held, act: initiate, afterwards: goodAtLast, outcome: paid };

export const openingAgain: Flow = {
	...opening,
	async prepare(app) {
		const of = await held(app);
		await app.gateway.fault({ call: 'create', answer: 503 });
		await of.renter.browser.refused(initiatePayment, { body: { bookingId: of.booking.id } });
		return of;
	},
};

export const comingBack: Flow = { prepare: chargedInSilence, act: lookAt, outcome: paid };

export const webhook: Flow = {
	async prepare(app) {
		const of = await atThePage(app);
		await app.gateway.holdWebhooks();
		await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.good });
		return of;
	},
	act: ({ app }) => app.gateway.releaseWebhooks(),
	outcome: paid,
};

/** The webhook arrived and the query failed: the webhook's job waits for its retry. */
export const webhookAgain: Flow = {
	async prepare(app) {
		const of = await atThePage(app);
		await app.gateway.fault({ call: 'verify', answer: 503, times: 3 });
		await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.good });
		await aJobFailed(app);
		return of;
	},
	act: ({ app }) => bringForward(app),
	outcome: paid,
};

export const polling: Flow = { prepare: chargedInSilence, act: ({ app }) => bringForward(app), outcome: paid };

/** A user without a response presses the button again. */
export const cancelling: Flow = { prepare: paidFor, act: cancel, afterwards: cancel, outcome: givenBack };

/** The code takes off 13.000: the renter paid 93.500 and a deposit of 106.500. */
export const cancellingWithCode: Flow = {
	async prepare(app) {
		const of = await chargedInSilence(app, { amountJod: '13' });
		await lookAt(of);
		return of;
	},
	act: cancel,
	afterwards: cancel,
	outcome: { ...givenBack, chargedFils: 200_000n, refundedFils: 200_000n },
	further: {
		read: async ({ app, booking }) => {
			const uses = `SELECT c.used, r.released_at IS NOT NULL AS free FROM promo_redemptions r JOIN promo_codes c ON c.id = r.code_id WHERE r.booking_id = $1`;
			return (await app.connections.pool.query(uses, [booking.id])).rows;
		},
		expected: [{ used: 0, free: true }],
	},
};

export const refunding: Flow = { prepare: paidFor, act: cancel, outcome: givenBack };

/** The gateway failed briefly: the refund waits for its retry. */
export const refundingAgain: Flow = {
	async prepare(app) {
		const of = await paidFor(app);
		await app.gateway.fault({ call: 'refund', answer: 503 });
		await cancel(of);
		await aJobFailed(app);
		return of;
	},
	act: ({ app }) => bringForward(app),
	outcome: givenBack,
};

export const confirmingByWebhook: Flow = { prepare: refundSent, act: endRefund, outcome: givenBack };

export const confirmingByPoll: Flow = {
	async prepare(app) {
		const of = await refundSent(app);
		await app.gateway.holdWebhooks();
		await endRefund(of);
		return of;
	},
	act: ({ app }) => bringForward(app),
	outcome: givenBack,
};
