/** What identity tells others. */
import * as z from 'zod';
import { defineEvent } from '#server/platform/events/event-bus.ts';

/** From now on this person makes no bookings and takes none; `by` is who decided it. */
export const userSuspended = defineEvent('person-suspended', z.object({ userId: z.uuid(), by: z.uuid() }));
export const userReinstated = defineEvent('person-restored', z.object({ userId: z.uuid() }));
