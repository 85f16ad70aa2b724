/** The job of calendars, by name; what it does stands in jobs.ts. */
import * as z from 'zod';
import { job } from '#server/platform/jobs/jobs.ts';

/** Every half hour, for each calendar that is brought in. */
export const pollSource = job('calendar.poll-source', z.object({ sourceId: z.uuid() }));
