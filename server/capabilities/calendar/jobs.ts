/** Job declaration of calendars; the handler is registered separately. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Every half hour, for each external calendar. */
export const pollSource = job('calendar.poll-source', z.object({ sourceId: z.uuid() }));
