/** Flows around the end of a booking, in which a process can be killed: goodwill, fines, renters' claims, and money carried over to another car. */
import { cancelBooking } from '#contract/booking-life.ts';
import { acceptFine, endFineHold, stateFine } from '#contract/fines.ts';
import { giveGoodwill } from '#contract/goodwill.ts';
import { recordCheckOut } from '#contract/handover.ts';
import { rebook } from '#contract/rebooking.ts';
import { acceptRenterClaim } from '#contract/renter-claims.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aFine, aFineBody, holdForFines } from '#tests/support/fines.ts';
import { aRecord } from '#tests/support/handovers.ts';
import { aRenterClaim } from '#tests/support/renter-claims.ts';
import type { Case, Flow, Further, Outcome } from './flows.ts';
import { adminOf, asPaid, confirmed, paramsOf, rowsOf, underWay } from './flows-after-confirmation.ts';
import type { KillableApp } from './killable-app.ts';

export const returned: Outcome = { ...asPaid, status: 'COMPLETED' };
export const partly = (refundedFils: bigint): Outcome => ({ ...returned, paymentStatus: 'PARTIALLY_REFUNDED', refundedFils, refunds: 1 });

/** Compares rows of the booking, selected by `text`, with the expected ones. */
export const rows = (text: string, expected: unknown): Further => ({ read: (of) => rowsOf(of, text, of.booking.id), expected });

export async function comeBack(app: KillableApp): Promise<Case> {
	const of = await underWay(app);
	await of.owner.browser.call(recordCheckOut, { ...paramsOf(of), body: await aRecord(of.owner) });
	return of;
}

/** The same id with each attempt, as the browser sends it. */
async function give(of: Case): Promise<unknown> {
	const body = { id: of.subjectId, recipient: 'RENTER' as const, amountJod: '10.00', reason: 'For the trouble', needsSecondAdmin: false };
	return (await adminOf(of.app)).browser.try(giveGoodwill, { ...paramsOf(of), body });
}

export const givingGoodwill: Flow = {
	...{ prepare: async (app) => ({ ...(await confirmed(app)), subjectId: crypto.randomUUID() }), act: give, afterwards: give },
	outcome: { ...asPaid, paymentStatus: 'PARTIALLY_REFUNDED', refundedFils: 10_000n, refunds: 1 },
	further: rows('SELECT state, amount_fils FROM goodwill WHERE booking_id = $1', [{ state: 'GRANTED', amount_fils: 10_000n }]),
};

const acceptRefund = (of: Case) => of.owner.browser.try(acceptRenterClaim, { params: { id: of.subjectId } });
export const refundingClaim: Flow = {
	async prepare(app) {
		const of = await comeBack(app);
		const { id } = await aRenterClaim({ ...of, ...paramsOf(of) });
		return { ...of, subjectId: id };
	},
	...{ act: acceptRefund, afterwards: acceptRefund, outcome: partly(20_000n) },
	further: rows(
		`SELECT c.status, s.renter_refund_fils, s.renter_claim_is_open FROM renter_claims c JOIN settlements s USING (booking_id) WHERE booking_id = $1`,
		[{ status: 'ACCEPTED', renter_refund_fils: 20_000n, renter_claim_is_open: false }],
	),
};

/** A trip whose deposit is 106.50 JOD, of which 50 stay held for fines. The setting is changed back afterwards. */
async function heldForFines(app: KillableApp): Promise<Case> {
	await holdForFines(app.world);
	const of = await comeBack(app);
	await holdForFines(app.world, 0, 0);
	await of.owner.browser.call(releaseDeposit, paramsOf(of));
	return of;
}

/** The same trip, with the pickup set to a day ago. */
async function heldOfLongTrip(app: KillableApp): Promise<Case> {
	const of = await heldForFines(app);
	await app.connections.pool.query(`UPDATE bookings SET checked_in_at = now() - interval '1 day' WHERE id = $1`, [of.booking.id]);
	return of;
}
const offence = (of: Case) => ({ ...of, ...paramsOf(of), endsAt: new Date(Date.now() - DAY_MS / 2) });

/** The amount is so high that a second fine would exceed what is left. */
const stateTheFine = async (of: Case) => of.owner.browser.try(stateFine, { ...paramsOf(of), body: await aFineBody(offence(of)) });
export const statingFine: Flow = {
	...{ prepare: heldOfLongTrip, act: stateTheFine, afterwards: stateTheFine, outcome: partly(56_500n) },
	further: rows('SELECT status, amount_fils FROM fines WHERE booking_id = $1', [{ status: 'OPEN', amount_fils: 30_000n }]),
};

/** A fine of 30 JOD waits for the renter's answer. */
export async function fined(app: KillableApp): Promise<Case> {
	const of = await heldOfLongTrip(app);
	const { id } = await aFine(offence(of));
	return { ...of, subjectId: id };
}

const HOLD = 'SELECT held_fils, charged_fils, released_fils FROM fine_holds WHERE booking_id = $1';
export const hold = (chargedFils: bigint, releasedFils: bigint): Further =>
	rows(HOLD, [{ held_fils: 50_000n, charged_fils: chargedFils, released_fils: releasedFils }]);

const payFine = (of: Case) => of.renter.browser.try(acceptFine, { params: { id: of.subjectId } });
export const chargingFine: Flow = {
	...{ prepare: fined, act: payFine, afterwards: payFine, outcome: partly(56_500n), further: hold(30_000n, 0n) },
};

const endHold = (of: Case) => of.owner.browser.try(endFineHold, paramsOf(of));
export const endingFineHold: Flow = {
	...{ prepare: heldForFines, act: endHold, afterwards: endHold },
	...{ outcome: { ...partly(106_500n), refunds: 2 }, further: hold(0n, 50_000n) },
};

/** The owner cancelled, and another car of the same price is free. */
export async function cancelledByOwner(app: KillableApp): Promise<Case> {
	const of = await confirmed(app);
	const { id } = await aCar(app.world, await aPerson(app.world));
	await of.owner.browser.call(cancelBooking, { ...paramsOf(of), body: {} });
	return { ...of, subjectId: id };
}

/** The same key with each attempt, as the browser sends it. */
const takeOther = (of: Case) =>
	of.renter.browser.try(rebook, {
		...paramsOf(of),
		body: {
			...{ carId: of.subjectId, totalJod: '106.50', depositJod: '106.50', heldJod: '213.00' },
			...{ cancellationPolicy: 'MODERATE' as const, withDelivery: false },
		},
		headers: { 'idempotency-key': of.subjectId },
	});

export const carryingOver: Flow = {
	...{ prepare: cancelledByOwner, act: takeOther, afterwards: takeOther },
	outcome: { ...asPaid, status: 'CANCELLED', paymentStatus: 'REFUNDED', carriedFils: 213_000n },
	further: rows('SELECT p.purpose, p.amount_fils FROM payments p JOIN bookings b ON b.id = p.booking_id WHERE b.rebooked_from = $1', [
		{ purpose: 'CARRIED', amount_fils: 213_000n },
	]),
};
