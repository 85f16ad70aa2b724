/** Common start of every action on a renter's claim: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { ClaimSide } from '#contract/claim-shapes.ts';
import type { RenterClaimAction } from '#contract/renter-claim-shapes.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type Actor, type Lifecycle, refusalOf } from './rules.ts';
import { type RenterClaimRow, renterClaimById } from './sql.ts';

export const toLifecycle = (row: RenterClaimRow): Lifecycle => ({ status: row.status, answerBy: row.answer_by });

export function sideOf(row: Pick<RenterClaimRow, 'owner_id' | 'renter_id'>, userId: string): ClaimSide | null {
	if (row.owner_id === userId) return 'OWNER';
	return row.renter_id === userId ? 'RENTER' : null;
}

/** Throws RENTER_CLAIM_NOT_FOUND for callers who are not a party. */
export function actorOf(row: RenterClaimRow, caller: Caller): Actor {
	const side = sideOf(row, caller.userId);
	if (side) return side;
	if (isAdmin(caller)) return 'ADMIN';
	throw refuse('RENTER_CLAIM_NOT_FOUND');
}

/** Throws RENTER_CLAIM_NOT_FOUND, or the reason why the action is not allowed. Checks without a lock; the check under the lock is final. */
export async function assertAction(
	platform: Platform,
	db: Queryable,
	caller: Caller,
	id: string,
	action: RenterClaimAction,
): Promise<RenterClaimRow> {
	const row = await renterClaimById(db, id);
	if (!row) throw refuse('RENTER_CLAIM_NOT_FOUND');
	const refusal = refusalOf(action, actorOf(row, caller), toLifecycle(row), platform.clock.now());
	if (refusal) throw refuse(refusal);
	return row;
}

/** The same check, holding the booking's lock until the transaction ends. */
export async function lockForAction(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	id: string,
	action: RenterClaimAction,
): Promise<RenterClaimRow> {
	await lockRenterClaim(tx, id);
	return assertAction(platform, tx, caller, id, action);
}

/** Reads the claim after taking the booking's lock. */
export async function lockRenterClaim(tx: Transaction, id: string): Promise<RenterClaimRow | undefined> {
	const found = await renterClaimById(tx, id);
	if (!found) return undefined;
	await lockBooking(tx, found.booking_id);
	return renterClaimById(tx, id);
}
