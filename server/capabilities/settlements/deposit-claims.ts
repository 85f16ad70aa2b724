/** Effects of a claim on its settlement: holds it back, disputes it, and finally allocates the deposit. For the claims capability, under the booking's lock. */
import type { AuditAction } from '#contract/audit.ts';
import { setDepositStatus } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import { audit } from '#server/platform/context/audit.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { calculateSettlement } from './close-deposit.ts';
import { setClaimTimer } from './jobs.ts';
import type { Deduction, DepositAllocation } from './rules.ts';
import { changeSettlement, type SettlementRow, settlementOfBooking } from './sql.ts';

type Claim = { bookingId: string; claimId: string; actorId: string };

/** Throws CLAIM_WINDOW_CLOSED if the deposit is closed, the window has passed, or there was a claim before. */
export async function holdDepositForClaim(platform: Platform, tx: Transaction, claim: Claim): Promise<void> {
	const row = await settlementOfBooking(tx, claim.bookingId);
	if (!row || !canBeClaimed(row, platform.clock.now())) throw refuse('CLAIM_WINDOW_CLOSED');
	await setDepositStatus(tx, claim.bookingId, { deposit_due_at: null });
	await change(platform, tx, row, claim.actorId, 'settlement.held-back', { claim_id: claim.claimId, claim_is_open: true });
}

export type DepositClaimability = { mayClaim: boolean; claimsUntil: Date | null; depositFils: bigint };

/** Whether the owner may claim now, until when, and against which amount. Nothing before the return. */
export async function depositInQuestion(platform: Platform, db: Queryable, bookingId: string): Promise<DepositClaimability> {
	const row = await settlementOfBooking(db, bookingId);
	if (!row) return { mayClaim: false, claimsUntil: null, depositFils: 0n };
	return { mayClaim: canBeClaimed(row, platform.clock.now()), claimsUntil: row.claims_until, depositFils: row.deposit_held_fils };
}

const canBeClaimed = (row: SettlementRow, now: Date): boolean =>
	row.status === 'PENDING' && row.deposit_status === 'held' && row.claim_id === null && now < row.claims_until;

/** The renter contests the claim: DISPUTED until an admin decides. */
export async function disputeForClaim(platform: Platform, tx: Transaction, claim: Claim): Promise<void> {
	await change(platform, tx, await ofClaim(tx, claim), claim.actorId, 'settlement.disputed', {
		status: 'DISPUTED',
		claim_is_contested: true,
	});
}

/**
 * The claim was withdrawn while another one may still be opened: the deposit stays held until the end of the claim window, which is returned. Null if
 * the window or the deposit is closed.
 */
export async function resumeClaimWindow(platform: Platform, tx: Transaction, claim: Claim): Promise<Date | null> {
	const row = await ofClaim(tx, claim);
	if (row.deposit_status !== 'held' || platform.clock.now() >= row.claims_until) return null;
	await setDepositStatus(tx, claim.bookingId, { deposit_due_at: row.claims_until });
	await setClaimTimer(tx, claim.bookingId, row.claims_until);
	await change(platform, tx, row, claim.actorId, 'settlement.claims-resumed', {
		status: 'PENDING',
		claim_id: null,
		claim_is_open: false,
		claim_is_contested: false,
	});
	return row.claims_until;
}

/** The claim is decided: `deductions` are taken from the deposit as far as it covers them; the rest is the excess. */
export async function settleClaim(
	platform: Platform,
	tx: Transaction,
	claim: Omit<Claim, 'actorId'> & { actorId: string | null; deductions: readonly Deduction[] },
): Promise<DepositAllocation & { heldForFinesFils: bigint }> {
	const row = await ofClaim(tx, claim);
	const { divided, heldForFinesFils } = await calculateSettlement(platform, tx, row, {
		deductions: claim.deductions,
		actorId: claim.actorId,
	});
	return { ...divided, heldForFinesFils };
}

async function ofClaim(tx: Transaction, { bookingId, claimId }: { bookingId: string; claimId: string }): Promise<SettlementRow> {
	const row = await settlementOfBooking(tx, bookingId);
	if (row?.claim_id !== claimId || !row.claim_is_open) throw new Error(`claim ${claimId} does not hold back a settlement`);
	return row;
}

async function change(
	platform: Platform,
	tx: Transaction,
	row: SettlementRow,
	actorId: string,
	action: AuditAction,
	next: Parameters<typeof changeSettlement>[2],
): Promise<void> {
	const changed = await changeSettlement(tx, row.id, next);
	const toAudited = ({ status, claim_id }: SettlementRow) => ({ status, claimId: claim_id });
	await audit(platform, tx, {
		actorId,
		action,
		subject: 'settlement',
		subjectId: row.id,
		before: toAudited(row),
		after: toAudited(changed),
	});
}
