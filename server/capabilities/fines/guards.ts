/** Common start of every action on a fine: who the caller is, the booking's lock, and whether the action is allowed now. */
import type { FineAction } from '#contract/fines.ts';
import { caseGuards, casePhotos } from '#server/capabilities/cases/index.ts';
import type { Queryable } from '#server/platform/database/pool.ts';
import { type FineLifecycle, type HoldAmounts, type HoldLifecycle, refusalOf } from './rules.ts';
import { type FineRow, fineById, type HoldRow, holdOfBooking, holdOfPhoto } from './sql.ts';

export const amountsOf = (hold: HoldRow): HoldAmounts => ({
	heldFils: hold.held_fils,
	chargedFils: hold.charged_fils,
	releasedFils: hold.released_fils,
});

export const toHoldLifecycle = (hold: HoldRow): HoldLifecycle => ({ until: hold.until, endedAt: hold.ended_at });
export const toFineLifecycle = (fine: FineRow): FineLifecycle => ({ status: fine.status, answerBy: fine.answer_by });

export type FineOfHold = { fine: FineRow; hold: HoldRow };

async function fineWithHold(db: Queryable, id: string): Promise<FineOfHold | undefined> {
	const fine = await fineById(db, id);
	const hold = fine && (await holdOfBooking(db, fine.booking_id));
	return fine && hold && { fine, hold };
}

export const { lock: lockFine, lockForAction: lockFineForAction } = caseGuards<FineOfHold, FineAction>({
	notFound: 'FINE_NOT_FOUND',
	read: fineWithHold,
	partiesOf: ({ hold }) => hold,
	refusalOf: (action, actor, { fine }, now) => refusalOf(action, actor, toFineLifecycle(fine), now),
});

/** Photos of the police's tickets. */
export const { readPhoto, discard: discardUnusedPhotos } = casePhotos('FINE_PHOTO', holdOfPhoto);
