/** Worked examples: what is held for fines, who gets it in the end, and what is refused. Deposit 106.50, of which 50 for 14 days. */
import { inspect } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getClaim, getClaimState, resolveClaim } from '#contract/claims.ts';
import { acceptFine, contestFine, endFineHold, getFineHold, resolveFine, stateFine, withdrawFine } from '#contract/fines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { ownerSettlementsSummary } from '#contract/settlement-lists.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { payForChange, propose } from '#tests/support/booking-changes.ts';
import { aClaim, anAcceptedClaim, aReturn } from '#tests/support/claims.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aFine, aFineBody, aHeldTrip, holdForFines } from '#tests/support/fines.ts';
import { aPicture, checkInByOwner, checkOutBy, confirmedTrip, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
import { accountBalances } from '#tests/support/payments.ts';
import { batchOf, paidTo, payoutsOf } from '#tests/support/payouts.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { finePersonalData } from './personal-data.ts';

const world = aWorld();
let admin: Person;

beforeAll(async () => {
	admin = await aPerson(world, { role: 'ADMIN' });
	await holdForFines(world);
});
beforeEach(() => world.clock.moveTo(START));
afterEach(async () => expect(await verifyLedger(world.running.platform.db)).toEqual([]));

const holdOf = (trip: Trip, person: Person = trip.renter) => person.browser.call(getFineHold, { params: trip.params });
const settlementOf = (trip: Trip) => trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
const bellOf = async (person: Person) =>
	(await person.browser.call(listNotifications)).filter(({ type }) => type.startsWith('FINE_')).map(({ title }) => title.en);
const toDay = async (trip: Trip, day: number) => {
	world.clock.moveTo(new Date(trip.endsAt.getTime() + day * DAY_MS));
	await world.runJobs();
};
const depositsHeld = async (trip: Trip) => (await accountBalances(world, trip.id)).DEPOSITS_HELD;
const refundsOf = async (trip: Trip) =>
	(
		await world.running.platform.db
			.selectFrom('refunds')
			.select('amount_fils')
			.where('booking_id', '=', trip.id)
			.orderBy('created_at')
			.orderBy('cause')
			.execute()
	).map(({ amount_fils }) => amount_fils);
const resolve = (id: string, grantedJod: string) =>
	admin.browser.call(resolveFine, { params: { id }, body: { grantedJod, note: 'As the ticket says.' } });

describe('what is held', () => {
	it('is the agreed part; the rest goes back as always, and the owner’s rental is settled', async () => {
		const trip = await aHeldTrip(world);
		expect(await settlementOf(trip)).toMatchObject({
			status: 'CALCULATED',
			depositStatus: 'released',
			depositReleasedJod: '56.50',
			fineHoldJod: '50.00',
		});
		expect(await holdOf(trip)).toMatchObject({
			side: 'RENTER',
			hold: { heldJod: '50.00', leftJod: '50.00', chargedJod: '0.00', releasedJod: '0.00', endedAt: null },
			fines: [],
			mayState: false,
		});
		expect(await holdOf(trip, trip.owner)).toMatchObject({ side: 'OWNER', mayState: true });
		expect(await depositsHeld(trip)).toBe(-50_000n);
		expect(await bellOf(trip.renter)).toEqual(['A part of your deposit stays held for fines']);
		expect(await trip.owner.browser.call(ownerSettlementsSummary)).toMatchObject({ depositsHeldJod: '50.00', depositsHeldCount: 1 });
	});

	it('is what a claim leaves, and nothing if it takes all', async () => {
		const some = await aReturn(world);
		expect(await some.owner.browser.call(getClaimState, { params: some.params })).toMatchObject({ mayClaim: true, fineHoldJod: '50.00' });
		await anAcceptedClaim(some, [{ amountJod: '80' }]);
		expect(await some.renter.browser.call(getClaim, { params: some.params })).toMatchObject({ fineHoldJod: '26.50' });
		expect(await settlementOf(some)).toMatchObject({ depositCapturedJod: '80.00', depositReleasedJod: '0.00', fineHoldJod: '26.50' });
		expect((await holdOf(some)).hold).toMatchObject({ heldJod: '26.50' });
		await world.runJobs();
		const told = (await some.renter.browser.call(listNotifications)).find(({ type }) => type === 'CLAIM_RESOLVED');
		expect(told?.body.en).toMatch(/80\.00 JOD of your deposit go to the owner, 0\.00 JOD go back to you/);
		world.clock.moveTo(START);
		const all = await aReturn(world);
		await anAcceptedClaim(all, [{ amountJod: '106.50' }]);
		expect((await holdOf(all)).hold).toBeNull();
		await toDay(some, 14);
		expect(await refundsOf(some)).toEqual([26_500n]);
	});

	it('is nothing where a claim is decided after its time', async () => {
		const trip = await aReturn(world);
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		await aClaim(trip, [{ amountJod: '30' }]);
		await toDay(trip, 15);
		const { id } = await world.running.platform.db
			.selectFrom('claims')
			.select('id')
			.where('booking_id', '=', trip.id)
			.executeTakeFirstOrThrow();
		const item = await world.running.platform.db
			.selectFrom('claim_items')
			.select('id')
			.where('claim_id', '=', id)
			.executeTakeFirstOrThrow();
		await admin.browser.call(resolveClaim, {
			params: { id },
			body: { items: [{ id: item.id, grantedJod: '30' }], note: 'As the photos show.' },
		});
		expect((await holdOf(trip)).hold).toBeNull();
		expect(await settlementOf(trip)).toMatchObject({ depositReleasedJod: '76.50', fineHoldJod: '0.00' });
	});

	it('goes back by itself at the end, or at once where the owner has no fines to state', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 50_000n]);
		expect((await holdOf(trip)).hold).toMatchObject({ releasedJod: '50.00', leftJod: '0.00' });
		expect(await trip.owner.browser.try(stateFine, { params: trip.params, body: await aFineBody(trip) })).toMatchObject({
			body: { code: 'FINE_HOLD_OVER' },
		});
		world.clock.moveTo(START);
		const none = await aHeldTrip(world);
		expect(await none.owner.browser.call(endFineHold, { params: none.params })).toMatchObject({
			hold: { releasedJod: '50.00' },
			mayState: false,
		});
		expect(await none.owner.browser.refused(endFineHold, { params: none.params })).toMatchObject({ code: 'FINE_HOLD_OVER' });
		await world.runJobs();
		expect(await refundsOf(none)).toEqual([56_500n, 50_000n]);
		expect(await depositsHeld(none)).toBeUndefined();
	});
});

describe('a fine', () => {
	it('within what is held, accepted: the owner is paid, the rest goes back at the end', async () => {
		const trip = await aHeldTrip(world);
		await paidTo(trip.owner);
		await toDay(trip, 9);
		const fine = await aFine(trip, { amountJod: '30' });
		await world.runJobs();
		expect(await bellOf(trip.renter)).toContain('A traffic fine from your trip');
		expect(await trip.renter.browser.call(acceptFine, { params: { id: fine.id } })).toMatchObject({
			hold: { chargedJod: '30.00', leftJod: '20.00' },
			fines: [{ status: 'ACCEPTED', grantedJod: '30.00', allowedActions: [] }],
		});
		const payouts = await payoutsOf(admin, trip.owner);
		expect(payouts.map(({ source, amountJod }) => [source, amountJod]).toSorted()).toEqual([
			['LATE_FINE', '30.00'],
			['SETTLEMENT', '93.72'],
		]);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n]);
		await batchOf(admin, payouts);
	});

	it('and another: each is paid out, up to what is held and no fils beyond', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 5);
		const first = await aFine(trip, { amountJod: '20' });
		const second = await aFine(trip, { amountJod: '30' });
		expect(
			await trip.owner.browser.try(stateFine, { params: trip.params, body: await aFineBody(trip, { amountJod: '0.01' }) }),
		).toMatchObject({
			status: 409,
			body: { code: 'FINE_TOO_HIGH', left: '0.00' },
		});
		for (const { id } of [first, second]) await trip.renter.browser.call(acceptFine, { params: { id } });
		expect(
			(await payoutsOf(admin, trip.owner))
				.filter(({ source }) => source === 'LATE_FINE')
				.map(({ amountJod }) => amountJod)
				.toSorted(),
		).toEqual(['20.00', '30.00']);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n]);
		expect(await depositsHeld(trip)).toBeUndefined();
	});

	it('beyond what is held, or of another time, is refused with what is left and the times', async () => {
		const trip = await aHeldTrip(world);
		const state = async (options: Parameters<typeof aFineBody>[1]) =>
			(await trip.owner.browser.try(stateFine, { params: trip.params, body: await aFineBody(trip, options) })).body;
		expect(await state({ amountJod: '50.01' })).toMatchObject({ code: 'FINE_TOO_HIGH', left: '50.00' });
		expect(await state({ offenceAt: new Date(trip.startsAt.getTime() - 60_000) })).toMatchObject({ code: 'FINE_OUTSIDE_TRIP' });
		expect(await state({ offenceAt: new Date(trip.endsAt.getTime() + 60_000) })).toMatchObject({
			code: 'FINE_OUTSIDE_TRIP',
			error: expect.stringContaining('2031-03-'),
		});
		const picture = await aPicture();
		const same = async () => ({ ...(await aFineBody(trip, { amountJod: '5' })), photo: await uploadPhoto(trip.owner, picture) });
		await trip.owner.browser.call(stateFine, { params: trip.params, body: await same() });
		expect(await trip.owner.browser.refused(stateFine, { params: trip.params, body: await same() })).toMatchObject({
			code: 'FINE_ALREADY_STATED',
		});
	});

	it('contested: an admin decides, and what is not granted goes back at the end', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 9);
		const { id } = await aFine(trip, { amountJod: '40' });
		world.expectLog(/ALERT FINE_CONTESTED/);
		expect(await trip.renter.browser.call(contestFine, { params: { id }, body: { reason: 'I was not on that road.' } })).toMatchObject({
			hold: { leftJod: '10.00' },
			fines: [{ status: 'CONTESTED', needsDecision: true, contestReason: 'I was not on that road.' }],
		});
		await world.runJobs();
		expect(await bellOf(trip.owner)).toContain('The fine is contested');
		expect(await admin.browser.refused(resolveFine, { params: { id }, body: { grantedJod: '40.01', note: 'Too much' } })).toMatchObject({
			code: 'INVALID_INPUT',
		});
		expect(await resolve(id, '15')).toMatchObject({ hold: { chargedJod: '15.00', leftJod: '35.00' } });
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 35_000n]);
	});

	it('undecided at the end holds its own amount alone; what is not granted goes back with the decision', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 13);
		const { id } = await aFine(trip, { amountJod: '30' });
		world.expectLog(/ALERT FINE_CONTESTED/);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n]);
		expect(await depositsHeld(trip)).toBe(-30_000n);
		// Nobody answers: nothing is taken by silence.
		await toDay(trip, 17);
		expect((await holdOf(trip)).fines).toMatchObject([{ status: 'OPEN', needsDecision: true, allowedActions: [] }]);
		expect(await bellOf(trip.renter)).toContain('The time to answer the fine is over');
		await resolve(id, '0');
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n, 30_000n]);
		expect((await payoutsOf(admin, trip.owner)).map(({ source }) => source)).toEqual(['SETTLEMENT']);
		expect(await depositsHeld(trip)).toBeUndefined();
	});

	it('is still decided where the bank took the payment back; the rest covers the loss', async () => {
		const trip = await aHeldTrip(world);
		const { id } = await aFine(trip, { amountJod: '30' });
		world.expectLog(/ALERT (DISPUTE_OPENED|FINE_CONTESTED)/);
		await sendDisputeWebhook(world, trip.id, 'LOST');
		expect((await holdOf(trip)).hold).toMatchObject({ releasedJod: '20.00', leftJod: '0.00' });
		await trip.renter.browser.call(acceptFine, { params: { id } });
		await world.runJobs();
		expect(await depositsHeld(trip)).toBeUndefined();
	});
});

describe('an owner who withdraws a fine', () => {
	const withdraw = (trip: Trip, id: string) => trip.owner.browser.call(withdrawFine, { params: { id } });

	it('takes nothing of the deposit, may state the same ticket again, and the renter is notified', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 9);
		const picture = await aPicture();
		const state = async (amountJod: string) => {
			const body = { ...(await aFineBody(trip, { amountJod })), photo: await uploadPhoto(trip.owner, picture) };
			const { fines } = await trip.owner.browser.call(stateFine, { params: trip.params, body });
			return fines.at(-1)?.id ?? '';
		};
		const id = await state('40');
		expect(await withdraw(trip, id)).toMatchObject({
			hold: { chargedJod: '0.00', releasedJod: '0.00', leftJod: '50.00', endedAt: null },
			fines: [{ status: 'WITHDRAWN', grantedJod: '0.00', needsDecision: false, allowedActions: [] }],
			mayState: true,
		});
		await world.runJobs();
		expect(await bellOf(trip.renter)).toContain('The owner withdrew the fine');
		expect(await bellOf(trip.owner)).toEqual(['Was there a fine during this trip?', 'Was there a fine during this trip?']);
		const again = await state('30');
		expect(await trip.renter.browser.call(acceptFine, { params: { id: again } })).toMatchObject({ hold: { chargedJod: '30.00' } });
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n]);
		expect((await payoutsOf(admin, trip.owner)).map(({ source, amountJod }) => [source, amountJod])).toContainEqual(['LATE_FINE', '30.00']);
		expect(await depositsHeld(trip)).toBeUndefined();
	});

	it('after the end of the hold gives its amount back to the renter, once; an admin has nothing left to decide', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 13);
		const { id } = await aFine(trip, { amountJod: '30' });
		world.expectLog(/ALERT FINE_CONTESTED/);
		await trip.renter.browser.call(contestFine, { params: { id }, body: { reason: 'I was not on that road.' } });
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n]);
		const answers = await Promise.all([0, 1, 2].map(() => trip.owner.browser.try(withdrawFine, { params: { id } })));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		await world.runJobs();
		expect((await refundsOf(trip)).toSorted()).toEqual([20_000n, 30_000n, 56_500n]);
		expect(await depositsHeld(trip)).toBeUndefined();
		expect(await admin.browser.refused(resolveFine, { params: { id }, body: { grantedJod: '5', note: 'Too late' } })).toMatchObject({
			code: 'FINE_NOT_DECIDABLE',
		});
		const alerts = await world.running.platform.db.selectFrom('alerts').selectAll().where('subject_id', '=', id).execute();
		expect(alerts.every(({ closed_at }) => closed_at !== null)).toBe(true);
		const audited = await world.running.platform.db.selectFrom('audit_entries').select('action').where('subject_id', '=', id).execute();
		expect(audited.map(({ action }) => action)).toContain('fine.withdrawn');
	});

	it('is refused once the renter has accepted it', async () => {
		const trip = await aHeldTrip(world);
		const { id } = await aFine(trip, { amountJod: '30' });
		await trip.renter.browser.call(acceptFine, { params: { id } });
		expect(await trip.owner.browser.try(withdrawFine, { params: { id } })).toMatchObject({
			status: 409,
			body: { code: 'FINE_NOT_WITHDRAWABLE' },
		});
		expect(await depositsHeld(trip)).toBe(-20_000n);
	});
});

it('goes back over the payments of a booking that was extended, each as far as it holds a deposit', async () => {
	const trip = await confirmedTrip(world, { instantBook: true });
	const change = await propose(trip.renter, trip, 1);
	await payForChange(world, trip, change.id);
	world.clock.moveTo(trip.startsAt);
	await checkInByOwner(trip);
	const longer = { ...trip, endsAt: new Date(trip.endsAt.getTime() + DAY_MS) };
	world.clock.moveTo(longer.endsAt);
	await checkOutBy('owner', trip);
	await trip.owner.browser.call(releaseDeposit, { params: trip.params });
	const { id } = await aFine(longer, { amountJod: '30' });
	await trip.renter.browser.call(acceptFine, { params: { id } });
	await toDay(longer, 14);
	const { db } = world.running.platform;
	const payments = await db
		.selectFrom('payments')
		.select(['deposit_fils', 'refund_reserved_fils'])
		.where('booking_id', '=', trip.id)
		.execute();
	expect(payments).toHaveLength(2);
	for (const payment of payments) expect(payment.refund_reserved_fils <= payment.deposit_fils).toBe(true);
	const sumOf = (of: 'deposit_fils' | 'refund_reserved_fils') => payments.reduce((sum, payment) => sum + payment[of], 0n);
	expect(sumOf('deposit_fils') - sumOf('refund_reserved_fils')).toBe(30_000n);
	expect(await depositsHeld(trip)).toBeUndefined();
});

it('is exported to both sides, blocks the deletion of an account until it has ended, and loses its words and ticket with the owner', async () => {
	const trip = await aHeldTrip(world);
	const { id } = await aFine(trip, { amountJod: '30', note: 'Speed camera at the airport' });
	const exported = async (person: Person) =>
		inspect((await finePersonalData.export(world.running.platform, person.id)).data, { depth: null });
	expect(await exported(trip.owner)).toContain('Speed camera at the airport');
	expect(await exported(trip.owner)).not.toContain(trip.renter.id);
	const blockersOf = (person: Person) =>
		inTransaction(world.running.platform.db, async (tx) => finePersonalData.deletionBlockers?.(tx, person.id));
	for (const person of [trip.owner, trip.renter]) expect(await blockersOf(person)).toEqual(['OPEN_CLAIMS', 'OPEN_SETTLEMENTS']);
	await trip.renter.browser.call(acceptFine, { params: { id } });
	await trip.owner.browser.call(endFineHold, { params: trip.params });
	for (const person of [trip.owner, trip.renter]) expect(await blockersOf(person)).toEqual([]);
	await inTransaction(world.running.platform.db, async (tx) => finePersonalData.erase?.(world.running.platform, tx, trip.owner.id));
	expect((await holdOf(trip)).fines).toMatchObject([{ note: '—', photoUrl: null, grantedJod: '30.00' }]);
});

it('the owner is reminded on days 3, 7 and 13 with plate and times, unless nothing is held any more', async () => {
	const trip = await aHeldTrip(world);
	const reminders = async () =>
		(await trip.owner.browser.call(listNotifications)).filter(
			({ type, title }) => type === 'FINE_HOLD' && title.en.startsWith('Was there'),
		);
	for (const [day, count] of [
		[2, 0],
		[3, 1],
		[7, 2],
	] as const) {
		await toDay(trip, day);
		expect(await reminders()).toHaveLength(count);
	}
	expect((await reminders())[0]?.body.en).toMatch(/plate .+ from .+ to .+ 50\.00 JOD .+ until/);
	await trip.owner.browser.call(endFineHold, { params: trip.params });
	await toDay(trip, 13);
	expect(await reminders()).toHaveLength(2);
});

it('nothing changes where the setting is off, also for bookings made before it was on', async () => {
	await holdForFines(world, 0, 0);
	const trip = await aReturn(world);
	await holdForFines(world);
	expect(await trip.owner.browser.call(releaseDeposit, { params: trip.params })).toMatchObject({
		depositReleasedJod: '106.50',
		fineHoldJod: '0.00',
	});
	await world.runJobs();
	expect(await holdOf(trip)).toMatchObject({ hold: null, fines: [], mayState: false });
	expect(await bellOf(trip.renter)).toEqual([]);
	expect(await refundsOf(trip)).toEqual([106_500n]);
	await world.advance(HOUR_MS);
	expect(await depositsHeld(trip)).toBeUndefined();
});
