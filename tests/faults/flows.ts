/** The ways of paying and refunding that a process can be killed in: how each begins, what brings the app to the point, what people do afterwards. */
import { vi } from 'vitest';
import { cancelBooking } from '#contract/booking-life.ts';
import type { Booking } from '#contract/bookings.ts';
import { initiatePayment, verifyPayment } from '#contract/payments.ts';
import { ammanDate, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson, type Person } from '#tests/support/factories.ts';
import { cards, hold, openPage, pay } from '#tests/support/payments.ts';
import type { KillableApp } from './killable-app.ts';

const NEVER_BY_ITSELF_MS = DAY_MS;
/** How long a person may have to wait for a timer, in this test as in life. */
const WITHIN = '60 seconds';

export type Case = { app: KillableApp; owner: Person; renter: Person; booking: Booking; paymentId: string; invoiceId: string };
export type Outcome = { status: string; paymentStatus: string; chargedFils: bigint; refundedFils: bigint; refunds: number };
export type Flow = {
	/** Up to where the point is still ahead. */
	prepare(app: KillableApp): Promise<Case>;
	/** Brings the app to the point; its answer is never heard. */
	act(of: Case): Promise<unknown>;
	/** What people and the gateway do once the app is back. */
	afterwards?(of: Case): Promise<unknown>;
	outcome: Outcome;
};

const paid: Outcome = { status: 'REQUESTED', paymentStatus: 'PAID', chargedFils: 213_000n, refundedFils: 0n, refunds: 0 };
const givenBack: Outcome = { status: 'CANCELLED', paymentStatus: 'REFUNDED', chargedFils: 213_000n, refundedFils: 213_000n, refunds: 1 };

/** What a timer would do within the next minute happens now. */
export async function bringForward({ connections }: KillableApp): Promise<void> {
	await connections.pool.query(
		`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND run_at <= now() + $1::interval AND locked_at IS NULL`,
		[WITHIN],
	);
}

async function held(app: KillableApp): Promise<Case> {
	const { world } = app;
	const [owner, renter] = [await aPerson(world), await aPerson(world)];
	const day = (days: number) => ammanDate(new Date(Date.now() + days * DAY_MS));
	const booking = await hold(renter, await aCar(world, owner), { startAt: day(20), endAt: day(23) });
	return { app, owner, renter, booking, paymentId: '', invoiceId: '' };
}

async function atThePage(app: KillableApp): Promise<Case> {
	const of = await held(app);
	return { ...of, ...(await openPage(app.world, of.renter, of.booking)) };
}

/** The card is charged, and neither browser nor webhook has said so. */
async function chargedInSilence(app: KillableApp): Promise<Case> {
	const of = await atThePage(app);
	await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.neitherWebhookNorRedirect });
	return of;
}

async function paidFor(app: KillableApp): Promise<Case> {
	const of = await chargedInSilence(app);
	await lookAt(of);
	return of;
}

const lookAt = ({ renter, paymentId }: Case) => renter.browser.call(verifyPayment, { params: { paymentId } });
const initiate = ({ renter, booking }: Case) => renter.browser.call(initiatePayment, { body: { bookingId: booking.id } });
const cancel = ({ renter, booking }: Case) => renter.browser.try(cancelBooking, { params: { id: booking.id }, body: {} });

/** The refund is with the gateway, which says nothing more of it until it is told to. */
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

/** Its next try is put off, so that it does not come before the test is ready for it. */
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

/** The gateway told us, and was out of order when we asked it: the webhook's job waits for its next try. */
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

/** Whoever saw no answer presses the button again. */
export const cancelling: Flow = { prepare: paidFor, act: cancel, afterwards: cancel, outcome: givenBack };

export const refunding: Flow = { prepare: paidFor, act: cancel, outcome: givenBack };

/** The gateway was out of order for a moment: the refund waits for its next try. */
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
