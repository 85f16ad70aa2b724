/** Common start of every claim action: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { ClaimAction, ClaimSide } from '#contract/claim-shapes.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type Actor, type ClaimLifecycle, refusalOf } from './rules.ts';
import { type ClaimRow, claimById } from './sql.ts';

export const toClaimLifecycle = (row: ClaimRow): ClaimLifecycle => ({
	status: row.status,
	answerBy: row.answer_by,
	excess: excessOf(row),
});

function excessOf(row: ClaimRow): ClaimLifecycle['excess'] {
	if (row.excess_fils === 0n) return 'NONE';
	if (row.excess_paid_at) return 'PAID';
	return row.excess_written_off_at ? 'WRITTEN_OFF' : 'ASKED';
}

export function sideOf(row: Pick<ClaimRow, 'owner_id' | 'renter_id'>, userId: string): ClaimSide | null {
	if (row.owner_id === userId) return 'OWNER';
	return row.renter_id === userId ? 'RENTER' : null;
}

/** Throws CLAIM_NOT_FOUND for callers who are not a party. */
export function actorOf(row: ClaimRow, caller: Caller): Actor {
	const side = sideOf(row, caller.userId);
	if (side) return side;
	if (isAdmin(caller)) return 'ADMIN';
	throw refuse('CLAIM_NOT_FOUND');
}

/** Throws CLAIM_NOT_FOUND, or the reason why the action is not allowed. Checks without a lock; the check under the lock is final. */
export async function assertClaimAction(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	id: string,
	action: ClaimAction,
): Promise<ClaimRow> {
	const row = await claimById(db, id);
	if (!row) throw refuse('CLAIM_NOT_FOUND');
	const refusal = refusalOf(action, actorOf(row, caller), toClaimLifecycle(row), platform.clock.now());
	if (refusal) throw refuse(refusal);
	return row;
}

/** The same check, holding the booking's lock until the transaction ends. */
export async function lockClaimForAction(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	id: string,
	action: ClaimAction,
): Promise<ClaimRow> {
	await lockClaim(tx, id);
	return assertClaimAction(platform, tx, caller, id, action);
}

/** Reads the claim after taking the booking's lock. */
export async function lockClaim(tx: Transaction, id: string): Promise<ClaimRow | undefined> {
	const found = await claimById(tx, id);
	if (!found) return undefined;
	await lockBooking(tx, found.booking_id);
	return claimById(tx, id);
}
