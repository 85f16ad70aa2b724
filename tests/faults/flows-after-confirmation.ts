/** Flows after a booking was confirmed, in which a process can be killed: changes of the return, reports, and lines added to a claim. */
import { vi } from 'vitest';
import { acceptBookingChange, payBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { acceptBooking, getBooking } from '#contract/bookings.ts';
import { addClaimLines, openClaim } from '#contract/claims.ts';
import { recordCheckOut } from '#contract/handover.ts';
import { listNotifications } from '#contract/notifications.ts';
import { verifyPayment } from '#contract/payments.ts';
import { createReport, decideReport } from '#contract/reports.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aPicture, aRecord, insertReturn, uploadPhoto } from '#tests/support/handovers.ts';
import { cards } from '#tests/support/payments.ts';
import { type Case, type Flow, type Further, type Outcome, paidFor } from './flows.ts';
import type { KillableApp } from './killable-app.ts';

export const asPaid: Outcome = { status: 'CONFIRMED', paymentStatus: 'PAID', chargedFils: 213_000n, refundedFils: 0n, refunds: 0 };
/** A day more, with its deposit. */
const withDay: Outcome = { ...asPaid, chargedFils: 284_000n, payments: 2 };

export const paramsOf = ({ booking }: Case) => ({ params: { id: booking.id } });
const ofChange = ({ booking, subjectId }: Case) => ({ params: { id: booking.id, changeId: subjectId } });

export async function confirmed(app: KillableApp): Promise<Case> {
	const of = await paidFor(app);
	await of.owner.browser.call(acceptBooking, paramsOf(of));
	return of;
}

const propose = (of: Case, days: number) => {
	const endAt = ammanIso(new Date(new Date(of.booking.endAt).getTime() + days * DAY_MS));
	return of.renter.browser.try(proposeBookingChange, { ...paramsOf(of), body: { endAt } });
};
const accept = (of: Case) => of.owner.browser.try(acceptBookingChange, ofChange(of));

/** The renter asks for a day more. */
async function proposed(app: KillableApp): Promise<Case> {
	const of = await confirmed(app);
	const { body } = await propose(of, 1);
	return { ...of, subjectId: 'id' in body ? String(body.id) : '' };
}

/** The page for the difference is open, and the added time is held. */
async function accepted(app: KillableApp): Promise<Case> {
	const of = await proposed(app);
	await accept(of);
	const { paymentId } = await of.renter.browser.call(payBookingChange, { ...ofChange(of), body: {} });
	const invoice = (await app.gateway.invoices()).find(({ externalId }) => externalId === paymentId);
	return { ...of, paymentId, invoiceId: invoice?.invoiceId ?? '' };
}

async function charged(app: KillableApp): Promise<Case> {
	const of = await accepted(app);
	await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.neitherWebhookNorRedirect });
	return of;
}

const lookAt = ({ renter, paymentId }: Case) => renter.browser.try(verifyPayment, { params: { paymentId } });

export async function rowsOf({ app }: Case, text: string, id: string): Promise<Array<Record<string, unknown>>> {
	return (await app.connections.pool.query(text, [id])).rows;
}

/** Changes with their states, rows that hold time, and what the trip is now. */
const trip = (changes: string[], held: number, of: { days: number; totalJod: string }, notices: number): Further => ({
	async read(a) {
		const booking = await a.renter.browser.call(getBooking, paramsOf(a));
		const notifications = await a.owner.browser.call(listNotifications);
		return {
			changes: (await rowsOf(a, 'SELECT state FROM booking_changes WHERE booking_id = $1', a.booking.id)).map(({ state }) => state),
			held: (await rowsOf(a, 'SELECT id FROM car_occupancy WHERE booking_id = $1', a.booking.id)).length,
			of: { days: booking.days, totalJod: booking.totalJod },
			notices: notifications.filter(({ type }) => type === 'BOOKING_CHANGE').length,
		};
	},
	expected: { changes, held, of, notices },
});
const threeDays = { days: 3, totalJod: '106.50' };
const fourDays = { days: 4, totalJod: '142.00' };

/** A user without a response presses the button again; so in all flows here. */
const proposeDay = (of: Case) => propose(of, 1);
export const proposing: Flow = {
	...{ prepare: confirmed, act: proposeDay, afterwards: proposeDay, outcome: asPaid },
	further: trip(['PROPOSED'], 1, threeDays, 1),
};

export const accepting: Flow = {
	...{ prepare: proposed, act: accept, afterwards: accept, outcome: asPaid },
	further: trip(['AWAITING_PAYMENT'], 2, threeDays, 1),
};

export const payingChange: Flow = {
	...{ prepare: charged, act: lookAt, outcome: withDay },
	further: trip(['APPLIED'], 1, fourDays, 2),
};

const shorten = (of: Case) => propose(of, -1);
export const shortening: Flow = {
	...{ prepare: confirmed, act: shorten, afterwards: shorten },
	outcome: { ...asPaid, paymentStatus: 'PARTIALLY_REFUNDED', refundedFils: 71_000n, refunds: 1 },
	further: trip(['APPLIED'], 1, { days: 2, totalJod: '71.00' }, 1),
};

/** The time to pay is over, and the timer is about to say so. */
async function outOfTime(app: KillableApp): Promise<Case> {
	const of = await accepted(app);
	await app.connections.pool.query(`UPDATE booking_changes SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
		of.subjectId,
	]);
	return of;
}
const runTimer = ({ app, subjectId }: Case) =>
	app.connections.pool.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE key = $1', [`change-${subjectId}`]);

export const expiringChange: Flow = {
	...{ prepare: outOfTime, act: runTimer, outcome: { ...asPaid, payments: 2 } },
	further: trip(['EXPIRED'], 1, threeDays, 2),
};

/** Paid without a notice to the app, after the time to pay was over. */
export const payingChangeLate: Flow = {
	...expiringChange,
	async prepare(app) {
		const of = await outOfTime(app);
		await runTimer(of);
		await waitUntil(of, `SELECT FROM booking_changes WHERE id = $1 AND state = 'EXPIRED'`, of.subjectId);
		await app.gateway.pay({ invoiceId: of.invoiceId, card: cards.neitherWebhookNorRedirect });
		return of;
	},
	act: lookAt,
	outcome: { ...withDay, refundedFils: 71_000n, refunds: 1 },
};

async function waitUntil(of: Case, text: string, id: string): Promise<void> {
	await vi.waitUntil(async () => (await rowsOf(of, text, id)).length > 0, { timeout: 30_000, interval: 50 });
}

/** The trip is under way: as if the car had been handed over now. */
export async function underWay(app: KillableApp): Promise<Case> {
	const of = await confirmed(app);
	await app.connections.pool.query('UPDATE bookings SET checked_in_at = now() WHERE id = $1', [of.booking.id]);
	return of;
}

const aReport = (kind: 'OTHER' | 'DOES_NOT_START', clientId: string) => ({
	...{ clientId, kind, text: 'It does not start.', photos: [], place: null, policeReportNumber: null },
});

/** The same id with each attempt, as the browser sends it. */
export const sendReport = (of: Case) =>
	of.renter.browser.try(createReport, { ...paramsOf(of), body: aReport('DOES_NOT_START', of.subjectId) });

export async function report(of: Case, kind: 'OTHER' | 'DOES_NOT_START'): Promise<Case> {
	const body = aReport(kind, crypto.randomUUID());
	const { id } = await of.renter.browser.call(createReport, { ...paramsOf(of), body });
	return { ...of, subjectId: id };
}

const admins = new WeakMap<KillableApp, Promise<Person>>();
export function adminOf(app: KillableApp): Promise<Person> {
	const known = admins.get(app) ?? aPerson(app.world, { role: 'ADMIN' });
	admins.set(app, known);
	return known;
}

export const decide = (outcome: 'HELP_AND_GO_ON' | 'REFUSED_AT_PICKUP' | 'END_NOW', refundJod: string) => async (of: Case) => {
	const admin = await adminOf(of.app);
	return admin.browser.try(decideReport, { params: { id: of.subjectId }, body: { outcome, refundJod, note: 'Looked at.' } });
};

/** The decision, settlements, and e-mails to the renter. */
const decided = (outcome: string, settlements: number, totalJod: string): Further => ({
	async read(a) {
		const notifications = await a.renter.browser.call(listNotifications);
		return {
			reports: await rowsOf(a, 'SELECT outcome FROM reports WHERE booking_id = $1', a.booking.id),
			settlements: (await rowsOf(a, 'SELECT id FROM settlements WHERE booking_id = $1', a.booking.id)).length,
			totalJod: (await a.renter.browser.call(getBooking, paramsOf(a))).totalJod,
			notices: notifications.filter(({ type }) => type === 'REPORT_DECIDED').length,
		};
	},
	expected: { reports: [{ outcome }], settlements, totalJod, notices: 1 },
});

const refuseCar = decide('REFUSED_AT_PICKUP', '213.00');
export const refusingAtPickup: Flow = {
	...{ prepare: async (app) => report(await confirmed(app), 'OTHER'), act: refuseCar, afterwards: refuseCar },
	outcome: { ...asPaid, status: 'CANCELLED', paymentStatus: 'REFUNDED', refundedFils: 213_000n, refunds: 1 },
	further: decided('REFUSED_AT_PICKUP', 0, '106.50'),
};

const endNow = decide('END_NOW', '71.00');
export const endingEarly: Flow = {
	async prepare(app) {
		const of = await report(await underWay(app), 'DOES_NOT_START');
		const record = { bookingId: of.booking.id, side: 'RENTER', by: of.renter.id, at: new Date() } as const;
		await app.connections.db.transaction().execute((tx) => insertReturn(tx, record));
		return of;
	},
	...{ act: endNow, afterwards: endNow },
	outcome: { ...asPaid, status: 'COMPLETED', paymentStatus: 'PARTIALLY_REFUNDED', refundedFils: 71_000n, refunds: 1 },
	further: decided('END_NOW', 1, '35.50'),
};

/** The same key with each attempt, as the browser sends it. */
const addLine = (of: Case) =>
	of.owner.browser.try(addClaimLines, {
		params: { id: of.subjectId },
		body: { items: [{ type: 'DAMAGE', amountJod: '10.00', description: 'A scratch on the bonnet' }] },
		headers: { 'idempotency-key': of.subjectId },
	});

export const addingLines: Flow = {
	async prepare(app) {
		const of = await underWay(app);
		await of.owner.browser.call(recordCheckOut, { ...paramsOf(of), body: await aRecord(of.owner) });
		const photos = [await uploadPhoto(of.owner, await aPicture())];
		const items = [{ type: 'DAMAGE' as const, amountJod: '20.00', description: 'A scratch on the door' }];
		const { id } = await of.owner.browser.call(openClaim, { ...paramsOf(of), body: { items, photos } });
		return { ...of, subjectId: id };
	},
	...{ act: addLine, afterwards: addLine },
	outcome: { ...asPaid, status: 'COMPLETED' },
	further: {
		async read(a) {
			const notifications = await a.renter.browser.call(listNotifications);
			return {
				claim: await rowsOf(a, 'SELECT claimed_fils FROM claims WHERE id = $1', a.subjectId),
				lines: (await rowsOf(a, 'SELECT id FROM claim_items WHERE claim_id = $1', a.subjectId)).length,
				notices: notifications.filter(({ type }) => type === 'CLAIM_OPENED').length,
			};
		},
		expected: { claim: [{ claimed_fils: 30_000n }], lines: 2, notices: 2 },
	},
};
