/** The jobs of settlements, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import type { Transaction } from '#server/platform/database/pool.ts';
import { enqueue, job } from '#server/platform/jobs/jobs.ts';

/** At the end of the owner's time to claim. */
export const closeClaimWindow = job('settlements.close-claim-window', z.object({ bookingId: z.uuid() }));
/** Those whose own timer was lost, or never set. */
export const closeOverdueWindows = job('settlements.close-overdue-windows', z.unknown());

/** Takes the place of the booking's timer that was set before. */
export const setClaimTimer = (tx: Transaction, bookingId: string, claimsUntil: Date): Promise<void> =>
	enqueue(tx, closeClaimWindow, { bookingId }, { runAt: claimsUntil, key: `close-claim-window-${bookingId}` });
