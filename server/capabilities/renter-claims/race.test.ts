import { expect, it } from 'vitest';
import { acceptRenterClaim, contestRenterClaim, openRenterClaim, withdrawRenterClaim } from '#contract/renter-claims.ts';
import { getSettlement, releaseDeposit } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { verifyLedger } from '#server/capabilities/reconciliation/index.ts';
import { aReturn } from '#tests/support/claims.ts';
import { aRenterClaim, aRenterClaimBody } from '#tests/support/renter-claims.ts';
import { aWorld, START } from '#tests/support/world.ts';

const world = aWorld();
const ROUNDS = process.env.FULL ? 4 : 2;

it('accepted, contested and withdrawn at once: a claim ends once, and is refunded once or not at all', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(START);
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const trip = await aReturn(world);
		const { id } = await aRenterClaim(trip);
		const params = { id };
		const answers = await Promise.all([
			trip.owner.browser.try(acceptRenterClaim, { params }),
			trip.renter.browser.try(withdrawRenterClaim, { params }),
			trip.owner.browser.try(contestRenterClaim, { params, body: { reason: 'It was full.' } }),
			trip.owner.browser.try(acceptRenterClaim, { params }),
			trip.renter.browser.try(withdrawRenterClaim, { params }),
		]);
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
		const ends = await world.running.platform.pool.query(
			`SELECT action FROM audit_entries WHERE subject_id = $1 AND action IN ('renter-claim.accepted', 'renter-claim.withdrawn')`,
			[id],
		);
		expect(ends.rows).toHaveLength(1);
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	}
});

it('two claims, the owner’s release and the end of the time for claims at once: one claim, and the owner’s money either waits for it or excludes it', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(START);
		const trip = await aReturn(world);
		const bodies = [await aRenterClaimBody(trip.renter), await aRenterClaimBody(trip.renter)];
		const [first, second, , ran] = await Promise.all([
			trip.renter.browser.try(openRenterClaim, { params: trip.params, body: bodies[0] as never }),
			trip.renter.browser.try(openRenterClaim, { params: trip.params, body: bodies[1] as never }),
			trip.owner.browser.try(releaseDeposit, { params: trip.params }),
			world.advance(round % 2 === 0 ? 49 * HOUR_MS : HOUR_MS).then(() => true),
		]);
		expect(ran).toBe(true);
		const made = [first, second].filter(({ status }) => status === 201);
		expect(made.length).toBeLessThanOrEqual(1);
		const { status } = await trip.owner.browser.call(getSettlement, { params: { bookingId: trip.id } });
		if (made.length === 1) expect(status).toBe('PENDING');
		else expect(status).toBe('CALCULATED');
		expect(await verifyLedger(world.running.platform.db)).toEqual([]);
	}
});
