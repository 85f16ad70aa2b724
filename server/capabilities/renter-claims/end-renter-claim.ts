/** Ends a renter's claim with any outcome: each line is granted or not, the refund is sent, and the owner's settlement continues. */
import type { ClaimOutcome } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { refundRenterClaim } from '#server/capabilities/payments/index.ts';
import { closeRenterClaim, settlementForRenter } from '#server/capabilities/settlements/index.ts';
import { closeAlert } from '#server/platform/context/alerts.ts';
import { audit, lowerCase } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Transaction } from '#server/platform/database/pool.ts';
import { toEventPayload } from './event-payload.ts';
import { renterClaimDecided } from './events.ts';
import { statusAfter, sumsOf } from './rules.ts';
import { changeRenterClaim, grantLine, type LineRow, linesOf, type RenterClaimRow } from './sql.ts';

type Ending = {
	outcome: ClaimOutcome;
	actorId: string;
	/** Amount granted for a line, in fils: between zero and the claimed amount. */
	grant(line: LineRow): bigint;
	note?: string;
};

/** Call under the booking's lock. */
export async function endRenterClaim(platform: Platform, tx: Transaction, claim: RenterClaimRow, ending: Ending): Promise<RenterClaimRow> {
	const { actorId, outcome, note } = ending;
	const granted = (await linesOf(tx, claim.id)).map((line) => ({ line, kind: line.kind, fils: ending.grant(line) }));
	for (const { line, fils } of granted) await grantLine(tx, line.id, fils);
	const sums = sumsOf(granted, await settlementForRenter(platform, tx, claim.booking_id));
	const refund = { fils: sums.refundFils, feeFils: sums.feeFils };
	const ended = await changeRenterClaim(tx, claim.id, {
		status: statusAfter[outcome],
		outcome,
		decided_at: platform.clock.now(),
		decided_by: actorId,
		decision_note: note ?? null,
		granted_fils: refund.fils,
		fee_fils: refund.feeFils,
	});
	await refundRenterClaim(platform, tx, claim.booking_id, { claimId: claim.id, ownerId: claim.owner_id, ...refund });
	await closeRenterClaim(platform, tx, { bookingId: claim.booking_id, claimId: claim.id, actorId }, refund);
	await audit(platform, tx, {
		actorId,
		action: `renter-claim.${lowerCase(outcome)}`,
		subject: 'renter-claim',
		subjectId: claim.id,
		before: { status: claim.status },
		after: {
			status: ended.status,
			grantedJod: formatFils(refund.fils),
			items: granted.map(({ line, fils }) => ({ type: line.kind, claimedJod: formatFils(line.amount_fils), grantedJod: formatFils(fils) })),
			note: note ?? null,
		},
	});
	await closeAlert(platform, tx, { kind: 'CLAIM_CONTESTED', subjectId: claim.id, actorId });
	await platform.events.publish(platform, tx, renterClaimDecided, { ...(await toEventPayload(tx, ended)), outcome });
	return ended;
}
