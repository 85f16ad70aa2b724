import { describe, expect, it } from 'vitest';
import { getHandover, recordCheckIn, recordCheckOut, renewHandoverCode } from '#contract/handover.ts';
import { listNotifications } from '#contract/notifications.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aRecord, checkInByOwner, codeOfRenter, hours, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const outcomeOf = ({ status, body }: { status: number; body: unknown }) =>
	typeof body === 'object' && body !== null && 'code' in body ? `${status} ${body.code}` : String(status);
const tally = (outcomes: string[]) =>
	Object.fromEntries([...new Set(outcomes)].map((one) => [one, outcomes.filter((each) => each === one).length]));

async function filesOf(): Promise<number> {
	const { rows } = await world.running.platform.pool.query<{ count: string }>(
		`SELECT count(*)::text AS count FROM stored_objects WHERE purpose = 'HANDOVER_PHOTO'`,
	);
	return Number(rows[0]?.count);
}

describe('a record sent fifty times at once', () => {
	it('under one id is one record, which every response contains', async () => {
		const trip = await tripAtPickup(world);
		const body = { ...(await aRecord(trip.owner)), code: await codeOfRenter(trip) };
		const before = await filesOf();
		const answers = await Promise.all(
			Array.from({ length: 50 }, () => trip.owner.browser.try(recordCheckIn, { params: trip.params, body })),
		);
		expect(tally(answers.map(outcomeOf))).toEqual({ 201: 50 });
		const { records, checkedInAt } = await trip.owner.browser.call(getHandover, { params: trip.params });
		expect(records).toHaveLength(1);
		expect(new Set(answers.map(({ body: answer }) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify(records[0])]));
		expect(checkedInAt).not.toBeNull();
		expect((await filesOf()) - before).toBe(8);
		await world.runJobs();
		const notifications = await trip.renter.browser.call(listNotifications);
		expect(notifications.filter(({ type }) => type === 'HANDOVER_RECORDED')).toHaveLength(1);
	});

	it('under different ids is one record, and the others are refused', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		const bodies = await Promise.all(Array.from({ length: 6 }, () => aRecord(trip.owner, { odometerKm: 50_010 })));
		const answers = await Promise.all(bodies.map((body) => trip.owner.browser.try(recordCheckOut, { params: trip.params, body })));
		expect(tally(answers.map(outcomeOf))).toEqual({ 201: 1, '409 HANDOVER_ALREADY_RECORDED': 5 });
	});
});

async function guess(trip: Trip, codes: readonly string[]): Promise<Record<string, number>> {
	const record = await aRecord(trip.owner);
	const answers = await Promise.all(
		codes.map((code) =>
			trip.owner.browser.try(recordCheckIn, { params: trip.params, body: { ...record, clientId: crypto.randomUUID(), code } }),
		),
	);
	return tally(answers.map(outcomeOf));
}

describe('a guessed code', () => {
	it('two hundred times at once is compared five times; then the renter makes another', async () => {
		const trip = await tripAtPickup(world);
		const right = await codeOfRenter(trip);
		const wrong = Array.from({ length: 200 }, (_, index) => String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0'));
		expect(await guess(trip, wrong)).toEqual({ '403 HANDOVER_CODE_WRONG': 4, '409 HANDOVER_CODE_LOCKED': 196 });
		expect(await guess(trip, [right])).toEqual({ '409 HANDOVER_CODE_LOCKED': 1 });
		expect(await trip.renter.browser.call(getHandover, { params: trip.params })).toMatchObject({ code: null, codeLocked: true });
		await world.runJobs();
		expect((await trip.renter.browser.call(listNotifications))[0]?.title.en).toBe('Your handover code is locked');
		expect(await trip.owner.browser.refused(renewHandoverCode, { params: trip.params })).toMatchObject({ status: 404 });
		const { code } = await trip.renter.browser.call(renewHandoverCode, { params: trip.params });
		expect(code).toMatch(/^\d{6}$/);
		expect(await guess(trip, [code ?? ''])).toEqual({ 201: 1 });
	}, 60_000);

	it('stays the same while it is valid, and input that is no code costs no try', async () => {
		const trip = await tripAtPickup(world);
		const code = await codeOfRenter(trip);
		expect(await trip.renter.browser.call(renewHandoverCode, { params: trip.params })).toMatchObject({ code });
		expect(await guess(trip, ['12345', 'abcdef', '1234567', '', '12345a'])).toEqual({ '400 INVALID_INPUT': 5 });
		expect(await guess(trip, [code])).toEqual({ 201: 1 });
	});
});

describe('a handover and a cancellation at the same time', () => {
	it('leave a trip that began, or one that is cancelled, never both', async () => {
		for (let round = 0; round < 6; round += 1) {
			const trip = await tripAtPickup(world);
			const body = { ...(await aRecord(trip.owner)), code: await codeOfRenter(trip) };
			// As every cancellation does: takes the booking's lock, checks the row, changes it.
			const cancel = inTransaction(world.running.platform.db, async (tx) => {
				const booking = await lockBooking(tx, trip.id);
				if (booking?.checked_in_at !== null) return 'too late';
				await tx.updateTable('bookings').set({ status: 'CANCELLED', cancel_code: 'BY_RENTER' }).where('id', '=', trip.id).execute();
				return 'cancelled';
			});
			const [answer, cancelled] = await Promise.all([trip.owner.browser.try(recordCheckIn, { params: trip.params, body }), cancel]);
			const { status, checkedInAt, records } = await trip.owner.browser.call(getHandover, { params: trip.params });
			if (cancelled === 'cancelled') {
				expect([outcomeOf(answer), status, checkedInAt, records.length]).toEqual(['409 HANDOVER_CLOSED', 'CANCELLED', null, 0]);
			} else {
				expect([answer.status, status, records.length]).toEqual([201, 'CONFIRMED', 1]);
			}
		}
	});

	it('and the timer and the owner’s return cause one completion', async () => {
		const trip = await tripAtPickup(world);
		await checkInByOwner(trip);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + hours(24)));
		const body = await aRecord(trip.owner);
		const [answer] = await Promise.all([trip.owner.browser.try(recordCheckOut, { params: trip.params, body }), world.runJobs()]);
		expect(['201', '409 HANDOVER_CLOSED']).toContain(outcomeOf(answer));
		expect(await trip.owner.browser.call(getHandover, { params: trip.params })).toMatchObject({ status: 'COMPLETED' });
	});
});
