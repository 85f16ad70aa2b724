/** Ends a claim with any outcome: each line is granted or not, the settlement allocates the deposit, and the excess is requested from the renter. */
import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { resumeClaimWindow, settleClaim } from '#server/capabilities/settlements/index.ts';
import { closeAlert } from '#server/platform/context/alerts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { toEventPayload } from './event-payload.ts';
import { claimDecided } from './events.ts';
import { remindExcess } from './jobs.ts';
import { REMIND_EXCESS_AFTER_MS, statusAfter } from './rules.ts';
import { type ClaimRow, changeClaim, grantItem, type ItemRow, itemsOf } from './sql.ts';

export type Decision = {
	outcome: ClaimOutcome;
	actorId: string;
	/** Amount granted for a line, in fils: between zero and the claimed amount. */
	grant(item: ItemRow): bigint;
	note?: string;
};

/** Call under the booking's lock. */
export async function decideClaim(platform: Platform, tx: Transaction, claim: ClaimRow, decision: Decision): Promise<ClaimRow> {
	const granted = (await itemsOf(tx, claim.id)).map((item) => ({ item, fils: decision.grant(item) }));
	for (const { item, fils } of granted) await grantItem(tx, item.id, fils);
	const { actorId, outcome, note } = decision;
	const ofSettlement = { bookingId: claim.booking_id, claimId: claim.id, actorId };
	// After the last withdrawal no further claim is possible, so the deposit is released.
	const resumed = outcome === 'WITHDRAWN' && claim.attempt === 1 && (await resumeClaimWindow(platform, tx, ofSettlement));
	const divided = resumed
		? { capturedFils: 0n, excessFils: 0n, heldForFinesFils: 0n }
		: await settleClaim(platform, tx, {
				...ofSettlement,
				deductions: granted.filter(({ fils }) => fils > 0n).map(({ item, fils }) => ({ type: item.type, amountFils: fils })),
			});
	const now = platform.clock.now();
	const decided = await changeClaim(tx, claim.id, {
		status: statusAfter[outcome],
		outcome,
		decided_at: now,
		decided_by: actorId,
		decision_note: note ?? null,
		granted_fils: divided.capturedFils + divided.excessFils,
		from_deposit_fils: divided.capturedFils,
		excess_fils: divided.excessFils,
	});
	await audit(platform, tx, {
		actorId,
		action: `claim.${lowerCase(outcome)}`,
		subject: 'claim',
		subjectId: claim.id,
		before: { status: claim.status },
		after: {
			status: decided.status,
			grantedJod: formatFils(divided.capturedFils + divided.excessFils),
			excessJod: formatFils(divided.excessFils),
			items: granted.map(({ item, fils }) => ({ type: item.type, claimedJod: formatFils(item.amount_fils), grantedJod: formatFils(fils) })),
			note: note ?? null,
		},
	});
	await closeAlert(platform, tx, { kind: 'CLAIM_CONTESTED', subjectId: claim.id, actorId });
	await platform.events.publish(platform, tx, claimDecided, {
		...(await toEventPayload(tx, decided)),
		depositBackJod: formatFils(decided.deposit_fils - divided.capturedFils - divided.heldForFinesFils),
		outcome,
		depositHeldUntil: resumed ? ammanIso(resumed) : null,
	});
	if (divided.excessFils > 0n) {
		const runAt = new Date(now.getTime() + REMIND_EXCESS_AFTER_MS);
		await enqueue(tx, remindExcess, { claimId: claim.id }, { runAt, key: `claim-excess-${claim.id}` });
	}
	return decided;
}
