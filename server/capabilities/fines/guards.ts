/** Common start of every action on a fine: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { ClaimSide } from '#contract/claim-shapes.ts';
import type { FineAction } from '#contract/fines.ts';
import { lockBooking } from '#server/capabilities/bookings/index.ts';
import { refuse } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import type { Queryable, Transaction } from '#server/platform/database/pool.ts';
import { type Caller, isAdmin } from '#server/platform/http/route.ts';
import { type Actor, type FineLifecycle, type HoldAmounts, type HoldLifecycle, refusalOf } from './rules.ts';
import { type FineRow, fineById, type HoldRow, holdOfBooking } from './sql.ts';

export const amountsOf = (hold: HoldRow): HoldAmounts => ({
	heldFils: hold.held_fils,
	chargedFils: hold.charged_fils,
	releasedFils: hold.released_fils,
});

export const toHoldLifecycle = (hold: HoldRow): HoldLifecycle => ({ until: hold.until, endedAt: hold.ended_at });
export const toFineLifecycle = (fine: FineRow): FineLifecycle => ({ status: fine.status, answerBy: fine.answer_by });

export function sideOf(row: { owner_id: string; renter_id: string }, userId: string): ClaimSide | null {
	if (row.owner_id === userId) return 'OWNER';
	return row.renter_id === userId ? 'RENTER' : null;
}

/** Throws FINE_NOT_FOUND for callers who are not a party. */
export function actorOf(hold: HoldRow, caller: Caller): Actor {
	const side = sideOf(hold, caller.userId);
	if (side) return side;
	if (isAdmin(caller)) return 'ADMIN';
	throw refuse('FINE_NOT_FOUND');
}

export type FineOfHold = { fine: FineRow; hold: HoldRow };

export async function fineWithHold(db: Queryable, id: string): Promise<FineOfHold | undefined> {
	const fine = await fineById(db, id);
	const hold = fine && (await holdOfBooking(db, fine.booking_id));
	return fine && hold && { fine, hold };
}

/** Reads the fine after taking the booking's lock. */
export async function lockFine(tx: Transaction, id: string): Promise<FineOfHold | undefined> {
	const found = await fineById(tx, id);
	if (!found) return undefined;
	await lockBooking(tx, found.booking_id);
	return fineWithHold(tx, id);
}

/** Throws FINE_NOT_FOUND, or the reason why the action is not allowed. Holds the booking's lock until the transaction ends. */
export async function lockFineForAction(
	platform: Platform,
	tx: Transaction,
	caller: Caller,
	{ id, action }: { id: string; action: FineAction },
): Promise<FineOfHold> {
	const locked = await lockFine(tx, id);
	if (!locked) throw refuse('FINE_NOT_FOUND');
	const refusal = refusalOf(action, actorOf(locked.hold, caller), toFineLifecycle(locked.fine), platform.clock.now());
	if (refusal) throw refuse(refusal);
	return locked;
}
