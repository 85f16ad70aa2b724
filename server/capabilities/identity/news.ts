/** What identity tells others. */
import * as z from 'zod';
import { topic } from '#server/platform/jobs/news.ts';

/** From now on this person makes no bookings and takes none; `by` is who decided it. */
export const personSuspended = topic('person-suspended', z.object({ userId: z.uuid(), by: z.uuid() }));
export const personRestored = topic('person-restored', z.object({ userId: z.uuid() }));
