import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { cancelBooking, cancelBookingAsAdmin, getCancellation, reportNoShow } from '#contract/booking-life.ts';
import { getRentalAgreement } from '#contract/booking-papers.ts';
import { getBooking } from '#contract/bookings.ts';
import { cancellationPolicies } from '#contract/cancellation-policies.ts';
import { getHandover } from '#contract/handover.ts';
import { DAY_MS, HOUR_MS } from '#contract/time.ts';
import { openSettlement } from '#server/capabilities/settlements/open-settlement.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { aPerson } from '#tests/support/factories.ts';
import { confirmedTrip, type Trip, tripAtPickup } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';
import { BookingAgreementError } from './agreement-error.ts';
import { bookingById, lockBooking } from './sql.ts';
import { transitionBooking } from './transition-booking.ts';

const world = aWorld();

/** Each replaces part of a valid agreement in SQL, as a bug or a manual change would. */
const damages = [
	['an unknown policy', `jsonb_set(policy_snapshot, '{cancellationPolicy}', '"NO_SUCH_POLICY"')`],
	['no policy', `policy_snapshot - 'cancellationPolicy'`],
	['a fee that is no number', `jsonb_set(policy_snapshot, '{platformFeePercent}', '"12"')`],
	['no time to claim', `policy_snapshot - 'claimWindowHours'`],
	['not whether it extends by itself', `policy_snapshot - 'extendsByItself'`],
	['a line of an unknown kind', `jsonb_set(policy_snapshot, '{priceLines,0,kind}', '"SURCHARGE"')`],
	['a term that nobody knows', `policy_snapshot || '{"insurance": "FULL"}'`],
	['nothing at all', `'{}'::jsonb`],
] as const;

let damaged: { id: string; sound: unknown } | undefined;

async function aTripWith(change: string): Promise<Trip> {
	const trip = await confirmedTrip(world);
	damaged = { id: trip.id, sound: (await bookingById(world.running.platform.db, trip.id))?.policy_snapshot };
	await world.running.platform.pool.query(`UPDATE bookings SET policy_snapshot = ${change} WHERE id = $1`, [trip.id]);
	return trip;
}

/** Failed jobs are retried while the next test runs. */
afterEach(async () => {
	if (!damaged) return;
	const { id, sound } = damaged;
	damaged = undefined;
	await world.running.platform.pool.query('UPDATE bookings SET policy_snapshot = $2 WHERE id = $1', [id, JSON.stringify(sound)]);
});

/** All rows that a cancellation or a completion would write. */
async function stateOf({ id, car }: Trip) {
	const query = async (sql: string) => (await world.running.platform.pool.query(sql, [id])).rows;
	return {
		booking: await query('SELECT * FROM bookings WHERE id = $1'),
		refunds: await query('SELECT * FROM refunds WHERE payment_id IN (SELECT id FROM payments WHERE booking_id = $1)'),
		entries: await query('SELECT id FROM journal_entries WHERE booking_id = $1 ORDER BY id'),
		settlements: await query('SELECT id FROM settlements WHERE booking_id = $1'),
		occupancy: (await world.running.platform.pool.query('SELECT * FROM car_occupancy WHERE car_id = $1', [car.id])).rows,
	};
}

describe('a stored agreement that cannot be parsed', () => {
	it.each(damages)('stops every action on the booking, is named in the error, and nothing is written: %s', async (_, change) => {
		const trip = await aTripWith(change);
		const admin = await aPerson(world, { role: 'ADMIN' });
		const before = await stateOf(trip);
		world.expectLog(new RegExp(`"type":"BookingAgreementError".*agreement of booking ${trip.id} is not understood`));
		const { params } = trip;
		const { browser } = trip.renter;
		const answers = [
			await browser.refused(getCancellation, { params }),
			await browser.refused(cancelBooking, { params, body: {} }),
			await trip.owner.browser.refused(cancelBooking, { params, body: {} }),
			await admin.browser.refused(cancelBookingAsAdmin, { params, body: { reason: 'x' } }),
			await browser.refused(getBooking, { params }),
			await browser.refused(getRentalAgreement, { params }),
			await browser.refused(getHandover, { params }),
		];
		for (const answer of answers) expect(answer).toMatchObject({ status: 500, code: 'INTERNAL', requestId: expect.any(String) });
		expect(await stateOf(trip)).toEqual(before);
	});

	it.each(damages)('stops the completion and the settlement: %s', async (_, change) => {
		const trip = await aTripWith(change);
		const before = await stateOf(trip);
		world.expectLog(new RegExp(`agreement of booking ${trip.id} is not understood`));
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 3 * DAY_MS));
		await world.runJobs();
		expect(await stateOf(trip)).toEqual(before);
		const { platform } = world.running;
		const completion = inTransaction(platform.db, async (tx) => {
			const row = await lockBooking(tx, trip.id);
			if (row) await transitionBooking(platform, tx, row, 'RETURN_PASSED', { actorId: null });
		});
		await expect(completion).rejects.toMatchObject({ constructor: BookingAgreementError, bookingId: trip.id });
		const settlement = inTransaction(platform.db, (tx) => openSettlement(platform, tx, { bookingId: trip.id }));
		await expect(settlement).rejects.toMatchObject({ constructor: BookingAgreementError, bookingId: trip.id });
		expect(await stateOf(trip)).toEqual(before);
	});

	it.each([
		['a flight that lands at no moment', '{"delivery": {"zone": "Queen Alia Airport", "landsAt": "soon"}}'],
		['a zone that is not known', '{"delivery": {"zone": "Atlantis"}}'],
		['something that nobody agreed on', '{"childSeat": 1}'],
	])('stops a no-show report if the delivery cannot be parsed either: %s', async (_, extras) => {
		const trip = await tripAtPickup(world);
		const { pool } = world.running.platform;
		await pool.query('UPDATE bookings SET extras = $2 WHERE id = $1', [trip.id, extras]);
		const before = await stateOf(trip);
		world.expectLog(new RegExp(`agreement of booking ${trip.id} is not understood`));
		world.clock.moveTo(new Date(trip.startsAt.getTime() + 5 * HOUR_MS));
		expect(await trip.owner.browser.refused(reportNoShow, { params: trip.params, body: {} })).toMatchObject({ status: 500 });
		expect(await stateOf(trip)).toEqual(before);
		await pool.query(`UPDATE bookings SET extras = '{}' WHERE id = $1`, [trip.id]);
	});

	it('is required when a booking is written', async () => {
		const { rows } = await world.running.platform.pool.query(
			`SELECT column_default FROM information_schema.columns WHERE table_name = 'bookings' AND column_name = 'policy_snapshot'`,
		);
		expect(rows).toEqual([{ column_default: null }]);
	});
});

it('an agreement from before trips could be extended without asking follows its instant book after the upgrade', async () => {
	const trip = await aTripWith(`policy_snapshot - 'extendsByItself' || '{"instantBook": true}'`);
	const migration = new URL('../../migrations/0128_agreements_say_whether_they_extend.sql', import.meta.url);
	await world.running.platform.pool.query(readFileSync(migration, 'utf8'));
	const { policySnapshot } = await trip.renter.browser.call(getBooking, { params: trip.params });
	expect(policySnapshot).toMatchObject({ instantBook: true, extendsByItself: true });
});

it('a car may have each policy of the list and no other', async () => {
	const { rows } = await world.running.platform.pool.query<{ definition: string }>(
		`SELECT pg_get_constraintdef(oid) AS definition FROM pg_constraint WHERE conname = 'cars_cancellation_policy_check'`,
	);
	const allowed = [...(rows[0]?.definition ?? '').matchAll(/'(\w+)'/g)].map(([, policy]) => policy);
	expect(allowed.toSorted()).toEqual(cancellationPolicies.toSorted());
});
