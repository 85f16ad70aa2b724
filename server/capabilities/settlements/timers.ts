/** The jobs of settlements, by name; what they do stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** At the end of the owner's time to claim. */
export const closeClaimWindow = job('settlements.close-claim-window', z.object({ bookingId: z.uuid() }));
/** Those whose own timer was lost, or never set. */
export const closeOverdueWindows = job('settlements.close-overdue-windows', z.unknown());
