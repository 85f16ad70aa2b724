/** Concurrent actions on a hold: fines are stated and answered while it ends, in two processes. */
import { beforeAll, expect, it } from 'vitest';
import { acceptFine, contestFine, endFineHold, stateFine } from '#contract/fines.ts';
import { DAY_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aFine, aFineBody, aHeldTrip, holdForFines } from '#tests/support/fines.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { aWorld, START } from '#tests/support/world.ts';
import { endAllOverdue, endWhenOver } from './end-hold.ts';

const world = aWorld();
const ROUNDS = process.env.FULL ? 6 : 2;

beforeAll(() => holdForFines(world));

async function endsOf(trip: Trip) {
	const { db } = world.running.platform;
	const hold = await db.selectFrom('fine_holds').selectAll().where('booking_id', '=', trip.id).executeTakeFirstOrThrow();
	const fines = await db.selectFrom('fines').selectAll().where('booking_id', '=', trip.id).execute();
	const refunds = await db.selectFrom('refunds').select('cause').where('booking_id', '=', trip.id).where('cause', '!=', '').execute();
	return { hold, fines, refunds };
}

it('stated from two windows and ended by the owner: stated fines are covered, and the rest is refunded once', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(START);
		const trip = await aHeldTrip(world);
		const bodies = await Promise.all(['30', '30', '20'].map((amountJod) => aFineBody(trip, { amountJod })));
		const end = () => trip.owner.browser.try(endFineHold, { params: trip.params });
		const answers = await Promise.all([
			...bodies.map((body) => trip.owner.browser.try(stateFine, { params: trip.params, body })),
			...(round % 2 === 0 ? [end(), end()] : []),
		]);
		expect(answers.every(({ status }) => status === 201 || status === 200 || status === 409)).toBe(true);
		const { hold, fines, refunds } = await endsOf(trip);
		const stated = fines.reduce((sum, { amount_fils }) => sum + amount_fils, 0n);
		expect(stated + hold.released_fils <= 50_000n).toBe(true);
		expect(refunds.length).toBeLessThanOrEqual(1);
		if (hold.ended_at) expect(stated + hold.released_fils).toBe(50_000n);
	}
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});

it('accepted, contested and released by two workers at its end: every fils moves once', async () => {
	const { platform } = await world.another();
	world.expectLog(/ALERT FINE_CONTESTED/);
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(START);
		const trip = await aHeldTrip(world);
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 13 * DAY_MS));
		const params = { id: (await aFine(trip, { amountJod: '30' })).id };
		world.clock.moveTo(new Date(trip.endsAt.getTime() + 14 * DAY_MS));
		const accept = () => trip.renter.browser.try(acceptFine, { params });
		const answers = await Promise.all([
			accept(),
			trip.renter.browser.try(contestFine, { params, body: { reason: 'I was not there.' } }),
			endWhenOver(world.running.platform, trip.id),
			endWhenOver(platform, trip.id),
			endAllOverdue(platform),
			accept(),
		]);
		expect(answers.flatMap((answer) => answer?.status ?? []).filter((status) => status === 200)).toHaveLength(1);
		const { hold, fines, refunds } = await endsOf(trip);
		expect(hold.released_fils).toBe(20_000n);
		expect(refunds).toHaveLength(1);
		expect(fines[0]?.status === 'ACCEPTED' ? hold.charged_fils : 30_000n).toBe(30_000n);
	}
	expect(await verifyLedger(world.running.platform.db)).toEqual([]);
});
