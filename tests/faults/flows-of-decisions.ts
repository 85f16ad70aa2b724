/** Flows of decisions after the confirmation, in which a process can be killed: moved trips, reports, goodwill with a second admin, fines, claims, and money that waits for another car. */
import { acceptBookingChange, proposeBookingChange } from '#contract/booking-changes.ts';
import { cancelBooking } from '#contract/booking-life.ts';
import { getBooking } from '#contract/bookings.ts';
import { openClaim, withdrawClaim } from '#contract/claims.ts';
import { contestFine, resolveFine, withdrawFine } from '#contract/fines.ts';
import { decideGoodwill, giveGoodwill } from '#contract/goodwill.ts';
import { returnHeldMoney } from '#contract/rebooking.ts';
import { ammanIso, DAY_MS } from '#contract/time.ts';
import { aCar, aPerson } from '#tests/support/factories.ts';
import { aPicture, uploadPhoto } from '#tests/support/handovers.ts';
import type { Case, Flow, Outcome } from './flows.ts';
import { adminOf, asPaid, confirmed, decide, paramsOf, report, rowsOf, sendReport, underWay } from './flows-after-confirmation.ts';
import { cancelledByOwner, comeBack, fined, hold, partly, returned, rows } from './flows-after-return.ts';
import type { KillableApp } from './killable-app.ts';

const later = (iso: string) => ammanIso(new Date(new Date(iso).getTime() + DAY_MS));

/** The renter asks for the same trip a day later, which costs the same. */
async function movedByDay(app: KillableApp): Promise<Case> {
	const of = await confirmed(app);
	const body = { startAt: later(of.booking.startAt), endAt: later(of.booking.endAt) };
	const { id } = await of.renter.browser.call(proposeBookingChange, { ...paramsOf(of), body });
	return { ...of, subjectId: id };
}
const acceptMove = (of: Case) => of.owner.browser.try(acceptBookingChange, { params: { id: of.booking.id, changeId: of.subjectId } });
export const moving: Flow = {
	...{ prepare: movedByDay, act: acceptMove, afterwards: acceptMove, outcome: asPaid },
	further: {
		async read(of) {
			const { startAt, endAt } = await of.renter.browser.call(getBooking, paramsOf(of));
			const times = await rowsOf(of, 'SELECT starts_at FROM car_occupancy WHERE booking_id = $1', of.booking.id);
			return {
				changes: await rowsOf(of, 'SELECT state FROM booking_changes WHERE booking_id = $1', of.booking.id),
				isMoved: startAt === later(of.booking.startAt) && endAt === later(of.booking.endAt),
				isHeldFromThen: times.map(({ starts_at }) => ammanIso(starts_at as Date) === startAt),
			};
		},
		expected: { changes: [{ state: 'APPLIED' }], isMoved: true, isHeldFromThen: [true] },
	},
};

export const reporting: Flow = {
	...{ prepare: async (app) => ({ ...(await underWay(app)), subjectId: crypto.randomUUID() }), act: sendReport, afterwards: sendReport },
	outcome: asPaid,
	further: rows('SELECT r.kind, r.outcome, b.completion_waits FROM reports r JOIN bookings b ON b.id = r.booking_id WHERE b.id = $1', [
		{ kind: 'DOES_NOT_START', outcome: null, completion_waits: true },
	]),
};

const goOn = decide('HELP_AND_GO_ON', '0.00');
export const goingOn: Flow = {
	...{ prepare: async (app) => report(await underWay(app), 'DOES_NOT_START'), act: goOn, afterwards: goOn, outcome: asPaid },
	further: rows('SELECT r.outcome, b.completion_waits FROM reports r JOIN bookings b ON b.id = r.booking_id WHERE b.id = $1', [
		{ outcome: 'HELP_AND_GO_ON', completion_waits: false },
	]),
};

/** Above the amount that one admin may grant alone. */
async function requestedGoodwill(app: KillableApp): Promise<Case> {
	const of = { ...(await confirmed(app)), subjectId: crypto.randomUUID() };
	const body = { id: of.subjectId, recipient: 'RENTER' as const, amountJod: '60.00', reason: 'For the trouble', needsSecondAdmin: true };
	await (await adminOf(app)).browser.call(giveGoodwill, { ...paramsOf(of), body });
	return of;
}
const grant = async (of: Case) =>
	(await aPerson(of.app.world, { role: 'ADMIN' })).browser.try(decideGoodwill, {
		params: { id: of.subjectId },
		body: { grant: true, amountJod: '60.00' },
	});
export const grantingGoodwill: Flow = {
	...{ prepare: requestedGoodwill, act: grant, afterwards: grant },
	outcome: { ...asPaid, paymentStatus: 'PARTIALLY_REFUNDED', refundedFils: 60_000n, refunds: 1 },
	further: rows('SELECT state, amount_fils FROM goodwill WHERE booking_id = $1', [{ state: 'GRANTED', amount_fils: 60_000n }]),
};

/** The renter contests a fine of 30 JOD. */
async function contested(app: KillableApp): Promise<Case> {
	const of = await fined(app);
	await of.renter.browser.call(contestFine, { params: { id: of.subjectId }, body: { reason: 'I was not there' } });
	return of;
}
const decideFine = async (of: Case) =>
	(await adminOf(of.app)).browser.try(resolveFine, { params: { id: of.subjectId }, body: { grantedJod: '20.00', note: 'Looked at.' } });
export const decidingFine: Flow = {
	...{ prepare: contested, act: decideFine, afterwards: decideFine, outcome: partly(56_500n), further: hold(20_000n, 0n) },
};

const giveUpFine = (of: Case) => of.owner.browser.try(withdrawFine, { params: { id: of.subjectId } });
export const withdrawingFine: Flow = {
	...{ prepare: fined, act: giveUpFine, afterwards: giveUpFine, outcome: partly(56_500n) },
	further: rows('SELECT status FROM fines WHERE booking_id = $1', [{ status: 'WITHDRAWN' }]),
};

async function claimed(app: KillableApp): Promise<Case> {
	const of = await comeBack(app);
	const photos = [await uploadPhoto(of.owner, await aPicture())];
	const items = [{ type: 'DAMAGE' as const, amountJod: '20.00', description: 'A scratch on the door' }];
	const { id } = await of.owner.browser.call(openClaim, { ...paramsOf(of), body: { items, photos } });
	return { ...of, subjectId: id };
}
const giveUpClaim = (of: Case) => of.owner.browser.try(withdrawClaim, { params: { id: of.subjectId } });
/** The deposit stays held, because the owner may open another claim. */
export const withdrawingClaim: Flow = {
	...{ prepare: claimed, act: giveUpClaim, afterwards: giveUpClaim, outcome: returned },
	further: rows(
		'SELECT c.status, c.granted_fils, s.deposit_status FROM claims c JOIN settlements s USING (booking_id) WHERE booking_id = $1',
		[{ status: 'RESOLVED', granted_fils: 0n, deposit_status: 'held' }],
	),
};

/** Another car is free, so the money waits for it. */
const cancelByOwner = (of: Case) => of.owner.browser.try(cancelBooking, { ...paramsOf(of), body: {} });
const waiting: Outcome = { ...asPaid, status: 'CANCELLED' };
export const holdingMoney: Flow = {
	async prepare(app) {
		const of = await confirmed(app);
		await aCar(app.world, await aPerson(app.world));
		return of;
	},
	...{ act: cancelByOwner, afterwards: cancelByOwner, outcome: waiting },
	further: rows('SELECT state, amount_fils, held_until IS NOT NULL AS waits FROM refunds WHERE booking_id = $1', [
		{ state: 'PENDING', amount_fils: 213_000n, waits: true },
	]),
};

const wantMoneyBack = (of: Case) => of.renter.browser.try(returnHeldMoney, paramsOf(of));
export const returningMoney: Flow = {
	...{ prepare: cancelledByOwner, act: wantMoneyBack, afterwards: wantMoneyBack },
	outcome: { ...waiting, paymentStatus: 'REFUNDED', refundedFils: 213_000n, refunds: 1 },
};
