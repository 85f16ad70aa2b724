/** Worked examples of fines: who gets what in the end, and what is refused. Deposit 106.50, of which 50 are held for 14 days. */
import { inspect } from 'node:util';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { acceptFine, contestFine, endFineHold, resolveFine, stateFine, withdrawFine } from '#contract/fines.ts';
import { listNotifications } from '#contract/notifications.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { sendDisputeWebhook } from '#tests/support/disputes.ts';
import { aPerson, type Person } from '#tests/support/factories.ts';
import { aFine, aFineBody, aHeldTrip, holdForFines, readingsOfFines } from '#tests/support/fines.ts';
import { aPicture, type Trip, uploadPhoto } from '#tests/support/handovers.ts';
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

const { holdOf, bellOf, toDay, depositsHeld, refundsOf } = readingsOfFines(world);
const resolve = (id: string, grantedJod: string) =>
	admin.browser.call(resolveFine, { params: { id }, body: { grantedJod, note: 'As the ticket says.' } });

describe('a traffic fine', () => {
	it('within the held part, accepted: the owner is paid, the rest is refunded at the end', async () => {
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

	it('and another one: each is paid out, up to the held part and no fils beyond', async () => {
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

	it('beyond the held part, or of another time, is refused with the remaining amount and the times', async () => {
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

	it('contested: an admin decides, and what is not granted is refunded at the end', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 9);
		const { id } = await aFine(trip, { amountJod: '40' });
		world.expectLog(/ALERT FINE_CONTESTED/);
		expect(await trip.renter.browser.call(contestFine, { params: { id }, body: { reason: 'I was not on that road.' } })).toMatchObject({
			hold: { leftJod: '10.00' },
			fines: [{ status: 'CONTESTED', needsDecision: true, contestReason: 'I was not on that road.' }],
		});
		await world.runJobs();
		expect(await bellOf(trip.owner)).toContain('The renter contested the fine');
		expect(await admin.browser.refused(resolveFine, { params: { id }, body: { grantedJod: '40.01', note: 'Too much' } })).toMatchObject({
			code: 'INVALID_INPUT',
		});
		expect(await resolve(id, '15')).toMatchObject({ hold: { chargedJod: '15.00', leftJod: '35.00' } });
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 35_000n]);
	});

	it('undecided at the end holds only its own amount; what is not granted is refunded with the decision', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 13);
		const { id } = await aFine(trip, { amountJod: '30' });
		world.expectLog(/ALERT FINE_CONTESTED/);
		await toDay(trip, 14);
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n]);
		expect(await depositsHeld(trip)).toBe(-30_000n);
		// No answer: nothing is charged automatically.
		await toDay(trip, 17);
		expect((await holdOf(trip)).fines).toMatchObject([{ status: 'OPEN', needsDecision: true, allowedActions: [] }]);
		expect(await bellOf(trip.renter)).toContain('The fine wasn’t answered in time');
		await resolve(id, '0');
		expect(await refundsOf(trip)).toEqual([56_500n, 20_000n, 30_000n]);
		expect((await payoutsOf(admin, trip.owner)).map(({ source }) => source)).toEqual(['SETTLEMENT']);
		expect(await depositsHeld(trip)).toBeUndefined();
	});

	it('is still decided if the bank reclaimed the payment; the rest covers the loss', async () => {
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

	it('uses nothing of the deposit, may state the same ticket again, and the renter is notified', async () => {
		const trip = await aHeldTrip(world);
		await toDay(trip, 9);
		const picture = await aPicture();
		const state = async (amountJod: string) => {
			const body = { ...(await aFineBody(trip, { amountJod })), photo: await uploadPhoto(trip.owner, picture) };
			const { fines } = await trip.owner.browser.call(stateFine, { params: trip.params, body });
			// Both are stated at the same moment, so their order is open.
			return fines.find(({ status }) => status === 'OPEN')?.id ?? '';
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

	it('after the end of the hold has its amount refunded to the renter, once; an admin has nothing left to decide', async () => {
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

it('is exported to both sides, blocks the deletion of an account until it has ended, and loses its texts and ticket with the owner', async () => {
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
