/** Job declarations of settlements; the handlers are registered separately. */
import * as z from 'zod';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';

/** At the end of the claim window. */
export const closeClaimWindow = job('settlements.close-claim-window', z.object({ bookingId: z.uuid() }));
/** Catches settlements whose own timer was lost or never set. */
export const closeOverdueWindows = job('settlements.close-overdue-windows', z.unknown());

/** Replaces the booking's earlier timer. */
export const setClaimTimer = (tx: Transaction, bookingId: string, claimsUntil: Date): Promise<void> =>
	enqueue(tx, closeClaimWindow, { bookingId }, { runAt: claimsUntil, key: `close-claim-window-${bookingId}` });
