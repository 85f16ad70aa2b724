/** A renter's claim on the wire, as one person sees it. */
import { formatFils } from '#contract/money.ts';
import type { RenterClaim, RenterClaimSummary, RenterClaimSums } from '#contract/renter-claim-shapes.ts';
import { ammanIso } from '#contract/time.ts';
import { needsDecision, readCaseParties, readTeamActs, sideOf } from '#server/capabilities/cases/index.ts';
import { settlementForRenter } from '#server/capabilities/settlements/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { actorOf, toLifecycle } from './guards.ts';
import { allowedActions, type Rental, type Sums, sumsOf } from './rules.ts';
import { linesOf, photosOf, type RenterClaimRow } from './sql.ts';

const ownersAnswers = ['renter-claim.accepted', 'renter-claim.contested'] as const;

/** Throws RENTER_CLAIM_NOT_FOUND for callers who are not a party. */
export async function presentRenterClaim(platform: Platform, db: Queryable, row: RenterClaimRow, viewer: Caller): Promise<RenterClaim> {
	const now = platform.clock.now();
	const actor = actorOf(row, viewer);
	const [summary] = await presentSummaries(db, [row], now);
	if (!summary) throw new Error(`claim ${row.id} of a renter has lost its car or one of its people`);
	const lines = await linesOf(db, row.id);
	const rental = await settlementForRenter(platform, db, row.booking_id);
	const actBy = await readTeamActs(db, { subject: 'renter-claim', actions: ownersAnswers, cases: [row] });
	const { by: answeredBy } = actBy(row.id, ownersAnswers);
	const sums = (fils: (line: (typeof lines)[number]) => bigint) =>
		actor === 'RENTER'
			? null
			: presentSums(
					sumsOf(
						lines.map((line) => ({ kind: line.kind, fils: fils(line) })),
						rental,
					),
					rental,
				);
	return {
		...summary,
		side: sideOf(row, viewer.userId),
		lines: lines.map((line) => ({
			id: line.id,
			kind: line.kind,
			amountJod: formatFils(line.amount_fils),
			grantedJod: line.granted_fils === null ? null : formatFils(line.granted_fils),
		})),
		reason: row.reason,
		photos: (await photosOf(db, row.id)).map((photo) => ({
			side: photo.side,
			url: `/objects/renter-claims/${photo.object_id}`,
			sha256: photo.original_sha256.toString('hex'),
		})),
		contestReason: row.contest_reason,
		...(answeredBy && { answeredBy }),
		decisionNote: row.decision_note,
		claimed: sums((line) => line.amount_fils),
		granted: row.outcome === null ? null : sums((line) => line.granted_fils ?? 0n),
		allowedActions: allowedActions(actor, toLifecycle(row), now),
	};
}

export const presentSums = ({ refundFils, feeFils, ownerFils }: Sums, { totalFils, platformFeeFils }: Rental): RenterClaimSums => ({
	refundJod: formatFils(refundFils),
	ownerBearsJod: formatFils(ownerFils),
	platformBearsJod: formatFils(feeFils),
	ownerKeepsJod: formatFils(totalFils - platformFeeFils - ownerFils),
});

/** Reads the cars and people of all rows at once. */
export async function presentSummaries(db: Queryable, rows: readonly RenterClaimRow[], now: Date): Promise<RenterClaimSummary[]> {
	const partiesOf = await readCaseParties(db, rows);
	return rows.flatMap((row) => {
		const found = partiesOf(row);
		if (!found) return [];
		return [
			{
				id: row.id,
				bookingId: row.booking_id,
				status: row.status,
				outcome: row.outcome,
				needsDecision: needsDecision(toLifecycle(row), now),
				owner: found.owner,
				renter: found.renter,
				carTitle: found.carTitle,
				carTitleAr: found.carTitleAr,
				claimedJod: formatFils(row.claimed_fils),
				grantedJod: row.granted_fils === null ? null : formatFils(row.granted_fils),
				openedAt: ammanIso(row.opened_at),
				answerBy: ammanIso(row.answer_by),
				decidedAt: row.decided_at && ammanIso(row.decided_at),
			},
		];
	});
}
