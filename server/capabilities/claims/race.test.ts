import { expect, it } from 'vitest';
import type { Claim } from '#contract/claim-shapes.ts';
import { acceptClaim, contestClaim, getClaim, openClaim, resolveClaim, withdrawClaim } from '#contract/claims.ts';
import { releaseDeposit } from '#contract/settlements.ts';
import { HOUR_MS } from '#contract/time.ts';
import { aClaim, aClaimBody, aReturn } from '#tests/support/claims.ts';
import { aPerson } from '#tests/support/factories.ts';
import type { Trip } from '#tests/support/handovers.ts';
import { aWorld } from '#tests/support/world.ts';

const world = aWorld();
const ROUNDS = process.env.FULL ? 4 : 2;

async function endsOf(trip: Trip, claim: Claim) {
	const { pool } = world.running.platform;
	const { rows: entries } = await pool.query(`SELECT id FROM journal_entries WHERE event_key = $1`, [`deposit-closed:${trip.id}`]);
	const { rows: refunds } = await pool.query<{ fils: bigint }>(
		`SELECT coalesce(sum(amount_fils), 0)::bigint AS fils FROM refunds WHERE booking_id = $1`,
		[trip.id],
	);
	const { rows: audited } = await pool.query<{ action: string }>(
		`SELECT action FROM audit_entries WHERE subject_id = $1 AND action IN ('claim.accepted', 'claim.decided', 'claim.withdrawn')`,
		[claim.id],
	);
	return { entries: entries.length, refundedFils: refunds[0]?.fils, ends: audited.map(({ action }) => action) };
}

it('accepted, contested and withdrawn at once: a claim ends once, and its deposit is allocated once', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		const params = { id: claim.id };
		const answers = await Promise.all([
			trip.renter.browser.try(acceptClaim, { params }),
			trip.renter.browser.try(contestClaim, { params, body: { reason: 'It was there before' } }),
			trip.owner.browser.try(withdrawClaim, { params }),
			trip.renter.browser.try(acceptClaim, { params }),
			trip.owner.browser.try(withdrawClaim, { params }),
		]);
		expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
		if ((await trip.owner.browser.call(getClaim, { params: trip.params })).outcome === 'WITHDRAWN') {
			await trip.owner.browser.call(releaseDeposit, { params: trip.params });
		}
		const { entries, refundedFils, ends } = await endsOf(trip, claim);
		const after = await trip.owner.browser.call(getClaim, { params: trip.params });
		expect([entries, ends.length]).toEqual([1, 1]);
		expect(refundedFils).toBe(after.outcome === 'WITHDRAWN' ? 106_500n : 76_500n);
		// A contested claim can still be withdrawn; an accepted one is final.
		expect(after.outcome).toBe(after.status === 'ACCEPTED' ? 'ACCEPTED' : 'WITHDRAWN');
	}
});

it('decided by two admins, withdrawn, accepted and expired by the timer at once: one of them counts', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		world.expectLog(/ALERT CLAIM_CONTESTED/);
		const trip = await aReturn(world);
		const claim = await aClaim(trip);
		const params = { id: claim.id };
		world.clock.advance(72 * HOUR_MS);
		const [one, other] = [await aPerson(world, { role: 'ADMIN' }), await aPerson(world, { role: 'SUPER_ADMIN' })];
		const grant = (grantedJod: string) => ({
			params,
			body: { items: [{ id: claim.items[0]?.id ?? '', grantedJod }], note: 'As recorded' },
		});
		const [first, second, withdrawn, accepted] = await Promise.all([
			one.browser.try(resolveClaim, grant('10')),
			other.browser.try(resolveClaim, grant('20')),
			trip.owner.browser.try(withdrawClaim, { params }),
			trip.renter.browser.try(acceptClaim, { params }),
			world.runJobs(),
		]);
		expect(accepted.status).toBe(409);
		expect([first, second, withdrawn].filter(({ status }) => status === 200)).toHaveLength(1);
		const { entries, refundedFils, ends } = await endsOf(trip, claim);
		expect([entries, ends.length]).toEqual([1, 1]);
		expect(refundedFils).toBe(first.status === 200 ? 96_500n : second.status === 200 ? 86_500n : 106_500n);
		await world.runJobs();
		const { rows } = await world.running.platform.pool.query(`SELECT id FROM alerts WHERE subject_id = $1 AND closed_at IS NULL`, [
			claim.id,
		]);
		expect(rows).toEqual([]);
	}
});

it('claimed twice and released at once: either one claim or none', async () => {
	for (let round = 0; round < ROUNDS; round += 1) {
		world.clock.moveTo(new Date('2031-03-02T07:00:00Z'));
		const trip = await aReturn(world);
		const [one, other] = [await aClaimBody(trip.owner), await aClaimBody(trip.owner)];
		const [released, ...claimed] = await Promise.all([
			trip.owner.browser.try(releaseDeposit, { params: trip.params }),
			trip.owner.browser.try(openClaim, { params: trip.params, body: one }),
			trip.owner.browser.try(openClaim, { params: trip.params, body: other }),
		]);
		const made = claimed.filter(({ status }) => status === 201).length;
		expect([released.status, made]).toEqual(released.status === 200 ? [200, 0] : [409, 1]);
	}
});
