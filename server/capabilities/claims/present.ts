/** A claim on the wire, as one person sees it. */
import type { Claim, ClaimAllocation, ClaimItem, ClaimSummary } from '#contract/claim-shapes.ts';
import { formatFils } from '#contract/money.ts';
import { ammanIso } from '#contract/time.ts';
import { needsDecision, readCaseParties, readTeamActs, sideOf } from '#server/capabilities/cases/index.ts';
import { depositInQuestion, readFineHold } from '#server/capabilities/settlements/index.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import type { Caller } from '#server/platform/http/route.ts';
import { actorOf, toClaimLifecycle } from './claim-guards.ts';
import { allocateClaim, allowedActions } from './rules.ts';
import { type ClaimRow, earlierClaims, type ItemRow, itemsOf, type PhotoRow, photosOf } from './sql.ts';
import { timelineOf } from './timeline.ts';

/** Throws CLAIM_NOT_FOUND for callers who are not a party. */
export async function presentClaim(platform: Platform, db: Queryable, row: ClaimRow, viewer: Caller): Promise<Claim> {
	const now = platform.clock.now();
	const actor = actorOf(row, viewer);
	const [summary] = await presentSummaries(db, [row], now);
	if (!summary) throw new Error(`claim ${row.id} has lost its car or one of its people`);
	const items = await itemsOf(db, row.id);
	const { id, bookingId, status, outcome, owner, renter, carTitle, carTitleAr, depositJod, openedAt, answerBy, decidedAt } = summary;
	return {
		...{ id, bookingId, status, outcome, owner, renter, carTitle, carTitleAr, depositJod, openedAt, answerBy, decidedAt },
		needsDecision: summary.needsDecision,
		side: sideOf(row, viewer.userId),
		note: row.note,
		items: items.map(presentItem),
		photos: (await photosOf(db, row.id)).map(presentPhoto),
		contestReason: row.contest_reason,
		decisionNote: row.decision_note,
		fineHoldJod: formatFils(await readFineHold(db, row.booking_id, now)),
		claimed: division(row.deposit_fils, row.claimed_fils),
		granted: presentGranted(row),
		excess: presentExcess(row),
		claimAgainUntil: await claimAgainUntil(platform, db, row),
		earlier: (await earlierClaims(db, row)).map(presentEarlier),
		timeline: await withMembers(db, row, timelineOf(row, items, now)),
		allowedActions: allowedActions(actor, toClaimLifecycle(row), now),
	};
}

/** What only the owner’s side does with a claim. */
const ownersActs = { OPENED: 'claim.opened', LINES_ADDED: 'claim.lines-added', WITHDRAWN: 'claim.withdrawn' } as const;

async function withMembers(db: Queryable, row: ClaimRow, events: Claim['timeline']): Promise<Claim['timeline']> {
	const actBy = await readTeamActs(db, { subject: 'claim', actions: Object.values(ownersActs), cases: [row] });
	const isOwners = (kind: string): kind is keyof typeof ownersActs => kind in ownersActs;
	return events.map((event) =>
		isOwners(event.kind) ? { ...event, ...actBy(row.id, [ownersActs[event.kind]], new Date(event.at)) } : event,
	);
}

async function claimAgainUntil(platform: Platform, db: Queryable, row: ClaimRow): Promise<string | null> {
	const { mayClaim, claimsUntil } = await depositInQuestion(platform, db, row.booking_id);
	if (!claimsUntil || platform.clock.now() >= claimsUntil || row.attempt > 1) return null;
	const isPossible = row.outcome === null || (row.outcome === 'WITHDRAWN' && mayClaim);
	return isPossible ? ammanIso(claimsUntil) : null;
}

const presentEarlier = (row: ClaimRow): Claim['earlier'][number] => ({
	id: row.id,
	claimedJod: formatFils(row.claimed_fils),
	decidedAt: row.decided_at && ammanIso(row.decided_at),
});

/** Reads the cars and people of all rows at once. */
export async function presentSummaries(db: Queryable, rows: readonly ClaimRow[], now: Date): Promise<ClaimSummary[]> {
	const partiesOf = await readCaseParties(db, rows);
	return rows.flatMap((row) => {
		const found = partiesOf(row);
		return found ? [summaryOf(row, found, now)] : [];
	});
}

type Around = Pick<ClaimSummary, 'carTitle' | 'carTitleAr' | 'owner' | 'renter'>;

function summaryOf(row: ClaimRow, around: Around, now: Date): ClaimSummary {
	const lifecycle = toClaimLifecycle(row);
	const { carTitle, carTitleAr, owner, renter } = around;
	return {
		id: row.id,
		bookingId: row.booking_id,
		status: lifecycle.status,
		outcome: row.outcome,
		needsDecision: needsDecision(lifecycle, now),
		...{ carTitle, carTitleAr, owner, renter },
		claimedJod: formatFils(row.claimed_fils),
		grantedJod: row.granted_fils === null ? null : formatFils(row.granted_fils),
		depositJod: formatFils(row.deposit_fils),
		unpaidExcessJod: lifecycle.excess === 'ASKED' ? formatFils(row.excess_fils) : null,
		openedAt: ammanIso(row.opened_at),
		answerBy: ammanIso(row.answer_by),
		decidedAt: row.decided_at && ammanIso(row.decided_at),
	};
}

function presentItem(row: ItemRow): ClaimItem {
	const { record_quantity: quantity, record_rate_fils: rateFils, record_fils: fils } = row;
	return {
		id: row.id,
		type: row.type,
		description: row.description,
		amountJod: formatFils(row.amount_fils),
		record:
			quantity === null || rateFils === null || fils === null
				? null
				: { quantity, rateJod: formatFils(rateFils), amountJod: formatFils(fils) },
		grantedJod: row.granted_fils === null ? null : formatFils(row.granted_fils),
	};
}

const presentPhoto = (row: PhotoRow): Claim['photos'][number] => ({
	side: row.side,
	url: `/objects/claims/${row.object_id}`,
	sha256: row.original_sha256.toString('hex'),
});

function division(depositFils: bigint, totalFils: bigint): ClaimAllocation {
	const divided = allocateClaim(depositFils, totalFils);
	return {
		totalJod: formatFils(divided.totalFils),
		fromDepositJod: formatFils(divided.fromDepositFils),
		depositBackJod: formatFils(divided.depositBackFils),
		excessJod: formatFils(divided.excessFils),
	};
}

/** As the settlement allocated it: the renter's bank may have taken the deposit before. */
function presentGranted(row: ClaimRow): ClaimAllocation | null {
	if (row.granted_fils === null || row.from_deposit_fils === null) return null;
	return {
		totalJod: formatFils(row.granted_fils),
		fromDepositJod: formatFils(row.from_deposit_fils),
		depositBackJod: formatFils(row.deposit_fils - row.from_deposit_fils),
		excessJod: formatFils(row.excess_fils),
	};
}

function presentExcess(row: ClaimRow): Claim['excess'] {
	if (row.excess_fils === 0n || !row.decided_at) return null;
	return {
		amountJod: formatFils(row.excess_fils),
		askedAt: ammanIso(row.decided_at),
		paidAt: row.excess_paid_at && ammanIso(row.excess_paid_at),
		writtenOffAt: row.excess_written_off_at && ammanIso(row.excess_written_off_at),
		writeOffNote: row.excess_write_off_note,
	};
}
